import { demoPeople } from '@waymark/demo/people';
import { type DemoRoadmap, stage, step } from '../demo-story.ts';
import { debtMedia } from '../media/debt-media.ts';

const story = `The letters went into the drawer under the oven. I told myself I would open them at the weekend, and there were a great many weekends. I drive a city bus in Brno; I earned enough, and every month it was gone by the twelfth. There had been a divorce, a car, a roof, and then loans to pay for loans. When a bailiff rang the bell at seven in the morning my daughter opened the door, and she was nine. That was the day I emptied the drawer.

It took me and my sister Jana a whole Sunday. We opened every envelope and put three things on a sheet of paper for each: whom I owed, how much, and at what interest. Nine lenders. Thirty-eight thousand four hundred euros. I felt sick, and then, strangely, lighter, because it was the first time it had been a number and not a fog.

On Monday I rang the first of them. I had a script on a card: I owe you this money, I want to pay it, this is what I can pay each month, can you stop the penalties. My voice shook. Six out of nine said yes. The debt counsellor at the town hall, who costs nothing, dealt with the other three, and I am still ashamed that I had walked past her office for two years.

Then came the dull part, which is the part that worked. For thirty days I wrote down every crown I spent, also the coffee. I found that I was paying for two phones, a gym I had never entered, and lunch. I moved the payments to the morning the wage arrived, so that the money left before I could meet it. What remained I drew in cash, in four envelopes, one for each week.

I paid the smallest debt first, although the books say the dearest. I needed to see one disappear. When it did, Jana crossed it out with a red pen and we ate dumplings. After that each payment that ended was added to the next one, and the last two years went faster than the first six months.

There were setbacks. The washing machine died in the second winter, and from then on I put twenty euros a week into a tin before anything else, so that the next machine would not become the next loan. In the fourth year, on a Wednesday, I made the last transfer from my phone at the terminus and drove the route back with an empty bus and a wet face. I still do the Sunday table. Ten minutes, every week, all the letters open.`;

export const debt: DemoRoadmap = {
  id: 'roadmap2',
  sourceId: '0192d3a0-0002-7000-8000-000000000002',
  mentorId: demoPeople.tomas.id,
  categoryId: 'financial-recovery',
  title: 'Paying Back Every Cent on an Ordinary Wage',
  description:
    'For people with a drawer full of unopened letters. How a bus driver who owed €38,400 to nine lenders opened all of them, rang all of them, and was free after four years. No tricks, no investing, one kitchen table.',
  duration: '2-4 years',
  tags: ['debt', 'budgeting', 'minimum wage'],
  publishedDaysAgo: 35,
  followerIds: [demoPeople.learner.id, demoPeople.kofi.id, demoPeople.ines.id],
  story,
  media: debtMedia,
  stages: [
    stage(
      'Empty the drawer',
      '1 weekend',
      'Turn the fog into a number. It is the worst day, and then it is over.',
      [
        step(
          'Ask somebody to sit beside you',
          '1 phone call',
          'Not to judge and not to pay: to be there, and to make tea. Shame does badly in company.',
          'It took me and my sister Jana a whole Sunday.',
        ),
        step(
          'Open every envelope',
          '2-3 hours',
          'All of them, also the red ones. Do nothing about them yet; only open them and lay them out.',
          'We opened every envelope',
        ),
        step(
          'Make one line for each debt',
          '1 hour',
          'Whom, how much, at what interest. One sheet of paper, no other columns.',
          'whom I owed, how much, and at what interest',
        ),
        step(
          'Add it up and write the sum down',
          '5 minutes',
          'It may make you feel sick. It will also be the largest it ever has to be.',
          'it was the first time it had been a number and not a fog',
        ),
      ],
    ),
    stage(
      'Ring them before they ring you',
      '2 weeks',
      'Most lenders would rather have a little every month than a lawyer.',
      [
        step(
          'Write your script on a card',
          '15 minutes',
          'Four sentences, read word for word if need be. Work out first what you can truly pay each month.',
          'I owe you this money, I want to pay it, this is what I can pay each month, can you stop the penalties',
        ),
        step(
          'Make the first call',
          '20 minutes',
          'Begin with the one you fear least. Note the name, the day and what was agreed, and ask for it in writing.',
          'On Monday I rang the first of them.',
        ),
        step(
          'Find the free debt counsellor',
          '1 appointment',
          'Nearly every town has one. Take the sheet with you, and give them those who said no.',
          'The debt counsellor at the town hall, who costs nothing, dealt with the other three',
        ),
      ],
    ),
    stage('Let the money leave by itself', '1 month', 'The dull part. It is the part that works.', [
      step(
        'Write down everything for thirty days',
        '2 minutes a day',
        'Also the coffee. You are not saving yet, you are watching.',
        'For thirty days I wrote down every crown I spent, also the coffee.',
      ),
      step(
        'Cancel what you never use',
        '1 evening',
        'Go through the list with a pen and end at least two things tonight.',
        'I found that I was paying for two phones, a gym I had never entered, and lunch.',
      ),
      step(
        'Move every payment to payday',
        '30 minutes',
        'Standing orders, on the morning the wage comes. What you do not see, you do not spend.',
        'so that the money left before I could meet it',
      ),
      step(
        'Live from four envelopes',
        '1 hour a month',
        'Draw what remains in cash, one envelope a week. When it is empty, the week is soup.',
        'in four envelopes, one for each week',
      ),
    ]),
    stage('Watch them disappear', '1-3 years', 'One debt after the other, and a small feast for each.', [
      step(
        'Pay the smallest one first',
        '1-6 months',
        'It may cost a little more than beginning with the dearest. What it buys is the strength to go on.',
        'I paid the smallest debt first, although the books say the dearest. I needed to see one disappear.',
      ),
      step(
        'Cross it out, and celebrate',
        '1 evening',
        'With a red pen, and with somebody who knows. Dumplings are cheap.',
        'Jana crossed it out with a red pen and we ate dumplings',
      ),
      step(
        'Add each ended payment to the next',
        '10 minutes',
        'The money is used to leaving. Send it to the next name on the sheet.',
        'each payment that ended was added to the next one',
      ),
    ]),
    stage(
      'Stay free',
      'ongoing',
      'Two habits, so that the next broken machine is an errand and not a loan.',
      [
        step(
          'Fill a tin for the next breakdown',
          '1 minute a week',
          'A small sum before anything else, also while you still owe. It is what keeps new debt out.',
          'I put twenty euros a week into a tin before anything else',
        ),
        step(
          'Keep the Sunday table',
          '10 minutes a week',
          'Sit down, open everything, look at the sheet. For ever, and never longer than ten minutes.',
          'Ten minutes, every week, all the letters open.',
        ),
        step(
          'Tell somebody when the last one is paid',
          '5 minutes',
          'You carried it quietly for long enough. Let somebody see you put it down.',
          'I made the last transfer from my phone at the terminus',
        ),
      ],
    ),
  ],
};
