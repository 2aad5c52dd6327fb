import * as routes from '@waymark/contracts/roadmaps/name-routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc-names';
import { forward, forwardController } from '../http/forward.ts';

export const NamesRoutes = forwardController('Names', {
  names: forward(routes.getNames, rpc.GetNames, {
    summary: 'Words of the working copy that may be names of other people; for its mentor',
  }),
  decide: forward(routes.decideName, rpc.DecideName, {
    summary: 'Replaces a name everywhere, lets it stay, or undoes the last such decision',
  }),
});
