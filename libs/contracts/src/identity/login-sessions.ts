import { z } from 'zod';
import { Id } from '../roadmaps/id.ts';

/** Days after login at which a session ends, however much it is used. */
export const SESSION_MAX_DAYS = 90;

/** A device on which the user is logged in. */
export const LoginSession = z
  .object({
    handle: Id, // names the session in this list; it cannot be used to log in
    device: z.string(), // such as `Firefox on Linux`
    network: z.string(), // the shortened address of the last use, such as `192.0.2.x`; empty: unknown
    isSameNetwork: z.boolean(), // as the one of this request
    isCurrent: z.boolean(),
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(), // to the minute
    endsAt: z.iso.datetime(), // if it is not used again
  })
  .meta({ id: 'LoginSession' });
export type LoginSession = z.infer<typeof LoginSession>;

export const LoginSessions = z.array(LoginSession);
