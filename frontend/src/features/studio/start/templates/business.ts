import { templatesOf } from '../template.ts';

export const business = templatesOf('business', [
  {
    id: 'first-business',
    title: 'How I started my own small business',
    description: 'I wanted to work for myself. This is how I began, with little money and many questions.',
    stages: [
      [
        'The idea',
        ['Ask the people who would pay', 'whom did you ask, and what did they say?'],
        ['Work out what it costs', 'what did you forget to count?'],
      ],
      [
        'Starting',
        ['Register it', 'what did you have to do, and what took longest?'],
        ['Find the first customer', 'who was it, and how did they find you?'],
      ],
      [
        'The first year',
        ['Set a price you can live on', 'how did you find your price?'],
        ['Put money aside for tax', 'how did you do it?'],
        ['Say no to the wrong work', 'when did you learn this?'],
      ],
    ],
  },
  {
    id: 'closing-a-business',
    title: 'How I closed a business and went on',
    description: 'It did not work out. This is how I ended it decently, and what I did afterwards.',
    stages: [
      [
        'Deciding',
        ['Look at the numbers with somebody', 'who looked at them with you?'],
        ['Set a date', 'what made you decide?'],
      ],
      [
        'Ending it',
        ['Tell the people who work for you', 'what did you say?'],
        ['Speak to those you owe', 'what did you agree on?'],
      ],
      [
        'Afterwards',
        ['Rest before the next thing', 'how long did you need?'],
        ['Say what you learned', 'what would you do differently?'],
      ],
    ],
  },
  {
    id: 'first-people',
    title: 'How I hired the first person',
    description: 'There was more work than I could do. This is how I learned to share it.',
    stages: [
      [
        'Before',
        ['Write down what you would give away', 'what was on the list?'],
        ['Count whether it pays', 'how did you know that you could afford it?'],
      ],
      [
        'Finding somebody',
        ['Say honestly what the work is', 'how did you describe it?'],
        ['Try it together', 'what did you look for on a trial day?'],
      ],
      [
        'Working together',
        ['Show it once, then let go', 'what was hard to let go of?'],
        ['Talk when something goes wrong', 'what did you say the first time?'],
      ],
    ],
  },
]);
