import type { LanguageTable } from './table.ts';

export const IT: LanguageTable = {
  language: 'it',
  classes: {
    person:
      'capo ex marito moglie vicino vicini vicina tutti qualcuno gente padre madre fratello sorella prof fidanzato fidanzata ragazza ragazzo colleghi collega papà mamma patrigno matrigna suocera suocero lui lei altri persone famiglia polizia compagni padrone figlio figlia',
    not: 'non mai senza nessuno né nemmeno neanche nn niente nulla',
    turn: 'io e ma perche che se quando mio mia lui lei fino voglio',
    want: 'voglio vorrei volevo voglia sto_per penso pensavo intendo desidero preferirei preferisco deciso cercato provo provato provare cercare andrò bisogno pianifico medito vojo',
    killself:
      'uccidermi ammazzarmi suicidarmi impiccarmi farla_finita_con_la_vita togliermi_la_vita spararmi tagliarmi_le_vene buttarmi_sotto buttarmi_giù buttarmi_dal buttarmi_dalla buttarmi_di_sotto mettere_fine_alla_mia_vita porre_fine_alla_mia_vita il_mio_suicidio finire_la_mia_vita avvelenarmi gettarmi_sotto gettarmi_dal annegarmi mi_suicido mi_ammazzo_stanotte togliermi_di_mezzo buttarmi_nel_fiume',
    killother:
      'uccidersi ammazzarsi suicidarsi impiccarsi farla_finita togliersi_la_vita spararsi tagliarsi_le_vene buttarsi_sotto buttarsi_giù buttarsi_dal',
    someone:
      'patrigno matrigna coinquilina nipotino piccolo piccola lui lei amico amica fratello sorella madre padre mamma papà figlio figlia marito moglie ragazzo ragazza compagno compagna fidanzato fidanzata vicino vicina collega nonno nonna cugino cugina qualcuno zio zia alunno alunna ex nipote bimbo bambino bambina babbo coinquilino coinquilina neonato bebè',
    partner:
      'marito moglie ragazzo ragazza compagno compagna fidanzato fidanzata ex lui lei partner convivente tipo',
    parent:
      'tata babysitter educatore fratellastro tutore padre papà madre mamma babbo patrigno matrigna zio zia nonno nonna genitori patrigna',
    hits: 'picchia_ancora appena_picchiata appena_picchiato maltratti  picchia picchiato picchiata picchiano picchiò picchiando mena menato menata malmena malmenato malmenata pesta pestato pestata schiaffeggia schiaffeggiato schiaffeggiata strangola strangolato strangolata violenta violentato violentata stupra stuprato stuprata aggredito aggredita aggredisce colpisce_con_i_pugni maltratta maltrattato maltrattata strozza strozzato strozzata frusta frustato frustata percuote massacra massacrata massacrato gonfia_di_botte riempie_di_botte riempita_di_botte riempito_di_botte brucia_con_le_sigarette picchi meni prende_a_botte prende_a_calci prende_a_schiaffi prende_a_pugni presa_a_botte presa_a_calci presa_a_schiaffi presa_a_pugni preso_a_botte preso_a_calci preso_a_pugni preso_a_schiaffi alza_le_mani alzato_le_mani dà_calci tira_schiaffi dà_pugni da_pugni da_schiaffi dato_un_pugno dato_uno_schiaffo dato_un_calcio spacca_la_faccia',
    kid: 'mio_figlio nostro_figlio mia_figlia nostra_figlia i_miei_figli miei_figli i_nostri_figli nostri_figli mio_bambino il_mio_bambino la_mia_bambina mia_bambina il_bambino la_bambina i_bambini i_suoi_figli suoi_figli suo_figlio sua_figlia loro_figlio loro_figli mio_fratellino mia_sorellina mio_fratello mia_sorella mio_nipote mia_nipote mio_nipotino mia_nipotina un_bambino una_bambina neonato neonata i_figli miei_bambini suoi_bambini mia_bimba mio_bimbo la_bimba il_bimbo i_bimbi i_miei_bimbi figlie',
    took: 'preso presi presa ingoiato ingoiata inghiottito bevuto ingerito mangiato buttato_giù mandato_giù prese assunto ingoiate ingurgitato trangugiato calato calate',
    many: 'tutta tutte tutti tutto intera intero scatola scatole scatolo flacone flaconi boccetta sacco manciata troppe troppi troppa troppo molte molti tante tanti blister venti ventina trenta trentina quaranta quarantina cinquanta cinquantina sessanta cento quindici dodici decina decine #10 bottiglia pacchetto pacchetti confezione confezioni overdose mucchio barattolo doppia',
    drug: 'pastiglia pastiglie pasticca pasticche pillola pillole compressa compresse ~tachipirina ~tachipirine paracetamolo ~ibuprofene moment aspirina aspirine ~sonniferi ~sonnifero medicina medicine ~medicinali farmaco farmaci ~antidepressivi ~antidepressivo ~tranquillanti ~calmanti ~ansiolitici xanax valium ~diazepam ~lorazepam tavor lexotan rivotril minias gocce oki brufen ~sertralina capsule tramadolo morfina metadone insulina litio psicofarmaci benzodiazepine stilnox en antidolorifici',
    alcohol: 'alcol alcool bere vodka whisky vino birra birre rum grappa gin alcolici bevuto bevo',
    benzo:
      'xanax valium diazepam lorazepam tavor lexotan rivotril alprazolam benzo* zolpidem stilnox tramadolo eroina metadone oppioidi codeina minias lyrica pregabalin psicofarmaci ansiolitici morfina bromazepam sonniferi',
    stopped:
      'smesso smettere smetto smetti astinenza disintossic* scalare sospeso sospendere senza interrotto interrompere sobrio pulito disassuef* tolto',
    med: '~antidepressivi ~antidepressivo farmaco farmaci medicina medicine ~medicinali pastiglia pastiglie pillole pillola litio insulina ~sertralina ~quetiapina ~olanzapina ritalin ~anticoagulanti ~anticoagulante coumadin pressione cortisone betabloccant* ~venlafaxina ~escitalopram prozac terapia cura psicofarmaci eutirox antipsicotic* statine antiepilettic* zoloft cipralex compresse',
    change:
      'smettere smetto sospendere sospendo saltare ridurre diminuire dimezzare dimezzo cambiare aumentare raddoppiare interrompere scalare non_prendere lasciare togliere eliminare abbassare buttare metà',
    ask: 'posso voglio vorrei come si_può devo dovrei potrei pericoloso rischio sicuro penso pensavo deciso sto_pensando è_un_problema va_bene fa_male da_solo da_sola vietato intendo',
    sym: 'trem* convuls* allucin* ragni insetti vedo_cose sento_voci delirio delirium confus* sudo sudore sudori crisi_epilettica scarafaggi topi formiche scosse',
  },
  affirmed: `
    non ce_la|riesco|sveglia|svegliarla|svegliarlo|respira|smette|so|scherzo|reggo|sopporto|ne_posso|mangio|mangia|posso|risponde|reagisce|ho|esagero|vale|c|si_sveglia|trovo|mi_lascia|ha_senso|serve|vedo
    senza via|speranza|mangiare|insulina|sosta|fiato
    non ..3 più
    niente da_fare|altro|più`,
  idioms: `
    tagliat*|taglio ..2 dito|dita
    mi uccide|uccidono|ucciderà|ammazza|ammazzano|ammazzerà ..2 se|quando|il|la|i|le|questo|questa|dal
    mi sta|stanno uccidendo|ammazzando
    uccid*|ammazz* ..2 per_un|per_una|per_il
    ammazz*|uccid* ..1 il_tempo|tempo|la_noia|la_voglia
    ammazzarmi|ammazzo|ammazzata di ..1 lavoro|fatica|studio|risate
    muoio|morire|morta|morto|morti|muore ..1 di|dal|dalla|dalle|dallo|per_il ..1 fame|sete|ridere|risate|vergogna|freddo|caldo|sonno|noia|paura|curiosità|invidia|voglia|imbarazzo|fatica|stanchezza
    morta|morto|morire|muoio dal|dalla|dalle|di
    preferisco|preferirei|piuttosto morire che|piuttosto
    batte|picchia ..3 scacchi|tennis|carte|cuore|sole
    colpo|colpi di ..1 spugna|testa|telefono|sonno|fulmine|scena|grazia|fortuna|frusta
    overdose di ..1 caffè|zucchero|cioccolato|netflix|serie|dolci|sole|caffeina
    tagliat*|tagliarmi|taglio|tagliare ..4 capelli|unghie|frangia|barba|rasoio_nuovo|spese|pane|cipoll*|verdure|erba|siepe|cucin*|ponti
    barba|cucinando|affettando ..4 tagliat*|taglio
    # mg|ml|grammi
    infarto quando|a_vedere|vedendo
    mi_viene|venuto un infarto|colpo`,
  settled: `
    anni|anno|decenni fa|dopo|addietro|prima
    una_volta|un_tempo|prima mi|io|lo|bevevo|prendevo
    da ..1 piccolo|piccola|bambino|bambina|ragazzo|ragazza|giovane|adolescente
    quando ..1 ero|eravamo|avevo|andavo
    nella|nel ..1 mia|mio infanzia|adolescenza|gioventù|romanzo|libro|racconto|passato
    nel #year
    a_quei|quei tempi
    adesso|ora|oggi non più
    adesso|ora|oggi ..1 non_più|sto_bene
    sopravvissut*|superat*|guarit*
    si è|era ..1 suicidato|suicidata|ucciso|uccisa|ammazzato|impiccato|tolto_la_vita|tolta_la_vita
    è|sono|morto|morta|mancato|mancata ..4 di|per|da ..1 overdose|suicidio
    suicidio|overdose ..4 lutto|prevenzione|anni|tesi|convegno|aspirante|squad
    aspirante suicida
    perso|persa|lutto ..6 suicidio|overdose
    nel|nella|per|di|leggo|leggendo|scrivo|guardo|visto|letto|un|una|il|la|mio|sul|al|del ..2 romanzo|libro|film|serie|capitolo|podcast|racconto|sceneggiatura|canzone|documentario|videogioco|articolo|puntata|personaggio|protagonista|poesia|episodio|thriller|commedia
    capitolo|scena|puntata|episodio|stagione|livello #
    corso|seminario|tesi|convegno|volontari* ..3 su|sulla|contro|sul
    sono|come|lavoro|ero|faccio ..4 infermiera|infermiere|medico|paramedico|psicologa|psicologo|terapeuta|insegnante|maestra|educatrice|educatore|assistente_sociale|poliziotto|pompiere|centro_antiviolenza|ostetrica|pronto_soccorso|soccorritore
    paziente|pazienti
    segni|statistiche|sintomi|effetti|vittime di
    karate|judo|boxe|minecraft|fortnite|scacchi
    diceva|dice|regola ..4 mai
    mai mischiare|mescolare
    sognato|incubo|sogno ..1 che|in_cui
    secolo scorso`,
  now: `
    vene|polsi|polso|sul_punto|sto_per
    domani|ubriaco|ubriaca|a_casa_del_mio_ex
    adesso|ora|stasera|stanotte|oggi|subito|in_questo_momento|proprio_ora|un_ora_fa|mezz_ora_fa|stamattina|appena|sto_per|poco_fa
    sul|sulla|sui|sulle|su ponte|tetto|cornicione|binari|balcone|davanzale|ringhiera
    dietro|davanti|fuori ..1 alla|la|dalla porta
    sangu*|sangue
    coltello|pistola|arma|corda|pillole|pastiglie|lametta|fucile|ascia
    strangol*|strozz*|gola|collo|soffoc*
    nascost*|chius*_in_bagno|rinchius*
    sta|stanno picchiando|menando|pestando`,
  alone: [
    {
      kind: 'suicide',
      rows: `
        come|modi_per|metodi_di|voglio|aiuto|pensieri_di|idee_di|senza_dolore|pensieri|metodi|il? ~suicidio|suicida|suicidi|suicidarmi|suicidarsi|uccidermi|uccidersi|ammazzarmi|ammazzarsi|morire|impiccarmi|impiccarsi|farla_finita|togliersi_la_vita|togliermi_la_vita senza_dolore|metodi|aiuto|in_fretta|senza_soffrire|velocemente? + suicidio + come uccidersi
        voglio morire + voglio morire
        non voglio più? vivere più? + non voglio vivere`,
    },
    {
      kind: 'self-harm',
      rows: `autolesionismo|tagliarsi|tagliarmi|autolesionarmi|farmi_del_male|autolesione|autolesioni aiuto? + autolesionismo`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        un|in? ~overdose di? farmaci|pillole|aiuto|tachipirina|pastiglie|sintomi|medicinali? + overdose
        preso troppe pillole|pastiglie|medicine + preso troppe pastiglie`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        violenza|violenze|abusi domestica|domestiche|in_famiglia|di_genere|in_casa|sulle_donne aiuto? + violenza domestica
        mio? marito|ragazzo|compagno|fidanzato mi picchia|mena|maltratta|violenta + marito mi picchia
        stupro|stuprata|violentata|sono_stata_violentata aiuto? + stuprata`,
    },
    {
      kind: 'child',
      rows: `abusi|abuso|maltrattamento|violenza sui_minori|minorile|infantile|su_minori|sui_bambini aiuto? + abusi sui minori`,
    },
  ],
  signs: [
    {
      kind: 'suicide',
      rows: `
        pronta|pronto a|per ..1 morire|farla_finita|andarmene_per_sempre + pronta a morire - pronta a partire
        non ..1 vedo|trovo|ha ..3 senso|motivo|ragione ..3 vivere|vita ..1 !in_città + non vedo più il senso di vivere - non vedo il senso di venire
        morire|uccidermi|uccidersi|ammazzarsi|suicidarsi|morte|suicidio ..3 senza ..1 soffrire|dolore|sofferenza + c'è un modo per morire senza soffrire - correre senza soffrire
        <someone> ..3 si ..1 ammazza|uccide|suicida|impicca|butta_giù ..2 !di|a & dice|minaccia|stasera|adesso|vuole|detto|scritto + la mia amica dice che si ammazza - si ammazza di lavoro
        <want> ..3 morire|crepare|essere_morta|essere_morto|smettere_di_vivere|non_esistere|sparire_per_sempre|non_svegliarmi|non_esserci_più|smettere_di_esistere|scomparire_per_sempre ..1 !di|dal|dalla|felice|vecchio|vecchia|prima|in|nel|a + voglio morire + ho voglia di morire - voglio morire dalla vergogna
        non ..1 voglio|vorrei|riesco|posso|desidero ..2 vivere|esistere|essere_viva|essere_vivo|svegliarmi|andare_avanti_a_vivere ..1 !in|con|qui|lì|così|a|nel|nella|da|senza|lontano|presto|insieme|di|alle|più_in|più_con|sola|sempre + non voglio più vivere - non voglio più vivere in questa città
        <killself> ..1 !di_lavoro|di|se|a|dal_ridere|nel_lavoro + voglio uccidermi + penso sempre a come ammazzarmi - voglio unirmi
        mi ..2 uccido|ammazzo|suicido|impicco|sparo|ucciderò|ammazzerò|suiciderò|tolgo_la_vita|toglierò_la_vita|tolgo_di_mezzo|faccio_fuori|butto_di_sotto|butto_sotto|butto_giù|butto_dal_ponte ..2 !di|lavoro|studiando|per_il|dal_ridere|a_lavorare|un_selfie + stanotte mi uccido - mi ammazzo di lavoro
        vorrei|magari|preferirei|meglio|desidero|potessi ..3 morta|morto|mai_nata|mai_nato|non_essere_nata|non_essere_nato|morissi|morire ..1 !di|dal|dalla + vorrei essere morta - vorrei essere là
        pensieri|idee|penso|pensando|pensato|idea|tentativo|tentato|medito ..4 suicidi|suicidio|suicide|suicidarmi|suicida|di_morte ..1 !film + ho pensieri di suicidio - idee per cena
        nessun|nessuna|non|più ..3 ragione|motivo|motivi|senso|voglia ..2 vivere + non ho più motivo di vivere - non ho motivo di venire
        vita ..4 non ..2 senso|vale|merita ..2 nulla|niente|più|vivere|vissuta|nulla|pena? ..1 !cara + la mia vita non ha più senso - la vita in paese non costa
        stanc*|stuf*|basta ..1 di ..1 vivere|questa_vita_voglio_morire|esistere|essere_viva|essere_vivo ..1 !in|con|qui|così|da|nel|a|di + sono stanca di vivere - stanca di vivere con i miei
        dormire|addormentarmi ..4 non|mai ..2 svegliarmi|risvegliarmi|svegliar + addormentarmi e non svegliarmi più - dormire bene
        lettere|lettera|biglietto|messaggio ..2 addio|d_addio|suicidio ..1 !al_lavoro|ai_colleghi + ho scritto le lettere d'addio - lettera di presentazione
        <drug> ..4 da_parte|accumul*|conservat*|pronte|pronti|davanti_a_me|in_mano|messe_via ..1 !per_la_nonna + le pillole sono pronte davanti a me - le pastiglie della nonna
        messo|accumul*|conservat*|raccolto|tenuto ..3 da_parte? ..2 <drug> ..1 !in|nel|della|del + ho accumulato le pillole - ho messo i libri via
        corda|cappio ..4 pronta|pronto|collo|trave|comprata|legata|soffitto|albero|stasera|soffitta + la corda è pronta - la corda per saltare
        buttarmi|butto|saltare|salto|lanciarmi|lancio|gettarmi|getto|tuffarmi_giù ..4 ponte|tetto|finestra|treno|balcone|binari|metro|palazzo|piano|scogliera ..1 !libro & voglio|sto|vado|mi|penso|voglia|stanotte|stasera + voglio buttarmi dal ponte - sono saltata dal divano
        ponte|tetto|cornicione|binari|balcone|davanzale & buttarmi|butto|saltare|salto|finita|lanciarmi|gettarmi + sono sul ponte e sto per buttarmi - il ponte del paese
        schiant* ..3 macchina|auto|contro|albero|muro|camion + voglio schiantarmi contro un albero - schianto di legno
        tagliat*|tagliarmi|taglio|tagliare|aperto|aprirmi|recis* ..2 vene|polsi|polso|la_gola + mi sono tagliata le vene - tagliato il pane
        pistola|fucile|arma & tempia|testa|bocca|farla_finita|spararmi|sparo_in ..1 !capo + ho la pistola alla testa - pistola ad acqua
        cercato|provato|tentato|tento ..3 uccidermi|suicidarmi|ammazzarmi|farla_finita|togliermi_la_vita|impiccarmi|suicidio|il_suicidio + ieri ho provato a uccidermi - ho provato a chiamare
        <someone> ..5 vuole|voleva|dice|minaccia|pensa|parla|prova|provato|cerca|cercato|tentato|scritto|ripete ..5 <killother>|morire|suicidio|non_vuole_vivere|uccidersi ..1 !di|dal|dalle + la mia amica dice che vuole suicidarsi - mio fratello dice che muore dal ridere
        <someone> ..2 si ..1 vuole|voleva ..1 ammazzare|uccidere|suicidare|impiccare|buttare_di_sotto ..1 !di + mio fratello si vuole ammazzare - mio fratello si vuole sposare
        <someone> ..3 non ..1 vuole ..2 vivere ..1 !in|con|qui|così|da|a|più_in|più_con + mio figlio non vuole più vivere - mio figlio non vuole vivere con noi
        quando ..2 leggerete|leggerai|leggi|leggete|troverete ..3 questo|questa|lettera|messaggio ..4 morta|morto|non_ci|sarò|via + quando leggerete questo sarò morta - quando leggi questo chiama
        stasera|stanotte|oggi|domani ..4 è_finita|la_faccio_finita|finisce_tutto|lo_faccio|ultima_notte|ultimo_giorno|faccio_la_finita & corda|lettere|pillole|vita|vivere|morire|ponte|addio|farla|faccio_finita|la_faccio_finita + la corda c'è, stasera è finita - stasera è finita la scuola
        lo faccio ..2 stanotte|stasera & lettere|pillole|corda|addio|vita + ho scritto le lettere, lo faccio stanotte - lo faccio stasera il compito
        farla|facciamola finita ..1 !con_queste|con_questo|con_il|con_la_scuola|con_la_dieta|con|coi|col & voglio|vorrei|sto|voglia|penso|stanotte|deciso|pensando + voglio farla finita - voglio farla finita con queste scartoffie`,
    },
    {
      kind: 'self-harm',
      rows: `
        smettere|smetto ..1 di ..1 tagliarmi|ferirmi|farmi_del_male|autolesionarmi|bruciarmi ..1 !i|le + non riesco a smettere di tagliarmi - non riesco a smettere di ridere
        mi ..1 sono ..1 tagliata|tagliato ..3 ancora|di_nuovo|ieri|oggi|apposta|stanotte|braccia ..1 !i + mi sono tagliata di nuovo - mi sono tagliata i capelli
        lametta|lama|coltello|rasoio|forbici|taglierino ..4 polso|polsi|braccio|braccia|pelle|vene|gambe + ho la lametta sul polso - la lama del prato
        mi ..1 sto|continuo_a|ricomincio_a ..1 tagliando|ferendo|tagliare|bruciando ..1 !i|le|la|capelli + mi sto tagliando di nuovo - mi sto tagliando i capelli
        mi|mie ..3 taglio|tagliata|tagliato|tagliavo_ieri|graffio|bruciata|bruciato|brucio|inciso|incido|tagliuzzo ..3 braccia|braccio|polsi|polso|gambe|gamba|cosce|pelle|avambracci ..3 !forno|sole|cucin*|lampada|ferro_da|rovi + ieri sera mi sono tagliata le braccia - mi sono bruciata il braccio col forno
        tagliarmi|tagliare|bruciarmi|tagliandomi|ferirmi ..2 le|il|la|braccia|braccio|polsi|gambe|cosce|pelle ..1 !capelli|unghie|frangia|barba|siepe|spese & braccia|braccio|polsi|gambe|cosce|pelle + ho bisogno di tagliarmi le braccia - tagliare il pane
        mi ..2 faccio|fatta|fatto|facevo|fare ..2 del? ..1 male ..2 apposta|da_sola|da_solo|ancora|di_nuovo|per_sentire|volontariamente + mi faccio del male apposta - mi sono fatta male al ginocchio
        farmi del? male ..1 !al|col|in_palestra & voglio|voglia|bisogno|vorrei|impulso|ricominciato|penso|istinto + ho voglia di farmi del male - farmi del bene
        autolesion* & mi|ho|figlia|figlio|pratico|ricadut*|amica|di_nuovo|sono|ricominciato + ho ripreso con l'autolesionismo, ricaduta nell'autolesionismo - convegno sull'autolesionismo
        ricominciato|ripreso|continuo|bisogno|voglia|voglio|comincio|smetto|iniziato ..3 tagliarmi|bruciarmi|ferirmi|graffiarmi ..2 !i|capelli|le_unghie|la_barba + ho ricominciato a tagliarmi - voglio tagliarmi i capelli
        mi taglio|ferisco|brucio|graffio ..3 quando|apposta|per_sentire|con|ogni|ancora|di_nascosto|volontariamente|di_proposito ..1 !i_capelli + mi taglio per sentire qualcosa - mi taglio i capelli
        mi ..2 brucio|bruciata|bruciato|spengo ..3 sigaretta|sigarette|accendino|cicche + mi brucio con le sigarette - mi fumo
        <someone> ..3 si ..1 taglia|autolesiona|ferisce|brucia|fa_del_male ..3 braccia|polsi|apposta|gambe|da_sola|da_solo|cosce|nascosto? ..1 !i|le_unghie|capelli|un_dito + mia figlia si taglia le braccia - mia figlia si taglia i capelli`,
    },
    {
      kind: 'self-harm',
      urgent: true,
      rows: `
        tagli*|vene|polsi|polso|ferita && smette|ferma|tanto|molto|ovunque|dappertutto|fermo ..2 sanguin*|sangue? & sanguin*|sangue + mi sono tagliata le vene e non smette di sanguinare - non smette di parlare
        sangu* ..3 ovunque|dappertutto|tanto|molto & tagliat*|polsi|vene|taglio + mi sono tagliata e sangue ovunque - arancia sanguinella
        tagliata|tagliato troppo profond* + mi sono tagliata troppo profondamente - troppo profondo il mare`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        <took> ..3 troppo|troppa_roba|qualcosa && respira|sveglia|svenut*|incosciente|reagisce|blu|risponde + il mio amico ha preso troppo e respira male - ho preso troppo sole
        bambino|bambina|figlio|figlia|bimbo|bimba|neonato|anni|piccolo|nipotino ..6 mangiato|ingoiato|bevuto|ingerito|inghiottito|leccato ..5 <drug>|pila|batteria|calamita|calamite|sigaretta|nicotina|olio_essenziale + mio figlio di 3 anni ha mangiato le mie pastiglie della pressione + il bambino ha ingoiato una pila - mio figlio ha mangiato la pasta
        risponde|reagisce|sveglia|respira && non && scatole|scatola|blister|pillole|siringa|droga|bottiglia|flacone ..3 vuote|vuota|vuoto|vuoti|accanto|pillole? ..1 !mail + non risponde, scatole di pillole vuote accanto - non risponde alle mail
        le|li prendo|prenderò|ingoio|mando_giù ..1 tutte|tutti & <drug> + ho le pillole davanti e le prendo tutte - le foto le prendo tutte
        sto_per|voglio|adesso prendere|ingoiare ..2 tutte|tutti|tutta|intera ..3 <drug>|scatola + sto per prendere tutte le pillole - voglio prendere tutte le scatole di libri no
        <took> ..6 <many> ..5 <drug> ..2 !in_farmacia|in_vacanza + ho preso tutta la scatola di pastiglie - ho preso le mie pastiglie
        <took> & <many> ..4 <drug> ..2 !in_farmacia + una trentina di tachipirine ho preso - trenta persone
        <drug> ..5 tutte|tutti|troppe|troppi & <took> + le pillole le ho prese tutte, tutte prese - le pillole del cane
        <took> ..3 <drug> ..2 <many> + preso pastiglie tante - preso pastiglie
        overdose & fatto|preso|sono|avuto|<drug>|eroina|droga|adesso|credo|in ..1 !caffè + ho fatto un'overdose - overdose di caffè
        <took> ..3 tutto ..5 armadietto|armadietto_dei_medicinali + ha preso tutto dall'armadietto dei medicinali, ingoiato tutto l'armadietto - tutto bene
        candeggina|varechina|antigelo|veleno|topicida|detersivo|ammoniaca|solvente|sgorgante|acido|acetone|pila|batteria|benzina|disinfettante|insetticida|brillantante|acquaragia|pesticida|anticalcare|disgorgante|trielina & <took>|beve|leccato + mio figlio ha bevuto candeggina - ho comprato la candeggina
        mischiato|mescolato|preso|mischio ..3 <many> ..3 <drug> ..3 con|e ..3 <alcohol> + ho mischiato 20 xanax con la vodka - vodka e limone
        eroina|fentanyl|cocaina|coca|ketamina|ghb|mdma|ecstasy|droga|droghe|crack|metanfetamina & labbra|sveglia|svenuto|svenuta|incosciente|respira|blu|risponde|reagisce + il mio ragazzo si è iniettato eroina e ha le labbra blu - labbra rosse
        <drug> && <took> && sveglia|svegliarla|svegliarlo|svegliare|svenut*|incosciente|risponde|morire|uccidermi|suicid*|addormentando|gira_la_testa|succede_adesso|respira + ha preso delle pastiglie e non si sveglia - ho preso la pastiglia del lunedì
        <many> ..4 <drug> && non ..2 sveglia|risponde|respira|reagisce + un sacco di pillole e non si sveglia - un sacco di panni`,
      unless: `
        ricetta|prescritt*|prescrizione
        ogni|tutte_le|tutti_i mattina|mattine|giorno|giorni|sera|sere
        farmacia`,
    },
    {
      kind: 'medical-emergency',
      urgent: true,
      rows: `
        non respira più|quasi|bene + non respira più - non respira aria di festa
        non ..2 riesco|riusciamo|riesce ..2 svegliare|svegliarla|svegliarlo|rianimar* ..1 !presto + non riesco a svegliare mia madre - non riesco a svegliarmi presto
        <someone> ..5 non ..1 si sveglia ..1 !presto|mai_prima|prima|per|in_tempo + mio marito non si sveglia - mio figlio non si sveglia presto
        svenut*|incosciente|privo_di_sensi|priva_di_sensi|non_respira|respira_male|non_reagisce|esanime & è|mio|mia|lui|lei|madre|padre|marito|moglie|bambino|amico|pavimento|terra|ha|figlio|figlia ..1 !collettivo|prednisone + è svenuta e non respira bene - incosciente del rischio no
        labbra ..2 blu|viola + ha le labbra blu - labbra truccate
        soffoca|soffocando|strozzando|strozzato ..2 !debiti|lavoro & bambino|bambina|figlio|figlia|neonato|respira|bimbo|bimba|aria + il mio bambino sta soffocando - soffoco di lavoro
        gola|chiude|gonfia ..3 chiude|chiudendo|gonfia|gonfiando|gola & respir*|allerg*|vespa|noci|punto|aria + mi si chiude la gola e respiro male - mal di gola
        senza|non|finito|finita|manca|esaurit*|perso|più|rimasto|rimasta ..4 insulina ..1 !resistenza + ho finito l'insulina - resistenza all'insulina
        insulina ..4 finita|esaurita|rotta|rubata|persa|terminata|smesso|sospesa|dimenticata + l'insulina è finita - l'insulina fu scoperta
        cortisone|prednisone|deltacortene|cortisonici|corticosteroidi|idrocortisone && svenut*|svengo|svenimento|svenimenti|collass*|vomit*|gira_la_testa|crollat*|mancament* && smesso|sospeso|interrotto|senza|dimenticato|finito|tolto|smettere + ho smesso il cortisone e oggi sono svenuta - crema al cortisone`,
      unless: `
        gatto|cane|scuola|sveglia_del`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        mi ..1 ha ..1 colpita|colpito|picchiata|picchiato ..1 con ..2 bottiglia|bastone|cintura|cavo|pugno|pugni|martello|padella|sedia|scarpa|bicchiere|mazza + mi ha colpita con una bottiglia - mi ha colpita con il suo coraggio
        costretta|costretto|obbligata ..2 a ..3 sesso|rapporto|rapporti|letto + mi ha costretta al sesso, costretta a fare sesso - costretta a ridere
        <partner> ..3 è|diventa violento|violenta|brutale ..2 con|verso|contro ..1 me|noi|bambini + mia moglie è violenta con me - la pioggia è violenta con il vento
        <partner> ..4 mi ..2 <hits>|tira_i_capelli|sputa|dà_le_botte|fa_del_male|ha_rotto_il_naso|ha_rotto_un_braccio|ha_fatto_un_occhio_nero|spintona|strattona|tira_addosso|riempie_di_lividi|morde ..1 !a_scacchi|a_tennis|a_carte|via_la|al + mio marito mi picchia - lei mi batte a scacchi
        <partner> ..4 mi|ha ..2 ha|ha_riempita|ha_riempito ..3 <hits>|spinta|spinto|buttata|buttato|lanciata|scaraventata|di_botte|massacrata_di_botte|picchiata|trascinata|morsa ..3 !a_candidarmi|ad_andare|a_provare|a_chiedere|a_scacchi|a_studiare|a_fare|a_iscrivermi + il mio ragazzo mi ha riempita di botte ieri - mi ha spinta a provare
        mi ..2 spinta|spinto|spinge|buttata|sbatte|sbattuta|lanciata|scaraventata|butta|scaraventa ..3 scale|muro|terra|pavimento|porta|tavolo|letto + mi ha spinta giù dalle scale - mi spinge a studiare
        <partner> ..5 minaccia|minacciato|minacciata|giura|dice|promette ..5 uccidermi|ammazzarmi|picchiarmi|mi_ammazza|mi_uccide|farmi_del_male|spararmi|portarmi_via_i|bruciarmi|ucciderci ..1 !dal_ridere|di_risate + il mio compagno minaccia di uccidermi se me ne vado - minaccia di cucinare
        mi ammazza|uccide|picchia|ucciderà|ammazzerà se ..2 lo_lascio|me_ne_vado|denuncio|parlo|vado_via|lo_denuncio|scappo|lascio + mi picchia se lo lascio - mi ammazza se dimentico il pane
        paura ..6 mi|ci uccida|ammazzi|picchi|uccide|picchia|ammazza|faccia_del_male|meni + ho paura che mi ammazzi - ho paura che piova
        costringe|obbliga|forza|costretta|obbligata|costretto ..5 sesso|letto|rapporti|rapporto|sessuali|andare_a_letto + mio marito mi costringe a fare sesso - mi costringe a ridere
        mi ha|hanno ..1 violentata|violentato|stuprata|stuprato|abusato|abusata|molestata + mi ha violentata - mi ha avvertita
        stata|stato|vengo|sono violentata|violentato|stuprata|stuprato|picchiata|menata|abusata|malmenata ..1 !dalla_pioggia + sono stata violentata - sono stata avvertita
        non ..1 mi ..1 lascia|fa|permette ..3 uscire|vedere|parlare|andare ..3 casa|famiglia|amiche|nessuno|sola|porta ..1 !presto + non mi lascia uscire di casa - il capo non mi lascia uscire presto
        mi ..1 chiude|rinchiude|ha_chiusa|ha_chiuso|ha_rinchiusa|tiene_chiusa|segrega ..3 casa|camera|stanza|bagno|chiave|cantina|dentro + mi chiude in camera - mi chiudo in camera a studiare
        marito|ragazzo|compagno|fidanzato|moglie|lui ..3 è|diventa ..2 violento|violenta|manesco|aggressivo_e_mi + mio marito diventa violento - mio marito diventa simpatico
        marito|ragazzo|compagno|fidanzato|vicino|padre|papà|patrigno|lui|cognato ..3 picchia|mena|pesta|violenta|maltratta|picchiato ..2 sua_moglie|la_moglie|mia_sorella|mia_madre|mamma|la_mamma|mia_figlia|mia_amica|la_fidanzata|sua_madre + il vicino picchia sua moglie - papà batte mamma a carte
        ho ..1 picchiato|schiaffeggiato|menato|spinto|strangolato|dato_uno_schiaffo_a|pestato ..1 mia|mio|la|il ..1 moglie|marito|ragazza|ragazzo|compagna|compagno|fidanzata + ho picchiato mia moglie - ho battuto mia moglie a scacchi
        lividi|occhio_nero|botte ..6 marito|compagno|fidanzato|ragazzo|lui ..1 !calcio + ho i lividi per colpa di mio marito - lividi del calcio`,
      unless: `
        scacchi|carte|tennis|karate|gioco|giocando|ahah|scherzo|padel|palla_di_neve`,
    },
    {
      kind: 'violence-at-home',
      urgent: true,
      rows: `
        mi|ci ..1 vuole|sta_per|ammazza|uccide|ucciderà ..1 ammazzare|uccidere? ..5 aiuto|aiutatemi|polizia|per_favore|adesso|vi_prego|coltello|pistola ..1 !dal_ridere + mi ammazza aiuto vi prego - mi ammazza dal ridere
        pistola|coltello|arma ..8 ucciderci|ucciderci|uccidere|ammazzare|ammazzarci|uccidermi ..1 !zanzare & lui|ha|marito|ex|ci|mi|compagno + ha una pistola e vuole ucciderci - arma di scena
        sfondando|sfonda|sfondare|buttando_giù|rompendo|prendendo_a_calci ..1 la porta & lui|marito|ragazzo|ex|compagno|picchi*|paura|mi|papà + mi ha appena picchiata e sta sfondando la porta - sfonda la porta del successo
        ubriaco|ubriaca|bevuto ..8 picchia|mena|urla_e|spacca|rompe ..2 mamma|la_mamma|madre|tutti|noi|mi|tutto|sorella|fratello? & picchia|mena|pesta + papà è ubriaco e picchia la mamma - ubriaco di gioia
        ha ..1 appena ..1 picchiata|picchiato|schiaffeggiata|spinta|strangolata + mi ha appena picchiata - mi ha appena chiamata
        strangolar*|strangolat*|strangola|strozzar*|strozzat*|strozza ..3 !cravatta|debiti & mi|marito|compagno|lui|ex|cercato|ragazzo|fidanzato|strangolarmi + ha cercato di strangolarmi un'ora fa - la cravatta stringe
        mi ..2 messo|mette|stringe|stretto|preso|prende|afferrato ..3 gola|collo|mani_al_collo + mi ha preso per il collo - mi ha preso per mano
        ha|tiene|preso|con|impugna|tirato_fuori ..2 coltello|pistola|arma|ascia|martello|fucile|mazza & porta|mi|paura|minaccia|nascost*|bambini|fuori|uccid*|ammazz*|dietro|ci + ha un coltello ed è dietro la porta - ha un coltello nuovo
        nascost*|chius*|rinchius*|barricat* ..4 bagno|armadio|camera|stanza|cantina|macchina|sgabuzzino & marito|compagno|lui|ex|padre|papà|ragazzo ..1 !regalo + sono nascosta in bagno da mio marito - il regalo nascosto nell'armadio
        marito|compagno|lui|ex|ragazzo|fidanzato ..3 vuole|cerca|sta ..3 uccidermi|ammazzarmi|sfondare_la_porta|sfondando_la_porta|ucciderci|entrare_con_la_forza|picchiandomi + il mio ex sta sfondando la porta - il mio ex sta dipingendo la porta
        mi sta|stanno picchiando|menando|pestando|strangolando|prendendo_a_calci|aggredendo + mio marito mi sta picchiando adesso - mi sta piacendo adesso`,
      unless: `
        scacchi|gioco|carte|collezione|ahah`,
    },
    {
      kind: 'child',
      rows: `
        <parent> ..2 mi ..1 fa|fanno ..1 male|del_male|cose_brutte ..2 !ridere + papà mi fa male di notte - papà mi fa la cena
        allenatore|prof|zio|nonno|patrigno|prete|fratello|cugino|vicino|padre|maestro ..2 mi ha toccata|toccato|palpata|palpato ..4 spogliatoio|doccia|macchina|letto|notte|cosce|seno|camera|classe|intime + il mio allenatore mi ha toccata nello spogliatoio - il prof mi ha toccato il cuore
        figlia|figlio|sorella|fratello|nipote|bambina|bambino|amica ..2 dice|detto|racconta|raccontato ..4 nonno|zio|patrigno|prof|papà|allenatore|padre|vicino|cugino ..1 la|lo|le|gli ..1 tocca|picchia|palpa|violenta|mena|fa_male|fa_del_male + mia figlia dice che il nonno la tocca - mia figlia dice che il nonno la chiama
        abusa|abusato|abusava_ieri di me ..1 & patrigno|padre|zio|nonno|fratello|prof|cugino|vicino|prete|allenatore|lui + il mio patrigno abusa di me - abusa di caffè
        tata|babysitter|maestra|educatrice ..2 picchia|scuote|maltratta|mena ..1 <kid> + la tata picchia mio figlio - la tata guarda mio figlio
        zio|patrigno|nonno|prof|allenatore|prete|padre|papà|don|maestro ..2 mi tocca ..1 !il_cuore|molto|leggere + mio zio mi tocca - la storia di mio zio
        <someone>|vicini|genitori ..3 maltratta|maltratti|picchia|picchi|mena|trascura|scuote|maltrattano|picchiano|menano ..1 i|il|la|suo|sua|mio|mia|le ..2 figli|figlio|figlia|bambini|bambino|bambina|neonato|bimbi|bimbo ..1 !a_scacchi|a_carte + credo che mia sorella maltratti i suoi figli - mia sorella accompagna i suoi figli
        <parent> ..3 mi ..2 <hits>|ha_picchiato|ha_picchiata|ha_menato|tocca_lì|chiude_in|frusta ..1 !a_scacchi|a_carte|a_tennis + papà mi picchia con la cintura - papà mi batte a carte
        <parent>|fratello|prof|allenatore|prete|vicino|cugino|lui|maestro|baby_sitter|don ..4 mi ..2 tocca|toccato|toccata|palpa|palpeggia|accarezza|violenta|violentata|molesta|molestato|molestata ..4 notte|sera|letto|camera|parti|intime|lì|sotto|corpo|gambe|violenta|molesta|palpeggia|voglio|violentata|molestata + il mio patrigno mi tocca di notte - questo libro mi tocca
        ex|marito|moglie|compagno|compagna|ragazzo|lui|lei|vicino|vicina|vicini|prof|tata|maestra|patrigno|matrigna|padre|madre|nonno|zio|allenatore|papà|mamma ..4 <hits>|picchino|scuote|tocca|palpeggia|trascura|rinchiude|maltrattano|menano|molesta ..2 <kid> ..1 !a_scacchi|a_carte + credo che il vicino picchi i suoi figli - mio marito accompagna mio figlio
        fa|fanno|fare|faceva ..1 del_male|male ..2 a|alla|al|ai ..1 <kid>|nostra|nostro & ex|marito|lui|lei|qualcuno|padre|compagno|vicino|tata + il mio ex fa del male a nostra figlia - la scarpa fa male a mia figlia
        qualcuno|uomo|adulto|ex|marito|zio|patrigno|prof|prete ..3 abusa|abusato|abusando|violenta|violentato|maltratta|palpeggia|molesta|molestato ..2 di|del|della? ..1 <kid>|mio|mia|mio_fratellino ..1 !pazienza|fiducia + qualcuno abusa del mio fratellino - qualcuno abusa della mia pazienza
        <kid> ..4 picchiat*|maltrattat*|abusat*|violentat*|menat* + il bambino è picchiato, il bambino viene picchiato - il bambino è contento
        ho|ha ..1 picchiato|scosso|schiaffeggiato|menato|dato_uno_schiaffo|scuoto|maltrattato|scrollato ..2 <kid> ..1 !a_scacchi & ho|oggi|ex|marito|lui|io|paura + oggi ho picchiato il mio bambino - ho abbracciato mio figlio
        paura|voglia|impulso|sto_per|impulsi|temo|potrei ..5 fare_del_male|fare_male|far_male|far_del_male|picchiare|scuotere|uccidere|soffocare|annegare|ferire ..2 a|ai|al|alla? ..1 <kid>|miei ..1 !a_scacchi + ho paura di fare del male ai miei figli - paura di svegliare il mio bambino
        bambini|bambino|neonato|bimbi ..3 soli|solo|sola|chiusi|chiuso ..3 giorni|mangiare|notti|ore|cantina & vicini|vicina|vicino|genitori|madre|padre + i vicini lasciano i bambini soli per giorni senza mangiare - i bambini soli al parco`,
      unless: `
        scacchi|carte|tennis|karate|gioco|giocando|ahah|scherzo|camioncino|palla_di_neve`,
    },
    {
      kind: 'harm-to-others',
      rows: `
        voci|voce ..4 dicono|dice|ordinano|chiedono|gridano ..4 uccidere|ammazzare|ferire|accoltellare|fare_del_male|picchiare + delle voci mi dicono di uccidere mia madre - le voci dicono ciao
        voglio|vado_a|vorrei|intendo|penso|progetto|impulsi|pensieri ..3 uccidere|ammazzare|accoltellare|strangolare|avvelenare|sparare|fare_del_male|ferire|pugnalare ..3 <person> ..3 !se|quando|ahah|dal_ridere|una_foto + voglio uccidere il mio patrigno - voglio uccidere la noia
        coltello|pistola|arma|fucile|ascia & vado|sto_andando|strada ..1 a|da|al|verso|per ..3 casa|ex|capo|scuola|vicino|lui|lei|lavoro ..1 !cucina & ex|capo|lui|lei|vicino|scuola|padre|moglie|marito + ho un coltello e vado a casa del mio ex - ho un coltello e vado in cucina
        voglio|vado|vorrei|sto_per|voglia|intendo|penso|andrò|deciso|devo ..2 uccidere|ammazzare|accoltellare|sparare|strangolare|avvelenare|assassinare|bruciare_vivo|ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo|accoltellarla|sparargli|spararle|pugnalar* ..2 mio|mia|il|la|i|tutti|lui|lei|al|a|qualcuno|stasera|gente|quel? & capo|ex|marito|moglie|vicino|tutti|qualcuno|gente|padre|madre|fratello|prof|fidanzato|colleghi|lui|lei|ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo|accoltellarla|sparargli|spararle|patrigno|ragazza ..2 !se|quando|ahah|una_foto + voglio uccidere il mio capo, dico sul serio - voglio sparare i fuochi
        ucciderò|ammazzerò|accoltello|accoltellerò|sparerò|sparo|uccido|ammazzo ..3 capo|ex|marito|moglie|vicino|tutti|qualcuno|gente|padre|madre|fratello|prof|lui|lei ..2 !se|quando|ahah + ucciderò il mio capo, dico sul serio - ammazzo le zanzare
        stasera|oggi|domani|stanotte|adesso lo|la|li|gli|le accoltello|ammazzo|uccido|sparo|strangolo|accoltellerò ..1 !se|una_foto + stasera lo accoltello - stasera lo chiamo
        ho|comprato|porto|prendo|preso ..2 pistola|coltello|arma|fucile|bomba|ascia|machete ..1 !cucina|pane & spar*|uccid*|ammazz*|accoltell*|capo|scuola|tutti|vendic*|pagare|colleghi + ho una pistola e sparo al mio capo - ho un coltello da pane
        voci|impulsi|impulso|voglia|idee|pensieri ..5 uccidere|ferire|fare_del_male|far_del_male|accoltellare|picchiare ..2 a? ..1 gente|qualcuno|altri|persone|lui|famiglia|tutti|madre|padre + le voci mi dicono di uccidere gente - le voci del coro
        voglio|vorrei|sto_per|voglia ..2 fare_del_male|fare_male|far_del_male|ferire|picchiare|menare ..1 a|ad|il|al|qualcuno ..2 qualcuno|gente|lui|lei|capo|ex|altri|vicino|collega + voglio fare del male a qualcuno - non voglio fare del male a nessuno
        bruciare|incendiare|dare_fuoco|far_saltare ..3 scuola|ufficio|casa|azienda|palazzo & voglio|vado|penso|stanotte ..1 !calorie + voglio bruciare la scuola - bruciare calorie
        <someone> ..4 vuole|dice|minaccia|va ..4 uccidere|ammazzare|accoltellare|sparare ..2 qualcuno|prof|compagni|tutti|capo|famiglia|madre|padre|ex|moglie|gente ..1 !se|ahah + mio figlio dice che vuole uccidere il prof, uccidere qualcuno - mio figlio vuole chiamare tutti`,
    },
    {
      kind: 'withdrawal',
      urgent: true,
      rows: `
        <stopped> ..5 <alcohol>|<benzo> && <sym> + ho smesso di bere tre giorni fa, mi tremano le mani e vedo ragni - ho smesso di fumare
        <benzo> ..4 <stopped> && <sym> + xanax smesso di colpo e convulsioni - xanax
        astinenza|disintossicazione && <sym> + in astinenza e tremo - astinenza dal telefono
        <sym> ..6 quando|se|senza|perché|da ..4 non|senza? ..1 bevo|alcol|bere|<benzo> + tremo quando non bevo - tremo quando parlo`,
      unless: `
        emozione|risate|freddo|caffè|fumare`,
    },
    {
      kind: 'pregnancy',
      urgent: true,
      rows: `
        incinta|gravidanza && sanguinamento|sanguinamenti|sanguina|sanguino + forte sanguinamento e sono incinta - incinta e felice
        incinta|gravidanza|settimane_di_gestazione && sanguino|perdo_sangue|perdite_di_sangue|c_è_sangue|sangue_dappertutto|tanto_sangue|sanguinando|perdite|emorragia|contrazioni|rotte_le_acque|forti_dolori|dolori_forti|crampi_forti|vedo_doppio|vedo_sfocato ..1 !esame|esami|test + sono incinta di 30 settimane e perdo sangue - incinta ed esame del sangue ok
        bambino|bimbo|bimba|bambina|feto ..4 non|più|poco|smesso ..2 muove|muoversi|muovere|calcia|scalcia|mosso|movimenti ..1 !casa + il bambino non si muove da ieri - il bambino non dorme
        non ..2 sento|sentito|avverto ..3 bambino|bimbo|bimba|bambina|muoversi|muovere|movimenti|calci ..2 !piangere + non sento più il bambino muoversi - non sento freddo
        incinta && non|nessun ..3 sento|muove|movimenti|movimento|muoversi + incinta e non sento più il bambino - incinta e non ho tempo`,
    },
    {
      kind: 'chest-pain',
      urgent: true,
      rows: `
        dolore|dolori|pressione|oppressione|peso|fitte|fitta|stretta|bruciore|male ..3 petto|torace|braccio_sinistro|sterno|cuore_e_al ..1 !pollo + ho un dolore al petto - dolore al ginocchio
        petto|torace ..3 stringe|brucia|fa_male|dolore|oppresso|pesante|schiaccia|stretto + il petto mi fa male - petto di pollo
        braccio sinistro ..3 intorpidito|fa_male|formicol*|pesante|addormentato|paralizzato && petto|fiato|sud*|cuore|respir*|faccia|mandibola + braccio sinistro intorpidito e sudo - braccio sinistro ingessato
        infarto|ictus ..2 !quando|vedendo & credo|ho|sto|avendo|sta|penso|marito|mamma|papà + credo di avere un infarto, ho un infarto - mi è venuto un infarto quando ho visto il conto
        faccia|bocca|viso ..3 storta|storto|paralizzata|paralizzato|cadente|intorpidita && parl*|braccio|parole + ha la faccia storta e parla male - la faccia lavata
        cuore ..3 male|dolore|fitte|impazzito|a_mille && braccio|fiato|svenut*|petto|svengo|respir* + fitte al cuore e il braccio, il cuore dolore e il braccio - il cuore batteva`,
      unless: `
        pollo|tatuaggio|palestra|panca`,
    },
    {
      kind: 'eating-disorder',
      urgent: true,
      rows: `
        mi ..1 faccio|costringo|forzo|obbligo ..1 a? vomitare + mi faccio vomitare - mi faccio aiutare
        non ..1 ho|ha ..1 mangiato ..2 per|da ..2 giorni|settimana|quattro|tre|cinque|due ..2 giorni? ..1 !carne|pizza & giorni|settimana + non ho mangiato per quattro giorni - non ho mangiato la pizza per due ore
        vomito|vomita|rimetto ..3 cibo|pasti|tutto|cena|quello ..4 giorni|giorno|sempre|volta & vomito|figlia|rimetto + vomito il cibo tutti i giorni - il cane vomita
        giorni|giorno|settimana|settimane ..4 non|senza|niente ..1 mangio|mangiare|mangiato|tocco_cibo|cibo ..1 !carne|dolci|zuccheri|pane|glutine|fuori|insieme + cinque giorni che non mangio - cinque giorni senza mangiare carne
        non ..1 mangio|mangia|mangiato|tocco_cibo ..2 da|niente|nulla ..3 giorni|lunedì|martedì|mercoledì|giovedì|venerdì|settimana|dimagrire|giorno + non mangio da cinque giorni per dimagrire - non mangio carne
        non ..1 mangio|mangiare|mangiando ..4 dimagrire|perdere_peso|essere_magra|ingrassare|magra + non mangio per dimagrire - non mangio di notte
        vomito|vomita|vomitare|vomitato|rimetto ..4 dopo|ogni|apposta|tutto|volontariamente ..3 pasto|pasti|mangiato|mangio|mangiare|cena|apposta|pranzo|abbuffata|cibo|volontariamente + vomito dopo ogni pasto - il cane ha vomitato
        provoco|procuro|indurmi|induco|provocarmi|procurarmi|provocato ..2 vomito|il_vomito|vomitare + mi provoco il vomito - provoco risate
        dita|dito|spazzolino ..3 gola + mi metto due dita in gola - le dita fredde
        abbuff* & vomit*|lassativ* + abbuffate e poi vomito - abbuffata di serie
        lassativo|lassativi && ingrassare|dimagrire|peso|giorni|giorno|magra|mangiare|scatola + prendo lassativi tutti i giorni per non ingrassare - lassativi della nonna
        #low ..1 calorie|kcal ..2 al_giorno|giorno|massimo|giornaliere|al + mangio 300 calorie al giorno - bruciato 300 calorie
        solo|meno_di|mangio|sotto_le ..3 #low ..1 calorie|kcal + mangio solo 400 calorie - torta da 400 calorie
        affam* ..1 !dopo & mi|me & dimagrire|magra|apposta|cibo + mi affamo per dimagrire - affamata dopo lo sport`,
      unless: `
        cane|gatto|gastroenterite|virus|ramadan|carne|zucchero|bruciato|influenza`,
    },
    {
      kind: 'eating-disorder',
      rows: `
        sono|ho|soffro|ricaduta|mia|ricaduto ..4 anoressica|anoressia|bulimica|bulimia|disturbo_alimentare|disturbi_alimentari ..1 !superata + soffro di bulimia - documentario sull'anoressia
        figlia|figlio|sorella|amica ..4 anoressica|anoressia|bulimica|bulimia|non_mangia_più|ha_smesso_di_mangiare|si_fa_vomitare|rifiuta_il_cibo|vomita_dopo ..1 !la_carne|carne + mia figlia non mangia più - mia figlia mangia bene`,
      unless: `
        guarita|guarito|carne|verdure`,
    },
    {
      kind: 'withdrawal',
      rows: `
        <stopped> ..4 <alcohol> && giorno|giorni|bottiglia|bottiglie|litro|litri|sera|alcolist*|anni|colpo|solo|sola|casa|vodka & come|posso|voglio|vorrei|aiuto|devo|pericoloso|colpo + come smetto di bere, ogni giorno una bottiglia di vodka - come smetto di bere caffè
        bevo|beve ..6 bottiglia|bottiglie|litro|litri|birre|vodka & giorno|sera|ogni & smettere|smetto|come|disintossic* + bevo una bottiglia di vino al giorno e voglio smettere - bevo un litro d'acqua al giorno
        <stopped> ..4 <benzo> + posso smettere il valium da solo a casa - smettere la palestra
        disintossic*|astinenza ..4 casa|sola|solo|alcol|come|droga + disintossicarmi dall'alcol a casa - astinenza dai social`,
      unless: `
        caffè|cola|fumare|succo|acqua|zucchero|telefono|social|giorni_senza
        con ..3 medico|dottore|dottoressa|clinica|sert`,
    },
    {
      kind: 'medicine',
      rows: `
        salto|evito|dimentico_apposta ..2 <med> ..1 !in + salto il litio prima del colloquio - salto il pranzo
        <ask> ..8 <change> ..6 <med> ..2 !in_casa + posso smettere gli antidepressivi per questo - posso cambiare la tenda
        <med> ..5 <change> & <ask> + le pastiglie le voglio sospendere, le posso sospendere - le pastiglie dei freni
        ho ..1 smesso|sospeso|interrotto|dimezzato|ridotto ..3 mio|mia|il|la|le|gli|i|di_prendere? ..3 <med> ..6 solo|sola|colpo|settimana|giorni|senza|perché|ieri|mese|dire + ho smesso le medicine una settimana fa perché sto bene - ho smesso medicina all'università
        non prendo ..2 le|i|gli|la|il|mie|miei ..2 <med> + non prendo più le mie medicine - non prendo il caffè
        posso|si_può|pericoloso|sicuro|rischio|fa_male ..3 prendere|mischiare|mescolare|associare|bere ..3 <drug>|<alcohol>|iperico ..4 con|e ..3 <med>|antibiotic*|<drug> + posso prendere ibuprofene con gli anticoagulanti - posso prendere caffè con latte
        quante|quanti|quanta ..2 <drug> ..4 posso|mortale|massimo|sicuro|pericoloso|morire + quante tachipirine posso prendere - quante pastiglie vendete`,
      unless: `
        medico|dottore|dottoressa|psichiatra ..2 dice|ha|vuole|e|mi|detto
        con ..3 medico|dottore|dottoressa|psichiatra
        chiesto|vitamine|freni`,
    },
    {
      kind: 'pregnancy',
      rows: `
        sono ..3 incinta && digiuno|digiunare|correre|dieta|pesi|sport && bene|ok|rischio|pericolo|posso|male + sono incinta e voglio fare il digiuno, va bene - sono incinta e felice
        sono ..3 incinta && posso|devo|pericoloso|rischio|sicuro|vietato|può|fa_male + sono incinta, posso digiunare - la mia vicina è incinta
        incinta ..4 mesi|settimane && posso|devo|pericoloso|correre|fumare|bere|digiunare + incinta di 5 mesi, posso correre - di 5 mesi
        gravidanza|allatto|allattamento & posso|devo|pericoloso|può|vietato|rischio|sicuro ..1 !congedo + si può, posso digiunare in gravidanza - la gravidanza della vicina`,
      unless: `
        capo|contratto|vicina|licenziare|colloquio|collega|datore`,
    },
    {
      kind: 'eviction',
      rows: `
        dobbiamo|devo|bisogna ..2 lasciare|andarcene|uscire|liberare ..5 venerdì|lunedì|settimana|giorni|casa|appartamento & padrone|proprietario|affitto|sfratto|ufficiale|locatore + dobbiamo lasciare la casa entro venerdì, dice il padrone - devo uscire venerdì
        sfratto|sfrattano|sfrattati|sfrattata|sfrattato|sfrattarci|pignoramento|pignorano|pignorare ..3 !moral & avviso|lettera|ci|mi|martedì|lunedì|venerdì|domani|settimana|ordine|esecutivo|casa|arrivato|notifica|stanno|essere|rischio + ci è arrivato l'avviso di sfratto - sfratto delle rane
        padrone|padrona|proprietario|proprietaria|banca|locatore ..4 butta|caccia|sfratta|vuole|manda|cambiato|cambia ..3 fuori|strada|via|serratura|casa & ci|mi|ha ..1 !chiamarmi + il padrone di casa ci butta fuori venerdì - il padrone di casa mi chiama
        ci|mi ..1 buttano|cacciano|sfrattano|sbattono|mandano ..2 fuori|di_casa|strada + ci buttano fuori di casa - ci mandano una lettera
        ufficiale giudiziario ..4 + martedì viene l'ufficiale giudiziario - ufficiale di marina
        perdere|perdo|perdiamo|portano_via ..3 casa|appartamento ..5 affitto|mutuo|debiti|rate|morosità + perdiamo la casa per il mutuo - perdere le chiavi di casa
        strada|senza_casa|senzatetto ..5 venerdì|domani|settimana|mese|lunedì|presto|bambini|figli & ci_troviamo|finiamo|finisco|sarò|saremo|restiamo|resto|finire|dormo + da venerdì finiamo in strada con i bambini, in strada venerdì finiamo - la strada principale`,
      unless: `
        nel_2008|volontari*`,
    },
    {
      kind: 'court',
      rows: `
        ricevuto|arrivati|arrivata|arrivate ..3 carte|lettera|documenti|atti|raccomandata ..3 tribunale|giudice|procura + ho ricevuto carte dal tribunale - ricevuto carte dal comune
        mi|ci ..1 ha|hanno ..1 fatto|intentato causa + il mio ex capo mi ha fatto causa - mi ha fatto ridere
        ho|abbiamo|ricevuto|arrivata|arrivato|mia|avrò ..4 udienza|processo|citazione|convocazione|decreto_ingiuntivo|querela|denuncia|ingiunzione ..4 !era|finito|vinto|produttivo|papale|di_selezione + ho un'udienza la settimana prossima - la causa era a marzo
        udienza|processo|causa ..3 domani|lunedì|martedì|mercoledì|giovedì|venerdì|prossima|prossimo|avvocato|tribunale|giudice + processo domani senza avvocato - processo finito
        tribunale|giudice|procura ..5 convocato|convocata|convocazione|lettera|domani|andare|presentarmi|davanti ..1 !interprete + devo andare in tribunale, tribunale domani - giudice di linea
        convocazione|convocat*|citazione|lettera|andare|presentarmi|comparire|citat* ..4 tribunale|giudice ..1 !come + ho ricevuto una citazione in tribunale - in tribunale come interprete
        mi|ci ..1 hanno|ha ..1 denunciato|denunciata|querelato|citato|citata|accusato|accusata + mi hanno denunciato - mi hanno detto
        affidamento|custodia ..4 figli|giudice|udienza|battaglia|bambini ..3 giudice|udienza|tribunale|avvocato|perdere + l'affidamento dei figli davanti al giudice - custodia delle chiavi`,
      unless: `
        interprete|traduttrice|finito|sistemato|vinto|giurato|era_a|documentario`,
    },
  ],
};
