import { IT_CARE } from './it-care.ts';
import { IT_HARM } from './it-harm.ts';
import { IT_SELF } from './it-self.ts';
import type { LanguageTable } from './table.ts';

export const IT: LanguageTable = {
  language: 'it',
  classes: {
    day: 'oggi domani lunedì martedì mercoledì giovedì venerdì sabato domenica settimana mese notte natale adesso ora stasera stanotte weekend fine_settimana giorno',
    toucher:
      'zio nonno patrigno padre papà fratello cugino cognato professore prof allenatore mister prete parroco don catechista vicino educatore babysitter tata madre matrigna amico marito compagno ex uomo signore tutore bidello suocero maestro istruttore',
    person:
      'capo ex marito moglie vicino vicini vicina tutti qualcuno gente padre madre fratello sorella prof fidanzato fidanzata ragazza ragazzo colleghi collega papà mamma patrigno matrigna suocera suocero lui lei altri persone famiglia polizia compagni padrone figlio figlia',
    not: 'non mai senza nessuno né nemmeno neanche nn niente nulla',
    turn: 'io e ma perche che se quando mio mia lui lei fino voglio',
    want: 'voglio vorrei volevo voglia sto_per penso pensavo intendo desidero preferirei preferisco deciso cercato provo provato provare cercare andrò bisogno pianifico medito vojo',
    killself:
      'uccidermi ammazzarmi suicidarmi impiccarmi farla_finita_con_la_vita togliermi_la_vita spararmi tagliarmi_le_vene buttarmi_sotto buttarmi_giù buttarmi_dal buttarmi_dalla buttarmi_di_sotto mettere_fine_alla_mia_vita porre_fine_alla_mia_vita il_mio_suicidio finire_la_mia_vita avvelenarmi gettarmi_sotto gettarmi_dal annegarmi mi_suicido mi_ammazzo_stanotte togliermi_di_mezzo buttarmi_nel_fiume mi_voglio_ammazzare mi_voglio_uccidere voglio_ammazzarmi mettere_fine_alla_vita farla_finita_con_la_mia_vita spararmi_in_testa',
    killother:
      'uccidersi ammazzarsi suicidarsi impiccarsi farla_finita togliersi_la_vita spararsi tagliarsi_le_vene buttarsi_sotto buttarsi_giù buttarsi_dal si_ammazza si_uccide si_suicida si_impicca si_spara si_vuole_ammazzare si_vuole_uccidere si_getta gettarsi lanciarsi mettere_fine porre_fine',
    someone:
      'patrigno matrigna coinquilina nipotino piccolo piccola lui lei amico amica fratello sorella madre padre mamma papà figlio figlia marito moglie ragazzo ragazza compagno compagna fidanzato fidanzata vicino vicina collega nonno nonna cugino cugina qualcuno zio zia alunno alunna ex nipote bimbo bambino bambina babbo coinquilino coinquilina neonato bebè camerata conoscente cognato cognata suocero suocera coinquilini genero nuora socio prof ragazzino ragazzina zietto tizio pischello figliastro figliastra capo',
    partner:
      'marito moglie ragazzo ragazza compagno compagna fidanzato fidanzata ex lui lei partner convivente tipo maritino consorte findanzato',
    parent:
      'tata babysitter educatore fratellastro tutore padre papà madre mamma babbo patrigno matrigna zio zia nonno nonna genitori patrigna padrino madrina nonnino nonnina cognato',
    hits: 'picchia_ancora appena_picchiata appena_picchiato maltratti  picchia picchiato picchiata picchiano picchiò picchiando mena menato menata malmena malmenato malmenata pesta pestato pestata schiaffeggia schiaffeggiato schiaffeggiata strangola strangolato strangolata violenta violentato violentata stupra stuprato stuprata aggredito aggredita aggredisce colpisce_con_i_pugni maltratta maltrattato maltrattata strozza strozzato strozzata frusta frustato frustata percuote massacra massacrata massacrato gonfia_di_botte riempie_di_botte riempita_di_botte riempito_di_botte brucia_con_le_sigarette picchi meni prende_a_botte prende_a_calci prende_a_schiaffi prende_a_pugni presa_a_botte presa_a_calci presa_a_schiaffi presa_a_pugni preso_a_botte preso_a_calci preso_a_pugni preso_a_schiaffi alza_le_mani alzato_le_mani dà_calci tira_schiaffi dà_pugni da_pugni da_schiaffi dato_un_pugno dato_uno_schiaffo dato_un_calcio spacca_la_faccia ha_dato_un_pugno ha_dato_uno_schiaffo ha_tirato_un_pugno tira_pugni tira_calci dà_schiaffi spintona strattona sputa tira_i_capelli cinghiate prende_a_cinghiate preso_a_cinghiate presa_a_cinghiate riempie_di_schiaffi',
    kid: 'mio_figlio nostro_figlio mia_figlia nostra_figlia i_miei_figli miei_figli i_nostri_figli nostri_figli mio_bambino il_mio_bambino la_mia_bambina mia_bambina il_bambino la_bambina i_bambini i_suoi_figli suoi_figli suo_figlio sua_figlia loro_figlio loro_figli mio_fratellino mia_sorellina mio_fratello mia_sorella mio_nipote mia_nipote mio_nipotino mia_nipotina un_bambino una_bambina neonato neonata i_figli miei_bambini suoi_bambini mia_bimba mio_bimbo la_bimba il_bimbo i_bimbi i_miei_bimbi figlie al_bambino alla_bambina ai_bambini alle_bambine del_bambino della_bambina dei_bambini delle_bambine ai_ragazzini i_ragazzini alle_ragazzine agli_alunni il_piccolo la_piccola al_piccolo alla_piccola il_neonato al_neonato ragazzini ragazzine bambini bambine bimbi bimbe figlioletto figlioletta i_minori al_bimbo alla_bimba',
    took: 'preso presi presa ingoiato ingoiata inghiottito bevuto ingerito mangiato buttato_giù mandato_giù prese assunto ingoiate ingurgitato trangugiato calato calate tracannato preso_tutte mandate buttate ingerite ingeriti inghiottite inghiottiti scolato scolata ingollato bevuta presse assunte assunti pippato',
    many: 'tutta tutte tutti tutto intera intero scatola scatole scatolo flacone flaconi boccetta sacco manciata troppe troppi troppa troppo molte molti tante tanti blister venti ventina trenta trentina quaranta quarantina cinquanta cinquantina sessanta cento quindici dodici decina decine #10 bottiglia pacchetto pacchetti confezione confezioni overdose mucchio barattolo doppia non_so_quante non_so_quanti sacchetto mucchi barattoli mese_intero un_botto sfilza vagonata restanti blisters ottanta settanta novanta tubetto',
    drug: 'pastiglia pastiglie pasticca pasticche pillola pillole compressa compresse ~tachipirina ~tachipirine paracetamolo ~ibuprofene moment aspirina aspirine ~sonniferi ~sonnifero medicina medicine ~medicinali farmaco farmaci ~antidepressivi ~antidepressivo ~tranquillanti ~calmanti ~ansiolitici xanax valium ~diazepam ~lorazepam tavor lexotan rivotril minias gocce oki brufen ~sertralina capsule tramadolo morfina metadone insulina litio psicofarmaci benzodiazepine stilnox en antidolorifici sciroppo ansiolitico antistaminici paroxetina quetiapina amitriptilina escitalopram melatonina prozac propranololo fenobarbital trittico depakin tachipirine aulin ibuprofeno sedativi antidolorifico codeina alprazolam delorazepam entact cipralex zoloft cardioaspirina metformina digossina antiepilettici',
    alcohol:
      'alcol alcool bere vodka whisky vino birra birre rum grappa gin alcolici bevuto bevo amaro amari prosecco bicchiere bicchieri liquore limoncello spritz superalcolici birrette',
    benzo:
      'xanax valium diazepam lorazepam tavor lexotan rivotril alprazolam benzo* zolpidem stilnox tramadolo eroina metadone oppioidi codeina minias lyrica pregabalin psicofarmaci ansiolitici morfina bromazepam sonniferi',
    stopped:
      'smesso smettere smetto smetti astinenza disintossic* scalare sospeso sospendere senza interrotto interrompere sobrio pulito disassuef* tolto lasciato sospende giorno_senza giorni_senza notte_senza ore_senza buttato mollato abbandonato interrotta scalato',
    med: '~antidepressivi ~antidepressivo farmaco farmaci medicina medicine ~medicinali pastiglia pastiglie pillole pillola litio insulina ~sertralina ~quetiapina ~olanzapina ritalin ~anticoagulanti ~anticoagulante coumadin pressione cortisone betabloccant* ~venlafaxina ~escitalopram prozac terapia cura psicofarmaci eutirox antipsicotic* statine antiepilettic* zoloft cipralex compresse aloperidolo haldol serenase risperidone carbamazepina depakin valproato xarelto epilessia keppra lamotrigina antiepilettici cuore prednisone deltacortene mirtazapina paroxetina seroquel abilify tiroide tegretol inalatore ansiolitici neurolettici anticoagulanti gocce depot',
    change:
      'smettere smetto sospendere sospendo saltare ridurre diminuire dimezzare dimezzo cambiare aumentare raddoppiare interrompere scalare non_prendere lasciare togliere eliminare abbassare buttare metà smesso smette sospende buttato mollato mollare buttare_via prendere_il_doppio doppia raddoppio lascio lascia tolgo interrompo stoppo',
    ask: 'posso voglio vorrei come si_può devo dovrei potrei pericoloso rischio sicuro penso pensavo deciso sto_pensando è_un_problema va_bene fa_male da_solo da_sola vietato intendo',
    sym: 'trem* convuls* allucin* ragni insetti vedo_cose sento_voci delirio delirium confus* sudo sudore sudori crisi_epilettica scarafaggi topi formiche scosse tremando trema tremore tremori sento_gente vedo_gente vede_cose vede_ragni sente_voci sentire_voci vede_gente vedendo_cose vedo_animali voci_che delira sudando suda serpenti bestie allucinaz*',
  },
  variants:
    'non=nn sono=sn che=ke perché=xke|perke per=x voglio=vojo qualcuno=qlcn chiamate=kiamate anche=anke',
  affirmed: `
    non ha|hanno
    senza dire|dirlo|sentire|parlare|chiedere|consultare|avvisare|vedere
    non ce_la|riesco|riesce|riescono|può|possono|trovo|muovo|muove|sta_respirando|tocco|vuole|serve|servono|li_voglio|le_voglio|la_voglio|sveglia|svegliarla|svegliarlo|respira|smette|so|scherzo|reggo|sopporto|ne_posso|mangio|mangia|posso|risponde|reagisce|ho|esagero|vale|c|si_sveglia|trovo|mi_lascia|ha_senso|serve|vedo
    senza via|speranza|mangiare|insulina|sosta|fiato
    non ..3 più
    niente da_fare|altro|più`,
  idioms: `
    piuttosto|preferisco ..1 mi_sparo|mi_ammazzo|mi_butto|spararmi|ammazzarmi ..2 che
    nonno|nonna|cane|gatto|gatta ..3 morire
    va|sta|stanno ..2 morire|per_morire ..4 palliative|sereno|serena
    tagliat*|taglio ..2 dito|dita
    mi uccide|uccidono|ucciderà|ammazza|ammazzano|ammazzerà ..1 se_arrivo|se_non_finisco|se_non_consegno|se_scopre|se_dimentico|quando|il|la|i|le|questo|questa|dal
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
    anni|mesi senza bere|alcol
    imparato|corso ..2 al|nel|dal|del corso|formazione|prevenzione
    se qualcuno ti|vi dice|parla
    se un|una|qualche|tuo ..1 amico|amica|qualcuno|collega ti|vi|gli dice|parla|confida
    anni|anno|decenni fa|dopo|addietro|prima
    una_volta|un_tempo|prima mi|io|lo|bevevo|prendevo
    da ..1 piccolo|piccola|bambino|bambina|ragazzo|ragazza|giovane|adolescente
    quando ..1 ero|eravamo|avevo|andavo
    nella|nel ..1 mia|mio infanzia|adolescenza|gioventù|romanzo|libro|racconto|passato
    nel #year
    a_quei|quei tempi
    adesso|ora|oggi non più
    !per adesso|ora|oggi ..1 non_più|sto_bene
    sopravvissut*|superat*|guarit*
    si è|era ..1 suicidato|suicidata|ucciso|uccisa|ammazzato|tolto_la_vita|tolta_la_vita
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
    sul|sulla|sui|sulle|su|al|alla ponte|viadotto|finestra|terrazzo|cornicioni|tetto|cornicione|binari|balcone|davanzale|ringhiera
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
  signs: [...IT_SELF, ...IT_HARM, ...IT_CARE],
};
