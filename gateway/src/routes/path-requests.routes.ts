import * as routes from '@waymark/contracts/roadmaps/path-request-routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc-path-requests';
import { forward, forwardController } from '../http/forward.ts';

export const PathRequestsRoutes = forwardController('PathRequests', {
  send: forward(routes.sendPathRequest, rpc.SendPathRequest, {
    status: 201,
    summary: 'Stores what the caller looks for a path through; the same text again changes nothing',
  }),
  mine: forward(routes.listMyPathRequests, rpc.ListMyPathRequests, {
    summary: "The caller's requests, newest first",
  }),
  remove: forward(routes.deletePathRequest, rpc.DeletePathRequest, {
    summary: 'Deletes a request, for its author; for admins the same request of everyone',
  }),
  asked: forward(routes.listAskedPathRequests, rpc.ListAskedPathRequests, {
    summary: 'For mentors: what people look for, newest first, without names',
  }),
});
