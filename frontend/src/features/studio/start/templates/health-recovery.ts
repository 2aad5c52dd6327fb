import { templatesOf } from '../template.ts';

export const healthRecovery = templatesOf('health-recovery', [
  {
    id: 'getting-sober',
    title: 'How I got sober',
    description: 'I drank for years, and I do not any more. This is how I stopped and how I stay stopped.',
    stages: [
      [
        'Before the first day',
        ['Admit it to one person', 'who was it, and what did you say?'],
        ['See a doctor before you stop', 'what did the doctor tell you about stopping safely?'],
      ],
      [
        'The first months',
        ['Find people who know it', 'where did you find them?'],
        ['Plan the evening', 'what did you do at the hour when you used to drink?'],
        ['Get through a craving', 'what helped you through it?'],
      ],
      [
        'Staying with it',
        ['Answer when somebody offers one', 'what do you say?'],
        ['Know what to do after a slip', 'what happened, and how did you go on?'],
      ],
    ],
  },
  {
    id: 'after-an-illness',
    title: 'How I got back on my feet after an illness',
    description: 'I was ill for a long time. This is how I came back to a life that is mine.',
    stages: [
      [
        'In treatment',
        ['Write down your questions for the doctor', 'which question mattered most?'],
        ['Say what you need from others', 'what did you ask for?'],
      ],
      [
        'Coming home',
        ['Do a little more each week', 'what could you do in the first week, and in the tenth?'],
        ['Accept a step back', 'what did you do when it got worse again?'],
      ],
      [
        'Living with it',
        ['Find the new measure', 'what do you do differently now?'],
        ['Go to the check-ups', 'how do you get through the days before?'],
      ],
    ],
  },
  {
    id: 'moving-again',
    title: 'How I began to move again',
    description: 'I had not moved for years. This is how I began, slowly, and kept on.',
    stages: [
      [
        'Beginning',
        ['Ask a doctor what is safe', 'what did you have to take care of?'],
        ['Choose something easy', 'what was it, and how long did you do it?'],
      ],
      [
        'Keeping on',
        ['Tie it to something you do anyway', 'when do you do it?'],
        ['Go on after a break', 'what stopped you, and how did you begin again?'],
      ],
      ['A year later', ['Look at what changed', 'what can you do now that you could not do then?']],
    ],
  },
]);
