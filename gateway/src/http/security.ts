import type { Server, ServerResponse } from 'node:http';
import type { SecurityHeadersOptions } from '@nestjs/common';
import { resolveSecurityHeaders } from '@nestjs/core/security/security-headers.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { SAFE } from './request-context.ts';

/** Radix and React set inline styles; scripts only from our own files. */
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

/** Stripe's form runs in its own frames (origins as in its security guide); the sandbox needs none. */
const stripe = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
  frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** Pages may use the microphone only, and payment with Stripe. */
function permissionsPolicy({ PAYMENTS_PROVIDER }: Pick<Env, 'PAYMENTS_PROVIDER'>): string {
  const payment = PAYMENTS_PROVIDER === 'stripe' ? '(self "https://js.stripe.com")' : '()';
  return `microphone=(self), camera=(), geolocation=(), payment=${payment}, usb=(), display-capture=()`;
}

/** For uploaded files: nothing in them executes in our origin. */
export const USER_FILE_CSP = "sandbox; default-src 'none'";

function headerOptions(env: Env): SecurityHeadersOptions {
  const https = new URL(env.PUBLIC_URL).protocol === 'https:';
  return {
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
  };
}

/** Of every response. */
export const securityHeaders = (env: Env): Record<string, string> => ({
  ...Object.fromEntries(resolveSecurityHeaders(headerOptions(env)).headers),
  'Permissions-Policy': permissionsPolicy(env),
});

/** Sets them before Fastify gets a request, since some are rejected before any hook runs, also by our own entry hook. */
export function setSecurityHeaders(server: Server, headers: Record<string, string>): void {
  const all = new Map(Object.entries(headers));
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeaders(all);
  });
}

/** Refuses requests of other sites. Call before `app.init()`. */
export function refuseOtherSites(app: NestFastifyApplication, env: Env): void {
  app.enableCsrfProtection({ trustedOrigins: [new URL(env.PUBLIC_URL).origin] });
}

/** False also for what the protection lets through only after comparing the origin. */
export function passesCsrfProtection({
  method,
  headers,
}: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (SAFE.has(method) || site === 'same-origin' || site === 'none') return true;
  return site === undefined && headers.origin === undefined;
}
