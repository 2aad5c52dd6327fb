import * as routes from '@waymark/contracts/identity/application-routes';
import * as rpc from '@waymark/contracts/identity/rpc-applications';
import { forward, forwardController } from '../http/forward.ts';

export const ApplicationsRoutes = forwardController('Applications', {
  applications: forward(routes.listApplications, rpc.ListApplications, {
    summary: 'Mentor applications with evaluations and decisions, newest first; admins only',
  }),
  applicationCounts: forward(routes.getApplicationCounts, rpc.GetApplicationCounts, {
    summary: 'How many mentor applications are pending, approved and rejected; admins only',
  }),
  decideApplication: forward(routes.decideApplication, rpc.DecideApplication, {
    bodyLimit: 32 * 1024,
    quota: 'decision',
    summary: 'Approves or rejects a pending mentor application; 409 if another admin was first',
  }),
});
