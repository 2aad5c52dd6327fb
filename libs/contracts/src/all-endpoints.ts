import * as files from './community/files.endpoints.ts';
import * as growth from './community/growth.endpoints.ts';
import * as materials from './community/materials.endpoints.ts';
import * as messages from './community/messages.endpoints.ts';
import * as moderation from './community/moderation.endpoints.ts';
import * as network from './community/network.endpoints.ts';
import * as peerSessions from './community/peer-sessions.endpoints.ts';
import * as support from './community/support.endpoints.ts';
import type { HttpEndpoint, Route } from './endpoint.ts';
import * as account from './identity/account.endpoints.ts';
import * as addresses from './identity/addresses.endpoints.ts';
import * as adminUsers from './identity/admin-users.endpoints.ts';
import * as applications from './identity/applications.endpoints.ts';
import * as audit from './identity/audit.endpoints.ts';
import * as avatars from './identity/avatars.endpoints.ts';
import * as evaluations from './identity/evaluations.endpoints.ts';
import * as loginSessions from './identity/login-sessions.endpoints.ts';
import * as mentors from './identity/mentors.endpoints.ts';
import * as notificationPreferences from './identity/notification-preferences.endpoints.ts';
import * as notifications from './identity/notifications.endpoints.ts';
import * as passwords from './identity/passwords.endpoints.ts';
import * as push from './identity/push.endpoints.ts';
import * as reports from './identity/reports.endpoints.ts';
import * as secondFactor from './identity/second-factor.endpoints.ts';
import * as users from './identity/users.endpoints.ts';
import * as operator from './operator.endpoints.ts';
import * as adminPayments from './payments/admin-payments.endpoints.ts';
import * as earnings from './payments/earnings.endpoints.ts';
import * as payments from './payments/payments.endpoints.ts';
import * as admin from './roadmaps/admin.endpoints.ts';
import * as adminRuns from './roadmaps/admin-runs.endpoints.ts';
import * as artifacts from './roadmaps/artifacts.endpoints.ts';
import * as clips from './roadmaps/clips.endpoints.ts';
import * as drafts from './roadmaps/drafts.endpoints.ts';
import * as endings from './roadmaps/endings.endpoints.ts';
import * as ghostwriter from './roadmaps/ghostwriter.endpoints.ts';
import * as home from './roadmaps/home.endpoints.ts';
import * as insight from './roadmaps/insight.endpoints.ts';
import * as interview from './roadmaps/interview.endpoints.ts';
import * as learning from './roadmaps/learning.endpoints.ts';
import * as letters from './roadmaps/letters.endpoints.ts';
import * as names from './roadmaps/names.endpoints.ts';
import * as outline from './roadmaps/outline.endpoints.ts';
import * as ownSteps from './roadmaps/own-steps.endpoints.ts';
import * as pathRequests from './roadmaps/path-requests.endpoints.ts';
import * as permissions from './roadmaps/permissions.endpoints.ts';
import * as progress from './roadmaps/progress.endpoints.ts';
import * as recordings from './roadmaps/recordings.endpoints.ts';
import * as review from './roadmaps/review.endpoints.ts';
import * as roadmaps from './roadmaps/roadmaps.endpoints.ts';
import * as runs from './roadmaps/runs.endpoints.ts';
import * as sources from './roadmaps/sources.endpoints.ts';
import * as stages from './roadmaps/stages.endpoints.ts';
import * as timeline from './roadmaps/timeline.endpoints.ts';
import * as userStories from './roadmaps/user-stories.endpoints.ts';
import * as versions from './roadmaps/versions.endpoints.ts';
import * as adminSessions from './scheduling/admin-sessions.endpoints.ts';
import * as learners from './scheduling/learners.endpoints.ts';
import * as linkedCalendars from './scheduling/linked-calendars.endpoints.ts';
import * as noShows from './scheduling/no-shows.endpoints.ts';
import * as scheduling from './scheduling/scheduling.endpoints.ts';
import * as tasks from './scheduling/tasks.endpoints.ts';
import * as system from './system.endpoints.ts';
import * as waiting from './waiting.endpoints.ts';

/** Every module of endpoints. */
export const endpointModules = {
  files,
  growth,
  materials,
  messages,
  moderation,
  network,
  peerSessions,
  support,
  account,
  addresses,
  adminUsers,
  applications,
  audit,
  avatars,
  evaluations,
  loginSessions,
  mentors,
  notificationPreferences,
  notifications,
  passwords,
  push,
  reports,
  secondFactor,
  users,
  operator,
  adminPayments,
  payments,
  earnings,
  admin,
  adminRuns,
  artifacts,
  clips,
  drafts,
  endings,
  ghostwriter,
  home,
  insight,
  interview,
  learning,
  letters,
  names,
  outline,
  ownSteps,
  pathRequests,
  permissions,
  progress,
  recordings,
  review,
  roadmaps,
  runs,
  sources,
  stages,
  timeline,
  userStories,
  versions,
  adminSessions,
  learners,
  linkedCalendars,
  noShows,
  scheduling,
  tasks,
  system,
  waiting,
};

type Values<T> = T extends unknown ? T[keyof T] : never;
type Declared = Extract<Values<Values<typeof endpointModules>>, { route: Route; query: unknown }>;

/** Every endpoint by its route. The browser imports only this type: the modules load the schemas of every feature. */
export type EndpointMap = { [E in Declared as E['route']]: E };

const isEndpoint = (value: unknown): value is HttpEndpoint =>
  typeof value === 'object' && value !== null && 'route' in value && 'summary' in value;

/** The endpoints among a module's exports. */
export const endpointsIn = (module: object): HttpEndpoint[] => Object.values(module).filter(isEndpoint);

/** Every endpoint. Not for the browser. */
export const allEndpoints: readonly HttpEndpoint[] = Object.values(endpointModules).flatMap(endpointsIn);
