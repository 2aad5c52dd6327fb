import type { Signs } from './table.ts';

export const IT_HOME: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      stre*|stringe|afferr*|pres* ..4 collo|gola & mi|m|lui|lei|quasi|respirare : lui mi ha stretto il collo
      mi|m|ci|le ..1 <blow> : mi butta per terra
      mi|m|ci|le ..2 <blown> : mi ha rotto il naso
      mi|m|ci|le ..2 dà|da|dato|tira|tirato|prende|preso|molla|mollato|assestato|tirata ..4 <strike> : mi ha dato una gomitata in faccia
      <partner> ..8 <weapon2> & mi|m|ci|collo|faccia|minacci*|puntat*|tirato : mio marito ha tirato fuori il coltello e me lo ha puntato al collo, mi ha
      mani|mano|braccio|cuscino ..5 collo|gola|bocca|faccia & mi|m|messo|mette|stretto|stringe|lui|lei|respirare|fiato : mi ha messo le mani al collo
      <not> ..2 riuscivo|potevo|riesco|faceva ..2 respirare & stre*|collo|lui|lei|sopra|gola|soffoc* : mi ha stretto il collo e non riuscivo a respirare
      occhio|labbro|naso|costol*|braccio|dent*|mascella|zigomo ..2 ner*|rott*|spaccat*|gonfi*|frattur*|viola & <partner>|mi|m|marito|altra|cadut*|trucc*|dico|mentit*|lavoro|porta|scale : ho l'occhio nero, dico che sono caduta
      trucc*|fondotinta|occhiali|mentit*|mento|dico|detto|inventat* ..8 livid*|occhio|cadut*|scale|porta|spigolo : dico al lavoro che ho sbattuto contro la porta
      <partner> ..6 mi|m|ci ..2 <threat> : il mio ex mi vuole ammazzare
      minacci*|giura|giurato ..8 uccider*|ammazzar*|toglier*|portarmi|male|bambini|figli|suicid*|pubblicare|foto|brucia*|picchiar*|coltello|pistola|acido|sfregi* : minaccia di togliermi i figli
      se ..4 <leave> ..8 <threat2> : dice che se me ne vado da casa mi ammazza
      se ..2 <not> ..3 mia|mio|sua|suo ..4 nessuno|altri : se non sono sua non sarò di nessuno
      mi|m|ci ..3 <takes> ..6 <things> : mi ha tolto il passaporto
      <partner> ..4 <takes> ..6 <things> & mi|mio|mia|miei|mie : lui mi ha sequestrato la carta
      <locks> & casa|camera|chiave|fuori|dentro|bagno|balcone|appartamento|strada|uscire|cantina|porta & mi|m|ci|mio|marito|lui|lei : mi ha chiusa fuori sul balcone
      <not> ..2 <lets> ..4 uscire|lavorare|vedere|parlare|telefonare|studiare|andare|avere|mangiare|dormire|sentire & <partner> : mio marito non mi lascia vedere mia sorella
      <forced> & <not>? ..2 sesso|rapporti|sessual*|spogliar*|toccar* & mi|me|m|io : mi obbliga al sesso anche se dico no
      mi|m ..2 violent*|stupr* : mi violenta quando beve
      <stalk> & mi|casa|lavoro|macchina|cellulare|posizione|strada|porta|notte|ex|gps : mi ha messo un gps in macchina
      <partner> ..5 <kills> ..3 cane|gatto|gatta|cagnolino|animale|criceto|coniglio : il mio ragazzo ha preso a calci il cane
      <hideIn> ..6 bagno|camera|armadio|stanza|sgabuzzino|macchina|garage|vicina|cantina & lui|lei|marito|url*|botte|porta|romp*|spacc*|papà|scriv*|ubriaco|sussurr*|figl* : sono nascosta nell'armadio, lui sta spaccando tutto
      <partner>|patrigno ..6 <hits> ..6 mamma|madre|sorella|fratello|mia_moglie|mia_figlia|mio_figlio|bambini|figli|nonna : mio padre mena mia madre
      botte|pestat*|mazzate|legnate ..6 <partner>|ancora|ieri|casa|stasera & prend*|pres*|mi|m|riempi*|lui : ho preso le botte da mio marito
      <victim> & <partner>|casa|subisco|sono|vivo|violenza|aiuto|me|botte|maltrattamenti|mi : subisco maltrattamenti in casa
      paura|terrore|panico|temo|timore ..8 mi_ammazzi|mi_trovi|mi_picchi|mi_uccida : temo che mi trovi`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      fondotinta|trucco|correttore ..5 copr*|nascond* ..5 livid*|segn*|occhio : uso il fondotinta per coprire i lividi
      colpa ..2 mia & pazienza|perde|fiori|scusa|arrabbia|nervos* : dice che è colpa mia se perde la pazienza, poi porta i fiori
      <partner> & <fear> & mi|io|casa|torn*|ho|fa|bambini|rientr* : mio marito mi fa paura
      <fear> & chiavi|chiave|passi|porta|macchina|torni|torna|rientra|umore|arrabbi*|casa|url*|reazion* & mi|m|lui|lei|quando|sento|casa|ho : comincio a tremare quando sento le chiavi
      stomaco|cuore|corpo|pancia|pelle|sangue & stringe|chiude|gel*|batt*|contorce|congel*|paralizz*|ferma|impazzisce & chiav*|passi|porta|torna|macchina|rientra|sento : mi si chiude lo stomaco quando sento la porta
      <controls> ..6 <things>|vestit*|messaggi|esco|indosso|spes*|amic*|parlo|chi|whatsapp|posizione|tutto|cibo|peso|corpo|orari & <partner>|mi|m|mio|mia|miei|mie : mi fruga nei messaggi
      scontrin*|ricevut*|soldi|euro|contanti & <partner>|mi_dà|mi_da|mi_lascia|mostr*|giustific* & mi|ogni|chieder*|mostr*|giustific*|devo : mi dà i soldi solo se gli mostro gli scontrini
      permesso|autorizzazione|chiedere|avvisare ..8 uscire|comprare|spendere|vedere|parlare|marito|lui|lei|ragazzo|compagno|lavorare|mangiare : chiedo il permesso anche per uscire
      <partner>|mi|m ..5 <insult> : la mia ragazza mi dà dell'inutile
      mi|m|ci ..2 urla|urlato|insulta|umilia|ridicolizza|disprezza|sputa|minaccia|ricatta|manipola|intimidisce|sminuisce : lui mi ridicolizza
      <partner> ..6 <rage> : il mio compagno scatta per niente
      <rage> ..6 <partner>|casa|ritardo|tardi|con_me|per_niente|nulla : va in bestia se faccio tardi
      <partner>|mi|sempre ..6 scusa|perdono|fiori|piange|giura|promette|regali|dolce ..8 poi|dopo|cambi*|mai_più|volta|ricomincia|mena|picchia|rifà : poi lui mi chiede scusa con i fiori dopo
      uova|vetri|punta_dei_piedi|punte|minato|bomba|gusci & casa|lui|lei|cammino|vivo|sempre|vivere|camminare : in casa vivo su un campo minato
      cancell*|nascond*|di_nascosto|in_segreto ..8 <partner>|torni|torna|rientri|messaggi|cronologia|corso|soldi|cellulare|telefono|scopr*|veda : cancello la cronologia prima che torni
      <not> ..3 <finds> ..8 corso|faccio|parlo|scriv*|lavor*|qui|questo|messaggi|studi*|soldi|app : spero che non scopra che scrivo qui
      se ..4 <finds2> ..6 ammazza|mena|casino|guai|peggio|arrabbi*|scenata|castig*|inferno|mi : se lo scopre è un inferno
      <partner> ..8 <smash> : mio marito spacca i piatti
      <smash> ..6 parete|muro|porta|porte|piatti|mobili|tavolo|finestra|cellulare|telefono|tv & lui|lei|arrabbi*|casa|url*|quando|marito|mia : ha spaccato il tavolo quando si è arrabbiato
      mi|m ..3 <grab> ..6 bracci*|capelli|spalle|pols*|forte|collo|muro|porta|terra|letto : mi ha bloccata per i polsi
      livid*|segni|graffi|ematom* ..8 copr*|nascond*|trucc*|chied*|cadut*|lavoro|maniche|foulard|sciarpa|bracci*|collo : copro i segni sul collo con un foulard
      <not> ..3 sicura|sicuro|salvo|libera|libero|tranquilla|tranquillo ..5 casa|lui|lei|marito|compagno|qui : non sono tranquilla in casa mia
      allontan*|isol*|proib*|viet*|imped* ..8 amic*|famiglia|sorella|mamma|uscire|lavorare|parlare|vedere & mi|m|lui|lei|marito|mia : mi ha vietato di parlare con la famiglia
      colpa|merito|provoc* ..8 url*|mena|picchi*|arrabbi*|marito|lui|bambini|botte & mi|mia|io|lo : dice che lo provoco io, è colpa mia se urla
      bambini|figli|figlia|figlio|bimbo|bimba ..6 sentono|sente|ascolt*|vedono|vede|visto|piang*|nascond*|tappano|spavent* ..8 url*|litig*|botte|papà|lui|padre|insult* : i bambini sentono le urla
      intrappolata|intrappolato|uscire|fuggire|scappare|andarmene|lasciarlo|separarmi ..8 paura|soldi|documenti|bambini|ammazza|dove|lui|lei|mena|minacci* & <partner>|casa|mi|relazione|matrimonio : voglio scappare di casa ma lui mi fa paura
      letto|sesso|rapporti|intim* ..8 <not> ..3 voglia|voglio|vada|dire|rifiutar*|negar* & mi|lui|arrabbi*|obblig*|lascio|marito|devo : faccio sesso anche se non voglio perché lui si arrabbia
      casa ..8 inferno|prigione|paura|guerra|incubo|terrore|galera : casa mia è una prigione`,
  },
];
