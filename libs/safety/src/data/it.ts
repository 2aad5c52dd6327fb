import { IT_ASK } from './it-ask.ts';
import type { LanguageTable } from './table.ts';

export const IT: LanguageTable = {
  language: 'it',
  classes: {
    not: 'non nn nun mai senza nessuno neanche nemmeno',
    turn: 'io e ma perché xké xche se quando lui lei allora quindi mi',
  },
  affirmed: `
    non|nn|nun ..2 più|piu|faccio|reggo|resisto|sopporto|riesco|posso ..2 più|piu|smettere|dormire|a? : non ce la faccio più mi ammazzo
    non|nn|nun scherzo|scherzando|esagero|mento|solo|importa|so|smetto : non scherzo mi ammazzo
    senza scherzi|scherzare|dubbio|uscita : senza scherzi mi ammazzo`,
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
  questions: IT_ASK,
};
