# Tigers in the Mist

## Units: the name as the counter prints it, formation first, without an article

tigers-g-326-751 = 326/751
    .the = 326/751
    .this = 326/751
tigers-g-326-752 = 326/752
    .the = 326/752
    .this = 326/752
tigers-g-326-753 = 326/753
    .the = 326/753
    .this = 326/753
tigers-g-272-980 = 272/980
    .the = 272/980
    .this = 272/980
tigers-g-272-981 = 272/981
    .the = 272/981
    .this = 272/981
tigers-g-272-982 = 272/982
    .the = 272/982
    .this = 272/982
tigers-g-277-989 = 277/989
    .the = 277/989
    .this = 277/989
tigers-g-277-990 = 277/990
    .the = 277/990
    .this = 277/990
tigers-g-277-991 = 277/991
    .the = 277/991
    .this = 277/991
tigers-g-12vg-27 = 12/27
    .the = 12/27
    .this = 12/27
tigers-g-12vg-48 = 12/48
    .the = 12/48
    .this = 12/48
tigers-g-12vg-89 = 12/89
    .the = 12/89
    .this = 12/89
tigers-g-3fj-5 = 3FJ/5
    .the = 3FJ/5
    .this = 3FJ/5
tigers-g-3fj-8 = 3FJ/8
    .the = 3FJ/8
    .this = 3FJ/8
tigers-g-3fj-9 = 3FJ/9
    .the = 3FJ/9
    .this = 3FJ/9
tigers-g-1ss-pz = 1SS/1 Pz
    .the = 1SS/1 Pz
    .this = 1SS/1 Pz
tigers-g-1ss-1 = 1SS/1
    .the = 1SS/1
    .this = 1SS/1
tigers-g-1ss-2 = 1SS/2
    .the = 1SS/2
    .this = 1SS/2
tigers-g-501ss = 501SS
    .the = 501SS
    .this = 501SS
tigers-g-12ss-pz = 12SS/12 Pz
    .the = 12SS/12 Pz
    .this = 12SS/12 Pz
tigers-g-12ss-25 = 12SS/25
    .the = 12SS/25
    .this = 12SS/25
tigers-g-12ss-26 = 12SS/26
    .the = 12SS/26
    .this = 12SS/26
tigers-g-12ss-eng = 12SS Eng
    .the = 12SS Eng
    .this = 12SS Eng
tigers-g-18-294 = 18/294
    .the = 18/294
    .this = 18/294
tigers-g-18-295 = 18/295
    .the = 18/295
    .this = 18/295
tigers-g-18-293 = 18/293
    .the = 18/293
    .this = 18/293
tigers-g-244 = 244 StG
    .the = 244 StG
    .this = 244 StG
tigers-g-62-164 = 62/164
    .the = 62/164
    .this = 62/164
tigers-g-62-183 = 62/183
    .the = 62/183
    .this = 62/183
tigers-g-62-190 = 62/190
    .the = 62/190
    .this = 62/190
tigers-g-lviii-flak = LVIII/1 Flak
    .the = LVIII/1 Flak
    .this = LVIII/1 Flak
tigers-g-560-1128 = 560/1128
    .the = 560/1128
    .this = 560/1128
tigers-g-560-1130 = 560/1130
    .the = 560/1130
    .this = 560/1130
tigers-g-560-1129 = 560/1129
    .the = 560/1129
    .this = 560/1129
tigers-g-207 = 207 Eng
    .the = 207 Eng
    .this = 207 Eng
tigers-g-116-pz = 116/16 Pz
    .the = 116/16 Pz
    .this = 116/16 Pz
tigers-g-116-60 = 116/60
    .the = 116/60
    .this = 116/60
tigers-g-116-156 = 116/156
    .the = 116/156
    .this = 116/156
tigers-g-182 = 182 Flak
    .the = 182 Flak
    .this = 182 Flak
tigers-g-2-pz = 2/3 Pz
    .the = 2/3 Pz
    .this = 2/3 Pz
tigers-g-2-2 = 2/2
    .the = 2/2
    .this = 2/2
tigers-g-2-304 = 2/304
    .the = 2/304
    .this = 2/304
tigers-g-600 = 600 Eng
    .the = 600 Eng
    .this = 600 Eng
tigers-g-26-39 = 26/39
    .the = 26/39
    .this = 26/39
tigers-g-26-77 = 26/77
    .the = 26/77
    .this = 26/77
tigers-g-26-78 = 26/78
    .the = 26/78
    .this = 26/78
tigers-g-47-1 = 47-1 Eng
    .the = 47-1 Eng
    .this = 47-1 Eng
tigers-g-lehr-pz = Lehr/130 Pz
    .the = Lehr/130 Pz
    .this = Lehr/130 Pz
tigers-g-lehr-901 = Lehr/901
    .the = Lehr/901
    .this = Lehr/901
tigers-g-lehr-902 = Lehr/902
    .the = Lehr/902
    .this = Lehr/902
tigers-g-5fj-13 = 5FJ/13
    .the = 5FJ/13
    .this = 5FJ/13
tigers-g-5fj-14 = 5FJ/14
    .the = 5FJ/14
    .this = 5FJ/14
tigers-g-5fj-15 = 5FJ/15
    .the = 5FJ/15
    .this = 5FJ/15
tigers-g-352-914 = 352/914
    .the = 352/914
    .this = 352/914
tigers-g-352-915 = 352/915
    .the = 352/915
    .this = 352/915
tigers-g-352-916 = 352/916
    .the = 352/916
    .this = 352/916
tigers-g-276-986 = 276/986
    .the = 276/986
    .this = 276/986
tigers-g-47-2 = 47-2 Eng
    .the = 47-2 Eng
    .this = 47-2 Eng
tigers-g-276-987 = 276/987
    .the = 276/987
    .this = 276/987
tigers-g-276-988 = 276/988
    .the = 276/988
    .this = 276/988
tigers-g-7a-pzjgr = 7A PzJgr
    .the = 7A PzJgr
    .this = 7A PzJgr
tigers-g-212-320 = 212/320
    .the = 212/320
    .this = 212/320
tigers-g-212-423 = 212/423
    .the = 212/423
    .this = 212/423
tigers-g-605 = 605 Eng
    .the = 605 Eng
    .this = 605 Eng
tigers-g-44 = 44 MG
    .the = 44 MG
    .this = 44 MG
tigers-g-212-316 = 212/316
    .the = 212/316
    .this = 212/316
tigers-g-7a-flak = 7A/15 Flak
    .the = 7A/15 Flak
    .this = 7A/15 Flak
tigers-g-614 = 614 JgPz
    .the = 614 JgPz
    .this = 614 JgPz
tigers-g-653 = 653 JgPz
    .the = 653 JgPz
    .this = 653 JgPz
tigers-g-669 = 669 Ost
    .the = 669 Ost
    .this = 669 Ost
tigers-g-fbb-pz = FBB Pz
    .the = FBB Pz
    .this = FBB Pz
tigers-g-fbb-gr = FBB Gr
    .the = FBB Gr
    .this = FBB Gr
tigers-g-2ss-pz = 2SS/2 Pz
    .the = 2SS/2 Pz
    .this = 2SS/2 Pz
tigers-g-2ss-3 = 2SS/3
    .the = 2SS/3
    .this = 2SS/3
tigers-g-2ss-4 = 2SS/4
    .the = 2SS/4
    .this = 2SS/4
tigers-g-9ss-pz = 9SS/9 Pz
    .the = 9SS/9 Pz
    .this = 9SS/9 Pz
tigers-g-9ss-19 = 9SS/19
    .the = 9SS/19
    .this = 9SS/19
tigers-g-9ss-20 = 9SS/20
    .the = 9SS/20
    .this = 9SS/20
tigers-g-10ss-pz = 10SS/10 Pz
    .the = 10SS/10 Pz
    .this = 10SS/10 Pz
tigers-g-10ss-21 = 10SS/21
    .the = 10SS/21
    .this = 10SS/21
tigers-g-10ss-22 = 10SS/22
    .the = 10SS/22
    .this = 10SS/22
tigers-g-11-pz = 11/15 Pz
    .the = 11/15 Pz
    .this = 11/15 Pz
tigers-g-11-110 = 11/110
    .the = 11/110
    .this = 11/110
tigers-g-11-111 = 11/111
    .the = 11/111
    .this = 11/111
tigers-g-3pg-103 = 3PG/103
    .the = 3PG/103
    .this = 3PG/103
tigers-g-3pg-8 = 3PG/8
    .the = 3PG/8
    .this = 3PG/8
tigers-g-3pg-29 = 3PG/29
    .the = 3PG/29
    .this = 3PG/29
tigers-g-246-352 = 246/352
    .the = 246/352
    .this = 246/352
tigers-g-246-404 = 246/404
    .the = 246/404
    .this = 246/404
tigers-g-246-689 = 246/689
    .the = 246/689
    .this = 246/689
tigers-g-fg-pz = FG Pz
    .the = FG Pz
    .this = FG Pz
tigers-g-fg-gr = FG Gr
    .the = FG Gr
    .this = FG Gr
tigers-g-79-208 = 79/208
    .the = 79/208
    .this = 79/208
tigers-g-79-212 = 79/212
    .the = 79/212
    .this = 79/212
tigers-g-79-226 = 79/226
    .the = 79/226
    .this = 79/226
tigers-a-38cav = 38 Cav
    .the = 38 Cav
    .this = 38 Cav
tigers-a-99-395-3 = 99/395/3
    .the = 99/395/3
    .this = 99/395/3
tigers-a-99-393 = 99/393
    .the = 99/393
    .this = 99/393
tigers-a-99-395 = 99/395
    .the = 99/395
    .this = 99/395
tigers-a-2-38 = 2/38
    .the = 2/38
    .this = 2/38
tigers-a-2-9 = 2/9
    .the = 2/9
    .this = 2/9
tigers-a-2-23 = 2/23
    .the = 2/23
    .this = 2/23
tigers-a-741 = 741 Tnk
    .the = 741 Tnk
    .this = 741 Tnk
tigers-a-99-394 = 99/394
    .the = 99/394
    .this = 99/394
tigers-a-14cav = 14 Cav
    .the = 14 Cav
    .this = 14 Cav
tigers-a-254 = 254 Eng
    .the = 254 Eng
    .this = 254 Eng
tigers-a-644 = 644 TD
    .the = 644 TD
    .this = 644 TD
tigers-a-9-14 = 9/14 Tk
    .the = 9/14 Tk
    .this = 9/14 Tk
tigers-a-9-27 = 9/27 AI
    .the = 9/27 AI
    .this = 9/27 AI
tigers-a-1111 = 1111 Eng
    .the = 1111 Eng
    .this = 1111 Eng
tigers-a-vfus = V Fus
    .the = V Fus
    .this = V Fus
tigers-a-99nor = 99 Nor
    .the = 99 Nor
    .this = 99 Nor
tigers-a-106-422 = 106/422
    .the = 106/422
    .this = 106/422
tigers-a-106-423 = 106/423
    .the = 106/423
    .this = 106/423
tigers-a-106-424 = 106/424
    .the = 106/424
    .this = 106/424
tigers-a-106-81 = 106/81 Eng
    .the = 106/81 Eng
    .this = 106/81 Eng
tigers-a-1107 = 1107 Eng
    .the = 1107 Eng
    .this = 1107 Eng
tigers-a-1128 = 1128 Eng
    .the = 1128 Eng
    .this = 1128 Eng
tigers-a-526 = 1A/526
    .the = 1A/526
    .this = 1A/526
tigers-a-28-112 = 28/112
    .the = 28/112
    .this = 28/112
tigers-a-28-110-1 = 28/110/1
    .the = 28/110/1
    .this = 28/110/1
tigers-a-28-110-3 = 28/110/3
    .the = 28/110/3
    .this = 28/110/3
tigers-a-28-110-2 = 28/110/2
    .the = 28/110/2
    .this = 28/110/2
tigers-a-28-707 = 28/707 Tk
    .the = 28/707 Tk
    .this = 28/707 Tk
tigers-a-28-103 = 28/103 Eng
    .the = 28/103 Eng
    .this = 28/103 Eng
tigers-a-28-109-2 = 28/109/2
    .the = 28/109/2
    .this = 28/109/2
tigers-a-28-109-1 = 28/109/1
    .the = 28/109/1
    .this = 28/109/1
tigers-a-9-2 = 9/2 Tk
    .the = 9/2 Tk
    .this = 9/2 Tk
tigers-a-9-52 = 9/52 AI
    .the = 9/52 AI
    .this = 9/52 AI
tigers-a-rngr = 78/2 Rngr
    .the = 78/2 Rngr
    .this = 78/2 Rngr
tigers-a-9-60-1 = 9/60/A AI
    .the = 9/60/A AI
    .this = 9/60/A AI
tigers-a-9-60-2 = 9/60/B AI
    .the = 9/60/B AI
    .this = 9/60/B AI
tigers-a-9-19 = 9/19 Tk
    .the = 9/19 Tk
    .this = 9/19 Tk
tigers-a-803 = 803 TD
    .the = 803 TD
    .this = 803 TD
tigers-a-4-12-2 = 4/12/2
    .the = 4/12/2
    .this = 4/12/2
tigers-a-4-12-1 = 4/12/1
    .the = 4/12/1
    .this = 4/12/1
tigers-a-4-12-3 = 4/12/3
    .the = 4/12/3
    .this = 4/12/3
tigers-a-4-22-2 = 4/22/2
    .the = 4/22/2
    .this = 4/22/2
tigers-a-4-22 = 4/22
    .the = 4/22
    .this = 4/22
tigers-a-70 = 70 Tnk
    .the = 70 Tnk
    .this = 70 Tnk
tigers-a-4-8 = 4/8
    .the = 4/8
    .this = 4/8
tigers-a-1-26 = 1/26
    .the = 1/26
    .this = 1/26
tigers-a-7-b = 7/CCB
    .the = 7/CCB
    .this = 7/CCB
tigers-a-7-23 = 7/23 AI
    .the = 7/23 AI
    .this = 7/23 AI
tigers-a-7-r = 7/CCR
    .the = 7/CCR
    .this = 7/CCR
tigers-a-7-38 = 7/38 AI
    .the = 7/38 AI
    .this = 7/38 AI
tigers-a-7-48 = 7/48 AI
    .the = 7/48 AI
    .this = 7/48 AI
tigers-a-9i-47 = 9/47
    .the = 9/47
    .this = 9/47
tigers-a-30-117 = 30/117
    .the = 30/117
    .this = 30/117
tigers-a-1-16 = 1/16
    .the = 1/16
    .this = 1/16
tigers-a-10-b = 10/CCB
    .the = 10/CCB
    .this = 10/CCB
tigers-a-10-a = 10/CCA
    .the = 10/CCA
    .this = 10/CCA
tigers-a-10-54 = 10/54 AI
    .the = 10/54 AI
    .this = 10/54 AI
tigers-a-10-20 = 10/20 AI
    .the = 10/20 AI
    .this = 10/20 AI
tigers-a-30-119 = 30/119
    .the = 30/119
    .this = 30/119
tigers-a-30-120 = 30/120
    .the = 30/120
    .this = 30/120
tigers-a-1-18 = 1/18
    .the = 1/18
    .this = 1/18
tigers-a-1313 = 1313 Eng
    .the = 1313 Eng
    .this = 1313 Eng
tigers-a-740 = 740 Tnk
    .the = 740 Tnk
    .this = 740 Tnk
tigers-a-82-504 = 82/504
    .the = 82/504
    .this = 82/504
tigers-a-82-505 = 82/505
    .the = 82/505
    .this = 82/505
tigers-a-82-508 = 82/508
    .the = 82/508
    .this = 82/508
tigers-a-82-325 = 82/325
    .the = 82/325
    .this = 82/325
tigers-a-101-501 = 101/501
    .the = 101/501
    .this = 101/501
tigers-a-101-502 = 101/502
    .the = 101/502
    .this = 101/502
tigers-a-101-506 = 101/506
    .the = 101/506
    .this = 101/506
tigers-a-101-327 = 101/327
    .the = 101/327
    .this = 101/327
tigers-a-705 = 705 TD
    .the = 705 TD
    .this = 705 TD
tigers-a-551 = 551 Inf
    .the = 551 Inf
    .this = 551 Inf
tigers-a-3-a = 3/CCA
    .the = 3/CCA
    .this = 3/CCA
tigers-a-3-r = 3/CCR
    .the = 3/CCR
    .this = 3/CCR
tigers-a-3-36 = 3/36 AI
    .the = 3/36 AI
    .this = 3/36 AI
tigers-a-9i-39 = 9/39
    .the = 9/39
    .this = 9/39
tigers-a-2hhc = 2HHC
    .the = 2HHC
    .this = 2HHC
tigers-a-84-333 = 84/333
    .the = 84/333
    .this = 84/333
tigers-a-84-334 = 84/334
    .the = 84/334
    .this = 84/334
tigers-a-84-335 = 84/335
    .the = 84/335
    .this = 84/335
tigers-a-80-317 = 80/317
    .the = 80/317
    .this = 80/317
tigers-a-80-318 = 80/318
    .the = 80/318
    .this = 80/318
tigers-a-80-319 = 80/319
    .the = 80/319
    .this = 80/319
tigers-a-29-tnk = 29 Tnk
    .the = 29 Tnk
    .this = 29 Tnk
tigers-a-4arm-cca = 4A/CCA
    .the = 4A/CCA
    .this = 4A/CCA
tigers-a-4arm-ccb = 4A/CCB
    .the = 4A/CCB
    .this = 4A/CCB
tigers-a-4arm-ai = 4A/AI
    .the = 4A/AI
    .this = 4A/AI
tigers-a-26i-101 = 26/101
    .the = 26/101
    .this = 26/101
tigers-a-26i-104 = 26/104
    .the = 26/104
    .this = 26/104
tigers-a-26i-328 = 26/328
    .the = 26/328
    .this = 26/328
tigers-a-5-2 = 5/2
    .the = 5/2
    .this = 5/2
tigers-a-5-10 = 5/10
    .the = 5/10
    .this = 5/10
tigers-a-5-11 = 5/11
    .the = 5/11
    .this = 5/11
tigers-a-9i-60 = 9/60
    .the = 9/60
    .this = 9/60
tigers-a-2arm-cca = 2A/CCA
    .the = 2A/CCA
    .this = 2A/CCA
tigers-a-2arm-ccb = 2A/CCB
    .the = 2A/CCB
    .this = 2A/CCB
tigers-a-2arm-41 = 2A/41
    .the = 2A/41
    .this = 2A/41

## Areas and zones

tigers-place-1 = Arlon
tigers-place-2 = Redange
tigers-place-3 = Saeul
tigers-place-4 = Mamer
tigers-place-5 = Luxembourg
tigers-place-6 = Niederanven
tigers-place-7 = Grevenmacher
tigers-place-8 = Wasserbillig
tigers-place-9 = Welschbillig
tigers-place-10 = Irrel
tigers-place-11 = Echternach
tigers-place-12 = Consdorf
tigers-place-13 = Junglinster
tigers-place-14 = Mersch
tigers-place-15 = Larochette
tigers-place-16 = Waldbillig
tigers-place-17 = Berdorf
tigers-place-18 = Bollendorf
tigers-place-19 = Nusbaum
tigers-place-20 = Beaufort
tigers-place-21 = Wallendorf
tigers-place-22 = Korperich
tigers-place-23 = Sinspelt
tigers-place-24 = Oberweis
tigers-place-25 = Bitburg
tigers-place-26 = Kyllburg
tigers-place-27 = Balesfeld
tigers-place-28 = Waxweiler
tigers-place-29 = Pronsfeld
tigers-place-30 = Schonecken
tigers-place-31 = Prum
tigers-place-32 = Budesheim
tigers-place-33 = Gerolstein
tigers-place-34 = Hillesheim
tigers-place-35 = Blankenheim
tigers-place-36 = Stadtkyll
tigers-place-37 = Ormont
tigers-place-38 = Hellenthal
tigers-place-39 = Schleiden
tigers-place-40 = Wahlerscheid
tigers-place-41 = Monschau
tigers-place-42 = Elsenborn
tigers-place-43 = Rocherath
tigers-place-44 = Losheim
tigers-place-45 = Manderfeld
tigers-place-46 = Auw
tigers-place-47 = Bleialf
tigers-place-48 = Habscheid
tigers-place-49 = Lutzkampen
tigers-place-50 = Ouren
tigers-place-51 = Dasburg
tigers-place-52 = Daleiden
tigers-place-53 = Arzfeld
tigers-place-54 = Neuerburg
tigers-place-55 = Gemund
tigers-place-56 = Vianden
tigers-place-57 = Diekirch
tigers-place-58 = Ettelbruck
tigers-place-59 = Eschdorf
tigers-place-60 = Rambrouch
tigers-place-61 = Martelange
tigers-place-62 = Fauvillers
tigers-place-63 = Nives
tigers-place-64 = Hompre
tigers-place-65 = Harlange
tigers-place-66 = Wiltz
tigers-place-67 = Kautenbach
tigers-place-68 = Hosheid
tigers-place-69 = Holzthum
tigers-place-70 = Marnach
tigers-place-71 = Clervaux
tigers-place-72 = Weiswampach
tigers-place-73 = Troisvierges
tigers-place-74 = Allerborn
tigers-place-75 = Bastogne
tigers-place-76 = Noville
tigers-place-77 = Houffalize
tigers-place-78 = Gouvy
tigers-place-79 = Burg Reuland
tigers-place-80 = St. Vith
tigers-place-81 = Schonberg
tigers-place-82 = Amel
tigers-place-83 = Bullingen
tigers-place-84 = Butgenbach
tigers-place-85 = Waimes
tigers-place-86 = Malmedy
tigers-place-87 = Ligneuville
tigers-place-88 = Vielsalm
tigers-place-89 = Trois Ponts
tigers-place-90 = Stavelot
tigers-place-91 = Spa
tigers-place-92 = Hoffrai
tigers-place-93 = Belle-Croix
tigers-place-94 = Eupen
tigers-place-95 = Verviers
tigers-place-96 = Beaufays
tigers-place-97 = Oneux
tigers-place-98 = Aywaille
tigers-place-99 = Stoumont
tigers-place-100 = Werbomont
tigers-place-101 = Grandmenil
tigers-place-102 = Baraque
tigers-place-103 = La Roche
tigers-place-104 = Erezee
tigers-place-105 = Hotton
tigers-place-106 = Barvaux
tigers-place-107 = Ouffet
tigers-place-108 = Mean
tigers-place-109 = Ciney
tigers-place-110 = Celles
tigers-place-111 = Beauraing
tigers-place-112 = Wellin
tigers-place-113 = Grupont
tigers-place-114 = Rochefort
tigers-place-115 = Marche
tigers-place-116 = Champlon
tigers-place-117 = Sprimont
tigers-place-118 = Moircy
tigers-place-119 = St. Hubert
tigers-place-120 = Libramont
tigers-place-121 = Neufchateau
tigers-place-122 = Habay
tigers-place-A = zone A
tigers-place-B = zone B
tigers-place-C = zone C
tigers-place-D = zone D
tigers-place-E = zone E
tigers-place-F = zone F
tigers-place-G = zone G
tigers-place-H = zone H
tigers-place-I = zone I
tigers-place-J = zone J
tigers-place-K = zone K
tigers-place-L = zone L
tigers-place-M = zone M
tigers-place-N = zone N
tigers-place-P = zone P

## Released divisions, special forces, levels of victory

tigers-release-2ss = 2nd SS Panzer Division
    .the = the 2nd SS Panzer Division
tigers-release-9ss = 9th SS Panzer Division
    .the = the 9th SS Panzer Division
tigers-release-10ss = 10th SS Panzer Division
    .the = the 10th SS Panzer Division
tigers-release-11pz = 11th Panzer Division
    .the = the 11th Panzer Division
tigers-effect-restriction = Allied movement hampered
tigers-effect-demolition = Allied demolitions sabotaged
tigers-effect-combat = Allied fire disrupted
tigers-level-german-decisive = decisive German victory
tigers-level-german-tactical = tactical German victory
tigers-level-german-marginal = marginal German victory
tigers-level-draw = draw
tigers-level-allied-marginal = marginal Allied victory
tigers-level-allied-tactical = tactical Allied victory
tigers-level-allied-decisive = decisive Allied victory
tigers-level-both-lose = defeat of both sides

## The table

tigers-sheet-date = 16 to 22 December 1944
tigers-plan = Battle of { $place }
tigers-steps = { $steps } of { $full } SP
tigers-track-calendar = impulse
tigers-track-calendar-1 = 16-1
tigers-track-calendar-2 = 16-2
tigers-track-calendar-3 = 16-3
tigers-track-calendar-4 = 17-1
tigers-track-calendar-5 = 17-2
tigers-track-calendar-6 = 17-3
tigers-track-calendar-7 = 18-1
tigers-track-calendar-8 = 18-2
tigers-track-calendar-9 = 18-3
tigers-track-calendar-10 = 19-1
tigers-track-calendar-11 = 19-2
tigers-track-calendar-12 = 19-3
tigers-track-calendar-13 = 20-1
tigers-track-calendar-14 = 20-2
tigers-track-calendar-15 = 20-3
tigers-track-calendar-16 = 21-1
tigers-track-calendar-17 = 21-2
tigers-track-calendar-18 = 21-3
tigers-track-calendar-19 = 22-1
tigers-track-vp = VP
tigers-track-special = special forces
tigers-box-waiting = reinforcements
tigers-box-coming = on the way to another zone
tigers-box-eliminated = eliminated
tigers-mark-moved = moved
tigers-mark-finished = done for this turn
tigers-mark-entrenched = entrenched
tigers-mark-foot = moves on foot
tigers-mark-unsupplied = out of supply
tigers-mark-attacker = attacks
tigers-marker-control = control
tigers-marker-contested = contested
tigers-marker-bridge_destroyed = damaged bridge
tigers-marker-unsupplied = out of supply
tigers-marker-special = special forces
tigers-marker-restriction = movement
tigers-marker-demolition = demolition
tigers-marker-combat = combat

## The steps of a battle, and why a target may be chosen or not

tigers-step-calls = Both sides call for artillery
tigers-step-defender-artillery = Defender’s artillery
tigers-step-defender-targets = Defender allocates fire
tigers-step-defender-fire = Defender fires
tigers-step-attacker-artillery = Attacker’s artillery
tigers-step-attacker-targets = Attacker allocates fire
tigers-step-attacker-fire = Attacker fires
tigers-step-over = The battle is over
tigers-step-next = Next battle
tigers-why-aimed = takes this shot
tigers-why-most = its type has the most SP
tigers-why-has-shot = has a shot already; others have fewer
tigers-why-fewer = another type has more SP
tigers-why-targeted = is a target already; others are not
tigers-why-quality = a target of another quality comes first
tigers-why-dice =
    { $dice ->
        [one] 1 die, { $need } or less hits
       *[other] { $dice } dice, { $need } or less hits
    }

## Prompts: bids, reinforcements

tigers-prompt-bid = Bid for a side: choose the one that you want and the VP that you give for it.
tigers-prompt-arrivals = { $side } reinforcements: choose a unit and its entry zone, or let all arrive where they are due.
tigers-prompt-entry = { $unit } is due in { $place }: choose its entry zone.

## Prompts: movement, special forces, stacking

tigers-prompt-movement = { $side } movement: choose a unit to move or entrench, or end the movement.
tigers-prompt-moving = { $unit } in { $place }: choose the next area.
tigers-prompt-stack = Stack in { $place }: choose the next area.
tigers-prompt-halted = The stack stops in { $place }: choose an engineer to entrench, or leave it at that.
tigers-prompt-crossing = The enemy is about to cross the bridge from { $origin } to { $place }. Try to demolish it?
tigers-prompt-effect = Choose the effect of the special forces.
tigers-prompt-marker = Choose an area without victory points for the special forces.
tigers-prompt-remove = { $place } is overstacked: choose a unit to eliminate.

## Prompts: battles, bridge building

tigers-prompt-battles = Battles of the { $side } impulse: choose the next one.
tigers-prompt-muster = Battle of { $place }: add units that attack, then begin.
tigers-prompt-aim = Aim the artillery shot: choose a unit of the type with the most SP.
tigers-prompt-fire = Battle of { $place }: choose the next unit to fire.
tigers-prompt-target = { $unit } fires in { $place }: choose its target.
tigers-prompt-build = { $side } bridge building: choose an engineer, or finish.
tigers-prompt-site = { $unit } in { $place }: choose the bridge to build, by its far end.

## Rolls and their results

tigers-roll-bids = Who has the side that both want
tigers-roll-demolition = Demolition
tigers-roll-building = Bridge building
tigers-roll-calls = Artillery calls
tigers-roll-shot = Artillery shot
tigers-roll-fire = Fire
tigers-roll-volley = Fire of all units
tigers-result-destroyed = eliminated
tigers-result-hits =
    { $n ->
        [0] no hit
        [one] { $n } hit
       *[other] { $n } hits
    }
tigers-result-calls =
    { $n ->
        [0] no shot
        [one] { $n } shot
       *[other] { $n } shots
    }
tigers-result-blown = demolishes the bridge
tigers-result-holds = fails
tigers-result-built = builds the bridge
tigers-result-not-built = fails
tigers-results-hits = hits
tigers-results-calls = shots

## Choices

tigers-do-bid_german = Bid { $points } VP to play the German
tigers-do-bid_allied = Bid { $points } VP to play the Allies
tigers-do-enter = Choose the entry zone of { $unit_the }
tigers-do-arrive = Let all arrive where they are due
tigers-do-to = To { $place }
tigers-do-move = Move { $unit_the }
tigers-do-with = Add { $unit_the } to the stack
tigers-do-apart = Send { $unit_the } its own way
tigers-do-stop = Stop here
tigers-do-entrench = Entrench { $unit_the }
tigers-do-special = Place the special forces
tigers-do-restrict = Hamper Allied movement
tigers-do-sabotage = Sabotage Allied demolitions
tigers-do-disrupt = Disrupt Allied fire
tigers-do-end = End the movement
tigers-do-blow = Demolish the bridge with { $unit_the }
tigers-do-hold = Leave the bridge
tigers-do-remove = Eliminate { $unit_the }
tigers-do-battle = Fight in { $place }
tigers-do-join = Attack with { $unit_the } too
tigers-do-attack = Begin the battle
tigers-do-close = No further battle
tigers-do-aim = Aim at { $unit_the }
tigers-do-fire = Fire with { $unit_the }
tigers-do-at = Fire at { $unit_the }
tigers-do-build = Build a bridge with { $unit_the }
tigers-do-finish = Finish building
tigers-do-hits = Successes: { $count }
tigers-do-wins = The { $seat } seat has the side that it bid for

## Log: bids, the calendar, reinforcements

tigers-log-bids = Bids: the German seat gives { $one } VP to play { $first_the }, the Allied seat { $two } VP to play { $second_the }.
tigers-log-tie =
    { $die ->
        [0] The { $seat } seat has the side that it bid for.
       *[other] The die between equal bids: { $die }, the { $seat } seat has the side that it bid for.
    }
tigers-log-day = { $day } December 1944.
tigers-log-impulse = Impulse { $day }-{ $number }.
tigers-log-half = { $side } impulse.
tigers-log-arrives = { $unit_the } arrives in { $zone }.
tigers-log-shifts =
    { $steps ->
        [one] { $unit_the } goes round to { $zone }, 1 zone further, and arrives one impulse later.
       *[other] { $unit_the } goes round to { $zone }, { $steps } zones further, and arrives one impulse later.
    }
tigers-log-released = Superiority in { $place } releases { $group_the }.

## Log: movement, special forces, losses

tigers-log-moves =
    { $walks ->
        [yes] { $count ->
            [one] { $units } crosses the damaged bridge from { $origin } to { $place } on foot ({ $cost } MP).
           *[other] { $units } cross the damaged bridge from { $origin } to { $place } on foot ({ $cost } MP).
        }
       *[no] { $count ->
            [one] { $units } moves from { $origin } to { $place } ({ $cost } MP).
           *[other] { $units } move from { $origin } to { $place } ({ $cost } MP).
        }
    }
tigers-log-entrenches = { $unit_the } entrenches in { $place }.
tigers-log-demolition =
    { $result ->
        [blown] { $unit_the } demolishes the bridge between { $a } and { $b }
       *[holds] { $unit_the } fails to demolish the bridge between { $a } and { $b }
    }{ $dice ->
        [none] .
       *[other] : { $dice }, { $need } or less was needed.
    }
tigers-log-special = Special forces in { $place }: { $effect }.
tigers-log-special-gone = The special forces leave { $place }.
tigers-log-lost =
    { $why ->
        [stacking] { $unit_the } is eliminated: { $place } is overstacked.
        [attrition] { $unit_the } in { $place } loses its last SP and is eliminated.
        [outside] { $unit_the } in { $place } is eliminated: it had to end its turn of entry inside the limits and in supply.
       *[fire] { $unit_the } is eliminated in { $place }.
    }
tigers-log-reduced = { $unit_the } has { $sp } SP left.

## Log: battles

tigers-log-battle = { $side } attack on { $place }: { $units }.
tigers-log-calls =
    { $count ->
        [one] { $side } artillery, { $count } call
       *[other] { $side } artillery, { $count } calls
    }{ $dice ->
        [none] :
       *[other] , { $need } or less succeeds: { $dice };
    } { $successes ->
        [0] no shot
        [one] { $successes } shot
       *[other] { $successes } shots
    }.
tigers-log-aims = { $side } artillery takes aim at { $unit_the }.
tigers-log-allocates = { $firer_the } takes aim at { $target_the }.
tigers-log-shot =
    { $dice ->
        [none] { $side } artillery fires at { $target_the }:
       *[other] { $side } artillery fires at { $target_the }, { $need } or less hits: { $dice };
    } { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
tigers-log-fires =
    { $dice ->
        [none] { $firer_the } fires at { $target_the }:
       *[other] { $firer_the } fires at { $target_the }, { $need } or less hits: { $dice };
    } { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.

## Log: bridges, control, the end of the day

tigers-log-building =
    { $result ->
        [built] { $unit_the } builds the bridge between { $a } and { $b }{ $dice ->
            [none] .
           *[other] : { $dice }, { $need } or less was needed.
        }
       *[not-built] { $unit_the } fails to build the bridge between { $a } and { $b }{ $dice ->
            [none] ; failures there: { $failures }.
           *[other] : { $dice }, { $need } or less was needed; failures there: { $failures }.
        }
    }
tigers-log-control = { $place } comes under { $side } control.
tigers-log-attrition =
    { $count ->
        [one] Attrition: { $units } is out of supply.
       *[other] Attrition: { $units } are out of supply.
    }
tigers-log-vp = Victory points: { $points } for areas, { $vp } in all.
tigers-log-counted =
    { $what ->
        [exits] Victory points: { $points } for units in exit zones.
        [towns] Victory points: { $points } for towns.
       *[holes] Victory points: { $points } for holes in the Allied line.
    }

## The end

tigers-over-points = { $level }: the German has { $vp } VP.
tigers-over-objectives = { $level }: { $first } and { $second } decide.
tigers-over-tournament = The German has { $vp } VP, { $total } with the bid; { $draw } would be a draw.
tigers-over-cap = Draw: the game stops after { $day } December.

## Sums

tigers-sum-movement = MP left
tigers-sum-strength = SP in the battle
tigers-sum-calls = Artillery calls, { $need } or less
tigers-sum-number = Hit number
tigers-sum-entrenched = Entrenched target
tigers-sum-no-combined-arms = Attackers without combined arms
tigers-sum-river = All attackers across a river
tigers-sum-oos = Firer out of supply
tigers-sum-special = Special forces
tigers-sum-need = Hits at this or less
tigers-sum-scored = Scored so far
tigers-sum-exits = Units in exit zones
tigers-sum-towns = Towns
tigers-sum-holes = Holes in the Allied line
tigers-sum-total = Victory points

## Overlays

tigers-supply =
    { $count ->
        [0] { $side } supply: every unit is in supply.
        [one] { $side } supply: 1 unit is out of supply.
       *[other] { $side } supply: { $count } units are out of supply.
    }
tigers-zone =
    { $times ->
        [0] { $place }: no victory points.
       *[other] { $place }: each German SP there at the end of the game is worth { $times } VP.
    }
tigers-terrain =
    { $vp ->
        [0] { $place }: { $side } control; SP: German { $german }, Allied { $allied }.
       *[other] { $place }: { $vp } VP, { $side } control; SP: German { $german }, Allied { $allied }.
    }
tigers-points =
    { $holes ->
        [0] The Allied line has no hole.
        [one] The Allied line has 1 hole.
       *[other] The Allied line has { $holes } holes.
    }

## Refusals: what is asked

tigers-no-not-now =
    { $answer ->
        [arrive] No reinforcements are coming in.
        [attack] No battle is being prepared.
        [close] This is not the time of the battles.
        [end] Finish first what is under way; then you may end the movement.
        [finish] Nobody builds bridges now.
        [hold] Nobody is about to cross a bridge of yours.
        [stop] No unit is on its way.
        [restrict] The effect is chosen when the special forces are placed.
        [sabotage] The effect is chosen when the special forces are placed.
        [disrupt] The effect is chosen when the special forces are placed.
       *[other] Answer first what is asked now.
    }
tigers-no-bid-first = Bid for the sides first.
tigers-no-choose-unit = Choose one of your units first.
tigers-no-one-at-a-time = One unit at a time; choose one of them.
tigers-no-elsewhere = This is about { $place }: choose one of your units there.
tigers-no-finish-first = Finish with { $unit } first.
tigers-no-friend = { $unit } is on your side; choose an enemy unit.

## Refusals: whose unit, and where it is

tigers-no-not-yours = The { $side } side chooses now: { $unit } belongs to the other side.
tigers-no-dead = { $unit } is eliminated: lost units do not come back.
tigers-no-absent = { $unit } is not in this scenario.
tigers-no-coming = { $unit } comes in by { $zone } in the next game impulse.
tigers-no-not-due = { $unit } is not on the map yet: it comes in at { $impulse }.
tigers-no-unreleased = { $unit } is not released: the German needs more SP than the Allies in one of these areas: { $places }.
tigers-no-unreleased-late = { $unit } is not released: it comes in at { $impulse }, or earlier if the German has more SP than the Allies in one of these areas: { $places }.
tigers-no-not-there = { $unit } is not in { $place }: choose a unit there.
tigers-no-moved = { $unit } has moved in this turn: it does nothing more.
tigers-no-acted = { $unit } has acted in this turn: it does nothing more.
tigers-no-attacked = { $unit } has attacked in this turn: it does nothing more.
tigers-no-dug = { $unit } has entrenched in this turn: it does nothing more.
tigers-no-built = { $unit } has tried to build a bridge in this turn: it neither moves nor entrenches.
tigers-no-triangle-german = { $unit } waits in the first impulse: it moves and attacks from 16-2 on.
tigers-no-triangle-allied = { $unit } does not move in the first impulse: only Allied units with a triangle do.
tigers-no-exited = { $unit } has left by { $place }: it does not return to the map.
tigers-no-zone-held = German units are in { $place }: { $unit } does not enter the map from there.

## Refusals: movement

tigers-no-there-already = { $unit } is in { $place } already.
tigers-no-choose-way = { $unit } is in hand: choose where it goes.
tigers-no-not-moved = { $unit } has not moved yet: choose where it goes.
tigers-no-two-places = { $unit } and { $other } are in different places: a stack moves from one place.
tigers-no-no-common-way = { $unit } and { $other } have no way in common: move them one after the other.
tigers-no-apart = The stack of { $unit } parts only when a bridge is demolished before it, and never wholly.
tigers-no-stuck = { $unit } has no road to take from { $place }.
tigers-no-no-road = { $here } and { $place } touch, but no road joins them.
tigers-no-points =
    Entering { $place } costs { $cost } MP (road { $road }{ $occupied ->
        [0] { "" }
       *[other] , occupied { $occupied }
    }{ $leaving ->
        [0] { "" }
       *[other] , leaving enemies { $leaving }
    }{ $special ->
        [0] { "" }
       *[other] , special forces { $special }
    }); { $unit } has { $left } left.
tigers-no-too-far = { $place } is { $cost } MP away at least; { $unit } has { $left } left.
tigers-no-on-foot = Over the damaged bridge { $unit } goes on foot: { $place } costs { $cost } MP, and { $left } are left then.
tigers-no-foot-rate = { $unit } is on foot until its supply needs no damaged bridge: { $place } costs { $cost } MP, and it has { $left } left.
tigers-no-shifted = { $unit } comes in by another zone: { $place } costs { $cost } MP, and it has { $left } left.
tigers-no-armour-bridge = { $unit } is armour: it does not cross the damaged bridge between { $here } and { $place }.
tigers-no-armour-way = { $unit } is armour: every way to { $place } leads over a damaged bridge.
tigers-no-enemy-to-enemy = Enemies are in { $here } and in { $place }: nobody goes straight from the ones to the others.
tigers-no-barred = Enemies in { $blocked } bar the way to { $place }: { $unit } would have to stop and attack there.
tigers-no-supply = { $unit } would be out of supply in { $place }: it does not end its move there.
tigers-no-one-area = { $unit } is out of supply: it moves one area and no more.
tigers-no-zone-closed = { $place } is closed to your side.
tigers-no-zone-germans = German units are in { $place }: no Allied unit enters.
tigers-no-outside = { $place } lies outside the limits of the scenario.
tigers-no-line = A scenario line parts { $here } from { $place }: the Allies do not cross it in the first impulse.
tigers-no-battle-later = The battle of { $place } comes when all movement is over.

## Refusals: entrenchment, stacking, special forces

tigers-no-dig-armour = Only infantry types entrench; { $unit } is armour.
tigers-no-dig-zone = { $place } is a zone: { $unit } does not entrench there.
tigers-no-dig-enemy = Enemies are in { $place }: { $unit } does not entrench there.
tigers-no-dug-in = { $unit } is entrenched in { $place } already.
tigers-no-dig-moved = Entrenching takes all the MP of { $unit }: only engineers move before.
tigers-no-dig-points = Entrenching costs an engineer { $cost } MP; { $unit } has { $left } left.
tigers-no-dig-stack = { $unit } moves in a stack: stop first, then its engineers may entrench.
tigers-no-not-digger = { $unit } does not entrench here: only engineers of the stack with MP left do.
tigers-no-special-german = The special forces are German: the { $side } side has none.
tigers-no-special-none = There are no special forces in this scenario.
tigers-no-special-day = The special forces are not used on { $day } December: only on the 17th, 18th and 19th.
tigers-no-special-today = The special forces have been used on { $day } December already: once a day.
tigers-no-special-used =
    { $uses ->
        [one] The special forces are used up: one use in this game.
       *[other] The special forces are used up: { $uses } uses in this game.
    }
tigers-no-choose-effect = Choose the effect of the special forces first.
tigers-no-choose-ground = Choose the area of the special forces.
tigers-no-effect-used = This effect has been used: each one once in the game.
tigers-no-effect-late = This is impulse { $number } of the day: movement is hampered up to impulse { $last } only.
tigers-no-ground-zone = { $place } is a zone: the special forces go to an area.
tigers-no-ground-vp = { $place } is worth { $vp } VP: the special forces go to an area without points.

## Refusals: battles

tigers-no-choose-battle = Choose the area of the next battle.
tigers-no-battle-zone = { $place } is a zone: nobody fights there.
tigers-no-not-contested = { $place } is not contested: nobody fights there.
tigers-no-fought = The battle of { $place } has been fought in this impulse.
tigers-no-attacked-once = { $unit } has attacked in this turn: once a turn.
tigers-no-must-attack = Your units have entered { $place }, where enemies are: they must attack first.
tigers-no-join-first = Name at least one attacker in { $place } first.
tigers-no-joined = { $unit } attacks already.
tigers-no-choose-target = Choose an enemy unit of this battle as the target.
tigers-no-not-in-battle = { $unit } is not in { $place }, where the battle is.
tigers-no-bystander = { $unit } does not attack: it is no target in this battle.
tigers-no-second-shot = { $unit } has its shot: every other unit gets one first.
tigers-no-aim-type = The shot goes to the type with the most SP, { $most }; the type of { $unit } has { $sp }.
tigers-no-fire-first = Choose the target of { $unit } first.
tigers-no-quality-first = { $other } is of better quality than { $unit }: its fire is allocated first.
tigers-no-fires-once = { $unit } has its target: nobody splits fire.
tigers-no-no-firer = { $unit } does not fire in this battle.
tigers-no-target-taken = { $unit } is a target already: { $firer } takes one that has fewer, such as { $other }.
tigers-no-target-quality = By its quality { $firer } fires at { $other } rather than at { $unit }.

## Refusals: bridges

tigers-no-blow-far = { $unit } is at neither end of the bridge between { $a } and { $b }.
tigers-no-blow-armour = { $unit } is armour: it does not try the bridge between { $a } and { $b }.
tigers-no-blow-enemy = An enemy began this impulse beside { $unit }: it does not try the bridge between { $a } and { $b }.
tigers-no-blow-twice = { $unit } has tried two bridges in this impulse: it does not try the one between { $a } and { $b }.
tigers-no-blow-tried = The bridge between { $a } and { $b } has been tried in this impulse: { $unit } does not try again.
tigers-no-blow-day = The Allies demolish no bridge on the 16th: { $unit } does not try the one between { $a } and { $b }.
tigers-no-build-type = { $unit } in { $place } is no engineer: only engineers build bridges.
tigers-no-build-enemy = Enemies are in { $place }: { $unit } does not build there.
tigers-no-build-again = { $unit } in { $place } has tried in this impulse: one attempt an impulse.
tigers-no-build-supply = { $unit } in { $place } is out of supply: it does not build.
tigers-no-build-zone = { $unit } is in a zone: bridges are built from areas.
tigers-no-build-moved = { $unit } has moved in this turn: it does not build.
tigers-no-build-attacked = { $unit } has attacked in this turn: it does not build.
tigers-no-build-dug = { $unit } has entrenched in this turn: it does not build.
tigers-no-build-stopped = A demolition has cost { $unit } an MP in this turn: it does not build.
tigers-no-build-fought = A battle took place in { $place } in this impulse: { $unit } does not build there.
tigers-no-no-site = No damaged bridge leads from { $place }: { $unit } has nothing to build.
tigers-no-no-bridge = No bridge leads from { $here } to { $place }.
tigers-no-choose-site = Choose the bridge that { $unit } builds, by its far end.
tigers-no-bridge-intact = The bridge from { $here } to { $place } is intact.
tigers-no-bridge-held = Enemies hold { $place }: the bridge from { $here } is built only with a unit of your side over there.
tigers-no-bridge-tried = The bridge from { $here } to { $place } has been tried in this impulse.

## Refusals: reinforcements

tigers-no-choose-zone = Choose the zone where the reinforcement comes in.
tigers-no-arrived = { $unit } is in { $place }: it has come in.
tigers-no-enter-area = { $unit } comes in by a zone: { $place } is an area.
tigers-no-enter-side = { $place } is a zone of the other side: { $unit } does not come in there.
tigers-no-enter-far = { $place } is { $steps } zones away from the zone of { $unit }: { $limit } at most.
tigers-no-enter-slow = { $place } is { $steps } zones away: that takes { $cost } MP, and { $unit } has { $movement } in all.

## In the lobby: the game, how long it takes, each scenario, each value of the options

tigers-pitch = Panzers break into the Ardennes in December 1944; roads, bridges and supply decide how far they get.
tigers-length = 2 to 6 h
tigers-scenario-seventh_army = The southern wing alone, 16 to 18 December: who holds Luxembourg and Mersch?
tigers-scenario-fifth_panzer = One army between two lines, 16 to 22 December, from the Our towards the Meuse.
tigers-scenario-three_days = The whole front until 18 December: towns, exits and holes in the line count.
tigers-scenario-campaign = The whole front, 16 to 22 December, with every unit.
tigers-option-lines_closed_16_1-off = no
tigers-option-lines_closed_16_1-on = yes
tigers-option-errata_supply-off = no
tigers-option-errata_supply-on = yes
tigers-option-tournament-off = no
tigers-option-tournament-on = yes
tigers-option-max_turns-none = never
