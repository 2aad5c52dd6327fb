import { demoPeople } from '@waymark/demo/people';
import { type DemoRoadmap, stage, step } from '../demo-story.ts';

const story = `I failed the second year of university twice with a desk full of beautiful notebooks. I was not lazy. I could spend nine hours on the wrong thing without eating, and I could not spend nine minutes on the right one. At twenty-four a doctor asked me eleven questions and I cried at the fourth, because nobody had ever described me before. It was ADHD. I was angry for a month, and then I was curious.

The first thing I changed was where time lives. I cannot feel it, so it has to be on the table. I bought a kitchen timer with a red disc that shrinks, and I stopped planning hours and planned discs: twenty minutes, then up, always up, even when it was going well. Four discs are a good day. I used to plan sixteen and do none.

The second thing was starting. My therapist taught me to make the first step so small it is embarrassing. Not write the essay; open the file and type the date. I keep a card on the laptop that says what is the next thing my hands do. Whatever I could not start alone I did with a body double: my friend Yuki and I switched on the cameras, said what we would do, muted ourselves, and worked. I have never met a medicine as strong as somebody else quietly working.

The third thing was my head, which is full of birds. I put a sheet of paper beside everything I do and when a bird comes, a bill, a song, a better idea, I write it down and go back. At five o'clock I look at the sheet. Most of it can stay there.

I told the university. That was the hardest. The disability office gave me more time in exams and a quiet room, and the woman there said that I was the ninth that week. I told two professors, and I asked for deadlines in pieces, because one deadline in June is invisible to me and five small ones are a staircase.

There are still bad weeks. I have a rule now that I do not repair a bad week, I just begin the next disc. On the wall there is a list called 'what worked', in thick pen, because on a bad day I will not remember. Sleep is on top of it. I finished my degree at twenty-seven, eleventh from the bottom, and I have never been so proud of a number.`;

export const studying: DemoRoadmap = {
  id: 'roadmap6',
  sourceId: '0192d3a0-0006-7000-8000-000000000006',
  mentorId: demoPeople.mei.id,
  categoryId: 'life-skills',
  title: "Studying When Your Mind Won't Sit Still",
  description:
    'For students with ADHD, diagnosed or only suspected, and for everybody whose plans are beautiful and whose days are not. Small discs of time, embarrassing first steps, and asking for help before June.',
  duration: '3 months',
  tags: ['ADHD', 'exams', 'attention'],
  publishedDaysAgo: 12,
  followerIds: [demoPeople.amara.id, demoPeople.kofi.id],
  story,
  stages: [
    stage('Get a name for it', '1-2 months', 'You are not lazy. Find out what you are instead.', [
      step(
        'Write down a true day',
        '1 day',
        'Not the plan, the day: when you began, what you did instead, when you ate. Somebody can use this.',
        'I could spend nine hours on the wrong thing without eating, and I could not spend nine minutes on the right one',
      ),
      step(
        'Talk to a doctor about it',
        '1 appointment',
        'Take the page with you. If the first one waves it away, see a second.',
        'a doctor asked me eleven questions and I cried at the fourth, because nobody had ever described me before',
      ),
      step(
        'Be angry, with an end date',
        '1 month',
        'You may mourn the lost years. Put a day in the calendar on which you begin to be curious.',
        'I was angry for a month, and then I was curious.',
      ),
    ]),
    stage('Put time on the table', '2 weeks', 'What you cannot feel, you have to see.', [
      step(
        'Get a timer you can see',
        '1 errand',
        'One that shows time shrinking, and that is not your telephone.',
        'I bought a kitchen timer with a red disc that shrinks',
      ),
      step(
        'Work one disc and stand up',
        '20 minutes',
        'When it rings you get up, also when it goes well. Above all when it goes well.',
        'twenty minutes, then up, always up, even when it was going well',
      ),
      step(
        'Plan four discs and no more',
        '1 week',
        'A plan you keep beats one you admire. Four is a good day.',
        'Four discs are a good day. I used to plan sixteen and do none.',
      ),
    ]),
    stage('Make starting easy', '2 weeks', 'The first minute is the whole mountain.', [
      step(
        'Shrink the first step until it embarrasses you',
        '5 minutes',
        'If you cannot begin it within a minute it is still too large.',
        'Not write the essay; open the file and type the date.',
      ),
      step(
        'Stick a card to your laptop',
        '5 minutes',
        'One question on it, for every time you get stuck.',
        'what is the next thing my hands do',
      ),
      step(
        'Find a body double',
        '1 message',
        'Ask one person to work beside you, on camera or at a table. Say what you will do, be silent, begin.',
        'switched on the cameras, said what we would do, muted ourselves, and worked',
      ),
    ]),
    stage('Give the birds a page', '1 week', 'A thought that is written down can stop knocking.', [
      step(
        'Lay a sheet beside everything you do',
        '1 minute',
        'When something flies in, write it down and go back. Do not judge it yet.',
        'when a bird comes, a bill, a song, a better idea, I write it down and go back',
      ),
      step(
        'Look at it at five',
        '10 minutes a day',
        'Choose what is worth doing. Most of it only wanted to be heard.',
        "At five o'clock I look at the sheet. Most of it can stay there.",
      ),
      step(
        "Hang up a list called 'what worked'",
        '15 minutes',
        'In thick pen, where you see it from bed. On bad days you will not remember.',
        "On the wall there is a list called 'what worked', in thick pen",
      ),
    ]),
    stage('Ask before June', '1 month', 'The help exists. It is waiting for you to say the word.', [
      step(
        'Visit the disability office',
        '1 morning',
        'Ask what others with your diagnosis get. You will not be the first that week.',
        'gave me more time in exams and a quiet room',
      ),
      step(
        'Ask for deadlines in pieces',
        '1 e-mail',
        'Tell one teacher, and propose the dates yourself.',
        'one deadline in June is invisible to me and five small ones are a staircase',
      ),
      step(
        'Do not repair a bad week',
        'whenever it comes',
        'No catching up, no punishment. The next twenty minutes are all there is to win.',
        'I do not repair a bad week, I just begin the next disc',
      ),
    ]),
  ],
};
