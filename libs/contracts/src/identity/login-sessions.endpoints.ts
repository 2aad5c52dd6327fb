import { gatewayEndpoint } from '../endpoint.ts';
import { Success } from '../success.ts';
import { LoginSessions } from './login-sessions.ts';

// Served by controllers of the gateway.

export const ListLoginSessionsEndpoint = gatewayEndpoint('GET /api/account/sessions', {
  summary: "The caller's sessions, the current one first, then the last used",
  output: LoginSessions,
});
export const EndLoginSessionEndpoint = gatewayEndpoint('DELETE /api/account/sessions/{handle}', {
  summary: 'Ends one session and its event streams; ending the current one logs out',
  output: Success,
});
export const EndOtherLoginSessionsEndpoint = gatewayEndpoint('DELETE /api/account/sessions', {
  summary: 'Ends all sessions of the caller but the current one',
  output: Success,
});
