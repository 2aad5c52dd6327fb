import type {
  Achievement,
  GrowthArea,
  GrowthSkill,
  SupportCategory,
} from '@waymark/contracts/community/options';
import { plural } from '#lib/format.ts';

export const NOTHING = 'Nothing yet';

export const skillTexts: Record<GrowthSkill, { label: string; counts: string; one: string }> = {
  communication: {
    label: 'Communication',
    counts: 'Your responses to other mentors’ requests.',
    one: 'response',
  },
  'boundary-setting': {
    label: 'Boundary setting',
    counts: 'Your responses about boundaries, self-care and difficulties with learners.',
    one: 'response',
  },
  'peer-collaboration': {
    label: 'Peer collaboration',
    counts:
      'Members who responded to you, whom you responded to, or who shared a peer session with you, each once.',
    one: 'member',
  },
};

export const achievementTexts: Record<Achievement, { label: string; how: string; one: string }> = {
  'peer-helper': { label: 'Peer Helper', how: 'Respond to other mentors’ requests.', one: 'request' },
  'problem-solver': {
    label: 'Problem Solver',
    how: 'Write responses that get marked as the one that helped.',
    one: 'response',
  },
  'community-builder': {
    label: 'Community Builder',
    how: 'Share threads or peer sessions with different members.',
    one: 'member',
  },
};

/** `topics`: of the requests that point to the area. `category`: what the link leads to. */
export const areaTexts: Record<GrowthArea, { label: string; topics: string; category: SupportCategory }> = {
  'active-listening': {
    label: 'Active Listening',
    topics: 'communication or mentoring skills',
    category: 'communication',
  },
  'self-care': { label: 'Self-Care', topics: 'self-care or boundaries', category: 'self-care' },
  'conflict-resolution': {
    label: 'Conflict Resolution',
    topics: 'difficulties with learners',
    category: 'difficult-mentees',
  },
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** "40 minutes", "3 hours", "2 days". */
export function inWords(minutes: number): string {
  if (minutes < HOUR) return plural(Math.max(1, minutes), 'minute');
  if (minutes < 2 * DAY) return plural(Math.round(minutes / HOUR), 'hour');
  return plural(Math.round(minutes / DAY), 'day');
}
