import { templatesOf } from '../template.ts';

export const financialRecovery = templatesOf('financial-recovery', [
  {
    id: 'out-of-debt',
    title: 'How I paid off what I owed',
    description: 'I owed more than I dared to add up. This is how I paid it off, one letter after the other.',
    stages: [
      [
        'Looking at it',
        ['Open every letter', 'what did you find, and who was with you?'],
        ['Write down all of it in one place', 'how did you list it?'],
      ],
      [
        'Speaking to people',
        ['Ring the ones you owe', 'what did you say, and what did they offer?'],
        ['Ask a debt adviser', 'where did you find help that cost nothing?'],
      ],
      [
        'Paying it off',
        ['Choose what to pay first', 'how did you choose?'],
        ['Get through a bad month', 'what did you do when the money was not enough?'],
        ['Keep the next bill from becoming a debt', 'what do you still do today?'],
      ],
    ],
  },
  {
    id: 'first-savings',
    title: 'How I saved for the first time',
    description: 'Nothing was left at the end of the month. This is how I came to have something put aside.',
    stages: [
      [
        'Seeing where it goes',
        ['Write down a month of spending', 'what surprised you?'],
        ['Name what you will not give up', 'what did you keep, and why?'],
      ],
      [
        'Beginning small',
        ['Put the first amount aside', 'how much was it, and where did you put it?'],
        ['Make it happen by itself', 'how did you set it up?'],
      ],
      ['Keeping on', ['Use it when you need it', 'when did you need it, and how did you begin again?']],
    ],
  },
  {
    id: 'money-after-a-separation',
    title: 'How I got my money in order after a separation',
    description: 'We had shared everything. This is how I learned to stand on my own with money.',
    stages: [
      [
        'The first month',
        ['Find every account and contract', 'what did you find that you did not know of?'],
        ['Get advice before you sign', 'who advised you?'],
      ],
      [
        'Dividing it',
        ['Agree on what is whose', 'what was hard to agree on, and what helped?'],
        ['Change names and passwords', 'what did you nearly forget?'],
      ],
      [
        'On your own',
        ['Make a plan for one income', 'what does your month look like now?'],
        ['Do one thing that is only yours', 'what was it?'],
      ],
    ],
  },
]);
