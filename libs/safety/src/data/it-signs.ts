import type { Signs } from './table.ts';

export const IT_SIGNS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      farmi|faccio|farò ..1 fuori : voglio farmi fuori
      farmi|fare ..2 sciocchezza|pazzia|gesto_estremo|qualcosa_di_brutto & voglio|sto|potrei|stasera|vado|per|farmi : potrei fare un gesto estremo
      <pills>|corda|lametta|lamette|pistola & tavolo|pront*|preparat*|contat*|letto|mano|messo|davanti|comodino & le|ho|mie|sono|già|la : le pillole sono già sul tavolo
      troveranno|trovano|ritroveranno|trovate ..3 corpo|morta|morto|lunedì|mattina|impiccat* : mi troveranno lunedì
      dite|di|dille ..4 <moved> ..4 amo|voglio_bene|amavo|perdono : dite a mamma che la amo
      <not>|senza ..3 voglia|forza ..2 vivere|continuare_a_vivere : non ho più voglia di vivere
      <not> ..2 voglio|posso|riesco ..2 continuare|andare_avanti ..2 vivere|viva|vivo|a_vivere : non voglio continuare a vivere
      provato|tentato|cercato ..2 di|a ..1 impiccarmi|uccidermi|ammazzarmi|buttarmi|suicidarmi|farla_finita : ho provato a impiccarmi
      <wish> ..3 <die> : vojo morì, nun scherzo stavolta
      <wish> ..2 essere ..1 morto|morta : vorrei essere morta
      <not> ..1 voglio|vojo|vorrei|desidero|merito|ho_voglia|volevo ..2 più|piu|di? ..2 vivere|svegliarmi|esistere|campare|essere_viva|essere_vivo|alzarmi_più : nn voglio piu vivere
      voglio|vojo|vorrei ..1 più|piu ..1 vivere|svegliarmi|esistere : nn voglio piu vivere
      <wish> ..3 <not> ..3 svegliarmi|svegliassi|mi_sveglio|essere_nato|essere_nata|risvegliarmi : spero di non svegliarmi domani
      dormire|addormentarmi ..5 <not> ..3 svegliarmi|risvegliarmi|sveglio : addormentarmi e non svegliarmi più
      mi ..1 ammazzo|uccido|suicido|impicco|sparo|avveleno|ammazzerò|ucciderò|tolgo_la_vita|toglierò_la_vita|taglio_le_vene|ammazzà|tolgo_di_mezzo : stasera mi ammazzo
      ammazzarmi|uccidermi|suicidarmi|impiccarmi|spararmi|avvelenarmi|togliermi_la_vita|togliermi_di_mezzo|affogarmi : penso di uccidermi
      farla|faccio|farò|facciamola|farlà|la_faccio ..1 finita & voglio|deciso|sto|vado|oggi|stasera|domani|mi|io|ho|vorrei|per|la : ho deciso di farla finita appena vendo la macchina
      mettere|metto|porre|pongo ..1 fine ..3 vita|tutto|sofferenza|giorni|mia_esistenza : mettere fine alla mia vita
      sono|sento|ho|pensieri|idee|istinti|tendenze ..2 suicida|suicidi|suicide : ho pensieri suicidi
      penso|pensando|pensato|pensare|medito|idea|idee|tentato ..4 ~suicidio|suicidarmi|ammazzarmi|uccidermi|morire|farla_finita : penso al suicidio
      preferirei|meglio|vorrei|dovrei ..3 morto|morta|non_essere_mai_nat*|non_esistere|mai_nata|mai_nato|essere_mort* : meglio morta
      <not> ..2 merito ..2 vivere : non merito di vivere
      <not>|nessun|nessuna|senza ..3 motivo|motivi|ragione|ragioni|senso|voglia ..4 vivere|campare|esistere|continuare_a_vivere|restare_in_vita : non ho motivo di vivere
      <not> ..2 vale ..2 pena ..2 vivere : non vale la pena vivere
      voglia ..2 vivere & non|nn|persa|perso|più|zero : ho perso la voglia di vivere
      butt*|getto|gettarmi|lancio|lanciarmi|lanciarsi|salto|saltare|butta|gettarsi & ponte|tetto|balcone|finestra|palazzo|treno|metro|binari|scogliera|piano|cavalcavia : mio fratello è sul tetto e dice che si butta
      sotto|davanti|contro ..2 treno|metro|macchina|camion|autobus|albero|muro|tir & butt*|gett*|andare|schiant*|lanci*|mett*|finire : buttarmi sotto un treno
      tagliarmi|taglio|aprirmi|recidermi ..2 vene|polsi|gola : tagliarmi le vene
      ho|comprato|preso|tengo|nascosto|messo_da_parte|conservo|trovato|raccolto & <means> & pronta|pronto|pronte|aspetto|aspettando|abbastanza|sera|sola|solo|venerdì|sabato|già|piano|tutto|garage|cantina|bastano|cassetto : ho la corda in garage, aspetto venerdì
      ho|è|già ..2 pianificato|preparato|organizzato|deciso|tutto_pronto ..4 tutto|come_farlo|data|giorno|quando|pronto|farlo : ho già deciso come farlo
      lettera|lettere|biglietto|biglietti|video|messaggio & scritto|scritta|scritte|lasciato|pronte|pronta|cassetto|registrato & <moved>|addio|perdono|scusa : le lettere per i miei figli sono pronte nel cassetto
      lettera|lettere|biglietto|messaggio d|di addio : la mia lettera d'addio
      questo|questa|è ..3 addio|ultimo_saluto : questo è un addio
      addio ..2 mondo|per_sempre|a_tutti|vita|tutti|a_voi|amici|mi_dispiace : addio a tutti
      quando ..2 leggerai|leggerete|leggi|leggete ..6 mort*|non_ci_sarò|andat*|tardi|sarò : quando leggerai questo non ci sarò più
      modo|metodo|come|quante|quanti|dose ..5 morire|ammazzarmi|uccidermi|suicidarmi|suicidio|letale|mortale|senza_dolore|indolore|suicidarsi : come morire senza dolore
      <someone> ..6 vuole|dice|minaccia|prova|tenta|ha_scritto|pensa|scrive|voleva|parla ..6 ammazzarsi|uccidersi|suicidarsi|morire|buttarsi|impiccarsi|farla_finita|si_ammazza|si_butta|si_uccide|togliersi_la_vita : la mia amica dice che vuole uccidersi
      si ammazza|butta|uccide|impicca|suicida : dice che si ammazza
      prenditi|prendetevi|abbi|occupati|bada ..7 quando ..2 non_ci_sarò|sarò_mort*|non_ci_sono|me_ne_sarò|non : occupati del mio gatto quando non ci sarò più
      domani|presto|lunedì|natale ..4 non_ci_sarò|sarò_mort*|non_sarò_più : domani non ci sarò più`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      mio|mia ultimo|ultima messaggio|notte|lettera|natale|compleanno : è il mio ultimo messaggio
      <not> ..2 arriverò|arrivo|torno|tornerò|vedrò|credo ..4 30|40|trenta|natale|compleanno|più|indietro|estate : non arriverò a 30 anni
      <not> ..2 sarò|ci_sarò ..4 lunedì|domenica|domani|natale|compleanno|matrimonio|quando|più|sabato : non ci sarò domenica
      <not> ..2 appartengo|servo|valgo|merito ..4 mondo|qui|posto|niente|nessuno|amore? : non appartengo a questo mondo
      nessuno ..3 ama|bisogno|vuole|capisce|importa|aiuta|vuol_bene : nessuno mi ama
      <not>|nessuno ..3 mancherei|mancherò|manco : non mancherei a nessuno
      piango|piangere|piangendo ..3 ogni|tutte|tutta|notte|notti|smettere|giorni : piango tutte le notti
      rott*|mort*|vuot*|distrutt*|spent* ..1 dentro : sono morta dentro
      vuot*|mort*|spent* ..2 dentro : mi sento vuota dentro
      senza|non|più ..2 forze|forza|energia|energie : non ho più forze
      sono ..2 fallimento|fallit*|schifo|vergogna|disastro|nullità ..4 tutti|vita|famiglia|totale? : sono un fallimento
      sopporto|reggo|tollero ..2 più|piu|niente|nulla : non sopporto più niente
      uguale|stesso|indifferente & vivere|morire|vivo|viva|morta : per me vivere o morire è uguale
      finire|finirla|chiudere ..2 tutto|tutta|qui ..2 stasera|oggi|subito|sempre|adesso? & voglio|vorrei|voglia|sto : voglio finirla qui stasera
      meglio|felici|tranquilli|sollevati|facile ..6 senza_di_me|senza_me|se_non_ci_fossi|se_morissi|se_sparissi|se_non_ci_sono|se_me_ne_vado : starebbero tutti meglio senza di me
      senza ..1 me ..4 meglio|felici|facile|tranquilli : senza di me sarebbe meglio
      <not> ..2 faccio|reggo|resisto|sopporto|posso|riesco|sopporta ..3 più|piu|avanti|così : nn ce la faccio piu
      <not> ..1 vedo|c|ho|esiste|trovo|ci_sono ..3 via_d_uscita|uscita|futuro|speranza|scampo|soluzione|luce|vie|domani|via : nn vedo via d'uscita
      futuro|uscita|speranza|via_d_uscita ..4 non|nn|nessun* : un futuro non c'è
      nessun|nessuna ..2 futuro|speranza|via_d_uscita|uscita|soluzione : nessun futuro
      che|perché|cosa|xké|a_cosa ..3 sto|vivo|vivere|esisto|faccio|serve|servo|continuo|sono_nat*|alzarmi ..4 qui|fare|vivere|vivo|andare_avanti|mondo|ancora|a_fare|qua|continuare|io|mattina? : che ci sto a fare qui
      che|quale ..2 senso ..4 vivere|vita|continuare|tutto|andare_avanti|ha|esistere|alzarsi : che senso ha vivere
      voglio|vorrei|solo|vojo|bisogno ..4 finisse|finisca|smetta|smettesse|fermasse|finire|cessi|fermi|sparisse ..2 tutto|dolore|questo|male|rumore? : vorrei solo che finisse tutto
      tutto|dolore|questo ..2 finisse|finisca|smettesse|si_fermasse|finito_per_sempre & voglio|vorrei|solo|che : vorrei che tutto finisse
      se ..1 sparisco|sparissi|muoio|morissi|me_ne_vado|scomparissi|scompaio|non_ci_fossi|sparirei ..6 nessuno|accorge|accorgerebbe|importa|manco|noterebbe|meglio|sollievo|cambierebbe : se sparisco nn se ne accorge nessuno
      nessuno ..4 mancherei|accorger*|importa*|piangerebbe|noterebbe|accorge|frega|sentirebbe : a nessuno mancherei, nessuno se ne accorgerebbe
      voglio|vorrei|voglia|solo|potessi|magari ..3 sparire|scomparire|non_esistere|non_esserci|svanire|smettere_di_esistere|dissolvermi : vorrei sparire
      stanc*|stuf*|esaust*|sfinit* ..1 di|della|del ..2 vivere|esistere|vita|tutto|me|lottare|respirare|campare : stanca di vivere
      odio ..3 mia_vita|vivere|esistere|svegliarmi|me_stess* : odio la mia vita
      sono|essere|solo|sento ..3 peso|fardello|zavorra|palla_al_piede|fallimento_totale|spazzatura|inutile : sono un peso per tutti
      se|spero|magari ..4 macchina|autobus|camion|treno|cancro|malattia|fulmine & mi|investe|importerebbe|meglio|prenda|uccida : se un camion mi investe non mi importa
      non|nn|mi ..3 importa|importerebbe|dispiacerebbe|interessa ..4 morire|muoio|vivere|svegliarmi|morissi|viva|vivo : non mi importa se muoio
      uguale|lo_stesso ..4 morire|muoio|vivere : per me è lo stesso vivere o morire
      <not>? niente|nulla ..4 senso|importa|vale|resta|ha_più|serve|interessa : niente ha più senso
      vita ..2 <not>? ..3 senso|finita|vuota|inutile|insopportabile|valore|schifo : la mia vita non ha senso
      penso|pensando|sogno|immagino|pensare ..4 morte|morire|mio_funerale : penso alla morte
      dormire ..2 per_sempre|eternamente : dormire per sempre
      sento|sono|mi ..3 vuot*|disperat*|senza_speranza|in_trappola|inutile|distrutt*|a_pezzi|spezzat* : mi sento vuota e disperata
      regalato|regalo|regalando|dato_via ..3 mie|tutte|tutto|miei ..2 cose|cane|gatto|vestiti|chitarra : ho regalato tutte le mie cose
      grazie|scusate|perdonatemi|scusami|perdono ..3 di|per ..2 tutto ..8 addio|sempre|serve|stato|peso|resto|fallito|deluso? : grazie di tutto e scusate
      <not> ..3 al_sicuro|sicura|sicuro ..3 sola|solo|me|stessa : non sono al sicuro da sola
      guardo|fisso|sto|penso|guardando ..5 ponte|binari|corda|balcone|pillole|cavalcavia|precipizio|tetto : fisso i binari
      mi arrendo|mollo|lascio_andare : mi arrendo
      raggiungere|rivedere|stare ..3 mamma|papà|nonna|lei|lui|figlio|nonno ..3 cielo|lassù|paradiso : raggiungere mamma in cielo`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      fatta|fatto|faccio|fare|farmi ..3 tagli|ferite|bruciature|segni ..4 bracci*|gamb*|polsi|cosce|polso|corpo : mi sono fatta dei tagli sulle braccia
      tagliat*|bruciat*|inciso|incisa|aperto ..2 braccia|braccio|gambe|cosce|polsi|polso|pelle : mi sono tagliato le braccia
      faccio male|del_male ..2 tutte|tutti|ogni|sera|sere|notte|giorni|apposta|regolarmente|notti : mi faccio male tutte le sere
      mi ..1 taglio|tagliata|tagliato|taglia|brucio|bruciata|bruciato|graffio|ferisco|autolesiono|mordo|incido|lesiono : mi brucio con l'accendino
      mi sono ..2 tagliat*|bruciat*|ferit*|graffiat*|autolesionat*|fatta_del_male|fatto_del_male : mi sono tagliata ancora ieri sera
      mi ..1 faccio|fatta|fatto|facevo ..2 male ..3 ogni|da_sola|da_solo|apposta|sempre|ancora|tutti|giorno|di_proposito|esami|lametta : mi faccio del male ogni giorno
      ricominciato|ricaduta|ricaduto|ripreso|continuo ..3 tagliarmi|bruciarmi|autolesion*|farmi_del_male|farmi_male : ho ricominciato a tagliarmi
      autolesion* ..5 ancora|ogni|ieri|oggi|ricadut*|settimana|giorni|di_nuovo : autolesionismo di nuovo
      sangu* & fondo|taglio|lametta|lama|coltello|braccio|polso|smette|profond*|tagli & sto|mi|sono|non|tanto|troppo : sto sanguinando tanto, sono andata troppo a fondo con la lametta
      sbatto|batto|picchio|prendo_a_pugni ..2 testa|pugni|muro ..3 muro|sangu*|contro : sbatto la testa contro il muro`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <not>? tagliarmi|taglio|tagliavo|autolesion*|farmi_male|farmi_del_male|bruciarmi & voglia|tornat*|impulso|tentazione|ricadere : 8 mesi che nn mi taglio ma mi è tornata la voglia
      rasoio|lametta|lame|taglierino|accendino|forbici & fisso|guardo|nascost*|tengo|penso|calma|cassetto|doccia|bagno & mi|per|nn|non|il|la : fisso il rasoio sotto la doccia
      merito ..3 soffrire|dolore|male|punizione|sanguinare : merito di soffrire
      dolore|sangue ..5 sentire|calma|sollievo|aiuta|sento : solo il dolore mi calma
      cicatrici|tagli|ferite|segni|maniche & nascond*|lunghe|copro|coprire|vedano|veda : nascondo i tagli con maniche lunghe
      autolesion*|farmi_del_male|punirmi|farmi_male|tagliarmi : farmi del male`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      # <pills> : 40 tachipirine
      <took> & <lots> & <pills> : ho appena preso tutte le pillole per dormire
      # <pills> & <took> : ho preso 30 pastiglie
      <pills> & vodka|alcol|vino|birra|grappa|whisky & <took>|mischiat*|gira|insieme : pastiglie con la vodka, mi gira tutto
      bevuto|ingoiato|mandato_giù & candeggina|varechina|veleno|acido|detersivo|topicida|disinfettante|ammoniaca|antigelo : ho bevuto la candeggina
      overdose & preso|fatto|sta|aiuto|ora|amico|amica|credo|fratello|avuto : credo che il mio amico sia in overdose
      preso|esagerato|roba|droga|fumato|sniffato|iniettato|bevuto|pasticca & <not> ..2 sveglia|respira|risponde|reagisce|muove : ha preso qualcosa e non si sveglia
      <not> ..2 sveglia|risponde|respira|reagisce ..5 preso|pillole|droga|labbra|amic* : non si sveglia, ha preso pillole
      <not> ..1 riesco ..2 svegliar* : non riesco a svegliarlo
      labbra|faccia|dita ..2 viola|blu|bluastr*|grigi* : ha le labbra viola
      respira ..2 male|strano|appena|poco|a_fatica : respira male
      svenut*|incosciente|convulsioni|schiuma & preso|pillole|droga|bevuto|pasticche|roba : è svenuto, ha preso pillole`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took> & troppe|troppi|doppia|doppio|tante & <pills>|dose : ho preso una dose doppia
      <took> & <pills> & gira|stran*|nausea|paura|sonno|intontit*|stordit* : ho preso pastiglie e mi sento strana
      voglio|vorrei|penso|potrei|tentat* ..3 prendere|ingoiare|prenderle ..3 tutte|scatola|pillole|pastiglie|flacone|blister : vorrei prendere tutte le pillole`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      ~suicidio|suicidarsi|suicid* : il suicidio`,
  },
];
