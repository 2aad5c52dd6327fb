import { EndingsRoutes, HomeRoutes } from './endings.routes.ts';
import { OwnStepsRoutes } from './own-steps.routes.ts';
import { PathRequestsRoutes } from './path-requests.routes.ts';

/** What learners have for themselves: the home, the end of a roadmap, notes, reminders and requests for paths. */
export const ownRoutes = [EndingsRoutes, HomeRoutes, OwnStepsRoutes, PathRequestsRoutes];
