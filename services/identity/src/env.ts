import { Username } from '@waymark/contracts/identity/http';
import { serviceDatabaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv, queueRedisEnv } from '@waymark/messaging/env';
import { envBool, envInt, envSecret, refuseDemoInProduction } from '@waymark/platform/env';
import { supportEnv } from '@waymark/platform/support-env';
import { z } from 'zod';

// No e-mail addresses: a visitor could register one and become an admin.
const names = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .refine((all) => all.every((name) => Username.safeParse(name).success), 'must be user names');

/** Those of Chrome and Edge, Firefox, Safari and Windows. */
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
].join(',');

const origins = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .refine(
    (all) => all.every((one) => /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(one)),
    'must be origins such as https://push.example.org or https://*.example.org',
  );

const NO_SENDER = 'Waymark <no-reply@waymark.example>';

/** Servers discard mails from an unknown sender. */
function requireSender(
  { NODE_ENV, SMTP_URL, MAIL_FROM }: { NODE_ENV?: string; SMTP_URL?: string; MAIL_FROM: string },
  ctx: z.RefinementCtx,
): void {
  if (NODE_ENV !== 'production' || !SMTP_URL || MAIL_FROM !== NO_SENDER) return;
  ctx.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'must be set where mails are sent' });
}

export const Env = z
  .object({
    ...serviceDatabaseEnv,
    ...natsEnv,
    ...queueRedisEnv,
    ...callerPublicKeyEnv,
    DEMO_MODE: envBool(false).describe('Seed demo accounts and offer them on the login page'),
    ACCOUNT_SECRET: envSecret(
      z.string().min(16).default('waymark-development-only'),
      'Encrypts secrets of authenticator apps; if it is lost, they and all recovery codes must be set up again',
    ),
    ADMIN_USERNAMES: names
      .prefault('')
      .describe('User names (comma-separated) that only the operator can create and that are always admins'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
      .default('http://localhost:3000')
      .describe('URL people open; https switches HSTS on'),
    SMTP_URL: envSecret(
      z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps URL' }).optional(),
      'Server that sends mails, such as smtps://user:password@smtp.example.org; without it they are stored, not sent',
    ),
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>"@\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be Name <address> or an address',
      )
      .default(NO_SENDER)
      .describe('Sender of mails and of invitations'),
    UNSUBSCRIBE_ADDRESS: z
      .email('must be an address')
      .optional()
      .describe(
        'Mailbox for requests to turn mails off; offered by mail programs beside the link, read by you',
      ),
    ...supportEnv,
    MAIL_POLL_SECONDS: envInt(2, { min: 1 }).describe('How often queued mails are sent'),
    PUSH_SERVICES: origins
      .prefault(PUSH_SERVICES)
      .describe(
        'Origins (comma-separated) that push messages are sent to, and no others, since browsers name them',
      ),
    MENTOR_AUTO_APPROVE: envBool(false).describe(
      'Approve mentor applications that a model scores 7 or more in each, without an admin',
    ),
    EVALUATION_QUIET_SECONDS: envInt(300, { min: 1 }).describe(
      'An evaluation of an application without a sign of life for this time is enqueued again',
    ),
    ACCOUNT_DELETION_DAYS: envInt(14, { min: 0, max: 60 }).describe(
      'Days in which the owner of an account can still keep it after asking for its deletion',
    ),
    ACCOUNT_SWEEP_SECONDS: envInt(60, { min: 1 }).describe('How often accounts that are due are deleted'),
    NEWS_SWEEP_MINUTES: envInt(10, { min: 1 }).describe('How often old mails and notifications are deleted'),
  })
  .superRefine(requireSender)
  .superRefine(refuseDemoInProduction);
export type IdentityEnv = z.infer<typeof Env>;
