import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { HelpPageTexts } from './help-shape.ts';

export const HELP_PAGE_TEXTS: Readonly<Record<SafetyLanguage, HelpPageTexts>> = {
  en: {
    title: 'Help now',
    intro:
      'People who are there for this, also tonight. You do not need the right words: “I need help” is enough.',
    emergency: [
      'Danger to life, or a medical emergency',
      'Call {emergency}. Also when somebody was hurt, has taken something, will not wake up, has pain in the chest or a fit, or when you are not sure.',
    ],
    needs: {
      crisis: [
        'You want to die, hurt yourself, or cannot go on',
        'Call or write to one of these, also when you fear for somebody else. If you can, go where another person is.',
      ],
      poison: [
        'Poison, or too many tablets',
        'Call before there are signs, and say what was taken, how much and when. Do not make anybody vomit. If somebody will not wake or breathes badly, call {emergency} first.',
      ],
      violence: [
        'Violence at home',
        'They listen, also without your name, and leave the decisions to you. Call when it is safe to talk. In danger now: {emergency}.',
      ],
      child: [
        'A child who is hurt or afraid',
        'For children, and for adults who worry about one. It is never the child’s fault. In danger now: {emergency}.',
      ],
    },
  },
  de: {
    title: 'Hilfe jetzt',
    intro:
      'Menschen, die dafür da sind, auch heute Nacht. Du brauchst nicht die richtigen Worte: „Ich brauche Hilfe“ genügt.',
    emergency: [
      'Lebensgefahr oder medizinischer Notfall',
      'Ruf {emergency} an. Auch wenn jemand verletzt ist, etwas genommen hat, nicht aufwacht, Schmerzen in der Brust oder einen Krampfanfall hat, oder wenn du unsicher bist.',
    ],
    needs: {
      crisis: [
        'Du willst sterben, dich verletzen oder kannst nicht mehr',
        'Ruf hier an oder schreib, auch wenn du um jemanden Angst hast. Wenn du kannst, geh dorthin, wo ein anderer Mensch ist.',
      ],
      poison: [
        'Vergiftung oder zu viele Tabletten',
        'Ruf an, bevor sich etwas zeigt, und sag, was genommen wurde, wie viel und wann. Bring niemanden zum Erbrechen. Wenn jemand nicht aufwacht oder schlecht atmet, ruf zuerst {emergency} an.',
      ],
      violence: [
        'Gewalt zu Hause',
        'Hier hört man dir zu, auch ohne Namen, und du entscheidest. Ruf an, wenn du ungestört sprechen kannst. In Gefahr: {emergency}.',
      ],
      child: [
        'Ein Kind wird verletzt oder hat Angst',
        'Für Kinder und für Erwachsene, die sich um eines sorgen. Ein Kind ist nie schuld. In Gefahr: {emergency}.',
      ],
    },
  },
  es: {
    title: 'Ayuda ahora',
    intro:
      'Personas que están para esto, también esta noche. No hacen falta las palabras justas: «necesito ayuda» basta.',
    emergency: [
      'Peligro de muerte o emergencia médica',
      'Llama al {emergency}. También si alguien está herido, ha tomado algo, no despierta, tiene dolor en el pecho o una convulsión, o si no lo sabes.',
    ],
    needs: {
      crisis: [
        'Quieres morir, hacerte daño o no puedes más',
        'Llama o escribe aquí, también si temes por otra persona. Si puedes, ve adonde haya alguien.',
      ],
      poison: [
        'Intoxicación o demasiadas pastillas',
        'Llama antes de que haya síntomas y di qué se tomó, cuánto y cuándo. No hagas vomitar a nadie. Si alguien no despierta o respira mal, llama primero al {emergency}.',
      ],
      violence: [
        'Violencia en casa',
        'Te escuchan, también sin tu nombre, y las decisiones son tuyas. Llama cuando puedas hablar sin peligro. En peligro ahora: {emergency}.',
      ],
      child: [
        'Un niño o una niña que sufre daño o tiene miedo',
        'Para niños y para adultos que se preocupan. La culpa nunca es suya. En peligro ahora: {emergency}.',
      ],
    },
  },
  fr: {
    title: 'Aide maintenant',
    intro:
      'Des personnes sont là pour ça, aussi cette nuit. Pas besoin des mots justes : « j’ai besoin d’aide » suffit.',
    emergency: [
      'Vie en danger ou urgence médicale',
      'Appelle le {emergency}. Aussi quand quelqu’un est blessé, a pris quelque chose, ne se réveille pas, a mal à la poitrine ou convulse, ou si tu as un doute.',
    ],
    needs: {
      crisis: [
        'Tu veux mourir, te faire du mal, ou tu n’en peux plus',
        'Appelle ou écris ici, aussi si tu as peur pour quelqu’un. Si tu peux, va là où il y a une autre personne.',
      ],
      poison: [
        'Intoxication, ou trop de comprimés',
        'Appelle avant les premiers signes et dis ce qui a été pris, combien et quand. Ne fais vomir personne. Si quelqu’un ne se réveille pas ou respire mal, appelle d’abord le {emergency}.',
      ],
      violence: [
        'Violences à la maison',
        'On t’écoute, même sans ton nom, et c’est toi qui décides. Appelle quand tu peux parler sans risque. En danger maintenant : {emergency}.',
      ],
      child: [
        'Un enfant qu’on blesse ou qui a peur',
        'Pour les enfants, et pour les adultes qui s’inquiètent. Ce n’est jamais la faute de l’enfant. En danger maintenant : {emergency}.',
      ],
    },
  },
  pt: {
    title: 'Ajuda agora',
    intro:
      'Pessoas que estão aqui para isto, também esta noite. Não é preciso achar as palavras certas: «preciso de ajuda» basta.',
    emergency: [
      'Vida em perigo ou emergência médica',
      'Ligue {emergency}. Também quando alguém está ferido, tomou alguma coisa, não acorda, tem dor no peito ou uma convulsão, ou se não tem certeza.',
    ],
    needs: {
      crisis: [
        'Quer morrer, machucar-se, ou não aguenta mais',
        'Ligue ou escreva para aqui, também se teme por outra pessoa. Se puder, vá para onde haja alguém.',
      ],
      poison: [
        'Intoxicação ou comprimidos a mais',
        'Ligue antes de haver sinais e diga o que foi tomado, quanto e quando. Não provoque o vômito. Se alguém não acorda ou respira mal, ligue primeiro {emergency}.',
      ],
      violence: [
        'Violência em casa',
        'Ouvem, mesmo sem o seu nome, e quem decide é você. Ligue quando for seguro falar. Em perigo agora: {emergency}.',
      ],
      child: [
        'Uma criança que sofre ou tem medo',
        'Para crianças e para adultos que se preocupam. A culpa nunca é da criança. Em perigo agora: {emergency}.',
      ],
    },
  },
  it: {
    title: 'Aiuto adesso',
    intro:
      'Persone che ci sono per questo, anche stanotte. Non servono le parole giuste: «ho bisogno di aiuto» basta.',
    emergency: [
      'Pericolo di vita o emergenza medica',
      'Chiama il {emergency}. Anche quando qualcuno è ferito, ha preso qualcosa, non si sveglia, ha dolore al petto o una convulsione, o se hai un dubbio.',
    ],
    needs: {
      crisis: [
        'Vuoi morire, farti del male, o non ce la fai più',
        'Chiama o scrivi qui, anche se temi per qualcun altro. Se puoi, vai dove c’è un’altra persona.',
      ],
      poison: [
        'Avvelenamento o troppe pastiglie',
        'Chiama prima dei sintomi e di’ che cosa è stato preso, quanto e quando. Non far vomitare nessuno. Se qualcuno non si sveglia o respira male, chiama prima il {emergency}.',
      ],
      violence: [
        'Violenza in casa',
        'Ti ascoltano, anche senza il tuo nome, e decidi tu. Chiama quando puoi parlare senza rischi. In pericolo adesso: {emergency}.',
      ],
      child: [
        'Un bambino che subisce violenza o ha paura',
        'Per i bambini e per gli adulti che si preoccupano. La colpa non è mai loro. In pericolo adesso: {emergency}.',
      ],
    },
  },
};
