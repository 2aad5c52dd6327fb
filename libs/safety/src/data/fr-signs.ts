import type { Signs } from './table.ts';

export const FR_SIGNS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      en finis|finirai|finis_avec ..3 : ce soir j'en finis avec la vie
      <pills>|corde|lame|lames|flingue|rasoir & table|préparé|prêts|prêt|prête|comptés|lit|main|devant|alignés|posés & j|mes|les|ai|la|je : j'ai préparé les cachets sur la table
      trouvera|retrouvera|trouverez ..3 corps|morte|mort|lundi|matin|pendu|pendue|tard : on me retrouvera lundi
      dis|dites ..3 <moved> ..4 aime|pardon|aimais : dis à maman que je l'aime
      <not>|plus|aucune ..3 envie|goût|raison|force ..2 vivre|vie|continuer_à_vivre : plus aucune envie de vivre
      me faire|ferai ..1 du? ..1 mal|sauter ..3 vraiment|soir|irréversible|grave : je vais me faire du mal ce soir, vraiment
      <wish> ..3 <die> : g envie de crever pour de vrai
      <wish> ..2 être ..1 mort|morte : je voudrais être morte
      veux|veut|vx|jveux|veu|voudrais|envie|souhaite ..1 plus|pas|jamais ..3 vivre|exister|me_réveiller|me_lever|d_être_en_vie|continuer_à_vivre|être_là|être_en_vie : je veux plus vivre
      <wish> ..4 <not>|plus ..3 me? ..1 réveiller|vivre|exister|être_né|être_née : j'espère ne pas me réveiller demain
      plus|pas|aucune envie|goût ..2 de ..2 vivre|vie|me_réveiller|exister|continuer_à_vivre : plus envie de vivre
      dormir|endormir|m_endormir|coucher ..6 jamais|pas|plus ..3 réveiller|réveille : m'endormir et ne plus jamais me réveiller
      <will> ..3 me|m ..2 <endMyself> : jvais me tuer ce soir
      me|m tuer|suicider|pendre|flinguer|foutre_en_l_air|noyer|supprimer|tue|suicide|pends|flingue|bute : je me tue
      <will>|fin ..3 mettre fin ..4 jours|vie|tout|souffrances : je vais mettre fin à mes jours
      mettre|mets|mis fin ..2 mes ..1 jours|vie : mettre fin à mes jours
      en finir|finir_avec_la_vie|finir_avec_tout & vie|veux|vais|tout|moi|soir|vraiment|envie|décidé|jvais|je : je veux en finir
      ~suicidaire|~suicidaires & je|suis|j|me|idées|pensées|mes : j'ai des idées suicidaires
      pense|penser|pensé|songe|idée|idées|projet|tentative ..4 ~suicide|suicider|me_tuer|mourir|en_finir : je pense au suicide
      ôter|enlever|prendre ..1 la vie & me|m : m'ôter la vie
      préférerais|préfère|voudrais|aurais_dû|mieux|souhaite|aimerais ..4 mort|morte|jamais_né|jamais_née|pas_né|pas_née|pas_exister : je préférerais être mort
      <not> ..2 mérite ..2 vivre : je ne mérite pas de vivre
      mérite ..2 pas|plus ..2 vivre : je mérite pas de vivre
      aucune|plus|pas ..1 raison|raisons ..3 vivre|continuer_à_vivre|rester_en_vie : aucune raison de vivre
      vie ..3 pas|plus|rien ..3 peine|vaut|vécue|sens & vivre|vécue|vivante|ma : ma vie ne vaut pas la peine d'être vécue
      saut*|jet*|lanc* & balcon|pont|toit|fenêtre|immeuble|train|métro|rails|falaise|étage & je|j|me|menace|va|vais|elle|il|se|veut|dit : ma soeur menace de sauter du balcon
      sous|devant|contre ..2 train|métro|camion|bus|voiture|arbre|rails|mur & jet*|mett*|fonc*|rentr*|encastr*|saut* : me jeter sous un train
      ouvrir|trancher|tailler|couper ..2 veines|gorge : m'ouvrir les veines
      j|ai|acheté|caché|trouvé|préparé|garde|stocké|récupéré & <means> & attends|prêt|prête|vendredi|soir|assez|garage|seul|seule|plan|part|parte|suffit|tiroir|cave|samedi : j'ai la corde dans le garage, j'attends juste que mon coloc parte
      lettre|lettres|mot|vidéo|message & écrit|écrite|écrites|laissé|prêtes|prête|tiroir|fini|enregistré & <moved>|adieu|adieux|pardon : les lettres pour mes filles sont écrites
      lettre|lettres|mot|message d adieu|adieux|suicide : ma lettre d'adieu
      adieu|adieux ..3 tous|monde|tout_le_monde|la_vie|coach|merci|vie|mes|à|pour : adieu à tous
      c_est|ceci|ce_sont|mon|ma|mes ..2 adieu|adieux|derniers_mots|dernier_souffle : ce sont mes adieux
      quand ..2 lirez|liras|lis|lisez ..6 mort|morte|plus_là|partie|parti|tard : quand tu liras ça je serai plus là
      méthode|façon|moyen|comment|combien|dose ..6 mourir|me_tuer|suicider|suicide|mortelle|létale|sans_souffrir|sans_douleur|indolore : comment mourir sans souffrir
      <someone> ..6 veut|menace|dit|parle|essaie|va|voulait|écrit|envoie|tente ..6 se_tuer|suicider|mourir|sauter|se_pendre|en_finir|se_suicide|se_tue|se_jeter|s_ouvrir_les_veines : mon ami dit qu'il va se suicider
      va|veut|menace ..2 se ..1 tuer|suicider|pendre|jeter|foutre_en_l_air : elle va se tuer
      serai|serais ..3 plus_là|mort|morte|plus_de_ce_monde ..5 demain|soir|lundi|bientôt|ce : demain je serai mort ce soir
      occupe|occupez|prenez_soin|prends_soin ..6 quand ..2 serai|serais ..2 plus|mort|morte|partie|parti : occupe-toi de mon chat quand je serai plus là`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      mon|ma dernier|dernière message|lettre|nuit|noël|mot|anniversaire : c'est mon dernier message
      <not>|plus ..3 reviendrai|rentrerai|serai_là|verrai|fêterai|atteindrai|arriverai ..4 plus|jamais|30|noël|anniversaire|demain|lundi|dimanche|40|été? : je ne verrai pas noël
      <not>|plus ..3 place|ma_place ..3 monde|ici|nulle_part|terre : je n'ai pas ma place dans ce monde
      ma place ..4 pas|plus|nulle_part : ma place n'est plus ici
      personne ..3 aime|besoin|comprend|veut|attend|tient : personne ne m'aime
      manquerai|manquerais ..3 personne : je manquerais à personne
      pleure|pleurer ..3 toutes|tous|nuit|nuits|arrêt|sans|jours|soirs : je pleure toutes les nuits
      vide|morte|mort|cassée|cassé|brisée|détruite ..2 intérieur|dedans : je suis morte à l'intérieur
      plus|pas|aucune ..3 force|énergie|courage ..4 : j'ai plus la force
      suis ..2 raté|ratée|échec|déchet|honte|merde ..3 vie|famille|total|complet? : je suis un échec
      <not>|plus ..1 rien ..1 supporte|supporter : supporte plus rien
      supporte|endure ..2 plus|pas ..3 rien|cette_vie|vivre|tout|ça : je supporte plus rien
      tout|arrêter|finir ..2 arrêter|finir|lâcher ..3 soir|maintenant|vie|définitivement & veux|vais|envie|tout : envie de tout arrêter maintenant
      mieux|heureux|tranquille|tranquilles|soulagés|soulagé|simple|facile ..5 sans_moi|si_j_étais_pas|si_je_n|si_j_étais_mort|si_je_disparais|si_j_existais : tout le monde serait mieux sans moi
      sans moi ..5 mieux|heureux|simple|tranquille|facile|avanc* : sans moi ce serait plus simple
      peux|pouvais|tiens|supporte|arrive|peu ..3 plus : j'en peux plus
      plus|pas|aucun|aucune|jamais|sans ..3 issue|avenir|espoir|sortie|solution|lumière|échappatoire|bout_du_tunnel|demain|lendemain : je vois pas d'issue
      avenir|futur|issue ..5 pas|plus|aucun : l'avenir, je ne le vois pas
      à|a quoi ..3 sert|bon|rime ..6 là|vivre|continuer|vie|tout|encore|lever|exister|moi? : a quoi ca sert que je sois encore là
      pourquoi ..3 suis|vis|continue|continuer|reste|existe|vivre|lever|né|née ..3 là|encore|vivre|vie|lutter|née? : pourquoi je suis encore là
      quel ..1 sens|intérêt|but ..4 vie|vivre|tout|continuer|exister|là : quel intérêt de vivre
      veux|jveux|voudrais|aimerais|juste|besoin|envie ..4 tout|ça|douleur|bruit ..3 arrête|s_arrête|cesse|finisse|soit_fini|fini|stop|disparaisse : je veux juste que tout s'arrête
      si ..2 disparais|jdisparais|meurs|mourais|disparaissais|jmeurs|pars|étais_plus ..6 personne|rend_compte|remarque|manque|pleure|rien|mieux|égal|soulag* : si jdisparais personne s'en rend compte
      personne ..5 remarque*|manquerai*|pleure*|rendrait_compte|rend_compte|regrett*|verra|verrait : personne ne me regretterait
      veux|jveux|voudrais|envie|aimerais|juste|préfère ..4 disparaître|m_effacer|ne_plus_exister|plus_être_là|partir_pour_toujours|ne_plus_être|plus_exister|m_évaporer : je voudrais disparaître
      fatigué|fatiguée|marre|lasse|las|épuisé|épuisée|ras_le_bol ..2 de|d ..2 vivre|vie|exister|tout|être|moi|lutter|respirer|être_là|être_en_vie : fatiguée de vivre
      déteste|hais ..3 ma_vie|vivre|exister|moi_même|me_réveiller : je déteste ma vie
      suis|être|un|qu_un ..3 fardeau|poids|boulet|charge|déchet|bon_à_rien : je suis un fardeau
      si|espère|aimerais ..4 bus|voiture|camion|train|cancer|accident|foudre ..5 renverse*|percut*|égal|écras*|tue|fauch*|grave|emport* : si un bus me renverse ça m'est égal
      égal|fous|fiche|grave|dérangerait ..5 mourir|mort|morte|meurs|vivre|réveiller|crever : ça m'est égal de mourir
      <not>? rien|plus_rien ..4 sens|importe|importance|compte|attendre|attends|perdre|vaut|envie : plus rien n'a de sens
      vie ..3 <not>? ..3 sens|foutue|finie|vide|nulle|pourrie|insupportable|inutile : ma vie n'a plus de sens
      ~suicide|suicider|suicid* : le suicide
      pense|penser|rêve|songe|imagine ..4 mort|mourir|enterrement|ma_mort : je pense à la mort
      dormir|endormir|partir ..2 pour_toujours|éternellement|à_jamais : dormir pour toujours
      me|suis|sens ..4 vide|désespéré|désespérée|inutile|piégé|piégée|nul|nulle|au_bout|à_bout|au_bout_du_rouleau|brisée|brisé : je me sens vide et inutile
      donné|donne|distribue ..3 toutes|mes|tout ..2 affaires|chat|chien|vêtements|guitare : j'ai donné toutes mes affaires
      pardon|merci ..3 pour|de ..2 tout ..8 adieu|concerne|importe|sert|oubliez|jamais|coach? : merci pour tout
      pas|plus ..2 en_sécurité|sûre|sûr ..2 avec_moi|seule|de_moi|toute_seule : je suis pas en sécurité avec moi-même
      regarde|fixe|pense|reste|devant|attire* ..5 pont|toit|rails|corde|balcon|falaise|cachets|vide : je fixe les rails du métro
      abandonne|abandonner|baisser_les_bras|lâcher_prise & vie|tout|moi|vivre : j'abandonne la vie
      rejoindre|retrouver|revoir ..3 mère|maman|père|papa|mamie|fils|fille|lui|elle ..3 ciel|haut|paradis|bientôt : rejoindre maman au ciel`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      ouvert|ouvre|coupé|entaillé|tailladé|brûlé|tranché ..2 bras|poignet*|cuisse*|jambe*|veines|peau : je me suis ouvert les bras
      me fais|fait|faire ..1 mal|du_mal ..3 tous|toutes|soir|soirs|nuits|jour|jours|encore|régulièrement|exprès : je me fais du mal tous les soirs
      me|m|jme ..2 suis? ..2 scarifi*|coupe|coupé|coupée|taillade|tailladé|tailladée|brûle|brûlé|brûlée|mutile|mutilé|mutilée|lacère|griffe|mords|cogne|entaille|ouvert_le_bras|fais_du_mal|fait_du_mal|fait_mal_exprès|frappe_la_tête : je me suis encore scarifiée hier soir
      scarifi*|mutil*|automutil* ..5 encore|recommenc*|hier|jours|tous|soir|semaine|repris|rechute* : je recommence à me scarifier, encore hier
      recommencé|rechuté|recommence|repris ..4 couper|scarifi*|mutil*|automutilation|faire_du_mal|brûler : j'ai recommencé à me couper
      saigne|sang & coupé|profond|lame|rasoir|arrête_pas|bras|poignet*|plus_profond & je|j|ai|ça|me : je saigne bcp j'ai coupé trop profond
      tape|frappe|cogne ..3 tête|poing|poings ..3 mur|sang|porte : je me tape la tête contre le mur`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <not>? coupe|couper|scarifi*|mutil*|automutil*|brûler|faire_du_mal|faire_mal & envie|revient|pulsion*|tentée|tenté|besoin|rechute*|repense|pense|retomb* : 8 mois que jme coupe plus mais l'envie revient
      rasoir|lame|lames|cutter|briquet|ciseaux & fixe|regarde|caché*|pense|calme|tiroir|douche|bain|garde & je|j|la|rien|me : je fixe le rasoir dans la douche
      mérite ..3 souffrir|mal|douleur|punition|punie|puni : je mérite de souffrir
      douleur|sang ..5 sentir|calme|soulage|aide|apaise : seule la douleur me calme
      cicatrices|coupures|plaies|entailles|manches & cache*|longues|cacher|voie|couvr* : je cache les coupures
      automutil*|scarifi*|me_faire_du_mal|me_faire_mal|me_punir : me faire du mal`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took> & <lots>|mes|od & <pills> : je viens d'avaler tous mes somnifères
      # <pills> & <took> : j'ai pris 30 cachets
      <pills> & vodka|alcool|vin|whisky|rhum|bière & <took>|avec|mélang*|tourne : j'ai pris des cachets avec de la vodka
      bu|avalé & javel|déboucheur|antigel|poison|détergent|mort_aux_rats|désherbant|produit_ménager|white_spirit : j'ai bu de la javel
      overdose|surdose|od & fait|fais|pote|ami|amie|respire|réveille|maintenant|secours|je_crois|copain|copine|frère : mon pote a fait une od
      <took>|drogue|fumé|consommé|injecté & réveille|respire|réagit|bouge|répond & pas|plus|bizarre|mal|à_peine : elle a pris un truc et elle se réveille pas
      lèvres|visage|doigts ..3 bleu*|violet*|gris* : ses lèvres sont bleues
      respire ..2 bizarre*|mal|à_peine|plus|pas|difficilement|presque_plus : il respire plus
      arrive|peux|parviens ..1 pas|plus ..2 à? ..1 réveiller & le|la|l : j'arrive pas à la réveiller
      inconscient|inconsciente|évanoui*|convuls*|mousse & pris|drogue|cachets|médocs|avalé|bu|alcool : il est inconscient, il a pris des cachets`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      pris|prendre|avalé & trop|double|plusieurs & <pills>|dose|médocs : j'ai pris une double dose
      <took> & <pills> & tourne|bizarre|vertige*|nausée*|peur|dors|somnol*|flotte|engourdi* : j'ai pris des cachets et ça tourne
      veux|vais|envie|pense|pourrais ..4 avaler|prendre ..3 tous|toute|boîte|plaquette|cachets|médocs : j'ai envie d'avaler toute la boîte`,
  },
];
