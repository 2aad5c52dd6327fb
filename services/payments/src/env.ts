import { databaseEnv } from '@waymark/database/service-env';
import { callerPublicKeyEnv, natsEnv } from '@waymark/messaging/env';
import { envBool, envInt, envSecret } from '@waymark/platform/env';
import { z } from 'zod';

const stripeEnv = {
  STRIPE_SECRET_KEY: envSecret(z.string().optional(), "Stripe's secret key; with it payments are real"),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe("Stripe's publishable key, given to the browser"),
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
  ALLOW_SANDBOX_PAYMENTS: envBool(false).describe('Lets the sandbox run in production: nobody pays anything'),
  SANDBOX_WEBHOOK_SECRET: envSecret(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'What the sandbox signs its webhooks with; needed with the sandbox, made by the launcher',
  ),
  SANDBOX_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .default('http://localhost:3000/api/payments/webhook')
    .describe('Where the sandbox sends its webhooks'),
  SANDBOX_WEBHOOK_DELAY_MS: envInt(0, { min: 0 }).describe('The sandbox sends webhooks so much later'),
  SANDBOX_WEBHOOK_COPIES: envInt(1, { min: 0, max: 10 }).describe('The sandbox sends each webhook so often'),
  SANDBOX_WEBHOOK_SHUFFLE: envBool(false).describe('The sandbox sends webhooks out of order'),
};

export const Env = z
  .object({
    ...databaseEnv,
    ...natsEnv,
    ...callerPublicKeyEnv,
    PAYMENTS_PROVIDER: z
      .enum(['sandbox', 'stripe'])
      .default('sandbox')
      .describe('Who takes the money; npm start chooses stripe when STRIPE_SECRET_KEY is set'),
    PAYMENTS_LOOK_MS: envInt(1_000, { min: 10 }).describe(
      'How often due intents, webhooks and refunds are looked for, milliseconds',
    ),
    PAYMENTS_SWEEP_SECONDS: envInt(10, { min: 1 }).describe(
      'An open intent is asked for after so long, then ever more rarely',
    ),
    REFUND_RETRY_SECONDS: envInt(2, { min: 1 }).describe(
      'First wait after a failed refund; it doubles, up to an hour',
    ),
    ...stripeEnv,
    ...sandboxEnv,
  })
  .superRefine(checkProvider);
export type PaymentsEnv = z.infer<typeof Env>;

/** Injection token of the environment. */
export const ENV = Symbol('PaymentsEnv');

type Choice = Record<string, unknown> & { PAYMENTS_PROVIDER: 'sandbox' | 'stripe' };

function checkProvider(env: Choice, ctx: z.RefinementCtx): void {
  const fault = (name: string, message: string) => ctx.addIssue({ code: 'custom', path: [name], message });
  if (env.PAYMENTS_PROVIDER === 'stripe') {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      if (!env[name]) fault(name, 'is needed with PAYMENTS_PROVIDER=stripe');
    }
    return;
  }
  if (!env.SANDBOX_WEBHOOK_SECRET)
    fault('SANDBOX_WEBHOOK_SECRET', 'is needed with PAYMENTS_PROVIDER=sandbox');
  if (env.NODE_ENV === 'production' && !env.ALLOW_SANDBOX_PAYMENTS) {
    fault(
      'PAYMENTS_PROVIDER',
      'sandbox takes no money: set the STRIPE_ variables, or ALLOW_SANDBOX_PAYMENTS=true',
    );
  }
}
