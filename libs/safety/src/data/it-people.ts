import type { Signs } from './table.ts';

export const IT_PEOPLE: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner>|detto|dice|minaccia ..6 ammazza|uccide|ammazzare|uccidere|brucia|porta_via|fa_del_male|picchia ..2 bambini|figli|figlia|figlio|famiglia|mamma|cane|piccoli|bimba & detto|dice|minaccia|giura|se : ha detto che ammazza i bambini
      <partner> & coltello|pistola|arma|mannaia|mazza & fuori|porta|tirato|puntato|gola|addosso|contro|me|minacc* : il mio ex è fuori con un coltello
      <partner> ..3 mi|m|ci ..4 <hits> : mio marito mi ha picchiata ancora ieri
      mi ..1 picchia|mena|strangola|strozza|maltratta|aggredisce|violenta|riempie_di_botte|ha_picchiat*|ha_menat* : torna ubriaco e mi mena
      mi prende|dà|da|tira|ha_dato|ha_tirato|ha_preso ..2 pugni|calci|schiaffi|sberle|botte|schiaffo|pugno|ceffoni : la mia ragazza mi prende a pugni
      <partner> ..4 lancia|lanciato|tira|tirato|scaglia ..3 addosso|piatti|oggetti|cose|contro & mi|addosso|contro : lei mi lancia addosso i piatti
      <partner>|detto|dice|minaccia|se|giura ..8 mi|m ..1 ammazza|uccide|ucciderà|ammazzerà|brucia|trova_e|accoltella|sfregia : ha detto che se lo lascio mi ammazza
      minacci* ..4 mi|uccidermi|morte|coltello|ammazzarmi|pistola|bambini|me & <partner> : lui minaccia di uccidermi
      chiude|chiuso|chiusa|rinchiude|segrega|blocca ..3 casa|camera|chiave|dentro|stanza|fuori & mi|m|chiavi : mi chiude in casa e si porta via le chiavi
      <partner> ..3 mi|prende|toglie|tolto|controlla|nasconde|sequestra|preso ..3 soldi|stipendio|cellulare|telefono|chiavi|documenti|carta|passaporto : lui mi prende lo stipendio
      <not> ..1 mi? ..1 lascia|permette|fa ..2 uscire|vedere|lavorare|parlare|andare|chiamare|sentire & <partner>|amiche|famiglia|casa|mi : mio marito non mi lascia uscire
      mi ..1 obbliga|costringe|obbligata|costretta|forza ..4 sesso|rapporti|letto|farlo|andare_a_letto : mi costringe a fare sesso
      paura|terrore|terrorizzat* ..4 marito|moglie|fidanzato|ragazzo|compagno|ex|lui|patrigno|padre|tornare_a_casa|torni|compagna|mia_vita|torna : ho paura di mio marito
      torna|arriva|rientra ..5 ubriaco|bevuto|fatto|furioso|arrabbiato|ora|minuti & paura|nascond*|aiuto|terrorizzata|tremo|panico : torna ubriaco tra un'ora e ho paura
      occhio_nero|lividi|livido|costola|labbro_spaccato & <partner>|marito & mi|fatto|lasciato|ha|per : lui mi ha fatto un occhio nero
      ex & segue|perseguita|pedina|controlla|apposta|aspetta|stalk* & mi|casa|lavoro|sotto : il mio ex mi perseguita
      violenza ..1 domestica|in_casa|sulle_donne & subisco|vivo|vittima|io|mia|aiuto|sono|uscirne : subisco violenza domestica
      nascost*|chius* ..3 bagno|camera|armadio|sgabuzzino ..6 lui|marito|urla|porta|perché|arriva|sta : sono nascosta in bagno perché lui urla`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..3 decide|controlla|sceglie|comanda|vieta|proibisce|impone|legge ..4 come|cosa|che|con|mio|mia|tutto|telefono|vesto|mi|il|i : lui decide come mi vesto
      <partner> ..3 fa|mette ..1 paura : mio marito mi fa paura
      <partner> ..4 chiama|dice|dà ..4 inutile|pazza|puttana|stupida|grassa|nullità|scema|troia : lui mi chiama pazza
      chiedere|permesso|chiedo|autorizzazione ..4 <partner> ..4 per|prima|pure|anche|comprare|uscire : devo chiedere a mio marito pure per comprare lo shampoo
      permesso|autorizzazione ..3 per|di ..2 uscire|comprare|spendere|vedere|lavorare|chiamare : mi serve il permesso per uscire
      <not> ..1 deve|può|puo|devono ..2 sapere|scoprire|accorgersi|vedere ..6 corso|faccio|questo|studio|qui|app|messaggi|lavoro : nn deve sapere che faccio sto corso
      corso|messaggi|soldi|cellulare|telefono ..4 nascosto|nascondo|segreto|cancello : faccio il corso di nascosto
      nascondo|cancello|di_nascosto ..4 marito|ragazzo|lui|messaggi|soldi|corso|telefono : nascondo i soldi a mio marito
      <partner> ..4 pugni|spacca|rompe|rotto|calci|lancia|sbatte|prende_a_pugni|spaccato ..4 muro|porta|porte|piatti|cose|mobili|telefono|muri : lui spacca i piatti
      pugni|calci ..3 muro|porta : dà pugni al muro
      sulle_uova|in_punta_di_piedi : a casa cammino sulle uova
      <partner> ..3 urla|insulta|umilia|offende|sminuisce|denigra|grida|sbraita ..4 contro|mi|sempre|ogni|tutti|davanti|giorno|addosso|inutile|pazza|bambini : lui urla ogni giorno
      mi ..1 urla|insulta|umilia|offende|sminuisce ..4 sempre|ogni|tutti|davanti|addosso|giorno|troia|pazza : mi insulta ogni giorno
      <partner> ..5 violent*|aggressiv*|gelos*|possessiv*|scatta|esplode|perde_la_testa|sclera|furia : mio marito diventa violento
      controlla|sorveglia|decide|legge|spia|sceglie ..4 telefono|cellulare|soldi|vestiti|spese|messaggi|esco|amiche|conto|vedo & <partner>|mio|mi|miei : lui mi controlla il telefono
      paura|ansia|terrore & umore|reazione|reagisca|chiavi|arrabbi*|casa|rientra|torna : ho paura del suo umore quando rientra
      mi|m ..2 afferrat*|afferra|strattonat*|spinto|spinta|scosso|stretto|tirat* ..4 braccio|forte|capelli|spalle|polso : mi ha afferrato forte per il braccio
      <not> ..3 sicura|sicuro|al_sicuro ..3 casa|lui|lei|qui : non mi sento sicura in casa
      quando ..1 lui|lei|marito|papà ..1 beve|bevuto & paura|bambini|nascond*|camera|cambia|altro|urla|mi : quando lui beve mi chiudo con i bambini
      finimondo|inferno|guerra|scenate ..3 casa|lui|lei|se : è un inferno con lui
      scoppia ..2 finimondo|inferno|guerra : scoppia il finimondo
      colpa ..2 mia & arrabbia|picchia|urla|lui|nervoso|scatta : è colpa mia se lui si arrabbia
      allontanat*|isolat* ..4 amiche|amici|famiglia : mi ha allontanata dalle amiche`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult> ..4 chiude|lega|rinchiude|chiuso|legato ..4 <child>|ci|mi ..3 cantina|armadio|stanza|ripostiglio|fuori : mia madre chiude mio fratello in cantina
      <adult> ..4 brucia|bruciato|prende_a_botte ..3 <child>|sigarett* : mia madre brucia mia sorella con le sigarette
      <adult> ..3 mi|la|lo ..1 ha toccat*|palpeggiat*|molestat*|baciat*|spogliat*|violentat* : il mio allenatore mi ha toccata
      <adult> ..2 mi|la|lo|le|ci ..1 tocca|toccato|toccata|palpa|abusa|violenta|violentata|bacia|spoglia|molesta|accarezza|palpeggia : mio zio mi tocca quando dorme da noi
      ho ..1 8|9|10|11|12|13|14|15|16|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici anni ..8 <adult> & tocca|picchia|mena|foto|nuda|nudo|segreto|paura|letto|camera|cinghia|ubriaco|chiude|cinta|viene : ho 12 anni e mio zio mi tocca
      <adult>|ho|io ..4 mena|picchia|picchiano|menano|picchiato|menato|colpisce|scuote|chiude|brucia|maltratta|abusa|strattona|frusta|strozzato ..4 <child> : il mio patrigno mena mio fratellino con la cinta
      <child> ..4 picchiat*|menat*|maltrattat*|abusat*|chius*|botte ..3 dal|da|dai|padre|madre|patrigno|cinghia|vicini : il bambino è picchiato dal padre
      scosso|scossa|sbattuto|lanciato|strozzato|picchiato|schiaffeggiato ..2 neonato|bambino|bambina|bimbo|figlio|figlia|piccolo|bimba : ho scosso il neonato
      <child> ..5 sol*|chius*|abbandonat* & notte|ore|giorni|piange|macchina|tutta|lasciano & lasci*|chiud*|abbandon*|sol* : lasciano la bambina da sola tutta la notte
      <adult> ..2 entra|viene|infila|venuto|entrato ..3 letto|camera|stanza|doccia ..3 notte|tocca|me|con : viene di notte lo zio, entra nel mio letto di notte
      urla|urlare|piange|piangere|grida|piangendo & bambino|bambina|bimbo|bambini|neonato|bimba & vicini|vicino|fianco|muro|sopra|sotto & picchia*|menano|botte|ancora|smettila|aiuto|adesso|sento : sento il bambino dei vicini urlare ancora
      niente|nulla|cibo ..2 mangiare|mangiato|casa & mamma|papà|madre|padre|genitori & giorni|via|torna|settimana|sparita|ubriaca & fratello|sorella|fratelli|noi|fratellino|io : mamma è via da giorni e non c'è niente da mangiare per mio fratello
      foto|video ..2 nuda|nudo|nude|intime|senza_vestiti & 10|11|12|13|14|15|figlia|figlio|minorenne|anni : un uomo vuole foto nuda e ho 13 anni
      abus*|molest* ..4 bambina|bambino|figlia|figlio|sorella|nipote|me|minore|sessual* : abusa di mia sorella`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <not> ..2 voglio|vuole ..2 tornare|andare ..2 casa|da_papà|da_mamma|da_lui : non voglio tornare a casa
      paura ..2 tornare|andare ..2 casa : ho paura di tornare a casa
      <child> ..6 lividi|livido|segni|bruciature|fame|sporc*|magr*|spaventat*|graffi|botte : mia nipote torna con i lividi
      <child> ..4 paura|terrore|terrorizzat* ..4 padre|papà|madre|mamma|patrigno|zio|casa|nonno|lui : mio figlio ha paura del patrigno
      segreto|non_dire|non_dirlo & nessuno|nostro|mamma|tra & zio|lui|papà|prof|allenatore|nonno|dice : lo zio dice che è il nostro segreto
      neonato|bambino|bambina|figlio|figlia|bimbo|bambini & piange|urla|pazienza|nervi|esplodo & scuot*|paura|male|picchiar*|controllo|reggo : il neonato piange e ho paura di scuoterlo
      papà|mamma|genitori|padre|madre|patrigno & ubriac*|beve|litigano|urlano|urla|litiga & camera|fratello|sorella|scuola|nascond*|paura|fratellino|compiti : papà beve e mi nascondo in camera
      maltrattamento|maltrattamenti|abuso_su_minori : maltrattamenti`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      sparo|sparare|accoltello|ammazzo|uccido|avveleno|strangolo ..1 a|al|alla|il|la|mio|mia ..2 <them> : sparo al mio capo
      lo|la|li|le ammazzo|uccido|accoltello|sgozzo|brucio|investo|faccio_fuori|sparo|strangolo|ammazzerò|ucciderò : stanotte lo ammazzo
      voglio|vado|vojo|penso ..2 ucciderlo|ucciderla|ammazzarlo|ammazzarla|ucciderli|ammazzarli|accoltellarlo|accoltellarla|sparargli|investirlo|investirla|farlo_fuori|farla_fuori|avvelenarlo : voglio ammazzarlo
      voglio|vojo|penso_di|vado_a ..1 uccidere|ammazzare|accoltellare|sparare|bruciare|investire|avvelenare|sgozzare|massacrare ..3 <them> : voglio uccidere il mio capo
      ammazzo|uccido|accoltello|faccio_fuori|sparo ..2 <them> : ammazzo tutti
      <weapon> & ho|porto|portare|comprato|preso|zaino|tengo|borsa & scuola|lavoro|paga|pagare|domani|pagherà|vendetta|tutti|pentire|classe|pagano : ho il coltello nello zaino, domani a scuola me la paga
      bruciare|incendiare|dare_fuoco|far_saltare|brucio|do_fuoco ..5 casa|scuola|ufficio|macchina|chiesa|tutti|dentro & voglio|vado|con|dentro|stasera|loro|domani|lui : voglio dare fuoco alla casa con loro dentro
      veleno|topicida|pillole|candeggina ..5 cibo|caffè|bicchiere|piatto|minestra|cena & metto|mettere|verso|suo|gli : gli metto il veleno nel caffè
      aspetto|aspettando|fuori|sotto|seguo & ex|casa|lavoro|esce|lui|lei & ammazz*|coltello|investo|arma|mazza|uccid*|pistola : lo aspetto sotto casa con un coltello
      strage|massacro & scuola|domani|faccio|lavoro|fare : domani faccio una strage a scuola`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      uccidere|ammazzare|strangolare|accoltellare|avvelenare|strozzare ..1 il|la|mio|mia|quel|qualcuno|i|quella|tutti ..2 <them>? : ammazzare il mio capo
      fare|fargli|farle ..1 del? male ..1 a? ..1 qualcuno|lui|lei|mio|mia|loro|altri : fare del male a qualcuno
      penso|immagino|immaginando|pensando|sogno|voglia|paura|impulso|fantastico|pensieri|idea ..5 uccidere|ammazzare|fare_del_male|fargli_male|farle_male|picchiare|ferire|accoltellare|fargli_del_male|strangolare|far_male|fare_male|strozzare : immagino di picchiare il mio capo
      un_giorno|prima_o_poi|sto|potrei|rischio|punto ..4 esplodere|esplodo|scoppio|perdo_il_controllo|perdere_il_controllo|perdo_la_testa|scatto|pazzia|sclero & qualcuno|male|lui|lei|tutti|pazzia|uccido|ammazzo|farà : un giorno esplodo e qualcuno si fa male
      me|la|gliela ..1 pagherà|paga|pagheranno|pagherai|pentirà : me la paga
      spero|voglio|vorrei|merita ..4 muoia|muoiano|crepi|crepino|morisse|crepa & lui|lei|capo|ex|tutti|quello|che : spero che lui muoia
      vendicarmi|vendetta : voglio vendicarmi`,
  },
  {
    kind: 'withdrawal',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      <not>? smettere|smetto|disintossic*|astinenza|togliere|ridurre & alcol|bere|vodka|birra|vino|whisky|grappa & trem*|ogni|giorni|litro|bottiglia|sol*|sudor*|colpo|anni|convuls*|astinenza|alcolista|casa : voglio smettere di bere di colpo, una bottiglia ogni sera
      <not>? smettere|smetto|disintossic*|scalare|ridurre|togliere|astinenza|sospendere & xanax|lexotan|valium|tavor|lorazepam|alprazolam|benzodiazepin*|en|tramadolo|metadone|eroina|zolpidem|oppioidi|minias|sonniferi : come smettere lo xanax
      <not>? tremo|tremori|sudori|convulsioni|astinenza & alcol|bere|bevo : tremo se non bevo`,
  },
  {
    kind: 'medicine',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      <not>? smettere|smetto|sospendere|interrompere|cambiare|ridurre|saltare|dimezzare|raddoppiare|sostituire|scalare|senza|abbassare & farmaco|farmaci|medicin*|antidepressiv*|sertralina|litio|insulina|escitalopram|pillola|pastiglie|antipsicotic*|terapia|pressione|anticoagulant*|cortisone|quetiapina|olanzapina|eutirox|metformina & posso|voglio|devo|come|mio|miei|mie|mia|penso|vorrei|si_può : posso smettere i miei antidepressivi
      mischiare|insieme|associare|mescolare & ibuprofene|alcol|tachipirina|iperico & farmac*|antidepressiv*|medicin*|terapia : posso mischiare alcol e farmaci`,
  },
  {
    kind: 'pregnancy',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      sono|incinta|essendo ..1 incinta|gravida : sono incinta
      incinta|gravidanza|allatt* & posso|devo|sicuro|correre|sangu*|dolor*|mia|mesi|settimane|sport : posso correre in gravidanza`,
  },
  {
    kind: 'chest-pain',
    level: 'ask-first',
    source: 'nhs-heart',
    event: true,
    rows: `
      dolore|dolori|pressione|oppressione|fitta|fitte|bruciore|male|peso|stretta ..4 petto|cuore|torace|braccio_sinistro : ho dolore al petto quando corro
      petto|torace ..3 male|stringe|dolore|oppresso|brucia : il petto mi fa male
      braccio sinistro & intorpidito|formicol*|male|dolore|addormentato : ho il braccio sinistro intorpidito`,
  },
  {
    kind: 'eating-disorder',
    level: 'ask-first',
    source: 'nice-ng69',
    event: true,
    rows: `
      vomit*|lassativ*|rimetto|purg* & mangiare|mangiato|mangio|cibo|abbuffat*|calorie|peso|pasti|pasto|cena & mi|io|dopo|ogni|sempre|ho : vomito dopo mangiato
      anoressi*|bulimi*|disturbo_alimentare|disturbi_alimentari|dca|abbuffate & ho|mia|sono|soffro|mi|ricaduta|con : soffro di bulimia
      <not> & mangio|mangiato|mangiare & giorni|grassa|grasso|dimagrire|peso|chili|calorie : non mangio da giorni per dimagrire
      # calorie|kcal ..3 giorno : mangio 500 calorie al giorno`,
  },
  {
    kind: 'eviction',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      sfratt*|pignoramento|ufficiale_giudiziario & mi|ci|io|noi|lunedì|domani|settimana|data|avviso|minacci*|arrivat*|ho|casa|lettera : ci è arrivato l'avviso di sfratto
      padrone|proprietario|padrona|banca|locatore & cacciare|caccia|fuori|strada|sbattere|serratura|mandare_via|buttare_fuori|togliere & mi|ci|casa|vuole|appartamento : il padrone di casa ci vuole cacciare`,
  },
  {
    kind: 'court',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      udienza|tribunale|processo|citazione|convocazione|giudice|decreto_ingiuntivo & ho|data|settimana|lunedì|domani|ricevuto|andare|prossim*|devo|mi|in : ho un'udienza la prossima settimana
      affidamento|custodia ..3 figli|figlio|figlia|bambini & giudice|ex|perdere|avvocato|udienza|tribunale : l'affidamento dei figli con il mio ex`,
  },
];
