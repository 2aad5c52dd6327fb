import type { RunPhase } from '@waymark/contracts/roadmaps/runs';
import { useHasModel } from '#lib/use-config.ts';

/** What the coaching of a step is called. The texts of the specification are for a model; without one it is a search. */
export interface CoachingWords {
  menu: string;
  login: string;
  start: string;
  busy: string;
  /** Of the disabled button beside a reply; null: none. */
  done: string | null;
  add: string;
  field: string;
  hint: string;
  list: string;
  phases: Record<RunPhase, string>;
  unavailable: string;
  unable: string;
}

const SEARCHING = 'Searching the story…';

const withModel: CoachingWords = {
  menu: 'AI coaching',
  login: 'Log in to get coaching',
  start: 'Get AI coaching',
  busy: 'Adapting...',
  done: 'Personalized',
  add: 'Tell it about you',
  field: 'Where are you with this step?',
  hint: 'Only the AI coaching uses it. The mentor does not see it.',
  list: 'All your coaching',
  phases: {
    queued: 'Waiting to start…',
    reading: 'Reading the step and what the mentor said…',
    understanding: 'Considering your situation…',
    drafting: 'Writing it for you…',
    checking: 'Checking what was written…',
    done: 'Done.',
  },
  unavailable: 'Coaching Unavailable',
  unable: 'Unable to generate personalized guidance right now.',
};

const withoutModel = (mentor: string): CoachingWords => ({
  menu: `From ${mentor}’s story`,
  login: `Log in to look in ${mentor}’s story`,
  start: `Look in ${mentor}’s story`,
  busy: 'Searching…',
  done: null,
  add: 'Ask something',
  field: 'What would you like to know?',
  hint: `It is looked up in ${mentor}’s story. ${mentor} does not see it.`,
  list: 'What you found before',
  phases: {
    queued: 'Waiting to start…',
    reading: SEARCHING,
    understanding: SEARCHING,
    drafting: SEARCHING,
    checking: SEARCHING,
    done: 'Done.',
  },
  unavailable: 'Search Unavailable',
  unable: 'The story could not be searched right now.',
});

export function useCoachingWords(mentor: string): CoachingWords {
  return useHasModel() ? withModel : withoutModel(mentor);
}
