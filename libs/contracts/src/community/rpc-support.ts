import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { memberRoles } from './rpc-network.ts';
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

export const ListSupportRequests = defineRpc('community.support-requests', {
  roles,
  input: ListSupportQuery,
  output: pageOf(SupportRequest),
});
/** Error: NOT_FOUND, as of all below. */
export const GetSupportRequest = defineRpc('community.support-request', {
  roles,
  input: OfRequest,
  output: SupportThread,
});
/** Error: RULE_REFUSED (too many open ones). */
export const CreateSupportRequest = defineRpc('community.create-support-request', {
  roles,
  input: SupportRequestBody,
  output: SupportThread,
});
/** Error: FORBIDDEN for requests of others, as of the three below. */
export const EditSupportRequest = defineRpc('community.edit-support-request', {
  roles,
  input: OfRequest.extend({ body: SupportRequestBody }),
  output: SupportThread,
});
/** Idempotent. */
export const CloseSupportRequest = defineRpc('community.close-support-request', {
  roles,
  input: OfRequest,
  output: SupportThread,
});
/** Idempotent. Error: RULE_REFUSED (too many open ones). */
export const ReopenSupportRequest = defineRpc('community.reopen-support-request', {
  roles,
  input: OfRequest,
  output: SupportThread,
});
/** Also of a closed request. Errors: NOT_FOUND (response), RULE_REFUSED (own or removed response). */
export const MarkHelpedResponse = defineRpc('community.mark-helped-response', {
  roles,
  input: OfRequest.extend({ body: MarkHelpedBody }),
  output: SupportThread,
});
/** Errors: NOT_FOUND (parent), RULE_REFUSED (closed, too many responses). */
export const RespondToRequest = defineRpc('community.respond', {
  roles,
  input: OfRequest.extend({ body: SupportResponseBody }),
  output: SupportThread,
});
/** Error: FORBIDDEN for responses of others, as of the next one. */
export const EditResponse = defineRpc('community.edit-response', {
  roles,
  input: OfResponse.extend({ body: EditResponseBody }),
  output: SupportThread,
});
/** Idempotent. The mark of the response that helped is removed with it. */
export const RemoveResponse = defineRpc('community.remove-response', {
  roles,
  input: OfResponse,
  output: SupportThread,
});
