import type { HelpTexts } from './help-shape.ts';

export const HELP_IT: HelpTexts = {
  title: {
    strong: 'Parla adesso con una persona',
    'ask-first': 'Chiedi prima a qualcuno',
  },
  intro: {
    strong:
      'Quello che scrivi conta più di ogni altra cosa qui. Il resto può aspettare. Non servono le parole giuste: basta «ho bisogno di aiuto».',
    'ask-first': 'Fai bene a chiedere. È una cosa per chi può guardare la tua situazione, oggi se possibile.',
  },
  sections: {
    suicide: [
      'Qualcuno con cui parlare',
      'Chiama o scrivi qui. Se puoi, vai dove c’è un’altra persona e allontana ciò che potresti usare. Se temi per qualcuno, restagli accanto, chiedi apertamente e chiamate insieme.',
    ],
    'self-harm': [
      'Quando ti fai del male',
      'Se una ferita è profonda o continua a sanguinare, premi con un panno pulito e chiama il {emergency}. Altrimenti parla con queste persone: lo conoscono e non giudicano.',
    ],
    overdose: [
      'Agisci adesso, anche se stai bene',
      'Chiama subito il {emergency} o il centro antiveleni e di’ che cosa è stato preso, quanto e quando. Non dormirci su, non provocare il vomito, non aspettare. Chi non si sveglia: mettilo sul fianco e resta lì.',
    ],
    'violence-at-home': [
      'Quando puoi parlare senza nessuno vicino',
      'Non hai fatto niente per meritarlo. Queste persone ascoltano, anche senza il tuo nome, e decidi tu. Chiama quando è sicuro; accorda con qualcuno vicino una parola che voglia dire «chiama aiuto». Su un telefono condiviso la chiamata o questa pagina si possono vedere dopo.',
    ],
    child: [
      'Per un bambino o una bambina',
      'La colpa non è mai sua. Qui ascoltano bambini e adulti preoccupati. Anche i servizi sociali possono agire. Se è in pericolo adesso, chiama il {emergency}.',
    ],
    'harm-to-others': [
      'Prima allontanati',
      'Vai altrove, lontano dalla persona e da ciò che può ferire. Poi chiama: parleranno con te senza giudicarti. Se puoi perdere il controllo, chiama il {emergency}; dirlo ad alta voce lo ferma.',
    ],
    'medical-emergency': [
      'Chiama i soccorsi',
      'Chiama subito il {emergency} e di’ che cosa è successo e quale medicina manca o è stata sospesa. Se qualcuno non si sveglia, mettilo su un fianco e resta lì. Non aspettare che passi.',
    ],
    withdrawal: [
      'Un medico prima di smettere',
      'Smettere di colpo con l’alcol o i calmanti può essere pericoloso. Parla oggi con un medico o con il SerD; lo pianificano con te. Con tremori, convulsioni o confusione chiama il {emergency}.',
    ],
    medicine: [
      'Un medico o una farmacia',
      'Continua come prima finché non hai chiesto. In farmacia spesso rispondono oggi, anche al telefono. Di’ che cosa prendi, quanto, e perché vuoi cambiare.',
    ],
    pregnancy: [
      'Un’ostetrica o un medico',
      'Chiedi alla tua ostetrica o al medico prima di cominciare. Con perdite di sangue, dolore forte o se il bambino si muove meno, chiama subito loro o il {emergency}.',
    ],
    'chest-pain': [
      'Chiama adesso',
      'Un dolore o un peso al petto può essere il cuore. Fermati, siediti e chiama il {emergency} adesso. Non guidare. Se è passato, vai oggi da un medico.',
    ],
    'eating-disorder': [
      'Un medico o un centro di ascolto',
      'È una malattia e si può aiutare. Chiedi un colloquio a un medico o a un centro per i disturbi alimentari; qualcuno può chiamare con te. Se svieni o il cuore corre, chiama il {emergency}.',
    ],
    eviction: [
      'Sindacato inquilini o assistenza legale',
      'Chiama oggi un sindacato degli inquilini o l’assistenza legale, con la lettera in mano. I termini possono essere brevi, e un avviso raramente vuol dire che devi uscire subito. Prima non firmare niente.',
    ],
    court: [
      'Un avvocato o il gratuito patrocinio',
      'Chiama oggi un avvocato o lo sportello legale e leggi la data. Chiedi del gratuito patrocinio. Presentati quel giorno, anche se non hai ancora un avvocato.',
    ],
  },
  emergency: 'Se una vita è in pericolo adesso, chiama il {emergency}.',
  urgent: 'Chiama subito il {emergency}.',
  emergencyNumbers: '112 in Europa, 911 in Nord America, o il numero di emergenza di dove ti trovi',
  always: 'giorno e notte',
  directory: 'Find a Helpline: linee gratuite nel tuo paese',
};
