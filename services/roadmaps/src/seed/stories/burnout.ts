import { demoPeople } from '@waymark/demo/people';
import { type DemoRoadmap, stage, step } from '../demo-story.ts';
import { burnoutMedia } from '../media/burnout-media.ts';

const story = `I was an intensive care nurse for eleven years and proud of never calling in sick. The winter I turned thirty-six I sat in the hospital car park at ten to seven, engine off, and could not open the door. Nothing hurt. I just could not make my hand pull the handle. After twenty minutes I drove home and told my husband I had a migraine.

I told nobody the truth for three weeks. The first person I told was my GP, and I only managed it because I had written four sentences on the back of a parking ticket and read them out. She signed me off for a month and said something I have repeated to a hundred people since: you are not weak, you are injured, and injuries need a plan.

The first two weeks I slept, and felt guilty about sleeping. What helped was a notebook by the kettle. Each morning I wrote one number from zero to ten for how much I had in me, and I was not allowed to plan more than the number could pay for. On a two, I walked to the end of our street and back. On a five, I cooked. I deleted the rota app from my phone, because I had been reading it in bed at night like a person pressing on a bruise.

In the second month I went back over how it had happened. I drew a line down a page and wrote on the left what I gave, and on the right what I got back. The left side took two pages. The word that was missing from the whole sheet was no. So I practised it on small things. I said no to a cake stall. I said no to swapping a Sunday. My friend Ngozi made me say it out loud over the phone until we were both laughing.

When I returned it was for two short shifts a week, and my manager and I wrote the terms down before I set foot on the ward: no overtime for three months, a real break, and a word I could say if I had to leave the room. I used the word twice. Nobody died of it.

A year later I moved to community health. I kept the notebook. I kept Thursday evenings, which belong to a choir that does not care what I do for a living. Tiredness still comes, but now I see it on the road in front of me instead of finding it already in the house.`;

export const burnout: DemoRoadmap = {
  id: 'roadmap1',
  sourceId: '0192d3a0-0001-7000-8000-000000000001',
  mentorId: demoPeople.amara.id,
  categoryId: 'mental-health',
  title: 'Out of Burnout, One Number at a Time (sample data)',
  description:
    'For people who care for others and have nothing left. How an intensive care nurse stopped, rested without guilt, found where her strength was leaking and went back on written terms. This is sample data, here to show what a roadmap looks like.',
  duration: '4-6 months',
  tags: ['burnout', 'rest', 'asking for help'],
  publishedDaysAgo: 41,
  followerIds: [demoPeople.learner.id, demoPeople.mentor.id, demoPeople.mei.id, demoPeople.jonas.id],
  story,
  media: burnoutMedia,
  stages: [
    stage(
      'Say it out loud',
      '1 week',
      'Let one person know how tired you really are. Everything else is easier after that.',
      [
        step(
          'Write four true sentences',
          '15 minutes',
          'What is happening, since when, what frightens you, what you need. They do not have to sound good. The back of an envelope will do.',
          'I had written four sentences on the back of a parking ticket and read them out',
        ),
        step(
          'Read them to a doctor',
          '1 appointment',
          'Make the appointment today, and take the paper with you. If your voice goes, hand it over.',
          'The first person I told was my GP',
        ),
        step(
          'Call it an injury',
          '5 minutes',
          'Write this sentence where you see it in the morning. You would not argue with a broken leg.',
          'you are not weak, you are injured, and injuries need a plan',
        ),
      ],
    ),
    stage(
      'Spend only what you have',
      '2-4 weeks',
      'Rest by numbers, so that guilt has nothing to argue with.',
      [
        step(
          'Give each morning a number',
          '1 minute a day',
          'Put a notebook beside the kettle. Before anything else, write how much you have in you, from zero to ten.',
          'Each morning I wrote one number from zero to ten for how much I had in me',
        ),
        step(
          'Plan no more than the number pays for',
          '5 minutes a day',
          'Decide what fits into the number, and let the rest wait. A two is a two, whatever the calendar says.',
          'I was not allowed to plan more than the number could pay for',
        ),
        step(
          'Choose the walk for your worst days',
          '10 minutes',
          'Pick a way so short that you can do it on a two. To the corner counts.',
          'On a two, I walked to the end of our street and back',
        ),
        step(
          'Take away what you press like a bruise',
          '10 minutes',
          'The rota, the work chat, the inbox: remove the one you look at in bed.',
          'I deleted the rota app from my phone',
        ),
      ],
    ),
    stage(
      'Find the leak',
      '2 weeks',
      'See where your strength went, and practise the word that closes the tap.',
      [
        step(
          'Draw what you give and what you get',
          '30 minutes',
          'One page, one line down the middle. Be exact: people, hours, favours, worries.',
          'I drew a line down a page and wrote on the left what I gave, and on the right what I got back',
        ),
        step(
          'Look for the missing word',
          '10 minutes',
          'Read the left side again and mark everything you never agreed to, only did not refuse.',
          'The word that was missing from the whole sheet was no',
        ),
        step(
          'Say no to something small',
          '1 week',
          'Three small refusals this week, to things that matter little. You are training, not fighting.',
          'So I practised it on small things.',
        ),
        step(
          'Rehearse it with a friend',
          '20 minutes',
          'Ring somebody who likes you and say your next no aloud until it stops sounding like an apology.',
          'made me say it out loud over the phone until we were both laughing',
        ),
      ],
    ),
    stage(
      'Go back on written terms',
      '3 months',
      'Return smaller than your pride would like, and on paper.',
      [
        step(
          'Start with less than you can',
          '1 week',
          'Ask for the smallest step back that your work allows. You can always add; taking away is hard.',
          'When I returned it was for two short shifts a week',
        ),
        step(
          'Write the terms down first',
          '1 meeting',
          'Overtime, breaks, who covers for you: agree on it before the first day, and both keep a copy.',
          'my manager and I wrote the terms down before I set foot on the ward',
        ),
        step(
          'Agree on a word for leaving the room',
          '10 minutes',
          'One word that means: I have to step out now, no questions. Choose it together.',
          'a word I could say if I had to leave the room',
        ),
      ],
    ),
    stage('Keep what keeps you', 'ongoing', 'What healed you is not medicine to stop when you feel better.', [
      step(
        'Keep the notebook',
        '1 minute a day',
        'Go on writing the number. Three low ones in a row are a message.',
        'I kept the notebook.',
      ),
      step(
        'Guard one evening a week',
        '1 evening a week',
        'Give it to something where nobody needs you, and let nothing be swapped into it.',
        'I kept Thursday evenings, which belong to a choir that does not care what I do for a living',
      ),
      step(
        'Learn your early signs',
        '20 minutes',
        'Write down the three things that came first, long before the end. Show the list to somebody who sees you often.',
        'now I see it on the road in front of me instead of finding it already in the house',
      ),
    ]),
  ],
};
