import { demoPeople } from '@waymark/demo/people';
import { type DemoRoadmap, stage, step } from '../demo-story.ts';

const story = `I never drank in the morning, and for years that was my proof. I am a carpenter. I drank when the tools were put away: two beers, then four, then a bottle of wine beside them that I did not count. On a Monday in March I drove my son home from football, and the next day I could not remember the road. I looked at the empty seat in the back for a long time. I have not had a drink since that Tuesday.

I did not do it alone, and I did not do it only with willpower. I rang the health centre and told the nurse how much I really drank, the true number, because stopping suddenly can be dangerous when you drink as I did. She had me come in every second day for the first week. I poured out what was in the house with my brother Anders standing beside me, and we drove the bottles to the recycling before supper.

Days were all right. Evenings were the problem; between five and eight I was a dog at a door. So I made a plan for those three hours only. I ate at five, because hunger and thirst feel the same to me. I went to a meeting at six, in a cellar in Majorna that smells of coffee and wet coats. I said my name and nothing more for the first eleven times. At eight it was usually over.

I wrote down what pulled me: the hardware shop, because it was beside the off-licence; my friend Peter; being praised; being tired. For each I wrote what I would do instead. I bought my screws somewhere else for a year. I told Peter I could see him at breakfast. And I learned that the wave goes up, and stands, and goes down, and takes about twenty minutes, and that I could plane a board for twenty minutes.

On day forty-one I had a glass in my hand, at a wedding. I put it on the window sill, went out to the car park and rang my sponsor, and he did not shout. He said: what happened at four o'clock? We went back through the day hour by hour and found the place. That conversation is one reason that I am sober.

After ninety days I did a thing I had put off. I sat down with my wife and then with my son, and said what I had done, without the word but. He said okay. It took two years until he got into my car without looking at me first. Now I open the cellar on Tuesdays and make the coffee. It is good to have a key.`;

export const sobriety: DemoRoadmap = {
  id: 'roadmap7',
  sourceId: '0192d3a0-0007-7000-8000-000000000007',
  mentorId: demoPeople.jonas.id,
  categoryId: 'health-recovery',
  title: 'The First Ninety Evenings Without a Drink',
  description:
    'For those whose days are fine and whose evenings are not. A carpenter’s way through the first three months: a doctor, a brother, a cellar that smells of coffee, and twenty minutes at a time. It does not replace medical help; the first stage tells you how to get it.',
  duration: '3 months',
  tags: ['alcohol', 'evenings', 'sobriety'],
  publishedDaysAgo: 9,
  followerIds: [demoPeople.kofi.id, demoPeople.tomas.id, demoPeople.ines.id, demoPeople.mentor.id],
  story,
  stages: [
    stage('Stop safely', '1 week', 'Not alone, and not by willpower only.', [
      step(
        'Say the true number to a nurse or doctor',
        '1 phone call',
        'Stopping suddenly can be dangerous. Ring before the last drink and not after it, and do not make the number smaller.',
        'told the nurse how much I really drank, the true number, because stopping suddenly can be dangerous',
      ),
      step(
        'Let somebody see you often at first',
        '1 week',
        'Ask for a visit every second day, or for a call. Write the times on a card.',
        'She had me come in every second day for the first week.',
      ),
      step(
        'Empty the house with a witness',
        '1 hour',
        'Pour it out together, and take the bottles away before supper.',
        'I poured out what was in the house with my brother Anders standing beside me',
      ),
    ]),
    stage('Plan the three hours', '2 weeks', 'You do not have to win the day. Only five to eight.', [
      step(
        'Find your hours',
        '1 day',
        'When does the dog go to the door? Write down from when to when.',
        'between five and eight I was a dog at a door',
      ),
      step(
        'Eat before they begin',
        '30 minutes a day',
        'Something real, at the same time each day.',
        'I ate at five, because hunger and thirst feel the same to me.',
      ),
      step(
        'Go to a meeting',
        '1 hour',
        'Find one you can walk to. Sit at the back if you like, and say your name.',
        'I said my name and nothing more for the first eleven times.',
        ['https://www.aa.org'],
      ),
    ]),
    stage('Know what pulls', '2-3 weeks', 'A pull you have written down has lost half of its strength.', [
      step(
        'List your pulls',
        '20 minutes',
        'Places, people, feelings. The good feelings, too.',
        'the hardware shop, because it was beside the off-licence; my friend Peter; being praised; being tired',
      ),
      step(
        'Write what you will do instead',
        '30 minutes',
        'One line for each. Another shop, another hour, another drink in your hand.',
        'I bought my screws somewhere else for a year. I told Peter I could see him at breakfast.',
      ),
      step(
        'Outlast one wave',
        '20 minutes',
        'Set a timer and do something with your hands until it rings. Then look: it has gone down.',
        'the wave goes up, and stands, and goes down, and takes about twenty minutes',
      ),
    ]),
    stage('When you nearly fall', 'any day', 'The call is the plan. Everything else comes after the call.', [
      step(
        'Choose the person you will ring',
        '1 conversation',
        'Somebody sober. Ask them today whether you may, at any hour, and put the number on top.',
        'I put it on the window sill, went out to the car park and rang my sponsor',
      ),
      step(
        'Go back through the day hour by hour',
        '1 hour',
        'It began long before the glass. Find the place together.',
        "what happened at four o'clock? We went back through the day hour by hour and found the place.",
      ),
      step(
        'Change that hour tomorrow',
        '10 minutes',
        'One small thing at that place of the day: eat, ring, leave earlier.',
        'That conversation is one reason that I am sober.',
      ),
    ]),
    stage('Make it good', 'after ninety days', 'Now you can say it, and now you can help.', [
      step(
        'Say what you did, without but',
        '1 evening',
        'To one person at a time. You are not asking for anything.',
        'said what I had done, without the word but',
      ),
      step(
        'Let trust take its time',
        'months and years',
        'It comes back like a cat. Be where you said you would be.',
        'It took two years until he got into my car without looking at me first.',
      ),
      step(
        'Take a key',
        '1 evening a week',
        'Open the room, make the coffee, put out the chairs. It holds you as well.',
        'Now I open the cellar on Tuesdays and make the coffee. It is good to have a key.',
      ),
    ]),
  ],
};
