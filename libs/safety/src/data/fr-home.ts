import type { Signs } from './table.ts';

export const FR_HOME: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner> & me|m|moi & <blow> : il m'a traînée par les cheveux
      papa|père|beau_père|frère|copain|mari|daron & maman|mère|soeur|elle|mamie|daronne|la & <blow>|frappe*|frappé|tape*|bat|poussé|étrangl*|couteau|cogn*|frappait : papa a poussé maman dans les escaliers
      <partner> & gorge|cou|étrangl*|respirer & me|m|ma|mon|moi & serr*|mains|pris|saisi|attrap*|étrangl*|couteau|sauté|étouff* : il m'a serré la gorge
      <partner> & si|sinon|quand & pars|quitte|partir|quitter|parle|porte_plainte|dénonce|divorc*|dis|barre|raconte|casse & tue*|tuer|buter|bute|prend*|prendre|enfants|retrouve*|regrett*|mort|papiers|détrui*|expuls*|suicid*|payer|crever|vengera : il dit que si je pars je reverrai plus mes enfants
      <partner> & menace*|menaces & me|m|nous|enfants|moi & tuer|mort|couteau|arme|frapper|prendre|enfants|photos|dehors|rue|expuls*|publier|égorger|brûler : il menace de publier des photos de moi
      <partner> & enferme*|séquestr*|enfermée|enfermé|verrouill*|bloque*|empêche_de_sortir & me|m|clé|clés|clef|maison|chambre|balcon|cave|dehors|appart|dedans|moi|porte : mon copain m'a enfermée sur le balcon
      <partner> & pris|prend|confisqu*|caché|cache|gardé|garde|déchiré|cassé|détruit|pète|arraché|brûlé|volé & passeport|papiers|clés|clefs|titre_de_séjour|téléphone|tel|portable|carte|ordi|carte_bancaire|carte_bleue & me|m|mon|ma|mes : mon mari a caché mon passeport
      <partner> & force*|oblige*|contraint|impose*|même_si|quand_je_dis_non|sans_mon_accord|viol*|refuse|se_sert & coucher|sexe|rapport*|relations|amour|lit|nuit|sexuel*|dors|non|toucher|viol*|devoir_conjugal|corps & me|m|moi|je|mon : il me force la nuit même quand je dis non
      <partner> & chat|chien|lapin|animal|chaton & tué|tuer|frapp*|jeté|balancé|coup*|tape|pied|étrangl*|menac*|fenêtre|torture : il a tué mon chat
      ex|exmari & suit|suivie|harcèle*|traque|surveille|attend|débarque|guette|rôde|poursuit|planque|bas & me|m|chez|devant|boulot|immeuble|porte|partout : mon ex rôde en bas de chez moi
      mari|copain|conjoint|compagnon|mec|femme|copine|meuf|ex|père ..4 frappe*|tape*|cogne*|bat|gifle*|étrangle*|violent*|brutalise* ..4 moi|dessus|encore|parfois|souvent|régulièrement|jours|fois|soir|nuit|boit|alcool|bu : mon mari cogne quand il boit`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> & <control> & tel|téléphone|messages|messagerie|localisation|gps|où_je|compte|comptes|mails|whatsapp|insta|tickets|trajets|kilomètres|habille|tenue|sac|mdp|passe|vêtements|partout|sorties|portable|appels|vois|chaque|géoloc* : il vérifie mes appels
      <partner> & argent|salaire|paye|carte|compte|euro|euros|courses|centime|sous & contrôl*|gère|donne|prend*|rendre_des_comptes|justifier|mendier|quémander|confisqu*|bloqué|bloque|accès|réclamer|supplier|tickets|garde|verse|touche & me|m|mon|ma|mes|je|j : je dois quémander chaque euro à mon mari, il garde mon salaire
      <partner>|parents|père|frères & interdi*|empêche*|autoris*|droit|laisse* & sortir|amis|amies|famille|travailler|conduire|permis|soeur|parler|téléphoner|maquill*|jupe|formation|cours|voir|seule|dehors|aller & me|m|j|pas|plus|je : il veut pas que je sorte, j'ai pas le droit de voir mes amies
      <fear> & clé|clés|serrure|voiture|portail|escalier|humeur|voix|rentre|rentrer|porte|alcool|boit|bu|énerve*|colère|ton|moteur|garage|maison & il|elle|lui|mari|copain|conjoint|papa|père|mec|quand|chaque : je sursaute dès que j'entends sa voiture, quand il rentre
      <fear> ..5 de|par|devant|quand ..3 <partner>|lui : je tremble devant lui
      clé|clés|voiture|porte|serrure ..6 <fear>|souffle|fige|figée|cache|ventre|coeur|respire|raidis : le bruit des clés me noue le ventre
      attention|gaffe|mesure|surveille|silence|invisible|discrète|mots|faire_de_bruit & <partner>|lui|maison|chez & énerve*|explos*|colère|pète*|vrille|déclench*|fâche*|humeur|crise|contrarier|dispute|exploser|réveiller : je fais attention à la maison, il explose pour tout
      ses_pas|bruits_de_pas|bruit_de_ses_pas|pas_dans & <fear>|escalier|entends|entend|fige|respire|cache : j'entends ses pas et je me fige
      <partner> & me|m|moi & exprès|volontairement|faire_mal|fait_mal|fait_du_mal|blessé|blessée|douleur : il m'a fait mal exprès
      <partner> & repas|assiette|affaires|vêtements|livres|téléphone|habits|photos & jet*|lanc*|balanc*|déchir*|brûl*|cass*|renvers*|pét* & mon|ma|mes|terre|sol|poubelle : il jette mon repas par terre
      plus|pas ..2 compte|argent|carte|salaire|clés ..2 à_moi|propre|perso|personnel : j'ai plus de compte à moi
      justifier|justifie|prouver|rendre_des_comptes ..4 course|courses|dépense|dépenses|achat*|ticket*|euro|sou|sortie* : je dois justifier chaque course
      <partner> & position|localisation|gps|où_je_suis & envo*|arrêt|toujours|partage*|exige|veut|demande|vérifie : mon copain veut que je lui envoie ma position
      <partner> ..4 me|m|nous ..4 tient|tenu|attrape|attrapé|serre|tire|tiré|pince|mord|crache|poursuit|terrorise|torture|harcèle|persécute|bouscule|brutalise|maltraite|détruit|frape|cogne|ma_frappé|menace|piège|enferme : il me terrorise
      <fear> & <partner>|lui & maison|encore|toujours|soir|soirs|nuit|week_end|seule|séparation|quitter|enfants|réaction|vie|chaque : j'ai peur de lui chaque soir
      <partner> ma|mas|m_a|m_as ..3 <hits>|frapé|tapé|cogné|étranglé : il ma frapé
      <bruise> & maquill*|fond_de_teint|lunettes|foulard|col_roulé|cache*|cacher|tombée|tombé|escalier|porte|excuse|prétext*|menti|mens|dit|collègues|raconte|camoufl*|caméra|invent* : je maquille mon cocard
      pardon|excuse*|fleurs|pleure|promet*|promis|jure|regrette|cadeaux|désolé & <partner> & frapp*|coup*|après|recommence*|jamais|plus|chaque_fois|crise|tap*|gifl*|colère & recommence*|chaque|après|toujours|jamais|fois|lendemain|coup* : après il s'excuse, chaque fois il jure que jamais plus
      <partner> ..5 main|lève|levé ..2 dessus|sur|main & moi|me|m|sur : il a levé la main sur moi
      <partner> & violent*|agressif|agressive|brutal*|impulsif|colérique|incontrôlable|imprévisible|vrille|dérape|ingérable|pète_un_plomb|pète_les_plombs|pète_un_câble|explose|s_énerve|fou_de_rage|hors_de_lui|dangereux|rage : mon copain est imprévisible
      enfants|petit|petite|fils|fille|bébé|gosses|gamins & entend*|voi*|vu|cach*|trembl*|pleur*|devant|assist* & cri*|coups|hurl*|dispute*|frapp*|violence*|tape|bat|gifl*|cogne & il|mari|père|papa|me|m|nous : les enfants se cachent quand il hurle
      <partner> & amis|amies|famille|proches|copines|parents|mère|soeur & plus|pas|isol*|coup*|empêch*|éloign*|interdi*|fâch*|veut & voir|vois|parle|voit|voie|contact|seule|coupé*|isolé*|éloigné*|voie : il veut plus que je voie mes amis, je les vois en douce
      <partner> & insult*|humili*|rabaiss*|dénigr*|traite|engueul*|crach*|moque|hurl*|critiqu*|cri*|menac* & me|m|moi & jour|jours|toujours|pute|salope|nulle|folle|merde|grosse|conne|bonne_à_rien|tout_le_temps|devant|constamment|moindre|dessus|visage : il me traite de bonne à rien
      fuir|m_enfuir|m_échapper|partir_en_cachette|me_sauver|foyer|hébergement_d_urgence|mettre_à_l_abri|valise_prête|sac_prêt|m_évader & <partner>|lui|enfants|femmes|sécurité|peur|cachée : je veux m'enfuir avec les enfants
      comment ..5 partir|quitter|sortir|échapper ..6 sécurité|danger|sans_qu|lui|risque|vivante|enfants|sache & <partner>|lui|sans_qu : comment le quitter sans qu'il sache
      ose|oser|osé ..2 plus|pas ..6 rentrer|parler|dire|chez|bouger|sortir|contredire|répondre|porter_plainte & <partner>|lui|maison|chez|peur : j'ose plus rentrer à la maison
      maison|chez_moi|chez_nous ..6 enfer|guerre|prison|terreur|cauchemar|violence|champ_de_mines|peur : chez nous c'est la terreur
      enfer|prison|terreur|cauchemar ..3 maison|chez_moi|chez_nous|domicile : c'est l'enfer à la maison
      si|s|quand|jour_où ..2 <partner> ..5 apprend|découvre|sait|voit|tombe|trouve|rend_compte|capte ..8 tue|mort|morte|cher|frapper|drame|guerre|finie|crise|massacre|coups|enfer|cuite|cuit : s'il découvre ça je suis morte
      <partner> & frapp*|gifl*|coups|tap*|cogn*|étrangl*|pouss*|secou*|mord*|violence*|poing*|ceinture|claqu* & me|m|moi|maison|fois|encore|nous|parfois|arrive : il lui arrive de me gifler
      emprise|pervers_narcissique|manipulateur|toxique|violence_conjugale|violences_conjugales|violence_psychologique & <partner>|je|suis|sous|vis|mari|couple : je suis sous emprise`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult> & <child> & frapp*|tape|tapent|bat|battent|cogn*|gifl*|secou*|ceinture|martinet|fouett*|maltrait*|brûl*|enferm*|tabass*|coups|violent*|viol*|attouch*|abus* : le voisin donne des coups à son fils
      <adult> & touch*|caress*|tripot*|attouch*|embrass*|déshabill*|frott*|glisse & sexe|intime*|culotte|zizi|cuisse*|fesses|seins|lit|entre_les_jambes|nu|nue|secret|partout|parties|bizarre|doigts|douche|nuit & me|m|la|le|l|ma|mon|fille|fils|elle|enfant|moi : le prof me caresse les cuisses
      <minor> & adulte|homme|mec|type|snap|snapchat|discord|insta|prof|oncle|entraîneur|cousin|vieux|internet|majeur|beau_père|coach & photos|photo|nu|nue|nudes|voir|rencontrer|embrass*|sexe|touch*|secret|envoy*|rejoindre|hôtel|force*|seul|seule|coucher|caméra : j'ai 13 ans et un mec sur snap veut me rencontrer seule
      <minor> & papa|maman|père|mère|parents|beau_père|belle_mère|maison|foyer|famille & frapp*|tape*|bat|battent|coup*|ceinture|peur|enferm*|manger|seul|seule|parti*|bourré*|boit|menac*|dehors|saigne|gifl*|étrangl* : j'ai 14 ans et mon père me bat
      <adult> & nuit|nuits|soir & couche|allonge|glisse|lit|rejoint & contre|mon_lit|ma_chambre|couette|à_côté_de_moi|près_de_moi : mon beau-père vient la nuit et se couche contre moi
      <child> & mal|sang|saigne|rouge|brûle|touché & sexe|parties|culotte|fesses|intimes|zizi|zézette|entre_les_jambes|kiki : ma fille a du sang dans la culotte`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <minor> & peur|seul|seule|maison|frapp*|secret|photos|nude*|amoureu*|voir|parents|fugu*|fuguer|partir|force*|menac*|enceinte : j'ai 11 ans et je veux fuguer
      photos|photo|vidéo|vidéos|cam|webcam|nudes|nude & nu|nue|nues|déshabill*|sans_habits|sous_vêtements|intime*|sexy|topless|seins|culotte|nudes|nude & envoy*|veut|demand*|menac*|chantage|publier|insist*|poster|montrer|réclame|partager|exige : il demande des photos en sous-vêtements
      secret|jeu|jeux|chatouill*|massage*|genoux|docteur|bain|douche & <adult> & dire|raconter|parler|bizarre|gêne*|touch*|déshabill*|embrass*|personne|interdit|secret & me|m|je|enfant|ma|mon|fille|fils|on|elle|il|nous : tonton fait des jeux secrets, on doit rien dire
      <child> & seul|seule|seuls|sans_surveillance|enfermé*|livrés|livré & nuit|nuits|heures|jours|week_end|journée|soirée*|voiture|boîte|fête|personne|sort|sortent|boire|partent : la voisine laisse le bébé seul des heures
      <child> & faim|affamé*|frigo|goûter|mendie|sale|sales|crasseu*|couche*|maigre|pouilleu*|néglig*|nourri*|vêtements|repas & rien|jamais|école|mendie|vide|toujours|sale|sales|jours|plus|pas|matin|maigre|néglig* : le petit vient à l'école sans goûter et il a toujours faim
      <child> ..8 rien|pas ..3 manger|mangé|nourris : les enfants de ma soeur n'ont rien à manger
      <child> & <bruise>|griffures|morsure*|hématome*|traces|brûlures|marques_de|doigts : ma nièce a des traces de doigts
      <child> & <fear>|panique|fige|cache|recule|pleure|hurle|protège & père|papa|maman|mère|beau_père|rentrer|oncle|main|tonton|chercher|maison|lui|lève|approche : mon élève sursaute quand on lève la main
      voisin*|dessus|côté|mur|cloison|dessous & enfant|bébé|petit|petite|gamin|gamine|gosse|gosses|fillette|garçon & coups|claque*|frapp*|gémi*|supplie*|arrête|bruits|sourd*|aide|secours|tap*|battre|hurl*|pleure_toutes : derrière le mur le petit supplie qu'on arrête
      bébé|petit|petite|enfant|enfants|fils|fille|jumeaux|nourrisson|gamin & pleure*|hurle*|patience|nerfs|craqu*|bout|crie*|dort|dors|énerve* & secou*|peur|mal|frapp*|contrôle|tap*|jeter|jet*|mur|coussin|oreiller|étouff*|geste|lâcher|fenêtre|taire|bout : il hurle, le bébé, et j'ai failli le secouer
      j|je|ai ..3 giflé|frappé|tapé|secoué|fessée|gifle|claque|empoigné|levé_la_main|poussé|enfermé|craqué ..5 <child> : j'ai donné une claque à mon fils
      papa|maman|parents|père|mère|beau_père|belle_mère & bourré*|boit|boivent|bu|crie*|hurl*|dispute*|frapp*|tap*|bat|battent|drogue*|gifl*|violent* & me|m|nous|on|petit|petite|frère|soeur|cache*|chambre|toujours|soirs|jours|soir : maman boit tous les soirs et nous crie dessus
      veux|ose|peux|envie|jveux|veut ..2 pas|plus ..3 rentrer|retourner ..3 maison|chez|foyer|soir|là_bas? : je veux plus rentrer
      mis|mise|jeté|jetée|foutu|foutue|viré|virée|laissé|laissée ..3 dehors|porte|rue & parents|papa|maman|père|mère|beau_père & <self>|me|m : mes parents m'ont mise à la porte, ils m'ont laissée dehors
      <adult> & regard*|remarque*|gestes|mains|attitude|comportement|messages & déplacé*|bizarre*|gênant*|malsain*|ambigu*|traîn*|baladeuse* & me|m|enfant|fille|fils|élève*|petite|moi|elle : le prof a des gestes déplacés avec une élève`,
  },
];
