import type { Signs } from './table.ts';

export const IT_HARM: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    rows: `
      mi ha|hanno rotto ..2 dito|naso|dente|denti|braccio|costola|costole|polso|labbro & mio|mia|lui|soldi|ex|marito + mio figlio mi ha rotto un dito - mi ha rotto il vaso
      figlio|figlia|nipote ..3 mi ..1 mette|alza|mena|picchia ..3 mani|addosso|soldi + mio figlio mi mette le mani addosso - mio figlio mi mette il piatto in tavola
      figlio|figlia|nipote|figliastro|figliastra|fratello ..8 mi ..1 <hits>|minaccia|ha_dato_un_pugno|dà_un_pugno|spinge|dà_pugni & soldi|droga|anni|paura|ubriaco|beve|pugno|pugni|calcio|calci|polizia|sangue|adulto|coltello ..1 !3|2|4 + mio figlio di 22 anni mi picchia quando non gli do i soldi - mio figlio mi batte a scacchi
      se ..4 lascio|denuncio|vado|torno|esco|parlo|racconto|separo|vado_via ..6 ammazza|uccide|ucciderà|ammazzerà|brucia|spara ..1 me|mi|i_bambini|tutti? & lui|marito|compagno|fidanzato|ex|detto|dice|mi|me ..1 !il_tempo & ammazza|uccide|ucciderà|ammazzerà|spara ..1 !il_tempo|la_noia + ha detto che se lo lascio ammazza me e i bambini - se esco il cane ammazza il tempo
      ex|marito|compagno|fidanzato|ragazzo|lui|moglie ..4 dice|detto|minaccia|minacciato|manda|scrive|giura|promette ..10 mi_ammazza|mi_uccide|ammazzarmi|uccidermi|bruciarmi|bruciarmi_viva|acido|spararmi|mi_spara|coltellata|accoltellarmi|mi_accoltella|sfregiarmi|mi_sfregia|farmi_fuori|ammazza_me|uccide_me|darmi_fuoco|mi_dà_fuoco|buttarmi_l_acido ..1 !dal_ridere|di + il mio ex dice che mi ammazza se non torno con lui - lui dice che piove
      suoi|sue pugni|botte|mani|calci|schiaffi ..6 & marito|compagno|fidanzato|ex|beve|ubriaco|mi|me & prendo|addosso|occhio|livid*|faccia|sopporto|becco|finisco + da quando beve becco le sue botte, l'occhio è nero - le sue mani addosso al pallone
      mi ..2 dato|dà|da|tirato|tira|mollato|molla|mena|presa|preso|prende ..2 pugno|pugni|schiaffo|schiaffi|sberla|sberle|botte|calcio|calci|ceffone|ceffoni|cinghiate|testata|spintone|spintoni|manata|cazzotto|cazzotti & marito|compagno|ragazzo|ex|lui|fidanzato|moglie|occhio|faccia|bocca|ieri|stanotte|ancora|ubriaco|denunci*|ogni ..1 !gol|partita|pallone + mi ha dato un pugno nell'occhio mio marito - la vita mi ha dato uno schiaffo
      <partner> ..4 mi|ha ..2 rotto|spaccato|fratturato|slogato|rompe|spacca ..2 dente|denti|naso|braccio|costola|costole|mandibola|dito|labbro|timpano|polso|gamba|faccia|bocca|sopracciglio & mi|miei|mio|mia + il mio compagno mi ha rotto un dente con un pugno - ha rotto il braccio della poltrona
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
      urla|urlare|grida|gridare|urlando ..6 vicina|vicino|moglie|fianco|aiuto|muro & picchia|picchiando|ammazza|botte|mena|pugni|strangol*|colpi + sento le urla della vicina, lui la sta picchiando - le urla del bambino della vicina
      vicino|vicina|ex|fidanzato|lui|marito|compagno|uomo|padre|patrigno|cognato|genero ..5 strangolando|ammazzando|picchiando|accoltellando|soffocando|massacrando|pestando|uccidendo|menando|prendendo_a_calci|prendendo_a_pugni ..2 moglie|compagna|fidanzata|madre|sorella|lei|figlia|mamma|ragazza ..1 !scacchi & adesso|momento|urla|urlano|gridare|grida|aiuto|polizia|sento|sentono|muro|strangol*|sangue + il vicino sta strangolando la moglie adesso, si sentono le urla - il vicino sta aspettando la moglie adesso
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
      picchia|mena|schiaffeggia|scuote ..1 la|il|lo|suo|sua? ..1 bimba|bimbo|bambina|bambino|neonato|neonata|piccola|piccolo + mia cognata picchia la bimba, ha lividi dappertutto - mia cognata culla la bimba
      cinghia|cintura|fibbia|bastone|cavo|cucchiaio|ciabatta|verga|frustino ..4 a? <kid>|figlio|figlia|lo|li & picchia|picchiato|frusta|punisce|mena|dà|colpisce ..1 !sicurezza|cane + suo padre picchia con la cinghia mio figlio - allaccia la cintura a mio figlio
      ho ..1 dato|tirato|mollato|spaccato|rotto ..3 pugno|schiaffo|ceffone|calcio|sberla|cinghiata|botte|labbro|dente|sberle ..3 a? <kid>|figlio|figlia|neonato + ho dato un pugno a mio figlio di 4 anni - ho dato un abbraccio a mio figlio
      <toucher>|<someone>|vicini|genitori|tata|babysitter|maestra|nonna ..5 brucia|bruciato|chiude|chiuso|chiudono|incatena|morde|frusta|rinchiude|rinchiuso|legano ..4 <kid>|figlio|figlia|mano|mani ..6 balcone|cantina|sgabuzzino|bagno|giorni|mangiare|cibo|sedia|camera|sigaretta|buio|notte|garage|armadio|sangue|obbedisce|ferro|fornello|ripostiglio|fuoco & <kid>|figlio|figlia|figli|neonato ..1 !scuola|giacca + i vicini chiudono il bambino sul balcone tutta la notte - mia sorella mette le scarpe al bambino in camera
      <toucher> ..3 abusa|abusato|abusare|abusando|molesta|molestato|violenta|violentato ..1 di? lei|lui|loro|<kid>|sessualmente & nipote|figlia|figlio|bambina|bambino|detto|dice|sorella|cugina|alunna|anni|racconta|raccontato|confessato ..1 !pazienza|fiducia + mia nipote mi ha detto che il nonno abusa di lei - lo zio abusa della pazienza di lei
      <toucher> ..4 tocca|toccato|toccando|toccare|palpa|palpeggia|palpeggiato a? ..1 <kid> ..1 !la_chitarra|il_piano|la_spalla|leggere|fare + mio cognato tocca mia figlia di 7 anni - il prof suona la chitarra con i bambini
      <toucher> ..5 tocca|toccato|toccando|toccare|palpa|palpeggia|accarezza|tocchi ..3 parti|pisellino|pene|genitali|sedere|intime|seno|patatina & <kid>|figlio|figlia|nipote|alunne|mi + l'allenatore tocca le parti intime ai ragazzini - il prof tocca la chitarra coi ragazzini
      <toucher> ..4 mette|messo|mise|infila|infilato|allunga ..1 la|le|una? ..1 mano|mani|dita ..4 addosso|gambe|mutande|mutandine|parti|coscia|cosce|sedere|seno|sotto|vestiti|intime|pantaloni|slip ..1 !pasta|tasca + il mio patrigno mi mette le mani nelle mutande - mette le mani in pasta
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
      ammazzo|uccido|ammazzarlo|ucciderlo|ammazzarla|ucciderla|muore ..4 & coltello|arma|pistola|sparo|fucile|aspetto|giuro|macchina|garage|portone & lui|lei|capo|ex|socio|vicino|lo|la|tizio|marito|moglie|cognato & vado|ammazzo|uccido|aspetto|giuro|muore ..1 !ahah|dal_ridere|tempo + stasera aspetto il vicino in garage con un coltello e lo ammazzo - la pianta del vicino cresce in garage
      accoltello|sgozzo|strangolo|avveleno|assassino|pugnalo|ammazzo|uccido|faccio_fuori ..3 <person>|ex|capo|socio|lui|lei|tizio ..3 & oggi|domani|notte|stasera|sabato|domenica|lunedì|venerdì|settimana|giuro|coltello ..1 !ahah|a_carte|se + domani accoltello il mio capo quando esce - domani chiamo il mio capo
      pianto|sparo|ficco|tirare|sparare|piantare|ficcare|piantargli|ficcargli ..3 proiettile|proiettili|pallottola|coltellata|coltellate|colpo|coltello ..3 testa|petto|lui|lei|quel|capo|ex|vicino|tizio|gli|pancia|schiena ..1 & gli|le|lo|lui|lei|quel|capo|ex|vicino|tizio|voglio|vado ..1 !cannone|spumante + gli pianto una pallottola in testa a quello - sparo un colpo di cannone
      voglio|vado_a|penso|tiro|vado ..2 investire_con_la_macchina|investire_il|investire_la|investirlo|investirla|sotto_con_la_macchina|metterlo_sotto|metterla_sotto|sgozzare|sgozzarlo|sgozzarla|farlo_fuori|farla_fuori|spaccargli_la_testa|sparargli ..4 & lui|lei|socio|ex|capo|vicino|macchina|oggi|domani|lo|la|stasera ..2 !se|quando|ahah|soldi + domani voglio investire il mio ex socio - voglio comprare la macchina
      acido|benzina !ialuronico|salicilico|citrico ..4 faccia|viso|addosso|occhi & tiro|butto|getto|lancio|tirare|buttare|lanciare|voglio ..1 !serbatoio|trucco + sabato tiro l'acido in faccia alla mia ex, così impara - uso l'acido ialuronico in faccia
      brucio|bruciare|brucerò|incendio|incendiare ..3 casa|viva|vivo|macchina|negozio ..4 & vado|stasera|oggi|dentro|ex|vendic*|sabato|notte|domani|capo|voglio ..1 !calorie + stanotte brucio la casa del mio ex con lui dentro - brucio le calorie in casa
      do|dare|darò|appicco|appiccare|metto ..1 fuoco ..3 casa|macchina|auto|negozio|scuola|lui|lei|ufficio|appartamento|locale & vado|stasera|oggi|dentro|ex|vendic*|sabato|notte|domani|capo|weekend|fine_settimana ..1 !camino|legna + questo weekend do fuoco alla casa della mia ex con lei dentro - do fuoco alla legna in casa
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
];
