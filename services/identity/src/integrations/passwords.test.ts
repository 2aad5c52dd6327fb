import { describe, expect, it } from '@jest/globals';
import { runInContext } from '@waymark/platform/context';
import { Passwords } from './passwords.ts';

describe('passwords', () => {
  const passwords = new Passwords();

  it('are stored as argon2id at or above the floor, each with its own salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('match only themselves, and never an account that does not exist', async () => {
    const stored = await passwords.hash('correct horse');
    expect(await passwords.matches('correct horse', stored)).toBe(true);
    expect(await passwords.matches('Correct horse', stored)).toBe(false);
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });

  it('answer "try again" instead of queueing without end', async () => {
    const stored = await passwords.hash('x'.repeat(8));
    const all = await Promise.allSettled(Array.from({ length: 130 }, () => passwords.matches('y', stored)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(26);
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfter: 2 } });
  });

  it('are not worked on when nobody waits for the answer any more', async () => {
    const late = { requestId: 'r', caller: null, deadline: Date.now() - 1 };
    await expect(runInContext(late, () => passwords.hash('correct horse'))).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    const inTime = { ...late, deadline: Date.now() + 60_000 };
    await expect(runInContext(inTime, () => passwords.hash('correct horse'))).resolves.toMatch(/^\$argon2id/);
  });
});
