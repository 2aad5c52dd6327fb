import { demoPeople } from '@waymark/demo/people';
import { type DemoRoadmap, stage, step } from '../demo-story.ts';

const story = `When I arrived in Hamburg I had one suitcase, a diploma nobody could read, and my grandmother's recipe for groundnut soup in my head. I cleaned offices from four in the morning. On Fridays I cooked for the other cleaners, and one day a woman from the third floor paid me for a bowl. Five euros. I still have the note.

I did not begin with a restaurant. I began with a folding table. For eight Saturdays I stood at the flea market in Barmbek with two pots and asked everybody who ate the same three questions: what would you change, what would you pay, would you come back. I wrote the answers on the backs of receipts. They told me that the soup was good, the portions were too big, and that nobody understood my sign.

Then I went to the chamber of commerce, with a friend to translate, and asked what a man must have before he may sell soup. There was a hygiene course of one morning, a trade registration for less than sixty euros, and a kitchen that had been inspected. I did not have a kitchen. A church had one that stood empty on weekdays. I wrote the pastor a letter by hand and offered him Thursday lunch for his old people, and he gave me the key.

I learned numbers the hard way. In the third month I had sold out every week and there was nothing in the account. My accountant, whom I found at the evening school, sat me down and made me weigh everything: what one bowl really costs, with the gas, the lid and my hour. It was four euros ten, and I was selling it for five. I raised the price to seven fifty and lost four customers. Four.

The bank said no twice. The third time I brought a folder: twelve months of takings, the questions and answers from the market, letters from two offices that ordered every week. They lent me less than I asked for and it was enough. I signed for a shop of thirty square metres, with a year's notice and not ten, because Auntie Esi had told me never to sign longer than you can afford to be wrong.

We are six now. I pay myself last but I do pay myself, on the first of the month, like everybody else. On Mondays we are closed, and I sit with coffee and three numbers: what came in, what went out, what is owed. Everything else I can see from the faces.`;

export const kitchen: DemoRoadmap = {
  id: 'roadmap5',
  sourceId: '0192d3a0-0005-7000-8000-000000000005',
  mentorId: demoPeople.kofi.id,
  categoryId: 'business',
  title: 'From a Folding Table to a Restaurant',
  description:
    'How somebody with one suitcase and one recipe built a business in a country whose letters he could not read: ask first, get the papers, weigh everything, borrow with a folder in your hand, and pay yourself.',
  duration: '1-2 years',
  tags: ['restaurant', 'starting a business'],
  publishedDaysAgo: 16,
  followerIds: [demoPeople.tomas.id, demoPeople.mentor.id, demoPeople.jonas.id],
  story,
  stages: [
    stage('Sell it from a table', '2 months', 'Before you rent anything, let strangers eat.', [
      step(
        'Notice what people already pay you for',
        '30 minutes',
        'Think of the last three times somebody offered you money, or came back for more. Begin there.',
        'one day a woman from the third floor paid me for a bowl',
      ),
      step(
        'Take the smallest stand there is',
        '8 Saturdays',
        'A market, a stairwell, a school fair. Two pots are enough, and the same place every week.',
        'For eight Saturdays I stood at the flea market in Barmbek with two pots',
      ),
      step(
        'Ask everybody the same three questions',
        '1 minute each',
        'Word for word the same, so that you can count the answers.',
        'what would you change, what would you pay, would you come back',
      ),
      step(
        'Write the answers down and change one thing',
        '1 hour a week',
        'Do not defend yourself. Read them aloud in the evening, and change one thing by Saturday.',
        'the soup was good, the portions were too big, and that nobody understood my sign',
      ),
    ]),
    stage(
      'Get your papers right',
      '1 month',
      'The office is not your enemy. It has a list, and you can ask for it.',
      [
        step(
          'Ask what you must have',
          '1 morning',
          'Go to the chamber of commerce or the town hall, and take somebody who speaks the language better than you.',
          'asked what a man must have before he may sell soup',
        ),
        step(
          'Do the course and register the trade',
          '2 mornings',
          'It is cheaper than you fear. Keep every paper in one folder from the first day.',
          'a hygiene course of one morning, a trade registration for less than sixty euros',
        ),
        step(
          'Borrow a kitchen that stands empty',
          '2 weeks',
          'Churches, clubs and schools have them. Write by hand, and offer something they need.',
          'I wrote the pastor a letter by hand and offered him Thursday lunch for his old people',
        ),
      ],
    ),
    stage('Weigh everything', '1 month', 'Selling out is not the same as earning.', [
      step(
        'Look at what is left',
        '1 evening',
        'Takings minus everything, for one month. If nothing remains, you are paying to work.',
        'I had sold out every week and there was nothing in the account',
      ),
      step(
        'Cost one portion to the cent',
        '2 hours',
        'Ingredients, energy, packing, your own time. Weigh it, do not guess.',
        'what one bowl really costs, with the gas, the lid and my hour',
      ),
      step(
        'Set the price that carries you',
        '30 minutes',
        'Raise it once and properly, and count who really stays away.',
        'I raised the price to seven fifty and lost four customers.',
      ),
    ]),
    stage('Borrow with a folder', '2-3 months', 'A no is often a no to your papers.', [
      step(
        'Collect a year of proof',
        '1 evening a month',
        'Takings, answers, letters from those who order regularly. Order them as a stranger would read them.',
        'twelve months of takings, the questions and answers from the market, letters from two offices',
      ),
      step(
        'Go back after the second no',
        '1 appointment',
        'Ask what was missing, write it down, bring it next time.',
        'The bank said no twice. The third time I brought a folder',
      ),
      step(
        'Sign only what you can afford to be wrong about',
        '1 week',
        'Short notice, small rooms. Let somebody older read the contract.',
        'never to sign longer than you can afford to be wrong',
      ),
    ]),
    stage('Run it by three numbers', 'ongoing', 'A business you can see from one chair.', [
      step(
        'Pay yourself on the first',
        '10 minutes a month',
        'A fixed sum on a fixed day. What cannot pay you is a hobby.',
        'I pay myself last but I do pay myself, on the first of the month, like everybody else',
      ),
      step(
        'Keep one closed day',
        '1 day a week',
        'The pots rest, and so do you. Put the sign on the door and mean it.',
        'On Mondays we are closed',
      ),
      step(
        'Look at three numbers with your coffee',
        '20 minutes a week',
        'In, out, owed. If one of them surprises you, the week has its task.',
        'what came in, what went out, what is owed',
      ),
    ]),
  ],
};
