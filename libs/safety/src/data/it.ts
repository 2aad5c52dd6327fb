import { IT_ACTS } from './it-acts.ts';
import { IT_CARE } from './it-care.ts';
import type { LanguageWords } from './language-words.ts';
import { MEDICINES } from './medicines.ts';

export const IT: LanguageWords = {
  language: 'it',
  isElided: true,
  written: `nn=non nnt=niente cn=con sn=sono x=per qlcn=qualcuno kiamate=chiamate ke=che xke=perche xche=perche xkè=perche perke=perche piu=piu o=o cmq=comunque qst=questo qnd=quando ammazo=ammazzo amazzo=ammazzo vojo=voglio vorei=vorrei mo=adesso adess=adesso tt=tutto tutt=tutto pasticche=pastiglie pasticca=pastiglia
    medicinali=medicine bimbo=bimbo picia=picchia maritemo=marito vatte=picchia ogne=ogni mammeta=mamma nun=non campà=campare quanno=quando`,
  classes: {
    ...MEDICINES,
    not: 'non mai nessuno nessuna niente nulla senza ne neanche',
    affirm: `non.ce_la/riesco/smette/smetto/scherzo/sto_scherzando/reggo/sopporto/respira/risponde/si_sveglia/solo/so/sa/posso/mi_lascia/dormo/resisto/vedo_altra/importa/vedo/mi_sveglio/trovo/ho_piu/mi_importa/e_uno_scherzo/lo_dica/ditelo/ho_nessuno/se_ne nessuno.lo/se mai_piu non_piu senza.soffrire/dolore/smettere/dormire/ricetta/medico/dire/dirlo/sentire/avvocato/fermarmi/avvisare niente_da_perdere non_ho_piu non_rinnovo non_ne non_mi non_do`,
    turn: 'io e ma perche se quando allora lui lei che mio mia poi adesso ora o',
    i: 'io mi me mio mia miei mie ho sono sto voglio vado devo noi ci nostro nostra faccio penso abbiamo posso tengo ne_ho',
    me: 'mi me ci noi',
    again:
      'di_nuovo ancora sempre ogni tutti ricominciato stasera ieri oggi ricaduta spesso sera da volte ricaduto notte continuo',
    want: 'voglio vorrei preferisco preferirei desidero bisogno voglia pronto pronta spero volessi magari',
    will: 'vado voglio domani stasera stanotte oggi lunedi martedi mercoledi giovedi venerdi sabato domenica deciso penso intenzione giuro serio sto_per adesso pronto devo quando ho_intenzione appena vorrei faro ora prima_o_poi',
    intend:
      'vuole dice ha_detto mi_ha_detto minaccia minacciato prova cerca cercato tentato scritto mandato pensa parla continua vorrebbe voleva progetta annunciato giura',
    now: `adesso ora oggi stasera stanotte stamattina subito appena poco_fa un_ora_fa ora_fa mezz ore minuti in_questo_momento sangu* sangue coltello pistola fucile ascia porta nascost* chius* aiuto aiutatemi aiutami domani ponte tetto binari cornicione corda davanti in_mano sta.picchiando/strangolando/sfondando/spaccando strangol* strozz* ubriaco ubriaca ambulanza 112 118 addio poco sto_per`,
    filler:
      'come io voglio mi posso aiuto di il la le lo i gli in senza soffrire dolore veloce oggi ora pensieri metodi metodo modi modo numero telefono per_favore un una che fare si con ~pastiglie ~pillole ~paracetamolo mio mia per togliermi idee avere c e ho del linea voglia da',
    fun: `ahah ahaha ahahah haha hahaha lol rido ridere risate scherzo scacchi carte tennis karate boxe gioco giocando partita gara maratona dentista quando_lo_vede quando_lo_scopre se_lo_sapesse se_lo_scopre se_sapesse se_dimentico se_arrivo_tardi noia caffe caffè cioccolato netflix zucchero excel presentazione film romanzo serie podcast personaggio canzone capitolo minecraft fortnite fifa sbornia fame_da sonno_da caldo scartoffie orale prof telefonate grattugia scherzo commercialista scadenze alle_spalle preferirei_morire_che tossire tosse pistola_ad_acqua anniversario compleanno lacci`,
    sport:
      'scacchi carte tennis karate boxe partita gioco allenamento palestra gara corsa padel piscina trampolino paracadute arrampicata pallone judo panca pesi bungee scuola_guida a_calcio calcetto di_calcio',
    accident:
      ' barba depil* cucin* cipoll* pane sbaglio incidente lattina carta forno padella pentola fornelli ferro_da giardino gatto bici rose capelli frangia spese sbucci* patate verdure formaggio affett* grigliata sole torta unghie cadendo cadut* inciamp* grattugia radendomi rasandomi siepe cerotto forbici_tonde potando due_punti potatura',
    kitchen:
      'cipoll* affil* formaggio collezione corso salame prosciutto ripar* costru* pittur* legno mensola mensole chiodo chiodi viti quadro regalo comprare comprato negozio ferramenta mobile tenda legna cucinare cucinando cucino',
    idiom: `morire.dal/dalla/di/dalle/per/dallo morta.di/dal morto.di/dal muoio.di/dal/dalla morendo.di/dal ammazzare_il_tempo ammazza_il_tempo mi_ammazzo.di/a/dalle mi_ammazza.il/la/questo/questa/se_sa/quando/se_lo mi_uccide.il/la/questo/questa/se/quando ammazzo_di_lavoro mi_sta_uccidendo mi_stanno_uccidendo.i/le lavoro_mi_uccide mi_sparo.un/una/le/nelle spararmi_un spararmi_una mi_butto.sul_lavoro/sul_divano/a_letto/sullo_studio/giu_con/nel_lavoro buttarmi.sul_divano/sul_lavoro/a_letto/nel_lavoro
      mi_taglio.i_capelli/le_unghie/la_barba tagliarmi.i_capelli/le_unghie tagliare_i_capelli tagliata_i_capelli tagliare_le_spese tagliato_le_spese vivere.in/a/con/di/senza/qui/da/sola/solo/meglio/insieme/al gettare_la_spugna buttare_la_spugna saltare_di_gioia salto_di_gioia saltare_la saltare_il squadra_suicida suicide_squad tirare_un_pacco darsi_la_zappa
      mi_ha_colpito.molto/la/il/questa/questo/profondamente mi_ha_colpita.molto/la/il/questa/profondamente mi_colpisce mi_tocca.fare/lavorare/pagare/andare/aspettare/a/la/il/rifare mi_ha_toccato.molto/profondamente/il mi_ha_toccata.molto/profondamente tocca_a toccare_ferro tocco_ferro toccato_il_fondo toccare_il_fondo ha_toccato_il
      infarto.quando/a/per mi_e_venuto_un_infarto mi_viene_un_infarto pugnalata_alle_spalle pugnalato_alle_spalle coltellata_alle_spalle coltello_nella_schiena corda_al_collo_con con_l_acqua_alla_gola botta_di botte_piena colpo_di.fortuna/scena/testa/sonno/fulmine/genio un_colpo_al colpo_di_fulmine mi_ha_battuto_a batte_a mi_batte_a mi_batto mi_picchio_con ucciderei_per ammazzerei_per lo_ammazzo_se mi_strozza_la mi_strozzo_di ci_ammazza_con farla_finita_con.queste/questo/il/le/i mi_soffoca.di/con alle_spalle di_nascosto avrei/avremmo.ucciso/ammazzato/strozzato/strangolato/potuto l_avrei.ucciso/ammazzato/strozzato/strangolat* lo_avrei la_avrei coltellino_svizzero sudare_sangue sudato_sangue tiro_nel_piede potrei_ucciderlo potrei_strozzarlo mi_soffoca_di mi_soffoca_con mi_soffocano mi_sono.rotto/rotta/fratturat*/spaccato/incrinat* overdose_di.riunioni/compiti/zuccheri/zucchero/caffe/lavoro/serie/cioccolato/dolci/scartoffie sbatte/sbattuto/sbattere.le_uova/la_porta porta_in_faccia vivere.coi/dai/nel/nella/come/cosi mi_butto_nella.mischia mi_butto_e ammazzo.il/un.tempo/po_il_tempo fara_morire farla_finita_con.questa/questo/quella/la/il/i/le/sta si_sta_ammazzando.di/a si_ammazza.di/a`,
    suicideWord: '~suicidio ~overdose suicidato suicidata',
    settled: `anni.fa/dopo/addietro quando_ero..piccolo/piccola/bambino/bambina/giovane/ragazzo/ragazza/adolescente da.piccolo/piccola/bambino/bambina/ragazzo/ragazza/adolescente/giovane nella_mia.infanzia/adolescenza/gioventu/storia nel_mio.romanzo/passato/libro/racconto a_quei_tempi un_tempo in_passato nel_#year morto..<suicideWord> morta..<suicideWord> si_e_ucciso..anni si_e_tolto_la_vita si_e_suicidat*..anni perso...<suicideWord> <suicideWord>...anni/lutto/prevenzione in/nel/un/una/il/la/del/quel/quella/nella/visto/guardato..film/libro/romanzo/serie/canzone/documentario/fiction leggendo leggo_un libro_sul libro_su
 lavoro.come/in/al..infermiera/infermiere/psicologa/psicologo/ospedale/centro_antiviolenza volontari* corso_di corso_sul seminario tesi sognato sogno_che incubo capitolo_# sopravvissut* superato_tutto anni_sobrio anni_pulito se_un_amico se_qualcuno primo_soccorso pazienti regole_del_forum mia_nonna_diceva prima_mi_tagliavo una_volta_mi regole_avete regole_sui del_#year mi_tagliavo telegiornale sobrio_dal quand_ero quando_eravamo di_quand_ero da_piccoli anni_senza.bere/alcol/droga/fumare anni_senza.un_goccio/toccare nel_# negli_anni_# mi_menava_nel del_# primo.marito/fidanzato anni_ottanta anni_settanta anni_novanta`,
    past: ' anno_scorso una_volta nel_#year risolto precedente_inquilino vinto vinta archiviato chiusa #_anni_fa tanti_anni_fa molti_anni_fa dieci_anni_fa dopo_l_ictus riabilitazione aperto_la_lettera aperto_le_lettere',
    other: `lui lei qualcuno amico amica amici collega sorella fratello mamma madre papa padre figlio figlia marito moglie ragazzo ragazza fidanzato fidanzata compagno compagna ex vicino vicina vicini nipote cugino cugina zio zia nonno nonna cognato cognata suocero suocera patrigno matrigna capo bambino bambina bimbo bimba coinquilino coinquilina alunno alunna mio_figliastro neonato signora signore uomo donna tizio babbo`,
    partner:
      'marito moglie ragazzo ragazza fidanzato fidanzata compagno compagna ex convivente coniuge uomo moroso morosa',
    violent: `lui lei <partner> padre papa babbo madre mamma patrigno matrigna zio nonno fratello sorella figlio figlia genitori cognato cognata suocero suocera vicino vicina coinquilino capo nipote tizio tipo qualcuno don comunita badante infermiere infermiera operatore operatrice oss operatrici badanti operatori`,
    they: `<violent> ha sta vuole cerca cercato dice minaccia viene minacciata minacciato e_in_casa e_qui_con e_fuori`,
    overEdge: `oltre_la_ringhiera scavalcato..ringhiera/parapetto/guardrail dall_altra_parte_della.ringhiera/rete/balaustra gambe_nel_vuoto piedi_nel_vuoto gambe_penzoloni fuori_dalla_ringhiera fuori_dal_parapetto scavalcato..sotto scavalcato_la scavalcato_il`,
    onLedge: `sul.cornicione/parapetto/davanzale/bordo_del_tetto/bordo_del_ponte sulla_ringhiera sul_ciglio sul_bordo.del/di.tetto/ponte/terrazzo`,
    gasMeans: `monossido tubo...scarico/marmitta carbonella elio bombola_e aprire_il_gas nitrito gas_aperto gas...sigillat*/tappat*/chius* motore_acceso...garage tubo..scarico collegato_il_tubo collegato..scarico sono_in_macchina..tubo`,
    ready: `pronta pronto comprato comprata garage deciso preparato`,
    river: `fiume mare lago canale pozzo adda po tevere arno adige`,
    beam: `trave`,
    counted: `contate contato`,
    hurtTool: `taglierino lametta compasso spilli aghi lamette`,
    noAnswer: `non.risponde/reagisce crollat*_a_terra non_si_muove gelata gelato molle`,
    collapsed: `crollato crollata svenuto ~svenuta`,
    noKicks: `movimenti_zero zero_movimenti nessun_calcetto niente_calcetti non_scalcia_piu non_scalcia_da non_sento_piu.il_bambino/la_bambina/il_bimbo/la_bimba non_lo_sento_muoversi nemmeno_un_calcetto neanche_un_calcetto bambina_e_ferma piccola_e_ferma`,
    monthOf: ` alla..settimana secondo/terzo/quarto/quinto/sesto/settimo/ottavo/nono.mese`,
    stabbedMe: `mi_ha.accoltellata/accoltellato/sparato/ferita_con mi_ha_accoltellat* coltellata mi_hanno_accoltellat*`,
    notStop: `continuava non_si_e_fermato dicevo_di_no ho_detto_no piangevo`,
    beats: `cinghiate massacra massacrano bastonate botte frustate picchiano legnate presa_a_calci tira_fuori_la.cinta/cinghia/cintura prende_la.cinta/cinghia/cintura con_la.cinta/cinghia/cintura/ciabatta/cucchiarella si_toglie_la_cinta`,
    minor: `ho_#age_anni ho.dieci/undici/dodici/tredici/quattordici/quindici.anni`,
    undress: `spogliare mi_fa_spogliare mi_spoglia nuda nudo mi_filma si_spoglia foto_nudo foto_di_lui`,
    fasting: `digiuno digiunare ramadan dieta giorno_di_digiuno`,
    trash: `nel_cestino nella_spazzatura nel_water nel_gabinetto buttato buttata buttati nel_cesso buttate buttai`,
    budget: `spese ore debito zucchero corso`,
    inhaler: `inalatore antiretroviral*`,
    forgot: `dimenticato dopo_l_operazione operazione anni`,
    peace: `pace regali cinque_minuti`,
    stabbed: `accoltellato accoltellata si_e_sparato gli_ha_sparato sparato_a accoltell* pugnalat* sparato coltellata coltellate`,
    seizing: `sta_convulsionando ha_le_convulsioni occhi_rovesciati occhi_all_indietro ha_una_crisi_epilettica`,
    veins: `vene polsi`,
    diabetic: `diabet* tipo_1`,
    pump: `microinfusore`,
    dka: `cheton* acetone`,
    broken: `morto rotto rotta rubata finite cartucce`,
    batters: `picchiatore manesco`,
    beatsHer: `lo_picchia la.picchia/massacra/bastona la_riempie_di`,
    splash: `sciolgo butto buttare tiro lancio`,
    skin: `ialuronico citrico folico urico`,
    climbed: `scavalcato scavalcata`,
    bang: `sbatto picchio do batto sbattere`,
    menace: `minacci* non_esce_nessuno nessuno_esce nessuno_se_ne_va`,
    scrape: `infilo graffio gratto pianto taglio tagliato tagliata incido graffiato ferisco`,
    enough: `basta niente_piu stop_al`,
    number: `#`,
    coldTurkey: `astinenza`,
    kin: 'figlio figlia sorella fratello bambino bambina nipote ragazza ragazzo amica amico moglie marito mamma cugina cugino compagna',
    adult: `lui lei <partner> padre papa babbo madre mamma patrigno matrigna zio zia nonno nonna fratello sorella tata babysitter vicino vicina vicini maestra maestro professore allenatore prete catechista educatore educatrice cognata cognato suocera qualcuno genitori cugino badante`,
    kid: `mio/mia/miei/mie/nostro/nostra/nostri/suo/sua/suoi/sue/il/la/i/le/lo/al/alla/ai/un/una/l/del..figlio/figlia/figli/figlie/bambino/bambina/bambini/bambine/bimbo/bimba/bimbi/nipote/nipotino/nipotina/fratellino/sorellina/neonato/neonata/piccolo/piccola/piccoli/ragazzini/ragazzino/figliastro/figliastra/gemelli/bebe mio_fratello mia_sorella figli bambini fratellino sorellina nipotina nipotino neonato bimba bimbo`,
    hurtsKid: `fa_del_male...<kid> fa_male...<kid> maltratta/tortura/brucia...<kid> maltratti...<kid> lo_sbatte_contro sbatte..contro_il_muro`,
    kids: 'litigano tra_loro giocattolo camioncino macchinina si_picchiano',
    sibling: 'fratello sorella fratellino sorellina nonna nonno madre mamma',
    victim:
      'sua_moglie la_moglie sua_ragazza mia_madre mamma mia_mamma la_mamma mia_sorella la_madre sua_madre nonna mia_nonna mia_amica compagna suo_marito la_compagna anziano anziana vecchio disabile autistico suocero nonno padre suocera papa',
    people: 'gente persone qualcuno altri',
    person: `capo ex padre madre fratello sorella patrigno matrigna vicino vicina collega professore marito moglie fidanzato fidanzata ragazzo ragazza compagno compagna lo la li gli lui lei qualcuno tutti quello quella tizio bastardo stronzo famiglia cognato suocero zio padrone uomo tipo direttore`,
    killSelf: `~uccidermi ~ammazzarmi ~suicidarmi impiccarmi spararmi buttarmi mi.uccido/ammazzo/suicido/impicco/sparo/uccidero/ammazzero mi.voglio/vorrei/posso/devo.uccidere/ammazzare/suicidare/impiccare/sparare/buttare mi_tolgo.la_vita/di_mezzo togliermi.la_vita/di_mezzo farla_finita la_faccio_finita farò_finita porre_fine.alla_mia_vita/alla_vita/a_tutto pongo_fine_alla finire_la_mia_vita togliermi_la_vita mettere_fine.alla_mia_vita/alla_vita/a_tutto
      mi_butto.giu/sotto/dal/dalla/di_sotto/nel_fiume/nel_vuoto buttarmi.giu/sotto/dal/dalla/di_sotto/nel_fiume/nel_vuoto gettarmi.sotto/dal/dalla/nel/giu mi_getto lanciarmi.dal/sotto/nel mi_lancio.dal/sotto/nel avvelenarmi annegarmi tagliarmi_le_vene_e darmi_fuoco spararmi_un_colpo un_colpo_in_testa mi_sparo_in tirarmi_un_colpo andarmene_per_sempre sparire_per_sempre ammazarmi mi_lancio.giu/dalla/dai/nella mi_butto.dalla/dal/giu buttarmi.dalla/dal me_ne_vado_con_le_mie_mani domani_mi_butto me_ne_vado_per_sempre sassi_nelle_tasche pietre_in_tasca sacchetto_in_testa busta_in_testa mi_tiro_un_colpo mi_taglio_le_vene mi_faccio_fuori farmi_fuori mi_levo_di_mezzo levarmi_di_mezzo con_le_sue_mani leva_il_disturbo tolgo_il_disturbo levo_il_disturbo`,
    killYou: 'uccidersi suicidarsi ammazzarsi impiccarsi',
    suicidal: 'suicida suicidi pensieri_suicidi istinti_suicidi',
    suicide: 'suicidio suicidarmi suicidi suicidarsi',
    thinkPlan:
      'penso pensando pensare pensato idea idee pianifico pianificato pensieri tentato tentativo lettera biglietto progetto',
    wantDie: `<want>..morire/morto/morta/essere_morto/essere_morta/non_esistere voglia_di_morire vorrei_essere.morto/morta vorrei_non.essere_mai_nato/esistere meglio_morto meglio_morta preferirei.morire/essere_morto spero_di_morire voglio_sparire_per_sempre dormire_per_sempre addormentarmi_per_sempre voglio_addormentarmi_e mai_nato mai_nata vorrei_non_svegliarmi voglio_crepare crepare voglio_smettere_di.vivere/esistere vorrei_addormentarmi_e`,
    noLive: `non_voglio.vivere/esistere/svegliarmi/piu_vivere/piu_svegliarmi/piu_esistere/piu_esserci/piu_stare_al_mondo non_voglio..vivere stanc*..di_vivere stufo_di_vivere stufa_di_vivere vita..non..vale/senso/pena/ha_senso non_vale_la_pena_vivere non..motivo/motivi/ragione/senso..vivere senza_voglia_di_vivere perso_la_voglia_di_vivere non_ho_voglia_di_vivere non_svegliarmi..piu/mai non_mi_sveglio_piu mai_piu_svegliarmi per_non_svegliarmi nessun_motivo_per_vivere nessuna_ragione_per_vivere che_senso_ha_vivere a_che_serve_vivere non_ho_piu_motivo non_esserci_piu non_riesco_piu_a_vivere nessun_senso stanc*..di_esistere non_ci_saro_piu non_ci_sveglia_piu non_ci_svegliamo non_ci_sveglieremo non_si_sveglieranno arrivare_vivo arrivarci_vivo non_ci_voglio_arrivare nn_ci_voglio_arrivare essere_vivo..natale non_voglio_arrivarci non_arrivo_a.natale/fine/trent* non_arrivero_a non_ci_arrivo_a non_voglio_piu_stare_al non_voglio_stare_al_mondo vita_non_ha_senso vita_non_ha_piu_senso smettere_di.vivere/esistere non_voglio_piu_esserci non_vedro.natale/la_primavera/l_estate non_voglio_essere_viv* nun_vojo_piu_campa non_voglio_piu_campare non_voglio_campare voglio_piu_campare stanco_di_campare nun_voglio li_invidio_quelli_che non_ci_arrivo_viv* non_ci_arrivero_viv*`,
    theyDie: `vuole.morire/uccidersi/ammazzarsi/suicidarsi/farla_finita non_vuole_piu_vivere non_vuole_vivere voleva_morire lettera_d_addio messaggio_d_addio scritto_addio non_sara_piu_vivo pensieri_suicidi si_e_congedat* si_ammazza si_uccide si_suicida si_spara si_impicca vorrebbe_morire vuol_morire`,
    killThem: `uccidersi ammazzarsi suicidarsi impiccarsi spararsi buttarsi togliersi_la_vita farla_finita si.uccide/ammazza/suicida/spara/impicca/butta/toglie_la_vita si.vuole/voleva.uccidere/ammazzare/suicidare tagliarsi_le_vene si_e_tagliat*_le_vene gettarsi togliersi_di_mezzo`,
    saved:
      'parte accumulato accumulando raccolto messo_via mettendo_via scorta risparmiato raccogliendo nasconde ne_ha_una',
    farewell:
      'lettere_d_addio lettera_d_addio lettere_sono_gia lettere_scritte scritto_le_lettere biglietto_d_addio addio_a_tutti addio_mondo ultima_notte ultimo_messaggio il_mio_addio messaggio_d_addio quando_leggerete quando_leggerai addio la_raggiungo lo_raggiungo raggiungerla raggiungerlo va_da_papa va_dal_nonno vado_da_papa raggiungere_il raggiungere_la',
    work: 'lavoro capo azienda alcol fumo colleghi squadra',
    betterDead: `meglio_senza_di_me...mort*/morire/giorno/data/pillole/corda meglio..se.muoio/morissi/fossi_morto valgo_piu_da_mort* meglio_mort*`,
    insurance: 'assicurazione polizza assicurazione_sulla_vita',
    die: 'morire morto morta muoio uccidermi uccido mortale letale non_svegliarmi sparisco',
    date: 'data giorno scelto_il_giorno deciso_come come_e_quando il_# sara_il e_deciso deciso_la   ',
    exam: 'esame colloquio matrimonio cellulare batteria telefono',
    drugName:
      '<painkiller> <opioid> <benzo> <antidepressant> <psychiatric> <bodyMedicine> <steroid> <insulin> pillole pastiglie',
    howDie: `morire/uccidersi/uccidermi/suicidarsi/suicidarmi/ammazzarsi...senza.soffrire/dolore/sofferenza indolore meno_doloroso..morire modo..per_morire modo..di_morire quante/quanti/quanto...<drugName>...morire/mortal*/letal*/svegliarmi dose_letale come_uccidersi come_uccidermi come_morire come_ammazzarsi come_si_muore come_si_fa_a_morire`,
    crash: 'contro.un/il/una/la.albero/muro/camion/palo/guard_rail/pilone schiantarmi mi_schianto',
    end: 'finita finito fine basta tutto',
    rope: 'corda cappio cintura_al fune',
    ropeUse:
      'collo pronta stasera notte comprata comprato trave albero garage soffitto appesa legata gia dove nodo impicc* bagagliaio_e baule non_ci_arrivo',
    boat: 'barca arrampicata arrampic* cane altalena saltare',
    neck: 'al_collo intorno_al_collo collo',
    gun: 'pistola fucile rivoltella arma carabina',
    gunUse:
      'testa tempia bocca finita carica stasera premere grilletto morire fine mano sparo su_di_me mento',
    hunt: 'caccia acqua colla film museo giocattolo lepri cinghiali a_caccia',
    head: 'testa tempia bocca mento tempia',
    jumpTrain: `buttarmi/butto/gettarmi/getto/lanciarmi/lancio..sotto/davanti..treno/metro/camion/macchina/tram/auto sotto.un/il/la/una.treno/metro/camion/auto mi_butto_sotto buttarmi_sotto davanti_al_treno`,
    height:
      'ponte tetto balcone cornicione finestra scogliera piano viadotto palazzo terrazzo parapetto davanzale dirupo ringhiera diga torre burrone cavalcavia sopraelevata',
    jump: 'buttarmi salto saltare gettarmi lasciarmi lascio_andare lancio lanciarmi cadere mi_lascio mi_butto mi_getto salti',
    onHeight:
      'sul/sulla/sullo.ponte/tetto/cornicione/balcone/parapetto/davanzale/terrazzo/ringhiera/bordo/cornicione sul_bordo in_piedi_sul tetto_dell tetto_del in_cima_al',
    lastly: 'butto buttare salto saltare lascio andare addio fine cadere basta lasciarmi',
    onTrack:
      'sdraiat*..binari sedut*..binari aspetto_il_treno..binari sono/sto/sdraiat*/sedut*/stes*/cammino/aspetto..sui_binari sono/sdraiat*/sedut*..sulle_rotaie sui_binari binari_e..treno',
    cutSelf: `mi.taglio/tagliavo/sto_tagliando/autolesiono/incido mi_sono..tagliata/tagliato/incisa/tagliuzzata mi_sono_tagliat* tagliarmi mi_faccio..tagli mi_sono_fatta..tagli tagliarmi..braccia/cosce/gambe taglio..le_braccia/le_cosce/le_gambe/i_polsi ricominciato_a_tagliarmi mi_tagliuzzo mi_ferisco autolesioni*`,
    cut: 'tagliata tagliato tagli taglio preso_la_vena stavolta',
    selfHarm: 'autolesion* autolesionismo autolesionista',
    hurtSelf: `mi.faccio_del_male/faccio_male/brucio/ferisco/picchio_da/punisco/mordo/graffio/do_pugni mi_sono..bruciata/bruciato/ferita/fatta_del_male/fatto_del_male farmi_del_male farmi_male bruciarmi ferirmi punirmi mi_do.pugni/schiaffi/testate`,
    purpose:
      'apposta proposito sentire punirmi volutamente sfogarmi intenzionalmente finche_sento finche_non finche_fa a_sangue finche_sanguino finche_non_sanguino fino_a_sanguinare mi_calma l_unica_cosa_che per_sentire_qualcosa',
    burn: 'brucio bruciata bruciato bruciarmi brucia bruciando spegne spengo',
    burner: 'sigaretta sigarette accendino ferro_caldo candela mozziconi mozzicone cicca cicche',
    limb: 'braccio braccia gambe polso polsi pelle cosce coscia mano mi gamba pancia',
    self: 'mi bruciarmi',
    wall: 'muro parete porta pavimento',
    blood: 'sangue sanguina sanguinare livido bernoccolo',
    cutsThem: `si.taglia/brucia/autolesiona/ferisce/fa_del_male/fa_i_tagli/sta_tagliando si_e_tagliat* tagliarsi fa_autolesionismo si_fa_dei_tagli si_taglia_con`,
    woundsSeen: 'tagli segni cicatrici lamette ferite bruciature',
    slit: `tagliata/tagliato/tagliarmi/taglio/tagliare/tagliarsi/aperta/aprirmi/aperto..le/i.vene/polsi vene_tagliate polsi_tagliati tagliarmi_le_vene tagliarmi_i_polsi recisa recise tagliat*/taglio/tagliarmi/apert*/aprirmi..il/un/mio.polso vene..prese/aperte`,
    bleed:
      'sanguina sanguino sanguinare sangue profondita profondo sanguinamento emorragia schizza zampilla fiotti non_smette sangue_sangue presa_la_vena preso_la_vena',
    blade: 'lametta coltello rasoio bisturi forbici vetro taglierino lama',
    wrist: 'polso polsi vene braccio gola',
    ...IT_CARE,
    ...IT_ACTS,
  },
};
