import type { Signs } from './table.ts';

export const FR_SELF: readonly Signs[] = [
  {
    kind: 'suicide',
    rows: `
      façon|moyen|manière|méthode ..6 mourir|me_tuer|partir_pour_de_bon ..1 !de_rire & douloureuse|mal|rapide|douleur|souffrir|vite + c'est quoi la façon la moins douloureuse de mourir - la façon la moins chère de nourrir
      lettres|lettre ..8 <drug> & écrit|écrites|prêtes|côté|pour + j'ai écrit les lettres et mis les cachets de côté - les lettres et les cachets de la poste à payer
      fusil|arme|pistolet|flingue|calibre ..5 chargé|chargée|main|genoux|table|côté|lit|bouche|tempe & soir|nuit|maintenant|faire|fais|adieu|finir|décidé ..1 !chasse|police|colle + le fusil est chargé à côté de moi, je vais le faire ce soir - le pistolet à colle sur la table
      assurance|famille|enfants|eux|tous|tout_le_monde ..8 paye|paie|mieux|dettes|dette|touche|toucheront ..6 mourir|meurs|morte|mort|sans_moi|mienne ..1 !voiture & choisi|décidé|jour|date|sais|comment|quand|plan|semaine + avec l'assurance décès ma famille s'en sort mieux sans moi, j'ai choisi le jour - l'assurance voiture paye mieux
      acheté|prise|récupéré ..2 corde|noeud & où|quand|arbre|poutre|nuit ..1 !linge|escalade + j'ai acheté une corde hier, je sais où et quand - j'ai acheté une corde de guitare
      façon|moyen|manière|méthode ..2 de|pour ..1 mourir|me_tuer|se_tuer|suicide|me_suicider ..1 !de_rire + quelle est la façon de mourir qui fait le moins mal - la façon de nourrir le chat
      combien|quelle ..2 <drug>|dose|insuline ..7 mourir|me_tuer|tue|tuent|mort|létale|mortelle|suicid* ..1 !mouches + quelle dose d'insuline tue - combien de cachets coûte la boîte
      <drug>|dose|insuline ..6 pour ..1 mourir|en_mourir|me_tuer|se_tuer|crever ..1 !poux + combien de cachets il faut pour mourir - combien de cachets pour la douleur
      <someone> ..4 dit|écrit|jure|menace|annonce|avoué|envoyé|confié|posté|répète ..6 se|va ..1 tuer|suicider|pendre|tue|suicide|flinguer|jeter_du|jeter_sous|foutre_en_l_air|tirer_une_balle ..1 !au_travail|à|au + ma sœur m'a dit qu'elle allait se tuer ce soir - ma sœur dit qu'elle va se tuer à la tâche
      va|vais|allait|veut|vas|irai ..1 se|me ..1 jeter|pendre|flinguer|suicider|supprimer|noyer|foutre_en_l_air|balancer|tirer_une_balle ..3 !à_l_eau|dans_le_bain|dans_le_travail|à_corps ..1 & pont|viaduc|train|samedi|dimanche|demain|soir|nuit|rails|dit|dimanche|vendredi|fenêtre|balle|décidé|métro|chien|lettre + mon meilleur ami dit qu'il va se jeter du viaduc samedi - il va se baigner demain
      donner|donne|donnerai ..1 la mort ..1 & me|m|moi ..1 !rose + j'ai choisi le 14 pour me donner la mort - donner la main à mort me fatigue
      mets|met|mettre|mettrai|mettrais ..2 fin|terme ..1 à ..1 mes|ma|cette jours|vie|existence|souffrances ..1 !professionnelle|étudiante|de + dimanche je mets fin à mes jours - je mets fin à ma vie étudiante
      fenêtre|étage|balcon|rebord|corniche ..6 juste|plus_qu|suffit|reste|vais ..3 lâcher|sauter|me_jeter|tomber|basculer + je suis sur le rebord de la fenêtre au 7e, j'ai juste à lâcher - la fenêtre de l'étage reste à peindre
      allongé|allongée|assis|assise|debout|suis|monté|montée|enjambé|couché|couchée ..4 rails|voie|voies|pont|rebord|rambarde|toit|viaduc|balcon|fenêtre|parapet|falaise & mourir|train|attends|arrive|adieu|lâcher|lâche|sauter|saute|fini|finir|jeter|tomber|fin ..1 !photo|gare + allongé sur les rails, le train arrive - assise près de la fenêtre en gare
      prête|prêt à mourir|partir_pour_toujours|en_finir ..1 !de_rire + prête à mourir - prête à partir
      ne|n? ..1 vois|trouve|voit ..3 plus|pas|aucun ..3 sens|intérêt|raison ..3 vivre|vie ..1 !en_ville + je ne vois plus de sens à vivre - je ne vois pas de sens à venir
      mourir|me_tuer|se_tuer|mort|suicide|me_suicider|en_finir ..3 sans ..1 souffrir|douleur|souffrance + y a-t-il un moyen de mourir sans souffrir - courir sans souffrir
      je|j ..2 me ..1 pends|suicide|flingue|jette_du|jette_sous|tire_une_balle|ouvre_les_veines + ce soir je me pends - je me prends un café
      <someone> ..4 se ..1 tue|suicide|pend ..2 !au_travail|à & va|dit|veut|menace|ce_soir|maintenant + elle dit qu'elle se suicide ce soir - il se tue au travail
      <want> ..3 mourir|crever|être_morte|être_mort|ne_plus_exister|disparaître_pour_toujours|ne_plus_être_là|ne_pas_me_réveiller|ne_plus_me_réveiller|ne_plus_vivre ..1 !de|d|heureux|vieux|au|à|avant|en|que|dans + je veux mourir + j'ai envie de crever - j'ai envie de mourir de honte
      ne|n|veux|plus|pas ..2 veux|envie|plus|supporte !mourir|pas_mourir ..2 vivre|exister|d_exister|de_vivre|être_en_vie|me_réveiller ..1 !dans|avec|ici|là|comme|à|en|chez|seul|seule|sans|loin|si|tôt|ensemble|sous|au|de + je ne veux plus vivre - je ne veux plus vivre dans cette ville
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
      me ..1 coupe|taillade|entaille|brûle|scarifie ..6 toilettes|cachette|chambre|école|travail|boulot|lame|nuits|soirs|salle_de_bain ..1 !cheveux|papier|ongles + je me coupe dans les toilettes du boulot - je me coupe les ongles
      tape|cogne|frappe|tapé|cogné|frappé|coups ..4 tête|poings|poing ..3 mur|sol|porte & sang|saigne|exprès|mal|pun*|bosse|bleu|fois ..1 & me|m|je|ma ..1 !révisions + je me tape la tête contre le mur jusqu'au sang - je me tape la tête contre le mur avec excel
      vu|découvert|trouvé|cache|plein|pleine|montré ..4 coupures|entailles|cicatrices|brûlures_de_cigarette ..5 bras|jambes|poignets|cuisses|ventre ..1 & fille|fils|soeur|sœur|elle|amie|se|nièce|mes ..1 !vélo|foot + j'ai vu des coupures sur les bras de ma fille - j'ai vu les coupures de courant
      fille|fils|soeur|sœur|frère|amie|ami|nièce|neveu|élève|copine|gamine|cousine ..2 se ..1 coupe|taillade|entaille|scarifie|mutile|lacère ..2 !les|cheveux|la|en_deux|le|un_doigt|du_monde + ma fille se coupe, j'ai vu les plaies - ma fille se coupe les cheveux
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
      sniffé|injecté|fumé|pris|dose|shoot|consommé|shooté|fix ..12 répond|réveille|respire|réagit|bouge ..1 pas|plus|mal ..1 !messages|mails & sniffé|injecté|dose|shoot|truc|drogue|shooté|fumé|fix|convuls* + mon pote a sniffé un truc il convulse et il répond plus du tout - il a fumé et répond pas aux mails
      empoisonné|empoisonnée|intoxiqué|intoxiquée ..3 & s|me|suis & cachets|aujourd|maintenant|gaz|téléphone|hôpital|répond|mourir|seule|crois ..1 !ambiance + une amie m'écrit qu'elle s'est empoisonnée et ne répond plus au téléphone - le chef a empoisonné l'ambiance
      bu|avalé|avaler|bois|ingéré ..3 lantigel|antigel|du_déboucheur|l_antigel + jai bu de lantigel - jai bu de l'anisette
      <took>|injecté|injectée ..10 exprès|volontairement && <drug>|insuline|javel|poison|produit + ma grand-mère a pris les gouttes exprès - il a bu exprès mon jus
      <took>|mélangé|injecté ..14 <drug>|<alcohol>|insuline|poison|drogue && pour|histoire ..3 mourir|me_tuer|se_tuer|ne_plus_me_réveiller|plus_me_réveiller|dormir_pour_toujours|en_finir|crever|pas_me_réveiller ..1 !de + j'ai pris tout le traitement de mon mari pour ne plus me réveiller - j'ai pris du vin pour la sauce
      injecté|injectée|injecter|piqué|piquée ..2 toute|tout|entier|trop|doses|#10|flacon ..4 insuline|stylo + je me suis injecté tout mon stylo d'insuline exprès - tout le monde au stylo
      injecté|injectée|injecter|piqué|piquée|mis ..4 insuline|stylo ..4 toute|tout|entier|exprès|coup|unités|mourir|réveiller|trop + je me suis injecté l'insuline toute d'un coup - j'ai injecté l'insuline du matin
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
      mousse|bave ..4 bouche ..1 & il|elle|a|mon|ma + il a de la mousse à la bouche - la mousse au chocolat en bouche
      pendu|pendue ..8 décroché|respire|pouls|corde|secours|vivant ..1 & s|est|il|elle|papi ..1 !crémaillère + papi est pendu, on l'a décroché, il respire pas - le linge est pendu
      trouvé|trouvée|vu|découvert|rentrée|rentré ..8 pendu|pendue|veines_ouvertes|veines_coupées|poignets_ouverts|poignets_coupés ..1 !tableau|manteau & mère|père|frère|soeur|sœur|fils|fille|ami|amie|papi|mamie|mari|femme|coloc|il|elle|copain|copine|voisin|baignoire|cave|maman|papa + j'ai trouvé ma coloc dans la baignoire les veines ouvertes - j'ai trouvé le tableau pendu
      respire ..1 plus|pas ..1 !à_fond|bien_ici|librement|mieux|fort & il|elle|frère|soeur|sœur|mère|père|maman|papa|bébé|fils|fille|mari|femme|ami|amie|voisin|mamie|papi + mon frère respire plus je fais quoi - on respire mieux
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
];
