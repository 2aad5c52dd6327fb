import type { Signs } from './table.ts';

export const IT_PLAIN: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      finirla|chiudere|finisco ..4 con_me|con_la_vita|con_la_mia_vita|con_questa_vita : voglio finirla con la vita
      dio|signore|cielo|madonna ..5 mi ..1 prenda|porti|prendesse|portasse ..3 con|via|stanotte|presto|notte|sonno : prego dio che mi prenda stanotte
      questo|dal|da mondo|vita & andar*|lasciare|partire|uscire & voglio|vado|deciso|oggi|voglia|penso|basta : voglio andarmene da questo mondo
      messo|tengo|metto|mettendo ..2 via|parte|in_serbo ..4 <pills> : ho messo via le pastiglie
      tent*|provat*|quasi ..4 ammazzarmi|uccidermi|suicid*|impiccarmi|affogarmi|morire|farla_finita|togliermi_la_vita : ieri ho provato a impiccarmi
      corda|cintura|trave|lenzuolo|cappio & collo|appes*|append*|impicc*|soffitto|trave|rotta|legat* : ho legato la corda alla trave
      <gun> ..6 bocca|tempia|testa|fronte|gola|petto : con la pistola in bocca
      mi|sparo|spararmi|pianto|piantarmi|tiro ..3 colpo|pallottola|proiettile|colpo_in_testa ..4 testa|bocca|petto|cervello : mi pianto un colpo in testa
      <gun> & caric*|proiettil*|preso|cassetto|armadio|padre|nonno & mano|notte|sol*|ultima|salut*|testa|caric* : ho preso la pistola di mio padre, carica, in mano
      salit*|sedut*|in_piedi|bordo|ciglio|orlo|parapetto|scavalcat*|sporgo|sporto ..6 cornicione|parapetto|ringhiera|scogliera|cavalcavia|viadotto|binari|davanzale|precipizio|burrone : sono seduto sul parapetto del cavalcavia
      <high> & saltare|salto|buttar*|butto|gettar*|lanciar*|vuoto|lasciarmi : dal cavalcavia, lasciarmi cadere e basta
      entrare|entro|camminare|nuotare|affondare|andare ..5 mare|fiume|lago|acqua|pozzo & non_tornare|tornare|torno|sassi|pietre|fondo|vestit*|annega*|affond* : voglio entrare in mare e non tornare
      gas|monossido|tubo_di_scarico|sacchetto|motore ..4 apert*|aprire|apro|testa|macchina|garage|acces*|fornello|cucina|rubinetto & dorm*|chius*|finestr*|testa|acces*|porte|sigill* : ho aperto il gas in cucina e chiuso le finestre
      volante|sterzo|accelerare|accelero|sterzare|lasciare ..5 muro|camion|tir|albero|burrone|scarpata|palo|contro|curva & macchina|volante|moto|devo|finit*|tutto|solo|già|basta|sterzo : basta girare il volante contro un tir
      <not> ..3 arrivo|arriverò|passo|passerò|vedrò|supero ..5 viv*|notte|natale|domani|settimana|anno|trenta|alba|mattina & viv*|giuro|addio|perdono|decis*|grazie|scusate : non arrivo a domani mattina, scusate
      assicurazione|testamento|eredità|documenti|bollette|password|conti & sistemat*|pagat*|pront*|ordine|lasciat*|lascio|scritt* & quando|andr*|manch*|addio : ho lasciato le password per quando non ci sono
      <farewell> ..6 tutti|sempre|mondo|voi|famiglia|amici|vita|figli|mamma : vi saluto per sempre
      perdon*|scus* ..6 andar*|me_ne_vado|vigliacc* & <not>|vigliacc*|oggi|stanotte|stasera|sempre|forza|più|figli|mamma|tutti : perdonatemi se me ne vado, non ho più forza
      <someone> ..8 ammazzarsi|suicid*|impiccarsi|buttarsi|gettarsi|uccidersi|tagliarsi_le_vene|togliersi_la_vita|farla_finita|lanciarsi : il mio coinquilino parla di buttarsi
      <someone> & addio & risponde|sparit*|spent*|trov*|posizione|morte|morire|perdono : mia cugina ha mandato un vocale di addio e ha spento il telefono
      <someone> ..5 <not> ..1 vuole ..3 vivere|andare_avanti|svegliarsi|esistere|campare : mio figlio non vuole più vivere
      <someone> ..5 vuole|voleva|preferisce|dice ..4 morire|morto|morta : mio figlio di otto anni dice che vuole morire
      raccolt*|accumul*|conserv*|da_parte|nascost*|raccogl*|tenut* ..5 <pills> : da settimane sto accumulando pastiglie
      abbastanza|bastano|basta ..4 <pills>|per_morire|per_non_svegliarmi : ne ho abbastanza per non svegliarmi
      quant*|quale|qual|che ..5 <pills>|altezza|metri|piani|dose|veneno|sangue ..6 mor*|uccid*|mortale|letale|fatale|ammazz* : quante pastiglie uccidono
      veloc*|rapid*|dolore|indolore ..5 morire|morte|uccidersi|impiccarsi|ammazzarsi : qual è il modo più veloce di morire
      andare|stare|raggiung*|seguir*|ritrov*|riabbracci*|tornare ..4 <dear> & mort*|mancat*|cielo|pers*|sepolt*|di_là|tomba|lassù : voglio raggiungere mio figlio che è morto
      ~eutanasia|lasciatemi_morire|fatemi_morire|lasciami_morire|ammazzatemi|uccidetemi|ammazzami_ti_prego : vi prego lasciatemi morire
      è|sarà|questa|questo ..2 mi*|l|il|la ..1 ultim* ..1 notte|messaggio|giorno|compleanno|natale|lettera|settimana|sera ..6 <not>|addio|vita|mondo|perdono|vivo|viva|qui : è la mia ultima settimana in questo mondo
      morire|muoia|morissi ..4 notte|stanotte|oggi|domani|subito|sonno|presto & spero|voglio|vorrei|prego|dio|magari|chiedo : prego dio di morire nel sonno`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      mi ..4 tagliat*|taglio|incis*|incido|graffiat*|graffio|bucat*|bruciat*|brucio|pianto|piantat*|conficcat* ..6 <body>|tagli|righe|ferite|bruciature|pelle : mi sono fatta tagli, mi graffio le cosce
      fatt*|faccio|facevo ..4 tagli|taglietti|righe|bruciature ..4 <body>|nuov*|ieri|ancora|sempre : mi sono fatta dei tagli sulle cosce
      <blade> ..6 <body> : la lametta sulla coscia
      <body> & sangu*|tagli|tagliat*|ferite & io|mi|lametta|nuov*|ieri|fatt*|ancora|freschi : le braccia con tagli freschi che mi sono fatta
      <child>|<someone> ..6 si ..1 taglia|tagliata|tagliato|autolesiona|brucia|ferisce|graffia|fa_del_male : mia figlia si taglia in bagno
      <child>|<someone> & tagli|cicatrici|bruciature & bracci*|pols*|cosc*|avambracc*|gamb*|maniche : ho scoperto dei tagli sulle braccia di mia figlia
      speng*|spent* ..4 sigarett*|cicch*|mozzicon* ..5 bracci*|pelle|mano|gamb*|addosso|cosc*|mi : mi spengo le sigarette sul braccio
      mano|dita|braccio|acqua ..4 fuoco|ferro|fornello|candela|bollente|piastra & mi|apposta|pun*|bruci* : metto la mano sulla piastra per punirmi
      mi ..2 punisco|punita|punito|castigo ..8 <not>|mangi*|tagli*|bruci*|digiun*|fame|dolore|sangu*|botte : mi punisco non mangiando
      giorni|sto ..4 senza_mangiare|digiuno|digiunare & pun*|merit*|castig*|sbagl*|colpa : sto giorni senza mangiare come punizione
      sbatto|batto|picchio|prendo|tiro|do|sbattuto ..5 testa|muro|pugni|testate|pavimento & mi|contro|fino|mia|sempre|muro|da_sola : tiro testate contro il muro
      strappo|mordo|gratto|graffio|morsico ..5 sangu*|pelle|capelli|unghie|croste & sangu*|fino|apposta|nervi|calm*|sempre|pun* : mi gratto la pelle fino al sangue
      ricadut*|ricascat*|ricominciat*|ripreso|di_nuovo & tagliar*|tagliat*|autolesion*|lametta|bruciarmi|farmi_del_male|farmi_male|tagli : ci sono ricascata, mi sono tagliata
      apposta|di_proposito|volutamente & mi & bruci*|tagli*|colpi*|male|fer* : mi brucio di proposito
      autolesion* ..6 & pratico|faccio|sempre|giorno|ieri|oggi|ricominci*|ogni|ricadut* : pratico autolesionismo ogni giorno`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      ingoiat*|pres* ..4 venti|trenta|quaranta|cinquanta|quindici|20|30|40|50|15 & sonno|ronz*|gira|orecchie|paura|cuore|vomit*|pentit* : ne ho prese una ventina, prese venti e ho sonno
      ingoiat*|buttat*_giù|mandat*_giù|bevut*|svuotat* ..3 flacone|scatola|blister|boccetta|confezione : ho buttato giù tutto il flacone
      <took> ..6 <lots> ..4 <pills> : ha ingoiato un flacone di sonniferi
      <took>|svuotat* ..5 tutto|tutte|tutti|quello ..4 cassetto|scatola|armadietto|blister|c_era|medicinali|bagno : ho ingoiato tutto quello che c'era nell'armadietto
      svuotat*|vuot* & <pills>|armadietto|medicinali|scatol*|blister|flacon* & <took>|terra|letto|svegl*|dorme|bocca|trovat*|ho|accanto : ho trovato il flacone vuoto di pastiglie accanto al letto
      <not> ..3 svegl*|reagisc*|respir*|rispond*|muove|parla & <pills>|drog*|pres*|ingoiat*|siringa|eroina|crack|usato|bevut*|flacone|coca|terra|battito|vomito|fatto : non respira e c'è una siringa vicino
      terra|pavimento|bagno|letto|divano & trovat*|sta|è|cadut*|collassat*|svenut* & <pills>|siringa|blister|schiuma|vomit*|vuot* : ho trovato mio fratello a terra in bagno con le pastiglie
      <pills>|dose ..5 mortale|letale|uccid*|morire|fatale|pericolos* & quant*|chili|peso|se|è|troppe|qual|quale : qual è la dose letale di paracetamolo
      quant* ..3 <pills> ..5 mor*|uccid*|letal*|non_svegliarmi|overdose|pericolos*|per_dormire_per_sempre : quante pastiglie per non svegliarmi
      <took>|bevo|bere|beve ..5 candeggina|varechina|veleno|topicida|acido|detersivo|disinfettante|ammoniaca|antigelo|benzina|pesticida|acetone|diserbante|solvente : mia figlia ha bevuto il diserbante
      <pills> ..6 alcol|vodka|vino|rum|whisky|birra|grappa|gin|amaro & <took>|mischiat*|con|sonno|gira : ho mischiato pastiglie e vino
      ~overdose & credo|ho|ha|aiuto|avuto|fatto|preso|adesso|lui|lei|amic*|è|tentat*|voglio|sta : aiuto, credo sia overdose
      iniettat*|bucat*|sniffat*|pippat*|fatto|fatta ..4 eroina|fentanyl|insulina|crack|cocaina|roba|troppa|pere & <not>|blu|grigi*|stran*|russ*|respir*|insulina|viola|fredd* : si è iniettato eroina ed è grigio
      blu|viola|grigi*|bluastr*|fredd* & labbra|faccia|unghie|viso & respir*|drog*|svegl*|<pills>|reagisc*|aiuto|pres* : il viso è grigio e respira male
      svenut*|collassat*|convuls*|schiuma|incoscient*|priv*_di_sensi & <pills>|pres*|drog*|sniff*|bevut*|ingoiat* : è collassato dopo aver preso pastiglie`,
  },
];
