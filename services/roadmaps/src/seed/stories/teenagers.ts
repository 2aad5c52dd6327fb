import { demoPeople } from '@waymark/demo/people';
import type { DemoRoadmap } from '../demo-story.ts';

const story = `When Luis died our boys were twelve and fifteen, and overnight I was the only grown-up in every argument. For the first months I tried to be two people. I was strict at breakfast and sorry at night, and nobody believed either of us.

The first thing that helped was a Sunday meeting. Twenty minutes at the kitchen table, with a timer, and everybody says three things: what was good, what was hard, what I need this week. I had to learn to be quiet while they spoke. In the third week the little one said he needed me to stop crying in the bathroom, because he could hear it, and I started to cry at the table instead. That was better for all of us.

Then I made the work visible. I wrote every job in the house on a card, forty cards, from the bins to the tax letter, and we dealt them out like a game. The fifteen-year-old took cooking on Thursdays. We ate burnt rice for a month and I was not allowed to help. By Christmas he could make lentils better than mine.

I asked men for time with them, and I asked precisely. My brother took them fishing on the first Saturday of the month. Their football coach drove them home on Tuesdays. I had been ashamed to ask, and every one of them had been waiting.

The hardest part was rules. I decided on three that do not move: you tell me where you are, nobody is hit, phones sleep in the kitchen. Everything else could be discussed at the meeting, and was. When the elder came home drunk at sixteen I said nothing that night. I sat with him in the morning, asked what had happened, and told him what I was afraid of. It was the first real conversation that we had had since the funeral.

And I kept an hour for myself, on Wednesdays, with the door closed. They complained. Then one evening the little one hung a sign on it that he had painted: Mama is charging.`;

/** A story that waits to become a roadmap: what the demo's mentor finds in the Studio. */
export const teenagers: DemoRoadmap = {
  id: 'roadmap9',
  sourceId: '0192d3a0-0009-7000-8000-000000000009',
  mentorId: demoPeople.mentor.id,
  categoryId: 'life-skills',
  title: 'Raising Two Teenagers Alone',
  description:
    'For parents who are suddenly the only grown-up in the house: how to share the work, ask for help by name and hold on to three rules.',
  duration: '6 months',
  tags: ['parenting', 'teenagers', 'single parent'],
  publishedDaysAgo: null,
  followerIds: [],
  story,
  stages: [],
};
