import type { LanguageTable } from './table.ts';

export const FR: LanguageTable = {
  language: 'fr',
  classes: {
    after: 'pas jamais',
    person:
      'chef ex mari femme voisin voisins voisine tous tout_le_monde quelqu gens père mère frère soeur sœur prof profs copain copine collègues collègue papa maman beau_père belle_mère conjoint compagnon oncle tante lui elle autres personnes famille patron proprio police enfants camarades mec',
    not: 'ne n pas jamais sans ni aucun aucune rien personne',
    turn: 'je j et mais parce que car si quand il elle mon ma',
    want: 'veux voudrais vais aimerais envie voulais pense songe compte souhaite préfère prefere décidé veut essayer essaie essayé besoin sur_le_point prévu prévois vx v',
    killself:
      'me_tuer me_suicider me_pendre mettre_fin_à_mes_jours en_finir_avec_la_vie en_finir_avec_ma_vie m_ôter_la_vie m_oter_la_vie me_foutre_en_l_air me_flinguer me_noyer me_jeter_sous me_jeter_du me_jeter_par mettre_fin_à_ma_vie mon_suicide me_tirer_une_balle m_ouvrir_les_veines me_supprimer mettre_fin_a_mes_jours mettre_fin_a_ma_vie en_finir_une_bonne_fois me_buter',
    killother:
      'se_tuer se_suicider se_pendre mettre_fin_à_ses_jours en_finir_avec_la_vie s_ôter_la_vie se_foutre_en_l_air se_flinguer s_ouvrir_les_veines se_jeter_par se_jeter_sous mettre_fin_a_ses_jours',
    someone:
      'beau_père belle_mère petit petite coloc colocataire petit_fils petite_fille mamie tonton il elle ami amie frère soeur sœur mère père maman papa fils fille mari femme copain copine compagnon compagne conjoint voisin voisine collègue pote quelqu cousin cousine tante oncle mamie papi élève bébé enfant ex ado nièce neveu grand_mère grand_père',
    partner:
      'mari époux femme épouse copain copine compagnon compagne conjoint conjointe mec meuf ex petit_ami petite_amie fiancé il elle chéri',
    parent:
      'demi_frère tuteur beaux_parents pépé mémé maman_me tata père papa mère maman beau_père belle_mère oncle tonton tante grand_père papi grand_mère parents beaupère',
    hits: 'frappe frappé frappée frapper frappait_hier bat battu battue battre tape tapé tapée tabasse tabassé tabassée cogne cogné cognée gifle giflé giflée étrangle étranglé étranglée viole violé violée violente agresse agressé agressée brutalise maltraite maltraité maltraitée roue_de_coups rouée_de_coups brûle secoue pousse poussé poussée',
    kid: 'mon_fils notre_fils ma_fille notre_fille mes_enfants nos_enfants mon_enfant notre_enfant mon_bébé notre_bébé le_bébé les_enfants ses_enfants son_fils sa_fille son_enfant leur_fils leur_fille leurs_enfants mon_petit_frère ma_petite_soeur ma_petite_sœur mon_frère ma_soeur ma_sœur un_enfant une_petite_fille un_petit_garçon le_petit la_petite mes_gosses ses_gosses mon_neveu ma_nièce mon_petit_fils les_petits le_gosse les_gosses mes_filles mes_fils l_enfant leur_enfant mon_gamin les_gamins',
    took: 'd_avaler d_ingérer de_gober de_prendre_toute de_prendre_tous de_prendre_plein  pris avalé bu ingéré gobé prise avalée avalés mangé absorbé prendre_à_l_instant englouti bouffé prises',
    many: 'toute toutes tout tous entière entier boîte boîtes boite boites flacon flacons tas plein poignée trop beaucoup plaquette plaquettes tube tubes vingt vingtaine trente trentaine quarante quarantaine cinquante cinquantaine soixante cent centaine quinze quinzaine douze dizaine dizaines #10 paquet paquets bouteille surdose plusieurs_boîtes double réserve',
    drug: 'comprimé comprimés cachet cachets pilule pilules médicament médicaments médocs medocs ~doliprane ~dolipranes ~paracétamol ~paracetamols ~ibuprofène ~ibuprofènes aspirine aspirines ~somnifères ~somnifère xanax valium ~diazépam ~lorazépam lexomil ~antidépresseurs ~antidépresseur ~anxiolytiques anxiolytique ~calmants gélules gélule tramadol codéine efferalgan dafalgan stilnox zopiclone temesta seresta morphine méthadone insuline lithium subutex bêtabloquants antidouleurs',
    alcohol: 'alcool boire vodka whisky vin bière bières rhum pastis gin picoler boisson bu_de_l_alcool',
    benzo:
      'xanax valium diazépam lorazépam lexomil alprazolam benzo* temesta seresta zopiclone stilnox zolpidem tramadol héroïne méthadone codéine opioïdes opiacés morphine subutex lyrica prégabaline somnifères anxiolytiques rivotril bromazépam',
    stopped:
      'arrêté arrêter arrête arrêt sevrage sevrer sevré sans décroch* stoppé stopper cessé cesser sobre désintox* manque',
    med: '~antidépresseurs ~antidépresseur traitement médicament médicaments médocs cachets cachet comprimés comprimé lithium insuline ~sertraline ~fluoxétine ~quétiapine ~olanzapine ritaline ~anticoagulants ~anticoagulant tension cortisone bêtabloquant* ~venlafaxine ~escitalopram prozac pilule ~neuroleptiques levothyrox antipsychotique* statine* dépakine antiépileptique* corticoïdes lamictal',
    change:
      'arrêter arrête stopper sauter réduire baisser diminuer couper_en diviser changer augmenter doubler espacer supprimer sevrer interrompre ne_plus_prendre me_passer moitié remplacer lâcher',
    ask: 'puis peux peut veux vais comment est_ce_que pense compte faut dois devrais pourrais dangereux risque grave possible envie décidé droit ai_je_le_droit voudrais seul seule songe hésite',
    sym: 'trembl* convuls* hallucin* araignées bêtes insectes vois_des_choses entends_des_voix délire delirium confus* sueurs transpir* crise_d_épilepsie rats secousses',
  },
  affirmed: `
    plus|pas|rien|jamais|ne|n ..2 peux|arrive|supporte|réveille|réveiller|respire|arrête|sais|sens|mange|mangé|bouge|répond|réagit|laisse|ai|envie|faim|marre|raison|cesse|vaut|vivre|tiens|blague|rigole|plaisante|comprends|bouger
    ne|n|pas ..1 peux|arrive|supporte|réveille|respire|arrête|sais|sens|mange|ai|rigole|plaisante|laisse|bouge|sert|tiens|y|cesse|répond|réagit
    sans arrêt|air|espoir|issue|cesse|insuline|manger|fin|savoir|lui|elle|mentir
    ai|ont|a|peux|sais|arrive|en|supporte|vis|réveille|respire ..1 pas|plus|rien`,
  idioms: `
    coupé|coupée|coupe ..2 doigt|doigts
    me tue|tuent|tuera au|les|la|le|à|ces|si|s|quand|de
    va|vont|vais me tuer ..1 s|si|quand|pour|à|de_rire
    m a|ont tué|tuée
    tuer|tue|tué|tuant ..1 le_temps|temps|l_ennui|l_ambiance
    tuerais ..2 pour
    tuer au travail|boulot
    me tuer ..1 à|au
    meurs|mourir|morte|mort|mourait|crevée|crever|crève ..1 de|d|d_envie ..1 faim|soif|rire|honte|froid|chaud|fatigue|ennui|peur|envie|sommeil|trouille|jalousie|curiosité|vieillesse|impatience
    morte|mort|mourir|meurs de|d
    plutôt mourir que
    mourir heureux|heureuse|vieux|vieille|moins|au_soleil|idiot|riche
    bat|battu|battue|battre ..3 échecs|cartes|tennis|record|temps|monopoly|ping|scrabble|plein|jeu|belote|court
    coup|coups de ..1 fil|main|tête|pouce|foudre|gueule|soleil|blues|stress|barre|frein|téléphone|vent|balai
    overdose|surdose ..1 de|d ..1 café|sucre|chocolat|netflix|séries|caféine|soleil|infos|noël
    coupé|coupée|couper|coupe ..3 cheveux|ongles|frange|rasant|cuisin*|dépenses|pain|oignon*|herbe|haie|légumes|bricol*
    coupé|coupée en ..1 rasant|cuisinant|épluchant|bricolant|jardinant|cuisine
    cuisin*|rasant|épluchant ..4 coupé|coupée
    # mg|ml|grammes|g
    crise cardiaque en|quand|à_cause
    failli|presque ..4 crise|infarctus|mourir|étouffer`,
  settled: `
    il y a ..3 ans|an|décennies|dizaine_d_années
    ans|années plus_tard|après|auparavant
    avant je|j|il|on|elle|me|de_venir
    quand ..2 étais|avais|étions|était ..3 ans|petit|petite|enfant|ado|jeune|gamine|gamin|plus_jeune|lycée|élève
    dans ..1 mon|ma ..1 enfance|jeunesse|adolescence|roman|livre|nouvelle|histoire|scénario|pièce
    enfant|petite|petit je|j
    en #year
    à l époque
    plus|pas maintenant|aujourd
    survécu|survivante|survivant|rescapée|guérie|guéri
    s est|était ..1 suicidé|suicidée|pendu|tué|donné_la_mort
    est|sont|morte|mort|décédé|décédée ..4 d|de|par ..1 overdose|suicide|surdose
    suicide|overdose ..4 deuil|prévention|ans|mémoire_de|thèse|squad
    perdu|perdue|deuil ..6 suicide|overdose
    dans|pour|d|de|lis|écris|regarde|vu|lu|un|une|le|la|mon|ce|sur|du ..2 roman|livre|film|série|chapitre|podcast|nouvelle|scénario|chanson|documentaire|jeu_vidéo|article|polar|pièce|personnage|poème|épisode|reportage|thriller
    chapitre|scène|épisode|saison|niveau #
    atelier|formation|séminaire|mémoire|thèse|conférence|bénévole* ..3 sur|contre|de
    suis|comme|travaille|étais ..4 infirmière|infirmier|médecin|ambulancier|psychologue|thérapeute|prof|professeur|éducatrice|éducateur|assistante_sociale|policier|pompier|foyer|sage_femme|aide_soignante|urgences|instit
    patient|patients|patiente|patientes|clients
    signes|statistiques|symptômes|effets|victimes de|d
    karaté|judo|boxe|minecraft|fortnite|échecs
    disait|dit|règle ..4 jamais
    jamais mélanger
    rêvé|cauchemar|rêve ..1 que|où
    siècle dernier`,
  now: `
    deux_doigts
    veines|poignets|poignet|sur_le_point
    demain|saoul|bourré|ivre|chez_mon_ex|vient_de
    maintenant|ce_soir|cette_nuit|en_ce_moment|tout_de_suite|à_l_instant|aujourd_hui|il_y_a_une_heure|viens_de|vient_de|en_train|sur_le_point|ce_matin|il_y_a_dix_minutes|actuellement|cet_après_midi
    sur ..1 le|un|la|les|au ..1 pont|toit|rebord|voies|rails|rambarde|falaise|balcon|bord
    derrière|devant|dehors ..1 la? ..1 porte
    saign*|sang
    couteau|arme|fusil|pistolet|corde|cachets|comprimés|lame|hache|flingue|cutter
    étrangl*|gorge|étouff*
    cachée|caché|enfermée|enfermé`,
  alone: [
    {
      kind: 'suicide',
      rows: `
        comment|moyens_de|méthodes_de|envie_de|idées_de|pensées_de|je_veux|aide|méthode|façon_de|le|un|sans_souffrir? ~suicide|suicidaire|suicidaires|me_suicider|se_suicider|me_tuer|se_tuer|mourir|me_pendre|mettre_fin_à_mes_jours|en_finir|suicider|mettre_fin_a_mes_jours aide|méthodes|sans_souffrir|sans_douleur|vite|rapidement|avec_la_vie? + suicide + comment me tuer - comment mûrir
        je? veux mourir|crever + je veux mourir
        je? ne? veux plus vivre + je veux plus vivre
        envie de mourir|me_tuer + envie de mourir`,
    },
    {
      kind: 'self-harm',
      rows: `automutilation|scarification|scarifications|me_scarifier|me_mutiler|se_scarifier|scarifier|se_mutiler|mutilation aide? + automutilation`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        une|faire_une|j_ai_fait_une? ~overdose|surdose|surdosage de? médicaments|cachets|doliprane|paracétamol|aide|symptômes? + overdose
        pris|avalé trop de cachets|médicaments|comprimés|doliprane + pris trop de cachets`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        violence|violences conjugale|conjugales|domestique|domestiques|familiale|familiales|à_la_maison aide? + violences conjugales
        mon? mari|copain|conjoint|mec|compagnon me frappe|bat|tape|viole + mon mari me frappe
        viol|violée|j_ai_été_violée|femme_battue aide? + violée`,
    },
    {
      kind: 'child',
      rows: `maltraitance|enfance|enfant|abus_sexuel infantile|en_danger|battu|enfants aide? + enfance en danger`,
    },
  ],
  signs: [
    {
      kind: 'suicide',
      rows: `
        prête|prêt à mourir|partir_pour_toujours|en_finir ..1 !de_rire + prête à mourir - prête à partir
        ne|n? ..1 vois|trouve|voit ..3 plus|pas|aucun ..3 sens|intérêt|raison ..3 vivre|vie ..1 !en_ville + je ne vois plus de sens à vivre - je ne vois pas de sens à venir
        mourir|me_tuer|se_tuer|mort|suicide|me_suicider|en_finir ..3 sans ..1 souffrir|douleur|souffrance + y a-t-il un moyen de mourir sans souffrir - courir sans souffrir
        je|j ..2 me ..1 pends|suicide|flingue|jette_du|jette_sous|tire_une_balle|ouvre_les_veines + ce soir je me pends - je me prends un café
        <someone> ..4 se ..1 tue|suicide|pend ..2 !au_travail|à & va|dit|veut|menace|ce_soir|maintenant + elle dit qu'elle se suicide ce soir - il se tue au travail
        <want> ..3 mourir|crever|être_morte|être_mort|ne_plus_exister|disparaître_pour_toujours|ne_plus_être_là|ne_pas_me_réveiller|ne_plus_me_réveiller|ne_plus_vivre ..1 !de|d|heureux|vieux|au|à|avant|en|que|dans + je veux mourir + j'ai envie de crever - j'ai envie de mourir de honte
        ne|n|veux|plus|pas ..2 veux|envie|plus|supporte ..2 vivre|exister|d_exister|de_vivre|être_en_vie|me_réveiller ..1 !dans|avec|ici|là|comme|à|en|chez|seul|seule|sans|loin|si|tôt|ensemble|sous|au|de + je ne veux plus vivre - je ne veux plus vivre dans cette ville
        <killself> ..1 !à_la_tâche|au_travail|au_boulot|à|au|s|si + je veux me tuer - je veux me taire
        me tue|suicide|flingue|pends|supprime ..2 ce_soir|demain|maintenant|cette_nuit|si_tu|s_il_me|aujourd|bientôt + je me tue ce soir - ce bruit me tue
        voudrais|aimerais|préférerais|souhaite|si_seulement|mieux ..4 morte|mort|jamais_né|jamais_née|pas_née|ne_pas_être_né + j'aimerais être morte - j'aimerais être là
        idées|pensées|pense|penser|songe|envie|projet|planifie|tentative|tenté ..4 ~suicide|suicidaires|suicidaire|me_suicider|noires_de_mort|en_finir_avec_la_vie|à_mourir|mourir_tous ..1 !prévention + j'ai des idées suicidaires - idées de repas
        suis|sens|me_sens ..1 !pas|plus ..2 suicidaire + je suis suicidaire - je suis secrétaire
        aucune|plus|pas|sans ..2 raison|raisons|envie|goût|goûts|sens ..2 vivre + je n'ai plus aucune raison de vivre - aucune raison de partir
        vie ..4 vaut|mérite|sens|sert ..1 plus|pas|rien|à_rien ..3 !en_ville & vie|vécue|peine|rien|vivre|ma|coup ..1 !chère + ma vie ne vaut plus rien - la vie vaut le détour
        fatigué|fatiguée|marre|assez|lasse|las ..1 de|d vivre|la_vie|cette_vie_et_mourir|être_en_vie|exister ..1 !ici|dans|avec|à|comme|chez|en|de|au|parisienne + marre de vivre - marre de vivre chez mes parents
        dormir|endormir|coucher|m_endormir ..4 jamais|plus|pas ..2 réveiller|réveille + m'endormir et ne plus jamais me réveiller - dormir tard
        lettre|lettres|mot|message ..2 adieu|adieux|suicide ..1 !collègues|équipe + j'ai écrit mes lettres d'adieu - lettre de motivation
        <drug> ..4 gardé|stocké|stockés|préparé|préparés|devant_moi|prêts|mis_de_côté|en_réserve|accumul* ..1 !pour_mamie|dans_le_tiroir + les cachets sont prêts devant moi - cachets pour la tension
        gardé|stocké|stocke|accumul*|mis_de_côté|préparé|économis* ..3 <drug> ..1 !de|pour_la|pour_mamie + j'ai stocké les cachets - j'ai stocké du bois
        corde|noeud|nœud ..4 prête|prêt|cou|poutre|attachée|achetée|plafond|arbre|grenier|coulant|soir + la corde est prête - la corde à linge
        sauter|saute|jeter|jette|balancer|balance ..4 pont|toit|fenêtre|train|balcon|rails|métro|falaise|immeuble|étage|voies|rer & vais|veux|vide|moi|me|fin|finir|sauter ..1 !ordi|ordinateur|télé|canapé + je vais sauter du pont - jeter l'ordi par la fenêtre
        pont|toit|rebord|rails|voies|balcon|rambarde|falaise & sauter|saute|jeter|finir|vide|adieu ..1 !pizza + je suis sur le pont et je vais sauter - le pont du village
        foncer|fonce|rentrer ..3 arbre|mur|camion|platane + je vais foncer dans un arbre - l'arbre fleurit
        veine|veines|poignet|poignets ..3 ouvert|ouvrir|coupé|couper|taillé|tailler|entaillé|tranché|trancher + les veines coupées, poignets ouvert - le poignet foulé
        ouvert|ouvrir|coupé|coupée|couper|taillé|tailler|ouvre|coupe|tranché|trancher|entaillé ..2 veines|poignets|poignet|la_gorge + je me suis ouvert les veines - j'ai ouvert la porte
        arme|fusil|pistolet|flingue & tempe|tête|bouche|finir|balle|contre_moi ..1 !chef + j'ai le fusil dans la bouche - le fusil de chasse
        essayé|tenté|voulu|failli ..3 me_tuer|me_suicider|mettre_fin|me_pendre|en_finir_avec + hier j'ai essayé de me tuer - j'ai essayé d'appeler
        tentative de suicide ..3 !film + j'ai fait une tentative de suicide - une tentative de gâteau
        <someone> ..5 veut|voulait|dit|menace|va|pense|parle|essaie|essayé|tenté|écrit|prévoit|répète ..5 <killother>|mourir|suicide|ne_veut_plus_vivre|en_finir|crever ..1 !de|d|heureux|la|ce + mon amie dit qu'elle veut se suicider - mon frère dit qu'il va se marier
        <someone> ..2 veut|a_envie|souhaite ..1 plus|pas|de ..1 vivre|mourir ..1 !de|avec|ici|dans|chez|à|en|d + ma fille veut plus vivre - ma fille veut plus vivre avec nous
        quand|lorsque ..2 lirez|liras|lisez|lis|trouverez ..3 ça|cela|ceci|lettre|message|mots ..4 morte|mort|plus_là|partie|serai|parti + quand vous lirez ça je serai morte - quand tu liras ça appelle
        ce_soir|cette_nuit|demain|aujourd_hui ..3 fini|finis|finie|fin|mets_fin|dernière|passe_à_l_acte|pour_cette_nuit & corde|lettres|cachets|vie|vivre|mourir|pont|adieu|sang|acte + la corde est là, ce soir c'est fini - ce soir c'est fini le cours
        en_finir|mettre_fin ..1 !à_mon_contrat|avec_les|avec_ces|avec_ce|avec_cette|au|avec_l|avec_le|à_notre|avec_mes|à_ce & veux|vais|envie|voudrais|aimerais|pense ..1 !contrat|bail & vie|jours|tout|ce_soir|maintenant|définitivement|souffrir|vivre|là + je veux en finir ce soir - je veux en finir avec ces papiers`,
    },
    {
      kind: 'self-harm',
      rows: `
        arrête|arrêter ..2 de ..1 me ..1 couper|scarifier|mutiler|faire_du_mal|brûler ..1 !les|la + je n'arrive pas à arrêter de me couper - arrêter de me couper la parole
        me ..1 suis ..1 coupé|coupée|scarifié|scarifiée|tailladé|tailladée ..3 encore|hier|aujourd|exprès|cette_nuit|ce_soir|à_nouveau|bras ..1 !cheveux + je me suis encore coupée, coupée encore - je me suis coupé les cheveux
        lame|cutter|rasoir|couteau|ciseaux ..4 poignet|poignets|bras|peau|cuisse|veines + j'ai la lame sur le poignet - la lame du parquet
        scarifie|scarifier|scarifié|scarifiée|automutil*|mutile|mutiler|scarifications|mutilé|mutilée|mutilation ..1 !thèse & je|me|j|recommence*|ma|fille|fils|mes|encore|soeur|amie|se|s + je recommence à me scarifier - l'arbre scarifié
        coupé|coupée|couper|coupe|coups_de|entaillé|entaille|taillade|tailladé|brûlé|brûle|brûler|lacère|taille ..3 bras|avant_bras|poignet|poignets|cuisse|cuisses|jambes|peau|veines|ventre ..2 !four|soleil|cuisin*|bois|bricol*|plaque|casserole & me|je|m|j|mes + hier soir je me suis coupé les bras - je me suis brûlé le bras au four
        bras|poignets|cuisses|jambes|peau & lame|rasoir|cutter|briquet|cigarette|cigarettes & me|mes|je|m + une lame sur mes bras je me coupe - la lame du parquet
        fais|fait|faire ..2 du_mal|mal ..2 exprès|volontairement|à_moi_même|pour_sentir|encore|moi_même ..1 !genou & me|m|moi|je + je me fais du mal exprès - je me suis fait mal au genou
        me ..1 faire ..1 du ..1 mal ..1 !au + envie de me faire du mal - me faire du café
        me ..1 coupe|blesse|brûle|frappe|griffe|taillade ..3 exprès|pour|quand|volontairement|moi_même|encore|avec|chaque|tous|en_cachette|moi ..1 !cheveux|frange + je me coupe pour sentir quelque chose - je me coupe les cheveux
        me ..2 brûle|brûlé|brûlée|brûler ..3 cigarette|cigarettes|briquet|mégot + je me brûle avec des cigarettes - je me brûle au café
        envie|besoin|pulsion|recommencé|recommence ..2 me ..1 couper|blesser|brûler|taillader|lacérer ..1 !les_cheveux|une + j'ai envie de me couper - j'ai envie de me couper une part
        <someone> ..3 se ..1 coupe|scarifie|mutile|blesse|brûle|taillade|fait_du_mal ..3 bras|exprès|poignets|volontairement|cuisses|encore|cachette? ..1 !les|cheveux|la|un_doigt + ma fille se scarifie - ma fille se coupe les cheveux`,
    },
    {
      kind: 'self-harm',
      urgent: true,
      rows: `
        coup*|veines|poignet*|entaill*|plaie|scarif* && arrête|arrêt|saign*|sang ..3 pas|beaucoup|partout|plus|de|saigner|fort + je me suis ouvert les veines et ça n'arrête pas de saigner - il n'arrête pas de parler
        coupé|coupée|entaillé|scarifié|scarifiée trop|si|très profond|profondément + je me suis coupé trop profond - creuser trop profond`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        <took> ..3 trop|quelque_chose|beaucoup_trop && respire|réveille|inconscient*|réagit|bleu|conscience + mon pote a pris trop et respire mal - j'ai pris trop de poids
        bébé|fils|fille|enfant|petit|petite|ans ..6 mangé|avalé|bu|ingéré|gobé|sucé ..5 <drug>|pile|piles|aimant|aimants|cigarette|nicotine|huile_essentielle|tablette_de_lave + mon fils de 3 ans a mangé mes comprimés pour la tension + le bébé a avalé une pile - mon fils a mangé la soupe
        viens|vient d|de prendre|avaler|gober|ingérer ..4 <many>|plein|tous|toute ..4 <drug> + je viens d'avaler une plaquette entière de paracétamol - je viens d'avaler un sandwich
        réagit|répond|réveille|respire && pas|plus && boîtes|boîte|plaquettes|cachets|seringue|drogue|bouteille|flacon ..3 vides|vide|côté|cachets? ..1 !mails + il ne réagit plus, boîtes de cachets vides à côté - il ne répond pas aux mails
        vais|va ..2 tous|toutes|tout ..1 prendre|avaler & <drug> + les cachets, je vais tous les prendre, tous prendre - je vais tous les prendre en photo
        vais|va ..3 prendre|avaler ..2 tous|toutes|toute|tout ..3 <drug>|boîte|eux? & <drug> & tous|toute|toutes|tout ..2 <drug>|boîte + je vais prendre tous les cachets, tous les cachets - prendre le train
        <took> ..6 <many> ..5 <drug> ..3 !avec_moi|à_la_pharmacie + j'ai pris toute la boîte de comprimés - j'ai pris mes cachets
        <took> & <many> ..4 <drug> & <took> ..3 !à_la_pharmacie|en_vacances + une trentaine de doliprane j'ai pris - trente personnes
        viens|vient de prendre|avaler ..4 <many> ..4 <drug> + je viens de prendre 40 ibuprofène - je viens de prendre le train
        <drug> ..6 tous|toutes|tout|trop ..2 <took> + les cachets je les ai tous pris, cachets tous avalés, les cachets tous pris - les cachets du chien
        <drug> & tous|toutes|trop ..2 <took> + des comprimés, j'en ai trop pris - comprimés périmés
        fait|fais|fait_une|faire|pris ..2 overdose|surdose|od|surdosage ..1 !de_café|de_sucre + j'ai fait une overdose - mon père est mort d'une overdose
        overdose|surdose & <drug>|héroïne|drogue|maintenant|pris|secours|respire ..1 !café + overdose d'héroïne au secours - overdose de café
        <took> ..3 tout & armoire_à_pharmacie|pharmacie|armoire ..1 !du_coin + elle a avalé tout ce qu'il y avait dans l'armoire à pharmacie - tout va bien
        javel|antigel|mort_aux_rats|déboucheur|lessive|poison|détergent|ammoniaque|produit_ménager|produit_vaisselle|insecticide|essence|white_spirit|pile_bouton|pile|acide|acétone|désinfectant|dissolvant|détartrant|pesticide|liquide_vaisselle|décapant & <took>|boit|léché + mon fils a bu de la javel - j'ai acheté de la javel
        mélangé|pris|avalé|mélange ..3 <many> ..3 <drug> ..3 avec|et|à ..3 <alcohol> + j'ai mélangé 20 xanax avec de la vodka - vodka orange
        héroïne|fentanyl|cocaïne|coke|kétamine|ghb|mdma|ecstasy|drogue|drogues|crack & lèvres|réveille|inconscient|inconsciente|respire|bleues|réagit|répond|overdose + mon copain s'est injecté de l'héroïne et ses lèvres sont bleues - lèvres rouges
        <drug> && <took> && réveille|réveiller|inconscient|inconsciente|réagit|mourir|tuer|suicid*|endors|vertiges|passer_quoi|se_passer|respire|m_endors + elle a pris des cachets et ne se réveille pas - j'ai pris le cachet du lundi
        <many> ..4 <drug> && réveille|réagit|répond|respire ..1 pas|plus|mal + plein de cachets et ne se réveille pas - plein de linge`,
      unless: `
        ordonnance|prescrit|prescrits|prescription
        à_la|vers|en pharmacie|déchetterie|recyclage
        chaque|tous_les matin|jour|jours|soir|matins|soirs`,
    },
    {
      kind: 'medical-emergency',
      urgent: true,
      rows: `
        arrive|arrivons|peux|réussis|parviens|arrivent ..3 pas|plus ..2 réveiller|ranimer|la_réveiller|le_réveiller ..1 !tôt + je n'arrive pas à réveiller ma mère - je n'arrive pas à me réveiller tôt
        arrive|arrivons|peux|réussis pas ..2 à? ..1 la|le|l ..1 réveiller + j'arrive pas à la réveiller - j'arrive pas à la joindre
        <someone> ..4 se réveille|réveillent pas|plus ..1 !tôt|avant|le_matin + mon mari se réveille plus - il se réveille pas avant midi
        <someone> ..4 réagit|répond ..1 pas|plus ..1 !au|à_mes|aux|messages|mails & respire|sol|inconscient|yeux|froid|bleu|réagit + il ne réagit plus - il ne répond pas aux mails
        inconscient|inconsciente|évanoui|évanouie|respire_plus|respire_pas|ne_respire|respire_mal|sans_connaissance|inanimé|inanimée & il|elle|mari|femme|mère|père|bébé|sol|ami|amie|fils|fille|est|respire ..1 !collectif + elle est inconsciente et respire mal - l'inconscient collectif
        lèvres ..3 bleues|violettes + ses lèvres sont bleues - lèvres gercées
        étouffe|étouffer|étrangle ..2 !travail|dettes|paperasse & bébé|fils|fille|enfant|avalé|respire|petit + mon bébé s'étouffe - j'étouffe au bureau
        gorge ..3 gonfle|serre|ferme|gonflée & respir*|allerg*|guêpe|noix|piqu*|air|arachide* + ma gorge gonfle et je respire mal - la gorge serrée
        plus|sans|manque|pas|rupture|fini|perdu|oublié|reste ..3 insuline ..1 !résistance + je n'ai plus d'insuline - résistance à l'insuline
        insuline ..4 finie|vide|épuisée|cassée|perdue|volée|plus|terminée|oubliée|arrêtée|arrêté + mon insuline est finie - l'insuline fut découverte
        cortisone|prednisone|prednisolone|solupred|corticoïdes|hydrocortisone|stéroïdes && évanoui*|malaise|malaises|connaissance|tombée|tombé|vertige*|vomi*|syncope*|effondr* && arrêté|arrêt|arrêter|sans|oublié|stoppé|plus|arrêtée + j'ai arrêté la cortisone et je me suis évanouie - crème à la cortisone`,
      unless: `
        chat|chien|école|réveil_matin`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        forcée|forcé|obligée ..2 à ..3 sexe|rapport|coucher|relations|rapports + il m'a forcée à un rapport - forcée à rire
        <partner> ..3 est|devient|était_hier violent|violente|brutal|brutale ..2 avec|envers|contre ..1 moi|nous|les_enfants + ma femme est violente avec moi - la mer est violente avec le vent
        empêche|interdit ..3 sortir|voir_ma_famille|partir|appeler|voir_mes & il|mari|copain|conjoint|elle|mec|téléphone|enferme & m|me|téléphone ..1 !bruit + il m'empêche de sortir et m'a pris mon téléphone - la pluie empêche
        <partner> ..4 me|m ..2 <hits>|donne_des_coups|crache|tire_les_cheveux|met_des_coups|cogne_dessus|fout_des_baffes|mets_des_gifles ..1 !aux|à|au|dans_le_dos_pour|vers|sur_l + mon mari me frappe - ma soeur me bat aux échecs
        <partner> ..4 m a|as|avait ..3 <hits>|jetée|jeté|projetée|cassé|mise_un_coup|mis_un_coup|donné_un_coup|donné_des_coups|mordue|attrapée|traînée|lancé|craché|mis_une_gifle|mis_une_claque|foutu_une ..3 !à_candidater|à_postuler|aux_échecs|de_fil|de_main|la_tête_avec|à_demander|à_m|à_faire|coup_de_main|les_pieds|à_reprendre ..1 !de_main|de_fil + mon copain m'a tabassée hier - il m'a poussée à postuler
        m|me|nous ..2 pousse|jette|projette|poussée|poussé|jetée|projetée ..3 escalier|escaliers|mur|sol|porte|table|terre ..1 !d_honneur + il m'a poussée dans l'escalier, me pousse dans les escaliers - pousse la porte
        <partner> ..5 menace|menacée|menacé|jure|dit|promet ..5 me_tuer|me_frapper|tuer|tuera|me_buter|me_faire_la_peau|brûler|me_tabasser|me_prendre_les_enfants ..1 !s|quand + mon conjoint menace de me tuer si je pars - mon conjoint menace de cuisiner
        va|veut|peut|tuera ..1 me ..1 tuer|buter|frapper|tue? ..1 si ..1 je|j ..3 pars|quitte|parle|porte_plainte|dis|divorce + il va me frapper si je pars - il va me tuer si j'oublie le pain
        peur ..6 me|m|nous ..1 tue|frappe|tape|tuer|frapper|batte|étrangle|fasse_du_mal ..1 !quand_il_verra + j'ai peur qu'il me tue - j'ai peur qu'il pleuve
        force|forcée|forcé|oblige|obligée|contraint ..5 coucher|sexe|rapport|rapports|sexuel|sexuels|relation|fellation|lit & me|m|il|mari|copain|mec|conjoint|elle + mon mari me force à coucher avec lui - il me force à rire
        m a|ont ..1 violée|violé|agressée_sexuellement|abusée|abusé + il m'a violée - il m'a vouvoyée
        été|suis violée|violé|battue|abusée|agressée_sexuellement|frappée ..2 par|hier|ce_soir|cette_nuit|par_mon? ..1 !la_pluie|au_tennis & violée|violé|mari|copain|conjoint|abusée|mec|sexuellement|hier|frappée + j'ai été violée - été battue par la pluie
        laisse|laissait|permet|veut ..1 pas|plus|jamais ..3 sortir|partir|voir|parler ..3 maison|famille|amis|amies|seule|personne|appartement ..1 !tôt & me|m|il|elle|mari|copain + il me laisse pas sortir de la maison - le chef me laisse pas sortir
        enferme|enfermée|enfermé|séquestre|séquestrée ..3 chambre|maison|salle|cave|appartement|clé|toilettes & il|elle|mari|copain|mec|père|conjoint|me|m ..1 !travailler + il m'enferme dans la chambre - je m'enferme pour réviser
        mari|copain|conjoint|mec|compagnon|femme|copine|il ..3 est|devient ..2 violent|violente|brutal + mon mari devient violent - mon mari devient patient
        mari|copain|conjoint|mec|voisin|père|papa|beau_père|il ..3 frappe|bat|tape|tabasse|cogne|viole|étrangle ..2 sa_femme|ma_soeur|ma_sœur|ma_mère|maman|sa_copine|ma_fille|mon_amie|sa_compagne + le voisin bat sa femme - papa bat maman aux cartes
        ai|je ..2 frappé|frappe|giflé|tapé|battu|étranglé|poussé|cogné ma|mon ..1 femme|mari|copine|copain|compagne|compagnon|conjoint|conjointe ..1 !aux|à|au + j'ai frappé ma femme - j'ai battu ma femme aux échecs
        bleus|bleu|oeil_au_beurre_noir|coups ..6 mari|copain|conjoint|mec|compagnon ..1 !match|rugby + j'ai des bleus partout à cause de mon mari - les yeux bleus`,
      unless: `
        échecs|cartes|tennis|karaté|jeu|boule_de_neige|mdr|blague|ping|padel|scrabble`,
    },
    {
      kind: 'violence-at-home',
      urgent: true,
      rows: `
        va|veut me|nous ..1 tuer ..5 aidez|aide|secours|police|maintenant|svp|peur|couteau|arme ..1 !s + il va me tuer aidez moi - il va me tuer s'il voit
        arme|couteau|fusil ..8 nous|me ..1 tuer|buter ..1 !le_temps + il a une arme et il va nous tuer - arme de cuisine
        défonce|défoncer|casse|enfonce|fracasse|tape_dans|cogne ..1 la|à|ma porte & il|mari|copain|ex|conjoint|frapp*|papa|mec|peur ..1 !cassé + il vient de me frapper et il défonce la porte - la porte casse
        saoul|bourré|ivre|soûl|bu ..8 frappe|tape|cogne|bat|casse|hurle ..2 maman|mère|me|nous|tout|moi|soeur|frère & frappe|tape|cogne|bat ..1 !aux + papa est saoul et il frappe maman - bourré de fautes
        vient|viens ..1 de me ..1 frapper|taper|gifler|cogner|étrangler|pousser ..1 !sur_l + il vient de me frapper - il vient de me répondre
        étranglé|étranglée|étrangler|étrangle|étouffer|étouffée ..3 !cravate|dettes|travail & m|me|il|elle|mari|copain|ex|conjoint|essayé|gorge + il a essayé de m'étrangler - la cravate étouffe
        mains|serré|serre|pris|prend ..3 gorge|cou ..1 !scarf & il|elle|mari|copain|ex|m|me|mon|conjoint|mec + il m'a serré la gorge - la gorge sèche
        <partner> ..3 a|avec|tient|prend|sort|pris|arrive_avec ..2 couteau|arme|fusil|pistolet|hache|marteau|batte|flingue & porte|me|peur|menace*|cach*|enfants|dehors|tuer|m|nous|derrière + il a un couteau et il est derrière la porte - il a un couteau suisse
        cachée|caché|enfermée|enfermé|planquée ..4 salle_de_bain|salle_de_bains|placard|chambre|toilettes|wc|voiture|cave & mari|copain|il|conjoint|ex|mec|père|papa + je suis cachée dans la salle de bain, il est là mon mari - cadeau caché dans le placard
        mari|copain|conjoint|mec|ex|il ..3 essaie|veut|va|train ..3 me_tuer|défoncer_la_porte|casser_la_porte|nous_tuer|forcer_la_porte + mon ex essaie de me tuer - mon ex essaie de cuisiner
        me|m ..2 frappe|tape|bat|cogne|tabasse|frapper|taper|tabasser ..3 en_ce_moment|maintenant|tout_de_suite + mon mari me frappe en ce moment - il me bat aux échecs maintenant`,
      unless: `
        échecs|jeu|cartes|collection|mdr`,
    },
    {
      kind: 'child',
      rows: `
        <parent> ..2 me ..1 fait|font ..1 mal|du_mal|des_choses ..3 !rire|au_coeur + papa me fait mal la nuit - papa me fait la cuisine
        entraîneur|prof|oncle|papi|beau_père|curé|frère|cousin|voisin|père|moniteur ..1 m a touchée|touché|tripotée|tripoté ..5 !profondément|beaucoup & vestiaire|vestiaires|douche|voiture|lit|nuit|cuisse|cuisses|seins|partout|chambre|classe|intimes + mon entraîneur m'a touchée dans les vestiaires - ce livre de mon prof m'a touchée
        fille|fils|soeur|frère|nièce|neveu|enfant|petite|amie ..2 dit|raconte|confié ..4 papi|papa|oncle|beau_père|prof|entraîneur|père|voisin|grand_père|cousin|frère ..1 la|le|l|lui ..1 touche|frappe|tape|viole|tripote|fait_mal|fait_du_mal ..1 !au_coeur + ma fille dit que papi la touche - ma fille dit que papi la garde
        abuse|abusé|abusait_hier ..1 de moi ..1 & beau_père|père|oncle|frère|prof|cousin|voisin|papi|entraîneur|il + mon beau-père abuse de moi - il abuse de la crème
        nounou|nourrice|maîtresse|animateur|baby_sitter ..2 frappe|tape|secoue|maltraite|bat ..1 <kid> + la nounou frappe mon fils - la nounou garde mon fils
        oncle|beau_père|papi|grand_père|tonton|prof|entraîneur|curé|père|papa|moniteur ..1 me touche ..1 !beaucoup|profondément|dans + mon oncle me touche - mon père me touche beaucoup
        <someone>|voisins|parents ..3 maltraite|maltraitent|secoue|bat|frappe|tape|néglige|battent|frappent ..1 ses|son|sa|leurs|leur|les|le|mon|ma|notre ..1 enfants|enfant|fils|fille|bébé|gosses|petits|petite|petit ..1 !aux + je crois que ma soeur maltraite ses enfants - ma soeur garde ses enfants
        <parent> ..3 me|m ..2 <hits>|a_frappé|a_frappée|a_battu|a_battue|a_tapé|a_tapée|tapent|frappent|battent|fouette|enferme ..1 !aux|à|au|vers|dans_le_dos_pour + papa me tape avec la ceinture - papa me bat aux échecs
        <parent>|frère|prof|entraîneur|curé|voisin|cousin|il|baby_sitter|animateur ..4 me|m ..2 touche|touché|touchée|caresse|tripote|tripotée|viole|violée|violé|attouche ..4 nuit|soir|lit|chambre|parties|intimes|entre|sexe|corps|là|violée|viole|tripote|veux|seins|jambes|violé|attouche* + mon beau-père me touche la nuit - ce livre me touche
        attouchement|attouchements ..5 mon|ma|par|oncle|beau|frère|père|sur + attouchements de mon oncle - le toucher du piano
        ex|mari|femme|compagnon|copain|copine|il|elle|voisin|voisine|voisins|prof|nounou|maîtresse|beau_père|belle_mère|père|mère|papi|oncle|grand_père|entraîneur|papa|maman|conjoint ..4 <hits>|battent|frappent|touche|tripote|néglige|enferme|affame|abuse_de|tapent ..2 <kid> ..1 !aux|à|au|vers + je crois que le voisin bat ses enfants - mon mari bat notre fils aux échecs
        fait|font|faire ..1 du_mal|mal ..2 à ..1 <kid> & ex|mari|il|elle|quelqu|père|compagnon|voisin|nounou|beau|copain + mon ex fait du mal à notre fille - la chaussure fait mal à ma fille
        quelqu|homme|adulte|ex|mari|oncle|beau_père|prof|copain|un ..3 abuse|abusé|viole|violé|maltraite|touche|tripote|agresse ..2 de|d? ..1 <kid> + quelqu'un abuse de mon petit frère - quelqu'un abuse de ma confiance
        <kid>|enfants|enfant ..5 battus|battu|battue|maltraités|maltraité|maltraitée|abusé|abusée|violé|violée|frappés|violentés + le petit est battu, l'enfant est battu - l'enfant est content
        ai|je ..2 frappé|frappe|tapé|secoué|secoue|giflé|battu|cogné|tape|maltraité ..1 <kid> ..1 !aux|à|au|dans + j'ai frappé mon bébé - j'ai battu mon fils aux cartes
        peur|envie|vais|pulsion|pulsions|failli|point ..5 faire_du_mal|faire_mal|frapper|secouer|taper|tuer|étouffer|noyer|blesser ..2 à? ..1 <kid> ..1 !aux + j'ai peur de faire du mal à mes enfants - peur de réveiller mon bébé
        enfants|enfant|bébé|petits ..3 seuls|seul|seule|enfermé|enfermés ..3 jours|manger|nuits|heures|cave & voisins|voisine|voisin|parents|mère|père + les voisins laissent les enfants seuls des jours sans manger - les enfants seuls au parc`,
      unless: `
        échecs|cartes|tennis|karaté|jeu|boule_de_neige|mdr|blague|camion|jouet`,
    },
    {
      kind: 'harm-to-others',
      rows: `
        voix ..4 disent|dit|ordonnent|demandent|crient ..4 tuer|frapper|blesser|poignarder|faire_du_mal|attaquer ..1 !le_temps + des voix me disent de tuer ma mère - des voix disent bonjour
        vais|veux|compte|prévois|voudrais|pense|pulsions|envie ..3 tuer|assassiner|poignarder|buter|étrangler|empoisonner|égorger|flinguer|faire_du_mal|blesser ..3 <person> ..3 !s|si|quand|mdr|de_rire + je veux tuer mon beau-père - je veux tuer le temps
        couteau|fusil|arme|flingue|hache & vais|pars|route|chemin ..1 chez|vers|à ..3 ex|lui|elle|chef|voisin|école|boulot|père|lycée ..1 !cuisine + j'ai un couteau et je vais chez mon ex - j'ai un couteau et je vais à la cuisine
        vais|veux|compte|envie|prévois|voudrais|décidé ..3 tuer|assassiner|poignarder|planter|buter|descendre|étrangler|empoisonner|égorger|flinguer|abattre ..2 mon|ma|le|la|les|mes|tous|lui|elle|tout_le_monde|quelqu|des_gens|ce_soir|leur ..1 !arbre|temps|mur|escalier|poubelles|poubelle|fleurs|légumes|courses|étages|poster|table|tomates|ambiance ..2 !s|si|quand|mdr + je vais tuer mon chef, je suis sérieux - je vais planter mes tomates
        vais|veux|envie ..1 le|la|les|l ..1 tuer|poignarder|buter|étrangler|égorger|flinguer|descendre_d_une_balle|assassiner ..2 !s|si|quand|mdr|dans_le_jardin|demain_les + je vais le poignarder ce soir - je vais le planter au jardin
        ai|acheté|prends|prendre|apporte|ramène ..3 fusil|couteau|arme|flingue|pistolet|hache|bombe|machette ..1 !cuisine|suisse & tirer|tuer|poignarder|chef|école|lycée|tous|lui|payer|venger|buter|planter|collègues + j'ai un fusil et je vais tirer sur mon chef - j'ai un couteau suisse
        vais|veux|compte tirer ..1 sur ..2 chef|gens|tous|lui|elle|voisin|ex|police|école|tout + je vais tirer sur mon chef - tirer sur la corde
        voix|pulsions|envie|pensées|idées ..5 tuer|blesser|frapper|poignarder|faire_du_mal|agresser ..2 à? ..1 quelqu|gens|des_gens|autres|lui|famille|elle|mère|père|passants + des voix me disent de tuer des gens - des voix douces
        veux|vais|envie ..2 faire_du_mal|faire_mal|blesser|tabasser|frapper ..1 à|mon|ma|quelqu|des|lui|le? ..2 quelqu|gens|lui|elle|chef|ex|autres|voisin|collègue + je veux faire du mal à quelqu'un - je ne veux faire du mal à personne
        brûler|incendier|exploser|cramer|foutre_le_feu ..3 école|bureau|maison|lycée|boîte|immeuble|usine & vais|veux|compte ..1 !calories + je vais brûler l'école - brûler des calories
        <someone> ..4 veut|dit|menace|va|prévoit ..4 tuer|poignarder|tirer|buter|planter ..2 quelqu|prof|camarades|tous|chef|famille|mère|père|ex|femme|gens|sur_ses|sur_des ..1 !s|si|mdr + mon fils dit qu'il va tuer sa prof, tuer quelqu'un - mon fils va planter des tomates`,
    },
    {
      kind: 'withdrawal',
      urgent: true,
      rows: `
        <benzo>|alcool|boire && crises|crise|convuls* && depuis|arrêté|arrêt|sevrage ..3 arrêté|stoppé|arrêt|sevrage? ..1 !rire + depuis que j'ai arrêté le valium je fais des crises - crise de rire
        <stopped> ..6 <alcohol>|<benzo> && <sym> + j'ai arrêté de boire il y a trois jours, mes mains tremblent et je vois des araignées - j'ai arrêté de fumer
        <benzo>|alcool ..4 <stopped> && <sym> + le xanax, arrêté d'un coup, convulsions - xanax
        sevrage|manque|désintox && <sym> ..1 !sommeil + en sevrage et je tremble - sevrage du téléphone
        <sym> ..6 quand|si|sans|parce|depuis ..2 ne|n? ..2 bois|alcool|boire|<benzo> ..1 pas|plus? + je tremble quand je ne bois pas - je tremble quand je parle`,
      unless: `
        excitation|rire|froid|café|fumer|émotion`,
    },
    {
      kind: 'pregnancy',
      urgent: true,
      rows: `
        bébé ..5 pas|plus|moins ..1 bougé|bouge|bouger|senti ..1 !de_maison + 34 semaines et le bébé n'a pas bougé aujourd'hui - le bébé n'a pas bougé de maison
        enceinte|grossesse|semaines_d_aménorrhée && saigne|saignements|saignement|saigner|perds_du_sang|du_sang|perte_de_sang|contractions|perdu_les_eaux|perte_des_eaux|fortes_douleurs|douleurs_fortes|mal_au_ventre_très|vision_trouble ..1 !prise|test + je suis enceinte de 30 semaines et je saigne - enceinte et prise de sang
        bébé ..5 bouge|bougé|mouvement|mouvements|bouger ..1 plus|pas|moins|presque ..1 !tout + bébé ne bouge plus depuis hier - bébé bouge tout le temps
        sens|senti|sent ..3 plus|pas ..4 bébé|bouger|mouvements ..2 !pleurer + je ne sens plus le bébé bouger - je ne sens plus le froid
        enceinte && plus|pas|aucun ..3 bouger|mouvement|mouvements|bouge|senti_bouger + enceinte et je ne sens plus bébé bouger depuis hier - enceinte et pas le temps`,
      unless: `
        chienne|chatte|jument|bouge_tout`,
    },
    {
      kind: 'chest-pain',
      urgent: true,
      rows: `
        pointes|pointe|élancements|coups_de_poignard ..3 poitrine|thorax + des pointes dans la poitrine - des pointes de vitesse
        mal|douleur|douleurs|pression|serrement|brûlure|oppression|poids|étau ..4 poitrine|thorax|coeur_et|bras_gauche|cœur_et|sternum ..1 !de_poulet + j'ai mal à la poitrine - mal au genou
        poitrine|thorax ..3 fait_mal|serre|serrée|brûle|oppressée|douloureuse|oppresse|comprimée|lourde + ma poitrine me serre - la poitrine de porc
        bras gauche ..3 engourdi|douloureux|mal|fourmil*|lourd|paralysé && poitrine|souffle|sueur*|coeur|cœur|respir*|visage|mâchoire|vertige* + bras gauche engourdi et sueurs - le bras gauche plâtré
        crise_cardiaque|infarctus|avc ..2 !en_voyant|quand & crois|fais|fait|train|ai|pense|mari|mère|père ..1 !failli + je crois que je fais un infarctus - failli faire un infarctus
        visage|bouche ..3 paralysé|tombe|déformé|déformée|engourdi|tordue && ne|n? parl*|bras|mots + son visage tombe et il ne parle plus, son visage est paralysé - le visage lavé
        coeur|cœur ..3 mal|douleur|serre|palpit*|lâche && bras|souffle|malaise|évanoui*|poitrine|vertiges|sueurs + mon coeur me fait mal et le bras aussi - mal au coeur`,
      unless: `
        poulet|porc|tatouage|muscu`,
    },
    {
      kind: 'eating-disorder',
      urgent: true,
      rows: `
        vomis|vomit|vomir ..3 repas|nourriture|manger|mange|tout ..4 jours|jour|chaque|tous|toujours|fois & vomis|fille|me_fais ..1 !chien + je vomis mes repas tous les jours - le chien vomit
        jours|semaine|semaines ..5 rien|pas|sans ..2 mangé|manger|mange|avalé ..1 !de_viande|de_sucre|de_gluten|ensemble|dehors + ça fait cinq jours que je n'ai rien mangé - cinq jours sans manger de viande
        rien|pas|plus ..2 mangé|mange|manger|avalé ..4 depuis|jours|semaine|lundi|mardi|mercredi|jeudi|vendredi|maigrir|grossir ..1 !midi|ce_matin|hier_soir & jours|semaine|lundi|mardi|mercredi|jeudi|vendredi|maigrir|grossir|mince + je n'ai rien mangé depuis lundi - pas mangé de pain depuis midi
        ne|plus|pas ..2 mange|manger ..4 maigrir|mincir|perdre_du_poids|être_mince|grossir|maigre + je ne mange plus pour maigrir - je ne mange pas le soir
        fais|fait|faire|force|forcer ..2 vomir ..1 !de_rire + je me fais vomir après chaque repas - ça fait vomir de rire
        vomis|vomit|vomir|vomi|rends|recrache ..3 exprès|après|chaque|tout|volontairement ..3 repas|manger|mangé|mange|exprès|dîner|crise|volontairement? & je|ma|fille|elle|il|fils|me + je vomis exprès après avoir mangé - le chien vomit
        doigts|doigt|brosse ..3 gorge + les doigts dans la gorge - la gorge sèche
        boulimie|hyperphagie|crises & vomi*|purge + crises de boulimie et vomissements - crises de rire
        laxatif|laxatifs && grossir|maigrir|poids|jours|jour|mince|manger|boîte + je prends des laxatifs tous les jours pour ne pas grossir - laxatifs de mamie
        #low ..1 calories|kcal ..2 par_jour|jour|maximum|max|quotidiennes + je mange 300 calories par jour - brûlé 300 calories
        mange|que|moins_de|seulement ..3 #low ..1 calories|kcal + je ne mange que 400 calories - gâteau de 400 calories
        affame|affamer|prive ..1 !de_sommeil|de_sucre & me|m|maigrir|manger|nourriture ..1 !sommeil & me|m + je m'affame pour maigrir - affamé après le sport`,
      unless: `
        chien|chat|gastro|ramadan|viande|sucre|brûlé|bébé`,
    },
    {
      kind: 'eating-disorder',
      rows: `
        suis|ai|souffre|rechute|mon|mes|retombée|fais ..4 anorexique|anorexie|boulimique|boulimie|tca|trouble_alimentaire|troubles_alimentaires ..1 !guérie + je suis anorexique - documentaire sur l'anorexie
        fille|fils|soeur|sœur|amie|copine ..4 anorexique|anorexie|boulimique|boulimie|ne_mange_plus|mange_plus|refuse_de_manger|se_fait_vomir|mange_plus_rien ..1 !de_viande + ma fille ne mange plus - ma fille mange bien`,
      unless: `
        guérie|guéri|viande|légumes`,
    },
    {
      kind: 'withdrawal',
      rows: `
        <stopped> ..4 <alcohol> && jour|jours|quotidien*|bouteille|bouteilles|litre|litres|soir|soirs|alcoolique|ans|coup|seul|seule|maison|vodka & comment|peux|puis|veux|voudrais|aide|dois|dangereux|coup + comment arrêter de boire, une bouteille de vodka chaque jour - comment arrêter de boire du café
        bois|boit ..6 bouteille|bouteilles|litre|litres|bières|vodka & jour|soir|chaque|soirs|jours & arrêter|stopper|comment|sevr* + je bois une bouteille de vin par jour et je veux arrêter - je bois un litre d'eau par jour
        <stopped> ..4 <benzo> + puis-je arrêter le valium seul à la maison - arrêter la voiture
        sevrage|désintox*|me_sevrer ..4 seul|seule|maison|alcool|comment|drogue + sevrage alcool à la maison - sevrage des écrans`,
      unless: `
        café|coca|fumer|jus|eau|soda|sucre|écrans|jours_sans
        avec ..2 médecin|addictologue|docteur|clinique`,
    },
    {
      kind: 'medicine',
      rows: `
        saute|sauter|zappe|prends_pas ..2 <med> ..1 !en + je saute mon lithium avant l'entretien - je saute mon repas
        <ask> ..8 <change> ..6 <med> + est-ce que je peux arrêter mes antidépresseurs pour ça - est-ce que je peux arrêter le bus
        <med> ..5 <change> & <ask> ..3 !acheter + mes cachets, je peux les arrêter, les arrêter - cachets d'encre
        ai ..2 arrêté|stoppé|diminué|réduit ..3 mon|mes|le|la|les|de_prendre ..3 <med> ..6 seul|seule|coup|semaine|jours|sans|parce|hier|mois|moi_même + j'ai arrêté mon traitement il y a une semaine parce que ça va - j'ai arrêté le traitement des dossiers
        prends plus ..2 mon|mes|le|la ..2 <med> + je prends plus mes médicaments - je prends plus mes repas
        puis|peux|peut|dangereux|risque|grave ..4 prendre|mélanger|associer|combiner|boire ..3 <drug>|<alcohol>|millepertuis ..4 avec|et ..3 <med>|antibiotique*|<drug> + je peux prendre ibuprofène avec mes anticoagulants - je peux prendre café avec lait
        combien ..2 <drug> ..4 peux|puis|peut|mortel|maximum|dangereux|mourir + combien de doliprane je peux prendre - combien de cachets vendez-vous`,
      unless: `
        médecin|docteur|psychiatre|généraliste|cardiologue ..2 dit|a|veut|et|m|propose
        avec ..3 médecin|psychiatre|docteur
        demandé|vitamines|dossiers`,
    },
    {
      kind: 'pregnancy',
      rows: `
        sport|exercice|courir|jeûne|jeûner|vol|avion ..5 sans_danger|danger|risque|sûr|autorisé|dangereux ..3 grossesse|enceinte + le sport est-il sans danger pendant la grossesse - le sport sans danger
        suis ..3 enceinte && jeûne|jeûner|courir|régime|poids|sport|voyage && bon|ok|risque|possible|danger|grave|peut + je suis enceinte et je veux faire le jeûne, c'est bon - je suis enceinte et heureuse
        suis ..3 enceinte && puis|peux|dois|dangereux|risque|droit|possible|peut + je suis enceinte, puis-je jeûner - ma voisine est enceinte
        enceinte ..4 mois|semaines && puis|peux|dois|dangereux|courir|fumer|boire|jeûner + enceinte de 5 mois, je peux courir - cinq mois
        grossesse|allaite|allaitement & puis|peux|dois|dangereux|peut|autorisé|droit|risque ..1 !congé + peut-on jeûner pendant la grossesse - la grossesse de la voisine`,
      unless: `
        chef|contrat|voisine|licencier|entretien|collègue|employeur`,
    },
    {
      kind: 'eviction',
      rows: `
        doit|devons|dois|faut ..2 quitter|partir|libérer ..5 vendredi|lundi|semaine|jours|logement|appartement|maison|mardi & propriétaire|proprio|huissier|loyer|bailleur|expuls* + on doit quitter l'appartement vendredi, dit le proprio - je dois partir vendredi en train
        met|mettent|jette|jettent|vire|virent|fout|expulse|mettre|virer ..3 à_la_porte|dehors|à_la_rue ..4 appartement|maison|logement|semaine|lundi|vendredi|demain|proprio + on nous met à la porte de l'appartement la semaine prochaine - le chien met ses pattes dehors
        nous|me ..1 met|mettent|vire ..2 porte|dehors ..3 !du_bureau & appartement|maison|logement|appart + on nous met dehors de l'appart - il me met dehors du bureau
        expulsion|expulsés|expulsé|expulsée|expulser|expulse & avis|lettre|nous|on|me|mardi|lundi|vendredi|demain|semaine|reçu|ordre|procédure|logement|bail|va|être|menace|propriétaire ..1 !poumon + on a reçu un avis d'expulsion - on a expiré
        propriétaire|proprio|bailleur|banque|propriétaires ..3 met|jette|vire|veut|fout|mettre|dégage|change|changé ..3 dehors|rue|porte|partir|serrure|serrures|virer|parte + mon propriétaire nous met dehors vendredi - mon propriétaire met un mot
        huissier|huissiers|commandement_de_quitter|trêve_hivernale ..4 + l'huissier vient mardi - le bail
        perdre|perd|perds|saisir|saisie ..3 maison|appartement|logement ..6 loyer|loyers|crédit|dettes|impayés|banque + on va perdre la maison à cause du crédit - perdre les clés de la maison
        à_la_rue|sdf|sans_abri ..5 vendredi|demain|semaine|mois|lundi|bientôt|enfants & je|on|suis|serai|serons|vais|va + on sera à la rue vendredi - le marché à la rue`,
      unless: `
        on_a_été_expulsés|bénévole*`,
    },
    {
      kind: 'court',
      rows: `
        reçu|reçois|reçus ..3 papiers|lettre|courrier|document|documents ..3 tribunal|juge|avocat_adverse|huissier + j'ai reçu des papiers du tribunal - reçu des papiers de la mairie
        ai|avons|mon|reçu|une|est|convoqué|convoquée ..4 audience|procès|convocation|assignation|citation_à_comparaître|jugement|comparution|garde_à_vue ..4 !était|terminé|gagné|verbal|parents_profs|examen + j'ai une audience la semaine prochaine - mon procès était en mars
        audience|procès|jugement|convocation ..3 demain|lundi|mardi|mercredi|jeudi|vendredi|prochaine|prochain|avocat|tribunal|juge + procès demain sans avocat - procès fini
        tribunal|juge|prud_hommes ..5 convoqué|convoquée|convocation|lettre|demain|passer|aller|devant ..1 !interprète + je dois aller au tribunal, tribunal demain - juge de touche
        convocation|convoqué|convoquée|lettre|courrier|aller|passer|passe|dois|comparaître ..4 tribunal|juge|prud_hommes ..1 !comme + j'ai reçu une convocation du tribunal - au tribunal comme interprète
        porte|porté|déposé|dépose plainte contre_moi|contre_nous + il porte plainte contre moi - il porte un sac
        poursuivi|poursuivie|assigné|assignée|attaqué|accusé|accusée en_justice|tribunal|de_vol|de|prud ..1 !rire & suis|me|m|ai|sommes + je suis poursuivie en justice - poursuivi de près
        garde ..4 enfants|juge|audience|bataille|alternée ..3 juge|audience|tribunal|avocat|perdre + la garde des enfants passe devant le juge - garde des clés`,
      unless: `
        interprète|traductrice|terminé|réglé|gagné|juré|était_en|documentaire`,
    },
  ],
};
