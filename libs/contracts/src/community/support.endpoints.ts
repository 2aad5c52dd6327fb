import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { memberRoles } from './network.endpoints.ts';
import {
  EditResponseBody,
  ListSupportQuery,
  MarkHelpedBody,
  SupportRequest,
  SupportRequestBody,
  SupportResponseBody,
  SupportThread,
} from './support.ts';

const OfRequest = z.object({ id: Id });
const OfResponse = OfRequest.extend({ responseId: Id });
const roles = memberRoles;

export const ListSupportRequests = endpoint('GET /api/support-requests', {
  subject: 'community.support-requests',
  roles,
  summary: 'Requests for help: open ones by urgency, then closed ones, newest first',
  input: ListSupportQuery,
  output: pageOf(SupportRequest),
});
/** Error: NOT_FOUND, as of all below. */
export const GetSupportRequest = endpoint('GET /api/support-requests/{id}', {
  subject: 'community.support-request',
  roles,
  summary: 'A request for help with its thread',
  input: OfRequest,
  output: SupportThread,
});
/** Error: RULE_REFUSED (too many open ones). */
export const CreateSupportRequest = endpoint('POST /api/support-requests', {
  subject: 'community.create-support-request',
  roles,
  quota: 'mail',
  status: 201,
  summary: 'Asks for help; informs mentors who offer it',
  input: SupportRequestBody,
  output: SupportThread,
});
/** Error: FORBIDDEN for requests of others, as of the three below. */
export const EditSupportRequest = endpoint('PUT /api/support-requests/{id}', {
  subject: 'community.edit-support-request',
  roles,
  summary: "Changes one of the caller's requests",
  input: OfRequest.extend({ body: SupportRequestBody }),
  output: SupportThread,
});
/** Idempotent. */
export const CloseSupportRequest = endpoint('POST /api/support-requests/{id}/close', {
  subject: 'community.close-support-request',
  roles,
  summary: "Closes one of the caller's requests",
  input: OfRequest,
  output: SupportThread,
});
/** Idempotent. Error: RULE_REFUSED (too many open ones). */
export const ReopenSupportRequest = endpoint('POST /api/support-requests/{id}/reopen', {
  subject: 'community.reopen-support-request',
  roles,
  summary: "Opens one of the caller's requests again",
  input: OfRequest,
  output: SupportThread,
});
/** Also of a closed request. Errors: NOT_FOUND (response), RULE_REFUSED (own or removed response). */
export const MarkHelpedResponse = endpoint('PUT /api/support-requests/{id}/helped', {
  subject: 'community.mark-helped-response',
  roles,
  quota: 'mail',
  summary: 'Marks the response that helped, or takes the mark back; informs its author',
  input: OfRequest.extend({ body: MarkHelpedBody }),
  output: SupportThread,
});
/** Errors: NOT_FOUND (parent), RULE_REFUSED (closed, too many responses). */
export const RespondToRequest = endpoint('POST /api/support-requests/{id}/responses', {
  subject: 'community.respond',
  roles,
  quota: 'mail',
  status: 201,
  summary: 'Adds a response or a reply; informs the author of the request',
  input: OfRequest.extend({ body: SupportResponseBody }),
  output: SupportThread,
});
/** Error: FORBIDDEN for responses of others, as of the next one. */
export const EditResponse = endpoint('PATCH /api/support-requests/{id}/responses/{responseId}', {
  subject: 'community.edit-response',
  roles,
  summary: "Changes one of the caller's responses",
  input: OfResponse.extend({ body: EditResponseBody }),
  output: SupportThread,
});
/** Idempotent. The mark of the response that helped is removed with it. */
export const RemoveResponse = endpoint('DELETE /api/support-requests/{id}/responses/{responseId}', {
  subject: 'community.remove-response',
  roles,
  summary: "Removes one of the caller's responses",
  input: OfResponse,
  output: SupportThread,
});
