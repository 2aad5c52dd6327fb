import * as files from './community/file-routes.ts';
import * as growth from './community/growth-routes.ts';
import * as materials from './community/material-routes.ts';
import * as moderation from './community/moderation-routes.ts';
import * as network from './community/network-routes.ts';
import * as peer from './community/peer-routes.ts';
import * as support from './community/support-routes.ts';
import * as account from './identity/account-routes.ts';
import * as addresses from './identity/address-routes.ts';
import * as adminUsers from './identity/admin-user-routes.ts';
import * as applications from './identity/application-routes.ts';
import * as audit from './identity/audit-routes.ts';
import * as avatars from './identity/avatar-routes.ts';
import * as loginSessions from './identity/login-session-routes.ts';
import * as mentors from './identity/mentor-routes.ts';
import * as notificationPreferences from './identity/notification-preference-routes.ts';
import * as notifications from './identity/notification-routes.ts';
import * as passwords from './identity/password-routes.ts';
import * as reports from './identity/report-routes.ts';
import * as identity from './identity/routes.ts';
import * as secondFactor from './identity/second-factor-routes.ts';
import * as payments from './payments/routes.ts';
import * as adminRoadmaps from './roadmaps/admin-routes.ts';
import * as adminRuns from './roadmaps/admin-run-routes.ts';
import * as artifacts from './roadmaps/artifact-routes.ts';
import * as endings from './roadmaps/ending-routes.ts';
import * as ghostwriter from './roadmaps/ghostwriter-routes.ts';
import * as home from './roadmaps/home-routes.ts';
import * as insight from './roadmaps/insight-routes.ts';
import * as interview from './roadmaps/interview-routes.ts';
import * as learning from './roadmaps/learning-routes.ts';
import * as names from './roadmaps/name-routes.ts';
import * as ownSteps from './roadmaps/own-step-routes.ts';
import * as pathRequests from './roadmaps/path-request-routes.ts';
import * as permissions from './roadmaps/permission-routes.ts';
import * as recordings from './roadmaps/recording-routes.ts';
import * as review from './roadmaps/review-routes.ts';
import * as roadmaps from './roadmaps/routes.ts';
import * as runs from './roadmaps/run-routes.ts';
import * as timeline from './roadmaps/timeline-routes.ts';
import * as userStories from './roadmaps/user-story-routes.ts';
import * as versions from './roadmaps/version-routes.ts';
import type { Route } from './route.ts';
import * as noShows from './scheduling/no-show-routes.ts';
import * as scheduling from './scheduling/routes.ts';
import * as system from './system-routes.ts';

/** By name. Not for the browser: it would load the routes of every feature. */
export const allRoutes: Record<string, Route> = {
  ...identity,
  ...account,
  ...passwords,
  ...secondFactor,
  ...addresses,
  ...loginSessions,
  ...mentors,
  ...avatars,
  ...applications,
  ...roadmaps,
  ...runs,
  ...versions,
  ...learning,
  ...ownSteps,
  ...home,
  ...endings,
  ...insight,
  ...names,
  ...permissions,
  ...userStories,
  ...pathRequests,
  ...recordings,
  ...review,
  ...interview,
  ...ghostwriter,
  ...timeline,
  ...artifacts,
  ...scheduling,
  ...noShows,
  ...payments,
  ...notifications,
  ...adminUsers,
  ...audit,
  ...system,
  ...reports,
  ...adminRoadmaps,
  ...adminRuns,
  ...notificationPreferences,
  ...materials,
  ...network,
  ...files,
  ...moderation,
  ...growth,
  ...support,
  ...peer,
};
