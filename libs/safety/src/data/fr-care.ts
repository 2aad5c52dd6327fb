import type { Signs } from './table.ts';

export const FR_CARE: readonly Signs[] = [
  {
    kind: 'withdrawal',
    urgent: true,
    rows: `
      jour|jours|nuit|heures ..2 sans ..3 <alcohol>|<benzo>|boire|verre && <sym>|tremble|sue|voix|convuls* + deuxième jour sans vin, je sue, je tremble et j'entends des voix - deuxième jour sans vin à la maison
      <benzo>|alcool|boire && crises|crise|convuls* && depuis|arrêté|arrêt|sevrage ..3 arrêté|stoppé|arrêt|sevrage? ..1 !rire + depuis que j'ai arrêté le valium je fais des crises - crise de rire
      <stopped> ..6 <alcohol>|<benzo> && <sym> + j'ai arrêté de boire il y a trois jours, mes mains tremblent et je vois des araignées - j'ai arrêté de fumer
      <benzo>|alcool ..4 <stopped> && <sym> + le xanax, arrêté d'un coup, convulsions - xanax
      sevrage|manque|désintox && <sym> ..1 !sommeil + en sevrage et je tremble - sevrage du téléphone
      <sym> ..6 quand|si|sans|parce|depuis ..2 ne|n? ..2 bois|alcool|boire|<benzo> ..1 pas|plus? + je tremble quand je ne bois pas - je tremble quand je parle`,
    unless: `
      excitation|rire|de_froid|café|fumer|émotion`,
  },
  {
    kind: 'pregnancy',
    urgent: true,
    rows: `
      enceinte|grossesse && perds|perdre|perdu|coule|beaucoup|plein ..4 sang|liquide|eaux ..1 !prise|analyse + enceinte de 10 semaines je perds beaucoup de sang - enceinte et prise de sang
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
      cortisone|prednisone|solupred|corticoïdes|hydrocortisone && évanou*|tombe|tomber|chute*|syncope*|malaise* && jeté|balancé|arrêté|arrêt|stoppé|lâché|sans|plus + ma soeur a jeté sa cortisone et elle n'arrête pas de tomber - la cortisone est tombée du sac
      serre|serrée|pression|poids|douleur|mal|étau|oppresse ..3 poitrine|thorax|coeur|cœur && mâchoire|bras|transpire|sueur|sueurs|dos|nausée|souffle ..1 !muscu + ça serre dans la poitrine et la mâchoire, je transpire, c'est le stress - le dos serré
      bouger|lever|lève|sens|bouge ..3 bras|main|jambe|côté & parle*|mots|mot|langue|bouche & coup|maintenant|droit|droite|gauche|soudain + je n'arrive plus à lever le bras droit et les mots ne viennent pas - lever la main pour parler
      bras|main|côté|jambe|moitié ..2 droit|droite|gauche|corps? ..4 force|bouger|lever|lève|engourdi|engourdie|paralysé|paralysée|sens|répond|bouge|tombe && parle*|mots|mot|visage|bouche|langue ..1 !tatouage + mon bras droit ne répond plus et je ne trouve plus les mots - le bras du tatouage et les mots
      parle|parler|parlé|voix|mots|langue ..3 bizarre|bizarrement|mal|pâteu*|confus*|charabia|mélange*|n_importe_quoi ..1 && coup|soudain|bras|bouche|main|côté|jambe|visage & bras|bouche|main|jambe|visage ..1 !anglais + je sens plus mon bras droit d'un coup et je parle bizarre - je parle mal anglais
      bouche|visage|lèvre|oeil|côté ..5 travers|tordu|tordue|tombe|tombé|tombante|paralysé|paralysée|engourdi|engourdie|affaissé|déformée|déforme && parle*|parlé|mot|mots|bras|main|articul*|bafouill* ..1 !gâteau + ma mère a la bouche de travers d'un coup et elle arrive plus à parler - la bouche de travers du pantin
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
      jeûne|jeûner ..6 depuis|jours|total|complet|sec|heures && grosse|gros|mince|maigre|maigrir|kilos|poids|grossir + jeûne total depuis dimanche, je me vois encore grosse - à jeun pour la prise de sang
      depuis|jours|semaine ..5 que|juste|seulement ..3 eau|thé|tisane|café|bouillon && grosse|gros|mince|maigre|maigrir|poids|kilos|grossir|perdre + depuis dimanche je ne bois que de l'eau, je me trouve encore grosse - depuis dimanche que de l'eau aux plantes
      que|juste|seulement|uniquement ..3 eau|thé|tisane|café|bouillon|liquide ..4 depuis|jours|semaine|lundi|mardi|dimanche && grosse|gros|mince|maigre|maigrir|poids|kilos|kilo|grossir|perdre|repas|mangé ..1 !plantes + que du thé depuis lundi, aucun repas, je veux encore perdre cinq kilos - que de l'eau depuis lundi pour les plantes
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
      alcool|boire|bois && stoppe|arrête|zéro|arrêté|stop ..3 net|alcool|coup|tout & ans|jours|matin + depuis ce matin zéro alcool, 15 ans que je bois tous les jours, je stoppe net - zéro alcool au menu
      arrêté|arrête|stoppé|cessé ..3 boire|<alcohol> ..5 coup|hier|net|matin && bouteille|bouteilles|litre|litres|bières|verres|ans|jour + hier j'ai arrêté de boire d'un coup, dix bières par jour - j'ai arrêté de boire du café
      buvais|bu|bois|boit|buvait|bouteille|bouteilles|litre|litres ..6 bouteille|bouteilles|litre|litres|bières|verres|cannettes|<alcohol> ..4 jour|soir|nuit|quotidien* && arrêté|arrête|stoppé|cessé ..4 & coup|matin|hier|aujourd|demain|lundi|net|semaine ..1 !eau + une bouteille de whisky par jour depuis huit ans, j'ai tout arrêté ce matin d'un coup - je buvais un litre d'eau par jour
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
      nulle_part_où|pas_où|sait_où|rien_où ..1 aller|dormir|vivre ..1 & expuls*|rue|maison|proprio|propriétaire|loyer|jeudi|vendredi|demain|dehors + on nous met dehors jeudi et on a nulle part où aller, dehors - nulle part où aller ce week-end
      expulsion|expulsions ..4 est|le|c|prévue|fixée|pour ..3 <day>|jours + l'expulsion est jeudi et on ne sait pas où aller - l'explication est jeudi
      doit|devons|dois|faut ..2 quitter|partir|libérer ..5 vendredi|lundi|semaine|jours|logement|appartement|maison|mardi & propriétaire|proprio|huissier|loyer|bailleur|expuls* + on doit quitter l'appartement vendredi, dit le proprio - je dois partir vendredi en train
      met|mettent|jette|jettent|vire|virent|fout|expulse|mettre|virer ..3 à_la_porte|dehors|à_la_rue ..4 appartement|maison|logement|semaine|lundi|vendredi|demain|proprio + on nous met à la porte de l'appartement la semaine prochaine - le chien met ses pattes dehors
      nous|me ..1 met|mettent|vire ..2 porte|dehors ..3 !du_bureau & appartement|maison|logement|appart + on nous met dehors de l'appart - il me met dehors du bureau
      expulsion|expulsés|expulsé|expulsée|expulser|expulse & avis|lettre|nous|on|me|mardi|lundi|vendredi|demain|semaine|reçu|ordre|procédure|logement|bail|va|être|menace|propriétaire ..1 !poumon + on a reçu un avis d'expulsion - on a expiré
      propriétaire|proprio|bailleur|banque|propriétaires ..3 met|jette|vire|veut|fout|mettre|dégage|change|changé ..3 dehors|rue|porte|partir|serrure|serrures|virer|parte + mon propriétaire nous met dehors vendredi - mon propriétaire met un mot
      huissier|huissiers|commandement_de_quitter|trêve_hivernale ..4 + l'huissier vient mardi - le bail
      perdre|perd|perds|saisir|saisie ..3 maison|appartement|logement ..6 loyer|loyers|crédit|dettes|impayés|banque + on va perdre la maison à cause du crédit - perdre les clés de la maison
      à_la_rue|sdf|sans_abri ..5 vendredi|demain|semaine|mois|lundi|bientôt|enfants & je|on|suis|serai|serons|vais|va + on sera à la rue vendredi - le marché à la rue`,
    unless: `
      on_a_été_expulsés|bénévole*|exactement|c_est_quoi`,
  },
  {
    kind: 'court',
    rows: `
      passe|passons|suis|ai|convoqué ..2 au|devant|chez tribunal|juge|le_juge|le_tribunal & demain|lundi|mardi|mercredi|jeudi|vendredi|semaine|avocat|après_demain + je passe devant le juge après-demain pour la garde et sans avocat - je passe devant la mairie demain
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
  {
    kind: 'medicine',
    rows: `
      veux|veut|vais|va|ai|a|décidé|pense|demain|hier|dès ..3 arrêter|arrête|arrêté|stopper|stoppe|stoppé|lâcher|jeter|jeté|cesser ..4 <med> ..9 seul|seule|de_son_côté|sans_le_dire|sans_en_parler|sans_voir|sans_prévenir|sans_avis|sans_demander|cachette|plus_besoin|n_en_veux_plus|coup|en_douce + mon mari veut arrêter ses cachets pour le coeur sans le dire au cardiologue - mon mari veut arrêter la pression au travail
      puis|peux|peut|dois|veux ..3 doubler|prendre|augmenter ..3 <med>|<drug>|dose ..3 ..1 & double|doubler|deux_fois|augmenter ..1 !confiture + est-ce que je peux doubler mon seroplex aujourd'hui - je peux doubler la confiture`,
  },
];
