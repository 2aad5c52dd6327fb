import { FR_CARE } from './fr-care.ts';
import { FR_HARM } from './fr-harm.ts';
import { FR_SELF } from './fr-self.ts';
import type { LanguageTable } from './table.ts';

export const FR: LanguageTable = {
  language: 'fr',
  classes: {
    day: 'aujourd_hui demain lundi mardi mercredi jeudi vendredi samedi dimanche semaine mois soir nuit noël maintenant week_end matin',
    toucher:
      'oncle tonton papi papy père papa beau_père beau_frère frère cousin prof entraîneur coach curé prêtre voisin moniteur animateur catéchiste nourrice nounou mère belle_mère ami mari compagnon ex homme monsieur éducateur tuteur parrain gardien surveillant maître instituteur copain grand_père',
    after: 'pas jamais',
    person:
      'chef ex mari femme voisin voisins voisine tous tout_le_monde quelqu gens père mère frère soeur sœur prof profs copain copine collègues collègue papa maman beau_père belle_mère conjoint compagnon oncle tante lui elle autres personnes famille patron proprio police enfants camarades mec',
    not: 'ne n pas jamais sans ni aucun aucune rien personne',
    turn: 'je j et mais parce que car si quand il elle mon ma',
    want: 'veux voudrais vais aimerais envie voulais pense songe compte souhaite préfère prefere décidé veut essayer essaie essayé besoin sur_le_point prévu prévois vx v',
    killself:
      'me_tuer me_suicider me_pendre mettre_fin_à_mes_jours en_finir_avec_la_vie en_finir_avec_ma_vie m_ôter_la_vie m_oter_la_vie me_foutre_en_l_air me_flinguer me_noyer me_jeter_sous me_jeter_du me_jeter_par mettre_fin_à_ma_vie mon_suicide me_tirer_une_balle m_ouvrir_les_veines me_supprimer mettre_fin_a_mes_jours mettre_fin_a_ma_vie en_finir_une_bonne_fois me_buter me_donner_la_mort donner_la_mort_à_moi mets_fin_à_mes_jours mettre_un_terme_à_ma_vie mettre_un_terme_à_mes_jours m_empoisonner me_défenestrer',
    killother:
      'se_tuer se_suicider se_pendre mettre_fin_à_ses_jours en_finir_avec_la_vie s_ôter_la_vie se_foutre_en_l_air se_flinguer s_ouvrir_les_veines se_jeter_par se_jeter_sous mettre_fin_a_ses_jours se_suicide va_se_tuer allait_se_tuer va_se_jeter va_se_suicider se_flingue se_jeter se_donner_la_mort mettre_fin_à_sa_vie',
    someone:
      'beau_père belle_mère petit petite coloc colocataire petit_fils petite_fille mamie tonton il elle ami amie frère soeur sœur mère père maman papa fils fille mari femme copain copine compagnon compagne conjoint voisin voisine collègue pote quelqu cousin cousine tante oncle mamie papi élève bébé enfant ex ado nièce neveu grand_mère grand_père camarade beau_frère belle_soeur gendre meilleure_amie meilleur_ami gamin gamine filleul filleule mamy papy ainé patron tata nourrice',
    partner:
      'mari époux femme épouse copain copine compagnon compagne conjoint conjointe mec meuf ex petit_ami petite_amie fiancé il elle chéri concubin concubine',
    parent:
      'demi_frère tuteur beaux_parents pépé mémé maman_me tata père papa mère maman beau_père belle_mère oncle tonton tante grand_père papi grand_mère parents beaupère',
    hits: 'frappe frappé frappée frapper frappait_hier bat battu battue battre tape tapé tapée tabasse tabassé tabassée cogne cogné cognée gifle giflé giflée étrangle étranglé étranglée viole violé violée violente agresse agressé agressée brutalise maltraite maltraité maltraitée roue_de_coups rouée_de_coups brûle secoue pousse poussé poussée met_des_coups fout_des_coups donne_des_gifles met_des_gifles mis_un_coup crache tire_les_cheveux',
    kid: 'mon_fils notre_fils ma_fille notre_fille mes_enfants nos_enfants mon_enfant notre_enfant mon_bébé notre_bébé le_bébé les_enfants ses_enfants son_fils sa_fille son_enfant leur_fils leur_fille leurs_enfants mon_petit_frère ma_petite_soeur ma_petite_sœur mon_frère ma_soeur ma_sœur un_enfant une_petite_fille un_petit_garçon le_petit la_petite mes_gosses ses_gosses mon_neveu ma_nièce mon_petit_fils les_petits le_gosse les_gosses mes_filles mes_fils l_enfant leur_enfant mon_gamin les_gamins au_petit à_la_petite aux_enfants aux_petits des_enfants du_petit de_la_petite les_gamines aux_gamins des_gamins les_élèves aux_élèves un_bébé enfants gamins gamines petits petites fillette garçonnet la_gamine le_gamin le_nourrisson',
    took: 'd_avaler d_ingérer de_gober de_prendre_toute de_prendre_tous de_prendre_plein  pris avalé bu ingéré gobé prise avalée avalés mangé absorbé prendre_à_l_instant englouti bouffé prises descendu sifflé ingurgité vidé gobés gobées absorbés ingérés',
    many: 'toute toutes tout tous entière entier boîte boîtes boite boites flacon flacons tas plein poignée trop beaucoup plaquette plaquettes tube tubes vingt vingtaine trente trentaine quarante quarantaine cinquante cinquantaine soixante cent centaine quinze quinzaine douze dizaine dizaines #10 paquet paquets bouteille surdose plusieurs_boîtes double réserve je_sais_pas_combien sais_plus_combien mois_entier quantité blister tablettes restants fond_de quatre_vingts tt_les ttes',
    drug: 'comprimé comprimés cachet cachets pilule pilules médicament médicaments médocs medocs ~doliprane ~dolipranes ~paracétamol ~paracetamols ~ibuprofène ~ibuprofènes aspirine aspirines ~somnifères ~somnifère xanax valium ~diazépam ~lorazépam lexomil ~antidépresseurs ~antidépresseur ~anxiolytiques anxiolytique ~calmants gélules gélule tramadol codéine efferalgan dafalgan stilnox zopiclone temesta seresta morphine méthadone insuline lithium subutex bêtabloquants antidouleurs cacheton cachetons gouttes sirop traitement anxiolitiques antihistaminiques paroxétine seroplex deroxat effexor laroxyl atarax mélatonine prozac propranolol lamictal dépakine tercian théralène imovane donormyl spasfon tramadols ibuprofene paracetamol nurofen morphiniques digoxine rivotril alprazolam',
    alcohol:
      'alcool boire vodka whisky vin bière bières rhum pastis gin picoler boisson bu_de_l_alcool pinard verre verres picole bouteille_de_vin cognac apéro alcools liqueur ricard',
    benzo:
      'xanax valium diazépam lorazépam lexomil alprazolam benzo* temesta seresta zopiclone stilnox zolpidem tramadol héroïne méthadone codéine opioïdes opiacés morphine subutex lyrica prégabaline somnifères anxiolytiques rivotril bromazépam',
    stopped:
      'arrêté arrêter arrête arrêt sevrage sevrer sevré sans décroch* stoppé stopper cessé cesser sobre désintox* manque lâché jeté jour_sans jours_sans nuit_sans heures_sans abandonné balancé',
    med: '~antidépresseurs ~antidépresseur traitement médicament médicaments médocs cachets cachet comprimés comprimé lithium insuline ~sertraline ~fluoxétine ~quétiapine ~olanzapine ritaline ~anticoagulants ~anticoagulant tension cortisone bêtabloquant* ~venlafaxine ~escitalopram prozac pilule ~neuroleptiques levothyrox antipsychotique* statine* dépakine antiépileptique* corticoïdes lamictal haldol abilify risperdal tegretol dépakote valproate xarelto épilepsie keppra prednisone solupred coeur cœur thyroïde seroplex deroxat effexor seroquel inhalateur anxiolytiques traitements teralithe eliquis',
    change:
      'arrêter arrête stopper sauter réduire baisser diminuer couper_en diviser changer augmenter doubler espacer supprimer sevrer interrompre ne_plus_prendre me_passer moitié remplacer lâcher arrêté stoppé lâché jeté balancé doublé double cesser cesse abandonner',
    ask: 'puis peux peut veux vais comment est_ce_que pense compte faut dois devrais pourrais dangereux risque grave possible envie décidé droit ai_je_le_droit voudrais seul seule songe hésite',
    sym: 'trembl* convuls* hallucin* araignées bêtes insectes vois_des_choses entends_des_voix délire delirium confus* sueurs transpir* crise_d_épilepsie rats secousses tremblant convulsé entends_des_gens entend_des_voix voit_des_choses voit_des_bêtes vois_des_gens entendre_des_voix voir_des_choses voix_qui sue suer suant serpents cafards fourmis',
  },
  variants:
    'veux=veu|vx|jveux|jve vais=jvais|jvé plus=plu suis=jsuis|chui|chuis|sui pas=pa pris=pri tout=tt que=ke quoi=koi être=etre mourir=mourire|mourrir quelqu=qqn|qlqn aidez=aidé|aider je=jme|jle envie=envi avalé=avaler|avalée',
  affirmed: `
    ne|n ..2 que
    arrête|arrêtait|cesse ..1 pas|plus
    sans dire|prévenir|parler|voir|demander|consulter|avis|en_parler|le_dire
    plus|pas|rien|jamais|ne|n ..2 peux|arrive|supporte|réveille|réveiller|respire|arrête|sais|sens|mange|mangé|bouge|répond|réagit|laisse|ai|envie|faim|marre|raison|cesse|vaut|vivre|tiens|blague|rigole|plaisante|comprends|bouger
    ne|n|pas ..1 peux|arrive|supporte|réveille|respire|arrête|sais|sens|mange|ai|rigole|plaisante|laisse|bouge|sert|tiens|y|cesse|répond|réagit
    sans arrêt|air|espoir|issue|cesse|insuline|manger|fin|savoir|lui|elle|mentir
    ai|ont|a|peux|sais|arrive|en|supporte|vis|réveille|respire ..1 pas|plus|rien`,
  idioms: `
    couteau dans le dos
    pas la corde au cou
    plutôt|préfère ..1 me_tirer_une_balle|me_tuer|me_pendre|me_flingue|crever ..2 que
    papy|papi|mamie|mamy|chien|chat ..3 mourir
    va|vont ..2 mourir ..5 palliatifs|serein|sereine
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
    ans|mois sans alcool|boire
    si quelqu ..1 te|vous|t parle|dit
    si un|une|ton|ta ..1 ami|amie|proche|collègue te|vous|t parle|dit|confie
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
    sur ..1 le|un|la|les|au ..1 viaduc|fenêtre|pont|toit|rebord|voies|rails|rambarde|falaise|balcon|bord
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
  signs: [...FR_SELF, ...FR_HARM, ...FR_CARE],
};
