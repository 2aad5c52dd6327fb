import { route } from '../route.ts';
import type { AskedPathRequest, PathRequest, SendPathRequestBody } from './path-requests.ts';

export const sendPathRequest = route<{ body: SendPathRequestBody; response: PathRequest }>(
  'POST',
  '/api/path-requests',
);
export const listMyPathRequests = route<{ response: PathRequest[] }>('GET', '/api/path-requests/mine');
export const deletePathRequest = route<{ params: { id: string }; response: { success: true } }>(
  'DELETE',
  '/api/path-requests/{id}',
);
export const listAskedPathRequests = route<{
  query: { limit?: number; cursor?: string };
  response: AskedPathRequest[];
}>('GET', '/api/mentor/path-requests');
