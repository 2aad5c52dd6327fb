import type { Signs } from './table.ts';

/** What may be meant: words of despair, of means and of danger near each other. */
export const IT_HINTS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      data|giorno|ora & scelt*|fissat*|decis*|segnat* & morte|morire|andarmene|ultimo|fine|finit*|salut*|vita|sparire : ho già scelto la data della mia morte
      data|giorno & scelt*|fissat*|decis*|segnat* & dopo|prima|quando & figlia|figlio|matrimonio|compleanno|mamma|natale|loro|esame|vacanze : ho scelto il giorno, dopo il compleanno di mia figlia
      <not> ..3 è|sarà|era ..2 colpa ..3 nessuno|tua|vostra|sua|loro : non è colpa di nessuno
      dite|dille|digli|dì|ditegli|ditele ..7 volut*|amo|amat*|colpa|perdon*|bene : dite a mia madre che le voglio bene
      dato|regalat*|lasciat*|affidat* ..4 can*|gatt*|gioielli|cose|vestiti|chitarra|anello|figli & <not> ..4 serv*|esserci|torn*|vedrò|vivere|servir* : ho dato via la chitarra, non mi serve, non mi servirà più
      <future> & <not> ..4 vedo|immagino|visualizzo : tra un anno non mi ci vedo
      <not> ..3 immagino|vedo|arrivo|arriverò|arrivarci|compio|compirò ..4 # : credo che non arrivo ai 25
      uguale|importa|lo_stesso|indifferente & svegli*|risvegl* & se|non|domani : è uguale se mi sveglio domani
      <me> & morire|muoia|morissi|morte|suicid*|ammazzarmi|uccidermi|bara|tomba|funerale|cassa_da_morto : mi vedo nella bara
      mort* ..2 dentro|vivente|che_cammina|viva|vivo : sono morta dentro
      mi ..1 sento|vedo|vedrei|sentirei ..3 mort* : a volte mi sento morta
      <not> ..3 <see> ..6 <future> : non mi immagino a dicembre
      <not> ..4 <future> ..4 me|per_me|ho|resta : non esiste un domani per me
      perché|xké|che|cosa ..2 serve|senso|continuo|sforzo|alzarmi|programmi|provare|servirebbe ..8 <future>|continuare|tanto|programmi|andare_avanti|alzarmi|vivere? : a che serve fare programmi per l'anno prossimo
      <not> ..3 vale|ha|c|trovo|vedo|importa|resta|restano|ho|rimane ..5 pena|senso|nulla|motivo|motivi|ragione|voglia|forze|speranza|luce|forza : non mi restano forze
      <not> ..3 <bear> ..6 più|piu|questo|vita|così|tutto|niente|dolore|giorno|avanti|mondo : non sopporto più questo dolore
      <not> ..2 so ..3 quanto|come|se ..6 regg*|resist*|continu*|riesco|fingere|sopport*|durer*|ce_la : non so quanto resisto a fingere
      <not> ..1 voglio|ho_voglia|riesco|servo|dovrei ..3 andare_avanti|stare|continuare|esistere|lottare|respirare|aprire_gli_occhi|alzarmi|esserci|restare : non voglio andare avanti così
      <tired> ..4 vivere|esistere|vita|tutto|me|lottare|respirare|fingere|alzarmi|svegliarmi|questo|soffrire|mondo|stare|combattere : sono stufa di fingere
      <vanish> & voglio|vorrei|voglia|magari|potessi|meglio|se|tutti|nessuno|potere|giorno|sempre|desidero|mi : vorrei spegnermi
      <not> ..2 essere|fossi|dovevo|sarei ..2 nat*|nascere|esistit*|esistere : non dovevo nascere
      magari|vorrei|preferirei|meglio|avrei ..5 mai ..2 nat*|svegliat*|esistit*|venut* : preferirei non essere mai venuta al mondo
      <dear>|tutti|loro|figli|famiglia|gente|mondo ..5 meglio|felici|tranquill*|liber*|sollev*|bene ..5 senza_di_me|senza_me|se_non|se_me|se_muoio|se_sparisco : i miei figli starebbero meglio se me ne andassi, se sparisco
      <not> ..3 <need> ..5 nessuno|niente|tutti|mondo|famiglia|me : non servo a nessuno
      nessuno ..4 <need>|vuole|chiama|cerca|capisce|aiuta|ascolta|importa & me|mi|m : nessuno mi vuole
      a nessuno ..4 importa|importo|interessa|frega|manco|mancherei|servo : a nessuno importa di me
      sono|sento|essere|stata|stato|come|solo ..5 <burden> : sono solo un disturbo
      <empty> & mi|sono|sento|tutto|vita|dentro|ho|mia : è tutto vuoto dentro
      <not> ..2 sento|provo ..3 nulla|niente|più : non provo più nulla
      <trapped> & mi|sono|sento|vita|uscire|vivo|qui|uscita : mi sento in un vicolo cieco
      tutto|mondo|vita|dolore|rumore|testa|sofferenza ..4 basta|fermi|finisca|finisse|smetta|smettesse|spegnesse|spenga|tacesse|cessasse|silenzio : vorrei che la testa tacesse
      dormire|dorm*|addorment*|chiudere_gli_occhi|sonno_eterno ..5 sempre|svegli*|eternamente|tornare|mai|anni|alzarmi|riaprir* : chiudere gli occhi e non riaprirli
      vado_a_letto|dormo|mi_addormento|addormentarmi|chiudo|letto ..5 sperando|pregando|desiderando|sperare|speranza : vado a letto sperando che sia finita
      svegli*|risvegli*|alzarmi|aprire_gli_occhi ..5 delusione|rabbia|schifo|castigo|incubo|pena|piango|ancora|viv* & mi|mattina|ogni|ancora|quando|peccato : ogni mattina mi sveglio e che delusione
      <accident> & magari|uguale|importa|importerebbe|sollievo|meglio|vorrei|spero|favore|bene|fortuna|prego|portasse : se avessi un incidente sarebbe un sollievo
      <high>|treno|metro|camion|fiume|mare|autobus|traffico ..8 saltare|salto|buttar*|gettar*|passo_avanti|fare_un_passo|lasciarmi|un_passo & penso|voglia|immagino|volte|tentazione|facile|solo|basta|se|quando|pensando|un : quando passa la metro penso di fare un passo
      attravers* ..5 senza guardare : attraverso la strada senza guardare
      <high>|bordo|ciglio|orlo ..6 <look> : sul binario sto troppo vicino
      <look> ..6 <high>|bordo|orlo|vuoto|pastiglie|pillole|coltelli|corda|linea_gialla|binario|ciglio : mi avvicino troppo al bordo
      cerc*|google*|leggendo|leggo|guardo|ricerc* ..6 morire|suicid*|cappio|nodo|veleno|pastiglie|overdose|dose|metodi|modi_per : cerco metodi ogni notte
      ultim* ..2 giorno|compleanno|natale|notte|messaggio|volta|settimana|estate|anno|lettera|abbraccio ..8 <me>|qui|vivo|voi : forse sarà l'ultima estate qui
      mi* ..1 ultim* ..1 compleanno|natale|giorno|notte|estate|messaggio|parole|anno : è il mio ultimo natale
      <not> ..2 sarò|ci_sarò|arriv*|compi*|vivrò|vedr*|arrivarci ..5 <future>|qui|allora|più : credo che non arriverò a trenta
      presto|ormai|poi ..3 ripos*|finit*|finir*|smett*|pass*|disturb* ..6 tutti|pace|sempre|tutto|disturb*|soffrire : presto smetto di disturbare tutti
      ripos* ..3 pace|finalmente|sempre|eterno|per_bene : voglio riposare finalmente
      assicurazione ..4 vita & meglio|incass*|mort*|figli|muoio|famiglia|valgo : con l'assicurazione sulla vita valgo più da morto
      valgo|servirei|servo|varrei ..4 mort* : valgo più da morta
      <farewell> & grazie|perdon*|sempre|colpa|tutto|lettera|bene|amo|amat*|voi : grazie, un addio
      cur*|badat*|prendetev*|tieni|occupat* ..5 can*|gatt*|figli|bambini|mamma|figlia|figlio|piante ..6 quando|se|manc*|favore|dovess* : prendetevi cura del gatto se dovessi mancare
      regal*|dat*_via|distribu*|lascio ..5 mi*|tutte|tutto ..3 cose|vestiti|libri|dischi|gioielli|animali|chitarra|collezione : ho distribuito i miei libri
      voglio|vorrei|voglia|penso|decis* ..4 arrendermi|mollare|abbandonare|chiudere|finire|spegnere|lasciar* ..4 tutto|sempre|vita|mondo|esistenza|perdere|andare : ho deciso di mollare tutto
      manc*|nostalgia ..5 <dear> & andare|seguir*|stare_con|raggiung*|cielo|ritrov*|portami|insieme : mi manca mamma, vorrei raggiungerla, raggiungere lei
      coraggio|vigliacc*|codard*|palle & farlo|finir*|saltare|morire|finita|ammazz*|buttar* : mi manca il coraggio di farlo
      <not> ..2 fido|sicur*|salvo|rispondo|garantisco ..5 me|sola|solo|faccio|farò|notte|stanotte : non rispondo di me stanotte
      voce|voci|testa|qualcosa ..5 dice|dicono|dica|parla|ordina|chiede|urla|urlano ..6 morire|muori|ammazz*|uccid*|fallo|salta|finir*|niente|valgo|taglia*|male|buttar* : una voce in testa mi dice di saltare giù, buttarmi
      tutto|vita ..3 ner*|bui*|grigi*|pers*|finit*|merda|inferno|crollat* & mi|me|mia|vedo|per|sento|mai|sempre : vedo tutto nero per me
      <not> ..3 alzo|esco|uscire|dormo|mangio|mangiare|lavo|lavarmi ..4 letto|giorni|settimane & senso|piango|piangendo|voglia|nulla|niente|vuot*|inutile|forza : non mi alzo dal letto da giorni, piango e niente
      odio|schifo|detesto|rabbia|disgusto ..4 me|stessa|stesso|esistere|essere_viva|essere_vivo|mia_vita|essere_me|mio_corpo : mi odio, faccio schifo a me stessa
      mi odio|faccio_schifo|disprezzo|detesto : mi odio
      <dear>|amic*|qualcuno ..6 <not> ..2 vuole ..3 vivere|alzarsi|andare_avanti|mangiare : mio nonno non vuole più vivere
      pastiglie|pillole|insulina|sonniferi ..8 tutte|tutto|scatola|flacone|insieme|in_una_volta : le pastiglie, tutte insieme`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      resisto|reggo|provo|cerco|fatica|riesco|lotto|evit* ..4 <not> ..2 <hurt> : cerco di non tagliarmi
      manic* ..6 giù|tirat*|abbass* & ved*|segni|sempre|nessuno : tengo le maniche giù sennò si vedono i segni
      <blade> & voglia|ancora|guardo|doccia|bagno|camera|pelle|notte|promess*|sotto|materasso|cover|cassetto|calma|oggi|compra*|nascond*|nascost*|tengo|bracci* : ho comprato lamette oggi, avevo promesso di no
      <hurt> & voglia|impulso|tentazione|tornare|tornata|bisogno|voglio|penso|ricadere|idea|quasi|giorni|mesi|settimane|resist* : ho voglia di tagliarmi
      <hurt> : punirmi
      dolore|sangue|brucia|bruciore|sanguinare|tagli*|ferita* ..7 allevi*|sollievo|calm*|aiuta|sento|sentire|viva|vivo|reale|controllo|bene|respirare|tranquill*|bisogno|piace|unica : il dolore è l'unica cosa che mi fa sentire reale
      sollievo|calm*|sentire|sento|tranquill*|controllo ..8 sangu*|tagli*|dolore|bruci*|ferit* : mi calmo solo quando vedo il sangue
      cicatric*|tagli|segni|ferite|bruciature|braccia|polsi|cosce ..10 nascond*|copr*|bracciali|manic*|vedano|veda|chied*|trucc*|felpa|fasci* : copro i segni con i bracciali
      manic*|felpa|bracciali|fasce|polsini & caldo|estate|gradi|nascond*|copr*|veda|vedano|braccia|nessuno|tolgo|anche : porto la felpa d'estate e non la tolgo
      mi ..1 gratto|strappo|mordo|graffio|pizzico|colpisco|picchio|tiro|pianto ..8 sangu*|pelle|unghie|capelli|ansia|nervi|gamb*|bracci*|testa|ferite|calm*|pugni : mi graffio la gamba per l'ansia
      merito|meritavo|meritato ..5 dolore|soffrire|castigo|male|fame|punizione|punit* : merito di avere fame
      <not> ..1 mangio|mangiare|ceno|mangiato ..8 pun*|merit*|colpa|controllo|schifo|grass* : non mangio perché non me lo merito
      ferit*|tagli|bruciatur* & nuov*|fresc*|figlia|figlio|alunna|alunno|sorella|amica|braccia|gambe|polsi : la mia alunna ha tagli nuovi`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      quant* ..6 prendere|prendo|ingoiare ..8 pericolos*|prima|uccid*|morire|limite|succede|troppe : quante di queste si possono prendere prima che sia pericoloso
      doppio|triplo|eccesso ..4 dose|pastigli*|sonnifer* : se uno prende il triplo della dose
      <took> ..5 troppe|doppio|doppia|triplo|di_più|dose_alta|tutto|tanti|tante|parecchie|manciata|diverse|varie ..4 <pills>|dose|medic*|gocce|roba|ansia : ho preso parecchie pastiglie
      <took> & <pills> & gira|stran*|sonno|trem*|cuore|nausea|vomit*|vista|appannat*|confus*|male|assonnat*|spavent*|paura|pentit* : ho preso le medicine e il cuore va male
      <pills> & alcol|vodka|vino|birra|rum|whisky|mischi*|droghe|canne|coca|grappa : mischio le pastiglie e il vino
      <pills> ..8 prenderle|ingoiarle|finirle|guardando|guardo|fisso|penso|tentat*|voglia & tutte|penso|fisso|guardo|guardando|voglia|prenderle : guardo le pastiglie, penso di prenderle, pastiglie da prenderle
      prendere|ingoiare|buttare_giù|mandare_giù ..5 tutte|tutto|scatola|flacone|blister|insieme|manciata & voglia|penso|pensando|voglio|vorrei|potrei|tent* : penso di ingoiare tutto
      quant* ..4 <pills>|milligrammi|mg|grammi ..8 poss*|massim*|troppe|pericolos*|dormire|prend*|sono : quante gocce posso prendere
      candeggina|varechina|veleno ..5 bere|berl*|bev*|ingoi* : la candeggina, berla
      us*|drog*|fentanyl|eroina|coca|crack|roba ..8 da_sol*|pass*|respir*|svegli*|controllo|troppo|morire|regg* : mi faccio di eroina ogni giorno, troppo, eroina troppo`,
  },
];
