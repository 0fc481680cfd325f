# Tide of Iron
# Espace fine insécable (U+202F) devant : ; ? ! % et à l’intérieur de « ».

## Unités, toutes au masculin : un groupe par sa division et son numéro, un véhicule par son type et son numéro

iron-us-1-1 = groupe américain 1-1
    .the = le groupe américain 1-1
    .this = ce groupe
    .of = du groupe américain 1-1
    .to = au groupe américain 1-1
iron-us-1-2 = groupe américain 1-2
    .the = le groupe américain 1-2
    .this = ce groupe
    .of = du groupe américain 1-2
    .to = au groupe américain 1-2
iron-us-1-3 = groupe américain 1-3
    .the = le groupe américain 1-3
    .this = ce groupe
    .of = du groupe américain 1-3
    .to = au groupe américain 1-3
iron-us-1-4 = groupe américain 1-4
    .the = le groupe américain 1-4
    .this = ce groupe
    .of = du groupe américain 1-4
    .to = au groupe américain 1-4
iron-us-1-5 = groupe américain 1-5
    .the = le groupe américain 1-5
    .this = ce groupe
    .of = du groupe américain 1-5
    .to = au groupe américain 1-5
iron-us-1-6 = groupe américain 1-6
    .the = le groupe américain 1-6
    .this = ce groupe
    .of = du groupe américain 1-6
    .to = au groupe américain 1-6
iron-us-1-7 = groupe américain 1-7
    .the = le groupe américain 1-7
    .this = ce groupe
    .of = du groupe américain 1-7
    .to = au groupe américain 1-7
iron-us-1-8 = groupe américain 1-8
    .the = le groupe américain 1-8
    .this = ce groupe
    .of = du groupe américain 1-8
    .to = au groupe américain 1-8
iron-us-1-9 = groupe américain 1-9
    .the = le groupe américain 1-9
    .this = ce groupe
    .of = du groupe américain 1-9
    .to = au groupe américain 1-9
iron-us-1-10 = groupe américain 1-10
    .the = le groupe américain 1-10
    .this = ce groupe
    .of = du groupe américain 1-10
    .to = au groupe américain 1-10
iron-us-1-11 = groupe américain 1-11
    .the = le groupe américain 1-11
    .this = ce groupe
    .of = du groupe américain 1-11
    .to = au groupe américain 1-11
iron-us-1-12 = groupe américain 1-12
    .the = le groupe américain 1-12
    .this = ce groupe
    .of = du groupe américain 1-12
    .to = au groupe américain 1-12
iron-us-2-1 = groupe américain 2-1
    .the = le groupe américain 2-1
    .this = ce groupe
    .of = du groupe américain 2-1
    .to = au groupe américain 2-1
iron-us-2-2 = groupe américain 2-2
    .the = le groupe américain 2-2
    .this = ce groupe
    .of = du groupe américain 2-2
    .to = au groupe américain 2-2
iron-us-2-3 = groupe américain 2-3
    .the = le groupe américain 2-3
    .this = ce groupe
    .of = du groupe américain 2-3
    .to = au groupe américain 2-3
iron-us-2-4 = groupe américain 2-4
    .the = le groupe américain 2-4
    .this = ce groupe
    .of = du groupe américain 2-4
    .to = au groupe américain 2-4
iron-us-2-5 = groupe américain 2-5
    .the = le groupe américain 2-5
    .this = ce groupe
    .of = du groupe américain 2-5
    .to = au groupe américain 2-5
iron-us-2-6 = groupe américain 2-6
    .the = le groupe américain 2-6
    .this = ce groupe
    .of = du groupe américain 2-6
    .to = au groupe américain 2-6
iron-us-2-7 = groupe américain 2-7
    .the = le groupe américain 2-7
    .this = ce groupe
    .of = du groupe américain 2-7
    .to = au groupe américain 2-7
iron-us-2-8 = groupe américain 2-8
    .the = le groupe américain 2-8
    .this = ce groupe
    .of = du groupe américain 2-8
    .to = au groupe américain 2-8
iron-us-2-9 = groupe américain 2-9
    .the = le groupe américain 2-9
    .this = ce groupe
    .of = du groupe américain 2-9
    .to = au groupe américain 2-9
iron-us-2-10 = groupe américain 2-10
    .the = le groupe américain 2-10
    .this = ce groupe
    .of = du groupe américain 2-10
    .to = au groupe américain 2-10
iron-us-2-11 = groupe américain 2-11
    .the = le groupe américain 2-11
    .this = ce groupe
    .of = du groupe américain 2-11
    .to = au groupe américain 2-11
iron-us-2-12 = groupe américain 2-12
    .the = le groupe américain 2-12
    .this = ce groupe
    .of = du groupe américain 2-12
    .to = au groupe américain 2-12
iron-us-sherman-1 = Sherman n° 1
    .the = le Sherman n° 1
    .this = ce Sherman
    .of = du Sherman n° 1
    .to = au Sherman n° 1
iron-us-sherman-2 = Sherman n° 2
    .the = le Sherman n° 2
    .this = ce Sherman
    .of = du Sherman n° 2
    .to = au Sherman n° 2
iron-us-sherman-3 = Sherman n° 3
    .the = le Sherman n° 3
    .this = ce Sherman
    .of = du Sherman n° 3
    .to = au Sherman n° 3
iron-us-sherman-4 = Sherman n° 4
    .the = le Sherman n° 4
    .this = ce Sherman
    .of = du Sherman n° 4
    .to = au Sherman n° 4
iron-us-sherman-5 = Sherman n° 5
    .the = le Sherman n° 5
    .this = ce Sherman
    .of = du Sherman n° 5
    .to = au Sherman n° 5
iron-us-sherman-6 = Sherman n° 6
    .the = le Sherman n° 6
    .this = ce Sherman
    .of = du Sherman n° 6
    .to = au Sherman n° 6
iron-us-sherman-7 = Sherman n° 7
    .the = le Sherman n° 7
    .this = ce Sherman
    .of = du Sherman n° 7
    .to = au Sherman n° 7
iron-us-sherman-8 = Sherman n° 8
    .the = le Sherman n° 8
    .this = ce Sherman
    .of = du Sherman n° 8
    .to = au Sherman n° 8
iron-us-sherman-9 = Sherman n° 9
    .the = le Sherman n° 9
    .this = ce Sherman
    .of = du Sherman n° 9
    .to = au Sherman n° 9
iron-us-sherman-10 = Sherman n° 10
    .the = le Sherman n° 10
    .this = ce Sherman
    .of = du Sherman n° 10
    .to = au Sherman n° 10
iron-us-sherman-11 = Sherman n° 11
    .the = le Sherman n° 11
    .this = ce Sherman
    .of = du Sherman n° 11
    .to = au Sherman n° 11
iron-us-sherman-12 = Sherman n° 12
    .the = le Sherman n° 12
    .this = ce Sherman
    .of = du Sherman n° 12
    .to = au Sherman n° 12
iron-us-halftrack-1 = half-track américain n° 1
    .the = le half-track américain n° 1
    .this = ce half-track
    .of = du half-track américain n° 1
    .to = au half-track américain n° 1
iron-us-halftrack-2 = half-track américain n° 2
    .the = le half-track américain n° 2
    .this = ce half-track
    .of = du half-track américain n° 2
    .to = au half-track américain n° 2
iron-us-halftrack-3 = half-track américain n° 3
    .the = le half-track américain n° 3
    .this = ce half-track
    .of = du half-track américain n° 3
    .to = au half-track américain n° 3
iron-us-halftrack-4 = half-track américain n° 4
    .the = le half-track américain n° 4
    .this = ce half-track
    .of = du half-track américain n° 4
    .to = au half-track américain n° 4
iron-us-halftrack-5 = half-track américain n° 5
    .the = le half-track américain n° 5
    .this = ce half-track
    .of = du half-track américain n° 5
    .to = au half-track américain n° 5
iron-us-halftrack-6 = half-track américain n° 6
    .the = le half-track américain n° 6
    .this = ce half-track
    .of = du half-track américain n° 6
    .to = au half-track américain n° 6
iron-us-truck-1 = camion américain n° 1
    .the = le camion américain n° 1
    .this = ce camion
    .of = du camion américain n° 1
    .to = au camion américain n° 1
iron-us-truck-2 = camion américain n° 2
    .the = le camion américain n° 2
    .this = ce camion
    .of = du camion américain n° 2
    .to = au camion américain n° 2
iron-us-truck-3 = camion américain n° 3
    .the = le camion américain n° 3
    .this = ce camion
    .of = du camion américain n° 3
    .to = au camion américain n° 3
iron-us-truck-4 = camion américain n° 4
    .the = le camion américain n° 4
    .this = ce camion
    .of = du camion américain n° 4
    .to = au camion américain n° 4
iron-us-truck-5 = camion américain n° 5
    .the = le camion américain n° 5
    .this = ce camion
    .of = du camion américain n° 5
    .to = au camion américain n° 5
iron-us-truck-6 = camion américain n° 6
    .the = le camion américain n° 6
    .this = ce camion
    .of = du camion américain n° 6
    .to = au camion américain n° 6
iron-de-1-1 = groupe allemand 1-1
    .the = le groupe allemand 1-1
    .this = ce groupe
    .of = du groupe allemand 1-1
    .to = au groupe allemand 1-1
iron-de-1-2 = groupe allemand 1-2
    .the = le groupe allemand 1-2
    .this = ce groupe
    .of = du groupe allemand 1-2
    .to = au groupe allemand 1-2
iron-de-1-3 = groupe allemand 1-3
    .the = le groupe allemand 1-3
    .this = ce groupe
    .of = du groupe allemand 1-3
    .to = au groupe allemand 1-3
iron-de-1-4 = groupe allemand 1-4
    .the = le groupe allemand 1-4
    .this = ce groupe
    .of = du groupe allemand 1-4
    .to = au groupe allemand 1-4
iron-de-1-5 = groupe allemand 1-5
    .the = le groupe allemand 1-5
    .this = ce groupe
    .of = du groupe allemand 1-5
    .to = au groupe allemand 1-5
iron-de-1-6 = groupe allemand 1-6
    .the = le groupe allemand 1-6
    .this = ce groupe
    .of = du groupe allemand 1-6
    .to = au groupe allemand 1-6
iron-de-1-7 = groupe allemand 1-7
    .the = le groupe allemand 1-7
    .this = ce groupe
    .of = du groupe allemand 1-7
    .to = au groupe allemand 1-7
iron-de-1-8 = groupe allemand 1-8
    .the = le groupe allemand 1-8
    .this = ce groupe
    .of = du groupe allemand 1-8
    .to = au groupe allemand 1-8
iron-de-1-9 = groupe allemand 1-9
    .the = le groupe allemand 1-9
    .this = ce groupe
    .of = du groupe allemand 1-9
    .to = au groupe allemand 1-9
iron-de-1-10 = groupe allemand 1-10
    .the = le groupe allemand 1-10
    .this = ce groupe
    .of = du groupe allemand 1-10
    .to = au groupe allemand 1-10
iron-de-1-11 = groupe allemand 1-11
    .the = le groupe allemand 1-11
    .this = ce groupe
    .of = du groupe allemand 1-11
    .to = au groupe allemand 1-11
iron-de-1-12 = groupe allemand 1-12
    .the = le groupe allemand 1-12
    .this = ce groupe
    .of = du groupe allemand 1-12
    .to = au groupe allemand 1-12
iron-de-2-1 = groupe allemand 2-1
    .the = le groupe allemand 2-1
    .this = ce groupe
    .of = du groupe allemand 2-1
    .to = au groupe allemand 2-1
iron-de-2-2 = groupe allemand 2-2
    .the = le groupe allemand 2-2
    .this = ce groupe
    .of = du groupe allemand 2-2
    .to = au groupe allemand 2-2
iron-de-2-3 = groupe allemand 2-3
    .the = le groupe allemand 2-3
    .this = ce groupe
    .of = du groupe allemand 2-3
    .to = au groupe allemand 2-3
iron-de-2-4 = groupe allemand 2-4
    .the = le groupe allemand 2-4
    .this = ce groupe
    .of = du groupe allemand 2-4
    .to = au groupe allemand 2-4
iron-de-2-5 = groupe allemand 2-5
    .the = le groupe allemand 2-5
    .this = ce groupe
    .of = du groupe allemand 2-5
    .to = au groupe allemand 2-5
iron-de-2-6 = groupe allemand 2-6
    .the = le groupe allemand 2-6
    .this = ce groupe
    .of = du groupe allemand 2-6
    .to = au groupe allemand 2-6
iron-de-2-7 = groupe allemand 2-7
    .the = le groupe allemand 2-7
    .this = ce groupe
    .of = du groupe allemand 2-7
    .to = au groupe allemand 2-7
iron-de-2-8 = groupe allemand 2-8
    .the = le groupe allemand 2-8
    .this = ce groupe
    .of = du groupe allemand 2-8
    .to = au groupe allemand 2-8
iron-de-2-9 = groupe allemand 2-9
    .the = le groupe allemand 2-9
    .this = ce groupe
    .of = du groupe allemand 2-9
    .to = au groupe allemand 2-9
iron-de-2-10 = groupe allemand 2-10
    .the = le groupe allemand 2-10
    .this = ce groupe
    .of = du groupe allemand 2-10
    .to = au groupe allemand 2-10
iron-de-2-11 = groupe allemand 2-11
    .the = le groupe allemand 2-11
    .this = ce groupe
    .of = du groupe allemand 2-11
    .to = au groupe allemand 2-11
iron-de-2-12 = groupe allemand 2-12
    .the = le groupe allemand 2-12
    .this = ce groupe
    .of = du groupe allemand 2-12
    .to = au groupe allemand 2-12
iron-de-panzer4-1 = Panzer IV n° 1
    .the = le Panzer IV n° 1
    .this = ce Panzer IV
    .of = du Panzer IV n° 1
    .to = au Panzer IV n° 1
iron-de-panzer4-2 = Panzer IV n° 2
    .the = le Panzer IV n° 2
    .this = ce Panzer IV
    .of = du Panzer IV n° 2
    .to = au Panzer IV n° 2
iron-de-panzer4-3 = Panzer IV n° 3
    .the = le Panzer IV n° 3
    .this = ce Panzer IV
    .of = du Panzer IV n° 3
    .to = au Panzer IV n° 3
iron-de-panzer4-4 = Panzer IV n° 4
    .the = le Panzer IV n° 4
    .this = ce Panzer IV
    .of = du Panzer IV n° 4
    .to = au Panzer IV n° 4
iron-de-panzer4-5 = Panzer IV n° 5
    .the = le Panzer IV n° 5
    .this = ce Panzer IV
    .of = du Panzer IV n° 5
    .to = au Panzer IV n° 5
iron-de-panzer4-6 = Panzer IV n° 6
    .the = le Panzer IV n° 6
    .this = ce Panzer IV
    .of = du Panzer IV n° 6
    .to = au Panzer IV n° 6
iron-de-tiger-1 = Tigre n° 1
    .the = le Tigre n° 1
    .this = ce Tigre
    .of = du Tigre n° 1
    .to = au Tigre n° 1
iron-de-tiger-2 = Tigre n° 2
    .the = le Tigre n° 2
    .this = ce Tigre
    .of = du Tigre n° 2
    .to = au Tigre n° 2
iron-de-tiger-3 = Tigre n° 3
    .the = le Tigre n° 3
    .this = ce Tigre
    .of = du Tigre n° 3
    .to = au Tigre n° 3
iron-de-tiger-4 = Tigre n° 4
    .the = le Tigre n° 4
    .this = ce Tigre
    .of = du Tigre n° 4
    .to = au Tigre n° 4
iron-de-tiger-5 = Tigre n° 5
    .the = le Tigre n° 5
    .this = ce Tigre
    .of = du Tigre n° 5
    .to = au Tigre n° 5
iron-de-tiger-6 = Tigre n° 6
    .the = le Tigre n° 6
    .this = ce Tigre
    .of = du Tigre n° 6
    .to = au Tigre n° 6
iron-de-halftrack-1 = half-track allemand n° 1
    .the = le half-track allemand n° 1
    .this = ce half-track
    .of = du half-track allemand n° 1
    .to = au half-track allemand n° 1
iron-de-halftrack-2 = half-track allemand n° 2
    .the = le half-track allemand n° 2
    .this = ce half-track
    .of = du half-track allemand n° 2
    .to = au half-track allemand n° 2
iron-de-halftrack-3 = half-track allemand n° 3
    .the = le half-track allemand n° 3
    .this = ce half-track
    .of = du half-track allemand n° 3
    .to = au half-track allemand n° 3
iron-de-halftrack-4 = half-track allemand n° 4
    .the = le half-track allemand n° 4
    .this = ce half-track
    .of = du half-track allemand n° 4
    .to = au half-track allemand n° 4
iron-de-halftrack-5 = half-track allemand n° 5
    .the = le half-track allemand n° 5
    .this = ce half-track
    .of = du half-track allemand n° 5
    .to = au half-track allemand n° 5
iron-de-halftrack-6 = half-track allemand n° 6
    .the = le half-track allemand n° 6
    .this = ce half-track
    .of = du half-track allemand n° 6
    .to = au half-track allemand n° 6
iron-de-truck-1 = camion allemand n° 1
    .the = le camion allemand n° 1
    .this = ce camion
    .of = du camion allemand n° 1
    .to = au camion allemand n° 1
iron-de-truck-2 = camion allemand n° 2
    .the = le camion allemand n° 2
    .this = ce camion
    .of = du camion allemand n° 2
    .to = au camion allemand n° 2
iron-de-truck-3 = camion allemand n° 3
    .the = le camion allemand n° 3
    .this = ce camion
    .of = du camion allemand n° 3
    .to = au camion allemand n° 3
iron-de-truck-4 = camion allemand n° 4
    .the = le camion allemand n° 4
    .this = ce camion
    .of = du camion allemand n° 4
    .to = au camion allemand n° 4
iron-de-truck-5 = camion allemand n° 5
    .the = le camion allemand n° 5
    .this = ce camion
    .of = du camion allemand n° 5
    .to = au camion allemand n° 5
iron-de-truck-6 = camion allemand n° 6
    .the = le camion allemand n° 6
    .this = ce camion
    .of = du camion allemand n° 6
    .to = au camion allemand n° 6

## Ce qui se tient sur un socle

iron-load-none = aucune figurine
iron-load-r1 = 1 fantassin régulier
iron-load-r2 = 2 fantassins réguliers
iron-load-r3 = 3 fantassins réguliers
iron-load-r4 = 4 fantassins réguliers
iron-load-e1 = 1 fantassin d’élite
iron-load-r1e1 = 1 fantassin régulier, 1 fantassin d’élite
iron-load-r2e1 = 2 fantassins réguliers, 1 fantassin d’élite
iron-load-r3e1 = 3 fantassins réguliers, 1 fantassin d’élite
iron-load-e2 = 2 fantassins d’élite
iron-load-r1e2 = 1 fantassin régulier, 2 fantassins d’élite
iron-load-r2e2 = 2 fantassins réguliers, 2 fantassins d’élite
iron-load-e3 = 3 fantassins d’élite
iron-load-r1e3 = 1 fantassin régulier, 3 fantassins d’élite
iron-load-e4 = 4 fantassins d’élite
iron-load-o1 = 1 officier
iron-load-r1o1 = 1 fantassin régulier, 1 officier
iron-load-r2o1 = 2 fantassins réguliers, 1 officier
iron-load-r3o1 = 3 fantassins réguliers, 1 officier
iron-load-e1o1 = 1 fantassin d’élite, 1 officier
iron-load-r1e1o1 = 1 fantassin régulier, 1 fantassin d’élite, 1 officier
iron-load-r2e1o1 = 2 fantassins réguliers, 1 fantassin d’élite, 1 officier
iron-load-e2o1 = 2 fantassins d’élite, 1 officier
iron-load-r1e2o1 = 1 fantassin régulier, 2 fantassins d’élite, 1 officier
iron-load-e3o1 = 3 fantassins d’élite, 1 officier
iron-load-o2 = 2 officiers
iron-load-r1o2 = 1 fantassin régulier, 2 officiers
iron-load-r2o2 = 2 fantassins réguliers, 2 officiers
iron-load-e1o2 = 1 fantassin d’élite, 2 officiers
iron-load-r1e1o2 = 1 fantassin régulier, 1 fantassin d’élite, 2 officiers
iron-load-e2o2 = 2 fantassins d’élite, 2 officiers
iron-load-o3 = 3 officiers
iron-load-r1o3 = 1 fantassin régulier, 3 officiers
iron-load-e1o3 = 1 fantassin d’élite, 3 officiers
iron-load-o4 = 4 officiers
iron-load-g1 = 1 mitrailleuse
iron-load-r1g1 = 1 fantassin régulier, 1 mitrailleuse
iron-load-r2g1 = 2 fantassins réguliers, 1 mitrailleuse
iron-load-e1g1 = 1 fantassin d’élite, 1 mitrailleuse
iron-load-r1e1g1 = 1 fantassin régulier, 1 fantassin d’élite, 1 mitrailleuse
iron-load-e2g1 = 2 fantassins d’élite, 1 mitrailleuse
iron-load-o1g1 = 1 officier, 1 mitrailleuse
iron-load-r1o1g1 = 1 fantassin régulier, 1 officier, 1 mitrailleuse
iron-load-e1o1g1 = 1 fantassin d’élite, 1 officier, 1 mitrailleuse
iron-load-o2g1 = 2 officiers, 1 mitrailleuse
iron-load-g2 = 2 mitrailleuses
iron-load-m1 = 1 mortier
iron-load-r1m1 = 1 fantassin régulier, 1 mortier
iron-load-r2m1 = 2 fantassins réguliers, 1 mortier
iron-load-e1m1 = 1 fantassin d’élite, 1 mortier
iron-load-r1e1m1 = 1 fantassin régulier, 1 fantassin d’élite, 1 mortier
iron-load-e2m1 = 2 fantassins d’élite, 1 mortier
iron-load-o1m1 = 1 officier, 1 mortier
iron-load-r1o1m1 = 1 fantassin régulier, 1 officier, 1 mortier
iron-load-e1o1m1 = 1 fantassin d’élite, 1 officier, 1 mortier
iron-load-o2m1 = 2 officiers, 1 mortier
iron-load-g1m1 = 1 mitrailleuse, 1 mortier
iron-load-m2 = 2 mortiers

## Cartes Stratégie : les exemplaires d’une carte ont le même nom

iron-card-offensive_artillery-1 = Artillerie offensive
    .the = la carte Artillerie offensive
    .of = de la carte Artillerie offensive
iron-card-offensive_artillery-2 = Artillerie offensive
    .the = la carte Artillerie offensive
    .of = de la carte Artillerie offensive
iron-card-offensive_artillery-3 = Artillerie offensive
    .the = la carte Artillerie offensive
    .of = de la carte Artillerie offensive
iron-card-suppressive_barrage-1 = Barrage de harcèlement
    .the = la carte Barrage de harcèlement
    .of = de la carte Barrage de harcèlement
iron-card-suppressive_barrage-2 = Barrage de harcèlement
    .the = la carte Barrage de harcèlement
    .of = de la carte Barrage de harcèlement
iron-card-sustained_blanket-1 = Pilonnage continu
    .the = la carte Pilonnage continu
    .of = de la carte Pilonnage continu
iron-card-increased_priority-1 = Priorité accrue
    .the = la carte Priorité accrue
    .of = de la carte Priorité accrue
iron-card-increased_priority-2 = Priorité accrue
    .the = la carte Priorité accrue
    .of = de la carte Priorité accrue
iron-card-smoke_barrage-1 = Barrage fumigène
    .the = la carte Barrage fumigène
    .of = de la carte Barrage fumigène
iron-card-registered_fire-1 = Tir repéré
    .the = la carte Tir repéré
    .of = de la carte Tir repéré
iron-card-heavy_howitzers-1 = Obusiers lourds
    .the = la carte Obusiers lourds
    .of = de la carte Obusiers lourds
iron-card-heavy_howitzers-2 = Obusiers lourds
    .the = la carte Obusiers lourds
    .of = de la carte Obusiers lourds
iron-card-rolling_barrage-1 = Barrage roulant
    .the = la carte Barrage roulant
    .of = de la carte Barrage roulant
iron-card-rolling_barrage-2 = Barrage roulant
    .the = la carte Barrage roulant
    .of = de la carte Barrage roulant
iron-card-counter_battery-1 = Contre-batterie
    .the = la carte Contre-batterie
    .of = de la carte Contre-batterie
iron-card-forward_observer-1 = Observateur avancé
    .the = la carte Observateur avancé
    .of = de la carte Observateur avancé
iron-card-forward_observer-2 = Observateur avancé
    .the = la carte Observateur avancé
    .of = de la carte Observateur avancé
iron-card-harassing_fire-1 = Tir de harcèlement
    .the = la carte Tir de harcèlement
    .of = de la carte Tir de harcèlement
iron-card-harassing_fire-2 = Tir de harcèlement
    .the = la carte Tir de harcèlement
    .of = de la carte Tir de harcèlement
iron-card-bunker_buster-1 = Brise-bunker
    .the = la carte Brise-bunker
    .of = de la carte Brise-bunker
iron-card-fighter_bomber_strike-1 = Chasseurs-bombardiers
    .the = la carte Chasseurs-bombardiers
    .of = de la carte Chasseurs-bombardiers
iron-card-fighter_bomber_strike-2 = Chasseurs-bombardiers
    .the = la carte Chasseurs-bombardiers
    .of = de la carte Chasseurs-bombardiers
iron-card-fighter_bomber_strike-3 = Chasseurs-bombardiers
    .the = la carte Chasseurs-bombardiers
    .of = de la carte Chasseurs-bombardiers
iron-card-strafing_run-1 = Mitraillage en rase-mottes
    .the = la carte Mitraillage en rase-mottes
    .of = de la carte Mitraillage en rase-mottes
iron-card-strafing_run-2 = Mitraillage en rase-mottes
    .the = la carte Mitraillage en rase-mottes
    .of = de la carte Mitraillage en rase-mottes
iron-card-strafing_run-3 = Mitraillage en rase-mottes
    .the = la carte Mitraillage en rase-mottes
    .of = de la carte Mitraillage en rase-mottes
iron-card-carpet_bombing-1 = Tapis de bombes
    .the = la carte Tapis de bombes
    .of = de la carte Tapis de bombes
iron-card-air_superiority-1 = Supériorité aérienne
    .the = la carte Supériorité aérienne
    .of = de la carte Supériorité aérienne
iron-card-aerial_reconnaissance-1 = Reconnaissance aérienne
    .the = la carte Reconnaissance aérienne
    .of = de la carte Reconnaissance aérienne
iron-card-tank_busters-1 = Chasseurs de chars
    .the = la carte Chasseurs de chars
    .of = de la carte Chasseurs de chars
iron-card-us_rifle_squad-1 = Groupe de fusiliers
    .the = la carte Groupe de fusiliers
    .of = de la carte Groupe de fusiliers
iron-card-us_rifle_squad-2 = Groupe de fusiliers
    .the = la carte Groupe de fusiliers
    .of = de la carte Groupe de fusiliers
iron-card-us_rifle_squad-3 = Groupe de fusiliers
    .the = la carte Groupe de fusiliers
    .of = de la carte Groupe de fusiliers
iron-card-us_veteran_squad-1 = Groupe de vétérans
    .the = la carte Groupe de vétérans
    .of = de la carte Groupe de vétérans
iron-card-us_veteran_squad-2 = Groupe de vétérans
    .the = la carte Groupe de vétérans
    .of = de la carte Groupe de vétérans
iron-card-us_mg_squad-1 = Groupe de mitrailleuse
    .the = la carte Groupe de mitrailleuse
    .of = de la carte Groupe de mitrailleuse
iron-card-us_mortar_squad-1 = Groupe de mortier
    .the = la carte Groupe de mortier
    .of = de la carte Groupe de mortier
iron-card-us_armour-1 = Soutien blindé
    .the = la carte Soutien blindé
    .of = de la carte Soutien blindé
iron-card-us_mechanised_squad-1 = Infanterie portée
    .the = la carte Infanterie portée
    .of = de la carte Infanterie portée
iron-card-us_replacements-1 = Remplaçants
    .the = la carte Remplaçants
    .of = de la carte Remplaçants
iron-card-de_rifle_squad-1 = Groupe de grenadiers
    .the = la carte Groupe de grenadiers
    .of = de la carte Groupe de grenadiers
iron-card-de_rifle_squad-2 = Groupe de grenadiers
    .the = la carte Groupe de grenadiers
    .of = de la carte Groupe de grenadiers
iron-card-de_rifle_squad-3 = Groupe de grenadiers
    .the = la carte Groupe de grenadiers
    .of = de la carte Groupe de grenadiers
iron-card-de_veteran_squad-1 = Grenadiers vétérans
    .the = la carte Grenadiers vétérans
    .of = de la carte Grenadiers vétérans
iron-card-de_veteran_squad-2 = Grenadiers vétérans
    .the = la carte Grenadiers vétérans
    .of = de la carte Grenadiers vétérans
iron-card-de_mg_squad-1 = Groupe de MG 42
    .the = la carte Groupe de MG 42
    .of = de la carte Groupe de MG 42
iron-card-de_mortar_squad-1 = Groupe de mortier
    .the = la carte Groupe de mortier
    .of = de la carte Groupe de mortier
iron-card-de_armour-1 = Soutien de panzers
    .the = la carte Soutien de panzers
    .of = de la carte Soutien de panzers
iron-card-de_mechanised_squad-1 = Panzergrenadiers
    .the = la carte Panzergrenadiers
    .of = de la carte Panzergrenadiers
iron-card-de_replacements-1 = Ersatz
    .the = la carte Ersatz
    .of = de la carte Ersatz
iron-card-cut_communications-1 = Communications coupées
    .the = la carte Communications coupées
    .of = de la carte Communications coupées
iron-card-rapid_mobilization-1 = Mobilisation rapide
    .the = la carte Mobilisation rapide
    .of = de la carte Mobilisation rapide
iron-card-major_offensive-1 = Offensive majeure
    .the = la carte Offensive majeure
    .of = de la carte Offensive majeure
iron-card-forced_march-1 = Marche forcée
    .the = la carte Marche forcée
    .of = de la carte Marche forcée
iron-card-forced_march-2 = Marche forcée
    .the = la carte Marche forcée
    .of = de la carte Marche forcée
iron-card-coordinated_attack-1 = Attaque coordonnée
    .the = la carte Attaque coordonnée
    .of = de la carte Attaque coordonnée
iron-card-coordinated_attack-2 = Attaque coordonnée
    .the = la carte Attaque coordonnée
    .of = de la carte Attaque coordonnée
iron-card-surprise_assault-1 = Assaut surprise
    .the = la carte Assaut surprise
    .of = de la carte Assaut surprise
iron-card-blitz-1 = Blitz
    .the = la carte Blitz
    .of = de la carte Blitz
iron-card-new_orders-1 = Nouveaux ordres
    .the = la carte Nouveaux ordres
    .of = de la carte Nouveaux ordres
iron-card-take_cover-1 = À couvert
    .the = la carte À couvert
    .of = de la carte À couvert
iron-card-take_cover-2 = À couvert
    .the = la carte À couvert
    .of = de la carte À couvert
iron-card-take_down_the_beast-1 = Abattre le monstre
    .the = la carte Abattre le monstre
    .of = de la carte Abattre le monstre
iron-card-go_to_ground-1 = Se terrer
    .the = la carte Se terrer
    .of = de la carte Se terrer
iron-card-go_to_ground-2 = Se terrer
    .the = la carte Se terrer
    .of = de la carte Se terrer
iron-card-second_wind-1 = Second souffle
    .the = la carte Second souffle
    .of = de la carte Second souffle
iron-card-rally_round-1 = Ralliement
    .the = la carte Ralliement
    .of = de la carte Ralliement
iron-card-rally_round-2 = Ralliement
    .the = la carte Ralliement
    .of = de la carte Ralliement
iron-card-fearless-1 = Sans peur
    .the = la carte Sans peur
    .of = de la carte Sans peur
iron-card-hold_the_line-1 = Tenir la ligne
    .the = la carte Tenir la ligne
    .of = de la carte Tenir la ligne
iron-card-extra_ammunition-1 = Munitions en plus
    .the = la carte Munitions en plus
    .of = de la carte Munitions en plus
iron-card-extra_ammunition-2 = Munitions en plus
    .the = la carte Munitions en plus
    .of = de la carte Munitions en plus
iron-card-fuel_shortage-1 = Panne d’essence
    .the = la carte Panne d’essence
    .of = de la carte Panne d’essence
iron-card-fuel_reserves-1 = Réserves d’essence
    .the = la carte Réserves d’essence
    .of = de la carte Réserves d’essence
iron-card-entrenching_tools-1 = Pelles-pioches
    .the = la carte Pelles-pioches
    .of = de la carte Pelles-pioches
iron-card-entrenching_tools-2 = Pelles-pioches
    .the = la carte Pelles-pioches
    .of = de la carte Pelles-pioches
iron-card-medical_supplies-1 = Matériel médical
    .the = la carte Matériel médical
    .of = de la carte Matériel médical
iron-card-field_repairs-1 = Réparations de campagne
    .the = la carte Réparations de campagne
    .of = de la carte Réparations de campagne
iron-card-supply_column-1 = Colonne de ravitaillement
    .the = la carte Colonne de ravitaillement
    .of = de la carte Colonne de ravitaillement
iron-card-smoke_grenades-1 = Grenades fumigènes
    .the = la carte Grenades fumigènes
    .of = de la carte Grenades fumigènes
iron-card-reconnaissance-1 = Reconnaissance
    .the = la carte Reconnaissance
    .of = de la carte Reconnaissance
iron-card-reconnaissance-2 = Reconnaissance
    .the = la carte Reconnaissance
    .of = de la carte Reconnaissance
iron-card-covering_fire-1 = Tir de couverture
    .the = la carte Tir de couverture
    .of = de la carte Tir de couverture
iron-card-covering_fire-2 = Tir de couverture
    .the = la carte Tir de couverture
    .of = de la carte Tir de couverture
iron-card-breach-1 = Brèche
    .the = la carte Brèche
    .of = de la carte Brèche
iron-card-sniper-1 = Tireur d’élite
    .the = la carte Tireur d’élite
    .of = de la carte Tireur d’élite
iron-card-sniper-2 = Tireur d’élite
    .the = la carte Tireur d’élite
    .of = de la carte Tireur d’élite
iron-card-hasty_minefield-1 = Mines hâtives
    .the = la carte Mines hâtives
    .of = de la carte Mines hâtives
iron-card-tank_ambush-1 = Embuscade antichar
    .the = la carte Embuscade antichar
    .of = de la carte Embuscade antichar
iron-card-satchel_charges-1 = Charges explosives
    .the = la carte Charges explosives
    .of = de la carte Charges explosives
iron-card-unknown = carte inconnue
    .the = une carte inconnue
    .of = d’une carte inconnue
iron-card-hidden = une carte
    .the = une carte
    .of = d’une carte

## Paquets, cartes Opération

iron-deck-artillery_1 = Artillerie I
    .the = le paquet Artillerie I
    .of = du paquet Artillerie I
iron-deck-artillery_2 = Artillerie II
    .the = le paquet Artillerie II
    .of = du paquet Artillerie II
iron-deck-us_air_support_1 = Soutien aérien américain I
    .the = le paquet Soutien aérien américain I
    .of = du paquet Soutien aérien américain I
iron-deck-us_reinforcements_1 = Renforts américains I
    .the = le paquet Renforts américains I
    .of = du paquet Renforts américains I
iron-deck-de_reinforcements_1 = Renforts allemands I
    .the = le paquet Renforts allemands I
    .of = du paquet Renforts allemands I
iron-deck-command_1 = Commandement I
    .the = le paquet Commandement I
    .of = du paquet Commandement I
iron-deck-morale_1 = Moral I
    .the = le paquet Moral I
    .of = du paquet Moral I
iron-deck-supply_1 = Ravitaillement I
    .the = le paquet Ravitaillement I
    .of = du paquet Ravitaillement I
iron-deck-ground_support_1 = Soutien au sol I
    .the = le paquet Soutien au sol I
    .of = du paquet Soutien au sol I
iron-operation-intelligence_report = Renseignements
iron-operation-heavy_fog = Brouillard épais
iron-operation-early_panzers = Premiers panzers
iron-operation-double_time = Pas de course
iron-operation-clear_mines = Déminage
iron-operation-merciless_assault = Assaut sans pitié
iron-operation-lay_razor_wire = Pose de barbelés
iron-operation-lay_smoke = Écran de fumée
iron-operation-tank_ace = As des blindés
iron-operation-inspiring_leadership = Chefs exemplaires
iron-operation-elite_tank_crew = Équipages d’élite
iron-operation-massive_confusion = Confusion générale
iron-operation-desperate_defenders = Défenseurs acharnés
iron-operation-no_surrender = Pas de reddition
iron-operation-shaken_defenders = Défenseurs ébranlés
iron-operation-clear_tank_trap = Enlèvement d’obstacles
iron-operation-camouflage = Camouflage
iron-operation-seize_the_initiative = Saisir l’initiative

## Titres des plateaux

iron-title-breaking_point = Au point de rupture
iron-title-liberation = Libération
iron-title-silence_the_guns = Faire taire les canons
iron-title-crossroads = Carrefours
iron-title-stavelot_express = Stavelot Express
iron-title-mortain_ridge = La crête de Mortain

## Figurines, spécialisations, fortifications, marqueurs, directions, divisions

iron-figure-regular = figurine régulière
    .a = une figurine régulière
iron-figure-elite = figurine d’élite
    .a = une figurine d’élite
iron-figure-officer = officier
    .a = un officier
iron-figure-mg = mitrailleuse
    .a = une mitrailleuse
iron-figure-mortar = mortier
    .a = un mortier
iron-spec-anti_tank = groupe antichar
iron-spec-engineer = groupe du génie
iron-spec-flamethrower = groupe de lance-flammes
iron-spec-medic = groupe de médecins
iron-fort-none = terrain découvert
    .the = le terrain découvert
iron-fort-entrenchment = retranchement
    .the = le retranchement
iron-fort-pillbox = bunker
    .the = le bunker
iron-marker-razor_wire = barbelés
    .the = les barbelés
    .a = des barbelés
iron-marker-tank_trap = obstacle antichar
    .the = l’obstacle antichar
    .a = un obstacle antichar
iron-marker-minefield = champ de mines
    .the = le champ de mines
    .a = un champ de mines
iron-marker-entrenchment = retranchement
    .the = le retranchement
    .a = un retranchement
iron-marker-pillbox = bunker
    .the = le bunker
    .a = un bunker
iron-direction-1 = nord
iron-direction-2 = nord-est
iron-direction-3 = sud-est
iron-direction-4 = sud
iron-direction-5 = sud-ouest
iron-direction-6 = nord-ouest
iron-division-1 = 1re division
iron-division-2 = 2e division

## Invites : mise en place et renforts

iron-prompt-starting-card =
    { $left ->
        [one] Choisissez un paquet : il reste 1 carte de départ à piocher.
       *[other] Choisissez un paquet : il reste { $left } cartes de départ à piocher.
    }
iron-prompt-mount =
    { $left ->
        [one] Choisissez les figurines { $unit_of } : c’est le dernier socle à garnir.
       *[other] Choisissez les figurines { $unit_of } : { $left } socles à garnir.
    }
iron-prompt-token = Choisissez une spécialisation pour { $unit_the }, ou passez-vous-en.
iron-prompt-place =
    { $left ->
        [one] Choisissez l’unité à placer : c’est la dernière.
       *[other] Choisissez une unité à placer : il en reste { $left }.
    }
iron-prompt-place-unit = Choisissez l’hexagone { $unit_of }, ou le véhicule qui le porte.
iron-prompt-shelter = Mettre { $unit_the } dans la fortification ?
iron-prompt-conceal = Dissimuler { $unit_the } ?
iron-prompt-ace = Choisissez le char de votre As.
iron-prompt-ready = Choisissez une unité qui se met en tir d’opportunité, ou restez-en là.

## Invites : tours d’actions

iron-prompt-order = Qui de vous deux agit en premier dans ce round ?
iron-prompt-turn =
    { $left ->
        [one] Il reste 1 action : choisissez une unité fraîche ou une carte, ou finissez votre phase d’actions.
       *[other] Il reste { $left } actions : choisissez une unité fraîche ou une carte, ou finissez votre phase d’actions.
    }
iron-prompt-use = { $unit_the } : choisissez ce qu’il fait.
iron-prompt-move = { $unit_the } en { $hex } : choisissez l’hexagone suivant, ou ce qu’il fait d’autre.
iron-prompt-alight = { $unit_the } est à bord : choisissez s’il débarque.
iron-prompt-spend-card = { $unit_the } : défaussez une carte pour lui, ou continuez sans.
iron-prompt-heal = Choisissez le groupe que soigne { $unit_the }.
iron-prompt-clear-mines = Choisissez le champ de mines que retire { $unit_the }.
iron-prompt-lay-wire = Choisissez l’hexagone où { $unit_the } pose des barbelés.
iron-prompt-lay-smoke = Choisissez l’hexagone où { $unit_the } pose des fumigènes.
iron-prompt-clear-trap = Choisissez l’obstacle antichar que retire { $unit_the }.
iron-prompt-lay-mines = Choisissez l’hexagone où { $unit_the } pose des mines.

## Invites : attaques et assauts

iron-prompt-aim = { $unit_the } tire : choisissez la cible.
iron-prompt-attack = Attaque sur { $unit_the } : choisissez qui tire et comment.
iron-prompt-shell = Tir de mortier sur { $hex } : choisissez qui tire et comment.
iron-prompt-area = Attaque de zone sur { $hex } : choisissez la prochaine unité qui la subit.
iron-prompt-consent = Votre coéquipier demande le soutien { $unit_of }. Accepter ?
iron-prompt-react = { $unit_the } bouge en { $hex }. Tirer ?
iron-prompt-take-cover = { $unit_the } est attaqué : défaussez une carte pour son couvert, ou continuez sans.
iron-prompt-losses =
    { $count ->
        [one] { $unit_the } perd une figurine : choisissez laquelle.
       *[other] { $unit_the } perd { $count } figurines : choisissez la prochaine.
    }
iron-prompt-reroll = Relancer un dé de défense { $unit_of } ?
iron-prompt-thicken = Mettre à 6 un dé de défense { $unit_of } ?
iron-prompt-storm = Assaut sur { $hex } : ajoutez les groupes qui le soutiennent, puis commencez.
iron-prompt-show = { $unit_the } est dissimulé. Le découvrir pour combattre ?
iron-prompt-toll =
    { $count ->
        [one] L’assaut fait une touche : choisissez l’unité qui la subit.
       *[other] L’assaut fait { $count } touches : choisissez l’unité qui subit la prochaine.
    }
iron-prompt-hold = L’assaut sur { $hex } réussit : défaussez une carte pour tenir l’hexagone, ou retraitez.
iron-prompt-retreat = Choisissez l’hexagone où retraitent tous les défenseurs.
iron-prompt-drop = { $hex } est en surempilement : choisissez l’unité à retirer.
iron-prompt-follow = { $hex } est pris : choisissez l’unité qui y entre, ou restez sur place.

## Invites : cartes

iron-prompt-draw-again = Croix rouge : choisissez un paquet pour piocher une carte de plus, ou restez-en là.
iron-prompt-take = { $deck } : choisissez la carte qui rejoint votre QG.
iron-prompt-put-back = { $deck } : choisissez la carte remise sur le dessus ; les autres suivent dessous.
iron-prompt-registered = { $card } risque de dévier : défaussez une carte pour tomber sur la cible, ou lancez le dé.
iron-prompt-card-target = { $card } : choisissez l’hexagone cible.
iron-prompt-card-line = { $card } : choisissez le premier hexagone de la ligne.
iron-prompt-card-direction = { $card } : choisissez la direction.
iron-prompt-card-strike = { $card } : choisissez l’unité ennemie attaquée.
iron-prompt-card-smoke = { $card } : choisissez un hexagone pour les fumigènes.
iron-prompt-card-entrench = { $card } : choisissez l’hexagone du retranchement.
iron-prompt-card-enter = { $card } : choisissez le groupe qui entre dans le retranchement, ou passez-vous-en.
iron-prompt-card-mine = { $card } : choisissez l’hexagone du champ de mines.
iron-prompt-card-breach = { $card } : choisissez l’hexagone à dégager.
iron-prompt-card-clear = { $card } : choisissez le marqueur à retirer, ou le groupe dont la fortification disparaît.
iron-prompt-card-refresh = { $card } : choisissez l’unité épuisée qui redevient fraîche.
iron-prompt-card-rally = { $card } : choisissez l’hexagone dont les groupes se rallient.
iron-prompt-card-repair = { $card } : choisissez le véhicule à réparer.
iron-prompt-card-surprise = { $card } : choisissez le groupe qui donne l’assaut.
iron-prompt-card-conceal = { $card } : choisissez un groupe à dissimuler.
iron-prompt-card-reveal = { $card } : choisissez l’hexagone autour duquel chercher.
iron-prompt-card-figures = { $card } : choisissez un groupe qui reçoit une figurine régulière.
iron-prompt-card-division = { $card } : choisissez la division du nouveau groupe.
iron-prompt-card-truck = { $card } : payez un camion, ou passez-vous-en.
iron-prompt-card-counter-battery = { $card } : choisissez la carte ennemie à retirer.
iron-prompt-card-look = { $card } : choisissez le paquet à consulter.
iron-prompt-card-draw = { $card } : choisissez le paquet où piocher.

## Invites : phases de commandement et de statut

iron-prompt-command = Commandement { $side_masculine }, { $command } PC : activez une carte, versez à la réserve d’initiative, ou restez-en là.
iron-prompt-agree-card = Votre coéquipier veut activer { $card_the }. Accepter ?
iron-prompt-agree-bid = Votre coéquipier veut verser { $count } PC dans la réserve d’initiative. Accepter ?
iron-prompt-draw = Pioche { $side_feminine } : choisissez un paquet.
iron-prompt-transfers = Transferts du camp { $side_masculine } : choisissez le groupe qui cède une figurine, ou restez-en là.
iron-prompt-figure = Choisissez la figurine que cède { $unit_the }.
iron-prompt-onto = Choisissez le groupe qui reçoit la figurine { $unit_of }.
iron-prompt-figure-back = { $unit_the } est complet : choisissez la figurine qu’il rend en échange.
iron-prompt-agree-transfer = Votre coéquipier veut transférer une figurine { $giver_of } { $taker_to }. Accepter ?

## Jets de dés et résultats

iron-roll-attack = Attaque
iron-roll-area = Attaque de zone
iron-roll-strike = Attaque de la carte
iron-roll-defence = Défense
iron-roll-ace = Dé de l’As
iron-roll-mines = Mines
iron-roll-assault = Assaut
iron-roll-assault-cover = Couvert dans l’assaut
iron-roll-assault-return = Riposte
iron-roll-heal = Soins
iron-roll-clear-mines = Déminage
iron-roll-lay-mines = Pose de mines
iron-roll-blow = Destruction du dépôt
iron-roll-draw = Prochaine carte
iron-roll-peek = Cartes du dessus
iron-roll-contact = Contact
iron-roll-drift = Déviation
iron-roll-direction = Direction de la déviation
iron-result-unhurt = indemne
iron-result-figure-lost = une figurine perdue
iron-result-pinned = cloué
iron-result-disrupted = perturbé
iron-result-light = dégâts légers
iron-result-heavy = dégâts sévères
iron-result-destroyed = éliminé
iron-result-assault-won = l’assaut réussit
iron-result-assault-failed = l’assaut échoue
iron-result-worked = réussite
iron-result-failed = échec
iron-result-contact = contact établi
iron-result-no_contact = pas de contact
iron-result-on_target = sur la cible
iron-result-drifts = le tir dévie
iron-result-drift_1 = vers le nord
iron-result-drift_2 = vers le nord-est
iron-result-drift_3 = vers le sud-est
iron-result-drift_4 = vers le sud
iron-result-drift_5 = vers le sud-ouest
iron-result-drift_6 = vers le nord-ouest

## Choix

iron-do-draw = { $deck }
iron-do-mount = { $load }
iron-do-token = { $spec }
iron-do-plain = S’en passer
iron-do-place = Placer { $unit_the }
iron-do-at = En { $hex }
iron-do-into = À bord { $unit_of }
iron-do-shelter = Dans { $fort_the }
iron-do-conceal = Dissimuler { $unit_the }
iron-do-ready = { $unit_the } en tir d’opportunité
iron-do-done = En rester là
iron-do-ace = L’As dans { $unit_the }
iron-do-use = Activer { $unit_the }
iron-do-play = Activer { $card_the }
iron-do-retry = Chercher de nouveau le contact : { $card }
iron-do-repeat = Tirer de nouveau : { $card }
iron-do-spend = Défausser { $card_the }
iron-do-end_phase = Finir la phase d’actions
iron-do-partner = Votre coéquipier d’abord
iron-do-advance = Avancée
iron-do-fire = Tir concentré
iron-do-op_fire = Tir d’opportunité
iron-do-fire_move = Tir et mouvement
iron-do-assault = Assaut
iron-do-rest = Épuiser l’unité
iron-do-dig = Creuser un retranchement
iron-do-heal = Soigner un groupe
iron-do-clear_mines = Déminer
iron-do-lay_wire = Poser des barbelés
iron-do-lay_smoke = Poser des fumigènes
iron-do-clear_trap = Retirer un obstacle antichar
iron-do-lay_mines = Poser des mines
iron-do-blow = Faire sauter le dépôt
iron-do-to = Vers { $hex }
iron-do-leave = Quitter la fortification
iron-do-board = Embarquer dans { $unit_the }
iron-do-alight = Débarquer
iron-do-cut_wire = Retirer les barbelés
iron-do-exit = Sortir du plateau
iron-do-shoot = Tirer maintenant
iron-do-storm = Donner l’assaut sur { $hex }
iron-do-stop = S’arrêter ici
iron-do-target = Tirer sur { $unit_the }
iron-do-shell = Mortiers sur { $hex }
iron-do-whole = Toutes les figurines à portée
iron-do-guns = Les mitrailleuses seules
iron-do-with = Avec { $unit_the }
iron-do-with_guns = Avec les mitrailleuses { $unit_of }
iron-do-normal = Attaque normale
iron-do-suppress = Attaque de harcèlement
iron-do-react = Tirer avec { $unit_the }
iron-do-pass = Ne pas tirer
iron-do-thicken = Mettre un dé à 6
iron-do-reroll = Relancer
iron-do-keep = Laisser tel quel
iron-do-lose = Perdre { $figure_a }
iron-do-hit = Sur { $unit_the }
iron-do-begin = Commencer l’assaut
iron-do-reveal = Combattre avec { $unit_the }
iron-do-stay_out = Garder { $unit_the } dissimulé
iron-do-retreat = Retraiter en { $hex }
iron-do-drop = Retirer { $unit_the }
iron-do-follow = Entrer avec { $unit_the }
iron-do-bid = Verser { $count } PC dans la réserve
iron-do-accept = Accepter
iron-do-refuse = Refuser
iron-do-from = Prendre { $unit_to }
iron-do-figure = { $figure }
iron-do-onto = Donner { $unit_to }
iron-do-mark = { $hex }
iron-do-toward = Vers le { $direction }
iron-do-choose = { $unit_the }
iron-do-pick = Retirer { $card_the }
iron-do-peek = { $card }
iron-do-remove = Retirer { $marker_the }
iron-do-truck = Payer le camion
iron-do-division = { $division }
iron-do-hits = Réussites : { $count }
iron-do-die = Un { $face }
iron-do-drawn = { $card }

## Journal : mise en place et renforts

iron-log-set-up = Mise en place.
iron-log-built = { $unit_the } : { $squad }.
iron-log-built-specialised = { $unit_the } : { $squad } ; { $spec }.
iron-log-placed =
    { $unit_the } prend position en { $hex }{ $fort ->
        [entrenchment] , dans le retranchement
        [pillbox] , dans le bunker
       *[none] { "" }
    }{ $concealed ->
        [yes] , dissimulé
       *[no] { "" }
    }.
iron-log-placed-aboard = { $unit_the } est à bord { $vehicle_of }.
iron-log-no-room = Il n’y a pas de place pour { $unit_the } : il est perdu.
iron-log-ace = { $unit_the } porte l’As.
iron-log-held-first = { $side_the } tient dès le début l’objectif en { $hex }.
iron-log-readied = { $unit_the } se met en tir d’opportunité.

## Journal : tours d’actions

iron-log-round = Round { $round }.
iron-log-turn =
    { $actions ->
        [one] Tour d’actions { $side_masculine } : 1 action.
       *[other] Tour d’actions { $side_masculine } : { $actions } actions.
    }
iron-log-phase-over = { $side_the } n’agit plus dans ce round.
iron-log-advance = { $unit_the } commence une avancée.
iron-log-fire = { $unit_the } ouvre un tir concentré.
iron-log-op-fire = { $unit_the } prépare un tir d’opportunité.
iron-log-fire-move = { $unit_the } commence un tir et mouvement.
iron-log-assault = { $unit_the } part à l’assaut.
iron-log-rest = { $unit_the } est épuisé.
iron-log-extra-actions =
    { $count ->
        [one] { $card_the } donne 1 action de plus dans ce tour.
       *[other] { $card_the } donne { $count } actions de plus dans ce tour.
    }
iron-log-card-spent = { $card_the } est défaussée pour son effet.
iron-log-supported = { $unit_the } soutient { $leader_the } : le coéquipier accepte.

## Journal : mouvement

iron-log-moved = { $unit_the } va en { $hex }.
iron-log-halted = Un tir d’opportunité arrête { $unit_the } en { $hex } : son activation s’achève.
iron-log-stopped-wire = Les barbelés en { $hex } arrêtent { $unit_the }.
iron-log-stopped-trap = Un obstacle antichar en { $hex } arrête { $unit_the }.
iron-log-put-back = { $unit_the } revient en { $hex }, le dernier hexagone sans ennemi.
iron-log-fort-entered = { $unit_the } entre dans { $fort_the } en { $hex }.
iron-log-fort-left = { $unit_the } quitte { $fort_the } en { $hex }.
iron-log-boarded = { $unit_the } embarque dans { $vehicle_the }.
iron-log-alighted = { $unit_the } débarque en { $hex }.
iron-log-exited = { $unit_the } sort du plateau en { $hex } : { $vp } PV.
iron-log-wire-gone = Les barbelés en { $hex } disparaissent.
iron-log-revealed = { $unit_the } est découvert en { $hex }.
iron-log-mined =
    Des mines sautent sous { $unit_the } en { $hex }{ $faces ->
        [none]  :
       *[other]  : { $faces } ;
    } { $successes ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $successes } touches
    }.

## Journal : actions spéciales

iron-log-dug = { $unit_the } creuse un retranchement en { $hex }.
iron-log-sheltered =
    { $fort ->
        [pillbox] { $unit_the } entre dans le bunker.
       *[entrenchment] { $unit_the } entre dans le retranchement.
    }
iron-log-tried =
    { $work ->
        [heal] { $unit_the } soigne les blessés
        [clear_mines] { $unit_the } démine
        [lay_mines] { $unit_the } pose des mines
       *[blow] { $unit_the } pose une charge au dépôt
    } : { $result ->
        [worked] c’est une réussite.
       *[failed] c’est un échec.
    }
iron-log-healed = { $unit_the } récupère une figurine régulière.
iron-log-clear-mines = Le champ de mines en { $hex } disparaît : { $unit_the } l’a retiré.
iron-log-clear-trap = { $unit_the } retire l’obstacle antichar en { $hex }.
iron-log-lay-wire = { $unit_the } pose des barbelés en { $hex }.
iron-log-lay-smoke = { $unit_the } pose des fumigènes en { $hex }.
iron-log-lay-mines = { $unit_the } pose un champ de mines en { $hex }.
iron-log-blown = { $unit_the } fait sauter le dépôt en { $hex } : il ne rapporte à personne.

## Journal : attaques

iron-log-attacked =
    { $count ->
        [one] { $firers_the } tire
       *[other] { $firers_the } tirent
    } sur { $unit_the } en { $hex }, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $faces ->
        [none]  :
       *[other] , touche à { $need ->
            [6] 6
           *[other] { $need } ou plus
        } : { $faces } ;
    } { $successes ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $successes } touches
    }.
iron-log-suppressed =
    { $count ->
        [one] { $firers_the } harcèle
       *[other] { $firers_the } harcèlent
    } { $unit_the } en { $hex }, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $faces ->
        [none]  :
       *[other] , touche à { $need ->
            [6] 6
           *[other] { $need } ou plus
        } : { $faces } ;
    } { $successes ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $successes } touches
    }.
iron-log-strike =
    La carte frappe { $unit_the } en { $hex }, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $faces ->
        [none]  :
       *[other] , touche à { $need ->
            [6] 6
           *[other] { $need } ou plus
        } : { $faces } ;
    } { $successes ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $successes } touches
    }.
iron-log-shelling =
    { $count ->
        [one] { $firers_the } tire
       *[other] { $firers_the } tirent
    } au mortier sur { $hex }.
iron-log-area =
    Attaque de zone sur { $hex }, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $faces ->
        [none]  :
       *[other] , touche à { $need ->
            [6] 6
           *[other] { $need } ou plus
        } : { $faces } ;
    } { $successes ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $successes } touches
    }.
iron-log-defended =
    { $dice ->
        [0] { $unit_the } n’a aucun couvert.
       *[other] { $unit_the } se défend, { $dice ->
            [one] 1 dé
           *[other] { $dice } dés
        }{ $faces ->
            [none]  :
           *[other]  : { $faces } ;
        } { $successes ->
            [0] aucune réussite
            [one] 1 réussite
           *[other] { $successes } réussites
        }.
    }
iron-log-thick-armour = Blindage épais : un dé de défense { $unit_of } passe à 6.
iron-log-ace-reroll = { $unit_the } porte l’As, qui relance un dé : un { $face }.
iron-log-unhurt = { $unit_the } en { $hex } est indemne.
iron-log-figure-lost = { $unit_the } perd { $figure_a }.
iron-log-pinned = { $unit_the } en { $hex } est cloué.
iron-log-disrupted = { $unit_the } en { $hex } est perturbé.
iron-log-light = { $unit_the } en { $hex } subit des dégâts légers.
iron-log-heavy = { $unit_the } en { $hex } subit des dégâts sévères.
iron-log-squad-lost = { $unit_the } est éliminé en { $hex }.
iron-log-vehicle-lost = { $unit_the } est détruit en { $hex }.

## Journal : assauts

iron-log-assault-began =
    { $count ->
        [one] { $units_the } donne l’assaut sur { $hex }.
       *[other] { $units_the } donnent l’assaut sur { $hex }.
    }
iron-log-assault-attack =
    L’assaut, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $faces ->
        [none]  :
       *[other]  : { $faces } ;
    } { $successes ->
        [0] aucune réussite
        [one] 1 réussite
       *[other] { $successes } réussites
    }.
iron-log-assault-cover =
    Couvert des défenseurs, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $faces ->
        [none]  :
       *[other]  : { $faces } ;
    } { $successes ->
        [0] aucune réussite
        [one] 1 réussite
       *[other] { $successes } réussites
    }.
iron-log-assault-return =
    Riposte, { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $faces ->
        [none]  :
       *[other]  : { $faces } ;
    } { $successes ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $successes } touches
    }.
iron-log-assault-won = L’assaut sur { $hex } réussit, { $hits } contre { $back }.
iron-log-assault-failed = L’assaut sur { $hex } échoue, { $hits } contre { $back }.
iron-log-held-the-line = Les défenseurs tiennent { $hex } : personne ne retraite.
iron-log-retreated = { $unit_the } retraite en { $hex }.
iron-log-advanced-into = { $unit_the } entre en { $hex }.

## Journal : cartes

iron-log-drawn = { $side_the } pioche { $card_the }.
iron-log-peeked = { $side_the } regarde { $card_the } sur { $deck_the }.
iron-log-taken = { $side_the } prend { $card_the } et remet les autres sur le dessus.
iron-log-activated = { $side_the } active { $card_the } pour { $cost } PC.
iron-log-tried-again = { $side_the } cherche de nouveau le contact : { $card }.
iron-log-fired-again = { $side_the } tire de nouveau sur la même cible : { $card }.
iron-log-contact =
    { $bonus ->
        [0] { $card_the } établit le contact.
       *[other] { $card_the } établit le contact, le dé augmenté de { $bonus }.
    }
iron-log-no-contact =
    { $bonus ->
        [0] { $card_the } n’établit pas le contact et attend dans la zone de jeu.
       *[other] { $card_the } n’établit pas le contact, même le dé augmenté de { $bonus }, et attend dans la zone de jeu.
    }
iron-log-stays = { $card_the } reste dans la zone de jeu.
iron-log-marked = { $card_the } vise { $hex }.
iron-log-registered = { $card_the } est défaussée : le tir tombe sur la cible, en { $hex }.
iron-log-on-target = Le tir tombe sur la cible, en { $hex } : il fallait { $need } ou plus.
iron-log-missed =
    { $count ->
        [one] Le tir dévie de 1 hexagone : il fallait { $need } ou plus.
       *[other] Le tir dévie de { $count } hexagones : il fallait { $need } ou plus.
    }
iron-log-drifted = Il va vers le { $direction } et tombe en { $hex }.
iron-log-drifted-off = Il va vers le { $direction } et sort du plateau : la carte reste sans effet.
iron-log-no-effect = { $card_the } ne trouve plus rien sur quoi agir.
iron-log-card-removed = { $card_the } est retirée du jeu.
iron-log-pool-cut = { $side_the } perd { $count } PC de sa réserve d’initiative.
iron-log-command-gained = { $side_the } reçoit { $count } PC.
iron-log-truck-paid = { $side_the } paie { $cost } PC pour un camion.
iron-log-refreshed = { $unit_the } est de nouveau frais.
iron-log-concealed = { $unit_the } est dissimulé.
iron-log-rallied = { $unit_the } se rallie : il est en bon état.
iron-log-repaired =
    { $damage ->
        [0] { $unit_the } est réparé : il est intact.
       *[other] { $unit_the } est réparé : il reste des dégâts légers.
    }
iron-log-figure-added = { $unit_the } reçoit une figurine régulière.
iron-log-card-placed = La carte pose { $marker_a } en { $hex }.
iron-log-card-cleared = La carte retire { $marker_the } en { $hex }.
iron-log-card-evicted = La carte retire { $marker_the } en { $hex } : { $unit_the } se retrouve à découvert.
iron-log-smoke = Des fumigènes couvrent { $hex }.

## Journal : phase de commandement

iron-log-command-phase = Round { $round }, phase de commandement.
iron-log-captured = { $side_the } prend le contrôle de l’objectif en { $hex }.
iron-log-income = { $side_the } gagne { $gained } PC et en a { $total }.
iron-log-scored = { $side_the } marque { $points } PV et en a { $total }.
iron-log-bid = { $side_the } verse { $count } PC dans sa réserve d’initiative, qui en compte { $total }.
iron-log-pool-fed = { $card_the } verse { $count } PC dans la réserve d’initiative { $side_feminine }, qui en compte { $total }.
iron-log-spending-refused = Les coéquipiers ne sont pas d’accord : { $side_the } ne dépense plus de PC dans cette phase.
iron-log-transfer-refused = Les coéquipiers du camp { $side_masculine } ne sont pas d’accord : plus de transfert entre leurs groupes dans cette phase.
iron-log-initiative =
    { $how ->
        [tie] Réserve d’initiative américaine { $us }, allemande { $de } : à égalité, l’initiative change de camp et passe { $side_to }.
        [changes] Réserve d’initiative américaine { $us }, allemande { $de } : l’initiative passe { $side_to }.
       *[stays] Réserve d’initiative américaine { $us }, allemande { $de } : { $side_the } garde l’initiative.
    }

## Journal : phase de statut

iron-log-status-phase = Round { $round }, phase de statut.
iron-log-recovered =
    { $count_pinned ->
        [0] De nouveau en bon état : { $steady }.
       *[other] { $count_steady ->
            [0] De perturbé à cloué : { $pinned }.
           *[other] De nouveau en bon état : { $steady } ; de perturbé à cloué : { $pinned }.
        }
    }
iron-log-smoke-lifted = Les fumigènes se dissipent : { $hexes }.
iron-log-card-ended = L’effet { $card_of } prend fin.
iron-log-transferred = { $giver_the } cède { $figure_a } { $taker_to }.
iron-log-disbanded = { $unit_the } n’a plus de figurine : il est retiré.

## La fin

iron-over-wiped-out = { $side_the } n’a plus d’unité sur le plateau et perd la partie.
iron-over-both-wiped-out = Aucun camp n’a plus d’unité sur le plateau : les deux perdent la partie.
iron-over-sudden = { $side_the } contrôle les { $count } objectifs et gagne aussitôt.
iron-over-objectives =
    { $count ->
        [0] { $goal_the } ne contrôle aucun objectif
        [one] { $goal_the } contrôle 1 objectif
       *[other] { $goal_the } contrôle { $count } objectifs
    }, il lui en fallait { $need } : { $level ->
        [minor] { $side_the } remporte une victoire mineure.
        [major] { $side_the } remporte une victoire majeure.
       *[none] { $side_the } gagne.
    }
iron-over-vp =
    { $level ->
        [minor] { $goal_the } a { $count } PV, il lui en fallait { $need } : { $side_the } remporte une victoire mineure.
        [major] { $goal_the } a { $count } PV, il lui en fallait { $need } : { $side_the } remporte une victoire majeure.
       *[none] { $goal_the } a { $count } PV, il lui en fallait { $need } : { $side_the } gagne.
    }
iron-over-points = Américain { $us } PV, Allemand { $de } : { $side_the } gagne.
iron-over-tie = Américain { $us } PV, Allemand { $de }, à égalité : { $side_the } a l’initiative et gagne.
iron-over-stopped = Match nul : la partie s’arrête après le round { $round }.
iron-level-minor = victoire mineure
iron-level-major = victoire majeure

## La table

iron-us-squad-1 = groupe de la 1re division américaine
    .the = le groupe de la 1re division américaine
    .this = ce groupe
    .of = du groupe de la 1re division américaine
    .to = au groupe de la 1re division américaine
iron-us-squad-2 = groupe de la 2e division américaine
    .the = le groupe de la 2e division américaine
    .this = ce groupe
    .of = du groupe de la 2e division américaine
    .to = au groupe de la 2e division américaine
iron-de-squad-1 = groupe de la 1re division allemande
    .the = le groupe de la 1re division allemande
    .this = ce groupe
    .of = du groupe de la 1re division allemande
    .to = au groupe de la 1re division allemande
iron-de-squad-2 = groupe de la 2e division allemande
    .the = le groupe de la 2e division allemande
    .this = ce groupe
    .of = du groupe de la 2e division allemande
    .to = au groupe de la 2e division allemande
iron-us-sherman = Sherman
    .the = le Sherman
    .this = ce Sherman
    .of = du Sherman
    .to = au Sherman
iron-us-halftrack = half-track américain
    .the = le half-track américain
    .this = ce half-track
    .of = du half-track américain
    .to = au half-track américain
iron-us-truck = camion américain
    .the = le camion américain
    .this = ce camion
    .of = du camion américain
    .to = au camion américain
iron-de-panzer4 = Panzer IV
    .the = le Panzer IV
    .this = ce Panzer IV
    .of = du Panzer IV
    .to = au Panzer IV
iron-de-tiger = Tigre
    .the = le Tigre
    .this = ce Tigre
    .of = du Tigre
    .to = au Tigre
iron-de-halftrack = half-track allemand
    .the = le half-track allemand
    .this = ce half-track
    .of = du half-track allemand
    .to = au half-track allemand
iron-de-truck = camion allemand
    .the = le camion allemand
    .this = ce camion
    .of = du camion allemand
    .to = au camion allemand
iron-short-us-squad-1 = Gr. 1
iron-short-us-squad-2 = Gr. 2
iron-short-de-squad-1 = Gr. 1
iron-short-de-squad-2 = Gr. 2
iron-short-us-sherman = Sherman
iron-short-us-halftrack = H-track
iron-short-us-truck = Camion
iron-short-de-panzer4 = Pz IV
iron-short-de-tiger = Tigre
iron-short-de-halftrack = H-track
iron-short-de-truck = Camion
iron-value-1 = contre les groupes { $value }
iron-value-2 = contre les véhicules { $value }
iron-value-3 = mouvement { $value }
iron-value-4 = blindage { $value }
iron-mark-fatigued = épuisé
iron-mark-op_fire = en tir d’opportunité
iron-mark-pinned = cloué
iron-mark-disrupted = perturbé
iron-mark-damaged = dégâts légers
iron-mark-wrecked = dégâts sévères
iron-mark-entrenched = dans un retranchement
iron-mark-pillbox = dans un bunker
iron-mark-concealed = dissimulé
iron-mark-ace = As
iron-mark-attacker = attaque
iron-mark-aboard = à bord
iron-marker-smoke = fumigènes
iron-marker-objective = objectif de victoire
iron-marker-command = objectif de commandement
iron-marker-control = contrôle
iron-marker-barrage = cible d’un tir continu
iron-box-to_place = à placer
iron-box-exited = hors du plateau
iron-track-round = round
iron-track-objectives = objectifs
iron-track-vp = PV
iron-track-initiative = initiative
iron-track-command = PC
iron-track-pool = réserve d’initiative
iron-track-actions = actions restantes
iron-level-us = victoire américaine à la fin
iron-level-de = victoire allemande à la fin
iron-hand-headquarters = QG
iron-hand-play_area = cartes en jeu
iron-hand-operations = cartes Opération
iron-hand-artillery_1 = Artillerie I
iron-hand-artillery_2 = Artillerie II
iron-hand-us_air_support_1 = Soutien aérien américain I
iron-hand-us_reinforcements_1 = Renforts américains I
iron-hand-de_reinforcements_1 = Renforts allemands I
iron-hand-command_1 = Commandement I
iron-hand-morale_1 = Moral I
iron-hand-supply_1 = Ravitaillement I
iron-hand-ground_support_1 = Soutien au sol I

## Le panneau d’une attaque

iron-plan =
    Attaque sur { $unit_the } en { $hex } : { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }
iron-plan-react = Tir d’opportunité sur { $unit_the } en { $hex }
iron-plan-shell = Attaque de zone sur { $hex }
iron-plan-storm = Assaut sur { $hex }
iron-step-firepower = Puissance de feu
iron-step-cover = Dés de défense
iron-step-type = Normale ou de harcèlement
iron-step-roll = Les dés
iron-step-hits = Touches
iron-step-effects = Effets
iron-step-support = Groupes en soutien
iron-step-storm = Puissance de feu de l’assaut
iron-step-return = Puissance de feu des défenseurs
iron-step-storm-roll = Dés des attaquants et couvert
iron-step-return-roll = Dés des défenseurs
iron-step-own-losses = Pertes des attaquants
iron-step-their-losses = Pertes des défenseurs
iron-step-result = Résultat
iron-step-retreat = Retraite
iron-step-advance = Entrée dans l’hexagone
iron-pair-fires =
    { $dice ->
        [one] Il participe avec 1 dé.
       *[other] Il participe avec { $dice } dés.
    }
iron-pair-support =
    { $arms ->
        [guns] Ses mitrailleuses seules ajoutent { $dice }, la moitié de { $firepower }.
       *[all] Il ajoute { $dice }, la moitié de { $firepower }, puis il est épuisé.
    }
iron-pair-target =
    { $arms ->
        [guns] Les mitrailleuses seules, à
       *[all] À
    } { $band ->
        [close] courte portée
        [long] longue portée
       *[normal] portée normale
    } : { $dice } contre { $red }, touche à { $need ->
        [6] 6
       *[other] { $need } ou plus
    }.
iron-pair-ambush =
    Embuscade antichar : { $dice } contre { $red }, touche à { $need ->
        [6] 6
       *[other] { $need } ou plus
    }.
iron-pair-area =
    { $kind ->
        [suppressive] Attaque de harcèlement : { $red } en dés de défense.
       *[normal] Attaque normale : { $red } en dés de défense.
    }

## Sommes

iron-sum-bases = Socles à garnir
iron-sum-figures = { $figure }
iron-sum-tokens = Marqueur : { $spec }
iron-sum-movement =
    { $thirds ->
        [0] PM restants
        [1] PM restants, et un tiers
       *[other] PM restants, et deux tiers
    }
iron-sum-firer =
    { $arms ->
        [guns] { $unit }, mitrailleuses seules
       *[all] { $unit }
    }
iron-sum-halved =
    { $arms ->
        [guns] { $unit }, mitrailleuses seules, moitié de { $firepower }
       *[all] { $unit }, moitié de { $firepower }
    }
iron-sum-with-card = dont { $count } par des cartes
iron-sum-with-anti-tank = dont { $count } par les armes antichars
iron-sum-with-flamethrower = dont { $count } par le lance-flammes
iron-sum-with-concussive = dont { $count } par le souffle des obus
iron-sum-with-ace = dont { $count } par l’As
iron-sum-crew = Équipage d’élite
iron-sum-attack =
    { $kind ->
        [suppressive] Dés d’attaque, attaque de harcèlement
        [normal] Dés d’attaque, attaque normale
       *[both] Dés d’attaque
    }
iron-sum-terrain =
    { $kind ->
        [suppressive] Terrain, attaque de harcèlement
        [normal] Terrain, attaque normale
       *[both] Terrain
    }
iron-sum-smoke =
    { $kind ->
        [suppressive] Fumigènes, attaque de harcèlement
        [normal] Fumigènes, attaque normale
       *[both] Fumigènes
    }
iron-sum-fort =
    { $kind ->
        [suppressive] Fortification, attaque de harcèlement
        [normal] Fortification, attaque normale
       *[both] Fortification
    }
iron-sum-trap =
    { $kind ->
        [suppressive] Obstacle antichar, attaque de harcèlement
        [normal] Obstacle antichar, attaque normale
       *[both] Obstacle antichar
    }
iron-sum-elite =
    { $kind ->
        [suppressive] Figurines d’élite, attaque de harcèlement
        [normal] Figurines d’élite, attaque normale
       *[both] Figurines d’élite
    }
iron-sum-officer =
    { $kind ->
        [suppressive] Officier, attaque de harcèlement
        [normal] Officier, attaque normale
       *[both] Officier
    }
iron-sum-shaken =
    { $kind ->
        [suppressive] Défenseurs ébranlés, attaque de harcèlement
        [normal] Défenseurs ébranlés, attaque normale
       *[both] Défenseurs ébranlés
    }
iron-sum-medic =
    { $kind ->
        [suppressive] Médecins, attaque de harcèlement
        [normal] Médecins, attaque normale
       *[both] Médecins
    }
iron-sum-card =
    { $kind ->
        [suppressive] Cartes, attaque de harcèlement
        [normal] Cartes, attaque normale
       *[both] Cartes
    }
iron-sum-flames =
    { $kind ->
        [suppressive] Lance-flammes, attaque de harcèlement
        [normal] Lance-flammes, attaque normale
       *[both] Lance-flammes
    }
iron-sum-armour =
    { $kind ->
        [suppressive] Blindage, attaque de harcèlement
        [normal] Blindage, attaque normale
       *[both] Blindage
    }
iron-sum-defence =
    { $kind ->
        [suppressive] Dés de défense, attaque de harcèlement
        [normal] Dés de défense, attaque normale
       *[both] Dés de défense
    }
iron-sum-band =
    { $band ->
        [close] Courte portée :
        [normal] Portée normale :
        [long] Longue portée :
       *[none] Les dés :
    } { $need ->
        [6] touche à 6
       *[other] touche à { $need } ou plus
    }
iron-sum-higher = Portée en hauteur
iron-sum-successes = Réussites
iron-sum-reds =
    { $dice ->
        [one] Réussites de 1 dé de défense
       *[other] Réussites de { $dice } dés de défense
    }
iron-sum-mortar =
    { $kind ->
        [suppressive] { $unit }, mortiers, attaque de harcèlement
       *[normal] { $unit }, mortiers, attaque normale
    }
iron-sum-mortar-halved =
    { $kind ->
        [suppressive] { $unit }, mortiers, attaque de harcèlement, moitié de { $firepower }
       *[normal] { $unit }, mortiers, attaque normale, moitié de { $firepower }
    }
iron-sum-storm = Dés d’assaut
iron-sum-return = { $unit }
iron-sum-return-total = Dés de riposte
iron-sum-storm-cover = Dés de couvert
iron-sum-storm-hits = Touches de l’assaut
iron-sum-return-hits = Touches de la riposte
iron-sum-pool = Réserve d’initiative
iron-sum-seize = Saisir l’initiative
iron-sum-arrival = Round { $round } : { $what }
iron-sum-objectives = Objectifs
iron-sum-vp = PV
iron-sum-goal = Nécessaires

## Jets de dés et résultats du panneau

iron-roll-suppressive = Attaque de harcèlement
iron-roll-normal = Attaque normale
iron-roll-area-suppressive = Attaque de harcèlement, réussites
iron-roll-area-normal = Attaque normale, réussites
iron-roll-assault-result = Résultat de l’assaut
iron-roll-assault-hits = Touches sur les défenseurs
iron-roll-assault-losses = Touches sur les attaquants
iron-result-figures =
    { $n ->
        [0] aucune perte
        [one] 1 figurine perdue
       *[other] { $n } figurines perdues
    }
iron-result-hits =
    { $n ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $n } touches
    }
iron-result-routed = en déroute
iron-results-succeeded = des pertes
iron-results-failed = aucune perte

## Calques

iron-reach = Jusqu’où { $unit_the } peut avancer.
iron-not-on-map = { $unit_the } n’est pas sur le plateau.
iron-sight = Ce que l’on voit de { $hex }.
iron-los-clear =
    { $distance ->
        [one] Entre { $origin } et { $goal }, 1 hexagone : la ligne de vue est dégagée.
       *[other] Entre { $origin } et { $goal }, { $distance } hexagones : la ligne de vue est dégagée.
    }
iron-los-blocked =
    { $distance ->
        [one] Entre { $origin } et { $goal }, 1 hexagone : la ligne de vue est coupée.
       *[other] Entre { $origin } et { $goal }, { $distance } hexagones : la ligne de vue est coupée.
    }
iron-field =
    { $targets ->
        [vehicles] Où { $unit_the } peut tirer sur des véhicules.
       *[squads] Où { $unit_the } peut tirer sur des groupes.
    }
iron-spotting = Où les mortiers { $unit_of } peuvent tirer.
iron-terrain = { $hex } : { $terrain }, niveau { $level }, couvert { $cover }.
iron-objectives = Qui contrôle les objectifs.
iron-zone = Où { $side_the } se déploie, et où arrivent les renforts.
iron-arrivals =
    { $count ->
        [0] { $side_the } ne reçoit plus de renforts.
       *[other] Ce que { $side_the } reçoit encore, round par round.
    }

## Refus : ce qui est demandé

iron-no-choice = Répondez d’abord à ce qui est demandé.
iron-no-one-thing = Une chose à la fois : ne choisissez que ce dont il est question.
iron-no-one-card = Une carte à la fois : choisissez-en une.
iron-no-one-at-a-time = Une seule unité agit à la fois : choisissez-en une, ou plusieurs et un ennemi pour un tir combiné.
iron-no-choose-unit = Choisissez d’abord une de vos unités fraîches.
iron-no-choose-order = { $unit_the } est en main : choisissez ce qu’il fait.
iron-no-choose-way = { $unit_the } est en main : choisissez où il va.
iron-no-choose-target = { $unit_the } tire : choisissez sa cible.
iron-no-which-target = Plusieurs ennemis en { $hex } sont à portée : choisissez l’un d’eux.
iron-no-choose-arms = Choisissez d’abord les figurines { $unit_of } qui participent.
iron-no-choose-type = La cible est { $target_the } : choisissez une attaque normale ou de harcèlement, ou un soutien.
iron-no-choose-shells = La cible est { $hex } : choisissez un tir normal ou de harcèlement, ou un soutien.
iron-no-choose-react = { $unit_the } est la seule cible : choisissez l’unité qui tire, ou passez.
iron-no-choose-hit = L’attaque porte sur { $hex } : choisissez une unité qui s’y trouve.
iron-no-choose-storm = Choisissez l’hexagone où { $unit_the } donne l’assaut.
iron-no-choose-support = L’assaut porte sur { $hex } : choisissez des groupes de soutien, ou commencez.
iron-no-choose-show = { $unit_the } est dissimulé dans l’hexagone : il combat, ou il reste à l’écart.
iron-no-choose-toll = Choisissez l’unité qui encaisse la touche suivante ; touches restantes : { $count }.
iron-no-choose-loss = Choisissez la figurine que perd { $unit_the } ; pertes restantes : { $count }.
iron-no-choose-retreat = Les défenseurs de { $hex } retraitent : choisissez l’hexagone voisin.
iron-no-choose-drop = Plus de { $limit } unités sont en { $hex } : choisissez-y un groupe à retirer.
iron-no-choose-follow = { $hex } est pris : choisissez un groupe de l’assaut qui y entre, ou restez-en là.
iron-no-choose-vehicle = Choisissez le véhicule où embarque { $unit_the }.
iron-no-choose-patient = Choisissez le groupe que soigne { $unit_the }.
iron-no-choose-site = Choisissez l’hexagone où travaille { $unit_the }.
iron-no-choose-figures = Choisissez les figurines du socle suivant ; socles restants : { $left }.
iron-no-choose-token = Choisissez une spécialisation pour { $unit_the }, ou aucune.
iron-no-choose-arrival = Choisissez une unité qui reste à placer.
iron-no-choose-hex = { $unit_the } est en main : choisissez où le placer.
iron-no-choose-fort = { $unit_the } entre dans la fortification de son hexagone, ou reste dehors.
iron-no-choose-conceal = { $unit_the } reçoit un marqueur de dissimulation, ou non : choisissez.
iron-no-choose-ace = Choisissez un de vos chars sur le plateau.
iron-no-choose-ready = Choisissez une unité qui passe en tir d’opportunité, ou restez-en là.
iron-no-choose-giver = Choisissez un groupe qui cède une figurine, ou restez-en là.
iron-no-choose-figure = Choisissez d’abord la figurine que cède { $unit_the }.
iron-no-choose-taker = Choisissez le groupe qui reçoit la figurine { $unit_of }.
iron-no-choose-back = { $unit_the } n’a plus d’emplacement libre : choisissez la figurine qu’il rend.
iron-no-choose-deck = Choisissez un de vos paquets.
iron-no-choose-peek = Choisissez une des cartes que vous avez regardées dans { $deck_the }.
iron-no-choose-marker = Choisissez le marqueur de { $hex } qui est retiré.
iron-no-choose-spending = Vous avez { $command } PC : activez une carte, versez à la réserve d’initiative, ou restez-en là.
iron-no-finish-first = Terminez d’abord avec { $unit_the }.
iron-no-deck-later = Ce n’est pas le moment de piocher dans { $deck_the }.

## Refus : les unités

iron-no-not-yours = Le camp { $side_masculine } choisit maintenant : { $unit_the } est de l’autre camp.
iron-no-partners = { $unit_the } est de la division de votre coéquipier.
iron-no-exited = { $unit_the } est sorti du plateau pour de bon.
iron-no-in-box = { $unit_the } est dans la boîte.
iron-no-fatigued = { $unit_the } est épuisé : il a agi dans ce round.
iron-no-waiting = { $unit_the } est en tir d’opportunité : il ne s’active pas.
iron-no-pinned = { $unit_the } est cloué.
iron-no-disrupted = { $unit_the } est perturbé.
iron-no-carried = { $unit_the } est à bord { $vehicle_of } : il ne fait que débarquer.
iron-no-unarmed = { $unit_the } n’a pas d’arme.

## Refus : le mouvement

iron-no-wreck = { $unit_the } a des dégâts sévères et aucun PM : il tire ou s’épuise.
iron-no-no-mp = { $unit_the } n’a aucun PM pour cette action.
iron-no-alight-full = { $hex } compte { $count } unités pour une limite de { $limit } : { $unit_the } n’y débarque pas.
iron-no-alight-mp = Débarquer demande { $price } PM ; { $unit_the } en a { $mp } pour cette action.
iron-no-get-off-first = { $unit_the } est à bord : il débarque d’abord.
iron-no-not-aboard = { $unit_the } n’est dans aucun véhicule.
iron-no-cliff = Une falaise sépare { $here } de { $hex } : { $unit_the } ne la franchit pas.
iron-no-walled = Des falaises entourent { $hex } : { $unit_the } n’y arrive pas.
iron-no-no-path = Aucun terrain praticable pour { $unit_the } ne mène en { $hex }.
iron-no-too-far = Pour aller en { $hex } il faut au moins { $cost } PM ; { $unit_the } en a { $left }.
iron-no-way-barred = Unités ou obstacles barrent tout trajet vers { $hex } que paieraient les { $left } PM { $unit_of }.
iron-no-pond = { $hex } est un étang : personne n’y entre.
iron-no-stream =
    { $depth ->
        [flooded] Le ruisseau en { $hex } est un torrent : personne n’y entre.
       *[other] Le ruisseau en { $hex } est profond : aucun véhicule n’y entre.
    }
iron-no-building = { $hex } est un bâtiment : aucun véhicule n’y entre.
iron-no-halted-wire = Les barbelés de { $hex } retiennent { $unit_the } : il ne va pas plus loin dans cette activation.
iron-no-halted-trap = L’obstacle antichar de { $hex } a arrêté { $unit_the } : il ne va pas plus loin dans cette activation.
iron-no-mined-start = { $unit_the } part du champ de mines de { $here } : il bouge d’un seul hexagone, pas jusqu’en { $hex }.
iron-no-mined-on = { $unit_the } est parti d’un champ de mines : après un hexagone il ne va pas plus loin.
iron-no-leave-first = { $unit_the } est dans une fortification : il en sort d’abord.
iron-no-leave-mp = Sortir de la fortification en { $hex } demande { $price } PM ; { $unit_the } en a { $left }.
iron-no-full = { $hex } compte { $count } de vos unités pour une limite de { $limit } : { $unit_the } n’y trouve pas de place.
iron-no-enemy-there = Des ennemis sont en { $hex } : { $unit_the } n’y entre pas.
iron-no-overrun-end = Des ennemis sont en { $hex } : un char passe au travers si ses PM le mènent au-delà, mais { $unit_the } n’y reste pas.
iron-no-concealed-end = Des ennemis dissimulés sont en { $hex } : { $unit_the } passe au travers, mais n’y reste pas.
iron-no-obstacle-there = Des ennemis sont en { $hex }, et { $unit_the } devrait s’y arrêter : il n’y entre pas.
iron-no-trap-far = Un obstacle antichar est en { $hex } : { $unit_the } n’y entre que s’il part d’un hexagone voisin, et il est parti de { $start }.
iron-no-go-on = { $unit_the } est parmi des ennemis : il repart avant toute autre chose.

## Refus : véhicules et fortifications

iron-no-board-squads = Seuls les groupes embarquent ; { $unit_the } n’en est pas un.
iron-no-no-transport = { $vehicle_the } ne transporte personne.
iron-no-alight-first = { $unit_the } est déjà à bord : il débarque d’abord.
iron-no-board-here = { $vehicle_the } est en { $hex } : { $unit_the } n’embarque que dans son propre hexagone.
iron-no-board-wreck = { $vehicle_the } a des dégâts sévères : personne n’y embarque.
iron-no-board-full = { $vehicle_the } est plein ; groupes à bord : { $count }.
iron-no-board-mp = Embarquer demande { $price } PM ; il en reste { $left } { $unit_to }.
iron-no-shelter-squads = { $unit_the } n’est pas un groupe : seuls les groupes entrent dans une fortification.
iron-no-in-fort = { $unit_the } est déjà dans une fortification.
iron-no-no-fort = Il n’y a pas de fortification en { $hex }.
iron-no-forts-taken = Chaque fortification en { $hex } a son groupe.
iron-no-shelter-mp = Entrer dans une fortification demande { $price } PM ; il en reste { $left } { $unit_to }.
iron-no-no-fort-left = { $unit_the } n’est dans aucune fortification.
iron-no-enter-there = Seul un groupe en { $hex } entre dans le nouveau retranchement ; { $unit_the } est ailleurs.
iron-no-no-wire = Il n’y a pas de barbelés dans l’hexagone { $unit_of }.
iron-no-wire-who = Les chars et les groupes du génie enlèvent les barbelés ; { $unit_the } ne le peut pas.
iron-no-wire-mp = Enlever des barbelés demande { $price } PM ; il en reste { $left } { $unit_to }.
iron-no-no-exit = Personne ne sort du plateau dans ce scénario.
iron-no-exit-who = { $unit_the } n’est pas un des véhicules qui sortent du plateau.
iron-no-exit-where = { $hex } n’est pas dans la zone de sortie : { $unit_the } n’en sort pas.
iron-no-exit-mp = Sortir du plateau demande { $price } PM ; il en reste { $left } { $unit_to }.

## Refus : les actions

iron-no-fire-move-weapon = { $unit_the } a une arme lourde d’infanterie : pas de tir et mouvement.
iron-no-assault-weapon = { $unit_the } a une arme lourde d’infanterie : il ne donne pas l’assaut.
iron-no-assault-vehicle = { $unit_the } est un véhicule : seuls les groupes donnent l’assaut.
iron-no-not-engineer = { $unit_the } n’est pas un groupe du génie.
iron-no-not-medic = { $unit_the } n’est pas un groupe de médecins.
iron-no-no-work = Aucune carte ni règle de ce scénario ne le permet { $unit_to }.
iron-no-nobody-to-heal = Aucun groupe en { $hex } n’a d’emplacement libre, ou la boîte n’a plus de figurine régulière.
iron-no-patient-where = { $unit_the } n’est pas un de vos groupes en { $hex }.
iron-no-dig-ground = On ne creuse pas de retranchement en { $hex } : ni sur un pont, ni dans un ruisseau ou un étang, ni dans un bâtiment.
iron-no-dig-full = { $hex } a déjà { $count } fortifications : c’est la limite.
iron-no-no-marker =
    { $marker ->
        [entrenchment] La boîte n’a plus de retranchement.
        [razor_wire] La boîte n’a plus de barbelés.
        [minefield] La boîte n’a plus de champ de mines.
       *[smoke] La boîte n’a plus de fumigènes.
    }
iron-no-no-site = Aucun hexagone à portée { $unit_of } ne s’y prête.
iron-no-site-far = { $hex } est hors d’atteinte : { $unit_the } travaille dans son hexagone ou à côté.
iron-no-site-unfit = { $hex } ne s’y prête pas.
iron-no-blown-already = Le dépôt en { $hex } a sauté.
iron-no-blow-where = Le dépôt est en { $hex } : { $unit_the } ne le fait sauter que de là.

## Refus : le tir

iron-no-no-targets = Aucun ennemi n’est à portée et en vue { $unit_of }.
iron-no-no-officer = { $unit_the } est cloué : sans officier dans son hexagone il ne tire pas.
iron-no-halved-twice = La puissance de feu { $unit_of } serait divisée deux fois, { $first } et { $second } : il reste à l’écart.
iron-no-own-target = { $target_the } est de votre camp.
iron-no-nobody-there = Il n’y a pas d’ennemi en { $hex }.
iron-no-target-aboard = { $target_the } est à bord { $vehicle_of } : tirez sur le véhicule.
iron-no-target-concealed = { $target_the } est dissimulé : personne ne tire sur lui.
iron-no-fog = Brouillard épais : on voit à { $sight } hexagones, et de { $here } à { $hex } il y en a { $distance }.
iron-no-rim = La ligne de { $here } à { $hex } longe le bord du plateau, et { $blocking } la coupe de l’autre côté.
iron-no-no-sight = Pas de ligne de vue de { $here } à { $hex } : { $blocking } la coupe.
iron-no-long-moving = { $target_the } est à { $distance } hexagones, à longue portée : pas en tir et mouvement.
iron-no-out-of-range = { $target_the } est à { $distance } hexagones ; { $unit_the } a une portée de { $range } et tire au plus à { $far }.
iron-no-mortars-only = { $unit_the } n’a que des mortiers : ils tirent sur un hexagone.
iron-no-suppress-vehicle = { $target_the } est un véhicule : le harcèlement ne lui fait rien.
iron-no-aimed-already = La cible est choisie : { $target_the }.
iron-no-no-shooting = { $unit_the } ne tire en chemin qu’en tir et mouvement.
iron-no-shot-already = { $unit_the } a fait son attaque dans cette activation.

## Refus : le soutien et le tir d’opportunité

iron-no-support-moving = Personne ne soutient un tir et mouvement : { $leader_the } tire seul.
iron-no-support-enemy = { $unit_the } est ennemi : il ne vous soutient pas.
iron-no-supports-already = { $unit_the } participe déjà.
iron-no-support-fresh = { $unit_the } n’est pas frais : seules les unités fraîches soutiennent.
iron-no-support-waiting = { $unit_the } n’est pas en tir d’opportunité : seules les unités qui y sont soutiennent.
iron-no-support-halved = La puissance de feu { $unit_of } est déjà divisée, { $why } : il ne soutient pas.
iron-no-support-command = { $unit_the } est de la division de votre coéquipier : il soutient pour 1 PC, ou avec un officier dans l’hexagone { $leader_of }.
iron-no-support-refused = Votre coéquipier a refusé le soutien { $unit_of }.
iron-no-one-by-one = Votre coéquipier décide pour chacune de ses unités : nommez ensuite { $unit_the }.
iron-no-confusion = Confusion générale : aucune de vos unités n’en soutient une autre.
iron-no-not-waiting = { $unit_the } n’est pas en tir d’opportunité : il ne tire pas sur { $target_the } maintenant.
iron-no-fired-already = { $unit_the } a tiré sur { $target_the } dans cette activation : une fois sur la même unité.
iron-no-react-target = Le tir d’opportunité vise { $unit_the } seulement.
iron-no-mortar-reacts = { $unit_the } n’a que des mortiers pour tirer : pas de tir d’opportunité avec eux.

## Refus : les mortiers et les attaques de zone

iron-no-no-mortar = { $unit_the } n’a pas de mortier.
iron-no-mortar-building = { $unit_the } est dans un bâtiment, en { $hex } : les mortiers n’en tirent pas.
iron-no-mortar-pillbox = { $unit_the } est dans un bunker : les mortiers n’en tirent pas.
iron-no-mortar-near = { $hex } est trop près : les mortiers { $unit_of } tirent à deux hexagones ou plus.
iron-no-mortar-far = { $hex } est à { $distance } hexagones ; les mortiers { $unit_of } tirent au plus à { $far }.
iron-no-unspotted = Ni { $unit_the } ni une unité amie non épuisée ne voit { $hex }.
iron-no-mortars-support = Seuls des mortiers soutiennent des mortiers ; { $unit_the } n’en a pas.
iron-no-mortar-concentrated = Les mortiers ne tirent qu’en tir concentré.
iron-no-hit-already = { $unit_the } a eu sa part de l’attaque.

## Refus : l’assaut

iron-no-no-storming = { $unit_the } n’a pas été activé pour un assaut.
iron-no-storm-far = { $hex } n’est pas voisin de { $here }, où se trouve { $unit_the }.
iron-no-storm-nobody = Il n’y a pas d’ennemi en { $hex } à qui donner l’assaut.
iron-no-storm-concealed = Seuls des ennemis dissimulés sont en { $hex } : on n’y donne pas l’assaut.
iron-no-storm-heavy = { $vehicle_the }, véhicule lourd, est en { $hex } : les groupes n’y donnent pas l’assaut.
iron-no-storm-cliff = Une falaise sépare { $here } de { $hex } : pas d’assaut au travers.
iron-no-storm-barred = { $unit_the } est entré dans des barbelés ou des mines dans cette activation : il ne donne pas l’assaut.
iron-no-storm-squads = { $unit_the } est un véhicule : seuls les groupes soutiennent un assaut.
iron-no-storm-weapon = { $unit_the } a une arme lourde d’infanterie : il ne soutient pas un assaut.
iron-no-storm-support-far = { $unit_the } n’est pas à côté de { $hex }.
iron-no-storm-support-full = { $count } groupes soutiennent déjà : c’est la limite.
iron-no-not-in-assault = { $unit_the } ne participe pas à cet assaut.
iron-no-first-hits = Le groupe actif encaisse d’abord : { $unit_the }.
iron-no-hit-enough = { $unit_the } a assez de touches pour être détruit.
iron-no-drop-squads = On retire d’abord des groupes de { $hex }.
iron-no-there-already = { $unit_the } est déjà en { $hex }.
iron-no-follow-tired = { $unit_the } était épuisé au début de l’assaut : il n’entre pas.
iron-no-follow-cliff = { $unit_the } n’arrive pas de son hexagone en { $hex }.
iron-no-retreat-far = { $hex } n’est pas voisin des défenseurs : ils retraitent d’un hexagone.
iron-no-retreat-enemy = Des ennemis sont en { $hex } : les défenseurs n’y retraitent pas.
iron-no-retreat-ground = Aucun défenseur ne peut entrer en { $hex }.
iron-no-no-figure = { $unit_the } n’a pas cette figurine : { $figure }.

## Refus : la mise en place, les renforts, le tir d’opportunité

iron-no-no-token = La division n’a plus ce marqueur : { $spec }.
iron-no-token-later = Une spécialisation se donne quand son groupe est formé, et jamais à un groupe avec une arme lourde d’infanterie.
iron-no-place-one = Les unités se placent une à une : choisissez-en une.
iron-no-no-room = Aucun hexagone n’a de place pour { $unit_the } maintenant.
iron-no-not-coming = { $unit_the } n’arrive pas maintenant.
iron-no-placed = { $unit_the } est déjà placé.
iron-no-zone = { $hex } n’est pas dans la zone où se place { $unit_the }.
iron-no-place-enemy = Des ennemis sont en { $hex } : { $unit_the } ne s’y place pas.
iron-no-ride-elsewhere = { $vehicle_the } n’est pas là où { $unit_the } peut embarquer.
iron-no-conceal-now = La dissimulation vient après la fortification, groupe par groupe : maintenant { $unit_the }.
iron-no-ace-tank = { $unit_the } n’est pas un char.

## Refus : les transferts

iron-no-transfer-squads = { $unit_the } est un véhicule : les transferts se font entre groupes.
iron-no-transfer-spec = { $unit_the } est spécialisé ({ $spec }) : il ne participe pas aux transferts.
iron-no-transfer-fort = { $unit_the } est dans une fortification : il ne participe pas aux transferts.
iron-no-alone = Aucun autre groupe en { $hex } ne participe à un transfert avec { $unit_the }.
iron-no-nothing-to-give = Aucune figurine { $unit_of } ne trouve d’emplacement dans un autre groupe de son hexagone.
iron-no-transfer-hex = { $unit_the } n’est pas en { $hex } : les figurines restent dans l’hexagone.
iron-no-gave-already = { $unit_the } a cédé une telle figurine dans cette étape : { $figure }.
iron-no-got-already = { $unit_the } a reçu une telle figurine dans cette étape : { $figure }.
iron-no-taker-full = { $unit_the } n’a pas d’emplacement pour elle : { $figure }.
iron-no-figure-stays = Aucun emplacement n’est libre pour cette figurine { $unit_of } : { $figure }.

## Refus : les cartes

iron-no-card-not-yours = Le camp { $side_masculine } choisit maintenant : { $card_the } est de l’autre camp.
iron-no-card-in-deck = { $card_the } est dans son paquet : elle n’a pas été piochée.
iron-no-card-gone = { $card_the } n’est plus en jeu.
iron-no-card-later =
    { $phase ->
        [command] { $card_the } s’active dans la phase de commandement.
       *[other] { $card_the } s’active dans un tour d’actions, comme action.
    }
iron-no-card-cost = { $card_the } coûte { $cost } PC ; vous en avez { $command }.
iron-no-card-fog = { $card_the } est un soutien aérien : le brouillard épais le cloue au sol.
iron-no-card-no-target = { $card_the } n’a rien sur quoi agir maintenant.
iron-no-card-partners = { $card_the } a été activée par votre coéquipier : lui seul s’en sert.
iron-no-card-tried = { $card_the } a été tentée dans ce round : une fois par round.
iron-no-card-turn-start = { $card_the } sert au début d’un tour d’actions, avant la première action.
iron-no-card-waits = { $card_the } est en jeu : elle est proposée le moment venu.
iron-no-card-choose =
    { $what ->
        [mark] { $card_the } : choisissez un hexagone.
        [choose] { $card_the } : choisissez une unité.
        [pick] { $card_the } : choisissez une carte.
        [draw] { $card_the } : choisissez un paquet.
       *[other] { $card_the } : choisissez une des réponses.
    }
iron-no-card-hex = { $card_the } n’a pas d’effet en { $hex }.
iron-no-card-squad-there = Aucun de vos groupes n’est en { $hex }.
iron-no-mine-unit = Une unité est en { $hex } : on n’y pose pas de mines.
iron-no-mine-enemy = { $hex } est à côté d’un ennemi : on n’y pose pas de mines.
iron-no-mine-obstacle = Il y a déjà un obstacle en { $hex }.
iron-no-mine-far = { $hex } n’est pas à { $within } hexagones au plus d’un de vos groupes, ou aucun groupe ne peut y aller.
iron-no-card-squads = { $card_the } agit sur des groupes ; { $unit_the } n’en est pas un.
iron-no-card-vehicles = { $card_the } agit sur des véhicules ; { $unit_the } n’en est pas un.
iron-no-card-concealed = { $unit_the } est dissimulé : les cartes n’agissent pas sur lui.
iron-no-not-fatigued = { $unit_the } n’est pas épuisé.
iron-no-not-damaged = { $unit_the } n’est pas endommagé.
iron-no-card-once = { $unit_the } a reçu des figurines de cette carte ; un groupe en reçoit { $count } au plus.
iron-no-card-officer = Aucun de vos officiers n’est en { $hex } avec { $unit_the }.
iron-no-squad-full = { $unit_the } n’a pas d’emplacement libre.
iron-no-strike-evicted = La frappe vise le groupe qui a perdu sa fortification, pas { $unit_the }.
iron-no-strike-kind =
    { $kind ->
        [vehicle] La frappe vise des véhicules ; { $unit_the } n’en est pas un.
       *[squad] La frappe vise des groupes ; { $unit_the } n’en est pas un.
    }
iron-no-strike-woods = { $unit_the } est dans un bois, en { $hex } : on ne le voit pas du ciel.
iron-no-strike-unseen = Aucun de vos groupes ne voit { $unit_the } en { $hex }.
iron-no-smoke-building = { $hex } est un bâtiment : on n’y pose pas de fumigènes.
iron-no-smoke-twice = Il y a déjà des fumigènes en { $hex }.
iron-no-smoke-beside = { $hex } n’est pas voisin de { $centre }.
iron-no-smoke-squad = Aucun de vos groupes en bon état n’est en { $hex } ou à côté.
iron-no-concealed-already = { $unit_the } est déjà dissimulé.
iron-no-conceal-vehicle = { $unit_the } est un véhicule : seuls les groupes se dissimulent.
iron-no-conceal-near = { $unit_the } est à côté d’un ennemi : on ne le dissimule pas.
iron-no-conceal-hex = Les groupes à dissimuler sont dans un seul hexagone, { $hex } : { $unit_the } est ailleurs.
iron-no-bid-too-much = Vous avez { $command } PC, pas { $count }.
iron-no-deck-not-yours = Le camp { $side_masculine } pioche maintenant : { $deck_the } est de l’autre camp.
iron-no-deck-empty = { $deck_the } est vide.

## Ce qui divise la puissance de feu : dans les phrases ci-dessus

iron-halved-act-11 = par le tir et mouvement
iron-halved-comb-05 = par le soutien
iron-halved-aslt-07 = par le soutien
iron-halved-fig-15 = par son état cloué
iron-halved-ops-04 = par son état perturbé
iron-halved-fort-08 = par les barbelés
iron-halved-aslt-27 = par les barbelés
iron-halved-dmg-08 = par les dégâts sévères
iron-halved-fort-17 = par le champ de mines
iron-halved-fort-19 = par les fumigènes de son hexagone
iron-halved-fort-24 = par les fumigènes de l’hexagone visé

## Au salon : le jeu, sa durée, chaque scénario, chaque valeur des options

iron-pitch = Groupes et chars à l’ouest, en 1944 : quelques actions par tour, et le tir d’opportunité attend qui bouge.
iron-length = 2 à 4 h
iron-scenario-breaking_point = Un village sur la route et la hauteur derrière lui : les Allemands veulent les reprendre.
iron-scenario-liberation = Maison par maison : qui tient le plus de bâtiments de la ville ?
iron-scenario-silence_the_guns = Des troupes d’assaut montent vers une batterie fortifiée et ses trois canons.
iron-scenario-crossroads = Blindés et génie contre Brandscheid : trois carrefours derrière des obstacles.
iron-scenario-stavelot_express = Les chars de Peiper entrent, les camions sortent, et l’essence risque de brûler.
iron-scenario-mortain_ridge = Un bataillon isolé sur sa crête tient sous les avions et face aux panzergrenadiers.
iron-option-teams-off = deux joueurs
iron-option-teams-on = un joueur par division
iron-option-low_obstacles-off = non
iron-option-low_obstacles-on = oui
iron-option-overrun_units-off = par figurine
iron-option-overrun_units-on = par unité
iron-option-opening_op_fire-on = oui
iron-option-opening_op_fire-off = non
iron-option-tiger_gun-low = 10 dés
iron-option-tiger_gun-high = 13 dés
iron-option-panzer_gun-high = 8 hexagones, 10 dés
iron-option-panzer_gun-low = 7 hexagones, 9 dés
iron-option-max_turns-none = jamais

## Effets des cartes, avec leur coût et leur phase, et des cartes d’opérations

iron-effect-offensive_artillery = Contact sur 3. Une attaque de zone normale de 8 dés sur l’hexagone touché, et de 4 sur chacun de ses voisins.
    .cost = 3
    .phase = phase d’actions
iron-effect-suppressive_barrage = Contact sur 3. Une attaque de zone de harcèlement de 8 dés sur l’hexagone touché, et de 5 sur chacun de ses voisins.
    .cost = 2
    .phase = phase d’actions
iron-effect-sustained_blanket = Contact sur 4. Une attaque de zone normale de 6 dés, et de 2 sur chaque hexagone voisin. À deux rounds suivants, elle peut tirer encore sur la même cible, par une action et sans frais.
    .cost = 4
    .phase = phase d’actions
iron-effect-increased_priority = Tant qu’elle est en jeu, ajoutez 1 à vos dés de contact d’artillerie et de soutien aérien. Un 1 échoue toujours.
    .cost = 1
    .phase = phase de commandement · croix rouge
iron-effect-smoke_barrage = Contact sur 2. Des fumigènes sur l’hexagone touché et jusqu’à deux de ses voisins.
    .cost = 1
    .phase = phase d’actions
iron-effect-registered_fire = Gardez-la. Défaussez-la quand un de vos tirs d’artillerie risque de dévier : il tombe sur la cible.
    .cost = 2
    .phase = phase de commandement · croix rouge
iron-effect-heavy_howitzers = Contact sur 4. Une attaque de zone normale de 10 dés sur l’hexagone touché, et de 5 sur chacun de ses voisins.
    .cost = 4
    .phase = phase d’actions
iron-effect-rolling_barrage = Contact sur 3. Choisissez une cible et une direction. Trois attaques de zone normales de 6 dés : sur l’hexagone touché et sur les deux suivants dans cette direction.
    .cost = 3
    .phase = phase d’actions
iron-effect-counter_battery = Retirez une carte d’artillerie de votre choix du QG ou de la zone de jeu de l’adversaire.
    .cost = 2
    .phase = phase de commandement
iron-effect-forward_observer = Tant qu’elle est en jeu, le seuil de déviation baisse de 1, sans passer sous 2, pour une cible vue par une de vos unités non épuisées. Un second exemplaire n’ajoute rien.
    .cost = 1
    .phase = phase de commandement · croix rouge
iron-effect-harassing_fire = Contact sur 2. Une attaque de zone de harcèlement de 4 dés sur l’hexagone touché.
    .cost = 1
    .phase = phase d’actions
iron-effect-bunker_buster = Contact sur 4. Une attaque de zone normale de 8 dés sur l’hexagone touché ; retranchements et bunkers ne donnent aucun couvert.
    .cost = 3
    .phase = phase d’actions
iron-effect-fighter_bomber_strike = Contact sur 4. Une attaque de zone normale de 9 dés sur l’hexagone touché.
    .cost = 3
    .phase = phase d’actions
iron-effect-strafing_run = Contact sur 3. Choisissez trois hexagones en ligne droite : une attaque de zone de harcèlement de 5 dés sur chacun, sans déviation.
    .cost = 2
    .phase = phase d’actions
iron-effect-carpet_bombing = Contact sur 5. Une attaque de zone normale de 10 dés sur l’hexagone touché, et de 8 sur chacun de ses voisins.
    .cost = 5
    .phase = phase d’actions
iron-effect-air_superiority = Tant qu’elle est en jeu, ajoutez 1 à vos dés de contact de soutien aérien. Un 1 échoue toujours.
    .cost = 1
    .phase = phase de commandement · croix rouge
iron-effect-aerial_reconnaissance = Découvrez tous les groupes ennemis dissimulés à 2 hexagones ou moins d’un hexagone de votre choix, puis piochez une carte dans un de vos paquets.
    .cost = 1
    .phase = phase de commandement
iron-effect-tank_busters = Contact sur 3. Une attaque normale de 9 dés, touchant sur 5, sur un véhicule ennemi qui n’est pas dans un bois.
    .cost = 3
    .phase = phase d’actions
iron-effect-us_rifle_squad = Placez un groupe de 4 fantassins réguliers dans votre zone de renfort. Pour 2 PC de plus, il arrive à bord d’un camion.
    .cost = 3
    .phase = phase de commandement
iron-effect-us_veteran_squad = Placez un groupe de 4 fantassins d’élite dans votre zone de renfort.
    .cost = 4
    .phase = phase de commandement
iron-effect-us_mg_squad = Placez un groupe d’une mitrailleuse et 2 fantassins réguliers dans votre zone de renfort.
    .cost = 4
    .phase = phase de commandement
iron-effect-us_mortar_squad = Placez un groupe d’un mortier et 2 fantassins réguliers dans votre zone de renfort.
    .cost = 4
    .phase = phase de commandement
iron-effect-us_armour = Placez un Sherman dans votre zone de renfort.
    .cost = 6
    .phase = phase de commandement
iron-effect-us_mechanised_squad = Placez un half-track et un groupe de 4 fantassins réguliers dans votre zone de renfort ; le groupe peut commencer à bord.
    .cost = 5
    .phase = phase de commandement
iron-effect-us_replacements = Ajoutez jusqu’à 3 fantassins réguliers à vos groupes qui sont avec un officier, 2 au plus par groupe.
    .cost = 2
    .phase = phase de commandement · croix rouge
iron-effect-de_rifle_squad = Placez un groupe de 4 fantassins réguliers dans votre zone de renfort. Pour 2 PC de plus, il arrive à bord d’un camion.
    .cost = 3
    .phase = phase de commandement
iron-effect-de_veteran_squad = Placez un groupe de 4 fantassins d’élite dans votre zone de renfort.
    .cost = 4
    .phase = phase de commandement
iron-effect-de_mg_squad = Placez un groupe d’une mitrailleuse et 2 fantassins réguliers dans votre zone de renfort.
    .cost = 4
    .phase = phase de commandement
iron-effect-de_mortar_squad = Placez un groupe d’un mortier et 2 fantassins réguliers dans votre zone de renfort.
    .cost = 4
    .phase = phase de commandement
iron-effect-de_armour = Placez un Panzer IV dans votre zone de renfort.
    .cost = 6
    .phase = phase de commandement
iron-effect-de_mechanised_squad = Placez un half-track et un groupe de 4 fantassins réguliers dans votre zone de renfort ; le groupe peut commencer à bord.
    .cost = 5
    .phase = phase de commandement
iron-effect-de_replacements = Ajoutez jusqu’à 3 fantassins réguliers à vos groupes qui sont avec un officier, 2 au plus par groupe.
    .cost = 2
    .phase = phase de commandement · croix rouge
iron-effect-cut_communications = Retirez jusqu’à 4 PC de la réserve d’initiative de l’adversaire.
    .cost = 2
    .phase = phase de commandement
iron-effect-rapid_mobilization = Tant qu’elle est en jeu, 2 PC de la réserve générale vont à votre réserve d’initiative à chaque phase de commandement suivante.
    .cost = 2
    .phase = phase de commandement
iron-effect-major_offensive = Gardez-la. Défaussez-la au début d’un de vos tours d’actions : 3 actions de plus à ce tour.
    .cost = 3
    .phase = phase de commandement
iron-effect-forced_march = Gardez-la. Défaussez-la quand vous activez un groupe pour une avancée : 2 PM de plus.
    .cost = 1
    .phase = phase de commandement · croix rouge
iron-effect-coordinated_attack = Gardez-la. Défaussez-la au début d’un de vos tours d’actions : 1 action de plus à ce tour.
    .cost = 2
    .phase = phase de commandement
iron-effect-surprise_assault = Activez un groupe frais pour un assaut : aucun tir d’opportunité sur lui pendant cette activation, et 2 PF de plus à l’assaut.
    .cost = 2
    .phase = phase d’actions
iron-effect-blitz = Vos véhicules ont 2 PM de plus pendant toute la prochaine phase d’actions.
    .cost = 2
    .phase = phase de commandement
iron-effect-new_orders = Une de vos unités épuisées, ni clouée, ni perturbée, ni embarquée, redevient fraîche.
    .cost = 3
    .phase = phase d’actions
iron-effect-take_cover = Gardez-la. Défaussez-la avant les dés quand un de vos groupes est attaqué, sauf dans un assaut : son couvert augmente de 3.
    .cost = 1
    .phase = phase de commandement · croix rouge
iron-effect-take_down_the_beast = Gardez-la. Défaussez-la quand un de vos groupes est le tireur principal contre un véhicule lourd : 4 PF de plus.
    .cost = 1
    .phase = phase de commandement
iron-effect-go_to_ground = Dissimulez jusqu’à 2 de vos groupes d’un même hexagone, qui ne touchent aucune unité ennemie.
    .cost = 2
    .phase = phase d’actions
iron-effect-second_wind = Un de vos groupes épuisés, ni cloué, ni perturbé, ni embarqué, redevient frais.
    .cost = 2
    .phase = phase d’actions
iron-effect-rally_round = Tous vos groupes cloués ou perturbés d’un hexagone sont de nouveau en bon état.
    .cost = 1
    .phase = phase de commandement · croix rouge
iron-effect-fearless = Pendant toute la prochaine phase d’actions, les attaques de harcèlement sur vos groupes qui sont avec un officier marquent 1 touche de moins.
    .cost = 2
    .phase = phase de commandement
iron-effect-hold_the_line = Gardez-la. Défaussez-la quand un assaut sur un de vos hexagones réussit : les défenseurs restent, et personne n’avance.
    .cost = 2
    .phase = phase de commandement
iron-effect-extra_ammunition = Gardez-la. Défaussez-la quand une de vos unités est le tireur principal d’une attaque, hors assaut : 3 PF de plus.
    .cost = 1
    .phase = phase de commandement · croix rouge
iron-effect-fuel_shortage = Les véhicules ennemis ont 2 PM de moins pendant toute la prochaine phase d’actions.
    .cost = 2
    .phase = phase de commandement
iron-effect-fuel_reserves = Gardez-la. Défaussez-la quand vous activez un véhicule, sans dégâts sévères, pour une avancée ou un tir et mouvement : 3 PM de plus.
    .cost = 1
    .phase = phase de commandement
iron-effect-entrenching_tools = Placez un retranchement dans l’hexagone d’un de vos groupes ; un groupe en bon état de cet hexagone peut y entrer aussitôt, sans frais.
    .cost = 1
    .phase = phase d’actions
iron-effect-medical_supplies = Ajoutez un fantassin régulier à chacun de vos groupes qui ont un emplacement libre, jusqu’à 4 groupes.
    .cost = 2
    .phase = phase de commandement
iron-effect-field_repairs = Un de vos véhicules endommagés gagne un degré : les dégâts sévères deviennent légers, les légers disparaissent.
    .cost = 2
    .phase = phase de commandement
iron-effect-supply_column = Prenez 2 PC.
    .cost = 0
    .phase = phase de commandement · croix rouge
iron-effect-smoke_grenades = Placez des fumigènes dans l’hexagone d’un de vos groupes en bon état, ou à côté.
    .cost = 1
    .phase = phase d’actions
iron-effect-reconnaissance = Regardez les 3 premières cartes d’un de vos paquets, prenez-en une à votre QG et remettez les autres dans l’ordre voulu.
    .cost = 1
    .phase = phase de commandement · croix rouge
iron-effect-covering_fire = Gardez-la. Défaussez-la quand vous activez une unité pour bouger : aucun tir d’opportunité sur elle dans les deux premiers hexagones où elle entre.
    .cost = 2
    .phase = phase de commandement
iron-effect-breach = Retirez des barbelés, un obstacle antichar ou un champ de mines dans l’hexagone d’un de vos groupes en bon état, ou à côté.
    .cost = 2
    .phase = phase d’actions
iron-effect-sniper = Trois dés, touchant sur 4, contre un groupe ennemi vu par un de vos groupes. Aucun couvert ; vous choisissez les figurines perdues.
    .cost = 2
    .phase = phase d’actions
iron-effect-hasty_minefield = Placez un champ de mines dans un hexagone sans unité ni obstacle, à 2 hexagones ou moins d’un de vos groupes et à l’écart de toute unité ennemie.
    .cost = 2
    .phase = phase de commandement
iron-effect-tank_ambush = Gardez-la. Défaussez-la quand un véhicule ennemi arrive à côté d’un de vos groupes en bon état : 6 dés, touchant sur 4, comme tir d’opportunité de cet hexagone. Personne n’est épuisé.
    .cost = 2
    .phase = phase de commandement
iron-effect-satchel_charges = Retirez un retranchement ou un bunker à côté d’un de vos groupes en bon état ; le groupe qui l’occupe subit 6 dés, touchant sur 4, avec le seul couvert du terrain.
    .cost = 2
    .phase = phase d’actions
iron-effect-intelligence_report = Son détenteur compose et place en dernier, quelle que soit l’initiative, et regarde avant le round 1 les deux premières cartes de chaque paquet ennemi.
iron-effect-heavy_fog = Personne ne voit au-delà de 5 hexagones, et les cartes de soutien aérien restent au QG.
iron-effect-early_panzers = Les Panzer IV de son détenteur attaquent les véhicules avec une portée de 6 et une PF de 6.
iron-effect-double_time = Les groupes de son détenteur ont 2 PM de plus quand ils sont activés pour une avancée.
iron-effect-clear_mines = Par une action, un groupe du génie dans un champ de mines ou à côté est épuisé et lance un dé : sur 4 à 6 le champ de mines est retiré.
iron-effect-merciless_assault = Les groupes de son détenteur gardent toute leur capacité de mouvement pour un assaut, et le groupe actif a 1 PF de plus.
iron-effect-lay_razor_wire = Par une action, un groupe du génie est épuisé pour poser des barbelés dans son hexagone ou un voisin sans unité ennemie, sans barbelés, sans ruisseau ni étang.
iron-effect-lay_smoke = Par une action, un groupe du génie est épuisé pour poser des fumigènes dans son hexagone ou un voisin, sans bâtiment ni fumigènes.
iron-effect-tank_ace = Après le placement, son détenteur nomme un de ses chars. Ce char a 2 PF de plus et, une fois par attaque, peut relancer un de ses dés de défense.
iron-effect-inspiring_leadership = Les officiers de son détenteur aident aussi les groupes des hexagones voisins : récupération, ralliement et couvert.
iron-effect-elite_tank_crew = Les chars de son détenteur perdent 1 PM au lieu de 2 pour un tir et mouvement, et ajoutent 1 à leur PF divisée.
iron-effect-massive_confusion = Les unités de son détenteur ne soutiennent aucun tir combiné ; elles soutiennent toujours les assauts.
iron-effect-desperate_defenders = Les groupes cloués ou perturbés de son détenteur peuvent être activés pour un tir concentré à demi-PF.
iron-effect-no_surrender = Les groupes perturbés de son détenteur retraitent après un assaut et restent perturbés, au lieu d’être détruits.
iron-effect-shaken_defenders = Les groupes de son détenteur sans officier dans leur hexagone ont un couvert réduit de 1 contre les attaques de harcèlement.
iron-effect-clear_tank_trap = Par une action, un groupe du génie dans un hexagone d’obstacle antichar ou à côté est épuisé pour retirer l’obstacle.
iron-effect-camouflage = Les groupes dissimulés de son détenteur qui attaquent ne sont découverts que si l’attaque marque 2 touches ou plus.
iron-effect-seize_the_initiative = Son détenteur compte 2 PC de plus dans sa réserve d’initiative quand l’initiative est décidée.
