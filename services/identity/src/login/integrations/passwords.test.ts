import { describe, expect, it } from '@jest/globals';
import { runInContext } from '@waymark/platform/context';
import { Passwords } from './passwords.ts';

describe('passwords', () => {
  const passwords = new Passwords({ DEMO_MODE: false });

  it('are hashed with argon2id, each with its own salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('match only their own hash', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.matches('correct horse', stored)).toBe(true);
    expect(await passwords.matches('Correct horse', stored)).toBe(false);
    expect(await passwords.matches('not the password of any account', null)).toBe(false);
  });

  it('are rejected with UNAVAILABLE when the queue is full', async () => {
    const stored = await passwords.hash('x'.repeat(8));
    const all = await Promise.allSettled(Array.from({ length: 130 }, () => passwords.matches('y', stored)));
    const rejected = all.filter((result) => result.status === 'rejected');
    expect(rejected).toHaveLength(26);
    expect(rejected[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfter: 2 } });
  });

  it('are not hashed after the deadline of the request', async () => {
    const late = { requestId: 'r', caller: null, deadline: Date.now() - 1 };
    await expect(runInContext(late, () => passwords.hash('correct horse'))).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    const inTime = { ...late, deadline: Date.now() + 60_000 };
    await expect(runInContext(inTime, () => passwords.hash('correct horse'))).resolves.toMatch(/^\$argon2id/);
  });
});
