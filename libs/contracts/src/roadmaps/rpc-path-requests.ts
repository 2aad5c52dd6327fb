import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id } from './id.ts';
import { AskedPathRequest, PathRequest, SendPathRequestBody } from './path-requests.ts';

/** The same text again returns the stored request. Error: TOO_MANY (ten in 24 hours). */
export const SendPathRequest = defineRpc('roadmaps.send-path-request', {
  input: SendPathRequestBody,
  output: PathRequest,
});
/** Newest first. */
export const ListMyPathRequests = defineRpc('roadmaps.my-path-requests', {
  input: z.object({}),
  output: z.array(PathRequest),
});
/** The author's own; an admin deletes it for all who sent the same. Error: NOT_FOUND, also for others'. */
export const DeletePathRequest = defineRpc('roadmaps.delete-path-request', {
  input: z.object({ id: Id }),
  output: Success,
});
/** What people look for, newest first; the same request of several people once. */
export const ListAskedPathRequests = defineRpc('roadmaps.asked-path-requests', {
  roles: mentorRoles,
  input: PageQuery,
  output: pageOf(AskedPathRequest),
});
