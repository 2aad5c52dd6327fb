import * as routes from '@waymark/contracts/roadmaps/permission-routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc-permissions';
import { forward, forwardController } from '../http/forward.ts';

export const PermissionsRoutes = forwardController('Permissions', {
  permissions: forward(routes.getPermissions, rpc.GetPermissions, {
    summary: 'What the mentor allows for a source, with the history, and what learners see of it',
  }),
  change: forward(routes.changePermission, rpc.ChangePermission, {
    summary: 'Allows something for a source, or takes it back, also from published versions',
    bodyLimit: 768 * 1024,
    bodyValues: 5_000,
  }),
  outsideModel: forward(routes.getOutsideModel, rpc.GetOutsideModel, {
    summary: 'Whether the material of a roadmap may be sent to an outside AI service',
  }),
  setOutsideModel: forward(routes.setOutsideModel, rpc.SetOutsideModel, {
    summary: 'Allows or refuses that for all material of a roadmap',
  }),
});
