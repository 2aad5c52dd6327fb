import { serviceDatabaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { envBool, envInt, envSecret } from '@waymark/platform/env';
import { z } from 'zod';

const stripeEnv = {
  STRIPE_SECRET_KEY: envSecret(z.string().optional(), "Stripe's secret key; payments are then real"),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe("Stripe's publishable key, sent to the browser"),
  STRIPE_WEBHOOK_SECRET: envSecret(
    z.string().optional(),
    'Signing secret of the webhook endpoint PUBLIC_URL/api/payments/webhook',
  ),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .default('https://api.stripe.com')
    .describe("Address of Stripe's API"),
};

const sandboxEnv = {
  ALLOW_SANDBOX_PAYMENTS: z
    .union([envBool(false), z.literal('local')])
    .describe(
      'Allows the sandbox in production, where no payment is then real; local: at a PUBLIC_URL on localhost',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .default('http://localhost:3000')
    .describe('Address of the product'),
  SANDBOX_WEBHOOK_SECRET: envSecret(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'Signing secret of the sandbox webhooks; required for the sandbox, created by the launcher',
  ),
  SANDBOX_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .default('http://localhost:3000/api/payments/webhook')
    .describe('Address to which the sandbox sends webhooks'),
  SANDBOX_WEBHOOK_DELAY_MS: envInt(0, { min: 0 }).describe('Delay of the sandbox webhooks, milliseconds'),
  SANDBOX_WEBHOOK_COPIES: envInt(1, { min: 0, max: 10 }).describe(
    'How many copies of each webhook the sandbox sends',
  ),
  SANDBOX_WEBHOOK_SHUFFLE: envBool(false).describe('The sandbox sends webhooks out of order'),
};

export const Env = z
  .object({
    ...serviceDatabaseEnv,
    ...natsEnv,
    ...callerPublicKeyEnv,
    PAYMENTS_PROVIDER: z
      .enum(['sandbox', 'stripe'])
      .default('sandbox')
      .describe('The payment provider; npm start chooses stripe if STRIPE_SECRET_KEY is set'),
    PAYMENTS_LOOK_MS: envInt(1_000, { min: 10 }).describe(
      'Polling interval for due intents, webhooks and refunds, milliseconds',
    ),
    PAYMENTS_SWEEP_SECONDS: envInt(10, { min: 1 }).describe(
      'Delay before the first check of an open intent, seconds; it doubles, up to 6 hours',
    ),
    REFUND_RETRY_SECONDS: envInt(2, { min: 1 }).describe(
      'First delay after a failed refund, seconds; it doubles, up to an hour',
    ),
    PAYMENTS_RECONCILE_MINUTES: envInt(60, { min: 0 }).describe(
      "Minutes between two comparisons of the last 270 days with the provider's records; 0: none",
    ),
    PAYMENTS_PROBE_SECONDS: envInt(30, { min: 0 }).describe(
      'Seconds between two checks whether the provider accepts our requests; 0: none',
    ),
    PLATFORM_FEE_PERCENT: z.coerce
      .number('must be a number')
      .min(0)
      .max(100)
      .multipleOf(0.01, 'can have two decimals')
      .default(0)
      .describe("The operator's part of what learners pay for sessions, per cent; stored with each payment"),
    PAYOUT_DELAY_DAYS: envInt(7, { min: 1, max: 365 }).describe(
      'Days between the end of a session and the payout to its mentor; stored with each payment',
    ),
    ...stripeEnv,
    ...sandboxEnv,
  })
  .superRefine(checkProvider);
export type PaymentsEnv = z.infer<typeof Env>;

type ProviderEnv = Record<string, unknown> & { PAYMENTS_PROVIDER: 'sandbox' | 'stripe' };

function checkProvider(env: ProviderEnv, ctx: z.RefinementCtx): void {
  const addIssue = (name: string, message: string) => ctx.addIssue({ code: 'custom', path: [name], message });
  if (env.PAYMENTS_PROVIDER === 'stripe') {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      if (!env[name]) addIssue(name, 'is required for PAYMENTS_PROVIDER=stripe');
    }
    return;
  }
  if (!env.SANDBOX_WEBHOOK_SECRET)
    addIssue('SANDBOX_WEBHOOK_SECRET', 'is required for PAYMENTS_PROVIDER=sandbox');
  if (env.NODE_ENV === 'production' && !isSandboxAllowed(env)) {
    addIssue(
      'PAYMENTS_PROVIDER',
      'the sandbox takes no money: set the STRIPE_ variables, or ALLOW_SANDBOX_PAYMENTS=true',
    );
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const isSandboxAllowed = ({ ALLOW_SANDBOX_PAYMENTS: allowed, PUBLIC_URL: url }: ProviderEnv): boolean =>
  allowed === 'local' ? LOOPBACK.includes(new URL(String(url)).hostname) : allowed === true;
