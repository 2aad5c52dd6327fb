import type { Classes } from '../pattern.ts';

export const CONCEPTS_FR: Classes = {
  exit: 'ma_sortie seule_issue seule_sortie plus_de_raisons plus_de_raison aucune_raison_de_rester dernière_issue seule_solution solution_finale plus_aucune_raison pas_de_raisons',
  ghost:
    'déjà_partie déjà_parti déjà_morte déjà_mort comme_un_fantôme morte_vivante mort_vivant plus_vraiment_là déjà_plus_là morte_à_l mort_à_l',
  promise: 'promets promettre garantis sûre sûr',
  alive2: 'en_vie vivante vivant encore_là toujours_là être_là',
  heights:
    'train trains rails pont hauteur circulation couteaux fenêtre rivière lac corde balcon toit vide métro',
  pull: 'un_pas juste_sauter et_si m_appelle m_attire regarde fixe me_jeter me_laisser_tomber lâcher pense_à sauter_dedans',
  ache: 'mal_à_l_intérieur mal_dedans douleur_intérieure tellement_mal douleur_insupportable souffre_trop trop_de_douleur souffrance_intérieure douleur_psychique mal_partout',
  trappedIn:
    'piégé* vide désespéré* inutile impuissant* brisé* perdu* seul seule étouffe honteux honteuse abandonné* coincé* cassé* isolé*',
  very: 'tellement complètement totalement toujours sens trop intérieur suis_si vraiment_si',
  relief2: 'soulagée soulagé soulagement contente tant_mieux égal chance',
  illness: 'cancer terminal tumeur diagnostic accident infarctus renverse mourante maladie',
  leaves:
    'tout_le_monde_part tout_le_monde_m_abandonne tout_le_monde_me_quitte personne_reste j_ai_personne personne_à_qui seule_au_monde seul_au_monde plus_personne ai_plus_personne',
  unresponsive:
    'répond_pas répond_plus réagit_pas réagit_plus injoignable téléphone_coupé disparu disparue donne_plus_de décroche_pas ne_répond éteint bouge_plus',
  clue: 'toit pont cachets boîtes vides lettre mot adieu corde couteau rails falaise balcon rambarde comprimés',
  scald:
    'bouillante bouillant eau_chaude huile_bouillante acide fer_à_repasser cendrier bouilloire brûlant brûlante',
  on: 'm me nous visage bras jeté dessus versé lancé balancé',
  late: 'rentre_pas à_cinq_heures en_retard à_l_heure si_je_rentre cinq_minutes rentrer_à avant_cinq',
  trouble:
    'barde problèmes punit punie engueule crise colère crie furieux hurle ça_barde scène frappe ça_chauffe tape',
  keeps: 'garde confisque a_mon a_ma cache gère prend_mon prend_ma pris_mon pris_ma contrôle',
  own: 'carte passeport téléphone clés salaire paie papiers argent documents permis chéquier cartes',
  lap: 'genoux déshabille nu nue dans_le_bain bain parties_intimes chatouille notre_jeu jeu_secret caresse enlève_mes_vêtements enlève_ses_vêtements ses_genoux bisous',
  grown:
    'oncle papy grand_père beau_père babysitter entraîneur prof cousin père voisin frère curé monsieur il demi_frère nounou tonton',
  red: 'vois_rouge pète_un_plomb pète_les_plombs péter_un_câble explose perds_le_contrôle perdre_le_contrôle rage colère vrille',
  distrust:
    'confiance_en_moi me_fais_pas_confiance peur_de_moi de_ce_que_je ce_que_je_pourrais ce_que_je_ferais blesser_quelqu_un lui_faire_mal près_de_lui près_d_elle de_moi_même faire_une_bêtise',
  lurk: 'devant_chez sa_porte chez_lui chez_elle sa_voiture le_suis la_suis sais_où l_attends devant_son devant_sa',
  tools: 'batte marteau couteau flingue briquet essence pied_de_biche hache bouteille pierre allumettes',
  weapons: 'flingue couteau machette fusil marteau hache arme batte pistolet essence bombe barre_de_fer',
  attack:
    'tuer tue assassin* étrangl* poignard* égorg* étouff* empoisonn* frapp* tape cogn* gifl* viol* tripot* noyer pendre brûl* pouss* massacr* tabass* buter tranche éventr*',
  victims:
    'me m nous le la lui l les elle se enfants bébé belle_mère quelqu_un tous gens femme mari patron frère soeur maman papa mon ma mes',
  stairs: 'escalier escaliers mur balcon sol porte fenêtre table meuble',
  pushed: 'pouss* jeté balancé traîné projeté bousculé plaqué cogné claqué',
  gore: 'saign* sang bleus cicatrices lame* rasoir corde cadavre gorge ecchymose* scarif* automutil* hématome* commotion',
  heat: 'cigarette* briquet fer_à_repasser allumette bougie plaque clope mégot',
  skin: 'bras main mains peau jambe jambes cuisse* poignet* cou dos ventre corps',
  waste:
    'gâchis déchet bon_à_rien bonne_à_rien erreur fardeau un_raté une_ratée moins_que_rien vaux_rien sers_à_rien une_merde un_boulet',
  oneself: 'suis je me moi',
  improves: 'mieux changer change aller bien s_arranger améliorer heureux heureuse changera',
  neverword: 'jamais rien pas plus',
  hopelesstail: 'ira ça va pour_moi de_toute_façon sera tout jamais',
  picture: 'vois imagine',
  later: 'année_prochaine avenir mois_prochain noël demain vieux vieille été dans_un_an dans_dix_ans',
  myselfw: 'me m nous',
  miss: 'manque manquent besoin envie repris arrêté arrêter recommencé',
  cutting2: 'me_couper scarif* automutil* la_lame me_faire_mal me_faire_du_mal me_brûler saigner',
  loud: 'lève_la_main levé_la_main hausse_la_voix élève_la_voix crie hurle claque_les_portes claque_la_porte ses_pas ses_clés tape_du_poing gueule',
  startle: 'sursaute tremble cache peur fige crispe tais recroqueville paralyse paniqu*',
  scary:
    'peur effrayant dangereux autre_personne monstre agressif méchant violent terrifiant imprévisible flippant',
  drink: 'bu boit bourré ivre saoul alcool bière picole verres vodka',
  reads: 'lit efface bloque fouille contrôle installé répond cache cassé supprime vérifie',
  contacts:
    'messages contacts téléphone amis compte mails position appels sms whatsapp mot_de_passe instagram tel',
  wantme:
    'personne_d_autre_voudrait personne_d_autre_voudra personne_me_croit personne_me_croira sans_lui_je_suis_rien personne_d_autre_ne personne_ne_me_croit je_suis_rien_sans personne_ne_me_croira',
  under:
    'sous_la_jupe sous_ma_jupe dans_la_culotte dans_ma_culotte entre_les_jambes sous_mes_vêtements sous_mon_tee dans_le_pantalon sous_les_vêtements',
  hitsus:
    'nous_tape nous_frappe tape_ma frappe_ma tape_mon frappe_mon nous_bat nous_cogne frappe_les_enfants tape_les_enfants tape_maman frappe_maman',
  hangself:
    'se_pendre se_tuer se_suicider se_couper se_scarifier se_scarifie se_coupe se_mutile se_fait_du_mal se_tirer_une_balle se_noyer se_pend',
  outofway:
    'passerai_pas_l_année pas_passer_l_année débarrassés_de_moi débarrassé_de_moi dernier_mois dernier_été je_ne_gênerai_plus gênerai_plus survivrai_pas je_dérangerai_plus dérangerai_plus vous_serez_débarrassés',
  living:
    'pourquoi_je_vis pourquoi_vivre pourquoi_je_suis_né pourquoi_je_suis_née à_quoi_bon_vivre pourquoi_continuer_à_vivre pourquoi_je_suis_en_vie',
  wokeup:
    'réveillais_pas pas_réveillée pas_réveillé jamais_réveillée jamais_réveillé me_réveillais_plus ne_plus_me_réveiller me_réveille_plus',
  exist:
    'exist* vivre vis vivant vivante en_vie être_là étais_là réveiller réveille lever lève naître né née être_ici suis_là continuer me_relever étais_pas_né',
  reach: 'serai suis arriverai tiendrai verrai atteindrai passerai survivrai tiens là tenir arriver voir',
  feast:
    'noël nouvel_an hiver été printemps anniversaire 30 40 25 fin_de_l_année année_prochaine pâques trente_ans',
  unsure: 'sais si crois doute sûre sûr pense',
  owndeath:
    'je_serai_mort je_serai_morte je_meurs ma_mort mon_enterrement ma_tombe mon_corps si_je_meurs quand_je_serai_mort mes_cendres mes_obsèques je_serais_mort je_serais_morte que_je_meure',
  place: 'pont falaise rails toit corniche viaduc rambarde quai balcon précipice voies parapet',
  brinks: 'bord debout assis assise saute sauter suis rebord soir penché penchée regarde bas enjamber devant',
  better: 'mieux facile service soulagement heureux tranquilles',
  gone: 'existais_pas n_existais étais_pas_là mourais disparaissais sans_moi étais_morte étais_mort pas_née pas_né n_étais_plus étais_plus',
  life: 'vie vivre',
  toomuch:
    'trop_dure trop_dur trop insupportable trop_lourde pas_faite_pour_moi sans_issue merde foutue pourrie un_enfer finie me_dépasse',
  nobody: 'personne aucun aucune',
  loves: 'aime besoin veut importe manque comprend attend regrettera appelle cherche remarque pleurera',
  speaker: 'm me moi mon je',
  bye: 'adieu adieux au_revoir_à_tous dit_au_revoir dit_adieu mes_adieux',
  everyone: 'tous tout_le_monde famille amis vendredi fini toujours enfants soir jamais',
  sleep: 'dormir endormir m_endormir reposer dors',
  forever: 'toujours pour_toujours jamais_me_réveiller à_jamais éternellement plus_jamais',
  doit: 'je_le_fais_ce_soir avant_de_le_faire je_vais_le_faire c_est_fini_pour_moi je_vais_faire_une_connerie passer_à_l_acte faire_une_bêtise_ce_soir je_passe_à_l_acte faire_une_connerie en_finir',
  noend: 'tout_est_noir vois_pas_le_bout que_du_noir aucune_lumière tout_noir pas_de_fin sans_fin',
  limb: 'bras poignet poignets cuisse cuisses jambe jambes veines peau avant_bras',
  wound:
    'coupé coupés coupée coupées coupure coupures saigne* entaille* entaillé taillad* scarifi* cicatrices plaies ouvert ouverts lacéré',
  blades: 'lame lames rasoir cutter tesson verre scalpel',
  again: 'encore repris reprends recommencé rechuté ressorti réutilisé recommence retouché',
  broke: 'cassé pété éclaté fracturé défoncé explosé arraché tordu claqué écrasé cogné tapé déboîté',
  facepart: 'nez côte côtes mâchoire dent dents tête bras poignet lèvre visage cou oeil cheveux doigt joue',
  they: 'il elle mari copain copine conjoint femme père mère ex beau_père frère mec',
  ofme: 'm me mon ma mes',
  angryif:
    's_énerve se_fâche pète_un_câble pète_les_plombs devient_fou devient_folle fait_la_gueule devient_agressif hurle fait_une_crise me_punit devient_violent devient_jaloux fait_une_scène pique_une_crise',
  if: 'si quand dès chaque_fois parce_que',
  allow: 'laisse droit autorise permet interdit autorisée autorisé permission',
  private:
    'compte carte argent téléphone amis amies copines travail clés voiture banque famille sortir habits internet médecin soeur tel',
  track: 'suit traque espionne surveille gps harcèle piste débarque géolocalise traceur localise',
  where: 'partout voiture téléphone travail maison position messages tel boulot chez',
  throwsthings:
    'jette_des_assiettes jette_des_objets casse_des_assiettes casse_tout lance_des_assiettes balance_des_objets casse_des_objets jette_les_assiettes balance_tout lance_des_objets',
  stepadult:
    'beau_père demi_frère oncle père papa grand_père papy cousin prof entraîneur copain_de_ma_mère frère tonton curé',
  comes: 'vient entre rentre glisse couche monte venu',
  bed: 'ma_chambre mon_lit ma_douche la_douche dans_mon_lit sa_chambre son_lit mes_draps',
  little: 'enfant enfants bébé fils fille petit petite gamin gosse',
  dose: 'médicament médicaments sirop cachets flacon gouttes dose javel lessive pile shit doliprane comprimés',
  overmuch: 'trop mauvais tout toute entier entière avalé mangé bu double trompé',
  notwake:
    'réveille_pas réagit_pas respire_pas bleu évanoui inconscient ne_se_réveille se_réveille_pas se_réveille_plus mou',
  afraid: 'peur crains terrifiée terrifié panique redoute',
  willhurt: 'mal frapper frappe secouer taper blesser tuer secoue tape',
  person: 'enfant enfants fils fille bébé quelqu_un femme mari mère frère gens lui elle',
  smashing: 'casser péter éclater défoncer démonter frapper étrangler exploser',
  target: 'la_gueule le_visage la_tête les_dents la_tronche le_crâne sa_gueule la_mâchoire le_cou son_crâne',
  guns: 'flingue arme fusil couteau bombe machette pistolet essence',
  crowd: 'classe école lycée tous bureau boulot collège rire rira montrer église verront',
  killall:
    'je_les_tue je_le_crève je_la_crève je_tue_tout je_le_bute je_la_bute je_les_bute les_tue_tous tuer_tout_le_monde je_le_tue je_la_tue les_tuer_tous je_les_crève',
};
