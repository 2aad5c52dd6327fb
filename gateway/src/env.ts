import { callerPrivateKeyEnv, natsEnv, sessionRedisEnv } from '@waymark/messaging/env';
import { type BaseEnv, envBool, envInt } from '@waymark/platform/env';
import { engineEnv } from '@waymark/platform/model-env';
import { supportEnv } from '@waymark/platform/support-env';
import { storageEnv, storageFaults } from '@waymark/storage/env';
import { z } from 'zod';

/** `requests/seconds`: so many requests in so many seconds. */
const rate = (fallback: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,6}$/, 'must be requests/seconds, such as 600/60')
    .default(fallback);

const rateEnv = {
  RATE_LIMIT_IP: rate('1200/60').describe('Requests to /api per address, as requests/seconds'),
  RATE_LIMIT_USER: rate('600/60').describe('Requests to /api per logged-in user'),
  RATE_LIMIT_LOGIN_IP: rate('30/300').describe('Attempts to log in per address'),
  RATE_LIMIT_LOGIN_NAME: rate('5/900').describe(
    'Wrong passwords per user name before each further try has to wait (2 s, 4 s … 60 s)',
  ),
  RATE_LIMIT_REGISTER: rate('20/3600').describe('New accounts per address'),
  RATE_LIMIT_RECOVERY: rate('20/900').describe('Addresses looked up for a forgotten password, per address'),
  RATE_LIMIT_RESET: rate('20/900').describe('Attempts to set a forgotten password, per address'),
  RATE_LIMIT_PASSWORD: rate('10/900').describe('Attempts to change the password, per user'),
  RATE_LIMIT_EXPORT: rate('3/86400').describe('Downloads of all data, per user'),
  RATE_LIMIT_REPORT: rate('20/3600').describe('Reports to the admins per user'),
  RATE_LIMIT_AI: rate('120/3600').describe(
    'Requests for AI runs per user; AI_RUNS_PER_HOUR limits the runs themselves',
  ),
  RATE_LIMIT_UPLOAD: rate('120/3600').describe('Uploads and transcripts per user'),
  RATE_LIMIT_PICTURE: rate('60/60').describe('Pictures for shared links drawn anew, per address'),
  RATE_LIMIT_BOOKING: rate('60/3600').describe('Slots held, booked or paid for, per user'),
  RATE_LIMIT_CALENDAR: rate('30/3600').describe('Calendars linked per user'),
  RATE_LIMIT_SESSION: rate('30/3600').describe(
    'Sessions cancelled, times proposed or answered, and no-shows reported or responded to, per user',
  ),
  RATE_LIMIT_MAIL: rate('60/3600').describe('Other actions that send mail to somebody, per user'),
  RATE_LIMIT_MESSAGE: rate('120/3600').describe('Messages sent or edited, per user'),
  RATE_LIMIT_DECISION: rate('300/3600').describe('Decisions that send mail to users, per admin'),
  RATE_LIMIT_PAYMENT: rate('600/3600').describe('Looks at what became of a payment, per user'),
  RATE_LIMIT_CARD: rate('60/3600').describe('Tries with a test card, per user'),
  RATE_LIMIT_WEBHOOK: rate('6000/60').describe('Webhooks of the payment provider per address'),
  RATE_LIMIT_FEED: rate('120/60').describe('Calendar feeds fetched, per address'),
};

const ownText = (page: string) =>
  z
    .string()
    .max(100_000)
    .optional()
    .describe(`Your text of ${page} instead of ours; empty lines divide paragraphs, "# " begins a heading`);

/** What the pages about this installation show. */
const operatorEnv = {
  OPERATOR_NAME: z
    .string()
    .max(200)
    .optional()
    .describe('Person or company that runs this installation, shown at /about, /privacy and /terms'),
  OPERATOR_ADDRESS: z.string().max(500).optional().describe('Postal address of the operator'),
  ...supportEnv,
  OPERATOR_ABOUT: ownText('/about'),
  OPERATOR_PRIVACY: ownText('/privacy'),
  OPERATOR_TERMS: ownText('/terms'),
  OPERATOR_CONTACT: ownText('/contact'),
};

export const Env = z.object({
  PORT: envInt(3000, { min: 0, max: 65_535 }).describe('Port of the product; 0 takes any free one'),
  HOST: z.string().default('127.0.0.1').describe('Address the product listens on; 0.0.0.0: all'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .default('http://localhost:3000')
    .describe('URL people open; https switches HSTS on'),
  STATIC_DIR: z.string().default('frontend/dist').describe('Folder of the built frontend'),
  TRUST_PROXY: z
    .string()
    .trim()
    .default('false')
    .describe(
      'Whose X-Forwarded-* headers are believed: false, or addresses and networks, such as loopback,10.0.0.0/8',
    ),
  STORAGE_LEARNER_MB: envInt(200, { min: 1 }).describe('Megabytes of files that a learner may store'),
  STORAGE_MENTOR_MB: envInt(20_000, { min: 1 }).describe(
    'Megabytes of files that a mentor or admin may store',
  ),
  STORAGE_NEW_ACCOUNTS_MB: envInt(1_000, { min: 1 }).describe(
    'Megabytes a day that learners registered from one address within 7 days may store together',
  ),
  DEMO_MODE: envBool(false).describe('Offers the demo accounts on /auth; refused in production'),
  ADMIN_SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .optional()
    .describe(
      'Whether admins must log in with a second factor to use their rights; required unless DEMO_MODE',
    ),
  ...engineEnv,
  PAYMENTS_PROVIDER: z
    .enum(['sandbox', 'stripe'])
    .default('sandbox')
    .describe('Who takes the money: stripe, or the sandbox, where none is real'),
  SSE_KEEPALIVE_SECONDS: envInt(15, { min: 1, max: 60 }).describe(
    'Seconds of silence on an event stream after which a comment keeps proxies from closing it',
  ),
  DRAIN_SECONDS: envInt(0, { min: 0, max: 5 }).describe(
    'How long a stopping gateway still takes new requests, so that load balancers notice',
  ),
  ...sessionRedisEnv,
  ...natsEnv,
  ...callerPrivateKeyEnv,
  ...rateEnv,
  ...storageEnv,
  ...operatorEnv,
});
export type Env = z.infer<typeof Env> & BaseEnv;

export const requiresAdminSecondFactor = ({ ADMIN_SECOND_FACTOR, DEMO_MODE }: Env): boolean =>
  (ADMIN_SECOND_FACTOR ?? (DEMO_MODE ? 'optional' : 'required')) === 'required';

/** Faults between variables, one line each; any stops the boot. */
export function envFaults(env: Env): string[] {
  const faults = storageFaults(env).map(({ path, message }) => `${path} ${message}`);
  if (env.NODE_ENV !== 'production') return faults;
  if (env.DEMO_MODE) faults.push('DEMO_MODE must be off in production');
  // Every client could forge its address, and evade all limits by address.
  if (env.TRUST_PROXY === 'true') faults.push('TRUST_PROXY must name the proxies in production');
  return faults;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Why logins at PUBLIC_URL fail; null if they work. Browsers store the session's cookie over https and on localhost only. */
export function loginFault({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string | null {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || LOOPBACK.includes(hostname) || hostname.endsWith('.localhost')) return null;
  return `logins at ${PUBLIC_URL} fail: browsers store the cookie of a session over https or on localhost only`;
}
