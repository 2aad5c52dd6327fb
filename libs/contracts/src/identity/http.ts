import { z } from 'zod';
import { Role } from '../caller.ts';
import { requiredError } from '../input-messages.ts';
import { normalText } from '../visible-text.ts';
import { emailAddress } from './email-address.ts';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** A password to be set. identity also refuses those that are easy to guess (`@waymark/passwords`). */
export const newPassword = (what: string) =>
  z
    .string(requiredError(what))
    .min(PASSWORD_MIN, `${what} must be at least ${PASSWORD_MIN} characters long.`)
    .max(PASSWORD_MAX, `${what} must be at most ${PASSWORD_MAX} characters long.`);
export const Password = newPassword('Password');

export const Username = z
  .string(requiredError('Username'))
  .overwrite(normalText)
  .min(1, 'Username is required')
  .min(3, 'Username must be at least 3 characters long.')
  .max(30, 'Username must be at most 30 characters long.')
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'Use letters, numbers, dots, dashes or underscores.');

export const Email = z
  .string(requiredError('Email'))
  .overwrite(normalText)
  .min(1, 'Email is required')
  .max(254, 'Email must be at most 254 characters long.')
  .pipe(emailAddress);

export const RegisterBody = z
  .object({ username: Username, email: Email, password: Password })
  .meta({ id: 'RegisterBody' });
export type RegisterBody = z.infer<typeof RegisterBody>;

export const LoginBody = z
  .object({
    username: z
      .string(requiredError('Username'))
      // An address is compared in the form in which it is stored.
      .overwrite((name) => emailAddress.safeParse(name).data ?? normalText(name))
      .min(1, 'Username is required')
      .max(254),
    password: z.string(requiredError('Password')).min(1, 'Password is required').max(200),
  })
  .meta({ id: 'LoginBody' });
export type LoginBody = z.infer<typeof LoginBody>;

export const User = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string(),
    role: Role,
    subscriptionTier: z.string(),
    avatar: z.string().nullable(),
    /** When the account is deleted, if its owner has requested it. */
    deleteAfter: z.iso.datetime().nullish(),
    /** Whether an application to become a mentor waits for its decision. */
    applies: z.boolean().optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** `subject`: names the person for ever; an id can be given to another after a restore. Never sent to browsers. */
export const Account = User.extend({ subject: z.uuid() });
export type Account = z.infer<typeof Account>;

export const PublicConfig = z
  .object({
    demoMode: z.boolean(),
    demoAccounts: z.array(z.object({ username: z.string(), password: z.string(), role: Role })),
    aiEngine: z.enum(['offline', 'openai']),
    aiIsOutside: z.boolean().optional(), // another company runs the AI service
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfig = z.infer<typeof PublicConfig>;
