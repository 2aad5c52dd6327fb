import type { Growth } from '@waymark/contracts/community/growth';
import {
  type Achievement,
  achievements,
  type GrowthArea,
  type GrowthSkill,
  growthAreas,
  growthSkills,
  type SupportCategory,
} from '@waymark/contracts/community/options';

/** What a member did: counts of texts that are neither removed nor hidden. */
export interface Activity {
  /** To requests of others, and how many requests these are. */
  responses: number;
  respondedRequests: number;
  helped: number;
  requests: number;
  /** Peer sessions that took place: as the host, with others in them; with a place. */
  hosted: number;
  attended: number;
  /** Others who wrote in a thread with the member, or were in a peer session with them. */
  members: number;
  /** Within the last `GROWTH_DAYS`. */
  recent: {
    responses: number;
    responsesBy: Partial<Record<SupportCategory, number>>;
    requestsBy: Partial<Record<SupportCategory, number>>;
    members: number;
    answeredRequests: number;
    minutesToRespond: number | null;
  };
}

/** About limits: of mentees, of oneself. */
const BOUNDARIES: SupportCategory[] = ['boundaries', 'difficult-mentees', 'self-care'];

const skills: Record<GrowthSkill, { goal: number; count: (activity: Activity) => number }> = {
  communication: { goal: 12, count: ({ recent }) => recent.responses },
  'boundary-setting': { goal: 4, count: ({ recent }) => sum(recent.responsesBy, BOUNDARIES) },
  'peer-collaboration': { goal: 6, count: ({ recent }) => recent.members },
};

const goals: Record<Achievement, { goal: number; count: (activity: Activity) => number }> = {
  'peer-helper': { goal: 5, count: ({ respondedRequests }) => respondedRequests },
  'problem-solver': { goal: 3, count: ({ helped }) => helped },
  'community-builder': { goal: 10, count: ({ members }) => members },
};

/** The topics of a member's requests point to areas. */
const areas: Record<GrowthArea, SupportCategory[]> = {
  'active-listening': ['communication', 'mentoring-skills'],
  'self-care': ['self-care', 'boundaries'],
  'conflict-resolution': ['difficult-mentees'],
};

/** Areas with requests first, the most frequent one before the others. */
export function growthOf(activity: Activity): Growth {
  const { responses, helped, requests, hosted, attended, members, recent } = activity;
  const { answeredRequests, minutesToRespond } = recent;
  return {
    ...{ responses, helped, requests, hosted, attended, members },
    recent: { answeredRequests, minutesToRespond },
    skills: growthSkills.map((skill) => ({ skill, ...counted(skills[skill], activity) })),
    achievements: achievements.map((achievement) => ({
      achievement,
      ...counted(goals[achievement], activity),
    })),
    areas: growthAreas
      .map((area) => ({ area, requests: sum(recent.requestsBy, areas[area]) }))
      .sort((a, b) => b.requests - a.requests),
  };
}

const counted = (
  { goal, count }: { goal: number; count: (activity: Activity) => number },
  activity: Activity,
) => ({ goal, count: count(activity) });

const sum = (counts: Partial<Record<SupportCategory, number>>, of: SupportCategory[]): number =>
  of.reduce((total, category) => total + (counts[category] ?? 0), 0);
