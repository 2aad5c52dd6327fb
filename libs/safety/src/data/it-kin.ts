import type { Signs } from './table.ts';

export const IT_KIN: readonly Signs[] = [
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult>|amico|capo|signore|istruttore|don|cognato ..6 mi|la|lo|le|gli|ci ..2 <molest> : mio cognato mi palpeggia
      mi|le|gli ..2 <molest> & <age>|bambina|bambino|figlia|figlio|sorellina|segreto|scuola|camera|letto|notte : mi tocca di notte nel letto
      <age> & <adult>|signore|uomo|allenatore|istruttore|internet|online & <abuse> : ho 13 anni e un uomo su internet mi chiede foto
      <adult>|signore|uomo|allenatore & foto*|video & nud*|senza_maglietta|senza_vestiti|vestiti|corpo|maglietta|intim*|segreto|seno|reggiseno : il mio allenatore mi chiede foto senza maglietta
      <adult>|gli|le ..5 <beat> ..6 <child> : la madre frusta la bambina
      <child> ..8 <beaten> : la bambina è piena di lividi del padre
      <child>|compagn*|bambin*|amic* ..6 segni|livid*|bruciature|cinghiate|ferite ..8 cinghia|cinta|cavo|sigarett*|padre|madre|patrigno|schiena|casa|picchi*|ferro : un bambino della mia classe ha i segni della cinghia
      cinghia|cinta|ciabatta|cavo|bastone|mestolo|battipanni|cintura ..6 <child>|mi|lo|la|gli|le & <hits>|picchi*|mena|dà|punis*|usa|frust* : con il bastone lo mena
      <adult> ..6 mi ..3 <hits>|chiude|brucia|tira|dà|lancia & anni|scuola|voti|sempre|cinghia|cinta|casa|cavo : mia madre mi mena con il cavo, la cinghia
      <child> ..8 <alone> ..8 notte|ore|giorni|casa|macchina|weekend|tutto|tutta|balcone|strada & <alone> : i bambini restano soli tutto il giorno in casa
      <not>|niente ..3 cibo|mangiato|mangiano|mangia|cena|mangiare|colazione & <child>|fratello|sorella|fratelli|bambini|io & mamma|papà|madre|padre|giorni|ieri|venerdì|lunedì|frigo|soli|torna|casa : mamma non torna da venerdì e i miei fratelli non hanno cibo, non hanno mangiato
      chiud*|chius*|legano|lega|cantina|armadio|sgabuzzino|ripostiglio & <child> & notte|ore|giorni|pun*|pipì|sento|buio|sempre|quando|legat* : chiudono il bambino in cantina per ore
      vicin*|parete|sopra|fianco|sotto & <child> & url*|piang*|botte|picchi*|mena*|pun*|insult*|aiuto : il vicino urla e mena la bambina
      <me1> ..4 <shook> ..5 <child>|piccol* : ho dato uno schiaffo al neonato
      <child> ..6 <not> ..3 respira|reagisce|svegli*|muove|piange & scoss*|scuot*|colp*|cadut*|sbatt*|picchi* : ho scosso il neonato, il neonato non si muove
      mett*|entra|entrato|infila|sdraia|viene ..4 letto|camera|doccia & <adult>|uomo|fidanzato|fratello & mi|mio|mia|notte|notti : il fidanzato di mamma entra nel mio letto di notte
      abus*|incesto|pedofil* & <child>|me|sorella|fratello|cugina|cugino|nipot* : mio cugino ha abusato di mia sorella`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      lasci* ..4 <child> ..5 <alone> : lasciano il neonato da solo
      <child>|alunn*|bambin* ..8 <wounds> : il mio alunno arriva con i lividi
      <child>|alunn*|bambin* ..8 <scared> ..8 <adult>|casa|mano|url*|toccano|uomini|prender*|lunedì|avvicin*|tornare|andare|alza : mia nipote si irrigidisce quando qualcuno alza la mano
      <child>|bambin*|vicin* ..8 fame|cibo|sporc*|giubbotto|scalz*|sol*|spazzatura|freddo|bagnat*|pannolin* & sempre|casa|chiede|chiedono|scuola|genitori|giorni|notte|vicin*|mai|madre|padre : il bambino dei vicini è sempre solo e chiede cibo
      segreto|segreti|gioco_segreto|nostro_gioco|non_dirlo|non_dire & <adult>|<child>|allenatore|istruttore|uomo|grande : il nonno dice che è un segreto tra noi
      <not> ..3 <gohome> ..6 casa|papà|mamma|padre|madre|patrigno|zio|nonno|scuola : non me la sento, non voglio andare a casa
      <fear> ..8 <adult>|casa & <child>|fratello|fratelli|sorella|anni|scuola|voti|mi|compiti : ho paura del patrigno e della scuola
      <adult> ..8 ubriac*|beve|drog*|url*|litig*|romp*|spacc* & <child>|fratell*|sorell*|camera|compiti|scuola|nascond*|chiudo|bado|paura|anni : mia madre beve e io bado a mio fratello
      <adult> ..6 mi ..2 insulta|umilia|odia|urla|cacciat*|caccia|ignora|picchia|punisce|chiude|minaccia|mena & casa|anni|scuola|sempre|ogni|voti|tutti|mia : mio padre mi mena ogni volta che prendo brutti voti
      <child> & <lose> : perdo la pazienza con mio figlio, lo strozzerei
      <child> ..6 disegn*|gioca|bagna|pipì|parla|zitt*|dormire & da_quando|padre|zio|sesso|nud*|paura|stran*|sessual*|morte|sangue : mia figlia disegna cose di sesso
      <age> & fidanzato|amico|signore|uomo|internet|ragazzo|instagram|discord & incontr*|foto|grande|vedermi|regali|segreto|soldi|# : ho 13 anni e un signore vuole vedermi
      <child> & <molest> : toccano mio figlio`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      dare|do|dargli|appiccare|darò ..1 fuoco|incendio ..4 casa|locale|macchina|ufficio|palazzo|negozio|scuola|porta : vado a dare fuoco al locale
      <gun>|<weapon> & vedrà|vedranno|vedrai|imparerà|se_ne_accorge : ho comprato una pistola, quel capo vedrà
      vado|andiamo|penso|voglio|giuro|progett*|decis*|pensando|vojo|devo ..4 <killHim> : voglio spaccargli la testa
      voglio|penso|vado|vojo|devo|intendo ..3 <kill> ..4 <them> : penso di accoltellare il mio vicino
      lo|la|li|le|gli <killI> : giuro che lo faccio a pezzi
      <weapon> & <them> & accoltell*|aspett*|vendetta|pag*|ammazz*|affil*|zaino : ho affilato il coltello e aspetto il mio ex
      <gun>|coltello|coltellino|machete ..8 classe|scuola|lavoro|zaino|borsa|macchina|festa|università|ufficio|giacca & porto|vado|portare|ho|vedranno|domani|mess*|lunedì|ridere|ridono : domani porto il coltellino a scuola
      lista ..6 uccidere|morti|nemici & vado|ho|fatt*|ammazz*|proiettil*|arma|pag*|primo|merit* : ho fatto una lista dei nemici, ho i proiettili
      benzina|bomba|esplosiv*|molotov & casa|palazzo|locale|ufficio|scuola|macchina & giuro|dentro|vendetta|bruci*|ex|pag* : ho la benzina e gli brucio la casa
      voce|voci|dio|demonio|diavolo ..8 uccid*|accoltell*|male|strozz*|annega*|bruci*|sgozz*|sacrific*|ammazz* : le voci mi ordinano di uccidere mia madre
      accelerare|accelero|invest*|passar*_sopra|mettere_sotto|metto_sotto & <them>|gente|folla|strada|esce & vado|voglio|quando|penso|aspett* : quando lui esce lo metto sotto
      aspett* ..5 casa|portone|lavoro|uscita|macchina|angolo|porta & <weapon>|ammazz*|picchi*|spacc*|pag*|uccid*|invest* : lo aspetto al portone con una mazza
      strage|sparatoria|massacro & faccio|farò|fare|ci_sarà & scuola|università|tutti|domani|lavoro : domani faccio una strage a scuola`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      temo|paura ..4 fare|fargli|farle ..3 qualcosa|male|sciocchezza|pazzia & brutt*|male|qualcuno|capo|collega|a : temo di fare qualcosa di brutto al collega
      <fancy> ..8 <killHim>|<kill>|spinger*|male|picchiar*|annegar*|strozzar*|strangol* : fantastico di spingere mia suocera
      <fancy> ..8 mort* & <them>|capo|suocera|ex|vederl* : sogno di vedere morto il mio capo
      <lose> & <them>|qualcuno|capo|ex|gente|collega|suocera|vicin* : un giorno esplodo con il capo
      voglia|impulso|rabbia|odio|ira|furia ..8 uccider*|picchiar*|spaccar*|male|spinger*|strangol*|accoltell*|distrugger*|farglie*|ammazzar* : mi viene voglia di spaccargli la faccia
      pagherà|pagheranno|la_paga|la_pagano|me_la_pag*|pentir*|pagare_cara|pagare_caro : me la pagheranno
      vendetta|vendicar*|vendico : voglio vendicarmi
      magari|merita|meritano|spero|deve|che ..5 muoia|muoiano|crepi|crepino|soffra|soffrano|morire|crepare & <them>|lui|lei|capo|ex|suocera|stronz*|bastard* : spero che il mio ex crepi
      cuscino|coltello|scale|finestra|acqua & neonato|bambino|bambina|marito|madre|padre|moglie|nonna|bimbo & penso|immagino|immagini|paura|pensier*|faccia|piange|buttar*|lanciar*|annegar* : penso al cuscino e al neonato che piange
      paura|spavent* ..8 far*|faccio|male|controllo|pazz* ..5 & <them>|qualcuno|neonato|figlio|figlia|bimbo|bimba : ho paura di far male al mio bimbo`,
  },
];
