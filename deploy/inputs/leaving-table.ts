import type { Described } from './api.ts';
import type { Scene } from './scene.ts';

/** Requests that change something and that every account may send; whose row it is decides the rest. */
const everyones: RegExp[] = [
  / \/api\/(?:account|notifications|companion|progress|progress-resets|reflections|coachings|replies|certificates)\b/,
  / \/api\/(?:saved-roadmaps|user-stories|path-requests|reports|sessions|payments|calendar-feed|test-upload)\b/,
  / \/api\/(?:tasks|goals)\//, // of two people with sessions
  / \/api\/(?:messages|objects\/upload)\b/, // learners upload files of messages
  / \/api\/(?:ai-coaching|apply-mentor|change-password)$/,
  / \/api\/mentor-applications\/\{id\}/, // of applicants
  / \/api\/mentor\/avatar\b/, // of every account
  / \/api\/roadmaps\/\{id\}\/(?:follow|seen|thanks|certificate|outcome|questions|replies)$/,
  / \/api\/roadmaps\/\{id\}\/steps\/\{stepId\}\/(?:note|reminder|today)$/,
  / \/api\/learning-materials\/\{id\}\/(?:view|position)$/,
];

/** What a former mentor may still change: it withdraws, deletes or stops something of their own. */
export const remaining: string[] = [
  'PATCH /api/roadmaps/{id}/unpublish',
  'DELETE /api/roadmaps/{id}',
  'DELETE /api/roadmaps/{id}/interview',
  'DELETE /api/roadmaps/{id}/interview/{question}/follow-up',
  'DELETE /api/roadmaps/{id}/timeline/{milestoneId}',
  'DELETE /api/sources/{id}',
  'DELETE /api/recordings/{id}',
  'POST /api/ai-runs/{id}/cancel',
  'DELETE /api/mentor/thanks/{id}',
  'POST /api/learning-materials/{id}/unpublish',
  'DELETE /api/learning-materials/{id}',
  'DELETE /api/objects/{id}',
];

/** Of these the body, or what is named, decides whether they need the role; this is a request that does. */
export const partly: Record<string, (scene: Scene) => Record<string, unknown>> = {
  'POST /api/sources/{id}/permissions': () => ({ permission: 'voice', granted: true }),
  'PUT /api/roadmaps/{id}/outside-model': () => ({ granted: true }),
  'POST /api/artifacts/extract-content': ({ source }) => ({ fileUrl: `/api/media/${source.id}` }),
  'POST /api/roadmaps/{id}/ghostwrite': () => ({}),
  'POST /api/ai-runs/{id}/retry': () => ({}),
};

const isUnsafe = ({ route }: Described) => !route.startsWith('GET ');
const isForEveryone = ({ route }: Described) => everyones.some((of) => of.test(route));

/**
 * Whether a caller needs the role of a mentor or an admin: by its declaration, or because it changes something and is in no
 * list above. So a new route without the role fails until it has one, or a line above.
 */
export const needsRole = (described: Described): boolean =>
  described.roles !== undefined ||
  (described.access === 'user' &&
    isUnsafe(described) &&
    !isForEveryone(described) &&
    !remaining.includes(described.route) &&
    !(described.route in partly));
