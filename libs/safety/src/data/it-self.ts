import type { Signs } from './table.ts';

export const IT_SELF: readonly Signs[] = [
  {
    kind: 'suicide',
    rows: `
      scritto|messaggio|detto ..3 addio ..6 & domani|stasera|vivo|viva|mondo|più ..1 !celibato + un amico mi ha scritto addio e che domani non sarà più vivo - ha scritto la parola addio
      non ..1 voglio|vorrei|ce_la_faccio ..1 più ..1 vivere|esistere|svegliarmi|stare_al_mondo ..1 !in|con|qui|così|a|nel|nella|da|senza|di|alle|insieme|presto|sola|sempre + non voglio più vivere - non voglio più vivere in questa città
      <someone> ..6 detto|dice|scritto|mandato|giura|minaccia|confidato|racconta|pubblicato ..6 si|vuole ..1 ammazza|uccide|spara|suicida|impicca|butta|ammazzarsi|uccidersi|spararsi|buttarsi|impiccarsi|suicidarsi|farla_finita ..1 !di|in_piscina|dal|nello|nel_lavoro|a_capofitto|in + il mio collega ha detto che stasera si spara - mio fratello dice che si butta in piscina
      pistola|arma|fucile ..6 carica|caric*|mano|grembo|gambe|tavolo|accanto|letto|bocca|tempia|lato|servizio & adesso|stasera|stanotte|ora|oggi|addio|faccio|finita|sparo ..1 !caccia|polizia + ho la pistola di mio padre qui in mano, la faccio finita adesso - la pistola della colla sul tavolo
      polizza|assicurazione|famiglia|figli|loro|tutti|moglie ..8 paga|pagano|prendono|meglio|debito|debiti|incassano|risolve ..8 morire|muoio|morta|morto|senza_di_me|morte ..1 !auto & deciso|scelto|giorno|data|so|come|quando|piano|settimana|solo + con la mia polizza la famiglia paga tutto, devo solo morire e ho già scelto il giorno - la polizza auto paga meglio
      comprato|preso|procurata ..2 corda|cappio & dove|quando|albero|trave|userò|notte ..1 !bucato|saltare + ieri ho comprato una corda e so dove la userò - ho comprato una corda di chitarra
      corda|pistola|gas ..4 so|deciso|scelto ..2 dove|quando|giorno ..1 + ho comprato una corda ieri e so dove la userò - la corda del bucato
      modo|maniera|metodo|sistema ..2 di|per ..1 morire|uccidermi|uccidersi|ammazzarmi|suicidio|suicidarmi ..1 !dal_ridere + qual è il modo di morire che fa meno male - il modo di dormire
      quante|quanti|quanta|quanto|che ..2 <drug>|dose|insulina ..7 morire|uccidermi|uccide|uccidono|ammazza|morte|letale|mortale|suicid* ..1 !zanzare + che dose di insulina uccide - quante pastiglie costano
      <drug>|dose|insulina ..6 per|x ..1 morire|morirne|uccidermi|uccidersi|ammazzarmi|suicidarmi ..1 !pidocchi + quante pastiglie ci vogliono per morire - quante pastiglie per il dolore
      faccio|farò|facciamo finita ..3 adesso|ora|stasera|stanotte|domani|subito & la|pistola|corda|pillole|vita + ho la pistola in mano, la faccio finita adesso - è finita adesso
      farla|faccio|fare ..1 la? finita ..3 vita|adesso|ora|stasera|stanotte|domani|settimana|mese|venerdì|sabato|domenica ..1 !corso + ho deciso di farla finita con la mia vita entro la fine del mese - faccio la finita di latte
      metto|mettere|porre|pongo|dare|do|metterò ..1 fine ..1 a|alla|ai|alle ..1 mia|miei|mie|questa? vita|giorni|esistenza ..1 !universitaria|sociale|da + dopo natale metto fine alla mia vita - metto fine alla vita da pendolare
      mi ..1 butto|getto|lancio|butterò|voglio_buttare|vado_a_buttare ..3 treno|ponte|binari|metro|fiume|viadotto|camion|finestra|balcone|piano|tetto|giù|sotto ..1 !piscina + domani mi butto sotto il treno - mi butto in un corso
      mi ..1 voglio|vado_a|devo|sto_per|vorrei|andrò_a|va_di ..1 a? ammazzare|uccidere|suicidare|impiccare|buttare_sotto|buttare_giù|buttare_di_sotto|sparare|togliere_la_vita|gettare_sotto|avvelenare|annegare ..1 !di|dal|a|in|con + mi voglio ammazzare - mi voglio ammazzare di studio
      finestra|piano|balcone|davanzale|cornicione|ponte ..6 devo|basta|tra_poco|manca|sto_per|solo|mi ..2 lasciarmi|lascio|saltare|buttarmi|mollare|buttare|lasciarmi_andare|lascio_andare ..1 !fuori + sono seduto sul cornicione al sesto piano, tra poco mi lascio andare - la finestra del piano devo pulirla
      sedut*|sdraiat*|stes*|sono|salit*|ferm*|affacciat*|sto ..4 binari|binario|ponte|cornicione|davanzale|ringhiera|terrazzo|tetto|viadotto|balcone|finestra|parapetto|scogliera ..3 & morire|arriva|aspetto|aspettando|passi|passare|addio|lascio|lasciarmi|mollo|salto|saltare|butto|buttarmi|buttare|finita|getto ..1 !foto|amici + sono sui binari, aspetto il treno delle 18 - sono al binario tre
      pronta|pronto a|per ..1 morire|farla_finita|andarmene_per_sempre + pronta a morire - pronta a partire
      non ..1 vedo|trovo|ha ..3 senso|motivo|ragione ..3 vivere|vita ..1 !in_città + non vedo più il senso di vivere - non vedo il senso di venire
      morire|uccidermi|uccidersi|ammazzarsi|suicidarsi|morte|suicidio ..3 senza ..1 soffrire|dolore|sofferenza + c'è un modo per morire senza soffrire - correre senza soffrire
      <someone> ..3 si ..1 ammazza|uccide|suicida|impicca|butta_giù ..2 !di|a & dice|minaccia|stasera|adesso|vuole|detto|scritto + la mia amica dice che si ammazza - si ammazza di lavoro
      <want> ..3 morire|crepare|essere_morta|essere_morto|smettere_di_vivere|non_esistere|sparire_per_sempre|non_svegliarmi|non_esserci_più|smettere_di_esistere|scomparire_per_sempre ..1 !di|dal|dalla|felice|vecchio|vecchia|prima|in|nel|a + voglio morire + ho voglia di morire - voglio morire dalla vergogna
      non ..1 voglio|vorrei|riesco|posso|desidero !morire ..2 vivere|esistere|essere_viva|essere_vivo|svegliarmi|andare_avanti_a_vivere ..1 !in|con|qui|lì|così|a|nel|nella|da|senza|lontano|presto|insieme|di|alle|più_in|più_con|sola|sempre + non voglio più vivere - non voglio più vivere in questa città
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
      mi ..1 faccio|fatto|facevo_ieri ..2 tagli|taglietti|ferite ..3 cosce|braccia|gambe|polsi|pancia + mi faccio i tagli sulle cosce quando non reggo più - mi faccio i tagli corti
      lametta|taglierino|cutter|bisturi|lama & mi_taglio|tagliarmi|tagliata|tagliato|tagliandomi|mi_sono_tagliata ..1 !barba|capelli|pane|dito + ho una lametta nello zaino e mi taglio - la lametta della barba
      mi ..1 taglio|tagliata|tagliato|brucio|graffio|ferisco ..6 bagno|nascosto|camera|scuola|lavoro|oggi|volte|lametta|ogni_sera|tutte_le_sere|ogni_notte ..1 !capelli|carta|cucina|barba|unghie + mi taglio nel bagno del lavoro, oggi due volte - mi taglio le unghie
      sbatto|batto|sbattuto|picchio|do|dato|tiro|tirato ..4 testa|testate|pugni ..3 muro|parete|pavimento|porta & sangu*|apposta|male|pun*|ferita|livid*|bernoccol*|nocche|ancora + sbatto la testa contro il muro fino a sanguinare - sbatto la testa contro il muro con excel
      visto|scoperto|trovato|piena|pieno|nasconde|mostrato ..4 tagli|ferite|cicatrici|bruciature_di_sigaretta ..4 braccia|braccio|gambe|gamba|polsi|cosce|pancia ..1 & figlia|figlio|sorella|fratello|amica|lei|si|nipote|alunna|mie ..1 !bici|calcio + ho visto i tagli sulle braccia di mia figlia - ho visto i tagli al bilancio
      figlia|figlio|sorella|fratello|amica|amico|nipote|alunna|alunno|ragazza|ragazzo|bambina|cugina|compagna ..2 si ..1 taglia|sta_tagliando|tagliando|autolesiona|fa_dei_tagli|brucia|graffia ..2 !i|le_unghie|un_dito|cucinando|con_la_carta|la|capelli|fuori|corto + mia figlia si taglia, le ho visto le ferite - mia figlia si taglia i capelli
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
      mischiato|mescolato ..2 <drug>|<benzo> ..2 e|con ..2 <alcohol> + ho mischiato xanax e vodka, tutto il flacone - ho mischiato vodka e limone
      rantola|rantolo|rantolando ..3 + non risponde e rantola - il motore ronza
      sniffato|iniettato|fumato|pippato|bucato|bucata|dose|pera|assunto|fatto_di|roba|striscia ..12 non|a_malapena ..1 mi? ..1 risponde|sveglia|respira|reagisce|muove ..1 !messaggi|mail & sniffato|iniettato|pippato|bucato|bucata|dose|pera|droga|roba|striscia|fumato + un amico si è fatto una dose e non risponde più, rantola - ha fumato e non risponde ai messaggi
      avvelenat*|intossicat* ..3 & si|mi|sono|è & pastiglie|oggi|adesso|gas|telefono|ospedale|risponde|morire|sola|credo|appena ..1 !ambiente|rapporto + un'amica mi ha scritto che si è avvelenata e non risponde - il capo ha avvelenato l'ambiente
      <took>|iniettato|iniettata ..10 apposta|volontariamente|proposito && <drug>|insulina|candeggina|veleno|prodotto + mia nonna ha preso le gocce del cuore apposta - ha bevuto apposta il mio succo
      <took>|mischiato|mescolato|mischiate|iniettata|iniettato ..10 <drug>|<alcohol>|insulina|veleno|droga|pasticche && per|x|così|fino ..2 morire|uccidermi|ammazzarmi|uccidersi|suicidarmi|non_svegliarmi|non_mi_sveglio|dormire_per_sempre|farla_finita|non_svegliarmi_più|finirla|morì ..1 !di + ho mischiato pasticche e vodka per morire - ho mischiato vino per il sugo
      iniettato|iniettata|iniettati|sparata|sparato|fatta|fatto ..2 tutta|tutto|intera|troppa|dosi|#10|flacone|fiala|penna ..5 insulina|penna + mi sono iniettato tutta la penna di insulina apposta - tutta la gente in fila
      iniettato|iniettata|iniettati|inietto|sparata|sparato|fatta|fatto|messo ..4 insulina|penna|penne ..4 tutta|tutto|intera|apposta|unità|morire|sveglio|svegliarmi|troppa|insieme|botto + mi sono iniettata l'insulina tutta insieme - ho fatto l'insulina stamattina
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
      deltacortene|cortisone|prednisone|medrol|bentelan|cortisonici|idrocortisone && sven*|cado|cadere|crollo|crolla|terra|vomit*|collass*|mancament* && buttato|buttata|smesso|sospeso|interrotto|tolto|mollato|lasciato|senza|smette|finito|colpo + mia sorella ha buttato il deltacortene dopo anni di cura e continua a svenire - il cortisone è caduto a terra
      penne|insulina|cartucce|fiale ..5 finit*|esaurit*|terminat*|rott*|senza|mancano & insulina ..1 !storia + penne di insulina finite da venerdì, glicemia oltre 500 - penne rosse finite
      convuls*|crisi_epilettica ..6 non_si_ferma|adesso|non_si_sveglia|risponde|appena|minuti|di_fila|sta_avendo|in_corso & lui|lei|figlio|figlia|padre|madre|marito|moglie|amico|amica|bambino|sta|ha|fratello|mio + mio figlio ha una convulsione che non si ferma - convulsioni del mercato
      schiuma|bava ..4 bocca + ha la schiuma alla bocca - la schiuma da barba
      si ..1 è ..1 impiccato|impiccata|appeso & respira|polso|tagliato|sveglia|adesso|aiuto|vivo|tirato_giù|calato|corda + abbiamo tirato giù nonno, si è impiccato oggi e non respira - si è impiccato il computer
      trovato|trovata|visto|trovati|scoperto|arrivata|arrivato ..8 impiccat*|vene_tagliate|polsi_tagliati|appeso|appesa|dissanguat*|sangue_dappertutto ..2 !quadro|cappotto|cartello & madre|padre|fratello|sorella|figlio|figlia|amico|amica|nonno|nonna|marito|moglie|coinquilino|coinquilina|lui|lei|ragazzo|ragazza|vicino|vasca|camera|mamma|papà + ho trovato la mia coinquilina nella vasca con le vene tagliate - ho trovato il quadro appeso
      non|smesso_di|a_malapena|più ..1 respira|respirare|sta_respirando ..2 !a_fondo|aria|lo_smog|bene_dalla_gioia & lui|lei|mamma|papà|padre|madre|marito|moglie|figlio|figlia|bambino|fratello|sorella|nonno|nonna|amico|amica|mio|mia|faccio|aiuto|vicino + non respira più mio fratello cosa faccio - non respira la polvere del cantiere
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
];
