import { demoPeople } from '@waymark/demo/people';
import { type DemoRoadmap, stage, step } from '../demo-story.ts';

const story = `They gave me the all-clear on a Friday and everybody cheered, and I went home and could not climb the stairs to my own flat without sitting down on the second landing. Six cycles of chemotherapy. I was forty-one, a primary school teacher in Porto, and I had the legs of my grandmother. Nobody tells you that the treatment ends long before the illness does.

I was afraid of my body. Every cough was it coming back. My oncologist let me ask all of it: I brought a page of questions and she answered them one by one, what pain means what, what heart rate is too high, when to ring and when to rest. At the bottom she wrote: you may get out of breath. I stuck that sheet inside the wardrobe door.

I began with the stairs. One landing more each week; there are five. My physiotherapist, Duarte, gave me a scale from one to ten and told me to stay at four, and to stop while I could still speak in sentences. I kept a diary with three columns: what I did, how I slept, how I was on the day after. The day after is the one that tells the truth. Whenever it was bad, I took back a third.

In April I walked to the river. In May I ran for one minute between two lamp posts and walked for four, and did it six times, and cried in front of a man selling sardines. One minute became two, then five. I never added more than one minute a week and I was never, not once, allowed to do two hard days in a row.

I would not have done it alone. On the ward I had met Graça, who had the bed by the window. We went out on Tuesdays and Saturdays, whatever the weather, and the rule was that whoever did not want to go had to come and say so at the door. Some mornings we only walked to the café. That counted.

Before the scans, fear came back and I could not run at all. So in scan weeks there was another plan: swim, sleep, be with people, no numbers. Afterwards I went on where I had been and not where the plan said I should be.

Two years after the all-clear I ran the ten kilometres along the Douro, in an hour and twenty-two minutes, in the last group, with Graça. The sweepers' car was behind us with its lights on. I have the medal, but what I keep looking at is the sheet inside the wardrobe. You may get out of breath.`;

export const running: DemoRoadmap = {
  id: 'roadmap8',
  sourceId: '0192d3a0-0008-7000-8000-000000000008',
  mentorId: demoPeople.ines.id,
  categoryId: 'health-recovery',
  title: 'From the Second Landing to Ten Kilometres',
  description:
    'Coming back into a body you no longer trust, after cancer or another long illness. Stairs first, then lamp posts, then the river: slowly, with a doctor’s blessing, with somebody at the door, and with another plan for the weeks of fear.',
  duration: '1-2 years',
  tags: ['running', 'after cancer', 'chemotherapy'],
  publishedDaysAgo: 4,
  followerIds: [demoPeople.amara.id, demoPeople.jonas.id],
  story,
  stages: [
    stage('Get permission', '2 weeks', 'Fear needs facts, and somebody who knows yours.', [
      step(
        'Write a page of questions',
        '30 minutes',
        'All of them, also the foolish ones. What pain means what? How high may the heart go?',
        'I brought a page of questions and she answered them one by one',
      ),
      step(
        'Agree when to ring and when to rest',
        '1 appointment',
        'Ask your doctor for limits in plain words, and write them down while you sit there.',
        'what pain means what, what heart rate is too high, when to ring and when to rest',
      ),
      step(
        'Hang the answer where you dress',
        '5 minutes',
        'You will need to read it more often than you think.',
        'I stuck that sheet inside the wardrobe door.',
      ),
    ]),
    stage('Begin with the stairs', '5-8 weeks', 'The first training ground is the house.', [
      step(
        'Add one landing a week',
        '5 minutes a day',
        'Count what you can do today and add one. Next week, one more.',
        'One landing more each week; there are five.',
      ),
      step(
        'Stay at four out of ten',
        'each time',
        'Stop while you can still speak in whole sentences. It will feel like too little; it is enough.',
        'told me to stay at four, and to stop while I could still speak in sentences',
      ),
      step(
        'Keep a diary with three columns',
        '3 minutes a day',
        'What you did, how you slept, how the next day was.',
        'what I did, how I slept, how I was on the day after',
      ),
      step(
        'Take back a third after a bad day',
        '1 minute',
        'Not all of it and not nothing: a third. Then go on.',
        'Whenever it was bad, I took back a third.',
      ),
    ]),
    stage('One minute between two lamp posts', '3-6 months', 'Running comes back in coins.', [
      step(
        'Walk to something beautiful',
        '1 walk',
        'A river, a market, a tree. Go there until it is easy.',
        'In April I walked to the river.',
      ),
      step(
        'Run one minute, walk four',
        '30 minutes',
        'Six times. Choose two lamp posts. Crying is allowed.',
        'I ran for one minute between two lamp posts and walked for four, and did it six times',
      ),
      step(
        'Add one minute a week and no more',
        'weekly',
        'On good days above all. Ambition is the injury you can avoid.',
        'I never added more than one minute a week',
      ),
      step(
        'Never two hard days in a row',
        'always',
        'Mark the rest days in the calendar first, then the others.',
        'I was never, not once, allowed to do two hard days in a row',
      ),
    ]),
    stage('Do not go alone', 'ongoing', 'Somebody who knows why you are slow.', [
      step(
        'Find one person who has been there',
        '1 month',
        'From the ward, from a group, from the waiting room.',
        'On the ward I had met Graça, who had the bed by the window.',
      ),
      step(
        'Fix two days, whatever the weather',
        '2 days a week',
        'The appointment is with the person and not with the distance.',
        'We went out on Tuesdays and Saturdays, whatever the weather',
      ),
      step(
        'Say no at the door',
        '5 minutes',
        'If you do not want to go, you come and say so in person. Then see what happens.',
        'whoever did not want to go had to come and say so at the door',
      ),
    ]),
    stage(
      'Keep a second plan for fear',
      'before each scan',
      'Some weeks are not for running, and nothing is lost by that.',
      [
        step(
          'Write your plan for scan weeks',
          '20 minutes',
          'What is good for you when you cannot? No distances and no times in it.',
          'swim, sleep, be with people, no numbers',
        ),
        step(
          'Go on from where you were',
          '1 week',
          'Afterwards start at the last thing that was easy, whatever the plan says.',
          'I went on where I had been and not where the plan said I should be',
        ),
        step(
          'Choose your ten kilometres',
          '1 evening',
          'Pick a run with a last group and generous sweepers, and somebody to run it with.',
          'I ran the ten kilometres along the Douro, in an hour and twenty-two minutes, in the last group, with Graça',
          ['https://www.parkrun.com'],
        ),
      ],
    ),
  ],
};
