# The Deadly Woods

## Units: the name as the counter prints it; a counter of the last step, and a side without a ZOC, have the same

woods-g-1ss-peiper = KG Peiper
    .the = KG Peiper
    .this = KG Peiper
woods-g-1ss-peiper-1 = KG Peiper
    .the = KG Peiper
    .this = KG Peiper
woods-g-1ss-hansen = KG Hansen
    .the = KG Hansen
    .this = KG Hansen
woods-g-1ss-hansen-1 = KG Hansen
    .the = KG Hansen
    .this = KG Hansen
woods-g-12ss-kuhlmann = 12SS Pz
    .the = 12SS Pz
    .this = 12SS Pz
woods-g-12ss-kuhlmann-1 = 12SS Pz
    .the = 12SS Pz
    .this = 12SS Pz
woods-g-12ss-muller = 12SS PzG
    .the = 12SS PzG
    .this = 12SS PzG
woods-g-12ss-muller-1 = 12SS PzG
    .the = 12SS PzG
    .this = 12SS PzG
woods-g-9ss-pz = 9SS Pz
    .the = 9SS Pz
    .this = 9SS Pz
woods-g-9ss-pz-1 = 9SS Pz
    .the = 9SS Pz
    .this = 9SS Pz
woods-g-9ss-pzg = 9SS PzG
    .the = 9SS PzG
    .this = 9SS PzG
woods-g-9ss-pzg-1 = 9SS PzG
    .the = 9SS PzG
    .this = 9SS PzG
woods-g-2ss-pz = 2SS Pz
    .the = 2SS Pz
    .this = 2SS Pz
woods-g-2ss-pz-1 = 2SS Pz
    .the = 2SS Pz
    .this = 2SS Pz
woods-g-2ss-pzg = 2SS PzG
    .the = 2SS PzG
    .this = 2SS PzG
woods-g-2ss-pzg-1 = 2SS PzG
    .the = 2SS PzG
    .this = 2SS PzG
woods-g-10ss-pz = 10SS Pz
    .the = 10SS Pz
    .this = 10SS Pz
woods-g-10ss-pz-1 = 10SS Pz
    .the = 10SS Pz
    .this = 10SS Pz
woods-g-10ss-pzg = 10SS PzG
    .the = 10SS PzG
    .this = 10SS PzG
woods-g-10ss-pzg-1 = 10SS PzG
    .the = 10SS PzG
    .this = 10SS PzG
woods-g-2pz-a = 2Pz A
    .the = 2Pz A
    .this = 2Pz A
woods-g-2pz-a-1 = 2Pz A
    .the = 2Pz A
    .this = 2Pz A
woods-g-2pz-b = 2Pz B
    .the = 2Pz B
    .this = 2Pz B
woods-g-2pz-b-1 = 2Pz B
    .the = 2Pz B
    .this = 2Pz B
woods-g-116pz-a = 116 A
    .the = 116 A
    .this = 116 A
woods-g-116pz-a-1 = 116 A
    .the = 116 A
    .this = 116 A
woods-g-116pz-b = 116 B
    .the = 116 B
    .this = 116 B
woods-g-116pz-b-1 = 116 B
    .the = 116 B
    .this = 116 B
woods-g-lehr-a = Lehr A
    .the = Lehr A
    .this = Lehr A
woods-g-lehr-a-1 = Lehr A
    .the = Lehr A
    .this = Lehr A
woods-g-lehr-b = Lehr B
    .the = Lehr B
    .this = Lehr B
woods-g-lehr-b-1 = Lehr B
    .the = Lehr B
    .this = Lehr B
woods-g-9pz-a = 9Pz A
    .the = 9Pz A
    .this = 9Pz A
woods-g-9pz-a-1 = 9Pz A
    .the = 9Pz A
    .this = 9Pz A
woods-g-9pz-b = 9Pz B
    .the = 9Pz B
    .this = 9Pz B
woods-g-9pz-b-1 = 9Pz B
    .the = 9Pz B
    .this = 9Pz B
woods-g-11pz-a = 11Pz A
    .the = 11Pz A
    .this = 11Pz A
woods-g-11pz-a-1 = 11Pz A
    .the = 11Pz A
    .this = 11Pz A
woods-g-11pz-b = 11Pz B
    .the = 11Pz B
    .this = 11Pz B
woods-g-11pz-b-1 = 11Pz B
    .the = 11Pz B
    .this = 11Pz B
woods-g-3pzg-8 = 3PzG 8
    .the = 3PzG 8
    .this = 3PzG 8
woods-g-3pzg-8-1 = 3PzG 8
    .the = 3PzG 8
    .this = 3PzG 8
woods-g-3pzg-29 = 3PzG 29
    .the = 3PzG 29
    .this = 3PzG 29
woods-g-3pzg-29-1 = 3PzG 29
    .the = 3PzG 29
    .this = 3PzG 29
woods-g-15pzg-104 = 15PzG 104
    .the = 15PzG 104
    .this = 15PzG 104
woods-g-15pzg-104-1 = 15PzG 104
    .the = 15PzG 104
    .this = 15PzG 104
woods-g-15pzg-115 = 15PzG 115
    .the = 15PzG 115
    .this = 15PzG 115
woods-g-15pzg-115-1 = 15PzG 115
    .the = 15PzG 115
    .this = 15PzG 115
woods-g-fb = FB Bde
    .the = FB Bde
    .this = FB Bde
woods-g-fb-1 = FB Bde
    .the = FB Bde
    .this = FB Bde
woods-g-fg = FG Bde
    .the = FG Bde
    .this = FG Bde
woods-g-fg-1 = FG Bde
    .the = FG Bde
    .this = FG Bde
woods-g-150 = 150 Bde
    .the = 150 Bde
    .this = 150 Bde
woods-g-150-1 = 150 Bde
    .the = 150 Bde
    .this = 150 Bde
woods-g-506 = 506
    .the = 506
    .this = 506
woods-g-301 = 301
    .the = 301
    .this = 301
woods-g-326-751 = 326VG 751
    .the = 326VG 751
    .this = 326VG 751
woods-g-326-752_753 = 326VG 752/753
    .the = 326VG 752/753
    .this = 326VG 752/753
woods-g-277-989 = 277VG 989
    .the = 277VG 989
    .this = 277VG 989
woods-g-277-990_991 = 277VG 990/991
    .the = 277VG 990/991
    .this = 277VG 990/991
woods-g-12-27 = 12VG 27
    .the = 12VG 27
    .this = 12VG 27
woods-g-12-48_89 = 12VG 48/89
    .the = 12VG 48/89
    .this = 12VG 48/89
woods-g-3-5 = 3FJ 5
    .the = 3FJ 5
    .this = 3FJ 5
woods-g-3-8 = 3FJ 8
    .the = 3FJ 8
    .this = 3FJ 8
woods-g-3-9 = 3FJ 9
    .the = 3FJ 9
    .this = 3FJ 9
woods-g-18-294_295 = 18VG 294/295
    .the = 18VG 294/295
    .this = 18VG 294/295
woods-g-18-293 = 18VG 293
    .the = 18VG 293
    .this = 18VG 293
woods-g-62-164 = 62VG 164
    .the = 62VG 164
    .this = 62VG 164
woods-g-62-183_190 = 62VG 183/190
    .the = 62VG 183/190
    .this = 62VG 183/190
woods-g-560-1128 = 560VG 1128
    .the = 560VG 1128
    .this = 560VG 1128
woods-g-560-1129_1130 = 560VG 1129/1130
    .the = 560VG 1129/1130
    .this = 560VG 1129/1130
woods-g-26-39 = 26VG 39
    .the = 26VG 39
    .this = 26VG 39
woods-g-26-77_78 = 26VG 77/78
    .the = 26VG 77/78
    .this = 26VG 77/78
woods-g-5-14 = 5FJ 14
    .the = 5FJ 14
    .this = 5FJ 14
woods-g-5-13 = 5FJ 13
    .the = 5FJ 13
    .this = 5FJ 13
woods-g-5-15 = 5FJ 15
    .the = 5FJ 15
    .this = 5FJ 15
woods-g-352-914 = 352VG 914
    .the = 352VG 914
    .this = 352VG 914
woods-g-352-915_916 = 352VG 915/916
    .the = 352VG 915/916
    .this = 352VG 915/916
woods-g-276-986 = 276VG 986
    .the = 276VG 986
    .this = 276VG 986
woods-g-276-987_988 = 276VG 987/988
    .the = 276VG 987/988
    .this = 276VG 987/988
woods-g-212-320 = 212VG 320
    .the = 212VG 320
    .this = 212VG 320
woods-g-212-316_423 = 212VG 316/423
    .the = 212VG 316/423
    .this = 212VG 316/423
woods-g-9-36 = 9VG 36
    .the = 9VG 36
    .this = 9VG 36
woods-g-9-57_116 = 9VG 57/116
    .the = 9VG 57/116
    .this = 9VG 57/116
woods-g-79-208 = 79VG 208
    .the = 79VG 208
    .this = 79VG 208
woods-g-79-212_226 = 79VG 212/226
    .the = 79VG 212/226
    .this = 79VG 212/226
woods-g-167-331 = 167VG 331
    .the = 167VG 331
    .this = 167VG 331
woods-g-167-339_387 = 167VG 339/387
    .the = 167VG 339/387
    .this = 167VG 339/387
woods-g-246-352 = 246VG 352
    .the = 246VG 352
    .this = 246VG 352
woods-g-246-404_689 = 246VG 404/689
    .the = 246VG 404/689
    .this = 246VG 404/689
woods-g-340-694 = 340VG 694
    .the = 340VG 694
    .this = 340VG 694
woods-g-340-695_696 = 340VG 695/696
    .the = 340VG 695/696
    .this = 340VG 695/696
woods-g-vdh = VdH
    .the = VdH
    .this = VdH
woods-u-2id-9 = 9/2ID
    .the = 9/2ID
    .this = 9/2ID
woods-u-2id-38 = 38/2ID
    .the = 38/2ID
    .this = 38/2ID
woods-u-2id-23 = 23/2ID
    .the = 23/2ID
    .this = 23/2ID
woods-u-99id-395 = 395/99ID
    .the = 395/99ID
    .this = 395/99ID
woods-u-99id-393 = 393/99ID
    .the = 393/99ID
    .this = 393/99ID
woods-u-99id-394 = 394/99ID
    .the = 394/99ID
    .this = 394/99ID
woods-u-1id-26 = 26/1ID
    .the = 26/1ID
    .this = 26/1ID
woods-u-1id-16 = 16/1ID
    .the = 16/1ID
    .this = 16/1ID
woods-u-1id-18 = 18/1ID
    .the = 18/1ID
    .this = 18/1ID
woods-u-9id-47 = 47/9ID
    .the = 47/9ID
    .this = 47/9ID
woods-u-9id-39 = 39/9ID
    .the = 39/9ID
    .this = 39/9ID
woods-u-9id-60 = 60/9ID
    .the = 60/9ID
    .this = 60/9ID
woods-u-30id-117 = 117/30ID
    .the = 117/30ID
    .this = 117/30ID
woods-u-30id-119 = 119/30ID
    .the = 119/30ID
    .this = 119/30ID
woods-u-30id-120 = 120/30ID
    .the = 120/30ID
    .this = 120/30ID
woods-u-5ad-cca = CCA/5AD
    .the = CCA/5AD
    .this = CCA/5AD
woods-u-5ad-ccb = CCB/5AD
    .the = CCB/5AD
    .this = CCB/5AD
woods-u-5ad-ccr = CCR/5AD
    .the = CCR/5AD
    .this = CCR/5AD
woods-u-106id-422 = 422/106ID
    .the = 422/106ID
    .this = 422/106ID
woods-u-106id-423 = 423/106ID
    .the = 423/106ID
    .this = 423/106ID
woods-u-106id-424 = 424/106ID
    .the = 424/106ID
    .this = 424/106ID
woods-u-28id-112 = 112/28ID
    .the = 112/28ID
    .this = 112/28ID
woods-u-28id-110 = 110/28ID
    .the = 110/28ID
    .this = 110/28ID
woods-u-28id-109 = 109/28ID
    .the = 109/28ID
    .this = 109/28ID
woods-u-4id-12 = 12/4ID
    .the = 12/4ID
    .this = 12/4ID
woods-u-4id-8 = 8/4ID
    .the = 8/4ID
    .this = 8/4ID
woods-u-4id-22 = 22/4ID
    .the = 22/4ID
    .this = 22/4ID
woods-u-9ad-cca = CCA/9AD
    .the = CCA/9AD
    .this = CCA/9AD
woods-u-9ad-ccb = CCB/9AD
    .the = CCB/9AD
    .this = CCB/9AD
woods-u-9ad-ccr = CCR/9AD
    .the = CCR/9AD
    .this = CCR/9AD
woods-u-7ad-cca = CCA/7AD
    .the = CCA/7AD
    .this = CCA/7AD
woods-u-7ad-ccb = CCB/7AD
    .the = CCB/7AD
    .this = CCB/7AD
woods-u-7ad-ccr = CCR/7AD
    .the = CCR/7AD
    .this = CCR/7AD
woods-u-10ad-cca = CCA/10AD
    .the = CCA/10AD
    .this = CCA/10AD
woods-u-10ad-ccb = CCB/10AD
    .the = CCB/10AD
    .this = CCB/10AD
woods-u-10ad-ccr = CCR/10AD
    .the = CCR/10AD
    .this = CCR/10AD
woods-u-87id-345 = 345/87ID
    .the = 345/87ID
    .this = 345/87ID
woods-u-87id-346 = 346/87ID
    .the = 346/87ID
    .this = 346/87ID
woods-u-87id-347 = 347/87ID
    .the = 347/87ID
    .this = 347/87ID
woods-u-11ad-cca = CCA/11AD
    .the = CCA/11AD
    .this = CCA/11AD
woods-u-11ad-ccb = CCB/11AD
    .the = CCB/11AD
    .this = CCB/11AD
woods-u-11ad-ccr = CCR/11AD
    .the = CCR/11AD
    .this = CCR/11AD
woods-u-3ad-cca = CCA/3AD
    .the = CCA/3AD
    .this = CCA/3AD
woods-u-3ad-ccb = CCB/3AD
    .the = CCB/3AD
    .this = CCB/3AD
woods-u-3ad-ccr = CCR/3AD
    .the = CCR/3AD
    .this = CCR/3AD
woods-u-84id-333 = 333/84ID
    .the = 333/84ID
    .this = 333/84ID
woods-u-84id-334 = 334/84ID
    .the = 334/84ID
    .this = 334/84ID
woods-u-84id-335 = 335/84ID
    .the = 335/84ID
    .this = 335/84ID
woods-u-2ad-cca = CCA/2AD
    .the = CCA/2AD
    .this = CCA/2AD
woods-u-2ad-ccb = CCB/2AD
    .the = CCB/2AD
    .this = CCB/2AD
woods-u-2ad-ccr = CCR/2AD
    .the = CCR/2AD
    .this = CCR/2AD
woods-u-75id-289 = 289/75ID
    .the = 289/75ID
    .this = 289/75ID
woods-u-75id-290 = 290/75ID
    .the = 290/75ID
    .this = 290/75ID
woods-u-75id-291 = 291/75ID
    .the = 291/75ID
    .this = 291/75ID
woods-u-83id-329 = 329/83ID
    .the = 329/83ID
    .this = 329/83ID
woods-u-83id-330 = 330/83ID
    .the = 330/83ID
    .this = 330/83ID
woods-u-83id-331 = 331/83ID
    .the = 331/83ID
    .this = 331/83ID
woods-u-4ad-cca = CCA/4AD
    .the = CCA/4AD
    .this = CCA/4AD
woods-u-4ad-ccb = CCB/4AD
    .the = CCB/4AD
    .this = CCB/4AD
woods-u-4ad-ccr = CCR/4AD
    .the = CCR/4AD
    .this = CCR/4AD
woods-u-26id-101 = 101/26ID
    .the = 101/26ID
    .this = 101/26ID
woods-u-26id-104 = 104/26ID
    .the = 104/26ID
    .this = 104/26ID
woods-u-26id-328 = 328/26ID
    .the = 328/26ID
    .this = 328/26ID
woods-u-80id-317 = 317/80ID
    .the = 317/80ID
    .this = 317/80ID
woods-u-80id-318 = 318/80ID
    .the = 318/80ID
    .this = 318/80ID
woods-u-80id-319 = 319/80ID
    .the = 319/80ID
    .this = 319/80ID
woods-u-5id-2 = 2/5ID
    .the = 2/5ID
    .this = 2/5ID
woods-u-5id-10 = 10/5ID
    .the = 10/5ID
    .this = 10/5ID
woods-u-5id-11 = 11/5ID
    .the = 11/5ID
    .this = 11/5ID
woods-u-35id-134 = 134/35ID
    .the = 134/35ID
    .this = 134/35ID
woods-u-35id-137 = 137/35ID
    .the = 137/35ID
    .this = 137/35ID
woods-u-35id-320 = 320/35ID
    .the = 320/35ID
    .this = 320/35ID
woods-u-6ad-cca = CCA/6AD
    .the = CCA/6AD
    .this = CCA/6AD
woods-u-6ad-ccb = CCB/6AD
    .the = CCB/6AD
    .this = CCB/6AD
woods-u-6ad-ccr = CCR/6AD
    .the = CCR/6AD
    .this = CCR/6AD
woods-u-90id-357 = 357/90ID
    .the = 357/90ID
    .this = 357/90ID
woods-u-90id-358 = 358/90ID
    .the = 358/90ID
    .this = 358/90ID
woods-u-90id-359 = 359/90ID
    .the = 359/90ID
    .this = 359/90ID
woods-u-82ab-504 = 504/82AB
    .the = 504/82AB
    .this = 504/82AB
woods-u-82ab-505 = 505/82AB
    .the = 505/82AB
    .this = 505/82AB
woods-u-82ab-508 = 508/82AB
    .the = 508/82AB
    .this = 508/82AB
woods-u-82ab-325 = 325/82AB
    .the = 325/82AB
    .this = 325/82AB
woods-u-101ab-501 = 501/101AB
    .the = 501/101AB
    .this = 501/101AB
woods-u-101ab-502 = 502/101AB
    .the = 502/101AB
    .this = 502/101AB
woods-u-101ab-506 = 506/101AB
    .the = 506/101AB
    .this = 506/101AB
woods-u-101ab-327 = 327/101AB
    .the = 327/101AB
    .this = 327/101AB
woods-u-17ab-193 = 193/17AB
    .the = 193/17AB
    .this = 193/17AB
woods-u-17ab-194 = 194/17AB
    .the = 194/17AB
    .this = 194/17AB
woods-u-17ab-507 = 507/17AB
    .the = 507/17AB
    .this = 507/17AB
woods-u-17ab-513 = 513/17AB
    .the = 513/17AB
    .this = 513/17AB
woods-u-517 = 517
    .the = 517
    .this = 517
woods-u-cav-102 = 102 Cav
    .the = 102 Cav
    .this = 102 Cav
woods-u-cav-102-1 = 102 Cav
    .the = 102 Cav
    .this = 102 Cav
woods-u-cav-14 = 14 Cav
    .the = 14 Cav
    .this = 14 Cav
woods-u-cav-14-1 = 14 Cav
    .the = 14 Cav
    .this = 14 Cav
woods-u-cav-4 = 4 Cav
    .the = 4 Cav
    .this = 4 Cav
woods-u-cav-4-1 = 4 Cav
    .the = 4 Cav
    .this = 4 Cav
woods-u-cav-6 = 6 Cav
    .the = 6 Cav
    .this = 6 Cav
woods-u-cav-6-1 = 6 Cav
    .the = 6 Cav
    .this = 6 Cav
woods-b-29 = 29 Arm
    .the = 29 Arm
    .this = 29 Arm
woods-b-33 = 33 Arm
    .the = 33 Arm
    .this = 33 Arm
woods-b-6ab-3 = 3/6AB
    .the = 3/6AB
    .this = 3/6AB
woods-b-6ab-5 = 5/6AB
    .the = 5/6AB
    .this = 5/6AB
woods-b-6ab-6 = 6/6AB
    .the = 6/6AB
    .this = 6/6AB
woods-b-51-152 = 152/51
    .the = 152/51
    .this = 152/51
woods-b-51-153 = 153/51
    .the = 153/51
    .this = 153/51
woods-b-51-154 = 154/51
    .the = 154/51
    .this = 154/51
woods-b-53-71 = 71/53
    .the = 71/53
    .this = 71/53
woods-b-53-158 = 158/53
    .the = 158/53
    .this = 158/53
woods-b-53-160 = 160/53
    .the = 160/53
    .this = 160/53
woods-u-delay = US Delay
    .the = the US Delay
    .this = the US Delay

## Assets, and what their counters are called by kind

woods-ga-6pz-1 = 1st artillery of 6th Panzer Army
    .the = the 1st artillery of 6th Panzer Army
    .this = the 1st artillery of 6th Panzer Army
woods-ga-6pz-2 = 2nd artillery of 6th Panzer Army
    .the = the 2nd artillery of 6th Panzer Army
    .this = the 2nd artillery of 6th Panzer Army
woods-gn-6pz-1 = 1st Nebelwerfer of 6th Panzer Army
    .the = the 1st Nebelwerfer of 6th Panzer Army
    .this = the 1st Nebelwerfer of 6th Panzer Army
woods-gn-6pz-2 = 2nd Nebelwerfer of 6th Panzer Army
    .the = the 2nd Nebelwerfer of 6th Panzer Army
    .this = the 2nd Nebelwerfer of 6th Panzer Army
woods-ga-5pz-1 = 1st artillery of 5th Panzer Army
    .the = the 1st artillery of 5th Panzer Army
    .this = the 1st artillery of 5th Panzer Army
woods-ga-5pz-2 = 2nd artillery of 5th Panzer Army
    .the = the 2nd artillery of 5th Panzer Army
    .this = the 2nd artillery of 5th Panzer Army
woods-gn-5pz-1 = 1st Nebelwerfer of 5th Panzer Army
    .the = the 1st Nebelwerfer of 5th Panzer Army
    .this = the 1st Nebelwerfer of 5th Panzer Army
woods-gn-5pz-2 = 2nd Nebelwerfer of 5th Panzer Army
    .the = the 2nd Nebelwerfer of 5th Panzer Army
    .this = the 2nd Nebelwerfer of 5th Panzer Army
woods-ga-7a-1 = artillery of 7th Army
    .the = the artillery of 7th Army
    .this = the artillery of 7th Army
woods-gn-7a-1 = Nebelwerfer of 7th Army
    .the = the Nebelwerfer of 7th Army
    .this = the Nebelwerfer of 7th Army
woods-ua-v-1 = 1st artillery of V Corps
    .the = the 1st artillery of V Corps
    .this = the 1st artillery of V Corps
woods-ua-v-2 = 2nd artillery of V Corps
    .the = the 2nd artillery of V Corps
    .this = the 2nd artillery of V Corps
woods-ua-viii-1 = 1st artillery of VIII Corps
    .the = the 1st artillery of VIII Corps
    .this = the 1st artillery of VIII Corps
woods-ua-viii-2 = 2nd artillery of VIII Corps
    .the = the 2nd artillery of VIII Corps
    .this = the 2nd artillery of VIII Corps
woods-ua-vii-1 = 1st artillery of VII Corps
    .the = the 1st artillery of VII Corps
    .this = the 1st artillery of VII Corps
woods-ua-vii-2 = 2nd artillery of VII Corps
    .the = the 2nd artillery of VII Corps
    .this = the 2nd artillery of VII Corps
woods-ua-iii-1 = 1st artillery of III Corps
    .the = the 1st artillery of III Corps
    .this = the 1st artillery of III Corps
woods-ua-iii-2 = 2nd artillery of III Corps
    .the = the 2nd artillery of III Corps
    .this = the 2nd artillery of III Corps
woods-ba-xxx-1 = 1st artillery of XXX Corps
    .the = the 1st artillery of XXX Corps
    .this = the 1st artillery of XXX Corps
woods-ba-xxx-2 = 2nd artillery of XXX Corps
    .the = the 2nd artillery of XXX Corps
    .this = the 2nd artillery of XXX Corps
woods-ue-v = V Corps engineer
    .the = the V Corps engineer
    .this = the V Corps engineer
woods-ue-viii = VIII Corps engineer
    .the = the VIII Corps engineer
    .this = the VIII Corps engineer
woods-ue-vii = VII Corps engineer
    .the = the VII Corps engineer
    .this = the VII Corps engineer
woods-ue-iii = III Corps engineer
    .the = the III Corps engineer
    .this = the III Corps engineer
woods-g-greif = Greif
    .the = Greif
    .this = Greif
woods-g-motorized = Motorized marker
    .the = the Motorized marker
    .this = the Motorized marker
woods-u-traffic = Allied Traffic
    .the = Allied Traffic
    .this = Allied Traffic
woods-u-airsupply = air supply
    .the = the air supply
    .this = the air supply
woods-g-plus2 = German bonus
    .the = the German bonus
    .this = the German bonus
woods-asset-artillery-german = German artillery
woods-asset-nebelwerfer-german = Nebelwerfer
woods-asset-artillery-allied = Allied artillery
woods-asset-engineer-allied = US engineer
woods-asset-greif-german = Greif
woods-asset-motorized-german = Motorized marker
woods-asset-traffic-allied = Allied Traffic

## Chits: the whole name, .the in a sentence, .own to their owner

woods-chit-5pz = 5th Panzer Army
    .the = the 5th Panzer chit
    .own = 5th Panzer
woods-chit-6pz = 6th Panzer Army
    .the = the 6th Panzer chit
    .own = 6th Panzer
woods-chit-all = All German
    .the = the All German chit
    .own = All German
woods-chit-one = One Army
    .the = the One Army chit
    .own = One Army
woods-chit-3form = 3 Formations
    .the = the 3 Formations chit
    .own = 3 Formations
woods-chit-g-reinf = German Reinforcement
    .the = the Reinforcement chit
    .own = Reinforcement
woods-chit-g-mc = German Movement/Combat
    .the = the Movement/Combat chit
    .own = Movement/Combat
woods-chit-supply = Supply Check
    .the = the Supply Check chit
    .own = Supply Check
woods-chit-react = Reaction 3
    .the = the Reaction 3 chit
    .own = Reaction 3
woods-chit-a-reinf = Allied Reinforcement
    .the = the Reinforcement chit
    .own = Reinforcement
woods-chit-a-mc = Allied Movement/Combat
    .the = the Movement/Combat chit
    .own = Movement/Combat
woods-chit-patton-monty = Patton/Monty
    .the = the Patton/Monty chit
    .own = Patton/Monty
woods-chit-army = army chit
    .the = an army chit
    .own = army chit
woods-chit-hidden = one of his army chits
    .the = one of his army chits
    .own = one of his army chits

## Armies, formations

woods-army-6pz = 6th Panzer Army
    .the = 6th Panzer Army
woods-army-5pz = 5th Panzer Army
    .the = 5th Panzer Army
woods-army-7a = 7th Army
    .the = 7th Army
woods-formation-1SS = 1st SS Panzer Division
    .the = the 1st SS Panzer Division
woods-formation-12SS = 12th SS Panzer Division
    .the = the 12th SS Panzer Division
woods-formation-9SS = 9th SS Panzer Division
    .the = the 9th SS Panzer Division
woods-formation-2SS = 2nd SS Panzer Division
    .the = the 2nd SS Panzer Division
woods-formation-10SS = 10th SS Panzer Division
    .the = the 10th SS Panzer Division
woods-formation-2PZ = 2nd Panzer Division
    .the = the 2nd Panzer Division
woods-formation-116PZ = 116th Panzer Division
    .the = the 116th Panzer Division
woods-formation-LEHR = Panzer Lehr Division
    .the = the Panzer Lehr Division
woods-formation-9PZ = 9th Panzer Division
    .the = the 9th Panzer Division
woods-formation-11PZ = 11th Panzer Division
    .the = the 11th Panzer Division
woods-formation-3PZG = 3rd Panzergrenadier Division
    .the = the 3rd Panzergrenadier Division
woods-formation-15PZG = 15th Panzergrenadier Division
    .the = the 15th Panzergrenadier Division
woods-formation-g-fb = Führer Begleit Brigade
    .the = the Führer Begleit Brigade
woods-formation-g-fg = Führer Grenadier Brigade
    .the = the Führer Grenadier Brigade
woods-formation-g-150 = 150 Panzer Brigade
    .the = the 150 Panzer Brigade
woods-formation-g-506 = 506th Heavy Panzer Battalion
    .the = the 506th Heavy Panzer Battalion
woods-formation-g-301 = 301st Heavy Panzer Battalion
    .the = the 301st Heavy Panzer Battalion
woods-formation-326VG = 326th Volksgrenadier Division
    .the = the 326th Volksgrenadier Division
woods-formation-277VG = 277th Volksgrenadier Division
    .the = the 277th Volksgrenadier Division
woods-formation-12VG = 12th Volksgrenadier Division
    .the = the 12th Volksgrenadier Division
woods-formation-3FJ = 3rd Parachute Division
    .the = the 3rd Parachute Division
woods-formation-18VG = 18th Volksgrenadier Division
    .the = the 18th Volksgrenadier Division
woods-formation-62VG = 62nd Volksgrenadier Division
    .the = the 62nd Volksgrenadier Division
woods-formation-560VG = 560th Volksgrenadier Division
    .the = the 560th Volksgrenadier Division
woods-formation-26VG = 26th Volksgrenadier Division
    .the = the 26th Volksgrenadier Division
woods-formation-5FJ = 5th Parachute Division
    .the = the 5th Parachute Division
woods-formation-352VG = 352nd Volksgrenadier Division
    .the = the 352nd Volksgrenadier Division
woods-formation-276VG = 276th Volksgrenadier Division
    .the = the 276th Volksgrenadier Division
woods-formation-212VG = 212th Volksgrenadier Division
    .the = the 212th Volksgrenadier Division
woods-formation-9VG = 9th Volksgrenadier Division
    .the = the 9th Volksgrenadier Division
woods-formation-79VG = 79th Volksgrenadier Division
    .the = the 79th Volksgrenadier Division
woods-formation-167VG = 167th Volksgrenadier Division
    .the = the 167th Volksgrenadier Division
woods-formation-246VG = 246th Volksgrenadier Division
    .the = the 246th Volksgrenadier Division
woods-formation-340VG = 340th Volksgrenadier Division
    .the = the 340th Volksgrenadier Division
woods-formation-g-vdh = Von der Heydte’s battalion
    .the = Von der Heydte’s battalion

## The table

woods-sheet-date = 16 December 1944 to 15 January 1945
woods-plan =
    { $column ->
        [below] Attack on { $hex }, below 1-3
       *[other] Attack on { $hex } at { $column }
    }
woods-short-u-delay = Delay
woods-short-5pz = 5 PZ
woods-short-6pz = 6 PZ
woods-short-all = All German
woods-short-3form = 3 Form.
woods-short-g-reinf = Reinf.
woods-short-g-mc = Mvt/Cbt
woods-short-supply = Supply
woods-short-a-reinf = Reinf.
woods-short-a-mc = Mvt/Cbt
woods-short-patton-monty = Patton/M.
woods-short-army = army chit
woods-track-turn = turn
woods-track-turn-date-1 = 16–17 December 1944
woods-track-turn-date-2 = 18–19 December 1944
woods-track-turn-date-3 = 20–21 December 1944
woods-track-turn-date-4 = 22–23 December 1944
woods-track-turn-date-5 = 24–25 December 1944
woods-track-turn-date-6 = 26–27 December 1944
woods-track-turn-date-7 = 28–29 December 1944
woods-track-turn-date-8 = 30–31 December 1944
woods-track-turn-date-9 = 1–3 January 1945
woods-track-turn-date-10 = 4–7 January 1945
woods-track-turn-date-11 = 8–11 January 1945
woods-track-turn-date-12 = 12–15 January 1945
woods-track-vp = VP hexes
woods-track-meuse = steps over the Meuse
woods-level-german-at-end = German victory at the end
woods-level-sudden-death = sudden death
woods-box-waiting = reinforcements
woods-box-assets = assets
woods-box-away = due back
woods-box-eliminated = eliminated
woods-box-removed = out of the game
woods-hand-cup = cup
woods-hand-hand = hand
woods-hand-track = played
woods-value-1 = attack { $value }
woods-value-2 = defence { $value }
woods-value-3 = movement { $value }
woods-mark-moved = moved
woods-mark-finished = done for now
woods-mark-unsupplied = out of supply
woods-mark-attacker = attacks
woods-marker-control = control
woods-marker-bridge_destroyed = destroyed bridge
woods-marker-commandos = Greif
woods-marker-traffic = Allied Traffic
woods-marker-air_supply = air supply
woods-marker-paratroops = Von der Heydte
woods-marker-motorized = Motorized
woods-marker-fuel = Peiper’s fuel

## The steps of an attack

woods-step-target = Attackers
woods-step-support = Attacker’s artillery
woods-step-answer = Defender’s artillery
woods-step-roll = The die
woods-step-losses = Losses
woods-step-retreat = Retreat
woods-step-advance = Advance

## Prompts: chits and rounds

woods-prompt-first = Choose the first chit of the turn.
woods-prompt-army-chit = Choose the army chit that goes into the cup.
woods-prompt-swap = You drew { $chit_own }. Play the Reinforcement chit from your hand instead?
woods-prompt-react = Play the second Reaction now?
woods-prompt-played-as = Choose movement or combat for this chit.
woods-prompt-one-army = Choose the army that acts.
woods-prompt-formation-armour = Choose an armour formation that acts.
woods-prompt-formation-mechanized = Choose a mechanized formation that acts.
woods-prompt-formation-infantry = Choose an infantry formation that acts.
woods-prompt-commander = Choose Patton or Monty.

## Prompts: assets, replacements, reinforcements

woods-prompt-engineers = Engineers: choose one to deploy or withdraw, or leave it at that.
woods-prompt-deploy = Choose a village or town for { $asset_the }.
woods-prompt-greif = Choose a hex for Greif, or leave it in its box.
woods-prompt-traffic = Choose a road hex for Allied Traffic, or leave it in its box.
woods-prompt-delay = Choose a village or town for the US Delay, or leave it in its box.
woods-prompt-vdh = Choose the hex where Von der Heydte lands.
woods-prompt-air = Choose a town or village for the air supply, or keep it.
woods-prompt-motorize = Choose an infantry unit for the Motorized marker, or leave it in its box.
woods-prompt-withdrawal = The SS divisions are to withdraw. Let them go?
woods-prompt-replacements = { $side } replacements, infantry { $infantry }, armour { $armour }: choose a unit, or leave it at that.
woods-prompt-rebuild = { $unit_the } comes back: choose the town.
woods-prompt-arrival = { $unit_the } arrives: choose its entry hex.

## Prompts: movement

woods-prompt-reaction = Reaction: { $left ->
    [0] all three units have acted; end this part of the round.
    [one] choose one more unit to move, or end this part of the round.
   *[other] choose up to { $left } units to move, one after the other, or end this part of the round.
}
woods-prompt-movement = { $side } movement: choose a unit to move, or end this part of the round.
woods-prompt-armour = { $side } armour may go one hex: choose a unit, or end this part of the round.
woods-prompt-moving = { $unit_the } in { $hex }: choose the next hex.
woods-prompt-door = A unit has withdrawn through { $hex }: choose the unit there that held the door. It does not move in this round.
woods-prompt-blow = Choose the bridge that the engineer blows.
woods-prompt-remove = { $hex } is overstacked: choose a unit to eliminate.

## Prompts: combat

woods-prompt-attacks = { $side } attacks: choose the hex to attack, or end this part of the round.
woods-prompt-muster = Attack on { $hex }: add units that attack, then begin.
woods-prompt-support = { $side } support: choose artillery, or go on without.
woods-prompt-convert = The defender of { $hex } would retreat. Take a step loss on both sides instead?
woods-prompt-loses =
    { $count ->
        [one] { $side } loss: choose the unit that loses a step.
       *[other] { $side } losses, { $count } steps: choose the unit that loses one.
    }
woods-prompt-stand = Airborne troops in { $hex }: choose one that loses a step so that nobody retreats, or fall back.
woods-prompt-retreats = Retreat from { $hex }: choose the next unit.
woods-prompt-retreat = { $unit_the } in { $hex } retreats: choose the next hex.
woods-prompt-retreat-bridge = Your units have retreated over a bridge. Try to blow it?
woods-prompt-held-bridge = You still hold the hex: the bridge { $bridge } was attacked across. Blow it?
woods-prompt-advance = { $hex } is empty: choose a unit to advance, or stop here.

## Rolls and their results

woods-roll-chit = Next chit
woods-roll-attack = Attack
woods-roll-bridge = Blowing the bridge
woods-roll-vdh = Von der Heydte’s landing
woods-result-al1 = AL1: the attacker loses a step
    .told = the attacker loses a step
woods-result-bl1 = BL1: both sides lose a step
    .told = both sides lose a step
woods-result-dr = DR: the defender retreats
    .told = the defender retreats 2 hexes
woods-result-dr-star = DR*: the defender loses a step and retreats
    .told = the defender loses a step and retreats 2 hexes
woods-result-vdh_unit = a unit
woods-result-vdh_marker = a marker
woods-result-bridge_blown = destroyed
woods-result-bridge_stands = stays intact
woods-result-5pz = 5th Panzer Army
woods-result-6pz = 6th Panzer Army
woods-result-all = All German
woods-result-one = One Army
woods-result-3form = 3 Formations
woods-result-g-reinf = German Reinforcement
woods-result-g-mc = German Movement/Combat
woods-result-supply = Supply Check
woods-result-react = Reaction 3
woods-result-a-reinf = Allied Reinforcement
woods-result-a-mc = Allied Movement/Combat
woods-result-patton-monty = Patton/Monty

## Choices

woods-do-play = Play { $chit_the }
woods-do-put = Put { $chit_the } into the cup
woods-do-swap = Play the Reinforcement chit instead
woods-do-keep = Leave it as it is
woods-do-movement = Movement
woods-do-combat = Combat
woods-do-army = { $army }
woods-do-formation = { $formation }
woods-do-patton = Patton
woods-do-monty = Monty
woods-do-react = Play the Reaction
woods-do-wait = Hold it
woods-do-withdraw = Withdraw { $asset_the }
woods-do-deploy = Deploy { $asset_the }
woods-do-motorize = Give { $unit_the } the marker
woods-do-pass = Leave it at that
woods-do-restore = Give { $unit_the } a step
woods-do-rebuild = Bring { $unit_the } back
woods-do-defer = Send { $unit_the } to D, one chit later
woods-do-depart = Let the SS divisions go
woods-do-cancel = Keep the SS divisions
woods-do-move = Move { $unit_the }
woods-do-abandon = Leave the tanks of { $unit_the } behind
woods-do-to = To { $hex }
woods-do-drive = Move as motorized
woods-do-stop = Stop here
woods-do-demolish = Blow a bridge with { $asset_the }
woods-do-blow = Blow the bridge { $bridge }
woods-do-cover = Hold the door with { $unit_the }
woods-do-hold = Leave the bridge
woods-do-end = End this part of the round
woods-do-remove = Eliminate { $unit_the }
woods-do-attack = Attack { $hex }
woods-do-join = Attack with { $unit_the }
woods-do-strike = Begin the attack
woods-do-support = Add { $asset_the }
woods-do-double = Double { $asset_the }
woods-do-plus = Add 2 to the die
woods-do-ready = No more support
woods-do-convert = A step loss on both sides
woods-do-lose = { $unit_the } loses a step
woods-do-stand = { $unit_the } loses a step, and nobody retreats
woods-do-fall_back = Fall back
woods-do-retreat = Retreat with { $unit_the }
woods-do-advance = Advance with { $unit_the }
woods-do-die = A { $face }
woods-do-draw = { $chit }

## Log: turns, chits, rounds

woods-log-turn = Turn { $turn }: { $side } initiative.
woods-log-army-chit = The German puts { $chit_the } into the cup.
woods-log-first = First chit of the turn: { $chit }.
woods-log-drawn = Chit drawn: { $chit }.
woods-log-swapped = The Allies play the Reinforcement chit from their hand; { $chit_the } goes back into the cup.
woods-log-hand-in-cup = The cup has no Allied chit left: the Reinforcement chit goes into it from the hand.
woods-log-round-movement = { $side } movement round.
woods-log-round-combat = { $side } combat round.
woods-log-round-reaction = { $side } reaction round.
woods-log-round-army = { $side } army round.
woods-log-round-all = Round of all German units.
woods-log-round-one = Round of one German army.
woods-log-round-formations = Round of three German formations.
woods-log-round-patton = Patton’s round.
woods-log-round-monty-movement = Monty’s movement round.
woods-log-round-monty-combat = Monty’s combat round.
woods-log-round-reinforcement = { $side } reinforcement round.
woods-log-named = { $name_the } acts.
woods-log-supply =
    { $count ->
        [0] Supply Check: every German unit is in supply.
        [one] Supply Check: { $units } is out of supply.
       *[other] Supply Check: { $count } German units are out of supply: { $units }.
    }

## Log: assets, replacements, reinforcements

woods-log-placed = { $asset_the } goes to { $hex }.
woods-log-withdrawn = { $asset_the } leaves the map and is back on turn { $turn }.
woods-log-motorized = { $unit_the } gets the Motorized marker.
woods-log-marker-off = { $unit_the } loses the Motorized marker.
woods-log-delay = The US Delay goes to { $hex }.
woods-log-delay-back = The US Delay goes back to its box.
woods-log-vdh =
    { $face ->
        [unit] Von der Heydte lands in { $hex }: a { $die }, his men assemble as a unit.
       *[marker] Von der Heydte lands in { $hex }: a { $die }, his men are scattered.
    }
woods-log-air = Air supply comes down in { $hex }.
woods-log-air-lost = The Germans overrun the air supply.
woods-log-restored = { $unit_the } gets a step back and has { $steps }.
woods-log-rebuilt = { $unit_the } comes back in { $hex }.
woods-log-enters = { $unit_the } enters at { $hex }.
woods-log-deferred = { $unit_the } goes round to D and arrives one Reinforcement chit later.
woods-log-kept-out =
    { $ever ->
        [later] { $units } finds every entry closed and waits for the next Reinforcement chit.
       *[never] { $units } does not come, now or later.
    }

## Log: movement, bridges

woods-log-moves = { $unit_the } moves from { $origin } to { $hex }.
woods-log-abandons = { $unit_the } leaves its tanks behind in order to move: its last step is left.
woods-log-controls = { $hex } comes under { $side } control.
woods-log-blown = The bridge { $bridge } is destroyed.
woods-log-bridge-roll =
    { $success ->
        [0] Charges under the bridge { $bridge }: a { $die }, they fail.
       *[other] Charges under the bridge { $bridge }: a { $die }, they go off.
    }
woods-log-bridge-built = { $unit_the } rebuilds the bridge { $bridge }.
woods-log-released = The Germans strike across the Meuse: every unit held behind it is released.
woods-log-fuel = KG Peiper takes the fuel in Bullingen: it is in supply all through turn 2.
woods-log-no-fuel = KG Peiper has not reached Bullingen: the fuel is lost.
woods-log-line-gone =
    { $all ->
        [0] The line between the 5th and the 6th Panzer Army is open from now on.
       *[other] All lines between the armies are open from now on.
    }

## Log: combat

woods-log-attack = { $side } attack on { $hex }: { $units }.
woods-log-support = { $asset_the } adds { $strength }.
woods-log-resolved =
    { $die ->
        [0] { $column ->
            [below] Attack on { $hex }, below 1-3: { $result_told }.
           *[other] Attack on { $hex } at { $column }: { $result_told }.
        }
       *[other] { $bonus ->
            [0] Attack on { $hex } at { $column }: a { $die }, { $result_told }.
           *[other] Attack on { $hex } at { $column }: a { $die }+{ $bonus }, { $result_told }.
        }
    }
woods-log-converted = The German takes a step loss on both sides instead.
woods-log-loses =
    { $steps ->
        [one] { $unit_the } loses a step, { $left } left.
       *[other] { $unit_the } loses { $steps } steps, { $left } left.
    }
woods-log-eliminated = { $unit_the } is eliminated.
woods-log-stands = { $unit_the } stands: nobody retreats.
woods-log-retreats = { $unit_the } retreats from { $origin } to { $hex }.
woods-log-no-retreat = No retreat is open to { $units }.
woods-log-advances = { $unit_the } advances to { $hex }.

## Log: the end of a turn

woods-log-vp = German victory points: { $vp }.
woods-log-surrenders = The 106th Division surrenders: { $units }.
woods-log-departs = The SS divisions in supply leave the game, with the artillery of their army.
woods-log-stays = The SS divisions stay: the German needs more VP hexes at the end.

## The end

woods-over-meuse = Sudden death: { $steps } steps of German motorized units in supply are across the Meuse.
woods-over-vp = Sudden death: the German holds { $vp } VP hexes in supply.
woods-over-german = The German holds { $vp } VP hexes in supply, and needed { $goal }: he wins.
woods-over-allied =
    { $vp ->
        [0] The German holds no VP hex in supply, and needed { $goal }: the Allies win.
        [one] The German holds 1 VP hex in supply, and needed { $goal }: the Allies win.
       *[other] The German holds { $vp } VP hexes in supply, and needed { $goal }: the Allies win.
    }
woods-over-withdrawal = The SS divisions are too weak to withdraw and the German holds too few VP hexes: the Allies win.
woods-over-stopped = Draw: the game stops after turn { $turn }.

## Sums

woods-sum-movement = MP left
woods-sum-unit = { $unit }
woods-sum-support = { $asset }
woods-sum-attack = Attack
woods-sum-defenders = Defenders
woods-sum-westwall = Infantry in the Westwall
woods-sum-village = Village
woods-sum-defence = Defence
woods-sum-ratio =
    { $ratio ->
        [below] Ratio below 1-3
       *[other] Ratio { $ratio }
    }
woods-sum-column =
    { $column ->
        [below] Below 1-3: no die
       *[other] Column { $column }
    }
woods-shift-scattered-defender = Defender far from its division
woods-shift-scattered-attacker = Attacker far from its division
woods-shift-woods = Infantry in woods or forest
woods-shift-town = Infantry in a town
woods-shift-rough = Rough
woods-shift-river = All attackers across rivers
woods-shift-armour-defends = Armour in defence, none attacks
woods-shift-armour-attacks = Armour attacks, none in defence
woods-shift-oos = Defenders out of supply
woods-shift-engineer = Engineer
woods-die-plus-two = German bonus of the turn
woods-die-peiper = KG Peiper on turn 1
woods-sum-vp = VP hexes in supply
woods-sum-goal = Needed at the end
woods-sum-meuse = Steps over the Meuse

## Overlays

woods-supply = { $side } supply: where units can trace it, and who cannot.
woods-zones = { $side } zones of control.
woods-terrain =
    { $name ->
        [none] { $hex }
       *[other] { $name }, { $hex }
    }: { $terrain }{ $settlement ->
        [village] , village
        [town] , town
       *[none] { "" }
    }{ $westwall ->
        [0] { "" }
       *[other] , Westwall
    }; zone of { $army_the }.
woods-points = VP hexes: German in supply, German cut off, Allied.

## Refusals: what is asked

woods-no-not-now =
    { $answer ->
        [none] Answer first what is asked now.
        [movement] No chit is played as movement now.
        [combat] No chit is played as combat now.
        [patton] The Patton/Monty chit is not being played.
        [monty] The Patton/Monty chit is not being played.
        [swap] No drawn chit can be swapped now.
        [keep] There is nothing to keep as it is.
        [react] The second Reaction is not asked for now.
        [wait] The second Reaction is not asked for now.
        [stop] No unit is on its way.
        [drive] No unit is about to move.
        [end] Finish first what is under way.
        [strike] No attack is being prepared.
        [plus] No attack is being prepared.
        [ready] No support is asked for now.
        [support] No support is asked for now.
        [double] No support is asked for now.
        [convert] No result can be changed now.
        [fall_back] Nobody has to retreat now.
        [hold] No bridge is in question now.
        [depart] The withdrawal of the SS is not asked for now.
        [cancel] The withdrawal of the SS is not asked for now.
       *[other] Answer first what is asked now.
    }
woods-no-choose-unit = Choose one of your units first.
woods-no-one-at-a-time = One at a time; choose one of them.
woods-no-elsewhere = This is about { $hex }: choose something there.
woods-no-finish-first = Finish with { $unit_the } first.
woods-no-chit-later = Chits are not asked for now.
woods-no-choose-bridge = This is about the bridge { $bridge }: blow it up or leave it.
woods-no-which-bridge = Several bridges could be meant: choose the hex at the other end.
woods-no-no-bridge = There is no bridge at { $hex }.

## Refusals: units

woods-no-not-yours = The { $side } side chooses now: { $unit_the } belongs to the other side.
woods-no-dead = { $unit_the } is eliminated.
woods-no-surrendered = { $unit_the } has surrendered with the 106th Division: it is out of the game.
woods-no-departed = { $unit_the } has withdrawn from the Ardennes: it is out of the game.
woods-no-vdh-marker = { $unit_the } landed as a marker, not as a unit.
woods-no-vdh-later = { $unit_the } is placed after the opening of turn 1.
woods-no-never-came = { $unit_the } is out of the game: the Germans did not control { $hex } when it was due.
woods-no-kept-out = { $unit_the } is out of the game: its entry hexes were closed when it was due.
woods-no-delay-box = { $unit_the } is in its box: it is placed at the start of a turn of German initiative.
woods-no-late = { $unit_the } waits beside the map: it comes with the next Allied Reinforcement chit.
woods-no-not-due =
    { $box ->
        [1] { $unit_the } is not on the map yet: it comes on turn { $turn }, with the first Reinforcement chit.
       *[other] { $unit_the } is not on the map yet: it comes on turn { $turn }, with the second Reinforcement chit.
    }
woods-no-other-zone = { $unit_the } is in { $hex }, in another army zone ({ $zone }): this chit is for one zone ({ $army }).
woods-no-not-named = { $unit_the } does not act: its formation ({ $formation }) was not named.
woods-no-not-arriving = { $unit_the } does not act: a Reinforcement chit moves only the units that enter with it.
woods-no-slow-division = { $unit_the } does not react yet: the 2nd and 99th Divisions take no part in the first Reaction.
woods-no-patton = { $unit_the } does not act: Patton leads III Corps only.
woods-no-monty = { $unit_the } does not act: Monty leads the British and VII Corps only.
woods-no-reacted = { $unit_the } does not act: a Reaction is for { $count } units in all.

## Refusals: assets

woods-no-asset-not-yours = The { $side } side chooses now: { $asset_the } belongs to the other side.
woods-no-asset-gone = { $asset_the } is out of the game.
woods-no-asset-away = { $asset_the } is away: it is back on turn { $turn }.
woods-no-used-turn = { $asset_the } has been used in this turn.
woods-no-used-round = { $asset_the } has been used in this round.
woods-no-guns-later = { $asset_the } is named once an attack is declared.
woods-no-engineers-later = { $asset_the } is not asked for now: engineers are moved in the asset phase and blow bridges in Allied movement rounds.
woods-no-marker-later = { $asset_the } is not asked for now.

## Refusals: movement

woods-no-one-by-one = Units move one by one; choose one of them.
woods-no-moved = { $unit_the } has moved in this round: once a round.
woods-no-door = { $unit_the } has held the door for a withdrawal: it does not move in this round.
woods-no-no-movement = { $unit_the } has no movement: it stays where it is.
woods-no-close-up-armour = { $unit_the } is not armour: only armour moves one hex before combat.
woods-no-close-up-enemy = { $unit_the } is next to an enemy: only armour away from the enemy moves one hex before combat.
woods-no-close-up-oos = { $unit_the } is out of supply: only supplied armour moves one hex before combat.
woods-no-no-third-step = { $unit_the } is armour out of supply and has no third step: it does not move.
woods-no-abandon = { $unit_the } moves as it is: only German armour out of supply leaves its tanks behind.
woods-no-stuck = { $unit_the } has no hex to move to from { $hex }.
woods-no-hemmed-in = Enemy ZOC surrounds { $unit_the } in { $hex }, and no supplied friend next to it holds a way out.
woods-no-withdraw = { $unit_the } is hemmed in by enemy ZOC: it withdraws exactly two hexes, through a supplied friend; { $hex } is not one of those.
woods-no-no-keeper = { $unit_the } has moved in this round or is out of supply: it holds no door.
woods-no-withdraw-on = { $unit_the } is withdrawing: it goes on to the second hex.
woods-no-haven-enemy = { $hex } is next to an enemy: { $unit_the } does not withdraw there.
woods-no-haven-supply = { $hex } traces no supply: { $unit_the } does not withdraw there.
woods-no-choose-way = { $unit_the } is in hand: choose where it goes.
woods-no-there-already = { $unit_the } is in { $hex } already.
woods-no-not-moved = { $unit_the } has not moved yet: choose where it goes.
woods-no-enemy-held = Enemies hold { $hex }: { $unit_the } does not move there.
woods-no-attack-later = Attacks come after the one hex of armour: end those moves first, then attack { $hex }.
woods-no-one-hex = { $hex } is too far: before combat { $unit_the } moves one hex.
woods-no-zone-to-zone = { $here } and { $hex } are both in enemy ZOC: { $unit_the } does not move straight from the one to the other.
woods-no-zone-bars = { $unit_the } would have to stop in { $blocked }, in enemy ZOC: it does not get to { $hex }.
woods-no-enemies-bar = Enemies bar every way of { $unit_the } to { $hex }.
woods-no-engineer-far = An engineer is in { $hex }: { $unit_the } enters only from the next hex, with all its MP.
woods-no-engineer-spent = An engineer is in { $hex }: entering takes all { $limit } MP of { $unit_the }, and { $left } are left.
woods-no-forest = { $hex } is forest: { $unit_the } is motorized and enters only along a road.
woods-no-minor-river = A river without a bridge parts { $unit_the } from { $hex }: motorized units do not cross it.
woods-no-major-river = A major river without a bridge parts { $unit_the } from { $hex }: nobody crosses it.
woods-no-points =
    Entering { $hex } costs { $cost } MP (hex { $ground }{ $side ->
        [0] { "" }
       *[other] , river { $side }
    }{ $marker ->
        [0] { "" }
       *[other] , marker { $marker }
    }); { $unit_the } has { $left } left.
woods-no-too-far = { $hex } is { $cost } MP away at least; { $unit_the } has { $left } left.
woods-no-too-distant = { $hex } is { $steps } hexes away, { $cost } MP even by road; { $unit_the } has { $left } left.
woods-no-oos-slow = { $unit_the } is out of supply and has { $limit } MP in all: { $hex } costs { $cost }, and { $left } are left.
woods-no-rate-oos = { $unit_the } is out of supply and pays full cost on the road: { $hex } costs { $cost } MP, and { $left } are left.
woods-no-rate-bridge = The bridge is destroyed, and with it the road: { $hex } costs { $unit_the } { $cost } MP, and { $left } are left.
woods-no-rate-friend = A friendly unit is in { $hex }: { $unit_the } does not enter at the road rate but for { $cost } MP, and { $left } are left.
woods-no-rate-stacked = { $unit_the } began stacked and pays full cost on the road: { $hex } costs { $cost } MP, and { $left } are left.
woods-no-rate-start = { $unit_the } did not begin on a road and pays full cost: { $hex } costs { $cost } MP, and { $left } are left.
woods-no-rate-left = { $unit_the } has left the road, or did not begin on one, and pays full cost: { $hex } costs { $cost } MP, and { $left } are left.
woods-no-rate-oos-forest = { $unit_the } is out of supply and does not use the road rate: it does not enter the forest in { $hex }.
woods-no-rate-bridge-forest = The bridge is destroyed, and with it the road: { $unit_the } does not enter the forest in { $hex }.
woods-no-rate-friend-forest = A friendly unit is in { $hex }: { $unit_the } does not enter that forest at the road rate.
woods-no-rate-stacked-forest = { $unit_the } began stacked and does not use the road rate: it does not enter the forest in { $hex }.
woods-no-rate-start-forest = { $unit_the } did not begin on a road and does not use the road rate: it does not enter the forest in { $hex }.
woods-no-rate-left-forest = { $unit_the } has left the road, or did not begin on one: it does not enter the forest in { $hex }.
woods-no-drive-infantry = { $unit_the } is not infantry: only infantry moves as motorized.
woods-no-drive-no-road = { $unit_the } is not on a road in { $hex }: it does not move as motorized.
woods-no-drive-marker = { $unit_the } has no Motorized marker: German infantry moves as motorized under it, or as it enters the map.
woods-no-drive-oos = { $unit_the } is out of supply: it does not move as motorized.
woods-no-drive-shut = { $unit_the } has no road to take from { $hex }: it does not move as motorized.
woods-no-drives = { $unit_the } moves as motorized already.
woods-no-drive-first = { $unit_the } has begun its move on foot.
woods-no-drive-combat = { $unit_the } moves its one hex before combat: not as motorized.
woods-no-drive-off = { $unit_the } moves as motorized and stays on the road: none leads it to { $hex }.
woods-no-drive-bridge = { $unit_the } moves as motorized: it does not cross the destroyed bridge { $bridge }.
woods-no-marker-bars = { $unit_the } would lose its Motorized marker beside an enemy in { $blocked } and stop there.

## Refusals: lines

woods-no-line = { $unit_the } would cross into another army zone ({ $zone }): not before turn { $turn }.
woods-no-line-14 = { $unit_the } stays within 2 hexes of the zone of 7th Army: { $hex } is farther.
woods-no-british = { $hex } lies outside the British zone: { $unit_the } does not enter it.
woods-no-meuse = { $hex } lies east of the Meuse: { $unit_the } stays west of it until turn { $turn }, or until the Germans cross.
woods-no-tied = { $hex } is more than { $reach } hexes from zone { $zone }: { $unit_the } stays near it.
woods-no-ouren = The bridge { $bridge } at Ouren carries no armour on turn 1: { $unit_the } does not cross it.

## Refusals: stacking

woods-no-crowd = There is no room for { $unit_the } in { $hex }: one division and one other unit at most.
woods-no-crowd-british = { $unit_the } does not stand in { $hex }: British and US units never stack.
woods-no-crowd-corps = { $unit_the } does not stand in { $hex }: a unit of another corps is there.
woods-no-not-there = { $unit_the } is not in the hex in question.

## Refusals: bridges

woods-no-choose-engineer = Choose an engineer.
woods-no-sapping-later = Engineers blow bridges only in Allied movement rounds.
woods-no-engineer-box = { $asset_the } is not on the map.
woods-no-sapped = { $asset_the } has blown a bridge in this round.
woods-no-no-charge = { $asset_the } has no intact bridge in reach with an Allied unit at one end.
woods-no-bridge-blown = The bridge { $bridge } is destroyed already.
woods-no-bridge-alone = No Allied unit is at either end of the bridge { $bridge }.
woods-no-bridge-far = { $asset_the } is { $far } hexes from the bridge { $bridge }: it reaches { $reach }.
woods-no-bridge-nobody = No engineer that has not worked in this round is within { $reach } hexes of the bridge { $bridge }.
woods-no-finish-demolition = { $asset_the } is at work: choose a bridge by one of its ends.

## Refusals: combat

woods-no-choose-target = Choose an enemy hex next to your units.
woods-no-own-hex = Your own units are in { $hex }.
woods-no-nobody-there = No enemy unit is in { $hex }.
woods-no-engineer-alone = An engineer alone is in { $hex }: it is not attacked; a unit that moves there drives it away.
woods-no-attacked-hex = The units in { $hex } have been attacked in this round: once a round.
woods-no-no-neighbour = None of your units is next to { $hex }.
woods-no-not-adjacent = { $unit_the } is { $far } hexes from { $hex }: units attack the next hex.
woods-no-attack-river = A major river without a bridge parts { $unit_the } from { $hex }: nobody attacks across it.
woods-no-attack-armour = { $unit_the } is not armour: only armour attacks in this round.
woods-no-attack-moved = { $unit_the } has moved: only armour that has not moved attacks in this round.
woods-no-attack-zero = { $unit_the } has no attack strength.
woods-no-attacked-once = { $unit_the } has attacked in this round: once a round.
woods-no-attack-oos = { $unit_the } is out of supply: it cannot attack.
woods-no-choose-attacker = Choose the units that attack { $hex }.
woods-no-join-first = Name at least one unit that attacks { $hex } first.
woods-no-joined = { $unit_the } attacks already.
woods-no-choose-asset = Choose an artillery or Nebelwerfer counter.
woods-no-engineer-helps = { $asset_the } helps by itself where it can: nobody has to name it.
woods-no-rockets-defend = { $asset_the } supports attacks only.
woods-no-double-gun = Only a Nebelwerfer doubles its strength; { $asset_the } is artillery.
woods-no-support-full =
    { $kind ->
        [nebelwerfer] One Nebelwerfer supports a combat, no more: { $asset_the } comes too late.
       *[other] { $count ->
            [one] One artillery supports a combat, no more: { $asset_the } comes too late.
           *[other] { $count } artillery support a combat, no more: { $asset_the } comes too late.
        }
    }
woods-no-support-oos = No unit in supply fights here: { $asset_the } does not support.
woods-no-support-never = { $hex } lies in the zone of an army ({ $zone }) that { $asset_the } never supports.
woods-no-support-zone = { $hex } lies in another army zone ({ $zone }): { $asset_the } supports its own ({ $army }) until turn 4.
woods-no-support-99th = On turn 1 no artillery supports the 393rd and 394th Regiments.
woods-no-support-british = { $asset_the } supports British units only.
woods-no-support-outside = { $hex } does not touch the British zone: { $asset_the } does not support there.
woods-no-support-corps = No unit of { $corps } Corps takes part: { $asset_the } does not support.
woods-no-support-delay = Artillery never supports the US Delay.
woods-no-support-airborne = No supplied unit of { $corps } Corps is within { $reach } hexes of the airborne: { $asset_the } does not support.
woods-no-support-cut-off = The units of { $corps } Corps are out of supply, and no supplied one is within { $reach } hexes: { $asset_the } does not support.
woods-no-plus-off = The two points for a German die are not in play.
woods-no-plus-german = Only a German attack gets the two points.
woods-no-plus-used = The two points have been used on turn { $turn }.
woods-no-plus-late = The two points are for turns 1 and 2: this is turn { $turn }.
woods-no-not-in-combat = { $unit_the } is not one of the units in question.
woods-no-not-airborne = { $unit_the } is not airborne: it does not keep the others from retreating.
woods-no-no-attacker = { $unit_the } did not take part in the attack on { $hex }: it does not advance.
woods-no-advanced = { $unit_the } has advanced into { $hex }.
woods-no-advance-forest = { $hex } is forest and no road leads { $unit_the } there: motorized units attack it, and do not advance.
woods-no-advance-river = A river without a bridge parts { $unit_the } from { $hex }: it does not advance across it.

## Refusals: retreat

woods-no-no-retreat = { $unit_the } has nowhere to retreat to from { $hex }.
woods-no-retreat-enemy = Enemies are in { $hex }: { $unit_the } does not retreat there.
woods-no-retreat-beside = { $hex } is next to an enemy: { $unit_the } does not end its retreat there.
woods-no-retreat-far = { $hex } is at a distance of { $far }: { $unit_the } retreats by { $wanted } hexes.
woods-no-retreat-ground = Terrain or river keeps { $unit_the } out of { $hex }.
woods-no-retreat-west = { $hex } lies to the west, and { $unit_the } has another way: Germans do not retreat to the west.
woods-no-retreat-east = { $hex } lies to the east, and { $unit_the } has another way: Allies do not retreat to the east.
woods-no-retreat-shut = Every way of { $unit_the } to { $hex } is closed or leads through enemy ZOC.

## Refusals: the asset phase

woods-no-engineer-stays = { $asset_the } is in { $hex }: once withdrawn it is back next turn.
woods-no-no-site = { $asset_the } finds no village or town to deploy in.
woods-no-finish-engineer = { $asset_the } is in hand: choose its village or town.
woods-no-choose-site = Choose the village or town of { $asset_the }.
woods-no-second-engineer = Another engineer is in { $hex }: { $asset_the } goes elsewhere.
woods-no-site-open = { $hex } is neither village nor town.
woods-no-site-control = The Germans control { $hex }.
woods-no-site-supply = { $hex } traces no supply.
woods-no-site-corps = No supplied unit of { $corps } Corps is within { $reach } hexes of { $hex }: { $asset_the } does not deploy there.
woods-no-choose-hex =
    { $what ->
        [greif] Choose the hex of Greif.
        [traffic] Choose the road hex of the Traffic marker.
        [delay] Choose the village or town of the US Delay.
        [vdh] Choose the hex where Von der Heydte lands.
       *[air] Choose the village or town that is supplied by air.
    }
woods-no-place-road = No road runs through { $hex }: Traffic goes on a road.
woods-no-place-zone = { $hex } lies in another army zone ({ $zone }): choose one in the zone asked for ({ $army }).
woods-no-greif-allies = An Allied unit or engineer is in or next to { $hex }: Greif keeps away.
woods-no-vdh-ground = Von der Heydte lands in clear or woods, away from villages and towns: { $hex } is neither.
woods-no-vdh-allies = { $hex } is held by Allies or in their ZOC: Von der Heydte lands elsewhere.
woods-no-vdh-must = Von der Heydte must be placed.
woods-no-air-clear = { $hex } is not clear terrain: air supply needs an open drop zone.
woods-no-delay-company = Another unit is in { $hex }: the US Delay never stacks.
woods-no-motorize-infantry = { $unit_the } is not infantry: the Motorized marker is for infantry.
woods-no-motorize-road = { $unit_the } is not on a road in { $hex }.
woods-no-motorize-enemy = { $unit_the } is next to an Allied unit in { $hex }.
woods-no-motorize-oos = { $unit_the } is out of supply in { $hex }.

## Refusals: replacements

woods-no-full = { $unit_the } has all its steps.
woods-no-not-eliminated = { $unit_the } is on the map: only eliminated units come back in a town.
woods-no-never-replaced = British and airborne units receive no replacements: { $unit_the } gets none.
woods-no-german-dead = { $unit_the } is eliminated: German units do not come back.
woods-no-rebuilt = { $unit_the } has come back in this turn: it gets no second step.
woods-no-replace-supply = { $unit_the } traces no supply over land: it gets no replacement.
woods-no-no-points =
    { $kind ->
        [infantry] No infantry replacement is left for { $unit_the }.
       *[other] No armour replacement is left for { $unit_the }.
    }
woods-no-no-town = No town takes { $unit_the } back.
woods-no-choose-town = Choose the town where { $unit_the } comes back.
woods-no-not-a-town = { $hex } is not a town: { $unit_the } comes back in a town.
woods-no-town-enemy = An enemy is next to { $hex }: { $unit_the } does not come back there.
woods-no-town-corps = { $hex } does not take units of { $corps } Corps: { $unit_the } comes back elsewhere.

## Refusals: chits and rounds

woods-no-choose-chit = Choose a chit.
woods-no-chit-nobody = { $chit_the } belongs to neither side: nobody opens a turn with it.
woods-no-chit-not-yours = { $chit_the } is not a chit of the { $side } side.
woods-no-chit-absent = { $chit_the } is not among the chits of turn { $turn }.
woods-no-chit-no-army = { $chit_the } is not an army chit: choose 5th or 6th Panzer Army.
woods-no-played-once =
    { $answer ->
        [movement] The Germans have played a Movement/Combat chit as movement in this turn: the other is combat.
       *[combat] The Germans have played a Movement/Combat chit as combat in this turn: the other is movement.
    }
woods-no-choose-army = Choose an army zone by a hex or a unit there.
woods-no-choose-formation =
    { $kind ->
        [armour] Choose a unit of an armour formation.
        [mechanized] Choose a unit of a mechanized formation.
       *[infantry] Choose a unit of an infantry formation.
    }
woods-no-one-formation = These units are of different formations; choose one of them.
woods-no-formation-kind =
    { $unit_the } is of { $kind ->
        [armour] an armour
        [mechanized] a mechanized
       *[infantry] an infantry
    } formation: { $wanted ->
        [armour] an armour
        [mechanized] a mechanized
       *[infantry] an infantry
    } one is asked for.
woods-no-choose-entry = Choose the hex where { $unit_the } enters the map.
woods-no-arrived = { $unit_the } is on the map already.
woods-no-defer = { $unit_the } does not come later: only units of III Corps may wait for zone D, once.
woods-no-no-entry = { $hex } is not an entry hex: { $unit_the } comes in by its zone.
woods-no-entry-enemy = Zone { $zone } belongs to the other side: { $unit_the } does not enter there.
woods-no-entry-held = Enemies hold { $hex }: { $unit_the } does not enter there.
woods-no-entry-zone = { $hex } is in enemy ZOC: { $unit_the } does not enter there.
woods-no-entry-zones = { $hex } is in zone { $zone }: { $unit_the } comes in by { $zones }.

## In the lobby: the game, how long it takes, each scenario, each value of the options

woods-pitch = The Battle of the Bulge by hexes: chits from a cup say who moves and who fights.
woods-length = 3 to 8 h
woods-scenario-attack = The offensive, 16 to 27 December: do the panzers reach their towns?
woods-scenario-campaign = Offensive and counter-offensive, to 15 January: can the German keep what he took?
woods-option-plus_two-off = no
woods-option-plus_two-on = yes
woods-option-max_turns-none = never
