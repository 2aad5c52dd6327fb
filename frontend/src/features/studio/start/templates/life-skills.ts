import { templatesOf } from '../template.ts';

export const lifeSkills = templatesOf('life-skills', [
  {
    id: 'new-country',
    title: 'How I settled in a new country',
    description: 'I came with two suitcases and few words. This is how the new place became home.',
    stages: [
      [
        'Arriving',
        ['Get the papers that open the other doors', 'which came first, and what did it need?'],
        ['Find somebody who came before you', 'who was it?'],
      ],
      [
        'The language',
        ['Learn the words of one day', 'which words did you need first?'],
        ['Speak badly, and speak', 'what was the first real talk you had?'],
      ],
      [
        'At home',
        ['Do one thing every week with the same people', 'what was it?'],
        ['Keep something from before', 'what did you keep?'],
      ],
    ],
  },
  {
    id: 'caring-for-a-parent',
    title: 'How I cared for a parent without losing myself',
    description: 'My parent needed more and more help. This is how we found a way that lasted.',
    stages: [
      [
        'Seeing it',
        ['Talk before it is urgent', 'how did you begin the talk?'],
        ['Find out what help there is', 'where did you ask, and what could you get?'],
      ],
      [
        'Sharing it',
        ['Divide the work in the family', 'who does what?'],
        ['Let somebody come in', 'what made it possible to accept help?'],
      ],
      [
        'Keeping yourself',
        ['Keep one evening for yourself', 'what did you do with it?'],
        ['Say when it is too much', 'how did you say it, and what changed?'],
      ],
    ],
  },
  {
    id: 'on-my-own',
    title: 'How I learned to live on my own',
    description: 'For the first time nobody else did it. This is how I learned to run a home and a life.',
    stages: [
      [
        'The first week',
        ['Find out what has to be paid', 'what did you not know about?'],
        ['Cook three things', 'which three did you learn first?'],
      ],
      [
        'The first months',
        ['Make a plan for the week', 'what did you plan, and what did you leave open?'],
        ['Know whom to ring', 'who helped you when something broke?'],
      ],
      [
        'Being alone',
        ['Invite somebody', 'whom did you invite first?'],
        ['Get through a lonely evening', 'what helps you?'],
      ],
    ],
  },
]);
