import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Env } from '../env.ts';

/** Radix and React set styles from scripts; scripts themselves come from files of ours alone. */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Stripe's own form runs in its frames, as its security guide lists them; the sandbox needs nobody. */
const stripe = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
  frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** Of the browser's powers a page of ours asks for the microphone alone, and for payment where Stripe takes it. */
export function permissionsPolicy({ PAYMENTS_PROVIDER }: Pick<Env, 'PAYMENTS_PROVIDER'>): string {
  const payment = PAYMENTS_PROVIDER === 'stripe' ? '(self "https://js.stripe.com")' : '()';
  return `microphone=(self), camera=(), geolocation=(), payment=${payment}, usb=(), display-capture=()`;
}

/** Files people brought: never part of our page, whatever they hold. */
export const USER_FILE_CSP = "sandbox; default-src 'none'";

/** Headers on every answer, and no writes from other sites. Before `app.init()`. */
export function secure(app: NestFastifyApplication, env: Env): void {
  const publicUrl = new URL(env.PUBLIC_URL);
  const https = publicUrl.protocol === 'https:';
  app.useSecurityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...contentSecurityPolicy,
        ...(env.PAYMENTS_PROVIDER === 'stripe' && stripe),
        ...(https && { upgradeInsecureRequests: true }),
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.enableCsrfProtection({ trustedOrigins: [publicUrl.origin] });
}
