# Tigers in the Mist
# Espace fine insécable (U+202F) devant : ; ? ! % et à l’intérieur de « ».

## Unités : le nom du pion, sans article ; une unité s’accorde au féminin

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

## Zones, puis zones périphériques : le nom, .the avec l’article, .in le lieu, .of l’origine

tigers-place-1 = Arlon
    .the = Arlon
    .in = à Arlon
    .of = d’Arlon
tigers-place-2 = Redange
    .the = Redange
    .in = à Redange
    .of = de Redange
tigers-place-3 = Saeul
    .the = Saeul
    .in = à Saeul
    .of = de Saeul
tigers-place-4 = Mamer
    .the = Mamer
    .in = à Mamer
    .of = de Mamer
tigers-place-5 = Luxembourg
    .the = Luxembourg
    .in = à Luxembourg
    .of = de Luxembourg
tigers-place-6 = Niederanven
    .the = Niederanven
    .in = à Niederanven
    .of = de Niederanven
tigers-place-7 = Grevenmacher
    .the = Grevenmacher
    .in = à Grevenmacher
    .of = de Grevenmacher
tigers-place-8 = Wasserbillig
    .the = Wasserbillig
    .in = à Wasserbillig
    .of = de Wasserbillig
tigers-place-9 = Welschbillig
    .the = Welschbillig
    .in = à Welschbillig
    .of = de Welschbillig
tigers-place-10 = Irrel
    .the = Irrel
    .in = à Irrel
    .of = d’Irrel
tigers-place-11 = Echternach
    .the = Echternach
    .in = à Echternach
    .of = d’Echternach
tigers-place-12 = Consdorf
    .the = Consdorf
    .in = à Consdorf
    .of = de Consdorf
tigers-place-13 = Junglinster
    .the = Junglinster
    .in = à Junglinster
    .of = de Junglinster
tigers-place-14 = Mersch
    .the = Mersch
    .in = à Mersch
    .of = de Mersch
tigers-place-15 = Larochette
    .the = Larochette
    .in = à Larochette
    .of = de Larochette
tigers-place-16 = Waldbillig
    .the = Waldbillig
    .in = à Waldbillig
    .of = de Waldbillig
tigers-place-17 = Berdorf
    .the = Berdorf
    .in = à Berdorf
    .of = de Berdorf
tigers-place-18 = Bollendorf
    .the = Bollendorf
    .in = à Bollendorf
    .of = de Bollendorf
tigers-place-19 = Nusbaum
    .the = Nusbaum
    .in = à Nusbaum
    .of = de Nusbaum
tigers-place-20 = Beaufort
    .the = Beaufort
    .in = à Beaufort
    .of = de Beaufort
tigers-place-21 = Wallendorf
    .the = Wallendorf
    .in = à Wallendorf
    .of = de Wallendorf
tigers-place-22 = Korperich
    .the = Korperich
    .in = à Korperich
    .of = de Korperich
tigers-place-23 = Sinspelt
    .the = Sinspelt
    .in = à Sinspelt
    .of = de Sinspelt
tigers-place-24 = Oberweis
    .the = Oberweis
    .in = à Oberweis
    .of = d’Oberweis
tigers-place-25 = Bitburg
    .the = Bitburg
    .in = à Bitburg
    .of = de Bitburg
tigers-place-26 = Kyllburg
    .the = Kyllburg
    .in = à Kyllburg
    .of = de Kyllburg
tigers-place-27 = Balesfeld
    .the = Balesfeld
    .in = à Balesfeld
    .of = de Balesfeld
tigers-place-28 = Waxweiler
    .the = Waxweiler
    .in = à Waxweiler
    .of = de Waxweiler
tigers-place-29 = Pronsfeld
    .the = Pronsfeld
    .in = à Pronsfeld
    .of = de Pronsfeld
tigers-place-30 = Schonecken
    .the = Schonecken
    .in = à Schonecken
    .of = de Schonecken
tigers-place-31 = Prum
    .the = Prum
    .in = à Prum
    .of = de Prum
tigers-place-32 = Budesheim
    .the = Budesheim
    .in = à Budesheim
    .of = de Budesheim
tigers-place-33 = Gerolstein
    .the = Gerolstein
    .in = à Gerolstein
    .of = de Gerolstein
tigers-place-34 = Hillesheim
    .the = Hillesheim
    .in = à Hillesheim
    .of = de Hillesheim
tigers-place-35 = Blankenheim
    .the = Blankenheim
    .in = à Blankenheim
    .of = de Blankenheim
tigers-place-36 = Stadtkyll
    .the = Stadtkyll
    .in = à Stadtkyll
    .of = de Stadtkyll
tigers-place-37 = Ormont
    .the = Ormont
    .in = à Ormont
    .of = d’Ormont
tigers-place-38 = Hellenthal
    .the = Hellenthal
    .in = à Hellenthal
    .of = de Hellenthal
tigers-place-39 = Schleiden
    .the = Schleiden
    .in = à Schleiden
    .of = de Schleiden
tigers-place-40 = Wahlerscheid
    .the = Wahlerscheid
    .in = à Wahlerscheid
    .of = de Wahlerscheid
tigers-place-41 = Monschau
    .the = Monschau
    .in = à Monschau
    .of = de Monschau
tigers-place-42 = Elsenborn
    .the = Elsenborn
    .in = à Elsenborn
    .of = d’Elsenborn
tigers-place-43 = Rocherath
    .the = Rocherath
    .in = à Rocherath
    .of = de Rocherath
tigers-place-44 = Losheim
    .the = Losheim
    .in = à Losheim
    .of = de Losheim
tigers-place-45 = Manderfeld
    .the = Manderfeld
    .in = à Manderfeld
    .of = de Manderfeld
tigers-place-46 = Auw
    .the = Auw
    .in = à Auw
    .of = d’Auw
tigers-place-47 = Bleialf
    .the = Bleialf
    .in = à Bleialf
    .of = de Bleialf
tigers-place-48 = Habscheid
    .the = Habscheid
    .in = à Habscheid
    .of = de Habscheid
tigers-place-49 = Lutzkampen
    .the = Lutzkampen
    .in = à Lutzkampen
    .of = de Lutzkampen
tigers-place-50 = Ouren
    .the = Ouren
    .in = à Ouren
    .of = d’Ouren
tigers-place-51 = Dasburg
    .the = Dasburg
    .in = à Dasburg
    .of = de Dasburg
tigers-place-52 = Daleiden
    .the = Daleiden
    .in = à Daleiden
    .of = de Daleiden
tigers-place-53 = Arzfeld
    .the = Arzfeld
    .in = à Arzfeld
    .of = d’Arzfeld
tigers-place-54 = Neuerburg
    .the = Neuerburg
    .in = à Neuerburg
    .of = de Neuerburg
tigers-place-55 = Gemund
    .the = Gemund
    .in = à Gemund
    .of = de Gemund
tigers-place-56 = Vianden
    .the = Vianden
    .in = à Vianden
    .of = de Vianden
tigers-place-57 = Diekirch
    .the = Diekirch
    .in = à Diekirch
    .of = de Diekirch
tigers-place-58 = Ettelbruck
    .the = Ettelbruck
    .in = à Ettelbruck
    .of = d’Ettelbruck
tigers-place-59 = Eschdorf
    .the = Eschdorf
    .in = à Eschdorf
    .of = d’Eschdorf
tigers-place-60 = Rambrouch
    .the = Rambrouch
    .in = à Rambrouch
    .of = de Rambrouch
tigers-place-61 = Martelange
    .the = Martelange
    .in = à Martelange
    .of = de Martelange
tigers-place-62 = Fauvillers
    .the = Fauvillers
    .in = à Fauvillers
    .of = de Fauvillers
tigers-place-63 = Nives
    .the = Nives
    .in = à Nives
    .of = de Nives
tigers-place-64 = Hompre
    .the = Hompre
    .in = à Hompre
    .of = de Hompre
tigers-place-65 = Harlange
    .the = Harlange
    .in = à Harlange
    .of = de Harlange
tigers-place-66 = Wiltz
    .the = Wiltz
    .in = à Wiltz
    .of = de Wiltz
tigers-place-67 = Kautenbach
    .the = Kautenbach
    .in = à Kautenbach
    .of = de Kautenbach
tigers-place-68 = Hosheid
    .the = Hosheid
    .in = à Hosheid
    .of = de Hosheid
tigers-place-69 = Holzthum
    .the = Holzthum
    .in = à Holzthum
    .of = de Holzthum
tigers-place-70 = Marnach
    .the = Marnach
    .in = à Marnach
    .of = de Marnach
tigers-place-71 = Clervaux
    .the = Clervaux
    .in = à Clervaux
    .of = de Clervaux
tigers-place-72 = Weiswampach
    .the = Weiswampach
    .in = à Weiswampach
    .of = de Weiswampach
tigers-place-73 = Troisvierges
    .the = Troisvierges
    .in = à Troisvierges
    .of = de Troisvierges
tigers-place-74 = Allerborn
    .the = Allerborn
    .in = à Allerborn
    .of = d’Allerborn
tigers-place-75 = Bastogne
    .the = Bastogne
    .in = à Bastogne
    .of = de Bastogne
tigers-place-76 = Noville
    .the = Noville
    .in = à Noville
    .of = de Noville
tigers-place-77 = Houffalize
    .the = Houffalize
    .in = à Houffalize
    .of = de Houffalize
tigers-place-78 = Gouvy
    .the = Gouvy
    .in = à Gouvy
    .of = de Gouvy
tigers-place-79 = Burg Reuland
    .the = Burg Reuland
    .in = à Burg Reuland
    .of = de Burg Reuland
tigers-place-80 = St. Vith
    .the = St. Vith
    .in = à St. Vith
    .of = de St. Vith
tigers-place-81 = Schonberg
    .the = Schonberg
    .in = à Schonberg
    .of = de Schonberg
tigers-place-82 = Amel
    .the = Amel
    .in = à Amel
    .of = d’Amel
tigers-place-83 = Bullingen
    .the = Bullingen
    .in = à Bullingen
    .of = de Bullingen
tigers-place-84 = Butgenbach
    .the = Butgenbach
    .in = à Butgenbach
    .of = de Butgenbach
tigers-place-85 = Waimes
    .the = Waimes
    .in = à Waimes
    .of = de Waimes
tigers-place-86 = Malmedy
    .the = Malmedy
    .in = à Malmedy
    .of = de Malmedy
tigers-place-87 = Ligneuville
    .the = Ligneuville
    .in = à Ligneuville
    .of = de Ligneuville
tigers-place-88 = Vielsalm
    .the = Vielsalm
    .in = à Vielsalm
    .of = de Vielsalm
tigers-place-89 = Trois Ponts
    .the = Trois Ponts
    .in = à Trois Ponts
    .of = de Trois Ponts
tigers-place-90 = Stavelot
    .the = Stavelot
    .in = à Stavelot
    .of = de Stavelot
tigers-place-91 = Spa
    .the = Spa
    .in = à Spa
    .of = de Spa
tigers-place-92 = Hoffrai
    .the = Hoffrai
    .in = à Hoffrai
    .of = de Hoffrai
tigers-place-93 = Belle-Croix
    .the = Belle-Croix
    .in = à Belle-Croix
    .of = de Belle-Croix
tigers-place-94 = Eupen
    .the = Eupen
    .in = à Eupen
    .of = d’Eupen
tigers-place-95 = Verviers
    .the = Verviers
    .in = à Verviers
    .of = de Verviers
tigers-place-96 = Beaufays
    .the = Beaufays
    .in = à Beaufays
    .of = de Beaufays
tigers-place-97 = Oneux
    .the = Oneux
    .in = à Oneux
    .of = d’Oneux
tigers-place-98 = Aywaille
    .the = Aywaille
    .in = à Aywaille
    .of = d’Aywaille
tigers-place-99 = Stoumont
    .the = Stoumont
    .in = à Stoumont
    .of = de Stoumont
tigers-place-100 = Werbomont
    .the = Werbomont
    .in = à Werbomont
    .of = de Werbomont
tigers-place-101 = Grandmenil
    .the = Grandmenil
    .in = à Grandmenil
    .of = de Grandmenil
tigers-place-102 = Baraque
    .the = Baraque
    .in = à Baraque
    .of = de Baraque
tigers-place-103 = La Roche
    .the = La Roche
    .in = à La Roche
    .of = de La Roche
tigers-place-104 = Erezee
    .the = Erezee
    .in = à Erezee
    .of = d’Erezee
tigers-place-105 = Hotton
    .the = Hotton
    .in = à Hotton
    .of = de Hotton
tigers-place-106 = Barvaux
    .the = Barvaux
    .in = à Barvaux
    .of = de Barvaux
tigers-place-107 = Ouffet
    .the = Ouffet
    .in = à Ouffet
    .of = d’Ouffet
tigers-place-108 = Mean
    .the = Mean
    .in = à Mean
    .of = de Mean
tigers-place-109 = Ciney
    .the = Ciney
    .in = à Ciney
    .of = de Ciney
tigers-place-110 = Celles
    .the = Celles
    .in = à Celles
    .of = de Celles
tigers-place-111 = Beauraing
    .the = Beauraing
    .in = à Beauraing
    .of = de Beauraing
tigers-place-112 = Wellin
    .the = Wellin
    .in = à Wellin
    .of = de Wellin
tigers-place-113 = Grupont
    .the = Grupont
    .in = à Grupont
    .of = de Grupont
tigers-place-114 = Rochefort
    .the = Rochefort
    .in = à Rochefort
    .of = de Rochefort
tigers-place-115 = Marche
    .the = Marche
    .in = à Marche
    .of = de Marche
tigers-place-116 = Champlon
    .the = Champlon
    .in = à Champlon
    .of = de Champlon
tigers-place-117 = Sprimont
    .the = Sprimont
    .in = à Sprimont
    .of = de Sprimont
tigers-place-118 = Moircy
    .the = Moircy
    .in = à Moircy
    .of = de Moircy
tigers-place-119 = St. Hubert
    .the = St. Hubert
    .in = à St. Hubert
    .of = de St. Hubert
tigers-place-120 = Libramont
    .the = Libramont
    .in = à Libramont
    .of = de Libramont
tigers-place-121 = Neufchateau
    .the = Neufchateau
    .in = à Neufchateau
    .of = de Neufchateau
tigers-place-122 = Habay
    .the = Habay
    .in = à Habay
    .of = d’Habay
tigers-place-A = zone A
    .the = la zone A
    .in = dans la zone A
    .of = de la zone A
tigers-place-B = zone B
    .the = la zone B
    .in = dans la zone B
    .of = de la zone B
tigers-place-C = zone C
    .the = la zone C
    .in = dans la zone C
    .of = de la zone C
tigers-place-D = zone D
    .the = la zone D
    .in = dans la zone D
    .of = de la zone D
tigers-place-E = zone E
    .the = la zone E
    .in = dans la zone E
    .of = de la zone E
tigers-place-F = zone F
    .the = la zone F
    .in = dans la zone F
    .of = de la zone F
tigers-place-G = zone G
    .the = la zone G
    .in = dans la zone G
    .of = de la zone G
tigers-place-H = zone H
    .the = la zone H
    .in = dans la zone H
    .of = de la zone H
tigers-place-I = zone I
    .the = la zone I
    .in = dans la zone I
    .of = de la zone I
tigers-place-J = zone J
    .the = la zone J
    .in = dans la zone J
    .of = de la zone J
tigers-place-K = zone K
    .the = la zone K
    .in = dans la zone K
    .of = de la zone K
tigers-place-L = zone L
    .the = la zone L
    .in = dans la zone L
    .of = de la zone L
tigers-place-M = zone M
    .the = la zone M
    .in = dans la zone M
    .of = de la zone M
tigers-place-N = zone N
    .the = la zone N
    .in = dans la zone N
    .of = de la zone N
tigers-place-P = zone P
    .the = la zone P
    .in = dans la zone P
    .of = de la zone P

## Divisions à libérer, forces spéciales, niveaux de victoire

tigers-release-2ss = 2e division Panzer SS
    .the = la 2e division Panzer SS
tigers-release-9ss = 9e division Panzer SS
    .the = la 9e division Panzer SS
tigers-release-10ss = 10e division Panzer SS
    .the = la 10e division Panzer SS
tigers-release-11pz = 11e division Panzer
    .the = la 11e division Panzer
tigers-effect-restriction = mouvement allié entravé
tigers-effect-demolition = démolitions alliées sabotées
tigers-effect-combat = tirs alliés gênés
tigers-level-german-decisive = victoire allemande décisive
tigers-level-german-tactical = victoire allemande tactique
tigers-level-german-marginal = victoire allemande marginale
tigers-level-draw = match nul
tigers-level-allied-marginal = victoire alliée marginale
tigers-level-allied-tactical = victoire alliée tactique
tigers-level-allied-decisive = victoire alliée décisive
tigers-level-both-lose = défaite des deux camps

## La table

tigers-sheet-date = 16 au 22 décembre 1944
tigers-plan = Bataille { $place_of }
tigers-steps = { $steps } PE sur { $full }
tigers-track-calendar = impulsion
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
tigers-track-vp = PV
tigers-track-special = forces spéciales
tigers-box-waiting = renforts
tigers-box-coming = en route vers une autre zone
tigers-box-eliminated = unités éliminées
tigers-mark-moved = a bougé
tigers-mark-finished = a terminé
tigers-mark-entrenched = retranchée
tigers-mark-foot = va à pied
tigers-mark-unsupplied = non ravitaillée
tigers-mark-attacker = attaque
tigers-marker-control = contrôle
tigers-marker-contested = contestée
tigers-marker-bridge_destroyed = pont endommagé
tigers-marker-unsupplied = non ravitaillée
tigers-marker-special = forces spéciales
tigers-marker-restriction = mouvement
tigers-marker-demolition = démolition
tigers-marker-combat = combat

## Les étapes d’une bataille, et pourquoi une cible convient ou non

tigers-step-calls = Appels d’artillerie des deux camps
tigers-step-defender-artillery = Artillerie du défenseur
tigers-step-defender-targets = Le défenseur répartit ses tirs
tigers-step-defender-fire = Le défenseur tire
tigers-step-attacker-artillery = Artillerie de l’attaquant
tigers-step-attacker-targets = L’attaquant répartit ses tirs
tigers-step-attacker-fire = L’attaquant tire
tigers-step-over = Fin de la bataille
tigers-step-next = Bataille suivante
tigers-why-aimed = reçoit ce tir
tigers-why-most = son type a le plus de PE
tigers-why-has-shot = est déjà visée ; d’autres le sont moins
tigers-why-fewer = un autre type a plus de PE
tigers-why-targeted = est déjà une cible ; d’autres ne le sont pas
tigers-why-quality = une cible d’une autre qualité passe avant
tigers-why-dice =
    { $dice ->
        [one] { $dice } dé, touche à { $need } ou moins
       *[other] { $dice } dés, touche à { $need } ou moins
    }

## Invites : enchères, renforts

tigers-prompt-bid = Enchérissez pour un camp : choisissez celui que vous voulez et les PV que vous donnez.
tigers-prompt-arrivals = Renforts { $side_masculine }s : choisissez une unité et sa zone d’entrée, ou faites tout arriver comme prévu.
tigers-prompt-entry = { $unit } est attendue { $place_in } : choisissez sa zone d’entrée.

## Invites : mouvement, forces spéciales, empilement

tigers-prompt-movement = Mouvement { $side_masculine } : choisissez une unité à déplacer ou à retrancher, ou finissez le mouvement.
tigers-prompt-moving = { $unit } { $place_in } : choisissez la zone suivante.
tigers-prompt-stack = Pile { $place_in } : choisissez la zone suivante.
tigers-prompt-halted = La pile s’arrête { $place_in } : choisissez une unité du génie à retrancher, ou restez-en là.
tigers-prompt-crossing = L’ennemi va franchir le pont { $origin_of } { $place_in }. Tenter de le démolir ?
tigers-prompt-effect = Choisissez l’effet des forces spéciales.
tigers-prompt-marker = Choisissez pour les forces spéciales une zone sans points de victoire.
tigers-prompt-remove = { $place_the } est en surempilement : choisissez une unité à éliminer.

## Invites : batailles, construction de ponts

tigers-prompt-battles = Batailles de l’impulsion { $side_feminine } : choisissez la prochaine.
tigers-prompt-muster = Bataille { $place_of } : ajoutez des unités qui attaquent, puis engagez-la.
tigers-prompt-aim = Choisissez la cible du tir d’artillerie, dans le type qui a le plus de PE.
tigers-prompt-fire = Bataille { $place_of } : choisissez la prochaine unité qui tire.
tigers-prompt-target = { $unit } tire { $place_in } : choisissez sa cible.
tigers-prompt-build = Construction de ponts, camp { $side_masculine } : choisissez une unité du génie, ou finissez.
tigers-prompt-site = { $unit } { $place_in } : choisissez le pont à construire, par son autre bout.

## Jets et résultats

tigers-roll-bids = À qui le camp que les deux veulent
tigers-roll-demolition = Démolition
tigers-roll-building = Construction du pont
tigers-roll-calls = Appels d’artillerie
tigers-roll-shot = Tir d’artillerie
tigers-roll-fire = Tir
tigers-roll-volley = Tir de toutes les unités
tigers-result-destroyed = élimination
tigers-result-hits =
    { $n ->
        [0] aucune touche
        [one] { $n } touche
       *[other] { $n } touches
    }
tigers-result-calls =
    { $n ->
        [0] aucun tir
        [one] { $n } tir
       *[other] { $n } tirs
    }
tigers-result-blown = démolit le pont
tigers-result-holds = échoue
tigers-result-built = construit le pont
tigers-result-not-built = échoue
tigers-results-hits = touches
tigers-results-calls = tirs

## Choix

tigers-do-bid_german = Enchérir { $points } PV pour jouer l’Allemand
tigers-do-bid_allied = Enchérir { $points } PV pour jouer les Alliés
tigers-do-enter = Choisir la zone d’entrée de { $unit_the }
tigers-do-arrive = Faire tout arriver comme prévu
tigers-do-to = Vers { $place_the }
tigers-do-move = Déplacer { $unit_the }
tigers-do-with = Ajouter { $unit_the } à la pile
tigers-do-apart = Détacher { $unit_the }
tigers-do-stop = S’arrêter là
tigers-do-entrench = Retrancher { $unit_the }
tigers-do-special = Placer les forces spéciales
tigers-do-restrict = Entraver le mouvement allié
tigers-do-sabotage = Saboter les démolitions alliées
tigers-do-disrupt = Gêner les tirs alliés
tigers-do-end = Finir le mouvement
tigers-do-blow = Démolir le pont avec { $unit_the }
tigers-do-hold = Laisser le pont
tigers-do-remove = Éliminer { $unit_the }
tigers-do-battle = Livrer bataille { $place_in }
tigers-do-join = Attaquer aussi avec { $unit_the }
tigers-do-attack = Engager la bataille
tigers-do-close = Ne plus livrer de bataille
tigers-do-aim = Viser { $unit_the }
tigers-do-fire = Tirer avec { $unit_the }
tigers-do-at = Tirer sur { $unit_the }
tigers-do-build = Construire un pont avec { $unit_the }
tigers-do-finish = Finir la construction
tigers-do-hits = Réussites : { $count }
tigers-do-wins = La place { $seat_feminine } a le camp de son enchère

## Journal : enchères, calendrier, renforts

tigers-log-bids = Enchères : la place allemande donne { $one } PV pour jouer { $first_the }, la place alliée { $two } PV pour jouer { $second_the }.
tigers-log-tie =
    { $die ->
        [0] La place { $seat_feminine } a le camp de son enchère.
       *[other] Le dé entre enchères égales : { $die }, la place { $seat_feminine } a le camp de son enchère.
    }
tigers-log-day = { $day } décembre 1944.
tigers-log-impulse = Impulsion { $day }-{ $number }.
tigers-log-half = Impulsion { $side_feminine }.
tigers-log-arrives = { $unit_the } arrive { $zone_in }.
tigers-log-shifts =
    { $steps ->
        [one] { $unit_the } fait le détour par { $zone_the }, { $steps } zone plus loin, et arrive une impulsion plus tard.
       *[other] { $unit_the } fait le détour par { $zone_the }, { $steps } zones plus loin, et arrive une impulsion plus tard.
    }
tigers-log-released = La supériorité { $place_in } libère { $group_the }.

## Journal : mouvement, forces spéciales, pertes

tigers-log-moves =
    { $walks ->
        [yes] { $count ->
            [one] { $units } franchit à pied le pont endommagé { $origin_of } { $place_in } ({ $cost } PM).
           *[other] { $units } franchissent à pied le pont endommagé { $origin_of } { $place_in } ({ $cost } PM).
        }
       *[no] { $count ->
            [one] { $units } passe { $origin_of } { $place_in } ({ $cost } PM).
           *[other] { $units } passent { $origin_of } { $place_in } ({ $cost } PM).
        }
    }
tigers-log-entrenches = { $unit_the } se retranche { $place_in }.
tigers-log-demolition =
    { $result ->
        [blown] { $unit_the } démolit le pont entre { $a } et { $b }
       *[holds] { $unit_the } échoue à démolir le pont entre { $a } et { $b }
    }{ $dice ->
        [none] .
       *[other] { " :" } { $dice }, il fallait { $need } ou moins.
    }
tigers-log-special = Forces spéciales { $place_in } : { $effect }.
tigers-log-special-gone = Les forces spéciales quittent { $place_the }.
tigers-log-lost =
    { $why ->
        [stacking] { $unit_the } est éliminée : { $place_the } est en surempilement.
        [attrition] { $unit_the } { $place_in } perd son dernier PE et est éliminée.
        [outside] { $unit_the } { $place_in } est éliminée : elle devait finir son tour d’entrée dans les limites, et ravitaillée.
       *[fire] { $unit_the } est éliminée { $place_in }.
    }
tigers-log-reduced = Il reste { $sp } PE à { $unit_the }.

## Journal : batailles

tigers-log-battle = Attaque { $side_feminine } sur { $place_the } : { $units }.
tigers-log-calls =
    { $count ->
        [one] Artillerie { $side_feminine }, { $count } appel
       *[other] Artillerie { $side_feminine }, { $count } appels
    }{ $dice ->
        [none] { " :" }
       *[other] , réussite à { $need } ou moins : { $dice } ;
    } { $successes ->
        [0] aucun tir
        [one] { $successes } tir
       *[other] { $successes } tirs
    }.
tigers-log-aims = L’artillerie { $side_feminine } vise { $unit_the }.
tigers-log-allocates = { $firer_the } vise { $target_the }.
tigers-log-shot =
    { $dice ->
        [none] L’artillerie { $side_feminine } tire sur { $target_the } :
       *[other] L’artillerie { $side_feminine } tire sur { $target_the }, touche à { $need } ou moins : { $dice } ;
    } { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
tigers-log-fires =
    { $dice ->
        [none] { $firer_the } tire sur { $target_the } :
       *[other] { $firer_the } tire sur { $target_the }, touche à { $need } ou moins : { $dice } ;
    } { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }.

## Journal : ponts, contrôle, fin de la journée

tigers-log-building =
    { $result ->
        [built] { $unit_the } construit le pont entre { $a } et { $b }{ $dice ->
            [none] .
           *[other] { " :" } { $dice }, il fallait { $need } ou moins.
        }
       *[not-built] { $unit_the } échoue à construire le pont entre { $a } et { $b }{ $dice ->
            [none] { " ;" } échecs sur ce pont : { $failures }.
           *[other] { " :" } { $dice }, il fallait { $need } ou moins ; échecs sur ce pont : { $failures }.
        }
    }
tigers-log-control = { $place_the } passe sous contrôle { $side_masculine }.
tigers-log-attrition =
    { $count ->
        [one] Attrition : { $units } n’est pas ravitaillée.
       *[other] Attrition : { $units } ne sont pas ravitaillées.
    }
tigers-log-vp = Points de victoire : { $points } pour les zones, { $vp } en tout.
tigers-log-counted =
    { $what ->
        [exits] Points de victoire : { $points } pour les unités en zone de sortie.
        [towns] Points de victoire : { $points } pour les villes.
       *[holes] Points de victoire : { $points } pour les trous dans la ligne alliée.
    }

## La fin

tigers-over-points = { $level } : l’Allemand a { $vp } PV.
tigers-over-objectives = { $level } : { $first } et { $second } décident.
tigers-over-tournament = L’Allemand a { $vp } PV, { $total } avec l’enchère ; { $draw } feraient match nul.
tigers-over-cap = Match nul : la partie s’arrête après le { $day } décembre.

## Sommes

tigers-sum-movement = PM restants
tigers-sum-strength = PE dans la bataille
tigers-sum-calls = Appels d’artillerie, { $need } ou moins
tigers-sum-number = Nombre de frappe
tigers-sum-entrenched = Cible retranchée
tigers-sum-no-combined-arms = Attaquants sans armes combinées
tigers-sum-river = Tous les attaquants à travers une rivière
tigers-sum-oos = Tireur non ravitaillé
tigers-sum-special = Forces spéciales
tigers-sum-need = Touche à ce nombre ou moins
tigers-sum-scored = Déjà marqués
tigers-sum-exits = Unités en zone de sortie
tigers-sum-towns = Villes
tigers-sum-holes = Trous dans la ligne alliée
tigers-sum-total = Points de victoire

## Calques

tigers-supply =
    { $count ->
        [0] Ravitaillement { $side_masculine } : toutes les unités sont ravitaillées.
        [one] Ravitaillement { $side_masculine } : { $count } unité n’est pas ravitaillée.
       *[other] Ravitaillement { $side_masculine } : { $count } unités ne sont pas ravitaillées.
    }
tigers-zone =
    { $times ->
        [0] { $place } : aucun point de victoire.
       *[other] { $place } : chaque PE allemand qui s’y trouve à la fin de la partie vaut { $times } PV.
    }
tigers-terrain =
    { $vp ->
        [0] { $place } : contrôle { $side_masculine } ; PE : Allemand { $german }, Alliés { $allied }.
       *[other] { $place } : { $vp } PV, contrôle { $side_masculine } ; PE : Allemand { $german }, Alliés { $allied }.
    }
tigers-points =
    { $holes ->
        [0] La ligne alliée n’a aucun trou.
        [one] La ligne alliée a { $holes } trou.
       *[other] La ligne alliée a { $holes } trous.
    }

## Refus : ce qui est demandé

tigers-no-not-now =
    { $answer ->
        [arrive] Aucun renfort n’arrive maintenant.
        [attack] Aucune bataille n’est en préparation.
        [close] Ce n’est pas le moment des batailles.
        [end] Terminez d’abord ce qui est en cours ; vous pourrez ensuite finir le mouvement.
        [finish] Personne ne construit de pont maintenant.
        [hold] Personne ne va franchir un de vos ponts.
        [stop] Aucune unité n’est en chemin.
        [restrict] L’effet se choisit quand les forces spéciales sont placées.
        [sabotage] L’effet se choisit quand les forces spéciales sont placées.
        [disrupt] L’effet se choisit quand les forces spéciales sont placées.
       *[other] Répondez d’abord à ce qui est demandé.
    }
tigers-no-bid-first = Faites d’abord votre enchère pour les camps.
tigers-no-choose-unit = Choisissez d’abord une de vos unités.
tigers-no-one-at-a-time = Une unité à la fois ; choisissez-en une.
tigers-no-elsewhere = Il s’agit { $place_of } : choisissez une de vos unités qui s’y trouvent.
tigers-no-finish-first = Terminez d’abord avec { $unit }.
tigers-no-friend = { $unit } est de votre camp ; désignez une unité ennemie.

## Refus : à qui est l’unité, où elle se trouve

tigers-no-not-yours = Le camp { $side_masculine } choisit maintenant : { $unit } est de l’autre camp.
tigers-no-dead = { $unit } est éliminée : les unités perdues ne reviennent pas.
tigers-no-absent = { $unit } n’est pas de ce scénario.
tigers-no-coming = { $unit } arrive par { $zone_the } à l’impulsion suivante.
tigers-no-not-due = { $unit } n’est pas encore sur la carte : elle arrive à l’impulsion { $impulse }.
tigers-no-unreleased = { $unit } n’est pas libérée : il faut plus de PE allemands qu’alliés dans une de ces zones : { $places }.
tigers-no-unreleased-late = { $unit } n’est pas libérée : elle arrive à l’impulsion { $impulse }, ou plus tôt avec plus de PE allemands qu’alliés dans une de ces zones : { $places }.
tigers-no-not-there = { $unit } n’est pas { $place_in } : choisissez une unité qui s’y trouve.
tigers-no-moved = { $unit } a bougé dans ce tour : elle ne fait plus rien.
tigers-no-acted = { $unit } a agi dans ce tour : elle ne fait plus rien.
tigers-no-attacked = { $unit } a attaqué dans ce tour : elle ne fait plus rien.
tigers-no-dug = { $unit } s’est retranchée dans ce tour : elle ne fait plus rien.
tigers-no-built = { $unit } a tenté de construire un pont dans ce tour : elle ne bouge pas et ne se retranche pas.
tigers-no-triangle-german = { $unit } attend pendant la première impulsion : elle bouge et attaque à partir de l’impulsion 16-2.
tigers-no-triangle-allied = { $unit } ne bouge pas pendant la première impulsion : seules les unités alliées à triangle le font.
tigers-no-exited = { $unit } est sortie par { $place_the } : elle ne revient pas sur la carte.
tigers-no-zone-held = Des unités allemandes sont { $place_in } : { $unit } n’entre pas sur la carte par là.

## Refus : mouvement

tigers-no-there-already = { $unit } est déjà { $place_in }.
tigers-no-choose-way = { $unit } est en main : choisissez où elle va.
tigers-no-not-moved = { $unit } n’a pas encore bougé : choisissez où elle va.
tigers-no-two-places = { $unit } et { $other } ne sont pas au même endroit : une pile part d’un seul endroit.
tigers-no-no-common-way = { $unit } et { $other } n’ont pas de chemin commun : déplacez-les l’une après l’autre.
tigers-no-apart = La pile de { $unit } ne se sépare que lorsqu’un pont est démoli devant elle, et jamais tout entière.
tigers-no-stuck = Aucune route { $place_of } ne convient à { $unit }.
tigers-no-no-road = { $here } et { $place } se touchent, mais aucune route ne les relie.
tigers-no-points =
    Entrer { $place_in } coûte { $cost } PM (route { $road }{ $occupied ->
        [0] { "" }
       *[other] , occupation { $occupied }
    }{ $leaving ->
        [0] { "" }
       *[other] , ennemis quittés { $leaving }
    }{ $special ->
        [0] { "" }
       *[other] , forces spéciales { $special }
    }) ; il en reste { $left } à { $unit }.
tigers-no-too-far = Pour aller { $place_in } il faut au moins { $cost } PM ; il en reste { $left } à { $unit }.
tigers-no-on-foot = Par le pont endommagé { $unit } va à pied : { $place } demande { $cost } PM, et il lui en reste alors { $left }.
tigers-no-foot-rate = { $unit } va à pied tant que son ravitaillement passe par un pont endommagé : { $place } demande { $cost } PM, et il lui en reste { $left }.
tigers-no-shifted = { $unit } arrive par une autre zone : { $place } demande { $cost } PM, et il lui en reste { $left }.
tigers-no-armour-bridge = { $unit } est blindée : elle ne franchit pas le pont endommagé entre { $here } et { $place }.
tigers-no-armour-way = { $unit } est blindée : tout chemin vers { $place_the } passe par un pont endommagé.
tigers-no-enemy-to-enemy = Des ennemis sont { $here_in } et { $place_in } : on ne passe pas directement des uns aux autres.
tigers-no-barred = Des ennemis { $blocked_in } barrent le chemin vers { $place_the } : { $unit } devrait s’y arrêter et attaquer.
tigers-no-supply = { $unit } ne serait plus ravitaillée { $place_in } : elle n’y finit pas son mouvement.
tigers-no-one-area = { $unit } n’est pas ravitaillée : elle avance d’une zone et pas plus.
tigers-no-zone-closed = { $place_the } est fermée à votre camp.
tigers-no-zone-germans = Des unités allemandes sont { $place_in } : aucune unité alliée n’y entre.
tigers-no-outside = { $place_the } est en dehors des limites du scénario.
tigers-no-line = Une limite de scénario sépare { $here } et { $place } : les Alliés ne la franchissent pas pendant la première impulsion.
tigers-no-battle-later = La bataille { $place_of } vient quand tout mouvement est fini.

## Refus : retranchement, empilement, forces spéciales

tigers-no-dig-armour = Seules les unités de type infanterie se retranchent ; { $unit } est blindée.
tigers-no-dig-zone = { $unit } ne se retranche pas { $place_in } : seulement sur la carte.
tigers-no-dig-enemy = Des ennemis sont { $place_in } : { $unit } ne s’y retranche pas.
tigers-no-dug-in = { $unit } est déjà retranchée { $place_in }.
tigers-no-dig-moved = Se retrancher prend tous les PM de { $unit } : seul le génie bouge avant.
tigers-no-dig-points = Se retrancher coûte { $cost } PM au génie ; il en reste { $left } à { $unit }.
tigers-no-dig-stack = { $unit } bouge dans une pile : arrêtez-la d’abord, puis son génie pourra se retrancher.
tigers-no-not-digger = { $unit } ne se retranche pas ici : seul le génie de la pile le fait, avec les PM qui lui restent.
tigers-no-special-german = Les forces spéciales sont allemandes : le camp { $side_masculine } n’en a pas.
tigers-no-special-none = Il n’y a pas de forces spéciales dans ce scénario.
tigers-no-special-day = Les forces spéciales ne servent pas le { $day } décembre : seulement les 17, 18 et 19.
tigers-no-special-today = Les forces spéciales ont déjà servi le { $day } décembre : une fois par jour.
tigers-no-special-used =
    { $uses ->
        [one] Les forces spéciales sont épuisées : un seul emploi dans cette partie.
       *[other] Les forces spéciales sont épuisées : { $uses } emplois dans cette partie.
    }
tigers-no-choose-effect = Choisissez d’abord l’effet des forces spéciales.
tigers-no-choose-ground = Choisissez la zone des forces spéciales.
tigers-no-effect-used = Cet effet a déjà servi : chacun une fois dans la partie.
tigers-no-effect-late = C’est l’impulsion { $number } du jour : le mouvement n’est entravé que jusqu’à l’impulsion { $last }.
tigers-no-ground-zone = { $place_the } est au bord de la carte : les forces spéciales vont sur la carte.
tigers-no-ground-vp = { $place } vaut { $vp } PV : les forces spéciales vont dans une zone sans points.

## Refus : batailles

tigers-no-choose-battle = Choisissez la zone de la prochaine bataille.
tigers-no-battle-zone = { $place_the } est au bord de la carte : on ne s’y bat pas.
tigers-no-not-contested = Aucune bataille { $place_in } : les deux camps n’y sont pas.
tigers-no-fought = La bataille { $place_of } a déjà eu lieu dans cette impulsion.
tigers-no-attacked-once = { $unit } a déjà attaqué dans ce tour : une fois par tour.
tigers-no-must-attack = Vos unités sont entrées { $place_in }, chez l’ennemi : elles doivent d’abord attaquer.
tigers-no-join-first = Désignez d’abord au moins un attaquant { $place_in }.
tigers-no-joined = { $unit } attaque déjà.
tigers-no-choose-target = Choisissez pour cible une unité ennemie de cette bataille.
tigers-no-not-in-battle = { $unit } n’est pas { $place_in }, où a lieu la bataille.
tigers-no-bystander = { $unit } n’attaque pas : elle n’est pas une cible dans cette bataille.
tigers-no-second-shot = { $unit } a déjà son tir : chaque autre unité en reçoit un d’abord.
tigers-no-aim-type = Le tir va au type qui a le plus de PE, soit { $most } ; le type de { $unit } en a { $sp }.
tigers-no-fire-first = Choisissez d’abord la cible de { $unit }.
tigers-no-quality-first = { $other } est de meilleure qualité que { $unit } : son tir se répartit d’abord.
tigers-no-fires-once = { $unit } a déjà sa cible : personne ne partage son tir.
tigers-no-no-firer = { $unit } ne tire pas dans cette bataille.
tigers-no-target-taken = { $unit } est déjà une cible : { $firer } en prend une qui l’est moins, comme { $other }.
tigers-no-target-quality = Par sa qualité { $firer } tire sur { $other } plutôt que sur { $unit }.

## Refus : ponts

tigers-no-blow-far = { $unit } n’est à aucun bout du pont entre { $a } et { $b }.
tigers-no-blow-armour = { $unit } est blindée : elle ne tente rien au pont entre { $a } et { $b }.
tigers-no-blow-enemy = Un ennemi a commencé l’impulsion auprès de { $unit } : elle ne tente rien au pont entre { $a } et { $b }.
tigers-no-blow-twice = { $unit } a tenté deux ponts dans cette impulsion : elle ne tente rien au pont entre { $a } et { $b }.
tigers-no-blow-tried = Le pont entre { $a } et { $b } a déjà été tenté dans cette impulsion : { $unit } n’essaie plus.
tigers-no-blow-day = Les Alliés ne démolissent aucun pont le 16 : { $unit } ne tente rien au pont entre { $a } et { $b }.
tigers-no-build-type = { $unit } { $place_in } n’est pas du génie : seul le génie construit des ponts.
tigers-no-build-enemy = Des ennemis sont { $place_in } : { $unit } n’y construit pas.
tigers-no-build-again = { $unit } { $place_in } a déjà essayé dans cette impulsion : une tentative par impulsion.
tigers-no-build-supply = { $unit } { $place_in } n’est pas ravitaillée : elle ne construit pas.
tigers-no-build-zone = { $unit } est au bord de la carte : on n’y construit rien.
tigers-no-build-moved = { $unit } a bougé dans ce tour : elle ne construit pas.
tigers-no-build-attacked = { $unit } a attaqué dans ce tour : elle ne construit pas.
tigers-no-build-dug = { $unit } s’est retranchée dans ce tour : elle ne construit pas.
tigers-no-build-stopped = Une démolition a coûté 1 PM à { $unit } dans ce tour : elle ne construit pas.
tigers-no-build-fought = On s’est battu { $place_in } dans cette impulsion : { $unit } n’y construit pas.
tigers-no-no-site = Aucun pont endommagé ne part { $place_of } : { $unit } n’a rien à construire.
tigers-no-no-bridge = Aucun pont ne va { $here_of } { $place_in }.
tigers-no-choose-site = Choisissez le pont que { $unit } construit, par son autre bout.
tigers-no-bridge-intact = Le pont { $here_of } { $place_in } est intact.
tigers-no-bridge-held = Des ennemis tiennent { $place_the } : le pont { $here_of } ne se construit qu’avec une unité de votre camp en face.
tigers-no-bridge-tried = Le pont { $here_of } { $place_in } a déjà été tenté dans cette impulsion.

## Refus : renforts

tigers-no-choose-zone = Choisissez la zone périphérique où arrive le renfort.
tigers-no-arrived = { $unit } est { $place_in } : elle est déjà arrivée.
tigers-no-enter-area = { $unit } arrive par une zone périphérique : { $place } est sur la carte.
tigers-no-enter-side = { $place_the } est à l’autre camp : { $unit } n’y arrive pas.
tigers-no-enter-far = { $place_the } est à { $steps } zones de celle de { $unit } : { $limit } au plus.
tigers-no-enter-slow = { $place_the } est à { $steps } zones : cela prend { $cost } PM, et { $unit } en a { $movement } en tout.

## À l’accueil : le jeu, sa durée, chaque scénario, chaque valeur des options

tigers-pitch = Les Panzers percent dans les Ardennes en décembre 1944 ; routes, ponts et ravitaillement décident jusqu’où ils vont.
tigers-length = 2 à 6 h
tigers-scenario-seventh_army = L’aile sud seule, du 16 au 18 décembre : qui tiendra Luxembourg et Mersch ?
tigers-scenario-fifth_panzer = Une armée entre deux lignes, du 16 au 22 décembre, de l’Our vers la Meuse.
tigers-scenario-three_days = Tout le front jusqu’au 18 décembre : villes, sorties et trous dans la ligne comptent.
tigers-scenario-campaign = Tout le front, du 16 au 22 décembre, avec toutes les unités.
tigers-option-lines_closed_16_1-off = non
tigers-option-lines_closed_16_1-on = oui
tigers-option-errata_supply-off = non
tigers-option-errata_supply-on = oui
tigers-option-tournament-off = non
tigers-option-tournament-on = oui
tigers-option-max_turns-none = jamais
