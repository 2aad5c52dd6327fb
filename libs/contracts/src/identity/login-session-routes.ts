import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { LoginSession } from './login-sessions.ts';

export const listLoginSessions = route<{ response: LoginSession[] }>('GET', '/api/account/sessions');
export const endLoginSession = route<{ params: { handle: string }; response: Success }>(
  'DELETE',
  '/api/account/sessions/{handle}',
);
export const endOtherLoginSessions = route<{ response: Success }>('DELETE', '/api/account/sessions');
