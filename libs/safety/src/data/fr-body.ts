import type { Signs } from './table.ts';

export const FR_BODY: readonly Signs[] = [
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      me|m|jme|mes ..4 <woundSelf> & <body>|<tool>|exprès|sang|encore|jours|calme*|punir|soulag*|volontaire* : je m'entaille les cuisses au cutter
      je|j|jme ..4 <woundSelf> ..4 <body>|mollet*|hanche*|main : j'ai brûlé mes bras
      bras|jambes|cuisses|poignets|corps|peau|ventre ..4 couvert*|plein*|remplis|tailladé*|lacéré*|en_sang|lardé* ..4 coupures|cicatrices|marques|entailles|brûlures|traits|de? & <self> : mes bras sont couverts de coupures
      entaille*|coupure*|plaie* ..6 profonde*|points|suture*|recoudre|saigne*|infect*|ouverte & <self> & bras|cuisse*|poignet*|lame|cutter|moi|exprès|arrête : la coupure au poignet est profonde, je saigne
      je|me|m ..4 arrache|arraché|arrachée ..3 cheveux|peau|ongles|croûtes : je m'arrache les cheveux
      cogne|tape|frappe|cogner|taper|frapper ..3 tête|poing*|front ..4 mur*|porte|sol|sang|bureau|table : je cogne ma tête contre le mur
      tête|poing*|front ..4 contre ..3 mur*|porte|sol & je|me|j|tape*|cogne*|frapp* : la tête contre le mur, je me cogne
      éteins|éteint|écrase|écrasé|éteindre ..4 clope*|cigarette*|mégot* ..4 <body>|main|moi : j'écrase des clopes sur mon bras
      rechuté|rechute|recraqué|replongé|craqué|recommencé ..8 <tool>|scarif*|mutil*|coup*|bras|cuisses|lame|taillad*|bruler|saigné & <self> : j'ai craqué, repris la lame`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <body> & moi_qui|moi_même|toute_seule_que & fais|fait|faire|infligé : mes jambes c'est moi qui fais ça
      <tool> & <body> : la lame, l'avant bras, encore
      <someone>|enfant|fille|fils ..4 se|s ..2 <woundSelf>|scarif*|mutil*|fait_du_mal|fait_mal : ma fille se mutile
      <self> & <tool> & <crave>|caché*|planqué*|trousse|coque|oreiller|sac|tiroir|poche|toujours|main|achet*|douche|salle_de_bain|sous|près : j'ai toujours une lame dans ma trousse
      <self> & <woundSelf>|faire_mal|faire_du_mal|scarif*|mutil*|automutil* & <crave> : ça me démange de me couper
      cicatrice*|coupures|marques|traces|plaies|traits|pansement*|manches|bracelet*|pull|collants|bandage & cache*|cacher|dissimul*|longues|couvr*|voie|voient|voit|été|piscine|chaleur|sport|remarque|fraîch*|visibles|canicule & <self>|personne|coupures|manches|cicatrice* : je porte un pull en été pour cacher les marques
      <self> & punir|punis|punition|mérite & mal|faim|manger|repas|douleur|souffrir|froide|frapp*|coup*|saigner|corps|mériter : je me prive de manger pour me punir, je mérite la douleur
      sang ..4 couler|coule|voir|goutte* & <self>|quand|besoin & calme*|besoin|apais*|soulag*|envie|bien|faut : voir le sang couler me calme
      voir|besoin|envie ..4 sang & calme*|couler|coule|apais*|soulag* : besoin de voir du sang, que ça coule
      douleur|mal ..6 sentir|vivant|vivante|apais*|soulag*|calme*|seule|exister & <self>|que|au_moins : la douleur me rappelle que je suis vivante, au moins je l'apaise
      <self> ..4 fais|fait|faire|fasse ..2 mal|du_mal|souffrir : je recommence à me faire du mal
      automutil*|automutilation|scarif*|scarification* : automutilation
      gratte|grattée|gratté|mords|ronge ..5 sang|vif|peau|plaie* & <self> : je me gratte jusqu'au sang`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took> & <lots>|plaquettes|boîtes|boites|tubes|mes|ses & <pills> & <self>|il|elle|<someone> : elle a pris deux boîtes de doliprane
      <took>|sniffé|tapé|fumé|consommé|injecté & <drug>|<pills>|truc|produit|poudre & <ill> : j'ai pris de la md et mon coeur s'emballe
      <took>|bu ..3 <lots>|deux|trois|quatre ..3 boîte*|plaquette*|tube*|flacon*|bouteille*|dedans ..3 <pills>|comprimés|sirop|médicament*|de? : j'ai avalé toute la boîte
      <someone>|enfant & <took>|drogue|cachets|seringue|médicaments|comprimés|overdose|médocs & <unwell> : maman a pris ses médicaments et elle est inconsciente
      trouvé|retrouvé|trouvée|retrouvée|allongé|allongée|couché|par_terre|sol ..8 <unwell>|boîte*|cachets|seringue|plaquette*|vide|vides & <someone>|enfant|il|elle|l : j'ai retrouvé mon père par terre, la boîte vide à côté
      par_terre|sol|carrelage|canapé|lit|baignoire & <unwell>|boîte_vide|boîtes_vides|plaquettes_vides|seringue|cachets & <someone>|il|elle|enfant|la|le : ma soeur est par terre, elle bouge plus
      <child> ..6 avalé|bu|mangé|ingéré|gobé ..6 <pills>|produit*|lessive|pile|javel|capsule*|berlingot|eau_de_javel|détergent|liquide|huile : mon bébé a avalé une pile
      <someone> ..6 overdose|surdose|intoxiqué|intoxiquée|intoxication|empoisonné : mon pote fait une surdose
      mousse|bave ..3 bouche : il a de la mousse à la bouche`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      pris|prends|avalé & dose|doses|traitement|<pills> & deux_fois|trois_fois|double|erreur|trompé|trompée|trop|tourne|confondu|surdos* : j'ai pris ma dose deux fois
      combien|à_partir|quelle_dose|quelle_quantité|jusqu_à|que_se_passe|qu_est_ce_qui & <pills>|mg|grammes|g|dose|insuline & trop|faut|danger*|fatal*|létal*|mort*|mourir|suffi*|overdose|coup|foie|toxique|tuer|risque|endormir|boîte|d_un_coup : à partir de combien de doliprane c'est dangereux
      <pills> & vodka|alcool|vin|whisky|rhum|bière|drogue|coke|herbe & avec|mélang*|mixe*|plus|dessus|ensemble|pris|après|puis|et : des somnifères avec du whisky
      <self> & <took>|prends|reprends|avale & plus|trop|double|triple|davantage|plein|beaucoup|plusieurs|encore & <pills>|dose|prescrit* & dormir|oublier|dose|prescrit*|prévu|assommer|penser|encore|tenir|calmer|trop : je prends plus de cachets que prescrit
      <took>|sniffé|fumé|injecté|tapé & <drug>|<pills>|truc|trucs|produit|substance & <someone>|j|je|il|elle & bizarre|mal|froid|froide|pâle|peur|trembl*|dort|délire|vomit|incohérent*|parle|blanc|blanche|réveill* : elle a pris un truc et elle délire
      centre_antipoison|antipoison|lavage_d_estomac|intoxication|surdos*|overdose* : j'appelle le centre antipoison
      <wish>|<will>|soir ..5 <lots> ..4 <pills>|boîte|boites : je vais prendre toute la boîte`,
  },
];
