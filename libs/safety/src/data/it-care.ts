import type { Signs } from './table.ts';

export const IT_CARE: readonly Signs[] = [
  {
    kind: 'withdrawal',
    urgent: true,
    rows: `
      <stopped> ..5 <alcohol>|<benzo>|bere && convuls*|attacco_epil*|tremando|trema|delir*|allucin*|voci|vede_gente|vede_cose|vedendo + mio marito ha smesso col vino domenica e ha avuto una convulsione - ha smesso col vino e guarda la tele
      giorno|giorni|notte|ore ..2 senza ..3 <alcohol>|<benzo>|bere|goccio && <sym>|tremo|trema|sudo|voci|convuls* + secondo giorno senza vino, sudo freddo, tremo e sento voci - secondo giorno senza vino in casa
      <stopped> ..5 <alcohol>|<benzo> && <sym> + ho smesso di bere tre giorni fa, mi tremano le mani e vedo ragni - ho smesso di fumare
      <benzo> ..4 <stopped> && <sym> + xanax smesso di colpo e convulsioni - xanax
      astinenza|disintossicazione && <sym> + in astinenza e tremo - astinenza dal telefono
      <sym> ..6 quando|se|senza|perché|da ..4 non|senza? ..1 bevo|alcol|bere|<benzo> + tremo quando non bevo - tremo quando parlo`,
    unless: `
      emozione|risate|di_freddo|caffè|fumare`,
  },
  {
    kind: 'pregnancy',
    urgent: true,
    rows: `
      settimana|settimane ..3 perdo|perdendo|sangue ..2 tanto|molto|sangue|coaguli ..1 sangue? + sono alla decima settimana e perdo tanto sangue - settimana bianca
      incinta|gravidanza|gestazione && perdo|perdere|perdendo|perso|esce|tanto|piene|mutande ..3 sangue|liquido|acqua ..1 !esame|esami|casa + incinta di 10 settimane e perdo molto sangue - incinta e con tanta acqua in casa
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
      stringe|stretta|pressione|peso|dolore|male|oppressione ..3 petto|torace|cuore && mascella|mandibola|braccio|sudore|sudori|sudo|sudando|schiena|nausea|fiato ..1 !palestra + mi stringe al petto e alla mascella, sudo, è stress - una stretta di mano e sudo
      muovere|muovo|alzare|alzo|sento|muove|alza ..3 braccio|mano|gamba|lato & parl*|parole|parola|lingua|bocca & colpo|adesso|destro|destra|sinistro|sinistra|iniziato|improvviso + non muovo più il braccio destro e non trovo le parole - alzare la mano per parlare
      braccio|mano|lato|gamba|metà ..2 destro|destra|sinistro|sinistra|corpo? ..4 forza|muovere|muovo|alzare|alzo|addormentato|addormentata|paralizzat*|sento|risponde|muove|cade && parl*|parole|parola|faccia|bocca|lingua|viso ..1 !tatuaggio + il braccio destro non ha forza e non trovo le parole - il braccio del tatuaggio e le parole
      parla|parlare|parlando|voce|parole|lingua|parlo ..3 strano|strana|male|impastat*|biascic*|confus*|farfugl*|storte|strascicat* ..1 && colpo|improvviso|improvvisamente|braccio|bocca|mano|lato|gamba|adesso|faccia ..1 !inglese|ubriaco & braccio|bocca|mano|gamba|faccia|lato + mia nonna parla strano di colpo e la mano le cade - parla male inglese
      storta|storto|paralizzata|caduta|caduto|cascata ..2 bocca|faccia|viso|occhio|lato_sinistro|lato_destro && parl*|parola|parole|braccio|mano|farfuglia|biascica* + ha la bocca storta, storta la bocca e parla male - la torta è caduta a lato
      bocca|faccia|viso|occhio|lato ..5 storta|storto|storce|caduta|caduto|paralizz*|addormentata|lato|cadente|giù|cascante && parl*|parola|parole|braccio|mano|muove|farfuglia|biascica* ..1 !torta + mia mamma ha la bocca storta di colpo e non riesce a parlare - la bocca di lato del pupazzo
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
      vomit*|rimetto ..5 apposta|volontariamente|proposito && mangiare|mangiato|cena|pranzo|abbuffata|ogni|pasto|pasti + vomito apposta dopo ogni pasto - ha vomitato apposta nella serie
      digiuno|digiunando ..6 da|giorni|giorno|totale|assoluto|ore && grassa|grasso|magra|magro|dimagrire|chili|peso|ingrassare + tengo il digiuno totale da domenica, mi vedo ancora grassa - a digiuno per le analisi
      non ..1 tocco|metto|mangio|entra ..2 cibo|nulla|boccone ..2 da ..2 giorni|domenica|lunedì|martedì|settimana|mercoledì + non tocco cibo da martedì - non tocco il pallone da martedì
      da|giorni|settimana ..6 solo|soltanto ..2 acqua|tè|tisane|caffè|liquidi|brodo && grassa|grasso|magra|magro|dimagrire|peso|chili|chilo|ingrassare|perdere + da domenica solo acqua, mi vedo ancora grassa - da domenica solo acqua per le piante
      solo|soltanto|unicamente ..3 acqua|tè|tisane|caffè|liquidi|brodo ..4 da|giorni|settimana|lunedì|martedì|domenica|venerdì && grassa|grasso|magra|magro|dimagrire|peso|chili|chilo|ingrassare|perdere|cibo|mangio|mangiare ..1 !piante + solo acqua da martedì, voglio perdere altri cinque chili - solo acqua da martedì per le piante
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
      stop|basta|zero ..1 alcol|bere|vino & anni|giorno|stamattina|bevo + stop alcol da stamattina dopo 20 anni che bevo ogni giorno - stop alcol alla guida
      smesso|smetto|smette|mollato ..3 bere|<alcohol> ..5 colpo|botto|improvvisamente && bottiglia|bottiglie|litro|litri|birre|lattine|anni|giorno + ho smesso di bere di colpo, bevevo due litri di vino al giorno - ho smesso di bere caffè
      oggi|ieri|domani|lunedì|stamattina|settimana ..4 smesso|smetto|smette|mollato|chiuso ..4 & bottiglia|bottiglie|litro|litri|birre|lattine|bicchieri ..6 giorno|sera|notte & <alcohol>|bere ..1 !acqua + da ieri ho smesso di bere di botto, due litri di vino al giorno - ieri ho smesso con due litri di acqua al giorno
      bevevo|bevuto|bevo|bevendo|beve|bottiglia|bottiglie|litro|litri ..6 bottiglia|bottiglie|litro|litri|birre|lattine|bicchieri|<alcohol> ..4 giorno|sera|notte|quotidiana && smesso|smetto|smette|mollato|chiuso ..4 oggi|ieri|colpo|botto|adesso|domani|lunedì|tutto|stamattina|settimana ..1 !acqua + una bottiglia di amaro al giorno da anni, stamattina ho smesso di colpo - un litro di acqua al giorno
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
      dimezzo|raddoppio|riduco|salto ..2 <med> + dimezzo il litio perché mi rincoglionisce - dimezzo lo zucchero
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
      non ..1 abbiamo|ho|sappiamo|so ..2 dove ..1 andare|vivere|dormire|stare ..1 & sfratto|strada|casa|padrone|proprietario|affitto|giovedì|venerdì|domani|fuori ..1 !vacanza|cena + ci buttano fuori giovedì e non abbiamo dove andare - non so dove andare a cena
      sfratto|sfratti ..4 è|il|sarà|data|per|fissato ..3 <day>|giorni + lo sfratto è giovedì e non sappiamo dove andare - lo scatto è giovedì
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
      tribunale|udienza|processo|giudice ..6 domani|lunedì|martedì|mercoledì|giovedì|venerdì|prossima|avvocato|dopodomani ..1 & ho|abbiamo|devo|è|senza|non|mio|nostra|affidamento ..1 !tennis|torta + l'udienza per l'affidamento è dopodomani e non ho avvocato - il tribunale è bello
      ho|abbiamo ..1 tribunale|udienza|processo|causa|giudice ..1 !vicino + dopodomani ho udienza e non ho l'avvocato - ho il tribunale vicino
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
  {
    kind: 'medicine',
    rows: `
      voglio|vuole|vado|ho|ha|deciso|penso|pensa|domani|oggi|ieri|dal ..3 smettere|smetto|smette|smesso|sospendere|sospendo|sospeso|interrompere|togliere|mollare|buttare|buttato|lasciare|smesso_di_prendere|smetto_di_prendere ..4 <med> ..8 sola|solo|conto_mio|conto_suo|testa_mia|testa_sua|senza_dire|senza_dirlo|senza_sentire|senza_parlare|senza_chiedere|senza_consultare|nascosto|non_servono|non_mi_servono|non_li_voglio|non_le_voglio|colpo|senza_avvisare|senza_vedere + mio marito vuole sospendere gli anticoagulanti senza sentire il medico - mio marito vuole lasciare la cura del giardino
      da_sola|da_solo|conto_mio|conto_suo|senza_dirlo|senza_sentire|senza_parlare|senza_consultare|nascosto & smettere|smetto|smesso|sospendere|sospendo|sospeso|mollare|interrotto ..4 <med> + ho smesso il litio da sola, nascosto a tutti - senza sentire nessuno ho smesso di correre
      posso|devo|voglio ..3 raddoppiare|prendere|aumentare ..2 dose|doppia|doppio|due|più ..4 <med>|<drug> + posso prendere dose doppia di quetiapina oggi - posso prendere due caffè
      posso|devo|voglio ..3 raddoppiare|aumentare ..4 <med>|<drug>|dose + posso raddoppiare il seroquel oggi - posso raddoppiare la farina`,
  },
];
