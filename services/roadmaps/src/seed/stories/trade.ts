import { demoPeople } from '@waymark/demo/people';
import { type DemoRoadmap, stage, step } from '../demo-story.ts';

const story = `For nineteen years I worked a checkout in Zaragoza and knew the price of everything in the shop. When my husband died I was forty-three, and at forty-five I looked up one evening from a broken fuse box, with a torch in my teeth, and noticed that for the first time in two years I was not thinking about anything else. I had fixed it. It took me the whole evening and I wanted to do it again.

I did not resign. I want people to hear that. First I asked. I wrote down every job I had ever done with my hands where time had disappeared, and there were eleven of them, and nine had wires or tools in them. Then I found three electricians and asked each for half an hour and a coffee. One said I was too old. One said he was desperate for people who turn up. The third, Pilar, took me along for a Saturday, and at the end of it she said: you ask before you touch, that is most of it.

Next came money. I worked out what a month really cost us, down to the dog, and how long I could live on part of a wage. It came to fourteen months. So I moved to half shifts and put myself down for the evening course at the vocational centre. I was the oldest in the class by twenty years and the only one with a handbag. In the second week I nearly stopped, because of the mathematics. A boy called Iker explained Ohm's law to me with water pipes and I explained to him how to talk to a customer. We passed together.

I kept a page in a notebook called 'things I can do now'. Change a socket. Read a diagram. Test that it is dead before I touch it. On bad evenings I read the page. I also learned to say my old work properly: on my CV I stopped writing cashier and wrote that I had handled four hundred customers a day, trained eleven colleagues, and balanced the till to the cent.

I sent sixty-one applications. I had two interviews. The second one asked me to wire a board in front of them, and my hands knew what to do. I started as a helper on less than the supermarket paid, and for the first half-year I wrote down every evening one mistake and what I would do about it. Pilar telephoned every Friday. I passed the licence exam at forty-eight. I am fifty-two now and my van has my name on it.`;

export const trade: DemoRoadmap = {
  id: 'roadmap3',
  sourceId: '0192d3a0-0003-7000-8000-000000000003',
  mentorId: demoPeople.mentor.id,
  categoryId: 'career-change',
  title: 'A New Trade at 45',
  description:
    'From nineteen years at a supermarket checkout to a van with my name on it. For people who think that it is too late: how to try a trade before you leave your job, pay for the change, and be taken seriously when you are the oldest in the room.',
  duration: '1-3 years',
  tags: ['electrician', 'apprenticeship', 'over 40', 'widowhood'],
  publishedDaysAgo: 28,
  followerIds: [demoPeople.amara.id, demoPeople.mei.id],
  story,
  stages: [
    stage('Find out before you leave', '1 month', 'You do not need courage yet, only questions.', [
      step(
        'List where time disappeared',
        '30 minutes',
        'Every job you ever did with your hands or your head in which you forgot the clock. Then look for what they share.',
        'I wrote down every job I had ever done with my hands where time had disappeared',
      ),
      step(
        'Ask three people who do it',
        '3 coffees',
        'Half an hour each. Ask what they would tell a sister who wants to begin. One of them will say you are too old; note it and go on.',
        'Then I found three electricians and asked each for half an hour and a coffee.',
      ),
      step(
        'Go along for one day',
        '1 day',
        'Carry things, watch, ask before you touch. At the end of it you will know more than any brochure knows.',
        'took me along for a Saturday',
      ),
    ]),
    stage(
      'Work out the bridge',
      '2 weeks',
      'How long can you live on less? It is a number, and you can know it.',
      [
        step(
          'Add up what a month really costs',
          '1 evening',
          'All of it, from bank statements and not from memory.',
          'I worked out what a month really cost us, down to the dog',
        ),
        step(
          'Count your months',
          '20 minutes',
          'Savings plus part of a wage, divided by that sum. This is how long your bridge is.',
          'how long I could live on part of a wage. It came to fourteen months.',
        ),
        step(
          'Ask for fewer hours instead of leaving',
          '1 conversation',
          'Keep a foot on the old bank while you build. Ask for half, and say until when.',
          'So I moved to half shifts and put myself down for the evening course',
        ),
      ],
    ),
    stage(
      'Learn as the oldest in the room',
      '6-12 months',
      'You will be slower at some things and much better at others.',
      [
        step(
          'Expect the second week',
          '1 week',
          'There is a moment when you want to stop. Decide now whom you will ring when it comes.',
          'In the second week I nearly stopped, because of the mathematics.',
        ),
        step(
          'Swap what you know',
          'ongoing',
          'Find somebody who understands what you do not, and give them what twenty years of work have taught you.',
          "A boy called Iker explained Ohm's law to me with water pipes and I explained to him how to talk to a customer.",
        ),
        step(
          "Keep a page called 'things I can do now'",
          '2 minutes a day',
          'One line for each new thing, however small. It is for the bad evenings.',
          'On bad evenings I read the page.',
        ),
      ],
    ),
    stage('Get through the door', '2-6 months', 'Say what you did in words that a stranger can use.', [
      step(
        'Say your old work properly',
        '1 evening',
        'Replace every job title on your CV by what you carried: how many, how much, whom you taught.',
        'I stopped writing cashier and wrote that I had handled four hundred customers a day',
      ),
      step(
        'Decide on a number of applications',
        '2-3 months',
        'Choose it beforehand, so that the tenth silence is only the tenth of sixty.',
        'I sent sixty-one applications. I had two interviews.',
      ),
      step(
        'Offer to show it',
        '1 interview',
        'Ask for a trial day or a task. Hands speak better than papers.',
        'The second one asked me to wire a board in front of them, and my hands knew what to do.',
      ),
    ]),
    stage('Become good at it', '6-24 months', 'Beginning low is not falling. Now you build.', [
      step(
        'Write down one mistake each evening',
        '5 minutes a day',
        'And what you will do about it. After half a year the same ones stop coming.',
        'I wrote down every evening one mistake and what I would do about it',
      ),
      step(
        'Keep one person who rings you',
        '15 minutes a week',
        'A fixed day, a fixed hour, a question you always answer: what did you learn this week?',
        'Pilar telephoned every Friday.',
      ),
      step(
        'Go for the licence',
        '1-2 years',
        'Put the date of the exam on the wall before you feel ready.',
        'I passed the licence exam at forty-eight.',
      ),
    ]),
  ],
};
