import { envSecret } from '@waymark/platform/env';
import { z } from 'zod';

export const databaseEnv = {
  DATABASE_URL: envSecret(
    z.string().startsWith('postgres', 'must be a postgres:// URL'),
    "PostgreSQL, with the service's own login (the launcher makes one per service)",
  ),
};
