# Counter-Attack: Arras
# Espace fine insécable (U+202F) devant : ; ? ! % et à l’intérieur de « ».

## Unités : le nom du pion, sans article ; une unité s’accorde au féminin, un chef au masculin

arras-uk-7rtr-a = 7 Royal Tank A
    .the = 7 Royal Tank A
    .this = 7 Royal Tank A
    .it = elle
    .him = la
    .e = e
arras-uk-7rtr-b = 7 Royal Tank B
    .the = 7 Royal Tank B
    .this = 7 Royal Tank B
    .it = elle
    .him = la
    .e = e
arras-uk-7rtr-c = 7 Royal Tank C
    .the = 7 Royal Tank C
    .this = 7 Royal Tank C
    .it = elle
    .him = la
    .e = e
arras-uk-8dli-1 = 8 Durham Lt. 1
    .the = 8 Durham Lt. 1
    .this = 8 Durham Lt. 1
    .it = elle
    .him = la
    .e = e
arras-uk-8dli-2 = 8 Durham Lt. 2
    .the = 8 Durham Lt. 2
    .this = 8 Durham Lt. 2
    .it = elle
    .him = la
    .e = e
arras-uk-8dli-3 = 8 Durham Lt. 3
    .the = 8 Durham Lt. 3
    .this = 8 Durham Lt. 3
    .it = elle
    .him = la
    .e = e
arras-uk-8dli-4 = 8 Durham Lt. 4
    .the = 8 Durham Lt. 4
    .this = 8 Durham Lt. 4
    .it = elle
    .him = la
    .e = e
arras-uk-4rnf-1 = 4 RN Fusiliers
    .the = 4 RN Fusiliers
    .this = 4 RN Fusiliers
    .it = elle
    .him = la
    .e = e
arras-uk-260-65at = 260/65th AT
    .the = 260/65th AT
    .this = 260/65th AT
    .it = elle
    .him = la
    .e = e
arras-uk-4rtr-a = 4 Royal Tank A
    .the = 4 Royal Tank A
    .this = 4 Royal Tank A
    .it = elle
    .him = la
    .e = e
arras-uk-4rtr-b = 4 Royal Tank B
    .the = 4 Royal Tank B
    .this = 4 Royal Tank B
    .it = elle
    .him = la
    .e = e
arras-uk-6dli-1 = 6 Durham Lt. 1
    .the = 6 Durham Lt. 1
    .this = 6 Durham Lt. 1
    .it = elle
    .him = la
    .e = e
arras-uk-6dli-2 = 6 Durham Lt. 2
    .the = 6 Durham Lt. 2
    .this = 6 Durham Lt. 2
    .it = elle
    .him = la
    .e = e
arras-uk-6dli-3 = 6 Durham Lt. 3
    .the = 6 Durham Lt. 3
    .this = 6 Durham Lt. 3
    .it = elle
    .him = la
    .e = e
arras-uk-6dli-4 = 6 Durham Lt. 4
    .the = 6 Durham Lt. 4
    .this = 6 Durham Lt. 4
    .it = elle
    .him = la
    .e = e
arras-uk-4rnf-2 = 4 RN Fusiliers 2
    .the = 4 RN Fusiliers 2
    .this = 4 RN Fusiliers 2
    .it = elle
    .him = la
    .e = e
arras-uk-206-52at = 206/52nd AT
    .the = 206/52nd AT
    .this = 206/52nd AT
    .it = elle
    .him = la
    .e = e
arras-uk-martel = Martel
    .the = Martel
    .this = Martel
    .it = il
    .him = le
    .e = { "" }
arras-uk-4gh-1 = 4 Gr. Howard 1
    .the = 4 Gr. Howard 1
    .this = 4 Gr. Howard 1
    .it = elle
    .him = la
    .e = e
arras-uk-4gh-2 = 4 Gr. Howard 2
    .the = 4 Gr. Howard 2
    .this = 4 Gr. Howard 2
    .it = elle
    .him = la
    .e = e
arras-uk-4gh-3 = 4 Gr. Howard 3
    .the = 4 Gr. Howard 3
    .this = 4 Gr. Howard 3
    .it = elle
    .him = la
    .e = e
arras-uk-4gh-4 = 4 Gr. Howard 4
    .the = 4 Gr. Howard 4
    .this = 4 Gr. Howard 4
    .it = elle
    .him = la
    .e = e
arras-uk-5gh-1 = 5 Gr. Howard 1
    .the = 5 Gr. Howard 1
    .this = 5 Gr. Howard 1
    .it = elle
    .him = la
    .e = e
arras-uk-5gh-2 = 5 Gr. Howard 2
    .the = 5 Gr. Howard 2
    .this = 5 Gr. Howard 2
    .it = elle
    .him = la
    .e = e
arras-uk-5gh-3 = 5 Gr. Howard 3
    .the = 5 Gr. Howard 3
    .this = 5 Gr. Howard 3
    .it = elle
    .him = la
    .e = e
arras-uk-5gh-4 = 5 Gr. Howard 4
    .the = 5 Gr. Howard 4
    .this = 5 Gr. Howard 4
    .it = elle
    .him = la
    .e = e
arras-uk-4ey-1 = 4 E. Yorkshire 1
    .the = 4 E. Yorkshire 1
    .this = 4 E. Yorkshire 1
    .it = elle
    .him = la
    .e = e
arras-uk-4ey-2 = 4 E. Yorkshire 2
    .the = 4 E. Yorkshire 2
    .this = 4 E. Yorkshire 2
    .it = elle
    .him = la
    .e = e
arras-uk-4ey-3 = 4 E. Yorkshire 3
    .the = 4 E. Yorkshire 3
    .this = 4 E. Yorkshire 3
    .it = elle
    .him = la
    .e = e
arras-uk-4ey-4 = 4 E. Yorkshire 4
    .the = 4 E. Yorkshire 4
    .this = 4 E. Yorkshire 4
    .it = elle
    .him = la
    .e = e
arras-uk-2cam-a = 2 Cameronians A
    .the = 2 Cameronians A
    .this = 2 Cameronians A
    .it = elle
    .him = la
    .e = e
arras-uk-2cam-b = 2 Cameronians B
    .the = 2 Cameronians B
    .this = 2 Cameronians B
    .it = elle
    .him = la
    .e = e
arras-uk-2cam-c = 2 Cameronians C
    .the = 2 Cameronians C
    .this = 2 Cameronians C
    .it = elle
    .him = la
    .e = e
arras-uk-2cam-d = 2 Cameronians D
    .the = 2 Cameronians D
    .this = 2 Cameronians D
    .it = elle
    .him = la
    .e = e
arras-uk-2wilt-a = 2 Wiltshire A
    .the = 2 Wiltshire A
    .this = 2 Wiltshire A
    .it = elle
    .him = la
    .e = e
arras-uk-2wilt-b = 2 Wiltshire B
    .the = 2 Wiltshire B
    .this = 2 Wiltshire B
    .it = elle
    .him = la
    .e = e
arras-uk-2wilt-c = 2 Wiltshire C
    .the = 2 Wiltshire C
    .this = 2 Wiltshire C
    .it = elle
    .him = la
    .e = e
arras-uk-2wilt-d = 2 Wiltshire D
    .the = 2 Wiltshire D
    .this = 2 Wiltshire D
    .it = elle
    .him = la
    .e = e
arras-uk-2rif-a = 2 Royal IF-A
    .the = 2 Royal IF-A
    .this = 2 Royal IF-A
    .it = elle
    .him = la
    .e = e
arras-uk-2rif-b = 2 Royal IF-B
    .the = 2 Royal IF-B
    .this = 2 Royal IF-B
    .it = elle
    .him = la
    .e = e
arras-uk-2rif-c = 2 Royal IF-C
    .the = 2 Royal IF-C
    .this = 2 Royal IF-C
    .it = elle
    .him = la
    .e = e
arras-uk-2rif-d = 2 Royal IF-D
    .the = 2 Royal IF-D
    .this = 2 Royal IF-D
    .it = elle
    .him = la
    .e = e
arras-fr-13bcc-1 = 13e BCC-1
    .the = 13e BCC-1
    .this = 13e BCC-1
    .it = elle
    .him = la
    .e = e
arras-fr-13bcc-2 = 13e BCC-2
    .the = 13e BCC-2
    .this = 13e BCC-2
    .it = elle
    .him = la
    .e = e
arras-fr-13bcc-3 = 13e BCC-3
    .the = 13e BCC-3
    .this = 13e BCC-3
    .it = elle
    .him = la
    .e = e
arras-fr-3dlm = 3e DLM
    .the = 3e DLM
    .this = 3e DLM
    .it = elle
    .him = la
    .e = e
arras-fr-11rdp-1 = 11e RDP - 1
    .the = 11e RDP - 1
    .this = 11e RDP - 1
    .it = elle
    .him = la
    .e = e
arras-fr-11rdp-2 = 11e RDP - 2
    .the = 11e RDP - 2
    .this = 11e RDP - 2
    .it = elle
    .him = la
    .e = e
arras-uk-365-92ra = 365/92nd RA
    .the = 365/92nd RA
    .this = 365/92nd RA
    .it = elle
    .him = la
    .e = e
arras-uk-368-92ra = 368/92nd RA
    .the = 368/92nd RA
    .this = 368/92nd RA
    .it = elle
    .him = la
    .e = e
arras-uk-9dli-1 = 9 Durham Lt. 1
    .the = 9 Durham Lt. 1
    .this = 9 Durham Lt. 1
    .it = elle
    .him = la
    .e = e
arras-uk-9dli-2 = 9 Durham Lt. 2
    .the = 9 Durham Lt. 2
    .this = 9 Durham Lt. 2
    .it = elle
    .him = la
    .e = e
arras-uk-9dli-3 = 9 Durham Lt. 3
    .the = 9 Durham Lt. 3
    .this = 9 Durham Lt. 3
    .it = elle
    .him = la
    .e = e
arras-uk-9dli-4 = 9 Durham Lt. 4
    .the = 9 Durham Lt. 4
    .this = 9 Durham Lt. 4
    .it = elle
    .him = la
    .e = e
arras-uk-7rtr-a-r = 7 Royal Tank A (R)
    .the = 7 Royal Tank A (R)
    .this = 7 Royal Tank A (R)
    .it = elle
    .him = la
    .e = e
arras-uk-7rtr-b-r = 7 Royal Tank B (R)
    .the = 7 Royal Tank B (R)
    .this = 7 Royal Tank B (R)
    .it = elle
    .him = la
    .e = e
arras-uk-7rtr-c-r = 7 Royal Tank C (R)
    .the = 7 Royal Tank C (R)
    .this = 7 Royal Tank C (R)
    .it = elle
    .him = la
    .e = e
arras-uk-4rtr-a-r = 4 Royal Tank A (R)
    .the = 4 Royal Tank A (R)
    .this = 4 Royal Tank A (R)
    .it = elle
    .him = la
    .e = e
arras-uk-4rtr-b-r = 4 Royal Tank B (R)
    .the = 4 Royal Tank B (R)
    .this = 4 Royal Tank B (R)
    .it = elle
    .him = la
    .e = e
arras-fr-13bcc-1-r = 13e BCC-1 (R)
    .the = 13e BCC-1 (R)
    .this = 13e BCC-1 (R)
    .it = elle
    .him = la
    .e = e
arras-fr-13bcc-2-r = 13e BCC-2 (R)
    .the = 13e BCC-2 (R)
    .this = 13e BCC-2 (R)
    .it = elle
    .him = la
    .e = e
arras-fr-13bcc-3-r = 13e BCC-3 (R)
    .the = 13e BCC-3 (R)
    .this = 13e BCC-3 (R)
    .it = elle
    .him = la
    .e = e
arras-fr-3dlm-r = 3e DLM (R)
    .the = 3e DLM (R)
    .this = 3e DLM (R)
    .it = elle
    .him = la
    .e = e
arras-de-37recce = 7th Pz. 37 Recce
    .the = 7th Pz. 37 Recce
    .this = 7th Pz. 37 Recce
    .it = elle
    .him = la
    .e = e
arras-de-7mc = 7th Pz. 7 MC
    .the = 7th Pz. 7 MC
    .this = 7th Pz. 7 MC
    .it = elle
    .him = la
    .e = e
arras-de-1-78art = 7th Pz. Art. 1/78
    .the = 7th Pz. Art. 1/78
    .this = 7th Pz. Art. 1/78
    .it = elle
    .him = la
    .e = e
arras-de-2-78art = 7th Pz. Art. 2/78
    .the = 7th Pz. Art. 2/78
    .this = 7th Pz. Art. 2/78
    .it = elle
    .him = la
    .e = e
arras-de-1-7rr = 7th Pz. 1/7 RR
    .the = 7th Pz. 1/7 RR
    .this = 7th Pz. 1/7 RR
    .it = elle
    .him = la
    .e = e
arras-de-2-6rr = 7th Pz. 2/6 RR
    .the = 7th Pz. 2/6 RR
    .this = 7th Pz. 2/6 RR
    .it = elle
    .him = la
    .e = e
arras-de-6at = 7th Pz. 6 AT
    .the = 7th Pz. 6 AT
    .this = 7th Pz. 6 AT
    .it = elle
    .him = la
    .e = e
arras-de-1-42at = 7th Pz. 1/42 AT
    .the = 7th Pz. 1/42 AT
    .this = 7th Pz. 1/42 AT
    .it = elle
    .him = la
    .e = e
arras-de-2-42at = 7th Pz. 2/42 AT
    .the = 7th Pz. 2/42 AT
    .this = 7th Pz. 2/42 AT
    .it = elle
    .him = la
    .e = e
arras-de-23flak-hb2 = 23 FLAK HB2
    .the = 23 FLAK HB2
    .this = 23 FLAK HB2
    .it = elle
    .him = la
    .e = e
arras-de-2-7rr = 7th Pz. 2/7 RR
    .the = 7th Pz. 2/7 RR
    .this = 7th Pz. 2/7 RR
    .it = elle
    .him = la
    .e = e
arras-de-ss-art1 = SS Artillerie 1
    .the = SS Artillerie 1
    .this = SS Artillerie 1
    .it = elle
    .him = la
    .e = e
arras-de-2-86flak = 2/86 FLAK
    .the = 2/86 FLAK
    .this = 2/86 FLAK
    .it = elle
    .him = la
    .e = e
arras-de-ss-3-3 = SS Totenkopf 3/3
    .the = SS Totenkopf 3/3
    .this = SS Totenkopf 3/3
    .it = elle
    .him = la
    .e = e
arras-de-7at = 7th Pz. 7 AT
    .the = 7th Pz. 7 AT
    .this = 7th Pz. 7 AT
    .it = elle
    .him = la
    .e = e
arras-de-23flak-hb1 = 23 FLAK HB1
    .the = 23 FLAK HB1
    .this = 23 FLAK HB1
    .it = elle
    .him = la
    .e = e
arras-de-23flak-lb1 = 23 FLAK LB1
    .the = 23 FLAK LB1
    .this = 23 FLAK LB1
    .it = elle
    .him = la
    .e = e
arras-de-3-59flak = 3/59 FLAK
    .the = 3/59 FLAK
    .this = 3/59 FLAK
    .it = elle
    .him = la
    .e = e
arras-de-rommel = Rommel
    .the = Rommel
    .this = Rommel
    .it = il
    .him = le
    .e = { "" }
arras-de-1-6rr = 7th Pz. 1/6 RR
    .the = 7th Pz. 1/6 RR
    .this = 7th Pz. 1/6 RR
    .it = elle
    .him = la
    .e = e
arras-de-eiche = Eicke
    .the = Eicke
    .this = Eicke
    .it = il
    .him = le
    .e = { "" }
arras-de-ss-2-3 = SS Totenkopf 2/3
    .the = SS Totenkopf 2/3
    .this = SS Totenkopf 2/3
    .it = elle
    .him = la
    .e = e
arras-de-ss-hc = SS Totenkopf HC
    .the = SS Totenkopf HC
    .this = SS Totenkopf HC
    .it = elle
    .him = la
    .e = e
arras-de-ss-1-3 = SS Totenkopf 1/3
    .the = SS Totenkopf 1/3
    .this = SS Totenkopf 1/3
    .it = elle
    .him = la
    .e = e
arras-de-1-25pz = 7th Pz. 1/25
    .the = 7th Pz. 1/25
    .this = 7th Pz. 1/25
    .it = elle
    .him = la
    .e = e
arras-de-2-25pz = 7th Pz. 2/25
    .the = 7th Pz. 2/25
    .this = 7th Pz. 2/25
    .it = elle
    .him = la
    .e = e
arras-de-1-66pz = 7th Pz. 1/66
    .the = 7th Pz. 1/66
    .this = 7th Pz. 1/66
    .it = elle
    .him = la
    .e = e
arras-de-rothenburg = Rothenburg
    .the = Rothenburg
    .this = Rothenburg
    .it = il
    .him = le
    .e = { "" }
arras-de-5pz-1-31 = 5th Pz. 1/31
    .the = 5th Pz. 1/31
    .this = 5th Pz. 1/31
    .it = elle
    .him = la
    .e = e
arras-de-5pz-2-31 = 5th Pz. 2/31
    .the = 5th Pz. 2/31
    .this = 5th Pz. 2/31
    .it = elle
    .him = la
    .e = e
arras-de-5pz-1-14rr = 5th Pz. 1/14 RR
    .the = 5th Pz. 1/14 RR
    .this = 5th Pz. 1/14 RR
    .it = elle
    .him = la
    .e = e
arras-de-7-3-78art = 7th Pz. Art. 7/3/78
    .the = 7th Pz. Art. 7/3/78
    .this = 7th Pz. Art. 7/3/78
    .it = elle
    .him = la
    .e = e
arras-de-37recce-r = 7th Pz. 37 Recce (R)
    .the = 7th Pz. 37 Recce (R)
    .this = 7th Pz. 37 Recce (R)
    .it = elle
    .him = la
    .e = e
arras-de-1-25pz-r = 7th Pz. 1/25 (R)
    .the = 7th Pz. 1/25 (R)
    .this = 7th Pz. 1/25 (R)
    .it = elle
    .him = la
    .e = e
arras-de-2-25pz-r = 7th Pz. 2/25 (R)
    .the = 7th Pz. 2/25 (R)
    .this = 7th Pz. 2/25 (R)
    .it = elle
    .him = la
    .e = e
arras-de-1-66pz-r = 7th Pz. 1/66 (R)
    .the = 7th Pz. 1/66 (R)
    .this = 7th Pz. 1/66 (R)
    .it = elle
    .him = la
    .e = e
arras-de-5pz-1-31-r = 5th Pz. 1/31 (R)
    .the = 5th Pz. 1/31 (R)
    .this = 5th Pz. 1/31 (R)
    .it = elle
    .him = la
    .e = e
arras-de-5pz-2-31-r = 5th Pz. 2/31 (R)
    .the = 5th Pz. 2/31 (R)
    .this = 5th Pz. 2/31 (R)
    .it = elle
    .him = la
    .e = e

## Groupes de placement et groupes à libérer

arras-group-allied-A = groupe A
    .the = le groupe A
arras-group-allied-B = groupe B
    .the = le groupe B
arras-group-allied-C = groupe C
    .the = le groupe C
arras-group-allied-D = groupe D
    .the = le groupe D
arras-group-allied-E = groupe E
    .the = le groupe E
arras-group-allied-F = groupe F
    .the = le groupe F
arras-group-allied-G = groupe G
    .the = le groupe G
arras-group-allied-H = groupe H
    .the = le groupe H
arras-group-allied-I = groupe I
    .the = le groupe I
arras-group-allied-J = groupe J
    .the = le groupe J
arras-group-german-A = groupe A
    .the = le groupe A
arras-group-german-B = groupe B
    .the = le groupe B
arras-group-german-C = groupe C
    .the = le groupe C
arras-group-german-D = groupe D
    .the = le groupe D
arras-group-german-E = groupe E
    .the = le groupe E
arras-group-german-F = groupe F
    .the = le groupe F
arras-group-german-G = groupe G
    .the = le groupe G
arras-group-german-H = groupe H
    .the = le groupe H
arras-group-german-I = groupe I
    .the = le groupe I
arras-group-german-J = groupe J
    .the = le groupe J
arras-group-german-K = groupe K
    .the = le groupe K
arras-group-german-L = groupe L
    .the = le groupe L
arras-group-german-M = groupe M
    .the = le groupe M
arras-release-french = groupe français
    .the = le groupe français
    .of = du groupe français
arras-release-panzers = groupe de chars de la 7e Panzer
    .the = le groupe de chars de la 7e Panzer
    .of = du groupe de chars de la 7e Panzer
arras-release-reserves = groupe de réserve britannique
    .the = le groupe de réserve britannique
    .of = du groupe de réserve britannique
arras-release-fifth = groupe de la 5e Panzer
    .the = le groupe de la 5e Panzer
    .of = du groupe de la 5e Panzer

## Secteurs et zones : le nom, .the avec l’article, .in le lieu, .of l’origine

arras-place-1 = Monchy
    .the = Monchy
    .in = à Monchy
    .of = de Monchy
arras-place-2 = Wancourt
    .the = Wancourt
    .in = à Wancourt
    .of = de Wancourt
arras-place-3 = Tilloy
    .the = Tilloy
    .in = à Tilloy
    .of = de Tilloy
arras-place-4 = Neuville
    .the = Neuville
    .in = à Neuville
    .of = de Neuville
arras-place-5 = Beaurains
    .the = Beaurains
    .in = à Beaurains
    .of = de Beaurains
arras-place-6 = Mercatel
    .the = Mercatel
    .in = à Mercatel
    .of = de Mercatel
arras-place-7 = Ficheux
    .the = Ficheux
    .in = à Ficheux
    .of = de Ficheux
arras-place-8 = Bellacourt
    .the = Bellacourt
    .in = à Bellacourt
    .of = de Bellacourt
arras-place-9 = Wailly
    .the = Wailly
    .in = à Wailly
    .of = de Wailly
arras-place-10 = Agny
    .the = Agny
    .in = à Agny
    .of = d’Agny
arras-place-11 = Dainville
    .the = Dainville
    .in = à Dainville
    .of = de Dainville
arras-place-12 = Berneville
    .the = Berneville
    .in = à Berneville
    .of = de Berneville
arras-place-13 = Beaumetz
    .the = Beaumetz
    .in = à Beaumetz
    .of = de Beaumetz
arras-place-14 = Simencourt
    .the = Simencourt
    .in = à Simencourt
    .of = de Simencourt
arras-place-15 = Wanquetin
    .the = Wanquetin
    .in = à Wanquetin
    .of = de Wanquetin
arras-place-16 = Warlus
    .the = Warlus
    .in = à Warlus
    .of = de Warlus
arras-place-17 = Habarcq
    .the = Habarcq
    .in = à Habarcq
    .of = d’Habarcq
arras-place-18 = Duisans
    .the = Duisans
    .in = à Duisans
    .of = de Duisans
arras-place-19 = Haute-Avesnes
    .the = Haute-Avesnes
    .in = à Haute-Avesnes
    .of = de Haute-Avesnes
arras-place-20 = Frevin
    .the = Frevin
    .in = à Frevin
    .of = de Frevin
arras-place-21 = Mont-St-Eloi
    .the = Mont-St-Eloi
    .in = à Mont-St-Eloi
    .of = de Mont-St-Eloi
arras-place-22 = Maroeuil
    .the = Maroeuil
    .in = à Maroeuil
    .of = de Maroeuil
arras-place-23 = Anzin
    .the = Anzin
    .in = à Anzin
    .of = d’Anzin
arras-place-24 = St Nicolas
    .the = St Nicolas
    .in = à St Nicolas
    .of = de St Nicolas
arras-place-25 = Arras
    .the = Arras
    .in = à Arras
    .of = d’Arras
arras-place-26 = St Laurent
    .the = St Laurent
    .in = à St Laurent
    .of = de St Laurent
arras-place-27 = Bailleul
    .the = Bailleul
    .in = à Bailleul
    .of = de Bailleul
arras-place-28 = Fampoux
    .the = Fampoux
    .in = à Fampoux
    .of = de Fampoux
arras-place-A = zone A (Cambrai)
    .the = la zone A (Cambrai)
    .in = dans la zone A (Cambrai)
    .of = de la zone A (Cambrai)
arras-place-B = zone B (Bapaume)
    .the = la zone B (Bapaume)
    .in = dans la zone B (Bapaume)
    .of = de la zone B (Bapaume)
arras-place-C = zone C (Doullens)
    .the = la zone C (Doullens)
    .in = dans la zone C (Doullens)
    .of = de la zone C (Doullens)
arras-place-D = zone D (St-Pol)
    .the = la zone D (St-Pol)
    .in = dans la zone D (St-Pol)
    .of = de la zone D (St-Pol)
arras-place-E = zone E (Lens)
    .the = la zone E (Lens)
    .in = dans la zone E (Lens)
    .of = de la zone E (Lens)
arras-place-F = zone F (Douai)
    .the = la zone F (Douai)
    .in = dans la zone F (Douai)
    .of = de la zone F (Douai)

## La table

arras-sheet-date = 21 mai 1940
arras-plan = Attaque sur { $place_the }
arras-track-turn = tour
arras-track-turn-1 = 15h
arras-track-turn-2 = 16h
arras-track-turn-3 = 17h
arras-track-turn-4 = 18h
arras-track-turn-5 = 19h
arras-track-turn-6 = 20h
arras-track-turn-7 = 21h
arras-track-vp = PV
arras-track-initiative = Initiative
arras-track-advantage = Avantage
arras-track-air = soutien aérien
arras-track-north = Rommel part au nord
arras-track-crossed = au-delà de la Scarpe
arras-box-allied-A = groupe A
arras-box-allied-B = groupe B
arras-box-allied-C = groupe C
arras-box-allied-D = groupe D
arras-box-allied-E = groupe E
arras-box-allied-F = groupe F
arras-box-allied-G = groupe G
arras-box-allied-H = groupe H
arras-box-allied-I = groupe I
arras-box-allied-J = groupe J
arras-box-german-A = groupe A
arras-box-german-B = groupe B
arras-box-german-C = groupe C
arras-box-german-D = groupe D
arras-box-german-E = groupe E
arras-box-german-F = groupe F
arras-box-german-G = groupe G
arras-box-german-H = groupe H
arras-box-german-I = groupe I
arras-box-german-J = groupe J
arras-box-german-K = groupe K
arras-box-german-L = groupe L
arras-box-german-M = groupe M
arras-box-waiting = en attente d’arrivée
arras-box-eliminated = unités éliminées
arras-box-removed = retirées du jeu
arras-mark-spent = fatiguée
arras-mark-frozen = retenue
arras-mark-point = unité de pointe
arras-mark-forward = unité avancée
arras-mark-attacker = attaque
arras-marker-control = contrôle
arras-marker-contested = contesté
arras-marker-closed = fermé

## Invites : enchères, mise en place, arrivées

arras-prompt-bid = Choisissez votre enchère en PV : la plus haute joue les Alliés et doit être atteinte.
arras-prompt-place = Choisissez un groupe à placer.
arras-prompt-place-group = Groupe { $group } : choisissez son secteur ou sa zone.
arras-prompt-arrive = Choisissez une unité { $release_of } à faire entrer, ou laissez attendre les autres.
arras-prompt-arrive-unit = { $unit } : choisissez le secteur ou la zone d’entrée.

## Invites : la phase de combat

arras-prompt-phase = Initiative { $side_feminine } : choisissez une unité à déplacer, un assaut ou un bombardement, ou passez.
arras-prompt-impulse = Impulsion { $place_in } : déplacez des unités, puis résolvez les assauts.
arras-prompt-overrun = Débordement { $place_in } : déplacez les unités qui poursuivent, ou finissez l’impulsion.
arras-prompt-move = { $unit } { $place_in } : choisissez le secteur suivant.
arras-prompt-point = Désignez l’unité de pointe de l’assaut sur { $place_the }.
arras-prompt-muster = Désignez les autres unités de l’assaut sur { $place_the }, ou attaquez.
arras-prompt-forward = Désignez l’unité avancée { $place_in }.
arras-prompt-support-attack = Soutenir l’assaut sur { $place_the } ?
arras-prompt-support-defence = Soutenir la défense { $place_of } ?
arras-prompt-losses = Répartissez les { $points } PP subis { $place_in } : il en reste { $left }.
arras-prompt-retreat-order = Choisissez la prochaine unité qui retraite { $place_of }.
arras-prompt-retreat = { $unit } retraite { $place_of } : choisissez le secteur.
arras-prompt-withdraw = Désignez les unités en retraite volontaire { $place_of }, ou tenez la position.
arras-prompt-target = { $unit } { $place_in } : choisissez le secteur à bombarder.
arras-prompt-battery = Ajoutez au bombardement une autre unité d’artillerie { $place_in }, ou ouvrez le feu.

## Invites : l’Avantage

arras-prompt-reroll-assault =
    { $points ->
        [0] L’assaut sur { $place_the } échoue. Relancer les dés grâce à l’Avantage ?
       *[other] L’assaut sur { $place_the } réussit : { $points } PP. Relancer les dés grâce à l’Avantage ?
    }
arras-prompt-reroll-bombardment =
    { $points ->
        [0] Le bombardement { $place_of } échoue. Relancer les dés grâce à l’Avantage ?
       *[other] Le bombardement { $place_of } réussit : { $points } PP. Relancer les dés grâce à l’Avantage ?
    }
arras-prompt-reroll-initiative = L’Initiative revient { $side_to }. Relancer les dés grâce à l’Avantage ?
arras-prompt-reroll-release =
    { $freed ->
        [yes] Le dé { $release_of } : { $die }, libéré. Utiliser l’Avantage ?
       *[no] Le dé { $release_of } : { $die }, retenu. Utiliser l’Avantage ?
    }
arras-prompt-reroll-gort =
    { $lasts ->
        [yes] Le dé de Gort : { $die }, la bataille continue. Relancer les dés grâce à l’Avantage ?
       *[no] Le dé de Gort : { $die }, la bataille s’arrête. Relancer les dés grâce à l’Avantage ?
    }
arras-prompt-freshen = Choisissez une unité fatiguée à rafraîchir { $place_in }.
arras-prompt-extend = La phase de combat va finir. Prolonger le tour grâce à l’Avantage ?

## Invites : la réorganisation

arras-prompt-reorganise = Choisissez une unité éliminée à faire revenir, ou finissez.
arras-prompt-pay = { $unit } revient : choisissez l’unité éliminée à retirer du jeu en échange.
arras-prompt-return = { $unit } revient fatiguée : choisissez le secteur.

## Jets et résultats

arras-roll-bids = Qui joue les Alliés
arras-roll-initiative = Initiative
arras-roll-assault = Assaut
arras-roll-bombardment = Bombardement
arras-roll-refresh = Unités rafraîchies
arras-roll-north = Rommel part au nord
arras-roll-gort = Décision de Gort
arras-roll-release-french = Libération du groupe français
arras-roll-release-panzers = Libération du groupe de chars de la 7e Panzer
arras-roll-release-reserves = Libération du groupe de réserve britannique
arras-roll-release-fifth = Libération du groupe de la 5e Panzer
arras-result-failed = échoue
arras-result-destroyed = tous les défenseurs éliminés
arras-result-cp = { $n } PP
arras-result-fresh =
    { $n ->
        [one] { $n } unité fraîche
       *[other] { $n } unités fraîches
    }
arras-result-released = libéré
arras-result-held-back = retenu
arras-result-north = Rommel part au nord
arras-result-not-north = Rommel reste au sud
arras-result-allied = les Alliés
arras-result-german = l’Allemand
arras-result-battle-goes-on = la bataille continue
arras-result-battle-ends = la bataille s’arrête
arras-results-succeeded = réussit
arras-results-fresh = unités rafraîchies

## Choix

arras-do-bid = Enchérir { $points } PV
arras-do-place = Placer { $group_the }
arras-do-enter = Faire entrer { $unit_the }
arras-do-wait = Laisser attendre les autres
arras-do-to = Aller { $place_in }
arras-do-move = Déplacer { $unit_the }
arras-do-stop = S’arrêter là
arras-do-assault = Donner l’assaut sur { $place_the }
arras-do-fight = Attaquer { $place_in }
arras-do-bombard = Bombarder avec { $unit_the }
arras-do-target = Bombarder { $place_the }
arras-do-open = Ouvrir le feu
arras-do-refresh = Rafraîchir des unités { $place_in } grâce à l’Avantage
arras-do-freshen = Rafraîchir { $unit_the }
arras-do-end = Finir l’impulsion
arras-do-pass = Passer
arras-do-point = Désigner { $unit_the } comme unité de pointe
arras-do-with = Ajouter { $unit_the }
arras-do-attack = Attaquer
arras-do-forward = Désigner { $unit_the } comme unité avancée
arras-do-air = Ajouter un soutien aérien
arras-do-guns = Soutenir avec { $unit_the }
arras-do-alone = Se passer de soutien
arras-do-reroll = Relancer les dés
arras-do-release = Libérer le groupe
arras-do-stand = Garder le résultat
arras-do-spend = Fatiguer { $unit_the }
arras-do-eliminate = Éliminer { $unit_the }
arras-do-retreat = Faire retraiter { $unit_the }
arras-do-withdraw = Faire retraiter { $unit_the } volontairement
arras-do-hold = Tenir la position
arras-do-extend = Prolonger le tour
arras-do-close = Laisser finir la phase
arras-do-return = Faire revenir { $unit_the }
arras-do-pay = Retirer { $unit_the } du jeu
arras-do-finish = Finir la réorganisation
arras-do-die = { $face }
arras-do-margin = Écart { $index }
arras-do-wins = La place { $seat_feminine } joue les Alliés

## Journal : enchères, mise en place, arrivées

arras-log-bids =
    { $seat ->
        [none] Les deux enchères sont de { $first } PV : un dé décide qui joue les Alliés.
       *[other] Enchères : place alliée { $first } PV, place allemande { $second } PV. La place { $seat_feminine } joue les Alliés ; il leur faut { $target } PV.
    }
arras-log-tie =
    { $die ->
        [0] La place { $seat_feminine } joue les Alliés.
       *[other] Le dé entre enchères égales : { $die }, la place { $seat_feminine } joue les Alliés.
    }
arras-log-placed = Le groupe { $side_masculine } { $group } prend place { $place_in }.
arras-log-release-die =
    { $result ->
        [released] Le dé { $release_of } : { $die }, libéré
       *[held-back] Le dé { $release_of } : { $die }, retenu ; il fallait { $least }
    }.
arras-log-released = { $release_the } est libéré.
arras-log-arrives = { $unit_the } arrive { $place_in }.
arras-log-north =
    { $bonus ->
        [0] Le dé du nord : { $die }
       *[other] Le dé du nord : { $die }+{ $bonus }
    }, { $result ->
        [north] Rommel part au nord
       *[not-north] Rommel reste au sud
    }.

## Journal : le tour

arras-log-turn = Tour { $turn }, { $hour } h.
arras-log-initiative-dice =
    { $allied ->
        [none] Les dés de l’Initiative : écart allié { $margin }
       *[other] { $bonus ->
            [none] Les dés de l’Initiative : Alliés { $allied }, Allemand { $german }
           *[other] Les dés de l’Initiative : Alliés { $allied } { $bonus }, Allemand { $german }
        }
    } ; elle revient { $side_to }.
arras-log-initiative = L’Initiative revient { $side_to }.
arras-log-air = Soutien aérien : Alliés { $allied }, Allemand { $german }.
arras-log-passes =
    { $why ->
        [failed] L’Initiative passe { $side_to }.
        [exhausted] { $other_number ->
            [plural] { $other_the } n’ont plus d’unité fraîche
           *[singular] { $other_the } n’a plus d’unité fraîche
        } : l’Initiative passe { $side_to }.
       *[pass] { $other_number ->
            [plural] { $other_the } passent
           *[singular] { $other_the } passe
        } : l’Initiative revient { $side_to }.
    }
arras-log-phase-ends = La phase de combat se termine.
arras-log-extended = La phase de combat recommence : l’Initiative revient { $side_to }.
arras-log-refreshed = Toutes les unités fatiguées redeviennent fraîches.
arras-log-moves = { $unit_the } passe { $origin_of } { $place_in }.
arras-log-control = { $place_the } passe sous contrôle { $side_masculine }.

## Journal : assaut et bombardement

arras-log-assault =
    { $count ->
        [0] Assaut { $side_masculine } sur { $place_the } : { $point } est l’unité de pointe, seule.
       *[other] Assaut { $side_masculine } sur { $place_the } : { $point } est l’unité de pointe, avec { $others }.
    }
arras-log-forward = { $unit_the } est l’unité avancée.
arras-log-support-air = Soutien aérien pour { $side_the }.
arras-log-support-guns = { $unit_the } soutient { $side_the }.
arras-log-assault-dice =
    { $points ->
        [0] { $ours ->
            [none] L’assaut sur { $place_the } échoue.
           *[other] L’assaut sur { $place_the } échoue, { $total } contre { $against }.
        }
       *[other] { $ours ->
            [none] L’assaut sur { $place_the } réussit
           *[other] L’assaut sur { $place_the } réussit, { $total } contre { $against }
        } : { $points } PP.
    }
arras-log-aims = { $unit_the } bombarde { $place_the }.
arras-log-bombard-dice =
    { $points ->
        [0] { $ours ->
            [none] Le bombardement { $place_of } par { $guns } échoue.
           *[other] Le bombardement { $place_of } par { $guns } échoue, { $total } contre { $against }.
        }
       *[other] { $ours ->
            [none] Le bombardement { $place_of } par { $guns } réussit
           *[other] Le bombardement { $place_of } par { $guns } réussit, { $total } contre { $against }
        } : { $points } PP.
    }
arras-log-eliminated = { $unit_the } est éliminé{ $unit_e } { $place_in }.
arras-log-spent = { $unit_the } devient fatigué{ $unit_e } { $place_in }.
arras-log-retreats =
    { $why ->
        [thrown-back] { $unit_the } est refoulé{ $unit_e } { $origin_of } { $place_in }.
        [choice] { $unit_the } retraite volontairement { $origin_of } { $place_in }.
       *[losses] { $unit_the } retraite { $origin_of } { $place_in }.
    }
arras-log-overrun =
    { $count ->
        [one] Débordement { $place_in } : { $count } unité peut poursuivre.
       *[other] Débordement { $place_in } : { $count } unités peuvent poursuivre.
    }

## Journal : l’Avantage, la réorganisation, la fin du tour

arras-log-advantage =
    { $why ->
        [reroll] L’Avantage sert { $side_to } à relancer les dés ; il passe { $other_to }.
        [release] L’Avantage sert { $side_to } à libérer le groupe ; il passe { $other_to }.
        [refresh] L’Avantage sert { $side_to } à rafraîchir des unités ; il passe { $other_to }.
       *[extend] L’Avantage sert { $side_to } à prolonger le tour ; il passe { $other_to }.
    }
arras-log-refresh = Le dé des unités fatiguées { $place_in } : { $die }.
arras-log-fresh =
    { $count ->
        [one] { $units_e ->
            [e] { $units } redevient fraîche.
           *[other] { $units } redevient frais.
        }
       *[other] { $units } redeviennent fraîches.
    }
arras-log-returns = { $unit_the } revient fatiguée { $place_in }.
arras-log-exchanged = { $unit_the } revient fatiguée { $place_in } ; { $paid_the } est retirée du jeu.
arras-log-vp = Points de victoire : { $vp } sur { $target }.
arras-log-gort =
    { $bonus ->
        [0] Le dé de Gort : { $die }
       *[other] Le dé de Gort : { $die }+{ $bonus }
    }, { $result ->
        [battle-goes-on] la bataille continue
       *[battle-ends] la bataille s’arrête
    }.

## La fin

arras-over-rings = Les Alliés gagnent : ils contrôlent tous les secteurs cerclés de rouge.
arras-over-zone = Les Alliés gagnent : ils contrôlent { $place_the }.
arras-over-none =
    { $vp ->
        [0] L’Allemand gagne : les Alliés n’ont aucun PV.
       *[other] L’Allemand gagne : les Alliés ont { $vp } PV.
    }
arras-over-points =
    { $side_number ->
        [plural] { $side_the } gagnent
       *[singular] { $side_the } gagne
    } : { $vp } PV sur les { $target } qu’il faut aux Alliés.
arras-over-cap = Match nul : la partie s’arrête après le tour { $turn }.

## Sommes

arras-sum-movement = PM restants
arras-sum-point = Unité de pointe
arras-sum-others = Autres attaquants
arras-sum-mixed = Deux armées dans un assaut
arras-sum-leader = Chef
arras-sum-river = À travers une rivière
arras-sum-attack = Valeur d’attaque
arras-sum-forward = Unité avancée
arras-sum-fresh = Autres unités fraîches
arras-sum-tem = Terrain (MET)
arras-sum-rommel = Rommel
arras-sum-defence = Valeur de défense
arras-sum-gun = Artillerie
arras-sum-strongest = Défenseur le plus fort
arras-sum-dice = Dés, attaquant moins défenseur
arras-sum-points = Points de pertes
arras-sum-paid = Déjà payés
arras-sum-places = Secteurs et zones pris
arras-sum-rings = Deux cercles rouges
arras-sum-north = Perdu au nord
arras-sum-vp = Points de victoire

## Calques

arras-supply = Compte ce qui est relié à la zone D, E ou F ; il faut { $target } PV aux Alliés.
arras-terrain = { $place } : MET +{ $tem }, contrôle { $side_masculine } ; unités : Alliés { $allied }, Allemand { $german }, au plus { $limit } par camp.
arras-no-gun = { $unit } ne bombarde rien : ce n’est pas une unité d’artillerie sur la carte.

## Refus : ce qui est demandé

arras-no-not-now =
    { $answer ->
        [air] Le soutien aérien s’ajoute quand un assaut va se jouer aux dés.
        [alone] Aucun soutien n’est demandé maintenant.
        [attack] Aucun assaut n’est en préparation.
        [close] La phase de combat se termine quand les deux camps passent, ou qu’aucune unité n’est fraîche.
        [end] Aucune impulsion n’est en cours.
        [finish] Ce n’est pas la réorganisation.
        [hold] Aucune unité ne va retraiter volontairement.
        [open] Aucune artillerie n’a encore de cible.
        [pass] Terminez d’abord ce qui est en cours ; vous pourrez passer ensuite.
        [stand] Aucun dé ne vient d’être lancé.
        [stop] Aucune unité n’est en chemin.
        [wait] Aucune unité n’arrive.
       *[other] Répondez d’abord à ce qui est demandé.
    }
arras-no-bid-first = Faites d’abord votre enchère pour les camps.
arras-no-choose-unit = Choisissez d’abord une de vos unités.
arras-no-one-at-a-time = Une unité à la fois ; choisissez-en une.
arras-no-elsewhere = Il s’agit { $place_of } : choisissez une de vos unités qui s’y trouvent.
arras-no-finish-first = Terminez d’abord avec { $unit } : choisissez où { $unit_it } va.

## Refus : quelle unité

arras-no-not-yours = Le camp { $side_masculine } choisit maintenant : { $unit } est de l’autre camp.
arras-no-friend = { $unit } est de votre camp ; désignez une unité ennemie.
arras-no-eliminated = { $unit } est éliminé{ $unit_e } : seule la réorganisation peut { $unit_him } ramener.
arras-no-leader-dead = { $unit } est un chef éliminé : les chefs ne reviennent pas et ne paient pas pour d’autres.
arras-no-flak-dead = { $unit } est éliminé{ $unit_e } : la Flak ne revient pas.
arras-no-removed = { $unit } est retiré{ $unit_e } du jeu.
arras-no-waiting = { $unit } n’est pas encore sur la carte : { $unit_it } attend d’être libéré{ $unit_e }.
arras-no-unplaced = { $unit } n’est pas encore sur la carte : son groupe reste à placer.
arras-no-r-counter = { $unit } n’entre en jeu que lorsque l’unité éliminée du même nom est réorganisée.
arras-no-absent = { $unit } n’est pas de cette partie.
arras-no-frozen = { $unit } n’est pas encore libéré{ $unit_e } : { $unit_it } défend et ne fait rien d’autre.
arras-no-spent = { $unit } { $place_in } est fatigué{ $unit_e } : seules les unités fraîches agissent.
arras-no-not-there = { $unit } n’est pas { $place_in } : choisissez une unité qui s’y trouve.

## Refus : l’impulsion

arras-no-one-sector = { $unit } et { $other } ne sont pas au même endroit : un seul secteur est actif à la fois.
arras-no-other-sector = Le secteur actif est { $place_the } : { $unit } est ailleurs.
arras-no-moves-over = Les assauts de cette impulsion ont commencé : { $unit } ne bouge plus.
arras-no-not-continuing = { $unit } ne poursuit pas après le débordement : il faut un facteur en italique et des PM restants.
arras-no-nothing-done = Aucune impulsion n’a commencé : bougez, donnez l’assaut, bombardez, ou passez.
arras-no-assault-first = Résolvez d’abord l’assaut sur { $place_the } : des unités y sont entrées.
arras-no-must-assault = { $unit } est entré{ $unit_e } { $place_in } : { $unit_it } doit y donner l’assaut.
arras-no-not-combined = { $unit } vient d’entrer, { $other } était déjà sur place : leurs assauts sont séparés.

## Refus : mouvement

arras-no-there-already = { $unit } est déjà { $place_in }.
arras-no-choose-way = { $unit } : choisissez où { $unit_it } va.
arras-no-not-moved = { $unit } n’a pas encore bougé : choisissez où { $unit_it } va.
arras-no-stuck = { $unit } ne peut pas quitter { $place_the } : aucun secteur voisin ne convient.
arras-no-corner = { $here_the } et { $place_the } ne se touchent que par un coin : ces secteurs ne sont pas adjacents.
arras-no-not-open = { $place_the } n’est pas accessible aux Allemands tant que Rommel n’est pas parti au nord.
arras-no-closed = On n’entre pas { $place_in } : le secteur est fermé tant que ses unités ne sont pas libérées.
arras-no-full =
    { $limit ->
        [one] { $unit } n’a pas de place { $place_in } : { $limit } unité par camp au plus.
       *[other] { $unit } n’a pas de place { $place_in } : { $limit } unités par camp au plus.
    }
arras-no-points =
    { $line ->
        [B] Entrer { $place_in } coûte { $cost } PM, un ennemi frais est à côté ; { $unit } n’en a que { $left }.
        [C] Entrer { $place_in } coûte { $cost } PM, des ennemis fatigués s’y trouvent ; { $unit } n’en a que { $left }.
        [D] Entrer { $place_in } coûte { $cost } PM, un ennemi frais s’y trouve ; { $unit } n’en a que { $left }.
       *[other] Entrer { $place_in } coûte { $cost } PM ; { $unit } n’en a que { $left }.
    }
arras-no-too-far = Pour aller { $place_in } il faut au moins { $cost } PM ; { $unit } n’en a que { $left }.
arras-no-contact = Un ennemi frais se trouve { $place_in } : en partir prend tous les PM de { $unit }, un seul pas et rien de plus.
arras-no-from-contact = { $unit } quitte un secteur contesté : seuls les blindés repartent droit sur les ennemis { $place_in }.
arras-no-barred = Des ennemis { $blocked_in } barrent le chemin vers { $place_the } : { $unit } devrait s’y arrêter et y donner l’assaut.
arras-no-gun-enemies = { $unit } est une artillerie : elle n’entre pas { $place_in }, où se trouvent des ennemis.
arras-no-gun-not-free = { $unit } est une artillerie : elle n’entre que dans un secteur libre ; { $place_the } ne l’est pas.
arras-no-leader-first = { $unit } est un chef : une autre unité doit d’abord entrer { $place_in }.
arras-no-leader-alone = { $unit } est un chef : il n’entre { $place_in } qu’à la suite d’unités entrées dans cette impulsion.

## Refus : assaut

arras-no-not-contested = Aucun combat { $place_in } : les deux camps n’y sont pas.
arras-no-no-point = Aucune unité fraîche { $place_in } ne peut être l’unité de pointe maintenant.
arras-no-fought = Les unités { $place_in } ont déjà donné l’assaut dans cette impulsion.
arras-no-not-point = { $unit } est un chef : il ne peut pas être l’unité de pointe.
arras-no-point-first = Désignez d’abord l’unité de pointe de l’assaut sur { $place_the }.
arras-no-gun-attacks = { $unit } est une artillerie : elle soutient un assaut et n’y prend pas part autrement.
arras-no-named-already = { $unit } participe déjà.
arras-no-own-assault = { $unit } est entré{ $unit_e } { $place_in } dans cette impulsion : son assaut est séparé.
arras-no-not-entered = { $unit } n’est pas entré{ $unit_e } { $place_in } dans cette impulsion : { $unit_it } ne participe pas à l’assaut.
arras-no-gun-forward = { $unit } est une artillerie : elle n’est l’unité avancée que si aucune autre ne peut l’être.

## Refus : bombardement

arras-no-not-gun = { $unit } n’est pas une artillerie.
arras-no-bombard-instead = Un bombardement est une impulsion à lui seul : terminez d’abord celle-ci.
arras-no-aim-first = Choisissez d’abord la cible de { $unit }.
arras-no-choose-target = { $unit } : choisissez le secteur à bombarder.
arras-no-no-target = { $unit } n’a pas de cible : aucun ennemi dans un secteur qu’elle peut bombarder.
arras-no-no-enemy = Aucun ennemi { $place_in } : il n’y a rien à bombarder.
arras-no-zone = On ne bombarde pas { $place_the } : seulement les secteurs.
arras-no-closed-target = On ne bombarde pas { $place_the } : le secteur est fermé tant que ses unités ne sont pas libérées.
arras-no-own-sector = On se bat { $here_in } : { $unit } ne bombarde que là, et pas { $place_the }.
arras-no-south-only = { $place_the } est au nord de la Scarpe : { $unit } ne bombarde que la rive sud.
arras-no-north-only = { $unit } n’est pas au sud de la Scarpe : { $place_the }, sur la rive sud et loin de la rivière, est hors de portée.
arras-no-two-guns = Deux artilleries prennent deux secteurs différents : une seule bombarde { $place_the }.
arras-no-target-taken = { $place_the } est déjà la cible d’une autre artillerie ; choisissez un autre secteur.
arras-no-gun-named = { $unit } a déjà sa cible.

## Refus : soutien

arras-no-support-elsewhere = On se bat { $here_in } : { $unit } n’y soutient qu’un assaut donné sur place, et pas { $place_in }.
arras-no-support-range = { $unit } { $here_in } est à plus de { $range } secteurs : { $place_the } est hors de portée.
arras-no-support-nation = { $unit } ne soutient que des unités de sa nationalité : aucune ne participe.
arras-no-no-air =
    { $side_number ->
        [plural] { $side_the } n’ont plus de marqueur de soutien aérien ce tour-ci.
       *[other] { $side_the } n’a plus de marqueur de soutien aérien ce tour-ci.
    }

## Refus : pertes et retraites

arras-no-choose-loss = { $unit } : choisissez si { $unit_it } se fatigue, est éliminé{ $unit_e } ou retraite.
arras-no-forward-first = { $forward } est l’unité avancée : la première perte est pour elle, pas pour { $unit }.
arras-no-loss-done = { $unit } est déjà éliminé{ $unit_e } ou en retraite : { $unit_it } ne paie plus.
arras-no-spent-already = { $unit } est déjà fatigué{ $unit_e } : { $unit_it } peut être éliminé{ $unit_e } ou retraiter.
arras-no-fresh-retreat = { $unit } n’est pas fatigué{ $unit_e } : { $unit_it } doit l’être avant de retraiter.
arras-no-frozen-retreat = { $unit } n’est pas encore libéré{ $unit_e } : { $unit_it } ne retraite pas.
arras-no-nowhere = { $unit } n’a nulle part où retraiter { $place_of }.
arras-no-not-exact =
    { $left ->
        [one] { $unit } paierait { $price } : le PP qui reste peut être payé exactement, et pas ainsi.
       *[other] { $unit } paierait { $price } : les { $left } PP qui restent peuvent être payés exactement, et pas ainsi.
    }
arras-no-superfluous = { $unit } paierait { $price }, et il reste { $left } PP : une perte serait superflue.
arras-no-not-strongest = { $unit } a une défense de { $defence } : la première perte est pour une unité de { $best }.
arras-no-not-retreating = { $unit } n’a pas à retraiter.
arras-no-goes-home = { $unit } est refoulé{ $unit_e } { $place_in }, d’où { $unit_it } vient.
arras-no-choose-refuge = Choisissez où retraiter.
arras-no-retreat-enemy = { $unit } ne retraite pas { $place_in } : le secteur n’est ni libre ni contesté.
arras-no-retreat-far = { $unit } ne retraite pas { $place_in } : le secteur n’est pas adjacent à { $here_the }.
arras-no-retreat-later = On se bat { $place_in } : { $unit } doit d’abord choisir { $best_the } pour sa retraite.
arras-no-retreat-exposed = Secteurs ennemis adjacents : { $count } pour { $place_the }, { $least } pour { $best_the } ; { $unit } prend le plus petit nombre.

## Refus : l’Avantage

arras-no-not-holder =
    { $side_number ->
        [plural] { $side_the } ont l’Avantage.
       *[other] { $side_the } a l’Avantage.
    }
arras-no-used = Vous avez utilisé l’Avantage ce tour-ci : une fois par tour.
arras-no-advantage-moment =
    { $answer ->
        [extend] On prolonge le tour quand la phase de combat va se terminer.
        [refresh] On rafraîchit des unités entre deux de ses impulsions.
        [release] On libère un groupe juste après son dé.
       *[other] On relance les dés juste après leur jet.
    }
arras-no-choose-place = Choisissez où vos unités fatiguées redeviennent fraîches.
arras-no-nothing-spent = Aucune de vos unités { $place_in } n’est fatiguée.
arras-no-fresh-already = { $unit } n’est pas fatigué{ $unit_e }.
arras-no-too-many =
    { $left ->
        [one] Une seule unité peut encore redevenir fraîche ; choisissez-la.
       *[other] Seules { $left } unités peuvent encore redevenir fraîches ; choisissez-les.
    }

## Refus : réorganisation

arras-no-on-map = { $unit } est { $place_in } : seules les unités éliminées sont réorganisées.
arras-no-no-price = Aucune unité ne paie pour { $unit } : il faut une autre unité éliminée du même type, avec une défense fatiguée de { $defence } ou plus.
arras-no-no-refuge = Aucun secteur à vous, non contesté, n’a une unité et de la place : { $unit } reste hors de la carte.
arras-no-choose-price = Choisissez l’unité éliminée à retirer du jeu en échange de { $unit }.
arras-no-pays-itself = { $unit } ne peut pas payer pour son propre retour.
arras-no-no-pay = { $unit } revient par son pion R : on ne paie pas pour des blindés.
arras-no-other-type = { $other } n’est pas du même type que { $unit } : elle ne peut pas payer.
arras-no-too-weak = { $other } a une défense fatiguée de { $defence } : pour { $unit } il faut { $needed } ou plus.
arras-no-choose-return = { $unit } : choisissez où { $unit_it } revient.
arras-no-return-contested = On se bat { $place_in } : aucune unité n’y revient.
arras-no-return-enemy = { $place_the } est sous contrôle ennemi : aucune unité n’y revient.
arras-no-return-alone = Aucune de vos unités n’est { $place_in } : on n’y revient pas seul.

## Refus : mise en place et arrivées

arras-no-choose-group = Choisissez d’abord un groupe à placer.
arras-no-choose-empty = Choisissez un secteur vide pour le groupe.
arras-no-one-group = { $unit } et { $other } sont de groupes différents : un groupe à la fois.
arras-no-group-first = Placez d’abord le groupe { $group }.
arras-no-placed = { $unit } est déjà { $place_in }.
arras-no-group-fixed = Le groupe { $group } se place { $place_in } et nulle part ailleurs.
arras-no-reserved = { $place_the } est au groupe { $group } et à lui seul.
arras-no-set-up-outside = Le groupe { $group } ne se place pas { $place_in } : il reste de son côté des lignes.
arras-no-taken = Un groupe est déjà { $place_in } : un seul groupe par secteur.
arras-no-group-large = Le groupe { $group } compte { $size } unités ; { $limit } au plus { $place_in }.
arras-no-arrived = { $unit } est déjà sur la carte, { $place_in }.
arras-no-no-room = Aucun secteur d’entrée n’a de place pour { $unit } : { $unit_it } attend un tour suivant.
arras-no-choose-entry = Choisissez le secteur ou la zone d’entrée.
arras-no-entry = { $unit } n’arrive pas { $place_in } : elle entre seulement par { $places_the }.
arras-no-entry-enemy = Des ennemis sont { $place_in } : aucune unité n’y arrive.

## À l’accueil : le jeu, sa durée, chaque scénario, chaque valeur des options

arras-pitch = Des chars britanniques frappent les colonnes de Rommel au sud d’Arras ; qui manque un assaut perd l’Initiative.
arras-length = 2 à 3 h
arras-scenario-standard = Les deux camps placent leurs groupes à tour de rôle, où bon leur semble.
arras-scenario-historical = Chaque groupe est là où il se trouvait le 21 mai 1940 à trois heures de l’après-midi.
arras-option-bidding-off = choisis d’avance
arras-option-bidding-on = par enchères secrètes en PV
arras-option-balance_allied-none = aucune
arras-option-balance_allied-air = un soutien aérien allemand de moins par tour
arras-option-balance_allied-reserve = la réserve britannique aussi à partir de 8 PV
arras-option-balance_german-none = aucune
arras-option-balance_german-air_minus = un soutien aérien allié de moins par tour
arras-option-balance_german-artillery = une batterie de plus, 7/3/78
arras-option-balance_german-air_plus = un soutien aérien allemand de plus par tour
arras-option-max_turns-none = jamais
