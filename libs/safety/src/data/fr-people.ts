import type { Signs } from './table.ts';

export const FR_PEOPLE: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner>|dit|menace ..6 tuer|tue|frapper|brûler|prendre|buter ..3 enfants|filles|fils|fille|famille|mère|chien|chat|bébé & dit|menace|jure|si : il a dit qu'il va tuer les enfants
      <partner> & couteau|flingue|arme|batte|fusil & devant|porte|gorge|moi|menac*|sorti|pointé|brandi : mon ex est devant la porte avec un couteau
      <partner> ..3 m|me|nous ..4 <hits> : mon mari m'a encore frappée hier
      <partner> ..4 donne|mis|met|mets|foutu ..3 coups|coup|gifle|gifles|claque|claques|poing : ma copine me donne des coups
      <hits> ..2 par ..2 <partner> : je suis battue par mon mari
      <partner> ..4 balancé|balance|jette|jeté|lance|lancé|jetée ..3 assiette|objets|choses|trucs|verre|visage|dessus|tout : elle me balance une assiette au visage
      <partner>|dit|si ..10 me|m ..1 bute|tue|tuer|tuera|buter|retrouve|crame|plante|égorge|massacre|défigure : il a dit que si jpars il me retrouve et il me bute
      menace|menacé|menacée ..4 me|mort|couteau|tuer|frapper|enfants|arme|prendre_les_enfants & <partner> : il menace de me tuer
      <partner> ..3 enferme*|séquestre*|bloque ..4 clé|appart|maison|chambre|dehors|dedans|à_clé|quand|qd|part|dans|m? : il m'enferme a clé qd il part
      <partner> ..4 prend*|pris|confisque*|cache|contrôle*|casse|cassé|garde ..3 tel|téléphone|argent|salaire|papiers|clés|carte|passeport|sous|portable : il prend mon téléphone
      <partner> ..4 interdit|empêche|laisse_pas|laisse_plus|veut_pas ..4 sortir|voir|travailler|parler|partir|appeler|d_aller : il m'interdit de sortir
      <partner> ..4 force*|oblige|forcée ..5 coucher|sexe|rapport*|relation*|faire_l_amour|sexuel* : il me force à coucher avec lui
      peur ..3 de|du|qu|pour|que ..3 <partner>|lui|vie|rentr*|copain : j'ai peur de mon mari
      rentre|arrive|revient ..5 bourré|saoul|ivre|bu|furieux|énervé|heure|minutes & peur|terrifiée|terrifié|cacher|aidez|aide|tremble|panique : il rentre bourré dans une heure et j'ai peur
      terrifiée|terrorisée|terrorisé ..4 <partner>|lui|maison|rentre : je suis terrorisée par lui
      cocard|bleus|bleu|côte_cassée|oeil_au_beurre_noir|lèvre_éclatée & <partner>|conjugal & m|me|a|sur|fait : il m'a fait un cocard
      ex & suit|harcèle|traque|surveille|attend|débarque & me|m|chez|devant : mon ex me suit
      violences|violence conjugales|conjugale|domestiques & je|victime|subis|aide|partir|moi|suis|vis|chez : je suis victime de violences conjugales
      cachée|caché|enfermée|enfermé|planquée ..5 salle_de_bain|toilettes|chambre|placard|wc ..6 il|mari|hurle|tape|porte|frappe : je suis cachée dans la salle de bain il hurle`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..3 décide|contrôle|choisit|fouille|surveille|interdit|impose|lit ..4 ce|que|mes|mon|ma|qui|tout|porte|téléphone|vêtements|quand : il décide ce que je porte
      <partner> ..3 fait|fais ..2 peur : il me fait peur
      <partner> ..5 traite|appelle ..3 folle|pute|conne|grosse|merde|nulle|incapable|salope : il me traite de folle
      demande*|demander|jdemande|permission|autorisation|autorise ..6 <partner> ..6 avant|pour|acheter|sortir|argent|dépenser|voir|de : faut que jdemande a mon mari avant d'acheter quoi que ce soit
      permission|autorisation ..4 pour|de|d ..2 sortir|acheter|voir|dépenser|appeler|travailler : il me faut sa permission pour sortir
      doit|peut|faut|devait|veut|sait ..2 pas|jamais ..2 savoir|apprendre|découvrir|tombe|voir|sache|voie ..6 formation|cours|ici|app|compte|étud*|messages|parcours|fais : elle doit pas savoir que je fais cette formation
      formation|cours|app|messages|argent|téléphone ..4 cachette|secret|cacher : je fais le cours en cachette
      cache|cachette|secret|efface ..4 <partner>|formation|cours|messages|téléphone : je cache mon téléphone à mon mari
      <partner> ..4 frappe|tape|cogne|casse|cassé|jette|défonce|claque ..4 mur|murs|porte|portes|assiettes|meubles|téléphone|tout|vaisselle|objets : il tape dans le mur
      oeufs|oeuf|pointe_des_pieds & marche*|maison|chez|vis|toujours : je marche sur des oeufs à la maison
      <partner> ..4 hurle|crie|gueule|insulte|insulté|humilie|rabaisse|dénigre|rabaissé|traite|engueule ..4 dessus|tous|sans_arrêt|devant|toujours|jour|jours|moi|nulle|folle|merde|pute|moi? : il me rabaisse tous les jours
      <partner> ..4 contrôle|surveille|fouille|décide|vérifie|espionne|choisit ..4 tel|téléphone|argent|tenue|habille|sorties|messages|dépenses|compte|fringues|vois|tout : il surveille mon téléphone
      <partner> ..5 violent|violente|agressif|agressive|jaloux|jalouse|possessif|colérique|pète_un_câble|pète_les_plombs|vrille|explose : mon mari devient violent
      peur|stress|angoisse|boule_au_ventre & humeur|réaction|rentre|rentrer|clés|énerve|maison : peur de son humeur quand il rentre
      <partner> ..4 attrapé|attrape|agrippe|serre|serré|poussé|secoué|empoigne ..3 bras|fort|cheveux|épaules|poignet : il m'a serré le bras
      pas|plus ..2 en_sécurité|sereine|tranquille ..3 chez|maison|lui|elle : je me sens pas en sécurité chez moi
      guerre|enfer|scène|crise ..3 maison|chez|si|quand|sinon & <partner>|sinon|enfer|savoir : c'est l'enfer à la maison sinon
      quand|dès ..1 il|elle ..1 boit|bu|picole & peur|enfants|cache|chambre|change|autre|crie|je|méchant : quand il boit je me cache
      faute ..6 énerve|frappe|colère|crie|il|tape : c'est ma faute s'il s'énerve
      isolé|isolée|coupé|coupée|éloignée ..3 amis|amies|famille|proches|copines : il m'a coupée de mes amis`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult> ..4 enferme|attache|enfermé|attaché|enferment|ligote ..4 <child>|nous|moi|cave|placard : ma mère enferme mon frère à la cave
      <adult> ..4 brûle|cogne|frappe|bat ..3 <child>|cigarette* : ma mère brûle ma soeur avec des cigarettes
      <adult> ..3 me|m|la|le|l|nous|lui ..3 touche|touché|touchée|caresse|tripote|tripoté|abuse|viole|violé|violée|embrasse|déshabille|agressée : mon oncle me touche quand il dort a la maison
      j_ai|ai|que ..1 8|9|10|11|12|13|14|15|16|huit|neuf|dix|onze|douze|treize|quatorze|quinze ans ..10 <adult> & touche|frappe|tape|nu|nue|photos|secret|peur|lit|chambre|ceinture|bourré|enferme|vient|mal : j'ai 12 ans et mon oncle me touche
      <adult>|je|j|ai ..4 tape|tapent|frappe|frappent|bat|battent|cogne|gifle|secoue|enferme|brûle|maltraite|fouette|abuse|maltraitent|frappé|tapé|giflé|battu|secoué|étranglé ..5 <child> : mon beau-pere tape mon petit frere avec la ceinture
      <child> ..5 frappé|battu|frappée|battue|tapé|tapée|maltraité|maltraitée|enfermé|enfermée|violé|violée ..3 par|ceinture : mon petit frère est battu par mon père
      secoué|secouée|lâché|étouffé ..3 bébé|petit|petite|fils|fille|nourrisson : j'ai secoué le bébé
      <child> ..5 seul|seule|seuls|enfermé|enfermée ..5 nuit|heures|jours|pleure|appart|voiture|maison|toute & laiss*|enferm*|pleure|seul*|nuit : ils laissent leur enfant seul toute la nuit
      <adult> ..3 vient|entre|rentre|venu ..4 lit|chambre|douche ..4 nuit|soir|touche|la_nuit : il vient dans mon lit la nuit
      crie|pleure|hurle|cris & enfant|bébé|petit|petite|gamin|gosse & voisin*|côté|dessus|mur|entends|dessous & frapp*|tape*|coups|encore|arrête|secours|maintenant|bat : j'entends le petit des voisins qui hurle, ils le frappent encore
      rien ..2 à_manger|mangé & mère|maman|père|papa|parents|frère|soeur & jours|partie|parti|rentr*|semaine|bourrée|revient : rien à manger depuis des jours, maman revient pas
      photos|photo|vidéos ..2 nue|nu|nues|intimes|dénudée|sexy & 10|11|12|13|14|15|fille|fils|ans|mineure : un mec veut des photos nue et j'ai 13 ans
      abus*|attouchement*|inceste|agress* ..4 fille|fils|enfant|moi|soeur|nièce|petite|sexuel* : des attouchements sur ma fille`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      veux|veut|envie|jveux ..1 pas|plus ..3 rentrer|aller|retourner ..3 maison|chez_moi|chez_mon|chez_papa|chez_maman|chez_lui|chez : je veux pas rentrer chez moi
      peur ..2 de|d ..1 rentrer|retourner|aller ..2 maison|chez : j'ai peur de rentrer chez moi
      <child> ..6 bleus|marques|bleu|brûlures|affamé*|sale|hématome*|coups|griffures|maigre|effrayé* : ma nièce a des bleus
      <child> ..4 peur|terrifié|terrifiée|panique|sursaute ..4 père|papa|mère|maman|beau_père|oncle|rentrer|lui|tonton : mon fils a peur de son beau-père
      secret|rien_dire|pas_dire|dire_à_personne & nous|personne|entre|maman|mère|notre & tonton|oncle|il|papa|prof|entraîneur|papy|dit : il dit que c'est notre secret
      bébé|petit|petite|enfant|enfants|fils|fille & pleure|hurle|patience|nerfs|craque|bout & secouer|peur|mal|frapper|contrôle|taper : le bébé pleure et j'ai peur de le secouer
      papa|maman|parents|père|mère|beau_père & bourré*|boit|boivent|crie*|hurl*|dispute*|frappe*|tape* & chambre|frère|soeur|école|cache|petit|lycée|devoirs|collège : papa boit tous les soirs et je me cache dans ma chambre
      maltraitance|enfance_en_danger|enfant_battu : maltraitance`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      vais|jvais|veux|compte ..1 tirer|foncer ..1 sur|dans ..2 <them>|foule|école|lycée|mon|ma : je vais tirer sur mon patron
      vais|jvais|veux|compte|va ..1 le|la|les|lui|tous|en? ..2 tuer|buter|planter|poignarder|égorger|crever|flinguer|abattre|fumer|cramer|écraser|massacrer|éventrer|défoncer|saigner|faire_la_peau|renverser : je vais le tuer ce soir
      vais|jvais|veux|compte ..2 tuer|buter|planter|poignarder|égorger|flinguer|abattre|massacrer|défoncer|crever|empoisonner|écraser ..3 <them> : je vais tuer mon patron
      <weapon> & pris|ai|acheté|prends|emmène|apporter|amène|planqué|sac|poche & lycée|école|travail|boulot|payer|demain|collège|eux|lui|tous|regretter|vengeance|classe|rire|rira : j'ai pris le couteau, demain au lycée il va payer
      brûler|cramer|mettre_le_feu|foutre_le_feu|exploser|incendier ..5 maison|lycée|école|bureau|église|voiture|appart|immeuble & vais|veux|dedans|avec|eux|soir|jvais|demain|tous|intérieur : je vais cramer la maison avec eux dedans
      poison|cachets|javel|mort_aux_rats ..5 café|repas|verre|assiette|bouffe|plat & mets|mettre|vais|verse|son : je vais mettre du poison dans son café
      attends|garé|garée|devant|suis & ex|chez|boulot|travail|sorte & tuer|couteau|écraser|arme|batte|planter|foncer|payer : je l'attends devant son travail avec un couteau
      tuerie|carnage|massacre & lycée|école|demain|vais|faire|boulot : je vais faire un carnage au lycée`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      tuer|étrangler|poignarder|empoisonner|buter|égorger|flinguer ..2 mon|ma|mes|ce|cet|cette|quelqu_un|les|tout_le_monde ..2 <them>? : tuer mon patron
      faire du_mal|mal ..2 quelqu_un|elle|lui|mon|ma|mes|gens|enfants : faire du mal à quelqu'un
      pense|imagine|rêve|envie|peur|pulsion*|images|fantasme|pensées|pourrais ..5 tuer|faire_du_mal|faire_mal|frapper|blesser|étrangler|planter|étouffer|poignarder|buter : j'imagine frapper mon chef
      un_jour|bientôt|fin|vais|peur|risque|prêt|sur_le_point ..4 péter_un_câble|péter_les_plombs|exploser|craquer|contrôle|vriller|disjoncter & quelqu_un|mal|regret*|blesse*|lui|eux|bébé|drame|malheur : un jour je vais péter un câble et quelqu'un va avoir mal
      va|vont|vas|fera|faire ..1 le? ..1 payer|regretter : il va payer
      espère|souhaite|mérite|voudrais|qu ..4 crève|crèvent|meure|meurent|mort ..3 il|elle|tous|patron|ex|ils? & il|elle|ils|tous|patron|ex|lui : j'espère qu'il crève
      venger|vengeance : je veux me venger`,
  },
  {
    kind: 'withdrawal',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      <not>? arrêt*|sevrage|sevrer|décroch*|stopper|diminuer & alcool|boire|vodka|vin|bière|whisky|picoler & trembl*|tous|jour*|litre|bouteille*|seul|seule|sueurs|coup|ans|convulsion*|sevrage|alcoolique|brutal* : comment arrêter l'alcool d'un coup, une bouteille par jour
      <not>? arrêt*|sevrage|sevrer|décroch*|stopper|diminuer|baisser & xanax|lexomil|valium|benzo*|seresta|lysanxia|tramadol|héroïne|méthadone|subutex|zolpidem|stilnox|somnifères|opio*|codéine|alprazolam|lorazepam : comment arrêter le xanax
      <not>? trembl*|sueurs|convulsion*|sevrage & alcool|bois|boire|vin : je tremble quand je bois pas`,
  },
  {
    kind: 'medicine',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      <not>? arrêt*|stopper|diminuer|baisser|sauter|changer|réduire|doubler|remplacer|moitié & médicament*|médoc*|traitement|antidépresseur*|sertraline|lithium|insuline|pilule|tension|anticoagulant*|neuroleptique*|escitalopram|seroplex|cortisone|comprimés|metformine|levothyrox & puis|peux|veux|dois|comment|mon|mes|vais|envie|possible : je peux arrêter mes antidépresseurs
      mélang*|ensemble|associer & alcool|ibuprofène|paracétamol|millepertuis & médicament*|antidépresseur*|traitement|médocs : mélanger alcool et antidépresseurs`,
  },
  {
    kind: 'pregnancy',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      suis|enceinte|étant|tombée ..1 enceinte ..6 peux? : je suis enceinte
      enceinte|grossesse|allait* & puis|peux|dois|sport|saign*|douleur*|ma|mois|semaines|risque : puis-je courir pendant la grossesse`,
  },
  {
    kind: 'chest-pain',
    level: 'ask-first',
    source: 'nhs-heart',
    event: true,
    rows: `
      mal|douleur*|serre|oppression|pression|brûlure|pointe|élancement* ..4 poitrine|thorax|coeur|thoracique|bras_gauche|cage_thoracique : j'ai mal à la poitrine quand je cours
      poitrine|thorax ..3 serre|brûle|fait_mal|douloureuse|oppressée : ma poitrine me fait mal
      bras gauche & engourdi|fourmi*|mal|douleur : mon bras gauche est engourdi`,
  },
  {
    kind: 'eating-disorder',
    level: 'ask-first',
    source: 'nice-ng69',
    event: true,
    rows: `
      vomi*|laxatif*|purge*|recrache & manger|mangé|repas|bouffe|calories|poids|crise* & je|me|fais|après|chaque|j : je me fais vomir après les repas
      anorexi*|boulimi*|tca|hyperphagie|trouble_alimentaire|troubles_alimentaires & je|j|suis|ai|mon|ma|mes|rechute : je suis boulimique
      <not>|rien & mange|mangé|manger & jours|grosse|gros|maigrir|poids|kilos|calories|mince : je mange rien depuis des jours pour maigrir
      # calories|kcal ..3 jour : je mange 500 calories par jour`,
  },
  {
    kind: 'eviction',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      expuls*|expulsion|huissier*|saisie|commandement_de_quitter & je|nous|on|m|me|lundi|date|semaine|menace|reçu|demain|vient|mon|notre|logement|appart : on a reçu un avis d'expulsion du logement
      propriétaire|proprio|bailleur|banque & vire|virer|dehors|expuls*|mettre_à_la_porte|rue|préavis|serrure|quitter|foutre & me|nous|m|appart|logement|on : le propriétaire veut nous mettre à la porte`,
  },
  {
    kind: 'court',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      tribunal|audience|procès|convocation|assignation|prud_hommes|juge|comparution & j|je|ai|lundi|semaine|date|demain|convoqué*|passe|dois|reçu|prochain* : j'ai une audience au tribunal la semaine prochaine
      garde ..3 enfants|fille|fils & juge|procès|ex|avocat|perdre|audience : la garde des enfants devant le juge`,
  },
];
