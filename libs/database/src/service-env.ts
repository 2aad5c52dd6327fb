import { envSecret } from '@waymark/platform/env';
import { z } from 'zod';

/** What a service with a schema needs. Spread it into the service's schema. */
export const databaseEnv = {
  DATABASE_URL: envSecret(
    z.string().startsWith('postgres', 'must be a postgres:// URL'),
    "PostgreSQL, with the service's own login (the launcher makes one per service)",
  ),
};
