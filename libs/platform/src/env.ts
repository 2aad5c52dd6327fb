import { z } from 'zod';
import { withFiles } from './env-files.ts';

/** Exit code for an invalid configuration; launchers do not restart on it (sysexits EX_CONFIG). */
export const EXIT_CONFIG = 78;

export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(
      `The environment has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** A whole number; surrounding blanks are allowed. */
export const envInt = (fallback: number, range: { min?: number; max?: number } = {}) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value),
      z
        .int('must be a whole number')
        .min(range.min ?? Number.MIN_SAFE_INTEGER)
        .max(range.max ?? Number.MAX_SAFE_INTEGER),
    )
    .default(fallback);

const BOOLEANS: Record<string, boolean> = {
  true: true,
  '1': true,
  yes: true,
  on: true,
  false: false,
  '0': false,
  no: false,
  off: false,
};

/** true/false, 1/0, yes/no, on/off, in any case. */
export const envBool = (fallback: boolean) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? (BOOLEANS[value.trim().toLowerCase()] ?? value) : value),
      z.boolean('must be true or false'),
    )
    .default(fallback);

/** A secret is never printed, and its default is rejected in production. */
export const envSecret = <S extends z.ZodType>(schema: S, description: string): S =>
  schema.meta({ description, secret: true }) as S;

/** Variables of every process; `runService` adds them. */
export const baseEnv = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production refuses unsafe defaults and demo features'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line that is written'),
  HEALTH_PORT: envInt(0, { min: 0, max: 65_535 }).describe(
    'Port of /health/live and /health/ready; 0 takes any free one',
  ),
  HEALTH_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address the health port listens on; 0.0.0.0 in containers'),
};
/** For `superRefine`: the demo's admin has a public password. */
export function refuseDemoInProduction(
  env: { DEMO_MODE: boolean; NODE_ENV?: string },
  ctx: z.RefinementCtx,
): void {
  if (env.NODE_ENV !== 'production' || !env.DEMO_MODE) return;
  ctx.addIssue({ code: 'custom', path: ['DEMO_MODE'], message: 'must be off in production' });
}

export const BaseEnv = z.object(baseEnv);
export type BaseEnv = z.infer<typeof BaseEnv>;

/** Adds missing variables of `baseEnv`, preserving refinements. */
export function withBaseEnv<S extends z.ZodObject>(schema: S): S & typeof BaseEnv {
  const missing = Object.fromEntries(Object.entries(baseEnv).filter(([name]) => !(name in schema.shape)));
  return schema.safeExtend(missing) as unknown as S & typeof BaseEnv;
}

/**
 * Empty variables count as absent; NAME_FILE names a file with the value of NAME. `moreFaults` checks combinations. Throws
 * EnvError with all faults.
 */
export function parseEnv<S extends z.ZodObject>(
  schema: S,
  source: NodeJS.ProcessEnv,
  moreFaults: (env: z.infer<S>) => string[] = () => [],
): z.infer<S> {
  const { values: given, faults: fileFaults } = withFiles(source, Object.keys(schema.shape));
  if (fileFaults.length > 0) throw new EnvError(fileFaults);
  const result = schema.safeParse(given);
  const faults = result.success
    ? moreFaults(result.data)
    : result.error.issues.map((issue) => describeIssue(issue, given));
  if (source.NODE_ENV === 'production') faults.push(...defaultedSecrets(schema, given));
  if (faults.length > 0 || !result.success) throw new EnvError(faults);
  return result.data;
}

/** Prints all faults and exits with code 78. Besides the launcher only this reads `process.env`. */
export function loadEnv<S extends z.ZodObject>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
  moreFaults?: (env: z.infer<S>) => string[],
): z.infer<S> {
  try {
    return parseEnv(schema, source, moreFaults);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIG);
  }
}

function describeIssue(issue: z.core.$ZodIssue, given: Record<string, string>): string {
  const name = issue.path.length > 0 ? issue.path.join('.') : '(environment)';
  const missing = issue.path.length === 1 && given[name] === undefined;
  return missing && issue.code === 'invalid_type' ? `${name} is missing` : `${name}: ${issue.message}`;
}

function defaultedSecrets(schema: z.ZodObject, given: Record<string, string>): string[] {
  return describeEnv(schema)
    .filter(({ name, secret, default: value }) => secret && value !== undefined && given[name] === undefined)
    .map(({ name }) => `${name} must be set in production (its default is public)`);
}

export interface EnvVariable {
  name: string;
  description: string;
  default: string | undefined; // as in a file; undefined: none
  required: boolean;
  secret: boolean;
}

/** The variables of a schema in its order: the source of `.env.example`. */
export function describeEnv(schema: z.ZodObject): EnvVariable[] {
  return Object.entries(schema.shape).map(([name, type]) => {
    const optional = (type as z.ZodType).safeParse(undefined);
    const value = optional.success ? optional.data : undefined;
    return {
      name,
      description: findMeta(type as z.ZodType, 'description') ?? '',
      default: value === undefined ? undefined : String(value),
      required: !optional.success,
      secret: findMeta(type as z.ZodType, 'secret') === true,
    };
  });
}

function findMeta<K extends 'description' | 'secret'>(
  type: z.ZodType,
  key: K,
): (K extends 'secret' ? boolean : string) | undefined {
  let current: z.ZodType | undefined = type;
  while (current) {
    const found = current.meta()?.[key];
    if (found !== undefined) return found as K extends 'secret' ? boolean : string;
    current = (current.def as { innerType?: z.ZodType }).innerType;
  }
  return undefined;
}
