import { templatesOf } from '../template.ts';

export const mentalHealth = templatesOf('mental-health', [
  {
    id: 'out-of-burnout',
    title: 'How I came back from burnout',
    description: 'I worked until I could not. This is how I got better, which took longer than I wanted.',
    stages: [
      [
        'Stopping',
        ['Notice the signs', 'which signs did you have, and which did you explain away?'],
        ['See a doctor', 'how did you say it, and what happened then?'],
        ['Tell them at work', 'what did you say, and what did you keep to yourself?'],
      ],
      [
        'Resting',
        ['Do one small thing a day', 'what could you do in the worst weeks?'],
        ['Let people help', 'who helped, and with what?'],
      ],
      [
        'Going back',
        ['Go back in steps', 'how many hours were the first ones?'],
        ['Change what made you ill', 'what is different now?'],
      ],
    ],
  },
  {
    id: 'living-with-anxiety',
    title: 'How I live with anxiety',
    description: 'It did not go away. This is how it stopped deciding what I do.',
    stages: [
      [
        'Knowing it',
        ['Give it a name', 'when did you understand what it was?'],
        ['Speak to somebody who knows it', 'who was it, and how did you find them?'],
      ],
      [
        'Meeting it',
        ['Do a small thing that frightens you', 'what was the first thing, and how did it go?'],
        ['Know what to do when it comes', 'what do you do in that minute?'],
      ],
      [
        'Living',
        ['Tell the people close to you what helps', 'what did you ask them to do, and not to do?'],
        ['Accept a bad day', 'how do you end one?'],
      ],
    ],
  },
  {
    id: 'after-a-loss',
    title: 'How I lived on after losing someone',
    description: 'Somebody I loved died. This is what I did in the first year, and what I would leave out.',
    stages: [
      [
        'The first weeks',
        ['Let others do the practical things', 'what did others do for you?'],
        ['Eat and sleep as you can', 'what got you through the nights?'],
      ],
      [
        'The first year',
        ['Keep a place for them', 'where or when do you think of them?'],
        ['Answer people who ask', 'what do you say?'],
        ['Get through the first anniversaries', 'how did you spend those days?'],
      ],
      ['Going on', ['Do something new', 'what was the first thing that was yours again?']],
    ],
  },
]);
