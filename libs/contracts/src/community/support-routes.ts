import { route } from '../route.ts';
import type { SupportCategory, SupportState, Urgency } from './options.ts';
import type {
  EditResponseBody,
  MarkHelpedBody,
  SupportRequest,
  SupportRequestInput,
  SupportResponseInput,
  SupportThread,
} from './support.ts';

type OfRequest = { id: string };
type OfResponse = { id: string; responseId: string };

export const listSupportRequests = route<{
  query: {
    q?: string;
    state?: SupportState;
    category?: SupportCategory;
    urgency?: Urgency;
    mine?: 'true' | 'false';
    limit?: number;
    cursor?: string;
  };
  response: SupportRequest[];
}>('GET', '/api/support-requests');
export const createSupportRequest = route<{ body: SupportRequestInput; response: SupportThread }>(
  'POST',
  '/api/support-requests',
);
export const getSupportRequest = route<{ params: OfRequest; response: SupportThread }>(
  'GET',
  '/api/support-requests/{id}',
);
export const editSupportRequest = route<{
  params: OfRequest;
  body: SupportRequestInput;
  response: SupportThread;
}>('PUT', '/api/support-requests/{id}');
export const closeSupportRequest = route<{ params: OfRequest; response: SupportThread }>(
  'POST',
  '/api/support-requests/{id}/close',
);
export const reopenSupportRequest = route<{ params: OfRequest; response: SupportThread }>(
  'POST',
  '/api/support-requests/{id}/reopen',
);
export const markHelpedResponse = route<{ params: OfRequest; body: MarkHelpedBody; response: SupportThread }>(
  'PUT',
  '/api/support-requests/{id}/helped',
);
export const respondToRequest = route<{
  params: OfRequest;
  body: SupportResponseInput;
  response: SupportThread;
}>('POST', '/api/support-requests/{id}/responses');
export const editResponse = route<{ params: OfResponse; body: EditResponseBody; response: SupportThread }>(
  'PATCH',
  '/api/support-requests/{id}/responses/{responseId}',
);
export const removeResponse = route<{ params: OfResponse; response: SupportThread }>(
  'DELETE',
  '/api/support-requests/{id}/responses/{responseId}',
);
