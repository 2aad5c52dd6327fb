import type { Classes } from '../pattern.ts';

export const CONCEPTS_IT: Classes = {
  exit: 'mia_uscita unica_uscita via_d_uscita_unica finendo_le_ragioni nessuna_ragione non_ho_ragioni ultima_soluzione unica_soluzione senza_ragioni ragioni_per_restare motivi_per_restare finito_le_ragioni',
  ghost:
    'già_andata già_andato già_morta già_morto come_un_fantasma morta_vivente morto_vivente non_ci_sono_già morta_dentro morto_dentro come_se_fossi',
  promise: 'prometto promettere garantisco sicura sicuro',
  alive2: 'viva vivo esserci essere_viva essere_vivo ancora_qui',
  heights:
    'treno treni binari ponte altezza traffico coltelli finestra fiume lago corda balcone tetto vuoto metro',
  pull: 'un_passo saltare e_se mi_chiama mi_attira guardo fisso buttarmi lasciarmi_andare mollare penso_a buttarmi_giù',
  ache: 'male_dentro dolore_dentro tanto_dolore dolore_insopportabile non_sopporto_il_dolore fa_male_l_anima dolore_interiore sofferenza_interiore male_all_anima soffro_troppo',
  trappedIn:
    'trappola vuot* disperat* inutile impotente rott* pers* sol* soffoc* vergogn* abbandonat* distrutt*',
  very: 'così completamente totalmente sempre sento molto dentro troppo davvero',
  relief2: 'sollevata sollevato sollievo contenta uguale fortuna',
  illness: 'cancro terminale tumore diagnosi incidente infarto investita malattia investito',
  leaves:
    'se_ne_vanno_tutti tutti_mi_abbandonano tutti_mi_lasciano nessuno_resta non_ho_nessuno nessuno_con_cui sola_al_mondo solo_al_mondo tutti_se_ne_vanno non_mi_resta_nessuno',
  unresponsive:
    'non_risponde non_reagisce non_si_muove spento sparit* scompars* irraggiungibile nn_risponde telefono_spento non_mi_risponde',
  clue: 'tetto ponte pastiglie pillole scatole vuote lettera biglietto addio corda coltello binari scogliera balcone ringhiera',
  scald: 'bollente acqua_calda olio_bollente acido ferro_da_stiro posacenere bollitore rovente',
  on: 'mi ci faccia braccio tirato addosso lanciato versato',
  late: 'torno_tardi alle_cinque non_torno se_torno in_ritardo cinque_minuti in_tempo ritardo',
  trouble:
    'casino guai punisce punizione litigio arrabbia urla furioso scenata botte succede picchia litigata',
  keeps: 'tiene preso ha_il_mio ha_la_mia nasconde gestisce si_tiene sequestrato toglie',
  own: 'carta passaporto telefono chiavi stipendio documenti soldi bancomat patente cellulare',
  lap: 'ginocchia sedere_sopra sulle_ginocchia nuda nudo mi_spoglia vasca bagno_con parti_intime solletico nostro_gioco gioco_segreto accarezza toglie_i_vestiti in_braccio spoglia',
  grown:
    'zio nonno patrigno babysitter allenatore professore cugino padre vicino fratello prete signore lui fratellastro',
  red: 'vedo_rosso esplodo scatto perdo_il_controllo perdere_il_controllo rabbia furia accecata accecato perdo_la_testa',
  distrust:
    'non_mi_fido_di_me paura_di_me di_quello_che_potrei quello_che_potrei cosa_potrei fare_male_a fargli_qualcosa vicino_a_lui vicino_a_lei di_me_stessa di_me_stesso fido_di_me',
  lurk: 'casa_sua sotto_casa sua_porta davanti_a_casa sua_macchina lo_seguo la_seguo so_dove lo_aspetto la_aspetto fuori_da',
  tools: 'mazza martello coltello pistola accendino benzina spranga ascia bottiglia pietra fiammiferi',
  weapons: 'pistola coltello machete fucile martello ascia arma mazza benzina bomba spranga accetta',
  attack:
    'uccid* ammazz* assassin* strangol* strozz* accoltell* pugnal* soffoc* avvelen* picchi* mena pugni schiaff* stupr* molest* palpegg* annegar* bruci* spinger* spinge sgozz* massacr* taglio_la impicc* buttar*',
  victims:
    'mi m ci lo la li gli le lui lei loro si bambini figli neonato suocera qualcuno tutti gente moglie marito capo fratello sorella mamma papà mio mia',
  stairs: 'scale scala muro balcone pavimento porta finestra tavolo',
  pushed: 'spint* spinger* lanciat* buttat* trascinat* scaraventat* sbattut* calci strattonat*',
  gore: 'sangu* livid* cicatrici lametta lamette lama cappio cadavere gola ematom* autolesion* commozione contusion*',
  heat: 'sigaretta sigarette accendino ferro_da_stiro fiammifero candela fornello mozzicone',
  skin: 'braccio braccia mano mani pelle gamba gambe coscia cosce polso polsi collo schiena pancia corpo',
  waste:
    'spreco spazzatura inutile_per un_errore zavorra peso fallimento non_valgo non_servo uno_zero una_nullità buona_a_nulla buono_a_nulla',
  oneself: 'sono mi io sento me',
  improves: 'migliorare migliorerà meglio cambiare cambierà cambia bene migliora felice passerà',
  neverword: 'mai niente nulla non',
  hopelesstail: 'andrà va per_me tutto mai più questo migliorerà cambierà',
  picture: 'vedo immagino',
  later: 'anno_prossimo futuro natale domani vecchio vecchia estate mese_prossimo tra_un_anno fra_dieci',
  myselfw: 'mi me ci',
  miss: 'manca mancano bisogno voglia ripreso smettere smesso ricominciato',
  cutting2: 'tagliarmi autolesion* la_lametta farmi_male farmi_del_male bruciarmi sanguinare',
  loud: 'alzo_la_mano alza_la_mano alza_la_voce urla grida sbatte_le_porte sbatte_la_porta sento_i_passi sento_le_chiavi batte_i_pugni strilla',
  startle:
    'si_spaventa sobbalzo tremo nascondo paura blocco paralizzo zitta zitto rannicchio trem* irrigidisco',
  scary:
    'paura terribile pericoloso altra_persona mostro aggressivo cattivo violento spaventoso irriconoscibile spaventa',
  drink: 'beve ubriaco bevuto alcol birra sbronzo bicchieri vodka ubriaca',
  reads: 'legge cancella blocca controlla fruga installato risponde nasconde rotto spia',
  contacts:
    'messaggi contatti telefono amici conto mail posizione chiamate chat whatsapp password instagram cellulare',
  wantme:
    'nessun_altro_mi_vorrebbe nessun_altro_mi_vorrà nessuno_mi_crede nessuno_mi_crederebbe senza_di_lui_non_sono nessun_altro_mi nessuno_mi_crederà non_sono_niente_senza',
  under:
    'sotto_la_gonna nei_pantaloni tra_le_gambe sotto_i_vestiti nelle_mutande sotto_la_maglia mie_parti_intime sotto_le_coperte sotto_la_maglietta',
  hitsus:
    'ci_picchia ci_mena picchia_mia picchia_mio mena_mia ci_fa_del_male picchia_mamma picchia_i_bambini mena_i_bambini picchia_la_mamma ci_riempie_di',
  hangself:
    'impiccarsi uccidersi ammazzarsi suicidarsi tagliarsi si_taglia si_fa_del_male si_ferisce buttarsi spararsi si_impicca',
  outofway:
    'quest_anno_non_lo_passo non_arrivo_a_fine non_sopravviverò vi_libererete_di_me ultimo_mese ultima_estate non_darò_più_fastidio tolgo_il_disturbo libererò_tutti liberi_di_me vi_liberate_di_me non_disturberò',
  living:
    'perché_vivo per_cosa_vivo perché_vivere a_che_serve_vivere perché_sono_nata perché_sono_nato perché_sono_viva perché_sono_vivo',
  wokeup:
    'non_mi_svegliassi mai_svegliarmi non_svegliarmi non_mi_sveglio_più non_mi_svegliassi_più mai_risvegliarmi',
  exist:
    'esist* vivere viva vivo essere_qui esserci svegliarmi sveglio alzarmi alzo nascere nato nata essere_viva essere_vivo continuare_così risvegliarmi respirare fossi_nata fossi_nato',
  reach: 'arrivo arriverò sarò vedrò reggo resisto passo sopravvivo ci_sarò arrivare vedo duro supero',
  feast:
    'natale capodanno inverno estate primavera compleanno 30 40 25 fine_dell_anno anno_prossimo pasqua trent_anni',
  unsure: 'so se credo dubito sicura sicuro penso',
  owndeath:
    'sarò_morta sarò_morto mia_morte mio_funerale mia_tomba mio_corpo se_muoio quando_muoio quando_morirò mio_cadavere mie_ceneri fossi_morta fossi_morto non_ci_sarò_più io_muoia',
  place:
    'ponte scogliera binari tetto cornicione viadotto ringhiera balcone precipizio banchina cavalcavia dirupo',
  brinks:
    'bordo piedi seduta seduto salto saltare sono ciglio stasera guardo giù orlo scavalcare affacciata affacciato',
  better: 'meglio facile favore sollievo felici tranquilli',
  gone: 'non_esistessi non_ci_fossi morissi sparissi non_fossi_nata non_fossi_nato senza_di_me morta morto me_ne_andassi scomparissi',
  life: 'vita vivere',
  toomuch:
    'troppo insopportabile troppo_dura pesa non_fa_per_me schifo finita inferno troppo_pesante senza_senso una_merda',
  nobody: 'nessuno nessuna',
  loves: 'ama vuole bisogno importa importo manco cerca chiama capisce nota interessa pensa',
  speaker: 'mi me mia mio io m',
  bye: 'salutato addio saluto salutati dire_addio salutare',
  everyone: 'tutti famiglia amici venerdì stasera finita sempre figli tutto finito',
  sleep: 'dormire addormentarmi riposare dormo',
  forever: 'sempre per_sempre mai_più e_basta eternamente non_svegliarmi',
  doit: 'lo_faccio_stasera lo_faccio_oggi prima_di_farlo sto_per_farlo fare_una_sciocchezza fare_una_pazzia è_finita_per_me basta_per_me ho_deciso_di_farlo gesto_estremo per_me_è_finita',
  noend: 'tutto_buio tutto_nero solo_buio nessuna_luce non_vedo_la_fine senza_luce è_tutto_buio',
  limb: 'braccio braccia polso polsi coscia cosce gamba gambe vene pelle avambraccio',
  wound:
    'taglio tagli tagliato tagliata tagliate tagliati sangu* cicatrici ferite bruciature graffi aperte incisi vetro',
  blades: 'lametta lamette lama rasoio taglierino vetro bisturi',
  again: 'ancora ripreso ricominciato ricaduta ricaduto usato di_nuovo tornata tornato riprendo',
  broke:
    'rotto spaccato fratturato sfondato slogato tirato sbattuto colpito preso strappato storto schiacciato',
  facepart:
    'naso costola costole mascella dente denti testa braccio polso labbro faccia collo occhio capelli dito guancia',
  they: 'ha lui lei marito ragazzo ragazza moglie fidanzato madre padre ex compagno patrigno',
  ofme: 'mi mio mia m',
  angryif:
    'si_arrabbia si_incazza si_infuria impazzisce dà_di_matto diventa_geloso diventa_aggressivo fa_una_scenata si_altera diventa_violento mi_punisce va_fuori_di_testa perde_le_staffe si_innervosisce fa_scenate',
  if: 'se quando ogni_volta appena perché',
  allow: 'lascia permette permesso fa_avere vieta proibisce proibito posso_avere',
  private:
    'conto carta soldi telefono cellulare amiche amici lavoro chiavi macchina banca famiglia uscire vestiti studiare internet medico sorella',
  track: 'segue spia pedina perseguita gps compare controlla stalkera rintraccia localizza',
  where: 'ovunque macchina telefono lavoro casa posizione messaggi dappertutto',
  throwsthings:
    'lancia_piatti lancia_oggetti rompe_tutto spacca_tutto tira_piatti rompe_piatti lancia_cose spacca_piatti tira_oggetti rompe_le_cose lancia_i_piatti',
  stepadult:
    'patrigno fratellastro zio papà padre nonno cugino professore allenatore compagno_di_mia_madre fratello prete compagno_di_mamma',
  comes: 'entra viene infila sale entrato venuto',
  bed: 'camera_mia mia_camera mio_letto letto_mio la_doccia nel_mio_letto sua_camera suo_letto mia_stanza stanza_mia',
  little: 'figlio figlia bambino bambina neonato bimbo bimba piccolo piccola figli',
  dose: 'medicina sciroppo pillole farmaco flacone gocce dose candeggina detersivo pila fumo pastiglie',
  overmuch:
    'troppo sbagliato sbagliata tutto tutta intero intera ingoiato mangiato bevuto doppio troppa troppe',
  notwake:
    'non_si_sveglia non_reagisce non_respira viola svenuto svenuta incosciente nn_si_sveglia blu molle',
  afraid: 'paura temo terrore panico spaventa',
  willhurt: 'male picchiare picchio scuotere colpire ferire uccidere fargli farle scuoto',
  person: 'figlio figlia bambino bambina neonato qualcuno moglie marito mamma fratello gente lui lei figli',
  smashing: 'spaccare rompere sfondare gonfiare strozzare distruggere',
  target: 'la_faccia la_testa i_denti il_collo il_muso la_mascella il_cranio il_naso',
  guns: 'pistola arma fucile coltello bomba machete benzina',
  crowd: 'classe scuola tutti ufficio lavoro chiesa ridere ridono vedere vedranno liceo mostrare',
  killall:
    'li_ammazzo ammazzo_tutti lo_ammazzo la_ammazzo li_uccido uccido_tutti lo_uccido la_uccido faccio_fuori_tutti li_ammazzo_tutti ammazzerò_tutti',
};
