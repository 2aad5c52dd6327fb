import { IT_PEOPLE } from './it-people.ts';
import { IT_SIGNS } from './it-signs.ts';
import type { LanguageTable } from './table.ts';

export const IT: LanguageTable = {
  language: 'it',
  common:
    'il lo la i gli le e che di un una io mio mia mi me non nn è per con ma si se del della al alla più sono ho ha questo questa tutto ' +
    'tutti quando ci come anche solo da dal lui lei voglio senza niente domani ieri oggi sto troppo adesso',
  classes: {
    not: 'non nn nun mai né senza nessuno neanche nemmeno',
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
      'coltello pistola arma armi fucile coltellino ascia benzina acido bomba martello mazza machete lama',
    them:
      'lo la li le lui lei loro tutti qualcuno capo prof professore vicino ex marito moglie padre madre mamma papà patrigno gente ' +
      'bambini bambino neonato compagni collega colleghi fratello sorella quello tipo quella',
    soon: 'stasera stanotte domani oggi ora adesso presto sabato domenica venerdì lunedì subito notte',
    moved:
      'figli figlie figlia figlio famiglia mamma papà genitori marito moglie sorella fratello tutti madre padre ragazza',
    body: 'braccio braccia polso polsi cosce coscia gambe gamba pelle vene',
  },
  affirmed: `
    non|nn|nun ..2 più|piu|faccio|reggo|resisto|sopporto|riesco|posso ..2 più|piu|smettere|dormire|a? : non ce la faccio più mi ammazzo
    non|nn|nun scherzo|scherzando|esagero|mento|solo|importa|so|smetto : non scherzo mi ammazzo
    senza scherzi|scherzare|dubbio|uscita : senza scherzi mi ammazzo`,
  idioms: `
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
    da bambina|bambino|piccola|piccolo|ragazzina|ragazzino|giovane|adolescente : da bambina mi picchiavano
    nella mia infanzia|adolescenza|gioventù : nella mia infanzia
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
  signs: [...IT_SIGNS, ...IT_PEOPLE],
};
