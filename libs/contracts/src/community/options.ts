// Without zod, which the first pages of the frontend do not load.

/** What members and their experience are filtered by. */
export const memberCategories = ['tech', 'business', 'career', 'personal'] as const;
export type MemberCategory = (typeof memberCategories)[number];

export const responseTimes = ['hours', 'day', 'days', 'week'] as const;
export type ResponseTime = (typeof responseTimes)[number];

export const supportCategories = [
  'mentoring-skills',
  'self-care',
  'difficult-mentees',
  'communication',
  'boundaries',
] as const;
export type SupportCategory = (typeof supportCategories)[number];

export const urgencies = ['low', 'medium', 'high'] as const;
export type Urgency = (typeof urgencies)[number];

export const supportStates = ['open', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

/** Of each list of a card, and of the skills of a request. */
export const MAX_TOPICS = 8;
export const MAX_TOPIC = 60;
export const MAX_REQUEST_TITLE = 120;
export const MAX_REQUEST_TEXT = 4_000;
export const MAX_RESPONSE_TEXT = 2_000;
/** Of one request, removed ones included. */
export const MAX_RESPONSES = 100;

/** What members can report, and admins hide. */
export const moderatedKinds = ['support-request', 'support-response', 'peer-session', 'material'] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/** What the growth of a member is shown by. */
export const growthSkills = ['communication', 'boundary-setting', 'peer-collaboration'] as const;
export type GrowthSkill = (typeof growthSkills)[number];
export const achievements = ['peer-helper', 'problem-solver', 'community-builder'] as const;
export type Achievement = (typeof achievements)[number];
export const growthAreas = ['active-listening', 'self-care', 'conflict-resolution'] as const;
export type GrowthArea = (typeof growthAreas)[number];

/** The time that the skills and areas of a member are counted over. */
export const GROWTH_DAYS = 90;
