import { demoPeople } from '@waymark/demo/people';
import { type DemoRoadmap, stage, step } from '../demo-story.ts';
import { griefMedia } from '../media/grief-media.ts';

const story = `Luis died on a Thursday in October, at work, of his heart. He was forty-six. People filled our kitchen for nine days and then they stopped, as they must, and the tenth day was the longest of my life. I had two boys of twelve and fifteen and I could not remember how to buy bread.

What kept us alive in the first weeks was not comfort, it was a list on the fridge. My neighbour Carmen wrote it: eat something hot, open the window, wash your hair, one piece of paper. One piece of paper meant one letter, one form, one telephone call a day and not more. There were forty-three of them and it took me until Christmas.

People said call me if you need anything. I never called. Then I learned to answer with something small: could you take the bins out on Mondays, could you sit with me on Sunday at five. Sunday at five was the worst hour of the week, I do not know why, and a woman I hardly knew from the parents' evening sat there with me for a whole winter and knitted.

I did not know where to put him. I put his jacket on the chair and talked to it, and I thought I was going mad until I told the group at the health centre and four of seven people laughed, because they had chairs too. We made a box, the boys and I. Everybody put three things into it and said why. His bicycle bell is in it. When we miss him we are allowed to open it, and when we are done we are allowed to close it, and it was the closing that I had needed.

The dates were ambushes, until I wrote them on the calendar in green: his birthday, our wedding day, the day. For each we decided beforehand what we would do, and also what we would do if that was too much. On the first anniversary we ate his terrible paella in the park.

In the second year I was happy for an entire afternoon and felt like a thief. My boy said: Mama, he is not less dead if you are sad. I started to walk with Carmen on Wednesdays. I learned to mend the fuse box, which had been his. Grief did not get smaller; I built rooms around it. There is a bench now that I go to, and I tell him the news, and then I go home and cook.`;

export const grief: DemoRoadmap = {
  id: 'roadmap4',
  sourceId: '0192d3a0-0004-7000-8000-000000000004',
  mentorId: demoPeople.mentor.id,
  categoryId: 'mental-health',
  title: 'The First Year After a Death',
  description:
    'Nobody can take it from you, and nobody has to walk it with empty hands. What helped a mother of two through the first days, the worst hours and the dates that wait in the calendar, written down for whoever comes after.',
  duration: '1 year',
  tags: ['grief', 'widowhood', 'first year'],
  publishedDaysAgo: 21,
  followerIds: [demoPeople.ines.id, demoPeople.amara.id, demoPeople.tomas.id],
  story,
  media: griefMedia,
  stages: [
    stage('Get through the days', '1-4 weeks', 'Not comfort yet. Bread, air, and one paper.', [
      step(
        'Put a short list on the fridge',
        '10 minutes',
        'Four things, no more: something hot, air, water, one task. Let somebody else write it if you cannot.',
        'eat something hot, open the window, wash your hair, one piece of paper',
      ),
      step(
        'Do one piece of paper a day',
        '15 minutes a day',
        'One letter or one form or one call. When it is done the office is closed, whatever still lies there.',
        'one letter, one form, one telephone call a day and not more',
      ),
      step(
        'Let it take as long as it takes',
        'weeks',
        'Count the papers once and put the number away. You are not late.',
        'There were forty-three of them and it took me until Christmas.',
      ),
    ]),
    stage(
      'Let people in by small doors',
      '1-3 months',
      'They want to help and do not know how. Give them something they can carry.',
      [
        step(
          'Answer with something small',
          '5 minutes',
          'The next time somebody says call me, ask for one thing with a day on it.',
          'could you take the bins out on Mondays, could you sit with me on Sunday at five',
        ),
        step(
          'Find your worst hour',
          '1 week',
          'Watch the week and mark it. It is often an odd one.',
          'Sunday at five was the worst hour of the week, I do not know why',
        ),
        step(
          'Give that hour to somebody',
          '1 hour a week',
          'It need not be a friend. Somebody who can be quiet is enough.',
          'sat there with me for a whole winter and knitted',
        ),
      ],
    ),
    stage(
      'Make a place for them',
      '1-2 months',
      'You do not have to let go. You have to know where to put it.',
      [
        step(
          'Say the strange thing to people who know',
          '1 evening',
          'Find a group for the bereaved and tell them what you do when nobody looks.',
          'I told the group at the health centre and four of seven people laughed, because they had chairs too',
        ),
        step(
          'Fill a box together',
          '1 afternoon',
          'Three things from each of you, and for each thing a sentence: why this.',
          'Everybody put three things into it and said why.',
        ),
        step(
          'Practise closing it',
          '10 minutes',
          'Open it when you miss them. Then close it, with your hands. Both are allowed.',
          'when we are done we are allowed to close it, and it was the closing that I had needed',
        ),
      ],
    ),
    stage(
      'Disarm the dates',
      '1 evening, then all year',
      'A day you have met on the calendar hits less hard.',
      [
        step(
          'Write the dates on the calendar',
          '15 minutes',
          'Birthdays, weddings, the day itself. In a colour you like.',
          'The dates were ambushes, until I wrote them on the calendar in green',
        ),
        step(
          'Decide beforehand, twice',
          '20 minutes each',
          'What you will do, and what you will do if that is too much.',
          'For each we decided beforehand what we would do, and also what we would do if that was too much.',
        ),
        step(
          'Do something of theirs',
          '1 afternoon',
          'Their dish, their song, their silly hat. It may be terrible.',
          'On the first anniversary we ate his terrible paella in the park.',
        ),
      ],
    ),
    stage('Build rooms around it', 'from the second year', 'It does not shrink. You grow around it.', [
      step(
        'Allow yourself an afternoon',
        '1 afternoon',
        'When you catch yourself being happy, stay there. It takes nothing from anybody.',
        'Mama, he is not less dead if you are sad.',
      ),
      step(
        'Walk with somebody once a week',
        '1 hour a week',
        'The same person, the same day. Talking is not required.',
        'I started to walk with Carmen on Wednesdays.',
      ),
      step(
        'Learn one thing that was theirs',
        '1-4 weeks',
        'Something they did for the house, or for you. You may come to like it.',
        'I learned to mend the fuse box, which had been his.',
      ),
      step(
        'Choose a place to tell them the news',
        '1 walk',
        'A bench, a tree, a stone. Go there, tell it, go home.',
        'There is a bench now that I go to, and I tell him the news',
      ),
    ]),
  ],
};
