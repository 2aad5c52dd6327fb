import { FR_BODY } from './fr-body.ts';
import { FR_HOME } from './fr-home.ts';
import { FR_OTHERS } from './fr-others.ts';
import { FR_PEOPLE } from './fr-people.ts';
import { FR_SIGNS } from './fr-signs.ts';
import { FR_SUICIDE } from './fr-suicide.ts';
import type { LanguageTable } from './table.ts';

export const FR: LanguageTable = {
  language: 'fr',
  common:
    'le la les un une des et je j ai suis mon ma mes me ne pas c est ce que qui dans pour avec sur mais il elle on du au plus tout tous ' +
    'sans moi quand comme fait jme jvais là très bien depuis encore veux peux sa ses ça',
  classes: {
    not: 'pas ne n jamais sans ni aucun aucune personne',
    turn: 'je j jme jvais jveux mais et parce car quand il elle si donc',
    wish:
      'veux vx jveux veu voudrais voulais aimerais envie souhaite préfère préférerais espère rêve mérite besoin pense penser pensé ' +
      'décidé projette compte essayé tenté',
    will: 'vais jvais va vai veux jveux compte pense vx décidé projette essayé failli voudrais envie allais',
    die: '~mourir mourire mourrir creuver crever mort morte décéder clamser crevé',
    endMyself:
      'tuer suicider suicidé tué suicidée pendu pendre flinguer buter foutre_en_l_air noyer ouvrir_les_veines tirer_une_balle empoisonner jeter_sous ' +
      'jeter_du jeter_par défenestrer supprimer unalive',
    someone:
      'il elle frère soeur ami amie pote copain copine mère père maman papa mari femme fils fille ex cousin cousine collègue ' +
      'voisin voisine quelqu_un coloc oncle tante élève conjoint compagne compagnon mec meuf',
    partner:
      'mari femme copain copine mec meuf conjoint conjointe compagnon compagne ex père papa mère maman beau_père beaupère belle_mère ' +
      'frère fils il elle fiancé fiancée chéri époux épouse',
    adult:
      'père papa mère maman beau_père belle_mère beaupère oncle tonton tante grand_père papy prof maître entraîneur voisin voisins ' +
      'voisine cousin copain parents il elle nounou curé daron daronne',
    child:
      'enfant enfants gamin gamine gosse gosses fils fille bébé petit_frère petite_soeur frère soeur neveu nièce petit petite ' +
      'élève nourrisson ado mioche jumeaux môme',
    hits:
      'frappe frappé frappée frappait tape tapé tapée cogne cogné cognée gifle giflé giflée étrangle étranglé étranglée viole violé ' +
      'violée bat battu battue pousse poussé poussée bouscule bousculé secoue secoué insulte maltraite maltraité brutalise tabasse tabassé ' +
      'tabassée mord brûle coups coup griffe défonce défoncé menace',
    pills:
      'cachet* comprimé* médoc* médicament* pilule* somnifère* gélule* dolipran* paracétamol ibuprofène* xanax* lexomil ' +
      'valium antidépresseur* anxiolytique* insuline tramadol codéine seresta doliprane ibuprofène xanax dafalgan efferalgan ' +
      'advil nurofen aspirine stilnox imovane temesta rivotril prozac lyrica morphine skenan zopiclone zolpidem atarax sirop ' +
      'lorazépam alprazolam calmant* spasfon',
    took:
      'avalé avaler pris prendre gobé ingéré bu ingurgité avale prend descendu gober mangé dans_le_ventre dans_l_estomac ' +
      'dans_le_corps',
    lots:
      'dix quinze quarante cinquante cent tous toutes tout toute boîte boite plaquette tube flacon poignée paquet trop plein dizaine vingtaine 10 12 15 20 25 30 40 50 60 ' +
      'entière reste vingt trente double beaucoup',
    means: 'corde pistolet flingue fusil cachets médocs somnifères lame lames rasoir* poison arme insuline',
    weapon: 'couteau flingue arme armes fusil pistolet batte hache essence acide bombe machette marteau lame',
    them:
      'le la les l lui leur il eux tous tout_le_monde quelqu_un patron chef prof voisin voisine ex mari femme père mère gens enfants ' +
      'bébé collègue collègues frère soeur beau_père mec meuf lycée classe',
    soon: 'soir demain maintenant aujourd_hui bientôt samedi dimanche vendredi lundi nuit toute_à_l_heure week_end',
    kin:
      'mamie papi papy grand_mère grand_père mère père maman papa frère soeur oncle tante tonton tata cousin cousine beau_père belle_mère ami amie pote ' +
      'collègue voisin voisine mari femme fils fille enfant bébé parrain marraine grand_mere copain copine',
    pet: 'chien chat chatte chienne hamster lapin cheval perruche poisson_rouge',
    game: 'jeu jeux niveau zelda minecraft fortnite valorant gta manette console elden_ring dark_souls gaming skyrim échecs',
    fiction:
      'roman polar livre film série scénario héros héroïne personnage scène chapitre pièce_de_théâtre chanson poème protagoniste nouvelle thriller ' +
      'podcast true_crime netflix saison épisode bd manga théâtre documentaire',
    past: 'autrefois à_l_époque ado adolescent adolescente jadis il_y_a_#_ans il_y_a_dix_ans il_y_a_longtemps il_y_a_cinq_ans à_16_ans à_15_ans à_17_ans à_20_ans dans_ma_jeunesse avant_ma_thérapie',
    trivial:
      'connecter ouvrir manger marcher attendre annuler courir payer boire fumer télécharger accéder lire entendre voir trouver venir reculer changer ' +
      'modifier rire bouger dormir joindre écrire attendre me_connecter m_inscrire permettre me_permettre travailler concentrer acheter conduire rester_assis m_asseoir',
    moved:
      'enfants filles fils fille famille parents mère père maman papa femme mari soeur frère tous proches amis',
    body: 'bras poignet* cuisse* jambe* peau veines ventre avant_bras mollet* hanche* corps mains chevilles poitrine épaule*',
    self: 'je j jme jvais jveux me m moi mon ma mes ai suis',
    leap: 'saut* jet* lanc* balanc* tomb* défenestr* bascul* plong* enjamb* lâcher_dans',
    height:
      'pont viaduc balcon toit fenêtre immeuble falaise étage étages rambarde tour parking terrasse grue corniche barrage rebord',
    rail: 'train trains métro rails rer tgv tram quai voies voie_ferrée',
    crash: 'arbre platane mur camion poids_lourd ravin pilier fossé glissière bus',
    deathly:
      'mort morte mourir meurs crever suicide suicid* tombe cercueil enterrement cadavre pendre noyer tuer défunt obsèques trépas au_delà crève ' +
      'mourrai mourrais meure',
    longing:
      '<wish> idée idées tête bientôt mieux fatigué* beau belle calme* enfin voix soir demain nuit google googlé recherch* souvent parfois toujours ' +
      'tout_le_temps soulag* repos paix délivr* attends obsède* tourne égal chaque fois imagine hante attire peur',
    dead: 'mère maman père papa mamie papi grand_mère grand_père frère soeur fils fille mari femme bébé lui elle ami amie copain toi chien',
    woundSelf:
      'scarifi* coupe coupé coupée couper taillad* brûle brûlé brûlée brûler mutil* lacèr* griff* mord* entaill* cogn* charcut* ' +
      'écorch* pique piquer tranch* frappe frapper gratte saigner scarif* ouvert ouvre blesse blesser blessé blessée',
    tool: 'lame lames rasoir* cutter* couteau ciseaux briquet compas aiguille* verre tesson clope* cigarette* mégot* scalpel taille_crayon fer_à_repasser épingle*',
    crave:
      'envie revient pulsion* tenté* tente besoin rechut* repens* pense retomb* démange obsède* fixe regarde calme* soulag* apais* résist* ' +
      'replong* manque recommenc* lutte penser recraqu* revienn* seul_moyen rassure',
    drug: 'md mdma ecsta ecstasy ghb fentanyl héro héroïne coke cocaïne crack speed champis lsd kétamine kéta drogue drogues pilule poppers proto opium codéine',
    ill:
      'tourne vertige* mal nausée* peur coeur emballe tremble* trembl* fourmi* floue flou double vomi* bizarre secours aide quoi_faire hôpital urgences ' +
      'samu regrette dors endors somnol* engourdi* transpire sueurs convuls* bourdonn* oreilles ventre',
    unwell:
      'inconscient* évanoui* réveille réveiller réagit respire bouge répond pouls bleu bleue bleues violet* froid froide convuls* mousse vomi* ' +
      'ronfle râle coma pâle molle mou ivre_mort vaseu* bave',
    blow:
      'étranglée étranglé étrangle étrangler giflée giflé gifle gifles claque claques poing poings coups frappée frappé frappe frapper tabassée tabassé ' +
      'cognée cogné cogne battue battu bat tapée tapé tape rouée mordue mordu crachée craché brûlée brûlé violée violé traînée traîné cheveux ' +
      'poussée_dans balancée projetée plaquée plaqué jetée_par_terre escaliers coup_de_tête coup_de_pied coups_de_pied baffe baffes mandale torgnole ' +
      'nez_cassé cassé_le_nez cassé_le_bras côtes ceinture contre_le_mur défigurée bousculée secouée tordu_le_bras séquestrée ' +
      'jeté_de_l_eau eau_bouillante bouillante huile_bouillante dans_les_escaliers cassé_une_dent frappait cognait giflait ébouillantée',
    control:
      'contrôl* surveill* fouill* vérifi* espionn* check* traqu* lit lis géolocalis* pist* suit exige demande_où impose décide choisit compte note ' +
      'installé mouchard accès filme épluch* inspect*',
    fear:
      'peur trouille terrifi* terroris* panique paniqu* tremble* trembl* sursaut* boule_au_ventre angoiss* fige figée figé crain* redout* effray* stress* ' +
      'noue coeur_qui',
    bruise:
      'bleu bleus cocard oeil_au_beurre_noir hématome* ecchymose* traces marques lèvre côte côtes oeil coquard contusion* cou',
    minor:
      'ai_8 ai_9 ai_10 ai_11 ai_12 ai_13 ai_14 ai_15 ai_16 que_10_ans que_11_ans que_12_ans que_13_ans que_14_ans que_15_ans ai_onze ai_douze ai_treize ' +
      'ai_quatorze ai_quinze mineur mineure g_12 g_13 g_14 g_15 j_12 j_13 ai_dix_ans g12 g13 g14 g15 au_collège en_5e en_6e en_4e en_cm2',
    kill:
      'tuer tue buter bute planter poignarder égorger crever flinguer abattre fumer cramer écraser massacrer éventrer défoncer saigner renverser étrangler ' +
      'étouffer empoisonner décapiter descendre supprimer liquider exterminer lyncher tabasser démolir brûler noyer exploser trucider plomber faire_la_peau ' +
      'péter_la_gueule casser_la_gueule éclater',
    hurt: 'faire_du_mal faire_mal fais_du_mal mal frapper taper blesser cogner gifler secouer souffrir étrangler tordre_le_cou torturer défouler planter violence',
  },
  affirmed: `
    pas|plus de|une blague|déconne* : c'est pas une blague je vais me tuer
    sans déconner|blague|mentir|issue|doute : sans déconner je vais me tuer
    peux|sais|arrive|arrête|veux ..1 pas|plus ..2 arrêter|empêcher|dormir|plus|quoi|rire|penser|sortir|respirer : je peux pas m'empêcher de vouloir mourir
    n y_arrive|en_peux : je n'y arrive plus`,
  idioms: `
    vivre|vis|survivre|fonctionne sans ..1 café|thé|musique|téléphone|internet|chocolat|sucre|dormir|google : vivre sans café
    sang ..3 sueur : du sang, de la sueur
    battu|battue|bat ..3 course|match|tournoi|marathon|jeu|partie : il m'a battu à la course
    examen|épreuve|match|séance ..3 détruit|tué|achevé : cet examen m'a détruit
    boulot|travail|chaleur|projet|job|rythme ..1 me tue : le boulot me tue
    brisé|brise|cassé|fendu ..2 coeur|record : il m'a brisé le coeur
    poignard* ..4 dos : poignardé dans le dos
    traversé|traverser|traverse|passé ..2 pont : traversé le pont
    cicatrice|cicatrices ..4 opération|césarienne|accident : cicatrice d'opération
    prise|don|donner|tension|groupe ..2 sang : prise de sang
    marteau ..4 clous|perceuse|étagère|outil* : marteau et clous
    chien|chat|cheval|hamster ..2 mort|morte : mon chien est mort
    <not> ..1 aujourd_hui|demain|ce_soir|cette_semaine : pas aujourd'hui
    <not>|plus ..2 plus|plus_de|de ..1 # : pas plus de 2 heures
    pas plus de|que|d ..1 #|deux|trois|un|une|quelques : je peux pas plus de deux heures
    tuer ..2 temps|ennui : tuer le temps
    plutôt|préfère mourir ..1 que : plutôt mourir que prospecter
    balle dans le pied : une balle dans le pied
    nul|nulle|perdu|perdue|désespéré ..1 en|avec|sur excel|maths|informatique|anglais|cuisine : nulle en maths
    rire|tuant : tuant de rire
    meurs|mourir|meurt|morte|mort|crève|crever ..1 de|d ..1 rire|impatience|faim|soif|chaud|froid|fatigue|honte|envie|curiosité|trouille|peur|ennui|jalousie|hâte : je meurs d'impatience
    deadline|boulot|chaleur|dos|pieds|examen*|projet|réunion*|cours|régime|devoirs|échéance ..3 tue|tuent|tuer : cette deadline me tue
    tuerais|tuerai|tuerait pour : je tuerais pour une raclette
    tel|téléphone|portable|batterie|ordi|pc|voiture|plante|wifi|tablette ..3 mort|morte|mourir|meurt|crevé : mon tel est mort
    coupé|couper|coupe|coupant ..3 sucre|alcool|gras|dépenses|pain|cheveux|gazon|légumes|oignon*|vidéo|court|parole|son|micro|contact : j'ai coupé le sucre
    coupé|coupée|brûlé|brûlée|blessé|blessée ..5 cuisine|cuisinant|rasant|oignon*|four|foot|sport|courant|entraînement|repassage : je me suis coupée en cuisinant
    battu|battue|bat|battre ..5 échecs|tennis|foot|fifa|record|ping_pong|score|mario : il m'a battu aux échecs
    battu|battre ..1 mon|le|son ..2 record|score : battu mon record
    en finir avec ..3 contrat|projet|boulot|job|dossier|cours|devoirs|crédit|dettes|tabac|cigarette|bordel : en finir avec ce contrat
    overdose ..1 de|d réunions|café|boulot|travail|sucre|mails|séries|infos|écrans : overdose de réunions
    reprendre|changer|refaire|profiter|gagner ..2 vie : reprendre ma vie
    vivre à|en|chez|avec_mes|avec_ma|avec_mon|ensemble|dans|près|seul|seule : je veux plus vivre à paris
    réveiller|lever ..2 tôt|tard|avant|à_# : je veux plus me réveiller tôt
    formation|atelier|conférence ..3 ~suicide : formation suicide
    prévention ..2 ~suicide : prévention du suicide
    ~suicide squad|collectif|assisté : suicide squad
    <moved>|ami|amie|pote|cousin|oncle|collègue|voisin|il|elle ..3 suicidé|suicidée|mort_par_suicide|donné_la_mort|ôté_la_vie|pendu|pendue : mon frère s'est suicidé
    rend|rends|rendent dingue|fou|folle|chèvre : me rend dingue
    tape|taper|tapé ..3 code|texte|mail|lettre|clavier|cv|incruste|nerfs|dans_l_oeil : tape le code
    coup de ..1 main|fil|pouce|coeur|barre|boost|tel|soleil|stress|mou|fouet|chance|foudre : coup de main
    patron|chef|mère|maman|père|prof ..3 va_me_tuer|me_tue|me_tuer : ma mère va me tuer
    pousse|poussé|poussée ..2 à|plus_loin|vers : il me pousse à progresser
    sauter|saute|sauté ..2 étape|étapes|repas|pas|corde|page|cours|ligne|dans_le|joie : sauter une étape
    tuer le temps|ambiance : tuer le temps
    à mort|mort_de : à mort
    nature|poids|point|temps|saison|angle mort|morte : point mort
    <die>|meurs|meurt ..3 de|d ..1 rire|impatience|faim|soif|chaud|froid|fatigue|honte|envie|curiosité|trouille|ennui|jalousie|hâte|sommeil|stress|gêne|trac|bonheur : morte de trac
    tue|tuent|tué|tuer|tuée|achève|achevé|tuera ..3 dos|pieds|deadline|boulot|chaleur|maths|excel|paperasse|impôts|bouchons|suspense|genoux|courbatures|semaine|réu|réunions|stats|transports|migraine|séance|attente|cours : ça me tue le dos
    dos|pieds|maths|excel|paperasse|administration|impôts|bouchons|suspense|genoux|courbatures|semaine|réu|stats|transports|migraine|séance|attente|hâte|tableau|rapport|administratif|métro ..4 tue|tuent|tuer|achève|achevé : la paperasse me tue
    <kin>|<pet> est|était|a|sont|vient|s_est ..3 décédé|décédée|mort|morte|éteint|éteinte|enterré|enterrée|euthanasié|euthanasiée|cancer : ma grand-mère est décédée hier
    mort|décès|enterrement|obsèques|deuil|tombe|disparition|funérailles|suicide ..2 de|du|d ..2 <kin>|<pet> : depuis la mort de mon père
    perdu|perdue|enterré|enterrée ..3 <kin>|<pet> : j'ai perdu mon père
    gêne|honte|honteux|honteuse|gênant ..8 mourir|disparaître|terre|cacher|trou : la honte, j'ai voulu disparaître
    mourir|disparaître|terre|trou|souris ..4 honte|gêne : disparaître de honte
    <game> & <die>|tué|tuer|buté|flingué|boss|meurs|mourir|tue|crevé|éliminé|abattu|défoncé|massacré|niveau : j'ai buté le boss du jeu
    <fiction> & <die>|tue|tuer|tué|suicide|suicid*|saut*|pend|meurtre|assassin*|meurt|poignard*|frappe|bat|scarifi*|couteau|fusil|cadavre|tueur|empoisonn*|arme : dans mon roman le héros meurt
    <past> & <die>|vivre|suicid*|me_tuer|finir|scarifi*|coup*|tentative|ts|médicaments|idées_noires|noires & <self> : ado je voulais mourir
    voulais|ai|pensais|avais|étais ..6 mourir|vivre|suicid*|en_finir|scarifi*|me_tuer|tentative & aujourd_hui|maintenant|désormais|depuis & mieux|heureu*|bien|guéri*|vivant*|content*|stable|libre|aide|passé : je voulais mourir, aujourd'hui je suis heureuse
    saut*|jet*|plong* ..4 piscine|eau|mer|bain|parachute|élastique|trampoline|haies|occasion|pieds_joints|grand_bain|train_en_marche|pas : sauter dans la piscine
    prendre|pris|prends|raté|rater|attends|attrap*|dans|loupé ..2 train|métro|rer|tgv|bus|tram ..5 retard|ce|heures|boulot|travail|pour|h|demain|matin|et? : j'ai raté mon train
    train|métro|rer|tgv|bus|tram ..4 retard|panne|supprimé|bondé|grève|annulé|arrêt : le métro en grève
    batterie|frigo|compte|réservoir|porte_monnaie|caisse|cartouche ..3 vide|plat|morte|mort : frigo vide
    peux|pouvais|arrive|peu|pouvait|puis ..4 plus ..3 <trivial> : je peux plus me connecter
    coupé|brûlé|blessé|coupée|brûlée|blessée|piqué|entaillé|brûle|saigne ..8 cuisin*|four|oignon*|papier|rasant|repass*|jardin*|bricol*|couteau_à_pain|conserve|barbecue|soleil|thé|poêle|exprès_pas|foot|chat|rose*|légumes|fromage|feuille|tomates|sport|vélo|déménag*|eau_chaude|plaque|carton : je me suis coupé avec une feuille de papier
    coup*|réduir*|coupé ..3 sucre|dépenses|cheveux|pelouse|pain|légumes|vidéo|coûts|électricité|internet|budget|viande|abonnement*|frange|gâteau|gluten|chauffage : couper les dépenses
    adversaire|finale|match|tournoi|équipe|record|championnat|partie ..6 battu|battus|battue|battre|écrasé|défoncé|massacré|laminé|explosé|humilié|tué|éclaté : en finale on les a bien battus
    battu|battre|écrasé|défoncé|massacré|laminé|explosé|éclaté ..6 finale|match|tournoi|équipe|adversaire|record|championnat|échecs|fifa : on les a écrasés, laminé en finale
    dernier|dernière jour|semaine|nuit|message|soirée ..4 boulot|travail|bureau|stage|école|vacances|formation|mal|dormi|période|congés|cours|préavis|fac : dernier jour de boulot
    couteau|hache|couteaux ..5 cuisine|aiguis*|légumes|camping|bois|chef|pain|affût* : un couteau de cuisine
    <pills>|médicament* ..6 tension|allergie*|rhume|migraine|thyroïde|oubli*|ordonnance|pharmacie|cholestérol|mal_de_tête : des cachets pour la tension
    bleus|bleu|marques & gym|sport|foot|vélo|escalade|judo|rugby|danse|entraînement|trottinette|toboggan|skate|équitation|hand : des bleus à la gym
    autodéfense|self_défense|premiers_secours|secourisme : premiers secours
    mort_de_rire|mdr|ptdr|lol_mort : mdr
    arrêt*|arrêter|envie|pause ..2 fumer|fume : arrêter de fumer
    <pet> ..3 griffé|griffée|mordu|mordue|griffe|mord : le chat m'a griffée
    boulot|garde|journée|entrepôt|taf|nuit|sport|séance|service ..8 mort|morte|crevé|crevée|vidé|vidée|naze : la nuit au boulot, le matin je suis mort
    mort|morte|crevé|crevée|vidé|vidée ..2 après|de ..2 boulot|garde|journée|taf|sport|séance|service : vidée après le boulot
    plus envie ..2 de|du ..2 boulot|travail|job|cours|sport|cuisiner|réunions|formation|sortir : plus envie de ce boulot
    contrôle ..2 de|sur|des ..2 dépenses|budget|argent|temps|planning : le contrôle de mes dépenses
    plus tard|tôt|vite|souvent|longtemps : il arrive plus tard
    meurtre parfait|mystère : meurtre mystère
    vais|va|va_me|vont ..2 me ..1 tuer|buter|massacrer|étriper ..6 oubli*|retard|rapport|note*|bulletin|anniversaire|chambre|vaisselle|facture|rate|rends|bouffé|mangé : elle va me tuer si j'oublie son anniversaire`,
  frames: `
    sujet|mémoire|exposé|dissertation|thème ..4 ~suicide : un exposé sur le suicide
    ~suicide ..4 sujet|mémoire|exposé|thème|cours : le suicide est le sujet
    enfant|gamine|gamin|petite|petit j|je ..2 étais|ai_été|ai|avais : enfant j'étais battue
    dans|pendant mon|ma enfance|adolescence|jeunesse : dans mon enfance
    il_y a ..3 ans|années|longtemps : il y a dix ans
    depuis|y_a ..1 # ans ..2 en_sécurité|fini? & fini|sécurité|libre : en sécurité depuis 3 ans
    ans|années plus_tard|après|auparavant : des années plus tard
    quand j ..2 étais|avais ..2 #|petite|petit|jeune|ado|enfant|gamine|gamin : quand j'étais petite
    autrefois|à_l_époque|dans_ma_jeunesse|pendant_mon_enfance : à l'époque
    suis|maintenant|enfin en_sécurité|à_l_abri|guérie|guéri|sortie_d_affaire : je suis en sécurité
    survivante|survivant|survécu : j'ai survécu
    dans|pour|de|écris|lis|mon ..2 roman|livre|film|polar|série|podcast|chanson|scénario|nouvelle|poème|documentaire|pièce|jeu|manga : dans mon polar
    personnage|héroïne|chapitre|épisode|scène|protagoniste : le personnage
    formation|atelier|conférence|cours|mémoire|stage ..3 violence*|violences|prévention|maltraitance|suicide : formation sur les violences
    prévention|bénévole|séminaire|campagne|association : prévention
    suis|comme|travaille|en_tant_que ..2 infirmier|infirmière|médecin|psy|psychologue|prof|policier|pompier|éducateur|éducatrice|assistante_sociale|aide_soignante|coiffeuse|coiffeur : je suis infirmière
    infirmier|infirmière aux|en : infirmier aux urgences
    patient*|urgences|clientes : deux patients
    signes|symptômes|statistiques|victimes de|d : signes de violence
    je|j ..2 bosse|travaille|bossé|travaillé ..6 foyer|urgences|psychiatrie|asso|association|centre|planning|crèche|hôpital|samu|ehpad|prison|soins_palliatifs|commissariat|aide_sociale : je bosse dans un foyer
    bénévole|stage|stagiaire|bénévolat ..5 foyer|urgences|psychiatrie|asso|centre|hôpital|samu|soins_palliatifs|écoute|écoutant* : bénévole dans un centre
    à|en|au|la|au_cours_de ..1 boxe|karaté|judo|échecs|minecraft|fortnite|jeu_vidéo|escrime|combat_de : à la boxe`,
  signs: [...FR_SIGNS, ...FR_SUICIDE, ...FR_BODY, ...FR_PEOPLE, ...FR_HOME, ...FR_OTHERS],
};
