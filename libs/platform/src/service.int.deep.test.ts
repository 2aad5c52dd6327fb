import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { ChildService } from './testing/child-service.ts';

const SAMPLE = new URL('./testing/sample-service.ts', import.meta.url);
const started: ChildService[] = [];

async function aService(env: Record<string, string>, waitFor?: string | null): Promise<ChildService> {
  const service = await ChildService.start(SAMPLE, { SECRET: 's', ...env }, { waitFor });
  started.push(service);
  return service;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.end()));
});

describe('a process', () => {
  it('exits with 1 on a second signal before its work is done', async () => {
    const service = await aService({ DRAIN_MS: '60000' });
    service.kill('SIGTERM');
    await service.logged('stopping');
    const askedAt = Date.now();
    await eventually(() => expect(Date.now() - askedAt).toBeGreaterThan(1_100));
    service.kill('SIGTERM');
    expect(await service.exited).toBe(1);
    expect(service.lines.map(({ msg }) => msg)).not.toContain('did not stop in time');
  });

  it('exits with 1 when its work exceeds ten seconds', async () => {
    const service = await aService({ DRAIN_MS: '60000' });
    service.kill('SIGTERM');
    expect(await service.exited).toBe(1);
    expect(service.lines.at(-1)).toMatchObject({ msg: 'did not stop in time' });
  });
});
