/** Blanks the variables of this environment that would connect a test to other servers or change its mode. */
export function isolationOverrides(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(Object.keys(env).flatMap((name) => (EXTERNAL.test(name) ? [[name, '']] : [])));
}

/** This environment without those variables. */
export function isolatedEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !EXTERNAL.test(name)));
}

const EXTERNAL =
  /^(?:DATABASE_URL|(?:QUEUE_|SESSION_)?REDIS_URL|NATS_|DATABASE_POOL_SIZE$|S3_|STORAGE_|OPENAI_|SMTP_|MAIL_|PAYMENTS_|STRIPE_|SANDBOX_|ALLOW_SANDBOX_|AI_|RATE_LIMIT_|PORT$|PUBLIC_URL$|NODE_ENV$|NODE_OPTIONS$|DEMO_MODE$|ADMIN_|ACCOUNT_|WAYMARK_HOME$|LOG_LEVEL$)/;
