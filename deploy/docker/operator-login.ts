// Creates the database login of the operator's container with the privileges its commands need, then ends.
import { provisionOperator } from '@waymark/database/provision-operator';
import { envSecret, loadEnv } from '@waymark/platform/env';
import { z } from 'zod';
import { operatorGrants } from './operator-grants.ts';

const Env = z.object({
  DATABASE_ADMIN_URL: envSecret(z.string(), 'A PostgreSQL login that may create roles and grant privileges'),
  OPERATOR_DATABASE_URL: envSecret(
    z.string(),
    'Address with the user name and password of the login to create',
  ),
});

const { DATABASE_ADMIN_URL, OPERATOR_DATABASE_URL } = loadEnv(Env);
const { username, password } = new URL(OPERATOR_DATABASE_URL);
const login = { role: decodeURIComponent(username), password: decodeURIComponent(password) };
await provisionOperator(DATABASE_ADMIN_URL, login, operatorGrants);
console.log(`provisioned ${login.role}`);
