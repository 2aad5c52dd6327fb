import { z } from 'zod';
import { requiredError } from '../input-messages.ts';
import { Email } from './http.ts';

/** Minutes in which a new address can be confirmed. */
export const CHANGE_EMAIL_MINUTES = 60;
/** Hours in which the former address can undo a change, and in which the address of a registration can be confirmed. */
export const UNDO_EMAIL_HOURS = 72;
export const CONFIRM_EMAIL_HOURS = 72;

export const AccountEmail = z
  .object({
    email: z.string(),
    isConfirmed: z.boolean(), // its owner has opened a link from it
    pendingEmail: z.string().nullable(), // a new address that awaits its confirmation
  })
  .meta({ id: 'AccountEmail' });
export type AccountEmail = z.infer<typeof AccountEmail>;

export const ChangeEmailBody = z
  .object({
    newEmail: Email,
    password: z
      .string(requiredError('Password'))
      .min(1, 'Password is required')
      .max(200, 'Password must be at most 200 characters long.'),
  })
  .meta({ id: 'ChangeEmailBody' });
export type ChangeEmailBody = z.infer<typeof ChangeEmailBody>;

const noToken = 'Please use the link from your email.';
export const EmailTokenBody = z
  .object({ token: z.string({ error: noToken }).min(1, noToken).max(200, noToken) })
  .meta({ id: 'EmailTokenBody' });
export type EmailTokenBody = z.infer<typeof EmailTokenBody>;

export const ConfirmedEmail = z
  .object({ email: z.string(), isChanged: z.boolean() })
  .meta({ id: 'ConfirmedEmail' });
export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>;
