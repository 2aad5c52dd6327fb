import { join } from 'node:path';
import { redisUrlAs } from '@waymark/messaging/redis-users';
import { urlOf } from './host.ts';
import { projectRoot } from './paths.ts';
import { isPrivateHost } from './private-host.ts';
import type { WaymarkProcess } from './processes.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export interface Backing {
  /** Admin address; every service gets its own login made from it. */
  databaseUrl: string;
  redisUrl: string;
  /** True for a local Redis, which has a login per process. */
  localRedis: boolean;
  natsUrl: string;
  /** True for a local NATS, which has a login per process. */
  localNats: boolean;
}

export interface EnvContext {
  settings: Settings;
  secrets: Secrets;
  backing: Backing;
  port: number;
}

const SYSTEM = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];
const PROXY = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];
const EVERY_PROCESS = ['NODE_ENV', 'LOG_LEVEL', 'HEALTH_PORT', 'HEALTH_HOST'];

/** Only the variables of its schema, so that no process has a secret it does not use. */
export function processEnv(
  process: WaymarkProcess,
  declared: string[],
  healthPort: number,
  context: EnvContext,
): Record<string, string> {
  const { env } = context.settings;
  const decided = {
    ...fixedVariables(process, context),
    HEALTH_PORT: String(healthPort),
    HEALTH_HOST: '127.0.0.1',
  };
  const values: Record<string, string | undefined> = { ...defaults(context), ...env, ...decided };
  const names = [...SYSTEM, ...PROXY, ...EVERY_PROCESS, ...declared];
  const chosen = names.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return { ...Object.fromEntries(chosen), NODE_COMPILE_CACHE: join(context.settings.home, 'cache/node') };
}

/** What a process gets that several services share. */
export function sharedEnv({ env, home }: Settings): Record<string, string> {
  const names = [...SYSTEM, ...PROXY, 'NODE_ENV'];
  const chosen = names.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  return { ...Object.fromEntries(chosen), NODE_COMPILE_CACHE: join(home, 'cache/node') };
}

/** The operator can override these. */
function defaults({ settings, secrets, port }: EnvContext): Record<string, string> {
  const { env, home, host } = settings;
  return {
    HOST: host,
    PUBLIC_URL: `http://localhost:${port}`,
    STATIC_DIR: join(projectRoot, 'frontend/dist'),
    DEMO_MODE: String(env.NODE_ENV !== 'production'),
    STORAGE_DRIVER: env.S3_BUCKET ? 's3' : 'disk',
    STORAGE_DIR: join(home, 'objects'),
    ACCOUNT_SECRET: secrets.accounts,
    CALENDAR_SECRET: secrets.calendars,
    PAYMENTS_PROVIDER: env.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox',
    SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhooks,
    SANDBOX_WEBHOOK_URL: `${urlOf(host, port)}/api/payments/webhook`,
    AI_IS_LOCAL: String(env.OPENAI_BASE_URL ? isPrivateHost(env.OPENAI_BASE_URL) : false),
    AI_ENGINE: env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? 'openai' : 'offline',
  };
}

/** The operator cannot override these. */
function fixedVariables(process: WaymarkProcess, context: EnvContext): Record<string, string | undefined> {
  const { secrets, port } = context;
  return {
    PORT: String(port),
    DATABASE_URL: process.database ? serviceDatabaseUrl(process.name, context) : undefined,
    REDIS_URL: redisUrl(process.manifest.name, context),
    ...natsEnv(process.manifest.name, context),
    CALLER_PUBLIC_KEY: secrets.callerPublicKey,
    CALLER_PRIVATE_KEY: process.name === 'gateway' ? secrets.callerPrivateKey : undefined,
  };
}

/** Logins are global in a PostgreSQL server, therefore the prefix. */
export const databaseRole = (name: string) => `waymark_${name}`;

export function serviceDatabaseUrl(
  name: string,
  { backing, secrets }: Pick<EnvContext, 'backing' | 'secrets'>,
): string {
  const url = new URL(backing.databaseUrl);
  url.username = databaseRole(name);
  url.password = secrets.databaseLogins[name] ?? '';
  return url.href;
}

function redisUrl(name: string, { backing, secrets }: EnvContext): string | undefined {
  if (!backing.localRedis) return backing.redisUrl;
  const password = secrets.redisLogins[name];
  return password && redisUrlAs(backing.redisUrl, name, password);
}

/** An external NATS has a login in its URL or in NATS_USER; the client does not read the one in the URL. */
function natsEnv(
  name: string,
  { backing, secrets, settings }: EnvContext,
): Record<string, string | undefined> {
  if (backing.localNats) {
    return { NATS_URL: backing.natsUrl, NATS_USER: name, NATS_PASSWORD: secrets.natsLogins[name] };
  }
  const url = new URL(backing.natsUrl);
  const user = settings.env.NATS_USER ?? decodeURIComponent(url.username);
  const password = settings.env.NATS_PASSWORD ?? decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  return { NATS_URL: url.href.replace(/\/$/, ''), NATS_USER: user, NATS_PASSWORD: password };
}
