import { FR_PEOPLE } from './fr-people.ts';
import { FR_SIGNS } from './fr-signs.ts';
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
    die: 'mourir crever mort morte décéder clamser crevé',
    endMyself:
      'tuer suicider pendre flinguer buter foutre_en_l_air noyer ouvrir_les_veines tirer_une_balle empoisonner jeter_sous ' +
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
      'cachet* comprimé* médoc* médicament* pilule* somnifère* gélule* dolipran* paracétamol ibuprofène* xanax* lexomil valium ' +
      'antidépresseur* anxiolytique* insuline tramadol codéine seresta',
    took: 'avalé avaler pris prendre gobé ingéré bu ingurgité avale prend descendu gober mangé',
    lots:
      'tous toutes tout toute boîte boite plaquette tube flacon poignée paquet trop plein dizaine vingtaine 10 12 15 20 25 30 40 50 60 ' +
      'entière reste vingt trente double beaucoup',
    means: 'corde pistolet flingue fusil cachets médocs somnifères lame lames rasoir* poison arme insuline',
    weapon: 'couteau flingue arme armes fusil pistolet batte hache essence acide bombe machette marteau lame',
    them:
      'le la les l lui leur il eux tous tout_le_monde quelqu_un patron chef prof voisin voisine ex mari femme père mère gens enfants ' +
      'bébé collègue collègues frère soeur beau_père mec meuf lycée classe',
    soon: 'soir demain maintenant aujourd_hui bientôt samedi dimanche vendredi lundi nuit toute_à_l_heure week_end',
    moved:
      'enfants filles fils fille famille parents mère père maman papa femme mari soeur frère tous proches amis',
    body: 'bras poignet* cuisse* jambe* peau veines ventre avant_bras',
  },
  affirmed: `
    pas|plus de|une blague|déconne* : c'est pas une blague je vais me tuer
    sans déconner|blague|mentir|issue|doute : sans déconner je vais me tuer
    peux|sais|arrive|arrête|veux ..1 pas|plus ..2 arrêter|empêcher|dormir|plus|quoi|rire|penser|sortir|respirer : je peux pas m'empêcher de vouloir mourir
    n en_peux|y_arrive : j'en peux plus`,
  idioms: `
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
    rire|tuant ..1 : tuant de rire
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
    nature morte|poids mort|point mort : point mort`,
  frames: `
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
    boxe|karaté|judo|échecs|minecraft|fortnite|jeu_vidéo|escrime|combat_de : à la boxe`,
  signs: [...FR_SIGNS, ...FR_PEOPLE],
};
