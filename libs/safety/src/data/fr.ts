import { FR_ACTS } from './fr-acts.ts';
import { FR_CARE } from './fr-care.ts';
import type { LanguageWords } from './language-words.ts';
import { MEDICINES } from './medicines.ts';

export const FR: LanguageWords = {
  language: 'fr',
  written: `chui=j_suis chuis=j_suis jviens=j_viens jpe=j_peux jve=j_veux jveu=j_veux pri=pris tt=tout tte=toute tou=tout pa=pas ds=dans pcq=parce g=j_ai narrive=arrive mouri=mourir morir=mourir suicidé=suicider aidé=aidez cacheton=cachets cachetons=cachets medoc=medicaments medocs=medicaments médocs=medicaments keske=que kan=quand ke=que qd=quand bcp=beaucoup tjs=toujours tjrs=toujours auj=aujourd ya=y_a`,
  isElided: true,
  classes: {
    ...MEDICINES,
    not: 'pas ne n jamais plus aucun aucune personne rien sans ni',
    affirm: `plus.de/possible/fort/vivre/envie/souvent/jamais/tard/loin/rien/personne/qu/que/insuline/dormir/mal/la/en pas.que/seulement/une_blague/dormir/arriver/possible/grave/bien/mieux/arreter/peur/drole/d_avocat/voulu/moyen sans.arret/cesse/souffrir/douleur/avocat/medecin/le_dire/dire/rien/ordonnance/raison n.en_peux/arrive/arrete ne.respire/repond/reagit/bouge/tiens/supporte/plaisante/rigole/sais/sait/peux/peut/se/sens
      personne.verra/sait ne_le_sait rien.dire non_plus pas_le_dire arrive_pas arrete_pas en_peux_plus peux_plus sais_pas sait_pas j_en_peux_plus plaisante_pas rigole_pas ne_le n_ai ne_me_laisse ne_va ne_tiendrai ne_dites`,
    turn: 'je j et mais car parce si quand alors il elle que mon ma depuis ou on tu',
    i: 'je j me m moi mon ma mes nous on notre nos ai suis veux vais ai_envie',
    me: 'me m moi nous',
    again:
      'encore recommence recommencé rechute toujours souvent chaque tous depuis hier soir nouveau nuit aujourd soirs',
    want: 'veux voudrais aimerais envie souhaite prefere prefererais prete pret espere voulais besoin faudrait',
    will: 'vais veux voudrais compte demain ce_soir lundi mardi mercredi jeudi vendredi samedi dimanche prevois planifie decide jure serieux attends cette_nuit va tuerai finirai envie des_que quand_il quand_elle prevu allons j_irai',
    intend:
      'veut va dit disait allait menace essaye essaie tente parle ecrit message envoye annonce jure pense planifie voulait a_essaye a_tente a_dit m_a_dit compte projette prevoit s_est_mis tenté essayé avoue confie comptait projetait recherches trouve',
    now: `maintenant la_maintenant ce_soir cette_nuit tout_de_suite aujourd ce_matin viens vient heure heures minutes min a_l_instant en_ce_moment en_train saigne sang couteau fusil arme hache porte cachee cache enfermee aide aidez secours demain pont toit rails rebord corde adieu devant_moi dans_la_main etrangl* lame saoul bourre ivre samu 15 112 urgence train a_deux_doigts sur_le_point`,
    filler:
      'comment me je veux pour de des du la le les l d un une aide sans souffrir douleur vite pensees pensee idee idees envie methode methodes moyen moyens facon numero ligne faire se s ma mon a y il est ai j avec ~medicaments ~paracetamol aujourd hui maintenant que quoi help on peut',
    fun: `mdr lol ptdr haha hahaha blague rire rires echecs cartes tennis karate boxe jeu jeux partie match course marathon dentiste quand_il_verra quand_elle_verra s_il_savait si_elle_savait quand_il_saura quand_elle_saura si_j_oublie si_je_rate ennui cafe chocolat netflix sucre excel presentation film roman serie podcast personnage chanson episode minecraft fortnite gueule_de_bois soif faim_de au_telephone ordi paperasse ado dans_le_dos plutot_mourir_que prefere_mourir_que tousser toux tousse tousse pistolet_a_eau anniversaire lacets`,
    sport:
      'echecs cartes tennis karate boxe match foot football rugby jeu entrainement sport salle course judo padel piscine plongeoir trampoline elastique parachute escalade ballon musculation developpe muscu haltere sparring',
    accident:
      ' cuisin* oignon* pain accident boite papier four poele plancha repass* jardin chat velo roses tomb* cheveux frange depenses bricol* legumes conserve ongles barbecue soleil huitre huitres pelant epluch* casserole exprès_pas sans_faire rasant raser rase haie haies pansement suture bricolage pouce',
    kitchen:
      'oignon* aiguis* couteaux jambon collection formation fromage huitres repar* constru* peint* peind* bois etagere etageres clou clous vis tableau cadre cadeau acheter achete magasin bricol* meuble tente suisse cuisiner cuisinait',
    idiom: `mourir.de/d/pour meurs.de/d/pour mort.de/d morte.de/d mort_de morte_de mourir_de_rire je_meurs_de morts_de tuer_le_temps tue_le_temps me_tue.a/au_travail/le_dos/la_tache tuer_au_travail me_tuer.a/au_travail/a_la_tache me_tuent ca_me_tue il_va_me_tuer.s/quand/si elle_va_me_tuer.s/quand/si va_me_tuer.quand/si/s boulot_me_tue me_tue.ce/les/cette tue_les mort_de_trouille
      me_coupe.les_cheveux/la_parole/du_monde/l_herbe me_couper.les_cheveux/la_parole coupe_la_parole couper_les_ponts coupe_les_ponts ca_me_frappe ça_me_frappe m_a_frappe.de/par/dans_ce frappe_de_plein m_a_touche.profondement/beaucoup/ca/cette/son touche_du_bois me_touche.beaucoup/profondement/pas touche_le.chomage/rsa/fond toucher.des/du/le_fond/le_chomage/le_rsa toucher_le_fond touche_des vivre.a/avec/dans/en/de/sans/seul/seule/ensemble/mieux/ici/mes/ma jeter_l_eponge me_jeter.dans_le/a_l_eau/sous_la_douche/sur_le_canape me_jette.dans_le/a_l_eau/sur
      saute_de_joie sauter_de_joie sauter_le_pas saute_le_pas sauter.le/la/un/une/les saute.le/la/un/une/les corde_raide corde_au_cou_avec_mes sauter_a_la_corde plusieurs_cordes suicide_squad mission_suicide taper.un/une/dans tape.un/une/dans tape_sur_les_nerfs m_a_tape_dans me_tape.le/la/les/tout/des/un/encore/tout_le battre_mon_record me_bats.pour/contre/avec/encore se_bat se_bat_pour
      coup.de.fil/main/mou/pouce/chance/tete/stress/barre/vieux/blues/pompe/foudre coup_de_main coup_de_fil bouteille_d_eau crise_cardiaque.quand/en/en_voyant failli_avoir_une_crise tomber_dans_les_bras poignarde_dans_le_dos poignardee_dans_le_dos tire_une_balle_dans_le_pied balle_dans_le_pied tuer_le_chat a_mourir laisse_tomber me_suis_plante me_plante pendre_au_telephone frappee_en_plein frappee_fort nouvelle_m_a pousse_a poussee_a en_finir_avec.ces/ce/cette/le/les se_jette_sur dans_le_dos en_finir_avec_ces qui_me ce_qui_me aurais_pu...tuer/etrangler/frapper/egorger pourrais...etrangler/tuer saigne/saigner/saigné/saignent.aux.quatre/4 couteau_suisse opinel_de suer_sang etouffe_de m_etouffe_avec m_etouffe_de m_etouffe_sous me_suis.casse/cassee/cassé/pete/fracture touche.les_alloc*/les_aides/des/l_apl/la_caf/le_chomage m_a_pousse_a m_a_poussee_a me_pousse_a overdose_de.reunions/travail/sucre/cafe/series/chocolat/paperasse/visio bat/battre/battu/bats.les_oeufs/des_oeufs/le_record/les_blancs bat_les claque/claqué/claquee/frappe/frappé/tape.la_porte/a_la_porte porte_au_nez couteau_dans_le_dos envie_de_jeter_l envie_de_jeter_mon_ordi vivre.chez/la_bas/a_deux plus_vivre.chez/avec/dans/ici/a/comme sans_faire.d/un sans_faire_une en_finir_avec.cet/cette/ce/mon/ma/les/ces/le tue.ses/les/des.lapins/poules tue_encore_ses se_tue.au/a se_tuent.au/a`,
    suicideWord: '~suicide ~overdose suicides suicidé',
    settled: `ans.plus_tard/apres/deja quand_j_etais..petit/petite/enfant/ado/jeune/gamin/gamine/adolescent/adolescente etant.enfant/petit/petite/ado enfant_je dans_mon.enfance/adolescence/passe/roman/livre/scenario a_l_epoque autrefois en_#year dans.un/une/ce/mon/le..roman/film/livre/serie/piece/chanson dans_la_serie livre_sur film_sur documentaire..sur reportage lu_un..roman/livre je_lis_un
 mort.par/d_une/d_overdose/du..<suicideWord> morte.par/d_une/d_overdose s_est_suicide..en s_est_suicidé..ans perdu...<suicideWord> <suicideWord>...ans/deuil/prevention/endeuilles je_travaille..comme/dans/en/au benevole formation..secours/sur memoire_sur cours_de_secourisme patient patients patiente reve reve_que cauchemar chapitre_# sobre_depuis abstinent..ans survecu je_m_en_suis_sortie les_regles_du_forum si_un.ami/amie si_quelqu_un j_ai_longtemps premiers_secours petite_on regles_du_forum charte_du_forum me_battait avant_je plus_maintenant de_#year a_#age_ans_j on_a_vu sobre_depuis quand_on_etait quand_nous_etions stents quand.on/nous..petits/gamins etions_petits il_y_a..ans/decennies/annees y_a..ans/annees il_y_a_plus_de..ans il_y_a_bien..ans il_y_a_longtemps ans_sans.alcool/boire/drogue/clope/rien ans_sans_une_goutte ans_sans_un_verre j_avais_#_ans j_en_ai_# premier.mari/copain annees_quatre_vingt annees_80 la_serie une_serie un_film regarde..film`,
    past: ' annee_derniere autrefois a_l_epoque en_#year regle ancien_locataire gagne terminee classe il_y_a..ans y_a..ans ouvert_la_lettre ouvert_les_lettres ouvert_le_courrier',
    other: `il elle quelqu ami amie amis pote potes copain copine soeur frere mere maman pere papa fils fille mari femme conjoint compagnon compagne mec ex epoux epouse voisin voisine voisins collegue coloc colocataire cousin cousine neveu niece tante oncle grand_mere grand_pere mamie papi papy mamy beau_frere belle_soeur beau_pere belle_mere patron bebe enfant gamin petit petite gosse
      ado garcon bonhomme type camarade eleve tonton tata nana homme dame meuf belle_mere gars petit_fils`,
    partner:
      'mari femme conjoint conjointe compagnon compagne copain copine mec ex epoux epouse fiance fiancee chum blonde homme bonhomme jules nana meuf',
    violent: `il elle <partner> pere papa mere maman beau_pere belle_mere oncle tonton tante grand_pere frere soeur fils fille parents beau_frere voisin voisine coloc type gars homme cousin neveu petit_fils beau_fils quelqu soignant gars oncles aide_soignante auxiliaire soignante infirmiere soignantes aides_soignantes infirmieres`,
    they: `<violent> est a_un menace veut vient on`,
    overEdge: `pieds_dans_le_vide jambes_dans_le_vide du_mauvais_cote..barriere/garde/rambarde/parapet enjambe..rambarde/parapet/barriere/garde passe_la_rambarde de_l_autre_cote_de_la.rambarde/barriere de_l_autre_cote..barriere/rambarde/garde_corps/parapet/grille`,
    onLedge: `sur_le.parapet/rebord/garde_corps sur_la.corniche/rambarde au_bord_du.quai/toit/vide au_bord_du.parking/pont/balcon/viaduc`,
    gasMeans: `tuyau...pot/echappement pot_d_echappement monoxyde helium charbon_dans bouteille_d_helium le_gaz_et ouvert_le_gaz gaz_ouvert moteur_tourne...garage garage...moteur_tourne gaz...calfeutre/scotche/bouche`,
    ready: `pret prete achete coffre garage decide prevu`,
    river: `riviere fleuve seine canal etang lac`,
    beam: `poutre poutres grange poutre_de_la_grange`,
    counted: `compte comptes comptés`,
    hurtTool: `cutter lame compas aiguille epingle rasoir`,
    noAnswer: `reagit.pas/plus ne_reagit.pas/plus repond.pas/plus bouge.pas/plus rale molle mou decroche_plus ne_decroche_plus`,
    collapsed: `effondre effondree`,
    noKicks: `plus_de_coups_de_pied grouille_plus grouille_pus bouge_plus_dans_mon_ventre ne_donne_plus_de_coups sens_plus..bebe sens_pas..bebe bebe_ne_bouge_plus bebe_silencieux bebe_ne_bouge`,
    monthOf: `enceinte_de #_sa #_semaines_de_grossesse au.premier/deuxieme/troisieme/quatrieme/cinquieme/sixieme.mois #_mois_de_grossesse #e_mois`,
    stabbedMe: `m_a.poignarde/poignardee/plante/plantee/tire_dessus m_a_plante une_lame_dans_le`,
    notStop: `ne_s_est_pas_arrete pas_arrete disais_non dit_non pleurais continuait`,
    beats: `tabasse tabassent rossee battue coups_de_ceinture coups_de_fouet tabassee corrige_a_coups coups_de_martinet coups_de_cable prend_la_ceinture sort_la_ceinture enleve_sa_ceinture a_coups_de.ceinture/balai/baton/cable avec_la_ceinture avec_le_martinet`,
    minor: `j_ai_#age_ans ai.dix/onze/douze/treize/quatorze/quinze.ans ans_et_j #_ans_j`,
    undress: `deshabill* me_deshabille enlever_mes_vetements me_filme le_toucher nu nue se_deshabiller photos_de_lui`,
    fasting: `jeuner jeune ramadan regime jour_de_jeune`,
    trash: `a_la_poubelle aux_toilettes dans_les_chiottes balance jete jetes jeté jetés poubelle aux_chiottes jeter balancer`,
    budget: `heures depenses dette sucre cours`,
    inhaler: `ventoline inhalateur antiretrovir*`,
    forgot: `oublie oublié a_la_maison depuis_l_operation ans annuelle`,
    peace: `calme paix cadeaux cinq_minutes`,
    stabbed: `poignarde poignardé s_est_tire_dessus lui_a_tire_dessus plante_mon planté s_est_tire_dessus se_tirer_dessus s_est_tire se_tirer_une_balle poignarder coup_de_couteau coups_de_couteau`,
    seizing: `en_train_de_convulser convulse yeux_revulses les_yeux_revulses fait_une_crise_d_epilepsie_et`,
    veins: `veines poignets artere`,
    diabetic: `diabet* type_1`,
    pump: `pompe_a_insuline`,
    dka: `ceton* acetone acetonemie`,
    broken: `panne cassee volee hs vole`,
    batters: `cogneur`,
    beatsHer: `la.bat/frappe/tabasse/cogne/roue`,
    splash: `jeter jette lance balance asperge`,
    skin: `hyaluronique citrique folique`,
    climbed: `enjambe enjambé escalade_la`,
    bang: `tape tapais cogne frappe fracasse taper cogner`,
    menace: `menace menacé menacee menacait menaces personne_ne_sort personne_sort personne_ne_part`,
    scrape: `arrache gratte griffe plante entaille coupe taille coupé ouvre ouvert tailladé lacere grave`,
    enough: `plus_de plus_d fini_le fini_les stop_au`,
    number: `#`,
    coldTurkey: `sevrage en_manque`,
    kin: 'fils fille frere soeur enfant niece neveu copine copain ami amie mari femme petite_fille petit_fils cousine cousin ado maman',
    adult: `il elle <partner> pere papa mere maman beau_pere belle_mere oncle tonton tante tata grand_pere papi papy grand_mere frere soeur nounou nourrice assistante_maternelle voisin voisine voisins maitre maitresse prof entraineur coach beau_frere belle_soeur pretre cure animateur educateur educatrice famille_d_accueil cousin quelqu parents baby_sitter eleveur`,
    kid: `mon/ma/mes/notre/nos/son/sa/ses/leur/leurs/le/la/les/un/une/au/ce/cet/des..fils/fille/enfant/enfants/bebe/petit/petite/petits/gamin/gamine/gamins/gosse/gosses/neveu/niece/petit_fils/petite_fille/petit_frere/petite_soeur/nourrisson/jumeaux/garçon/garcon/ado/filleul/filleule mon_frere ma_soeur bebe bambin enfants fils_de fille_de l_enfant gamins son_fils sa_fille`,
    hurtsKid: `fait_du_mal...<kid> faire_du_mal...<kid> maltraite/brule/torture...<kid>`,
    kids: 'se_disputent se_battent entre_eux jouet camion se_tapent avec_un_camion',
    sibling: 'frere soeur grand_mere mamie mere',
    victim:
      'sa_femme sa_copine ma_mere maman ma_soeur la_mere mamie sa_compagne ma_fille son_mari sa_mere ma_copine mon_amie vieux vieille resident residente papi grand_pere papa pere beau_pere grand_mere ma_grand_mere',
    people: 'gens quelqu autres personnes',
    person: `chef patron ex pere mere frere soeur beau_pere belle_mere voisin voisine voisins collegue prof professeur mari femme copain copine conjoint proprio proprietaire le la les lui type mec connard salaud salope enfoire fils_de_pute famille tout_le_monde beau_frere oncle homme eux gars conseiller quelqu ce celui boss`,
    killSelf: `je_me.tue/pends/suicide/flingue me_pends me_suicide me.jette/jeter..sous/du/par/dans_le_vide/de_la/d_un/devant/dans_la_seine me_foutre..en_l_air mettre_fin_a.mes_jours/ma_vie/ma_souffrance/tout mets_fin_a.mes_jours/ma_vie/tout mettre_un_terme_a.ma_vie/mes_jours fin_a_mes_jours fin_a_ma_vie en_finir_avec.la_vie/ma_vie/tout/l_existence en_finir..ce_soir/demain/cette_nuit/maintenant veux_en_finir
      me_tirer_une_balle me_tire_une_balle me_mettre_une_balle me_faire_sauter_la_cervelle me_donner_la_mort m_ouvrir_les_veines me_pendre m_ote_la_vie m_oter_la_vie me_prendre_la_vie quitter_ce_monde partir_pour_toujours passer_a_l_acte me_passer_la_corde sauter_par_la_fenetre sauter_du_pont me_faire_du_mal_definitivement m_empoisonner m_enlever_la_vie m_immoler me_crever me_crasher me_planter_en_voiture en_finir_avec_la_vie me.suicider/pendre/supprimer/flinguer/defenestrer/ouvrir_les_veines/donner_la_mort je...me.tuer/buter/noyer/foutre_en_l_air/balancer veux/vais/voudrais/envie_de/envies_de/pense_a/pensees_de/essaye_de/essaie_de/tente_de/tenter_de/decide_de/besoin_de/idee_de/idees_de/moyen_de/j_aimerais/prefere/preferes/pour/de.me.tuer/buter/noyer/foutre_en_l_air/balancer de_quoi.mourir/me_tuer/en_finir/crever foutre_en_l_air me_foutre_en_l_air saute_et_c_est_fini ca_finira_la cailloux_dans_les_poches pierres_dans_les_poches sac_sur_la_tete sac_plastique_sur me_noyer me_coller_une_balle me_loger_une_balle me_mets_une_balle je_vais_me.tuer/pendre/flinguer/buter`,
    killYou: 'se_tuer se_suicider se_pendre me_tuer comment_me_tuer me_noyer',
    suicidal: 'suicidaire suicidaires',
    suicide: 'suicide ~suicider suicidaire suicidaires',
    thinkPlan:
      'pense penser pensees pensee idees idee planifie prevu tentative tente essaye essayé songe envisage lettre mot envie obsede pensais projet',
    wantDie: `<want>..mourir/crever/etre_mort/etre_morte/disparaitre_pour_toujours envie_de.mourir/crever/mort aimerais_etre.mort/morte voudrais.etre_mort/etre_morte/mourir/ne_plus_exister prefere.mourir/etre_mort/crever mieux_mort mieux_morte plus_exister ne_plus_me_reveiller veux_dormir_pour_toujours dormir_pour_toujours partir_pour_de_bon si_seulement_j_etais_mort je_veux_partir_cette m_endormir_pour_toujours ne_jamais_etre_ne m_endormir_et_ne_plus veux_crever voudrais_crever m_endormir_et_ne_pas partir_et_ne_plus envie_de_crever serai_mort serai_morte`,
    noLive: `plus..vivre/exister/envie_de_vivre ne_veux_plus.vivre/exister/etre_la/me_reveiller/etre_en_vie veux_plus.vivre/exister/etre_la/me_reveiller/etre_en_vie plus_envie_de.vivre/rien_vivre/me_reveiller plus_la_force_de_vivre marre_de.vivre/la_vie/exister fatigue_de_vivre fatiguee_de_vivre fatigue..vivre vie..plus..peine/sens/vecue vie_ne_vaut aucune_raison_de.vivre/rester plus..raison..vivre raison_de_vivre n_ai_plus_de_raison plus_me_reveiller jamais_me_reveiller ne_plus_jamais_me_reveiller pas_me_reveiller a_quoi_bon_vivre plus_gout_a_la_vie pas_envie_de_vivre degoute_de_vivre plus_rien_qui_me_retient plus_etre_la ne_se_reveilleront ne_se_reveillera ne_nous_reveillerons plus_etre_de_ce_monde vie_n_a_plus_de_sens vie_a_plus_de_sens passerai_pas.noel/l_hiver/l_annee serai_pas_la_a serai_plus_la_a verrai_pas.noel/le_printemps/l_ete arriverai_pas_a.noel/mes plus_etre_vivant plus_etre_vivante plus_envie_d_etre_la arreter_de_vivre arreter_d_exister cesser_d_exister pas_envie_de_me_reveiller n_y_serai_plus decide_de_partir_avant partir_avant_mes degoute_de_me_reveiller decue_de_me_reveiller decu_de_me_reveiller serai_pendu serai_mort_avant serai_morte_avant serai_plus_en_vie`,
    theyDie: `veut.mourir/en_finir/se_tuer/se_suicider/disparaitre veut_plus_vivre voulait_mourir voulait.en_finir envie_de_mourir plus_vivre suicidaire message_d_adieu lettre_d_adieu lettre_de_suicide sera_mort serait_mort plus_la_demain dit_adieu fait_ses_adieux pensees_suicidaires idees_noires_et plus_envie_de_vivre`,
    killThem: `se.tuer/suicider/pendre/jeter/flinguer/supprimer/foutre_en_l_air/tue/suicide/pend/jette/defenestrer/noyer se_tirer_une_balle mettre_fin_a.ses_jours/sa_vie se_donner_la_mort s_ouvrir_les_veines en_finir sauter_du sauter_par s_est_ouvert passer_a_l_acte mettre_fin se_crisser mourir_sans_douleur fin_a_ses_jours il_saute saute_du saute_par`,
    saved:
      ' stocke stocké accumule accumulé economise planque mis_de_cote conserve collectionne reserve garde_mes gardé_mes gardé_tous garde_tous j_ai_garde j_ai_mis_de_cote garde_en_cachette mis...de_cote mets...de_cote',
    farewell:
      'lettre_d_adieu lettres_d_adieu lettres_sont_pretes lettres_sont_ecrites ecrit_les_lettres ecrit_mes_lettres mot_d_adieu message_d_adieu adieu_a_tous adieu_tout_le_monde adieu derniere_nuit dernier_message mes_adieux dire_adieu quand_vous_lirez quand_tu_liras plus_parler_de_moi la_rejoindre le_rejoindre la_suivre rejoindre.papi/mamie/papa/maman/mon/ma rejoindre_ton rejoindre_son rejoindre_sa lettre_a_chacun',
    work: 'chef boulot travail alcool tabac entreprise equipe collegues',
    betterDead: `mieux_sans_moi...mort/morte/mourir/jour/date/cachets/corde/choisi/suicide mieux..si_j_etais_mort vaux_plus_mort vaux_plus_morte mieux_si_je_meurs mieux_lotis..mort mieux_si.j_etais_mort/j_etais_morte/je_mourais/je_crevais serait_mieux_si_j_etais tout_le_monde_serait_mieux..morte/mort`,
    insurance: 'assurance assurance_vie assurance_deces capital_deces',
    die: 'mourir mort morte tuer meurs suicider mourrai mortelle letale deces crever choisi_le_jour',
    date: 'date jour choisi_le_jour le_# fixe la_date sera_le apres_noel ou_et_quand',
    exam: 'examen concours entretien mariage telephone batterie ordi',
    drugName:
      '<painkiller> <opioid> <benzo> <antidepressant> <psychiatric> <bodyMedicine> <steroid> <insulin> ~cachets ~comprimes medicaments',
    howDie: `mourir/me_tuer/tuer/suicider/suicide...sans.souffrir/douleur/avoir_mal/mal/douleurs moins_douloureuse..mourir/partir moyen..mourir/de_se_tuer facon..de_mourir maniere..de_mourir combien..<drugName>...mourir/mortel*/tuer/letal*/reveiller dose_mortelle dose_letale comment_mourir comment_me_tuer comment_me_suicider mort_sans_douleur`,
    crash:
      'contre.un/le/la/une.arbre/mur/camion/platane/pile/poteau/pilier dans.un/le.arbre/mur/platane/ravin/decor dans_le_decor fonce/foncer/rentre/encastre/encastrer..dans/contre..mur/arbre/platane/camion/pile',
    end: 'fini finir fin termine terminé c_est_fini',
    rope: 'corde cordes noeud ceinture_autour',
    ropeUse:
      'cou prete prêt ce_soir nuit achete grenier poutre arbre garage attachee accrochee fixee noeud ou_et_quand pendre trente_ans dans_le_coffre grange dans_la_grange cave cabanon pour_ce_soir y_est_deja noeuds les_noeuds y_est',
    boat: 'bateau escalade grimper chien sauter linge balancoire vocales',
    neck: 'autour_du_cou au_cou cou',
    gun: 'fusil pistolet arme carabine flingue revolver calibre canon_dans',
    gunUse: 'tete tempe bouche finir charge ce_soir appuyer gachette mourir fin tuer sur_moi menton',
    hunt: 'chasse eau colle film musee jouet',
    head: 'tete tempe bouche menton',
    jumpTrain: `me.jeter/jette/lancer/balance/mettre..sous/devant..train/metro/rer/camion/bus/voiture/tram/roues sous.un/le/la/les.train/metro/rer/camion sauter..sous/devant..train/metro me_jeter..rails me_jeter..voie me_jette..voies`,
    height:
      'pont toit balcon rebord falaise fenetre viaduc immeuble etage parapet tour corniche precipice terrasse barrage grue',
    jump: 'sauter saute sauterai lacher lache me_jette me_jeter me_lance tomber basculer je_me_jette',
    onHeight:
      'sur.le/un/la/les..pont/toit/rebord/balcon/parapet/falaise/corniche au_bord..falaise/toit/vide rebord_de_la_fenetre',
    lastly:
      'lacher lache sauter saute jeter jette adieu merci fini plus_qu juste_a tomber pardon etage_il huitieme',
    onTrack:
      'sur_les_rails sur_les_voies sur_la_voie_ferree allonge..rails couche..rails assis..rails sur_les_rails_du ',
    cutSelf: `me.coupe/coupais/taillade/scarifie/scarifier/entaille/tailler/couper/lacere/mutile/mutiler/tailladais me_suis..coupe/coupee/coupé/coupée/scarifie/scarifiee/scarifiée/entaille/taillade/entaillee/mutilee me_coupe..bras/cuisses/jambes/poignets/veines me_couper..bras/cuisses/jambes me_remets_a_me recommence_a_me.couper/scarifier me_fais_des_entailles m_entaille m_automutile m_automutiler`,
    cut: 'coupe coupee coupé entaille entaillé entailles taillade taille taillé',
    selfHarm: 'automutil* automutile scarif* scarification scarifications ~scarifie auto_mutil*',
    hurtSelf: `me.fais_du_mal/faire_du_mal/fais_mal/brule/bruler/frappe_moi/blesse/griffe/tape_la_tete/mords/cogne me..fais_du_mal/faire_du_mal me_suis.brule/brulee/fait_du_mal/blesse/blessee/fait_mal/mordue/frappe me_punir me_brule m_infliger me_donne_des_coups me_frappe_la_tete je_me_frappe`,
    purpose:
      'expres exprès volontairement punir sentir soulager deliberement intention jusqu_a_sentir jusqu_a_ce_que jusqu_au_sang jusquau_sang jusqu_a_saigner jusqu_a_ce_que_ca c_est_plus_fort ca_me_calme ca_me_soulage seule_chose_qui_me_calme pour_ressentir',
    burn: 'brule bruler brulee brulé brûle ecrase',
    burner: 'cigarette* briquet clope clopes mégot megot mégots fer_a_repasser bougie plaque',
    limb: 'bras jambes poignet poignets peau cuisses cuisse main me m avant_bras jambe ventre',
    self: 'me m',
    wall: 'mur murs porte table sol',
    blood: 'sang saigne saigner bosse bleu',
    cutsThem: `se.coupe/scarifie/taillade/mutile/brule/fait_du_mal/faire_du_mal/fait_mal se_couper..bras/cuisses/veines s_automutile s_est..coupe/scarifie/coupee/entaille/taillade s_automutiler s_entaille`,
    woundsSeen: 'coupures entailles cicatrices lames cutter traces marques brulures',
    slit: `ouvert/ouvrir/ouvre/tailladé/taillade/tailladee/coupé/coupe/tranche/couper/trancher/entaille/tailler..les.veines/poignets m_ouvre_les_veines m_ouvrir_les_veines m_ouvrir_les_poignets les_veines_coupees la_gorge_avec_un ouvert/ouvrir/tailladé/taillade/coupé/coupe/tranche/entaille..le/un/mon/mes/l.poignet/poignets/veines/artere/avant_bras`,
    bleed:
      'saigne saigner sang profond saignement pisse_le_sang hemorragie pisse_le_sang gicle giclait giclé serviette_est_pleine',
    blade: 'lame lames rasoir couteau cutter scalpel ciseaux verre opinel',
    wrist: 'poignet poignets veines bras gorge',
    ...FR_CARE,
    ...FR_ACTS,
  },
};
