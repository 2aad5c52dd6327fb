import { templatesOf } from '../template.ts';

export const careerChange = templatesOf('career-change', [
  {
    id: 'new-trade',
    title: 'How I learned a new trade',
    description: 'I left the work I knew and learned another from the beginning. This is the way I took.',
    stages: [
      [
        'Before I left',
        ['Notice what no longer fits', 'what told you that the old work was over?'],
        ['Try the new work for a day', 'where did you try it, and what surprised you?'],
        ['Count how long the money lasts', 'what did you live on while you learned?'],
      ],
      [
        'Learning it',
        ['Choose one place to learn', 'how did you choose it, and what did it cost?'],
        ['Find somebody who does it', 'who helped you, and how did you ask?'],
      ],
      [
        'The first paid work',
        ['Do one small job for somebody', 'what was it, and what went wrong?'],
        ['Tell people what you do now', 'what did you say, and to whom?'],
      ],
    ],
  },
  {
    id: 'after-losing-work',
    title: 'How I found work again after losing my job',
    description: 'I lost my job and did not see it coming. This is how I found my way to the next one.',
    stages: [
      [
        'The first weeks',
        ['Tell the people you live with', 'how did you say it, and what helped?'],
        ['Ask for the help you are owed', 'what could you get, and where did you go?'],
        ['Give the day a shape', 'what did your days look like?'],
      ],
      [
        'Looking',
        ['Write down what you can do', 'what had you forgotten that you can do?'],
        ['Speak to people before you apply', 'who did you speak to, and what did they say?'],
        ['Go on after a no', 'which no was the hardest, and what did you do next?'],
      ],
      [
        'Beginning again',
        ['Get through the first month', 'what would you tell somebody on their first day?'],
      ],
    ],
  },
  {
    id: 'back-after-a-break',
    title: 'How I went back to work after years at home',
    description: 'I had been away from work for years and thought that nobody would want me. Somebody did.',
    stages: [
      [
        'Deciding',
        ['Say what you want from work now', 'what did you want, and what could you not give?'],
        ['Talk about who does what at home', 'what changed at home?'],
      ],
      [
        'Getting ready',
        ['Learn what changed meanwhile', 'what did you learn again, and how?'],
        ['Explain the break in one sentence', 'which sentence did you use?'],
      ],
      [
        'Going back',
        ['Start with a small step', 'what was the first work you did?'],
        ['Look back after three months', 'what was harder than you thought, and what was easier?'],
      ],
    ],
  },
]);
