import { envInt, envSecret } from '@waymark/platform/env';
import { z } from 'zod';

export const databaseEnv = {
  DATABASE_URL: envSecret(
    z.string().startsWith('postgres', 'must be a postgres:// URL'),
    "PostgreSQL, with the service's own login (the launcher makes one per service)",
  ),
};

/** For services; the commands of the operator open no pool. */
export const serviceDatabaseEnv = {
  ...databaseEnv,
  DATABASE_POOL_SIZE: envInt(10, { min: 1, max: 200 }).describe(
    'Most connections of one process to PostgreSQL for changes, and as many again for reads',
  ),
};
