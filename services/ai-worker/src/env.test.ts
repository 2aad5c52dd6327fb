import { describe, expect, it } from '@jest/globals';
import { parseEnv, withBaseEnv } from '@waymark/platform/env';
import { Env, engineOf, openAiOptions } from './env.ts';

describe('the environment of the worker', () => {
  it('describes each variable', () => {
    for (const [name, schema] of Object.entries(Env.shape)) {
      expect([name, schema.description]).toEqual([name, expect.any(String)]);
    }
  });

  it('selects the model when there is a key or a base URL, and the offline engine otherwise', () => {
    expect(engineOf(Env.parse({}))).toBe('offline');
    expect(engineOf(Env.parse({ OPENAI_API_KEY: 'k' }))).toBe('openai');
    expect(engineOf(Env.parse({ OPENAI_API_KEY: 'k', AI_ENGINE: 'offline' }))).toBe('offline');
    expect(engineOf(Env.parse({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' }))).toBe('openai');
  });

  it('gives a run 240 seconds, and its calls no cost unless both prices are known', () => {
    const prices = { OPENAI_PRICE_INPUT: '0.4', OPENAI_PRICE_OUTPUT: '1.6' };
    expect(openAiOptions(Env.parse(prices))).toMatchObject({
      deadlineMs: 240_000,
      prices: { input: 0.4, output: 1.6 },
    });
    expect(openAiOptions(Env.parse({ OPENAI_PRICE_INPUT: '0.4' })).prices).toBeNull();
  });

  it('is rejected with all faults at once', () => {
    const source = { AI_ENGINE: 'openai', STORAGE_DRIVER: 's3' };
    expect(() => parseEnv(withBaseEnv(Env), source)).toThrow(
      /S3_BUCKET: must be set[\s\S]*OPENAI_API_KEY: is required/,
    );
  });
});
