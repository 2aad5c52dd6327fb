import type { Signs } from './table.ts';

export const FR_SUICIDE: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      <wish>|veut|aurais|devrais|mieux|bien ..5 <die> : ce serait mieux de mourir
      jamais|pas|plus ..3 être_né|être_née|naître|existé|venu_au_monde|venue_au_monde|voir_le_jour & je|j|voudrais|aurais|aimerais|préférerais|dû|mieux : j'aurais dû ne jamais naître
      fermer|ferme ..3 yeux ..6 plus|jamais|pas ..3 rouvrir|ouvrir|réveiller|rouvre|ouvre : je voudrais fermer les yeux et ne plus les rouvrir
      plus|pas|jamais ..2 me|m ..1 réveiller|réveille|lever & demain|matin|prie|espère|voudrais|envie|dieu|veux|aimerais|si|pourvu|soir : je prie pour ne plus me réveiller
      plus|pas ..2 être|suis|rester|là ..3 en_vie|vivant|vivante|de_ce_monde|sur_terre|sur_cette_terre|ici_bas|parmi_vous|au_monde & je|j|veux|voudrais|envie|serai|bientôt : je veux plus être de ce monde
      me|m ..2 tuer|suicider|pendre|flinguer|foutre_en_l_air|noyer|supprimer|buter|crever|achever|vider_de_mon_sang|immoler|asphyxier|gazer|empoisonner|défenestrer|jeter_du|jeter_par|jeter_sous|jeter_dans_le_vide|balancer_du|balancer_sous|kill : j'ai décidé de m'achever
      me|m ..1 tire|tirer|mets|mettre|loger|colle|coller ..3 balle|plomb : me tirer une balle
      me|m ..1 passe|passer|mettre|mets|serrer ..3 corde ..4 cou|coup : me passer la corde au cou
      <leap> ..5 <height>|vide & je|j|me|m|jvais|veux|vais : je vais sauter du viaduc
      du|sous|d|de|dans ..2 <height>|<rail>|vide ..3 <leap> : du pont me jeter
      sous|devant|contre ..2 <rail>|<crash> ..4 jet*|mett*|fonc*|rentr*|encastr*|allong*|couch* & je|me|m|j : contre un arbre je vais me foncer
      jet*|mett*|mets|fonc*|rentr*|encastr*|allong*|couch*|planter|finir ..4 sous|devant|contre|sur|dans ..2 <rail>|<crash> & me|m|moi|je|voiture|volant : me foncer contre un platane
      coup_de_volant|lâcher_le_volant|tourner_le_volant|donner_un_coup_de_volant & je|suffirait|et|envie|fini|platane|ravin : il suffirait d'un coup de volant et c'est fini
      <means>|<pills> & stocké|stocke|garde|mis_de_côté|mets_de_côté|accumule|accumulé|prêt|prête|prêts|prêtes|acheté|caché|cachés|réserve|planqué|économise & assez|bientôt|moment|jour|prêt|prête|prêts|prêtes|soir|pour_moi|fin|suffit|attends|quand|côté|de_côté|réserve : je mets de côté mes cachets pour le jour où
      corde|noeud|ceinture|câble ..6 poutre|arbre|plafond|rampe|prête|attachée|accrochée|grenier|garage : la corde est attachée à la poutre
      quitter|quitte|pars|partir|laisse ..2 ce|cette|de ..2 monde|terre|vie : je quitte ce monde
      mon|ma|mes|notre ..1 dernier|dernière|derniers|dernières noël|anniversaire|été|hiver|nuit|message|lettre|jours|soirée|mots|nuits|heures|jour_sur : c'était mon dernier noël
      ne|n? serai|serais|ferai|suis ..2 plus ..2 de_ce_monde|en_vie|vivant|vivante|parmi_vous|partie_de_ce_monde : après les fêtes je ne serai plus de ce monde
      <pills>|corde|flingue|fusil|lames & table|chevet|lit|côté|devant_moi|prêt|prêts|prête|préparé|préparée|main & nuit|soir|fini|fin|finir|adieu|dernier*|terminé|partir|paix : les médocs sont sur la table, cette nuit c fini
      adieu|adieux|aurevoir_pour_toujours & fait|faits|dit|écrit|monde|tous|vie|lettre*|message|enfants|parents|famille : j'ai fait mes adieux à tous
      finir|terminer|arrêter|abréger ..3 mes|ma|mon ..1 souffrances|vie|calvaire|existence|jours|supplice|agonie : abréger mes souffrances
      mes|ma|mon ..1 jours|vie|souffrances|existence ..3 terminer|finir|fin|abréger|abrège|supprimer : à mes jours mettre fin
      <will>|décidé|prêt|prête|temps ..4 en_finir|tout_arrêter|tout_finir|passer_à_l_acte|partir_pour_toujours|partir_pour_de_bon : je suis prête à passer à l'acte
      passer|passe|passage ..1 à ..1 l ..1 acte : je vais passer à l'acte
      ne|n? date|jour|endroit|lieu|méthode|plan|manière & choisi|choisie|fixé|fixée|décidé|prévu|trouvé|planifié & mourir|mort|finir|en_finir|partir|suicide|adieu|plus_là|dernier : j'ai choisi la date pour en finir
      ne|n? je|j ..3 serai|serais|suis ..2 plus ..2 là|ici|vivante|vivant|de_ce_monde ..4 <soon>|noël|été|bientôt|mois|anniversaire|quand|tu|vous : je serai plus là à noël
      ne|n? <soon>|noël|été|bientôt|mois|anniversaire ..5 serai|serais|existerai ..2 plus ..2 là|ici|vivante|vivant|de_ce_monde? : à noël je serai plus là`,
  },
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    event: true,
    rows: `
      <someone>|enfant|gamin|gamine ..8 <height>|rebord|<rail>|rambarde & sauter|saute|jeter|jette|tomber|enjamb*|pleure|adieu|finir|vide|descendre : mon frère est sur le toit et veut sauter
      <someone>|enfant ..8 faire_une_bêtise|faire_une_connerie|attenter_à_ses_jours|mettre_fin_à_ses|se_faire_du_mal|se_foutre_en_l_air|commettre_l_irréparable|passer_à_l_acte|en_finir : ma soeur menace de faire une bêtise
      ne|n? <someone>|enfant|fille|fils ..8 veut|voulait|voudrait|aimerait|préférerait|souhaite ..3 mourir|morte|mort|plus_vivre|disparaître|être_mort|en_finir : ma fille dit qu'elle veut mourir
      <someone>|enfant & adieu|adieux|lettre|sms_d_adieu|message_d_adieu & répond*|écrit|laissé|envoyé|dit|inquiète|trouvé|décroche|laisse : ma mère a laissé une lettre d'adieu
      <someone>|enfant & <pills>|corde|lame|veines & mourir|finir|menace|tuer|avaler|adieu|sauter & dit|écrit|menace|veut|va|envoie|main|tient : mon ex m'écrit qu'il a les cachets en main et veut mourir`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      <self> & <deathly> & <longing> : des fois je pense à ma mort et ça me calme
      <self> & <height>|<rail>|<crash>|vide|ravin & pense*|imagine|tête|sauter|lâcher|pas_de_plus|attire|appelle|suffirait|fini|tout_droit|envie|regarde|bascul*|foncer|idée|jeter : sur le quai le vide m'appelle
      <self> & <means>|corde|flingue|overdose|cachets & pense*|idée|tête|soir|tiroir|côté|attend*|appelle|solution|placard|main|tente*|regarde|fixe|prêt* : le fusil de papi est dans le placard et j'y pense
      verrai|verrais|connaîtrai|fêterai|atteindrai|passerai|arriverai|fêter|vivrai|tiendrai ..3 pas|plus|jamais & noël|anniversaire|été|hiver|printemps|an|année|ans|#|mois|demain|lundi|jusque|jusqu|semaine : je verrai pas mon prochain anniversaire
      <not> ..2 verrai|fêterai|tiendrai|passerai|atteindrai|vivrai ..4 pas|plus|jamais|ans|noël|# : je n'atteindrai pas 30 ans
      vois|imagine|projette|vois_pas ..4 <not>|pas|plus ..5 avenir|futur|an|ans|vieux|vieille|vieillir|demain|plus_tard|loin|mois|là : je me vois pas vieillir
      ne|n? serai|serais ..2 plus ..1 là|ici|loin : je serai plus là
      ne|n? donne|donné|distribue|distribué|lègue|laisse|offert|offre|donner & affaires|vêtements|guitare|console|collection|livres|bijoux|tout & mes|ma|mon|plus_besoin|bientôt|servira|besoin : j'ai commencé à donner mes affaires, j'en aurai plus besoin
      monde|vie|vies|gens|famille ..3 mieux|tournerait|continuerait|bien ..4 sans_ma|sans_moi : le monde tournerait mieux sans ma présence
      repéré|choisi|trouvé|visité & endroit|pont|arbre|voies|falaise|toit|lieu|coin & <self> & dessus|saut*|voies|arbre|pont|falaise|toit|forêt|bois|finir|là_où : j'ai repéré l'endroit au-dessus des voies
      réveil*|réveillée|réveillé|ouvrir_les_yeux & déçu*|déception|pire|déteste|punition|triste|regrette|dommage|supplice|pourquoi|encore_là & <self> : chaque matin je suis déçue de m'être réveillée
      vie|existence & enfer|supplice|cauchemar|marre|lasse|gâchée|gâcher|ratée|insupportable|invivable|fardeau|punition|foutue|saoule|calvaire|torture|finie & ma|je|j|cette|la : ma vie est un calvaire
      bientôt|demain|soir|enfin ..4 tout|ça|ce|c ..3 fini|terminé|derrière_moi|libre|délivré|délivrée|finie : bientôt tout sera fini
      ne|n? jpp|peu|peux|pe|supporte ..2 plu|plus : jen peu plu
      ne|n? plu|plus ..2 envi|envie|goût|gout ..3 rien|vivre|vivr|vie|continuer|la|lever : g plu envi de rien
      reste|restait ..3 que|qu ..6 mort|mourir|corde|pont|partir|disparaître|suicide : il me reste que la mort
      ne|n? testament|obsèques|enterrement|mots_de_passe|assurance_vie|procuration|codes|papiers & fait|faits|écrit|rédigé|noté|notés|prêt|prêts|réglé|rangé|laissé|donné|réglés & si|au_cas|quand|pour|plus_là|mes|mon|enfants|partirai|après : j'ai noté mes mots de passe pour quand je serai plus là
      tout|affaires|papiers|appart ..4 réglé|en_ordre|rangé|prêt|trié|organisé|préparé|vidé & partir|m_en_aller|adieu|lettre*|tranquille|personne|encombrer|poids|après_moi|reste_plus|plus_qu : tout est en ordre, je peux partir
      chat|chien|lapin|cheval|animaux|plantes & donné|confié|refuge|spa|adopter|garde|occupe*|donne|confie & après_moi|plus_là|tranquille|partir|sans_moi|si_jamais|quand_je|dernière|besoin|adieu : j'ai confié mon chien, je peux partir tranquille
      ressens|sens|éprouve|ressentir|ressenti ..3 plus|rien|pas|que ..4 rien|vide|néant|joie|plaisir|mort|morte : je ressens plus rien
      <not> ..2 ressens|ressentir|ressenti|éprouve ..2 rien|plus : je ne ressens rien
      mort|morte|vide|éteint|éteinte|anesthésié|anesthésiée|robot|zombie|coquille|fantôme|creuse|cassée|cassé & dedans|intérieur|suis|sens|déjà|comme_un|comme_une|dans_ma_tête & <self> : je suis morte à l'intérieur
      piégé|piégée|coincé|coincée|prisonnier|prisonnière|impasse|gouffre|trou|puits|abîme|tunnel|cage|enlisé|noie|coule|étouffe|suffoque|sombre|engloutie & <self> & sortir|sors|fond|pas|plus|tout|vie|tête|noir|issue|toucher|jamais|dans|partout : je suis au fond du trou, je m'en sors pas
      fardeau|boulet|poids|charge|parasite|déchet|raté|ratée|honte|déception|encombre|gêne|inutile|moins_que_rien|nuisible|sers_à_rien|erreur & je|suis|être|moi|j & suis|être|que|pour|tous|famille|monde|à_rien|rien : je suis une charge pour tous
      mieux|soulagé*|soulagement|bien|tranquille*|heureu*|délivré* ..8 plus_là|partie|parti|morte|mort|sans_moi|disparai*|disparu|disparue : ils seront soulagés quand je serai plus là
      plus|aucune|pas|sans ..3 force|énergie|courage|goût|volonté|joie|envie ..5 rien|vivre|continuer|lutter|me_battre|avancer|lever|vie|être|tout|respirer : plus la force de lutter
      ne|n? plus ..2 force|goût|courage|envie_de_rien|énergie|envie_de_continuer|envie_d_avancer : j'ai plus la force
      plus|pas|aucune|rien|aucun ..4 raison|sens|but|intérêt|utilité|place|retient|attache|rattache|accroche|tenir ..4 vivre|continuer|rester|lever|ici|vie|là|terre|lutter|pour_moi|monde|avec? & vivre|continuer|rester|lever|ici|vie|là|terre|lutter|moi|monde|retient|attache|tenir|rattache : plus rien me retient ici
      pourquoi|à_quoi_bon|pour_quoi ..5 lever|lutter|continuer|vivre|respirer|battre|rester|m_accrocher|exister|essayer|manger|encore|vie|tout : à quoi bon lutter
      ne|n? mort|mourir|suicide ..6 soulagement|délivrance|paix|libération|solution|plus_simple|plus_facile|mieux|repos|belle|échappatoire|seule & <self>|serait|est|semble|vois : la mort serait une délivrance
      seule|unique|dernière|dernier ..2 solution|issue|sortie|option|chemin|choix|échappatoire & <self>|mort|mourir|partir|reste|vois & mort|mourir|partir|reste|finir|disparaître : la seule solution qui me reste c'est disparaître
      ça|est_ce_que|c ..6 fait_mal|douloureux|souffre|long|vite ..4 mourir|se_noyer|se_pendre|étouffer|veines : ça fait mal de mourir
      combien ..3 temps|hauteur|étages ..6 mourir|mort|vider|noyer|étouffer|pendre|saigner|mortel : combien de temps pour mourir
      rejoindre|retrouver|revoir|suivre|rejoins|retrouve|avec ..4 <dead> ..6 haut|ciel|paradis|bientôt|autre_côté|là_bas|tombe|étoiles|enfin : je veux suivre mon mari, bientôt là haut
      <self> ..6 rejoindre|rejoins|retrouver ..4 <dead>|là_haut|ciel|paradis : j'aimerais tellement rejoindre ma grand-mère
      <wish>|juste|enfin|besoin|veux ..5 dormir|silence|paix|repos|m_endormir|néant|noir|me_reposer ..4 toujours|éternel*|jamais|définitif*|fin|sans_me_réveiller|bon|enfin : je veux juste dormir pour toujours
      plus|rien ..2 rien|jamais|plus ..2 sentir|ressentir|penser|entendre|souffrir : je veux ne plus rien sentir
      ne|n? plus ..1 souffrir|sentir|avoir_mal|penser & je|veux|juste|envie|voudrais|jveux|fin : je veux juste plus souffrir
      <wish>|juste ..5 disparaître|évaporer|effacer|m_effacer|n_être_jamais|m_en_aller|m_éteindre|partir_loin_pour|être_ailleurs_pour|me_dissoudre|invisible|être_oublié* : j'ai envie de m'éteindre
      disparaître|disparaisse|disparais ..4 toujours|bon|monde|surface|vie|tous|personne : disparaître de la surface de la terre
      ne|n? peux|pouvais|tiens|supporte|y_arrive|peu|tenir|supporter|endurer|encaisse|pu ..3 plus : je tiens plus le coup
      suis|être|suis_complètement|me_sens ..3 à_bout|au_bout|au_fond|foutu|foutue|fichue|perdu|perdue|finie|fini|détruit|détruite|brisée|brisé|désespéré|désespérée|anéanti|anéantie : je suis complètement détruite
      ne|n? déteste|hais|dégoûte|supporte|maudis|méprise ..3 moi|vie|vivre|exister|existence|miroir|tout|plus & me|m|moi|ma|je|j : je hais mon miroir, je vaux rien
      tout|vie|plus_rien|rien ..4 égal|perdu|foutu|inutile|vain|m_est_égal|importe|sert_à_rien|vaut_la_peine|s_écroule|fini|noir|insupportable|sans_espoir & <self>|vie|tout : tout est foutu pour moi
      ne|n? pardon|pardonnez|pardonne|désolé|désolée|excusez|excuse|en_voulez|dsl & moi|tous|maman|enfants|papa|vous|famille & pars|partir|plus_là|force|pu|tenir|courage|j_ai_essayé|aimé|aime|tenu|décevoir|fin|adieu|faible|peux_plus : pardonnez-moi j'ai plus la force de tenir
      personne|nul|aucun|aucune ..8 remarque*|manqu*|pleur*|rend*|regrett*|verr*|besoin_de_moi|aime|aimer|soucie|inquièt*|sauver*|tient_à_moi|intéresse : personne a besoin de moi
      si|espère|aimerais|souhaite|voudrais|souhaiterais ..5 accident|cancer|crash|maladie|infarctus|arrêt_cardiaque|avion|renverse*|percut*|écras*|foudre|tomber_malade & <self> : j'espère un accident, que je disparaisse
      abandonne|abandonner|baisse|baisser|jette|jeter|lâche|lâcher|renonce ..4 vie|tout|bras|éponge|prise|combat|moi|affaire : je baisse les bras
      ne|n? plus|rien ..4 perdre|attendre|espérer|attends|espère & <self>|vie|ici : j'ai plus rien à perdre
      idées|pensées|envies|pulsions ..2 noires|sombres|morbides|suicidaires|mort|suicide : j'ai des idées noires
      suicidaire|suicidaires|ts|tentative|tentatives & <self> & nouveau|encore|fois|hôpital|ratée|raté|refaire|recommencer|déjà|bientôt|suis|sens|fait : j'ai déjà fait une tentative et ça revient, encore`,
  },
];
