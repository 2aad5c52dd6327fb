import type { Signs } from './table.ts';

export const FR_HARM: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    rows: `
      fils|fille|petit_fils|beau_fils|belle_fille|frère ..8 me|m ..2 <hits>|menace|met_des_coups|coups|donne_un_coup & argent|drogue|ans|peur|bourré|boit|poing|pied|police|sang|adulte|couteau ..1 !3|2|4 + mon fils de 22 ans me met des coups de poing quand je refuse de donner de l'argent - mon fils me bat aux échecs
      ex|mari|compagnon|copain|conjoint|il|mec ..4 dit|menace|écrit|envoie|jure|promet|répète ..10 me_tuer|me_tue|me_tuera|me_brûler|acide|me_buter|me_bute|me_planter|me_plante|me_défigurer|me_cramer|me_crame|me_saigner|me_faire_la_peau|m_égorger|me_descendre ..1 !quand_je|de_rire + mon ex m'envoie des messages, il dit qu'il va me brûler vive - mon ex dit que le soleil brûle
      si ..4 pars|quitte|parle|porte_plainte|retourne|reviens|divorce|dénonce|sors ..5 tue|tuera|bute|butera|brûle|crame & il|mari|ex|conjoint|copain|compagnon|dit|mec & me|m|moi ..1 !le_temps + il m'a dit que si je pars il me tue, moi et les petits - si je pars tôt il tue le temps avec moi
      ses coups|poings|gifles|baffes ..6 & mari|compagnon|conjoint|ex|boit|bourré|je|moi & prends|encaisse|reçois|oeil|bleu*|subis + depuis qu'il boit je prends ses coups, l'oeil est fermé - ses coups de tennis
      m|me ..3 mis|met|foutu|fout|donne|donné|collé|envoie|prends|prend|balance ..3 coup_de_poing|coups_de_poing|gifle|gifles|claque|claques|coups|baffe|baffes|coup_de_pied|coups_de_pied|coup_de_boule|raclée|droite & mari|compagnon|copain|ex|il|conjoint|femme|elle|oeil|figure|bouche|visage|hier|bourré|plainte ..1 !vieux|barre|frein + mon mari m'a mis un coup de poing dans l'oeil hier - la vie m'a mis une claque
      <partner> ..4 m|me ..3 cassé|brisé|fracturé|pété|casse|fracassé ..2 dent|dents|nez|bras|côte|côtes|mâchoire|doigt|lèvre|tympan|poignet|jambe|figure + mon compagnon m'a cassé une dent d'un coup de poing - il m'a cassé les pieds et la figure de proue
      forcée|forcé|obligée ..2 à ..3 sexe|rapport|coucher|relations|rapports + il m'a forcée à un rapport - forcée à rire
      <partner> ..3 est|devient|était_hier violent|violente|brutal|brutale ..2 avec|envers|contre ..1 moi|nous|les_enfants + ma femme est violente avec moi - la mer est violente avec le vent
      empêche|interdit ..3 sortir|voir_ma_famille|partir|appeler|voir_mes & il|mari|copain|conjoint|elle|mec|téléphone|enferme & m|me|téléphone ..1 !bruit + il m'empêche de sortir et m'a pris mon téléphone - la pluie empêche
      <partner> ..4 me|m ..2 <hits>|donne_des_coups|crache|tire_les_cheveux|met_des_coups|cogne_dessus|fout_des_baffes|mets_des_gifles ..1 !aux|à|au|dans_le_dos_pour|vers|sur_l + mon mari me frappe - ma soeur me bat aux échecs
      <partner> ..4 m a|as|avait ..3 <hits>|jetée|jeté|projetée|cassé|mise_un_coup|mis_un_coup|donné_un_coup|donné_des_coups|mordue|attrapée|traînée|lancé|craché|mis_une_gifle|mis_une_claque|foutu_une ..3 !à_candidater|à_postuler|aux_échecs|de_fil|de_main|la_tête_avec|à_demander|à_m|à_faire|coup_de_main|les_pieds|à_reprendre ..1 !de_main|de_fil + mon copain m'a tabassée hier - il m'a poussée à postuler
      m|me|nous ..2 pousse|jette|projette|poussée|poussé|jetée|projetée ..3 escalier|escaliers|mur|sol|porte|table|terre ..1 !d_honneur + il m'a poussée dans l'escalier, me pousse dans les escaliers - pousse la porte
      <partner> ..5 menace|menacée|menacé|jure|dit|promet ..5 me_tuer|me_frapper|tuer|tuera|me_buter|me_faire_la_peau|brûler|me_tabasser|me_prendre_les_enfants ..1 !s|quand + mon conjoint menace de me tuer si je pars - mon conjoint menace de cuisiner
      va|veut|peut|tuera ..1 me ..1 tuer|buter|frapper|tue? ..1 si ..1 je|j ..3 pars|quitte|parle|porte_plainte|dis|divorce + il va me frapper si je pars - il va me tuer si j'oublie le pain
      peur ..6 me|m|nous ..1 tue|frappe|tape|tuer|frapper|batte|étrangle|fasse_du_mal ..1 !quand_il_verra + j'ai peur qu'il me tue - j'ai peur qu'il pleuve
      force|forcée|forcé|oblige|obligée|contraint ..5 coucher|sexe|rapport|rapports|sexuel|sexuels|relation|fellation|lit & me|m|il|mari|copain|mec|conjoint|elle + mon mari me force à coucher avec lui - il me force à rire
      m a|ont ..1 violée|violé|agressée_sexuellement|abusée|abusé + il m'a violée - il m'a vouvoyée
      été|suis violée|violé|battue|abusée|agressée_sexuellement|frappée ..2 par|hier|ce_soir|cette_nuit|par_mon? ..1 !la_pluie|au_tennis & violée|violé|mari|copain|conjoint|abusée|mec|sexuellement|hier|frappée + j'ai été violée - été battue par la pluie
      laisse|laissait|permet|veut ..1 pas|plus|jamais ..3 sortir|partir|voir|parler ..3 maison|famille|amis|amies|seule|personne|appartement ..1 !tôt & me|m|il|elle|mari|copain + il me laisse pas sortir de la maison - le chef me laisse pas sortir
      enferme|enfermée|enfermé|séquestre|séquestrée ..3 chambre|maison|salle|cave|appartement|clé|toilettes & il|elle|mari|copain|mec|père|conjoint|me|m ..1 !travailler + il m'enferme dans la chambre - je m'enferme pour réviser
      mari|copain|conjoint|mec|compagnon|femme|copine|il ..3 est|devient ..2 violent|violente|brutal + mon mari devient violent - mon mari devient patient
      mari|copain|conjoint|mec|voisin|père|papa|beau_père|il ..3 frappe|bat|tape|tabasse|cogne|viole|étrangle ..2 sa_femme|ma_soeur|ma_sœur|ma_mère|maman|sa_copine|ma_fille|mon_amie|sa_compagne + le voisin bat sa femme - papa bat maman aux cartes
      ai|je ..2 frappé|frappe|giflé|tapé|battu|étranglé|poussé|cogné ma|mon ..1 femme|mari|copine|copain|compagne|compagnon|conjoint|conjointe ..1 !aux|à|au + j'ai frappé ma femme - j'ai battu ma femme aux échecs
      bleus|bleu|oeil_au_beurre_noir|coups ..6 mari|copain|conjoint|mec|compagnon ..1 !match|rugby + j'ai des bleus partout à cause de mon mari - les yeux bleus`,
    unless: `
      échecs|cartes|tennis|karaté|jeu|boule_de_neige|mdr|blague|ping|padel|scrabble`,
  },
  {
    kind: 'violence-at-home',
    urgent: true,
    rows: `
      cris|hurle|hurlements|crie ..6 voisine|voisin|femme|côté|secours|mur & frappe|tape|bat|tue|coups|étrangl*|cogne + j'entends les cris de la voisine, il la frappe - les cris du bébé de la voisine
      étrangle|tabasse|poignarde|massacre ..2 femme|copine|compagne|mère|maman & voisin|entends|cris|hurle|crie|mur|maintenant ..1 + le voisin étrangle sa femme, on entend les cris - le voisin étonne sa femme
      voisin|voisine|ex|copain|il|mari|compagnon|homme|père|beau_père|gendre ..3 train|entrain ..1 de|d ..1 étrangler|tuer|frapper|poignarder|étouffer|tabasser|cogner|massacrer ..2 femme|copine|mère|soeur|sœur|elle|fille|maman|compagne ..1 !aux + le voisin est en train d'étrangler sa femme - le voisin est en train de saluer sa femme
      va|veut me|nous ..1 tuer ..5 aidez|aide|secours|police|maintenant|svp|peur|couteau|arme ..1 !s + il va me tuer aidez moi - il va me tuer s'il voit
      arme|couteau|fusil ..8 nous|me ..1 tuer|buter ..1 !le_temps + il a une arme et il va nous tuer - arme de cuisine
      défonce|défoncer|casse|enfonce|fracasse|tape_dans|cogne ..1 la|à|ma porte & il|mari|copain|ex|conjoint|frapp*|papa|mec|peur ..1 !cassé + il vient de me frapper et il défonce la porte - la porte casse
      saoul|bourré|ivre|soûl|bu ..8 frappe|tape|cogne|bat|casse|hurle ..2 maman|mère|me|nous|tout|moi|soeur|frère & frappe|tape|cogne|bat ..1 !aux + papa est saoul et il frappe maman - bourré de fautes
      vient|viens ..1 de me ..1 frapper|taper|gifler|cogner|étrangler|pousser ..1 !sur_l + il vient de me frapper - il vient de me répondre
      étranglé|étranglée|étrangler|étrangle|étouffer|étouffée ..3 !cravate|dettes|travail & m|me|il|elle|mari|copain|ex|conjoint|essayé|gorge + il a essayé de m'étrangler - la cravate étouffe
      mains|serré|serre|pris|prend ..3 gorge|cou ..1 !scarf & il|elle|mari|copain|ex|m|me|mon|conjoint|mec + il m'a serré la gorge - la gorge sèche
      <partner> ..3 a|avec|tient|prend|sort|pris|arrive_avec ..2 couteau|arme|fusil|pistolet|hache|marteau|batte|flingue & porte|me|peur|menace*|cach*|enfants|dehors|tuer|m|nous|derrière + il a un couteau et il est derrière la porte - il a un couteau suisse
      cachée|caché|enfermée|enfermé|planquée ..4 salle_de_bain|salle_de_bains|placard|chambre|toilettes|wc|voiture|cave & mari|copain|il|conjoint|ex|mec|père|papa + je suis cachée dans la salle de bain, il est là mon mari - cadeau caché dans le placard
      mari|copain|conjoint|mec|ex|il ..3 essaie|veut|va|train ..3 me_tuer|défoncer_la_porte|casser_la_porte|nous_tuer|forcer_la_porte + mon ex essaie de me tuer - mon ex essaie de cuisiner
      me|m ..2 frappe|tape|bat|cogne|tabasse|frapper|taper|tabasser ..3 en_ce_moment|maintenant|tout_de_suite + mon mari me frappe en ce moment - il me bat aux échecs maintenant`,
    unless: `
      échecs|jeu|cartes|collection|mdr`,
  },
  {
    kind: 'child',
    rows: `
      cogne|tape|frappe|secoue ..1 le|la|son|sa ..1 bébé|nourrisson|petit|petite|gamin|gamine + ma belle-soeur cogne le bébé, il est couvert de bleus - ma belle-soeur berce le bébé
      ceinture|ceinturon|bâton|câble|martinet|cuillère|manche|cintre ..4 à? <kid>|fils|fille|le|les & frappe|frappé|fouette|punit|bat|tape|corrige ..1 !sécurité|chien + son père frappe avec le ceinturon mon fils - la ceinture de mon fils
      ai ..2 mis|donné|donnée|collé|cassé|envoyé ..3 coup_de_poing|gifle|coups|claque|coup_de_pied|raclée|fessée_avec|lèvre|dent ..3 à? <kid>|fils|fille|bébé + j'ai mis un coup de poing à mon fils de 4 ans - j'ai donné un bain à mon fils
      <toucher>|<someone>|voisins|parents|nounou|nourrice|maîtresse|mamie ..5 brûle|brûlé|attache|attaché|enferme|enfermé|enferment|enchaîne|mord|fouette|ligote|attachent ..4 <kid>|fils|fille|main ..6 cave|balcon|cagibi|toilettes|jours|manger|chaise|chambre|cigarette|noir|nuit|garage|placard|sang|obéit|fer|plaque|remise|feu|frappe|lit & <kid>|fils|fille|bébé ..1 !école|manteau|ceinture_de + la nounou attache le petit à la chaise et le frappe - mon mari attache le petit au siège auto
      <toucher> ..3 abuse|abusé|viole|violé|agresse|agressé ..2 elle|lui|<kid>|sexuellement|nièce & nièce|neveu|fille|fils|petite|petit|dit|soeur|sœur|cousine|élève|ans|raconté|confié ..1 !patience|confiance + ma nièce dit que papi abuse d'elle - tonton abuse de sa patience dit ma fille
      attouchements|attouchement ..4 & nièce|neveu|fille|fils|oncle|lui|enfant|petite|petit|soeur|frère|beau_père|papi|cousin|élève ..1 !formation + ma nièce m'a dit que son oncle lui fait des attouchements - attouchements de l'écran
      <toucher> ..4 touche|tripote|touché|tripoté ..1 <kid> ..1 !beaucoup|profondément|au_piano + mon beau-frère touche ma fille de 8 ans - le prof touche un salaire
      <toucher> ..5 touche|touché|touchait|toucher|tripote|caresse|tripoté ..3 parties|zizi|sexe|fesses|intimes|seins|zezette & <kid>|fils|fille|nièce|élèves|me|m + le coach touche les parties intimes des gamins - le prof joue avec les gamins
      <toucher> ..4 met|mis|passe|passé|glisse|glissé ..2 main|mains|doigts|doigt ..4 culotte|slip|cuisse|cuisses|fesses|seins|dessous|vêtements|intimes|jambes|sur_moi|pantalon ..1 !pâte|poche + mon beau-père me met la main dans la culotte - il met la main à la pâte
      <parent> ..2 me ..1 fait|font ..1 mal|du_mal|des_choses ..3 !rire|au_coeur + papa me fait mal la nuit - papa me fait la cuisine
      entraîneur|prof|oncle|papi|beau_père|curé|frère|cousin|voisin|père|moniteur ..1 m a touchée|touché|tripotée|tripoté ..5 !profondément|beaucoup & vestiaire|vestiaires|douche|voiture|lit|nuit|cuisse|cuisses|seins|partout|chambre|classe|intimes + mon entraîneur m'a touchée dans les vestiaires - ce livre de mon prof m'a touchée
      fille|fils|soeur|frère|nièce|neveu|enfant|petite|amie ..2 dit|raconte|confié ..4 papi|papa|oncle|beau_père|prof|entraîneur|père|voisin|grand_père|cousin|frère ..1 la|le|l|lui ..1 touche|frappe|tape|viole|tripote|fait_mal|fait_du_mal ..1 !au_coeur + ma fille dit que papi la touche - ma fille dit que papi la garde
      abuse|abusé|abusait_hier ..1 de moi ..1 & beau_père|père|oncle|frère|prof|cousin|voisin|papi|entraîneur|il + mon beau-père abuse de moi - il abuse de la crème
      nounou|nourrice|maîtresse|animateur|baby_sitter ..2 frappe|tape|secoue|maltraite|bat ..1 <kid> + la nounou frappe mon fils - la nounou garde mon fils
      oncle|beau_père|papi|grand_père|tonton|prof|entraîneur|curé|père|papa|moniteur ..1 me touche ..1 !beaucoup|profondément|dans + mon oncle me touche - mon père me touche beaucoup
      <someone>|voisins|parents ..3 maltraite|maltraitent|secoue|bat|frappe|tape|néglige|battent|frappent ..1 ses|son|sa|leurs|leur|les|le|mon|ma|notre ..1 enfants|enfant|fils|fille|bébé|gosses|petits|petite|petit ..1 !aux + je crois que ma soeur maltraite ses enfants - ma soeur garde ses enfants
      <parent> ..3 me|m ..2 <hits>|a_frappé|a_frappée|a_battu|a_battue|a_tapé|a_tapée|tapent|frappent|battent|fouette|enferme ..1 !aux|à|au|vers|dans_le_dos_pour + papa me tape avec la ceinture - papa me bat aux échecs
      <parent>|frère|prof|entraîneur|curé|voisin|cousin|il|baby_sitter|animateur ..4 me|m ..2 touche|touché|touchée|caresse|tripote|tripotée|viole|violée|violé|attouche ..4 nuit|soir|lit|chambre|parties|intimes|entre|sexe|corps|là|violée|viole|tripote|veux|seins|jambes|violé|attouche* + mon beau-père me touche la nuit - ce livre me touche
      attouchement|attouchements ..5 mon|ma|par|oncle|beau|frère|père|sur + attouchements de mon oncle - le toucher du piano
      ex|mari|femme|compagnon|copain|copine|il|elle|voisin|voisine|voisins|prof|nounou|maîtresse|beau_père|belle_mère|père|mère|papi|oncle|grand_père|entraîneur|papa|maman|conjoint ..4 <hits>|battent|frappent|touche|tripote|néglige|enferme|affame|abuse_de|tapent ..2 <kid> ..1 !aux|à|au|vers + je crois que le voisin bat ses enfants - mon mari bat notre fils aux échecs
      fait|font|faire ..1 du_mal|mal ..2 à ..1 <kid> & ex|mari|il|elle|quelqu|père|compagnon|voisin|nounou|beau|copain + mon ex fait du mal à notre fille - la chaussure fait mal à ma fille
      quelqu|homme|adulte|ex|mari|oncle|beau_père|prof|copain|un ..3 abuse|abusé|viole|violé|maltraite|touche|tripote|agresse ..2 de|d? ..1 <kid> + quelqu'un abuse de mon petit frère - quelqu'un abuse de ma confiance
      <kid>|enfants|enfant ..5 battus|battu|battue|maltraités|maltraité|maltraitée|abusé|abusée|violé|violée|frappés|violentés + le petit est battu, l'enfant est battu - l'enfant est content
      ai|je ..2 frappé|frappe|tapé|secoué|secoue|giflé|battu|cogné|tape|maltraité ..1 <kid> ..1 !aux|à|au|dans + j'ai frappé mon bébé - j'ai battu mon fils aux cartes
      peur|envie|vais|pulsion|pulsions|failli|point ..5 faire_du_mal|faire_mal|frapper|secouer|taper|tuer|étouffer|noyer|blesser ..2 à? ..1 <kid> ..1 !aux + j'ai peur de faire du mal à mes enfants - peur de réveiller mon bébé
      enfants|enfant|bébé|petits ..3 seuls|seul|seule|enfermé|enfermés ..3 jours|manger|nuits|heures|cave & voisins|voisine|voisin|parents|mère|père + les voisins laissent les enfants seuls des jours sans manger - les enfants seuls au parc`,
    unless: `
      échecs|cartes|tennis|karaté|jeu|boule_de_neige|mdr|blague|camion|jouet`,
  },
  {
    kind: 'harm-to-others',
    rows: `
      tue|tuer|bute|buter|plante|crève ..4 & couteau|arme|fusil|tire|attends|jure|voiture|parking|flingue & le|lui|chef|ex|associé|voisin|type|la|mari|femme & attends|jure|vais|promets|soir ..1 !temps|mdr|rire + ce soir j'attends mon voisin dans le parking avec un couteau et je le tue - ce soir le voisin tue le temps au parking
      poignarde|égorge|étrangle|empoisonne|bute|flingue|plante|saigne|crève ..3 <person>|ex|chef|associé ..3 & demain|soir|nuit|samedi|dimanche|lundi|vendredi|semaine|jure|couteau ..1 !mdr|fleurs|tomates|si|s + demain je poignarde mon chef quand il sort - demain je plante des fleurs pour mon chef
      vais|veux|mets|planter|plante|tirer|mettre|coller|met ..3 balle|balles|couteau|coup_de_couteau|coups_de_couteau|lame|plomb ..3 tête|ventre|type|mec|ce_type|ex|chef|voisin|gorge ..1 & lui|leur|type|mec|ex|chef|voisin|le ..1 !golf|tennis|corbeille + je vais lui mettre une balle à ce type - je vais mettre la balle dans le panier
      vais|veux|compte ..2 écraser_avec|rouler_dessus|lui_rouler|renverser_avec|crever_mon|saigner|égorger|lui_faire_la_peau|le_fumer|le_crever ..4 ..1 & ex|chef|associé|voisin|lui|elle|le|voiture ..1 !pneu + je vais lui rouler dessus avec la voiture à mon ex - je vais rouler avec la voiture
      acide|essence !hyaluronique|salicylique|citrique ..4 figure|visage|gueule|dessus|yeux & jette|balance|verse|jeter|balancer|lance|vais ..1 !station|crème + samedi je lui jette de l'acide au visage - ma crème à l'acide hyaluronique pour le visage
      met|mets|foutre|fous|mettre|mettrai|foutrai ..1 le? feu ..4 maison|voiture|magasin|école|chez|immeuble|bureau|appart|lui|elle & vais|soir|aujourd|dedans|dedans|ex|venger|samedi|nuit|demain|chef|week_end|intérieur ..1 !cheminée|vert|bois + samedi je mets le feu à la maison de mon ex avec elle dedans - je mets le feu au bois
      voix ..4 disent|dit|ordonnent|demandent|crient ..4 tuer|frapper|blesser|poignarder|faire_du_mal|attaquer ..1 !le_temps + des voix me disent de tuer ma mère - des voix disent bonjour
      vais|veux|compte|prévois|voudrais|pense|pulsions|envie ..3 tuer|assassiner|poignarder|buter|étrangler|empoisonner|égorger|flinguer|faire_du_mal|blesser ..3 <person> ..3 !s|si|quand|mdr|de_rire + je veux tuer mon beau-père - je veux tuer le temps
      couteau|fusil|arme|flingue|hache & vais|pars|route|chemin ..1 chez|vers|à ..3 ex|lui|elle|chef|voisin|école|boulot|père|lycée ..1 !cuisine + j'ai un couteau et je vais chez mon ex - j'ai un couteau et je vais à la cuisine
      vais|veux|compte|envie|prévois|voudrais|décidé ..3 tuer|assassiner|poignarder|planter|buter|descendre|étrangler|empoisonner|égorger|flinguer|abattre ..2 mon|ma|le|la|les|mes|tous|lui|elle|tout_le_monde|quelqu|des_gens|ce_soir|leur ..1 !arbre|temps|mur|escalier|poubelles|poubelle|fleurs|légumes|courses|étages|poster|table|tomates|ambiance ..2 !s|si|quand|mdr + je vais tuer mon chef, je suis sérieux - je vais planter mes tomates
      vais|veux|envie ..1 le|la|les|l ..1 tuer|poignarder|buter|étrangler|égorger|flinguer|descendre_d_une_balle|assassiner ..2 !s|si|quand|mdr|dans_le_jardin|demain_les + je vais le poignarder ce soir - je vais le planter au jardin
      ai|acheté|prends|prendre|apporte|ramène ..3 fusil|couteau|arme|flingue|pistolet|hache|bombe|machette ..1 !cuisine|suisse & tirer|tuer|poignarder|chef|école|lycée|tous|lui|payer|venger|buter|planter|collègues + j'ai un fusil et je vais tirer sur mon chef - j'ai un couteau suisse
      vais|veux|compte tirer ..1 sur ..2 chef|gens|tous|lui|elle|voisin|ex|police|école|tout + je vais tirer sur mon chef - tirer sur la corde
      voix|pulsions|envie|pensées|idées ..5 tuer|blesser|frapper|poignarder|faire_du_mal|agresser ..2 à? ..1 quelqu|gens|des_gens|autres|lui|famille|elle|mère|père|passants + des voix me disent de tuer des gens - des voix douces
      veux|vais|envie ..2 faire_du_mal|faire_mal|blesser|tabasser|frapper ..1 à|mon|ma|quelqu|des|lui|le? ..2 quelqu|gens|lui|elle|chef|ex|autres|voisin|collègue + je veux faire du mal à quelqu'un - je ne veux faire du mal à personne
      brûler|incendier|exploser|cramer|foutre_le_feu ..3 école|bureau|maison|lycée|boîte|immeuble|usine & vais|veux|compte ..1 !calories + je vais brûler l'école - brûler des calories
      <someone> ..4 veut|dit|menace|va|prévoit ..4 tuer|poignarder|tirer|buter|planter ..2 quelqu|prof|camarades|tous|chef|famille|mère|père|ex|femme|gens|sur_ses|sur_des ..1 !s|si|mdr + mon fils dit qu'il va tuer sa prof, tuer quelqu'un - mon fils va planter des tomates`,
  },
];
