import { describe, expect, it } from '@jest/globals';
import { parseEnv, withBaseEnv } from '@waymark/platform/env';
import { Env, engineOf } from './env.ts';

describe('the environment of the worker', () => {
  it('describes each variable', () => {
    for (const [name, schema] of Object.entries(Env.shape)) {
      expect([name, schema.description]).toEqual([name, expect.any(String)]);
    }
  });

  it('selects the model when there is a key, and the offline engine otherwise', () => {
    expect(engineOf(Env.parse({}))).toBe('offline');
    expect(engineOf(Env.parse({ OPENAI_API_KEY: 'k' }))).toBe('openai');
    expect(engineOf(Env.parse({ OPENAI_API_KEY: 'k', AI_ENGINE: 'offline' }))).toBe('offline');
    expect(engineOf(Env.parse({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1', AI_ENGINE: 'openai' }))).toBe(
      'openai',
    );
  });

  it('is rejected with all faults at once', () => {
    const source = { AI_ENGINE: 'openai', STORAGE_DRIVER: 's3' };
    expect(() => parseEnv(withBaseEnv(Env), source)).toThrow(
      /S3_BUCKET: must be set[\s\S]*OPENAI_API_KEY: is required/,
    );
  });
});
