/** Creates database, schemas and logins from DATABASE_ADMIN_URL and SERVICE_DATABASE_URLS. Idempotent. */
import { envSecret, loadEnv } from '@waymark/platform/env';
import { z } from 'zod';
import { provision, type ServiceLogin } from './provision.ts';

const Env = z.object({
  DATABASE_ADMIN_URL: envSecret(
    z.string(),
    'A PostgreSQL login that may create roles, schemas and extensions',
  ),
  SERVICE_DATABASE_URLS: envSecret(
    z.string().transform((text) => text.trim().split(/\s+/)),
    "The services' DATABASE_URLs, separated by blanks; each user name is also its schema's name",
  ),
});

function serviceLogin(text: string): ServiceLogin {
  const url = new URL(text);
  const role = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  if (!role || !password) throw new Error('each of SERVICE_DATABASE_URLS needs a user name and a password');
  return { schema: role, role, password };
}

const env = loadEnv(Env);
const logins = env.SERVICE_DATABASE_URLS.map(serviceLogin);
await provision(env.DATABASE_ADMIN_URL, logins);
console.log(`provisioned ${logins.map(({ schema }) => schema).join(', ')}`);
