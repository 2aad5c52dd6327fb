import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';

export interface SafetyTexts {
  loading: string;
  onlyYou: string;
  country: string;
  chooseCountry: string;
  guessed: string;
  staysHere: string;
  /** Before the month, e.g. "November 2026". */
  compared: string;
  call: string;
  textMessage: string;
  hide: string;
  close: string;
  /** The neutral heading of folded help. */
  forYou: string;
  unfold: string;
  leave: string;
  escape: string;
  history: string;
  erase: string;
  /** The link to the page of all numbers. */
  allNumbers: string;
  language: string;
  print: string;
  /** Before the name of the page that states a number. */
  source: string;
}

/** What surrounds the help, in the writer's language. */
export const safetyTexts: Record<SafetyLanguage, SafetyTexts> = {
  en: {
    loading: 'Loading who you can talk to…',
    onlyYou: 'Only you see this.',
    country: 'Your country',
    chooseCountry: 'Choose a country',
    guessed: 'This is a guess from the settings of your device.',
    staysHere: 'Your choice stays on this device. Nothing about it is sent anywhere.',
    compared: 'Numbers last compared with their sources:',
    call: 'Call',
    textMessage: 'Text',
    hide: 'Hide',
    close: 'Close',
    forYou: 'For you',
    unfold: 'Show',
    leave: 'Leave this page',
    escape: 'Pressing Escape three times leaves this page too.',
    history:
      'The pages you visited stay in the history of this browser. If someone else uses this device, delete them there, or use a private window.',
    erase: 'Delete what I typed',
    allNumbers: 'All numbers, by country and need',
    language: 'Language',
    print: 'Print',
    source: 'Source:',
  },
  es: {
    loading: 'Buscando con quién puedes hablar…',
    onlyYou: 'Solo tú ves esto.',
    country: 'Tu país',
    chooseCountry: 'Elige un país',
    guessed: 'Es una suposición según los ajustes de tu dispositivo.',
    staysHere: 'Tu elección se queda en este dispositivo. No se envía nada a ninguna parte.',
    compared: 'Números comparados con sus fuentes por última vez:',
    call: 'Llamar al',
    textMessage: 'SMS',
    hide: 'Ocultar',
    close: 'Cerrar',
    forYou: 'Para ti',
    unfold: 'Mostrar',
    leave: 'Salir de esta página',
    escape: 'También sales de esta página si pulsas Escape tres veces.',
    history:
      'Las páginas que visitas quedan en el historial de este navegador. Si alguien más usa este dispositivo, bórralas allí o usa una ventana privada.',
    erase: 'Borrar lo que escribí',
    allNumbers: 'Todos los números, por país y necesidad',
    language: 'Idioma',
    print: 'Imprimir',
    source: 'Fuente:',
  },
  de: {
    loading: 'Ansprechstellen werden geladen …',
    onlyYou: 'Nur du siehst das.',
    country: 'Dein Land',
    chooseCountry: 'Land auswählen',
    guessed: 'Das ist eine Vermutung nach den Einstellungen deines Geräts.',
    staysHere: 'Deine Auswahl bleibt auf diesem Gerät. Nichts davon wird verschickt.',
    compared: 'Nummern zuletzt mit ihren Quellen verglichen:',
    call: 'Anrufen:',
    textMessage: 'SMS:',
    hide: 'Ausblenden',
    close: 'Schließen',
    forYou: 'Für dich',
    unfold: 'Anzeigen',
    leave: 'Diese Seite verlassen',
    escape: 'Auch wenn du dreimal Escape drückst, verlässt du diese Seite.',
    history:
      'Besuchte Seiten bleiben im Verlauf dieses Browsers. Wenn noch jemand dieses Gerät benutzt, lösche sie dort oder nimm ein privates Fenster.',
    erase: 'Meinen Text löschen',
    allNumbers: 'Alle Nummern, nach Land und Anliegen',
    language: 'Sprache',
    print: 'Drucken',
    source: 'Quelle:',
  },
  fr: {
    loading: 'Un instant : à qui tu peux parler…',
    onlyYou: 'Personne d’autre que toi ne voit ceci.',
    country: 'Ton pays',
    chooseCountry: 'Choisis un pays',
    guessed: 'C’est une supposition d’après les réglages de ton appareil.',
    staysHere: 'Ton choix reste sur cet appareil. Rien n’est envoyé.',
    compared: 'Numéros comparés à leurs sources pour la dernière fois :',
    call: 'Appeler le',
    textMessage: 'SMS :',
    hide: 'Masquer',
    close: 'Fermer',
    forYou: 'Pour toi',
    unfold: 'Afficher',
    leave: 'Quitter cette page',
    escape: 'Appuyer trois fois sur Échap permet aussi de quitter cette page.',
    history:
      'Les pages visitées restent dans l’historique de ce navigateur. Si quelqu’un d’autre utilise cet appareil, supprime-les de l’historique ou utilise une fenêtre privée.',
    erase: 'Effacer mon texte',
    allNumbers: 'Tous les numéros, par pays et par besoin',
    language: 'Langue',
    print: 'Imprimer',
    source: 'Source :',
  },
  pt: {
    loading: 'Um momento: com quem você pode falar…',
    onlyYou: 'Só você vê isto.',
    country: 'Seu país',
    chooseCountry: 'Escolha um país',
    guessed: 'É um palpite a partir das configurações do seu dispositivo.',
    staysHere: 'Sua escolha fica neste dispositivo. Nada é enviado.',
    compared: 'Números comparados com as fontes pela última vez:',
    call: 'Ligar para',
    textMessage: 'SMS:',
    hide: 'Ocultar',
    close: 'Fechar',
    forYou: 'Para você',
    unfold: 'Mostrar',
    leave: 'Sair desta página',
    escape: 'Pressionar Escape três vezes também fecha esta página.',
    history:
      'As páginas visitadas ficam no histórico deste navegador. Se mais alguém usa este dispositivo, apague-as no histórico ou use uma janela privada.',
    erase: 'Apagar o que escrevi',
    allNumbers: 'Todos os números, por país e necessidade',
    language: 'Idioma',
    print: 'Imprimir',
    source: 'Fonte:',
  },
  it: {
    loading: 'Cerco con chi puoi parlare…',
    onlyYou: 'Lo vedi solo tu.',
    country: 'Il tuo Paese',
    chooseCountry: 'Scegli un Paese',
    guessed: 'È un’ipotesi in base alle impostazioni del tuo dispositivo.',
    staysHere: 'La tua scelta resta su questo dispositivo. Non viene inviato nulla.',
    compared: 'Numeri confrontati con le fonti l’ultima volta:',
    call: 'Chiama il',
    textMessage: 'SMS:',
    hide: 'Nascondi',
    close: 'Chiudi',
    forYou: 'Per te',
    unfold: 'Mostra',
    leave: 'Lascia questa pagina',
    escape: 'Anche premendo tre volte Esc lasci questa pagina.',
    history:
      'Le pagine visitate restano nella cronologia di questo browser. Se anche altri usano questo dispositivo, cancellale lì o usa una finestra privata.',
    erase: 'Cancella quello che ho scritto',
    allNumbers: 'Tutti i numeri, per Paese e bisogno',
    language: 'Lingua',
    print: 'Stampa',
    source: 'Fonte:',
  },
};
