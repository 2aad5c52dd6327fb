import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { describeEnv, EnvError, envBool, envInt, envSecret, parseEnv, withBaseEnv } from './env.ts';

const Schema = z.object({
  DATABASE_URL: envSecret(z.url('must be a URL'), 'Where the data is'),
  PORT: envInt(3000, { min: 1, max: 65_535 }).describe('Port of the product'),
  DEMO_MODE: envBool(false).describe('Seed demo data'),
  AI_ENGINE: z.enum(['offline', 'openai']).default('offline'),
  STORAGE_SECRET: envSecret(z.string().default('dev-only'), 'Signs storage URLs'),
});

const faultsOf = (source: NodeJS.ProcessEnv): string[] => {
  try {
    parseEnv(Schema, source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
};

describe('the environment', () => {
  it('lists every fault at once', () => {
    expect(faultsOf({ PORT: 'eighty', DEMO_MODE: 'maybe', AI_ENGINE: 'magic' })).toEqual([
      'DATABASE_URL is missing',
      'PORT: must be a whole number',
      'DEMO_MODE: must be true or false',
      expect.stringContaining('AI_ENGINE: '),
    ]);
  });

  it('parses numbers and booleans', () => {
    const env = parseEnv(Schema, { DATABASE_URL: 'postgres://x/y', PORT: ' 8080 ', DEMO_MODE: 'Yes' });
    expect(env).toMatchObject({ PORT: 8080, DEMO_MODE: true });
  });

  it('treats an empty variable as absent', () => {
    expect(parseEnv(Schema, { DATABASE_URL: 'postgres://x/y', PORT: '', AI_ENGINE: ' ' })).toMatchObject({
      PORT: 3000,
      AI_ENGINE: 'offline',
    });
  });

  it.each(['0', '65536', '1.5', '1e3', '0x10'])('rejects %s as a port', (PORT) => {
    expect(faultsOf({ DATABASE_URL: 'postgres://x/y', PORT })).toHaveLength(1);
  });

  it('rejects the public default of a secret in production', () => {
    const source = { DATABASE_URL: 'postgres://x/y', NODE_ENV: 'production' };
    expect(faultsOf(source)).toEqual(['STORAGE_SECRET must be set in production (its default is public)']);
    expect(faultsOf({ ...source, STORAGE_SECRET: 'real' })).toEqual([]);
  });

  it('adds the base variables and keeps the refinements of a schema', () => {
    const picky = withBaseEnv(
      z
        .object({ A: z.string().default('a') })
        .refine(({ A }) => A !== 'b', { path: ['A'], message: 'not b' }),
    );
    expect(parseEnv(picky, { LOG_LEVEL: 'debug' })).toMatchObject({
      A: 'a',
      LOG_LEVEL: 'debug',
      HEALTH_PORT: 0,
    });
    expect(() => parseEnv(picky, { A: 'b' })).toThrow('not b');
  });

  it('reports faults between variables like any other', () => {
    const clash = () => ['PORT must differ from HEALTH_PORT'];
    expect(() => parseEnv(Schema, { DATABASE_URL: 'postgres://x/y' }, clash)).toThrow('PORT must differ');
  });

  it('describes every variable for the example file', () => {
    expect(describeEnv(Schema)).toEqual([
      {
        name: 'DATABASE_URL',
        description: 'Where the data is',
        default: undefined,
        required: true,
        secret: true,
      },
      { name: 'PORT', description: 'Port of the product', default: '3000', required: false, secret: false },
      { name: 'DEMO_MODE', description: 'Seed demo data', default: 'false', required: false, secret: false },
      { name: 'AI_ENGINE', description: '', default: 'offline', required: false, secret: false },
      {
        name: 'STORAGE_SECRET',
        description: 'Signs storage URLs',
        default: 'dev-only',
        required: false,
        secret: true,
      },
    ]);
  });

  it('finds the description on either side of a default', () => {
    const [first, second] = describeEnv(
      z.object({
        A: z.string().describe('inside').default('x'),
        B: z.string().default('x').describe('outside'),
      }),
    );
    expect([first?.description, second?.description]).toEqual(['inside', 'outside']);
  });
});

describe('a variable given as a file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'env-files-'));
  const file = (name: string, content: string) => {
    writeFileSync(join(dir, name), content);
    return join(dir, name);
  };

  it('has the content of the file, without the line end that editors add', () => {
    const env = parseEnv(Schema, {
      DATABASE_URL_FILE: file('url', 'postgres://x/y\n'),
      STORAGE_SECRET_FILE: file('secret', ' two words \r\n\n'),
      NODE_ENV: 'production',
    });
    expect(env).toMatchObject({ DATABASE_URL: 'postgres://x/y', STORAGE_SECRET: ' two words ' });
  });

  it('is absent when the file is empty', () => {
    expect(faultsOf({ DATABASE_URL_FILE: file('empty', '\n') })).toEqual(['DATABASE_URL is missing']);
    for (const path of ['', file('empty', '\n')]) {
      expect(faultsOf({ DATABASE_URL: 'postgres://x/y', DATABASE_URL_FILE: path })).toEqual([]);
    }
  });

  it('is refused when the file cannot be read, or when the variable is set as well', () => {
    expect(
      faultsOf({ DATABASE_URL_FILE: join(dir, 'none'), PORT: '1', PORT_FILE: file('port', '2') }),
    ).toEqual([
      `DATABASE_URL_FILE: ${join(dir, 'none')} cannot be read (ENOENT)`,
      'PORT and PORT_FILE are both set',
    ]);
  });
});
