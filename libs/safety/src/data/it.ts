import { IT_HINTS } from './it-hints.ts';
import { IT_HOME } from './it-home.ts';
import { IT_KIN } from './it-kin.ts';
import { IT_PEOPLE } from './it-people.ts';
import { IT_PLAIN } from './it-plain.ts';
import { IT_SIGNS } from './it-signs.ts';
import type { LanguageTable } from './table.ts';

export const IT: LanguageTable = {
  language: 'it',
  common:
    'il lo la i gli le e che di un una io mio mia mi me non nn è per con ma si se del della al alla più sono ho ha questo questa tutto ' +
    'tutti quando ci come anche solo da dal lui lei lo li gli ci voglio senza niente domani ieri oggi sto troppo adesso',
  classes: {
    not: 'non nn nun mai senza nessuno neanche nemmeno',
    turn: 'io e ma perché xké xche se quando lui lei allora quindi mi',
    wish:
      'voglio vojo vogl vorrei volevo desidero spero magari preferirei preferisco merito voglia penso pensando deciso medito progetto ' +
      'bisogno intendo',
    will: 'voglio vojo vorrei penso deciso vado sto devo tentato provato potrei voglia farò intendo',
    die: 'morire morì mori morto morta muoio crepare schiattare morissi',
    endMyself:
      'ammazzarmi uccidermi suicidarmi impiccarmi buttarmi avvelenarmi spararmi affogarmi togliermi_la_vita farla_finita ' +
      'togliermi_di_mezzo tagliarmi_le_vene ammazzà lanciarmi',
    someone:
      'lui lei fratello sorella amico amica mamma papà madre padre marito moglie fidanzato fidanzata ragazzo ragazza ex figlio ' +
      'figlia cugino cugina collega vicino vicina qualcuno zio zia coinquilino nonno nonna alunno alunna compagno compagna',
    partner:
      'marito moglie fidanzato fidanzata ragazzo ragazza compagno compagna ex padre papà madre mamma patrigno matrigna fratello ' +
      'figlio lui lei convivente uomo partner',
    adult:
      'papà padre mamma madre patrigno matrigna zio zia nonno nonna professore prof maestra maestro allenatore vicino vicini vicina ' +
      'cugino genitori lui lei prete babysitter fidanzato compagno',
    child:
      'bambino bambina bambini figlio figlia figli neonato neonata bimbo bimba bimbi fratellino sorellina fratello sorella nipote ' +
      'nipotina nipotino alunno alunna piccolo piccola ragazzino minore gemelli',
    hits:
      'picchia picchiato picchiata picchiano picchiava mena menato menata colpisce colpito colpita schiaffeggia schiaffo schiaffi ' +
      'pugno pugni calci calcio strangola strangolato strozza strozzato spinge spinto spinta violenta violentata abusa abusato ' +
      'maltratta maltrattata aggredisce aggredito aggredita strattona strattonata morde brucia sbatte botte sberle gonfia sputa',
    pills:
      'pillol* pastigli* compress* medicin* sonnifer* tachipirin* paracetamolo ibuprofene* xanax* lexotan valium tavor gocce ' +
      'antidepressiv* ansiolitic* insulina farmac* capsul*',
    took: 'preso presi ingoiato ingoiate ingerito inghiottito mandato_giù buttato_giù buttate_giù bevuto prese mandate_giù prendere assunto',
    lots:
      'tutte tutti tutto tutta scatola confezione flacone blister manciata pacchetto tante tanti troppe troppi mucchio intera intero ' +
      '10 12 15 20 25 30 40 50 60 venti trenta quaranta resto',
    means: 'corda cappio pistola pillole pastiglie lametta lamette veleno fucile sonniferi insulina',
    weapon:
      'coltello pistola arma armi fucile coltellino ascia benzina acido bomba martello mazza machete lama spranga crick bastone',
    them:
      'lo la li le lui lei loro tutti qualcuno capo prof professore vicino ex marito moglie padre madre mamma papà patrigno gente ' +
      'bambini bambino neonato compagni collega colleghi fratello sorella quello tipo quella',
    soon: 'stasera stanotte domani oggi ora adesso presto sabato domenica venerdì lunedì subito notte',
    moved:
      'figli figlie figlia figlio famiglia mamma papà genitori marito moglie sorella fratello tutti madre padre ragazza',
    body: 'bracci* avambracc* pols* cosc* gamb* pelle vene pancia fianc* cavigli* petto',
    me: 'io mi me mio mia voglio vorrei vojo ho sento sono sto penso sogno magari preferisco',
    see: 'vedo immagino credo penso trovo visualizzo aspetto progetto',
    future:
      'futuro domani anno anni natale dicembre estate compleanno trenta quaranta venti diciotto lunedì settimana vecchiaia vita giorno laurea matrimonio',
    bear: 'reggo sopporto riesco posso resisto tollero faccio reggere sopportare ce_la_faccio',
    tired: 'stanc* stuf* esaust* sfinit* esaurit* rott* non_ne_posso stanca_morta pieno piene',
    vanish:
      'sparire scomparire svanire cancellarmi spegnermi smettere_di_esistere non_esistere smettere_di_essere smettere_di_respirare dissolvermi ' +
      'non_esserci non_essere_esistita evaporare andarmene_per_sempre',
    need: 'servo importa importo bisogno utile valgo vogliono manco mancherei mancherò cercano cerca',
    burden:
      'peso zavorra fardello disturbo inutile spazzatura fallimento problema spreco parassita nessuno merda errore fastidio',
    empty:
      'vuoto vuota vuot* spenta spento anestetizzat* senza_vita insensibile disperat* svuotat* intorpidit* a_pezzi',
    trapped:
      'intrappolat* rinchius* senza_uscita vicolo tunnel pozzo affondat* braccat* soffoc* affogando affondando affondo gabbia sprofond*',
    accident:
      'incidente invest* infarto cancro tumore malattia aereo camion fulmine macchina meteorite virus crollo tir',
    look: 'guardo guardare guardando sporgo sporgermi resto avvicino fermo ferma penso chiama attira vicino vicina sto fisso',
    hurt: 'tagliarmi autolesion* farmi_del_male farmi_male bruciarmi punirmi incidermi ferirmi picchiarmi colpirmi graffiarmi sanguinare lesionarmi',
    gun: 'pistola fucile revolver doppietta arma canna carabina',
    blade:
      'lametta lamette lama lame rasoio taglierino cutter compasso forbici vetro coccio temperino spillo bisturi',
    high: 'tetto cornicione parapetto ringhiera scogliera cavalcavia viadotto binari binario balcone precipizio ponte burrone davanzale finestra terrazzo banchina',
    farewell:
      'salutando_tutti congedo congedarmi addio vi_saluto dico_addio vi_lascio per_sempre_addio ultimo_saluto',
    dear: 'mamma papà madre padre nonna nonno figlio figlia fratello sorella marito moglie lui lei bimbo bimba ragazzo ragazza bambino',
    blow:
      'picchia mena pesta strangola strozza soffoca violenta spinge maltratta butta_per_terra sbatte_contro rompe_il spacca_il brucia accoltella sputa ' +
      'trascina schiaffeggia prende_a_calci prende_a_pugni prende_a_schiaffi morde aggredisce tira_i_capelli punta_il punta_la riempie_di frusta lancia_contro ' +
      'afferra_per_il_collo stringe_il_collo stringe_la_gola prende_per_il_collo alza_le_mani',
    blown:
      'picchiat* menat* pestat* rotto strangolat* strozzat* violentat* spint* bruciat* aggredit* accoltellat* buttat*_per_terra buttat*_giù sbattut* trascinat* ' +
      'schiaffeggiat* mors* pres*_a_calci pres*_a_pugni afferrat*_per spaccat* soffocat* scaraventat* sputat* messo_le_mani_addosso alzato_le_mani',
    strike:
      'pugno pugni schiaffo schiaffi calci calcio sberla sberle botte ceffone ceffoni gomitata ginocchiata testata spintone spintoni cinghiate morso ' +
      'manata cazzotto cazzotti',
    weapon2: 'coltello pistola coltellino fucile machete arma martello mazza cintura benzina acido',
    threat:
      'ammazza uccide ucciderà ammazzare uccidere ammazzerebbe brucia minaccia minacciat* sgozza accoltella seppellisce sfigura fa_fuori',
    threat2: 'ammazza uccide porta_via seppellisce insegue',
    leave: 'lascio vado separo denuncio scappo esco lasciarlo divorzio racconto parlo chiudo provo_ad_andar',
    takes: 'toglie tolto nasconde nascosto trattiene trattenuto confiscato sequestrato sequestra',
    things:
      'soldi stipendio cellulare telefono chiavi passaporto documenti carta carte conto portafoglio macchina permesso_di_soggiorno password bancomat medicine',
    locks:
      'chius* chiude rinchius* rinchiude chiude_fuori chius*_fuori lucchetto senza_chiavi a_chiave segregat* buttat*_fuori sbatte_fuori',
    lets: 'mi_lascia mi_lasciano mi_permette ci_lascia mi_lasciava mi_fa mi_ha_lasciat*',
    forced:
      'obbliga obbligat* costringe costrett* forza con_la_forza abusa abusato insiste_finché anche_se_dico pretende',
    stalk: 'perseguita pedina spia tracciamento localizzatore gps appostat* airtag tracker',
    kills:
      'ucciso ammazzato calci affogato lanciato tirato picchiato picchia strangolato maltratta minaccia avvelenato buttato',
    hideIn: 'nascost* chius* scrivo_da scrivo_dal scrivo_dall barricat* sussurro rifugiat*',
    victim: 'maltrattamenti maltrattata maltrattato violenza_domestica violenze botte vittima percosse',
    fear: 'paura terrore panico spaventat* temo tremo tremare terrorizzat* ansia spaventa',
    controls:
      'controlla controllano fruga sorveglia decide sceglie vieta proibisce spia legge pretende conta_i cronometra guarda_il gestisce traccia',
    insult:
      'insulta dà_della dà_del dà_dell chiama_puttana umilia degrada sminuisce dice_che_non_valgo dice_che_sono sbraita inutile offende',
    rage: 'furioso furiosa bestia aggressiv* violent* gelos* esplode scatta rabbia perde_la_testa perde_il_controllo indemoniat* sclera sbrocca fuori_di_sé',
    finds: 'scopra scoprire sappia sapere veda può_sapere becchi accorga',
    finds2: 'scopre sa vede becca trova legge scoprisse sapesse',
    smash:
      'rompe rotto distrugge distrutto spacca spaccato pugni_al calci_alla lancia scaraventa sfascia sfasciato spaccando sbatte_le sbatte_la tira_i',
    grab: 'afferrat* afferra bloccat* blocca scuote scoss* stretto stringe tirat* messo_all_angolo inchiodat* spinge spint* strattonat*',
    age: '8 9 10 11 12 13 14 15 16 otto nove dieci undici dodici tredici quattordici quindici minorenne elementari medie',
    molest:
      'tocca toccato toccava toccano palpa palpeggia bacia baciato spoglia spogliato abusa abusato violentato violenta mette_le_mani ' +
      'accarezza struscia penetrato spia_in_doccia toccata',
    abuse:
      'foto nuda nudo sesso corpo tocca segreto incontro webcam camera letto bacio baci intim* picchia mena paura chiude cinghia',
    beat: 'mena picchia picchiano menano frusta prende_a_calci scuote chiude brucia bruciato maltratta schiaffeggia insulta tira_i_capelli soffoca punisce_con botte',
    beaten:
      'picchiat* menat* frustat* maltrattat* lividi_del pien*_di_lividi pien*_di_botte bruciat*_con rinchius* abusat* violentat*',
    alone: 'solo sola soli sole abbandonat* rinchius* da_soli senza_nessuno',
    me1: 'io ho gli le l quasi',
    shook:
      'scosso scossa sbattuto picchiato buttato strozzato schiaffo sculacciato stretto soffocato bruciato spinto lanciato menato',
    wounds: 'livid* segni bruciature botte ferite graffi cicatrici zoppica morsi bernoccoli ematomi',
    scared: 'paura panico spavent* irrigidisce trema piange nasconde timore terror* sobbalza rannicchia',
    gohome:
      'voglio_tornare voglio_andare vuole_tornare vuole_andare posso_tornare posso_andare vuole_stare mandate mandi',
    lose: 'perdo perdere perso esplodo esplodere scuoter* picchiarlo picchiarla fargli_male farle_male urlargli annegar* buttarlo strozzerei male sclerare sbrocco',
    kill: 'uccidere ammazzare accoltellare sparare sgozzare bruciare investire massacrare avvelenare strangolare affogare assassinare pestare spaccare strozzare',
    killHim:
      'ucciderl* ammazzarl* accoltellarl* sparargli spararle bruciarl* investirl* avvelenarl* pestarl* spaccargli spaccarle strangolarl* annegarl* farl*_fuori ' +
      'fargli_male ucciderti ammazzarti fargliela_pagare massacrarl* strozzarl* spingerl* rompergli',
    killI:
      'ammazzo uccido accoltello sgozzo brucio investo faccio_fuori sparo strangolo faccio_a_pezzi massacro strozzo metto_sotto spacco avveleno taglio_la_gola ammazzerò',
    fancy:
      'penso immagino immaginando pensando sogno voglia fantastico paura impulso pensieri immagini idea tentazione visualizzo',
  },
  affirmed: `
    non|nn|nun ..2 più|piu|faccio|reggo|resisto|sopporto|riesco|posso ..2 più|piu|smettere|dormire|a? : non ce la faccio più mi ammazzo
    non|nn|nun scherzo|scherzando|esagero|mento|solo|importa|so|smetto : non scherzo mi ammazzo
    senza scherzi|scherzare|dubbio|uscita : senza scherzi mi ammazzo`,
  idioms: `
    vivere|vivo|sopravvivo|funziono senza ..1 caffè|tè|musica|telefono|internet|cioccolato|zucchero|dormire|google : non vivo senza caffè
    sangue sudore : sangue, sudore e lacrime
    esame|prova|partita|allenamento|palestra ..3 distrutt*|ucciso|ammazzato : quell'esame mi ha distrutto
    battut*|batte ..3 corsa|gara|partita|torneo|gioco : mi ha battuto nella corsa
    spezzato|spezza|rotto|infranto ..2 cuore|record|ghiaccio : mi ha spezzato il cuore
    pugnalat* ..4 spalle|schiena : pugnalata alle spalle
    attraversato|attraversare|passato ..2 ponte : attraversato il ponte
    cicatrice|cicatrici ..4 operazione|cesareo|incidente|intervento : cicatrice dell'operazione
    esame|esami|donare|pressione|gruppo|donazione ..2 sangue : esami del sangue
    martello ..4 chiodi|trapano|mensola|attrezzi : martello e chiodi
    cane|gatto|cavallo|criceto ..2 morto|morta : il mio cane è morto
    mal|male ..2 gola|testa|denti|schiena : mal di gola
    <not> ..3 più|piu di|che #|due|tre|quattro|un|una : non riesco più di due ore
    ammazzare|ammazzo|uccidere ..2 tempo|noia|fame : ammazzare il tempo
    preferisco|piuttosto|meglio ..1 morire|morta|morto ..2 che|di|piuttosto : piuttosto morire che telefonare
    zappa sui piedi : zappa sui piedi
    finire|chiudere|terminare ..3 contratto|corso|lavoro|progetto|compito|relazione|compiti : voglio finire il contratto
    negata|negato|inutile|persa|perso ..1 con|in|per excel|matematica|informatica|numeri|cucina : inutile con excel
    mi si ..1 è|rompe ..1 rotto|rotta|caduto|caduta|rompe : mi si è rotto il telefono
    corda|corde|cavo ..4 chitarra|violino|arrampicata|caricatore|mouse : la corda della chitarra
    sole ..3 bruciato|bruciata|brucia|picchia : il sole mi ha bruciata
    preso|prende ..2 telefono|cellulare|macchina ..1 per giocare|andare|chiamare : ha preso il telefono per giocare
    <child> ..4 cadut*|inciampat*|scivolat*|scottat*|bruciat*_la|stort* : mia figlia è caduta
    livid*|bernoccol*|ferita|sbucciatura ..4 ginocchio|stinco|gomito|allenamento|calcio|bici|monopattino|giocando : un livido sul ginocchio
    paura ..5 volare|colloquio|esame|guidare|pubblico|cani|ragni|altezze|dentista|aghi|inglese|buio|bocciat*|fallire|aereo : paura del colloquio
    sparire ..3 settimana|giorni|ferie|montagna|mare|weekend|po : sparire una settimana
    faccio|posso|reggo|sopporto più ..2 excel|lavoro|freddo|caldo|capo|inglese|corso|rumore|scartoffie|contabilità|matematica|programma|vicini : non ce la faccio più con excel
    <tired> ..3 corso|lavoro|capo|excel|compiti|riunioni|città|affitto|dieta|traffico|pioggia|scartoffie|cercare|studiare|cucinare|ufficio : stufo di questo corso
    bimbo|bimba|neonato|bambino|bambina|piccolo ..4 svegliat*|sveglia : il bimbo si è svegliato
    tagliat*|bruciat*|scottat* ..4 dito|pollice|unghie|forno|padella|caffè|capelli|sole : mi sono tagliata il dito
    mollare|lasciare tutto ..6 viaggiare|campagna|mare|montagna|paese : mollare tutto e andare al mare
    esame|partita|traffico|cucina|verifica ..3 strage|massacro|carneficina : la verifica è stata una strage
    foglio|carta|cucina|cipolla|barba|lattina|giardino|officina & tagliato|tagliata|taglio : mi sono tagliata con un foglio
    cellulare|computer|telefono|sveglia|stampante|tv|casa ..3 dalla|dalle finestra : buttare il computer dalla finestra
    a # ..2 anni ..3 tentato|provato ..4 vita|uccidermi|ammazzarmi|suicidarmi : a 17 anni ho provato a uccidermi
    morto|morta|morti ..3 palestra|turno|settimana|giornata|piedi|lavorare|viaggio|trasloco|stanchezza|allenamento : sono morta dopo il turno
    morte ..1 di|del|della ..2 <dear>|zio|zia|suocero|suocera|cane|gatto|amico : la morte di mia nonna
    mancato|mancata|lutto|funerale ..4 <dear>|zio|zia|suocero|suocera|cane|gatto|amico : è mancato mio zio, c'è il funerale
    c ..1 è ..1 il funerale : giovedì c'è il funerale
    fa|fanno a_pezzi : il capo mi fa a pezzi
    strozzato|strozzata|soffocato|strozzano ..3 conti|debiti|tasse|bollette|rate|mutuo : strozzato dai conti
    muoio|morire|moro|morendo|morto|morta|muore ..1 da|dal|dalla|di|d|dall ..1 voglia|ridere|fame|freddo|caldo|sonno|vergogna|sete|paura|noia|curiosità|imbarazzo|invidia|fatica|risate : muoio dalla voglia
    stanco|stanca|stanchi morto|morta|morti : stanca morta
    ucciderei|ammazzerei|uccido per : ucciderei per una carbonara
    scadenza|lavoro|caldo|progetto|esame|schiena|dieta|traffico|turni|corso|palestra|studio|compiti ..4 uccidendo|uccide|ammazza|ammazzando|uccidere : questa scadenza mi sta uccidendo
    cell|cellulare|telefono|batteria|pc|computer|macchina|portatile|pianta|wifi|tablet ..3 morto|morta|muore|morire|morendo : il telefono è morto
    morto|morta|muore ..3 cell|cellulare|telefono|batteria|pc|computer|macchina|portatile|pianta|wifi : mi è morto il cell
    tagliare|taglio|tagliato|tagliando ..3 zuccheri|zucchero|spese|carboidrati|capelli|erba|pane|costi|verdure|cipolla|video|corto|traguardo|contatti : sto tagliando gli zuccheri
    tagliato|tagliata|bruciato|bruciata|fatto_male|fatta_male ..5 cucinando|cucina|cucinare|rasoio_elettrico|barba|cipolla|palestra|correndo|calcetto|forno|allenamento|calcio : mi sono tagliata cucinando
    battuto|battere|batto|battuta ..3 record|mio|scacchi|tennis|foglio|padel|calcio|fifa : ho battuto il mio record
    scacchi|tennis|padel|calcetto|fifa|carte ..4 battuto|botte|picchiato|batte : a scacchi mi ha battuto
    chiudere|farla_finita|finirla|finire ..2 con ..3 contratto|lavoro|agenzia|corso|sigarette|fumo : farla finita con il contratto
    overdose ..1 di riunioni|caffè|lavoro|zucchero|serie|notizie|zoom|mail : overdose di riunioni
    riprendermi|riprendere|cambiare|rifare|godermi|cambio ..2 vita : riprendermi la mia vita
    vivere ..1 a|in|con_i_miei|con_mia|con_mio|vicino|lontano|insieme|da_solo|da_sola|di|al|alla : non voglio vivere a milano
    svegliarmi|alzarmi|svegliare ..2 presto|tardi|prima|alle : non voglio svegliarmi presto
    prevenzione ..3 ~suicidio : prevenzione del suicidio
    ~suicide squad|assistito : suicide squad
    <moved>|amico|amica|lui|lei|zio|zia|cugino|nonno|collega|vicino ..2 suicidato|suicidata|tolto_la_vita|tolta_la_vita|ucciso_da|impiccato|si_è_ucciso : mio fratello si è tolto la vita
    capo|mamma|madre|padre|papà|prof|moglie ..2 mi ..1 ammazza|uccide|ucciderà|ammazzerà : mia mamma mi ammazza
    impazzire|matto|matta|pazza|pazzo ..4 compiti|casa : mi fa impazzire
    prende in_giro|a_cuore|sul_serio|per_mano : mi prende in giro
    calcio|calci ..1 a|d|di angolo|cinque|rigore|punizione|calcetto : calci di rigore
    salto|saltare|salti ..2 passo|tappa|pasto|corda|lezione|fila|gioia : saltare il passo
    buttarmi|mi_butto ..2 nel|nello|nella|sul|in ..2 lavoro|studio|letto|divano|piscina|progetto|nuova|avventura|mischia : mi butto nel lavoro
    tocca|toccato ..1 a ..1 me|te|noi|lui|lei|il|fare|studiare : tocca a me`,
  frames: `
    tema|tesina|saggio|relazione|ricerca ..4 ~suicidio : un saggio sul suicidio
    ~suicidio ..4 tema|tesina|saggio|argomento : il suicidio è il tema
    da bambina|bambino|piccola|piccolo|ragazzina|ragazzino|giovane|adolescente : da bambina mi picchiavano
    nella mia infanzia|adolescenza|gioventù : nella mia infanzia
    da ragazza|ragazzo|giovane|ragazzina|ragazzino|piccolo|adolescente : da ragazza mi tagliavo
    passati|passate ..2 anni : sono passati vent'anni
    nel|nella|al|un|questo|una gioco|partita|livello|videogioco|recita : nel gioco
    partita|livello|console : la partita
    anni fa|dopo|prima|addietro : dieci anni fa
    tanto|molto tempo fa : tanto tempo fa
    quando ero|avevo ..2 #|bambina|bambino|piccola|piccolo|giovane|ragazzina|ragazzino|adolescente : quando ero bambina
    da_piccola|da_piccolo|da_bambina|da_bambino|da_giovane|una_volta_mi|all_epoca : da piccola
    sono|ora|adesso ..2 al_sicuro|in_salvo|guarita|guarito : sono al sicuro
    sopravvissuta|sopravvissuto|superato : sono sopravvissuta
    nel|nella|per|il|un|leggendo|scrivendo|mio|mia|del ..2 romanzo|libro|film|serie|giallo|racconto|podcast|canzone|copione|poesia|documentario|gioco|personaggio|fumetto : nel mio giallo
    personaggio|protagonista|capitolo|scena|puntata|episodio : il protagonista
    seminario|prevenzione|volontari*|tesi|campagna|convegno|workshop : prevenzione
    corso|formazione|lezione ..2 su|sulla|sul|di ..3 violenza|suicidio|abusi|maltrattamenti : corso sulla violenza
    sono|come|faccio ..3 infermiera|infermiere|medico|psicologa|psicologo|maestra|insegnante|poliziotto|assistente_sociale|terapeuta|parrucchiera|soccorritore|educatrice|educatore|vigile_del_fuoco : sono un'infermiera
    infermiera|infermiere|medico al|in : infermiera al pronto soccorso
    pazient*|pronto_soccorso|reparto|utenti : due pazienti
    segnali|sintomi|statistiche|vittime di|della|del : segnali di violenza
    boxe|karate|judo|minecraft|fortnite|videogioco|scacchi|pugilato|kickboxing : a boxe`,
  signs: [...IT_SIGNS, ...IT_PLAIN, ...IT_HINTS, ...IT_PEOPLE, ...IT_HOME, ...IT_KIN],
};
