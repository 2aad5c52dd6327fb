import type { Questions } from './table.ts';

export const FR_ASK: readonly Questions[] = [
  {
    kind: 'withdrawal',
    source: 'who-mhgap',
    rows: `
      <not>? arrêt*|sevrage|sevrer|décroch*|stopper|diminuer & alcool|boire|vodka|vin|bière|whisky|picoler & trembl*|tous|jour*|litre|bouteille*|seul|seule|sueurs|coup|ans|convulsion*|sevrage|alcoolique|brutal* : comment arrêter l'alcool d'un coup, une bouteille par jour
      <not>? arrêt*|sevrage|sevrer|décroch*|stopper|diminuer|baisser & xanax|lexomil|valium|benzo*|seresta|lysanxia|tramadol|héroïne|méthadone|subutex|zolpidem|stilnox|somnifères|opio*|codéine|alprazolam|lorazepam : comment arrêter le xanax
      <not>? trembl*|sueurs|convulsion*|sevrage & alcool|bois|boire|vin : je tremble quand je bois pas`,
  },
  {
    kind: 'medicine',
    source: 'who-mhgap',
    rows: `
      <not>? arrêt*|stopper|diminuer|baisser|sauter|changer|réduire|doubler|remplacer|moitié & médicament*|médoc*|traitement|antidépresseur*|sertraline|lithium|insuline|pilule|tension|anticoagulant*|neuroleptique*|escitalopram|seroplex|cortisone|comprimés|metformine|levothyrox & puis|peux|veux|dois|comment|mon|mes|vais|envie|possible : je peux arrêter mes antidépresseurs
      mélang*|ensemble|associer & alcool|ibuprofène|paracétamol|millepertuis & médicament*|antidépresseur*|traitement|médocs : mélanger alcool et antidépresseurs`,
  },
  {
    kind: 'pregnancy',
    source: 'who-mhgap',
    rows: `
      suis|enceinte|étant|tombée ..1 enceinte ..6 peux? : je suis enceinte
      enceinte|grossesse|allait* & puis|peux|dois|sport|saign*|douleur*|ma|mois|semaines|risque : puis-je courir pendant la grossesse`,
  },
  {
    kind: 'chest-pain',
    source: 'nhs-heart',
    rows: `
      mal|douleur*|serre|oppression|pression|brûlure|pointe|élancement* ..4 poitrine|thorax|coeur|thoracique|bras_gauche|cage_thoracique : j'ai mal à la poitrine quand je cours
      poitrine|thorax ..3 serre|brûle|fait_mal|douloureuse|oppressée : ma poitrine me fait mal
      bras gauche & engourdi|fourmi*|mal|douleur : mon bras gauche est engourdi`,
  },
  {
    kind: 'eating-disorder',
    source: 'nice-ng69',
    rows: `
      vomi*|laxatif*|purge*|recrache & manger|mangé|repas|bouffe|calories|poids|crise* & je|me|fais|après|chaque|j : je me fais vomir après les repas
      anorexi*|boulimi*|tca|hyperphagie|trouble_alimentaire|troubles_alimentaires & je|j|suis|ai|mon|ma|mes|rechute : je suis boulimique
      <not>|rien & mange|mangé|manger & jours|grosse|gros|maigrir|poids|kilos|calories|mince : je mange rien depuis des jours pour maigrir
      # calories|kcal ..3 jour : je mange 500 calories par jour`,
  },
  {
    kind: 'eviction',
    source: 'legal-aid',
    rows: `
      expuls*|expulsion|huissier*|saisie|commandement_de_quitter & je|nous|on|m|me|lundi|date|semaine|menace|reçu|demain|vient|mon|notre|logement|appart : on a reçu un avis d'expulsion du logement
      propriétaire|proprio|bailleur|banque & vire|virer|dehors|expuls*|mettre_à_la_porte|rue|préavis|serrure|quitter|foutre & me|nous|m|appart|logement|on : le propriétaire veut nous mettre à la porte`,
  },
  {
    kind: 'court',
    source: 'legal-aid',
    rows: `
      tribunal|audience|procès|convocation|assignation|prud_hommes|juge|comparution & j|je|ai|lundi|semaine|date|demain|convoqué*|passe|dois|reçu|prochain* : j'ai une audience au tribunal la semaine prochaine
      garde ..3 enfants|fille|fils & juge|procès|ex|avocat|perdre|audience : la garde des enfants devant le juge`,
  },
];
