import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { Success } from '../success.ts';
import { Id } from './id.ts';
import { AskedPathRequest, PathRequest, SendPathRequestBody } from './path-requests.ts';

/** The same text again returns the stored request. Error: TOO_MANY (ten in 24 hours). */
export const SendPathRequest = endpoint('POST /api/path-requests', {
  subject: 'roadmaps.send-path-request',
  status: 201,
  summary: 'Stores what the caller looks for a path through; the same text again changes nothing',
  input: SendPathRequestBody,
  output: PathRequest,
});
/** Newest first. */
export const ListMyPathRequests = endpoint('GET /api/path-requests/mine', {
  subject: 'roadmaps.my-path-requests',
  summary: "The caller's requests, newest first",
  input: z.object({}),
  output: z.array(PathRequest),
});
/** The author's own; an admin deletes it for all who sent the same. Error: NOT_FOUND, also for others'. */
export const DeletePathRequest = endpoint('DELETE /api/path-requests/{id}', {
  subject: 'roadmaps.delete-path-request',
  summary: 'Deletes a request, for its author; for admins the same request of everyone',
  input: z.object({ id: Id }),
  output: Success,
});
/** What people look for, newest first; the same request of several people once. */
export const ListAskedPathRequests = endpoint('GET /api/mentor/path-requests', {
  subject: 'roadmaps.asked-path-requests',
  roles: mentorRoles,
  summary: 'For mentors: what people look for, newest first, without names',
  input: PageQuery,
  output: pageOf(AskedPathRequest),
});
