import { afterEach, describe, expect, it } from '@jest/globals';
import { ChildService } from './testing/child-service.ts';

const SAMPLE = new URL('./testing/sample-service.ts', import.meta.url);
const started: ChildService[] = [];

async function aService(env: Record<string, string>, waitFor?: string | null): Promise<ChildService> {
  const service = await ChildService.start(SAMPLE, { SECRET: 's', ...env }, { waitFor });
  started.push(service);
  return service;
}

async function healthUrl(service: ChildService): Promise<string> {
  const { healthPort } = await service.logged('ready');
  return `http://127.0.0.1:${healthPort}/health`;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.end()));
});

describe('a process', () => {
  it('exits with 78 and names every invalid variable', async () => {
    const service = await aService({ SECRET: '', BEHAVIOUR: 'odd', LOG_LEVEL: 'loud' }, null);
    expect(await service.exited).toBe(78);
    const text = service.lines.map(({ msg }) => msg).join('\n');
    expect(text).toMatch(/SECRET is missing[\s\S]*BEHAVIOUR: [\s\S]*LOG_LEVEL: /);
  });

  it('exits with 78 and all faults of its wiring', async () => {
    const service = await aService({ BEHAVIOUR: 'badly-wired' }, null);
    expect(await service.exited).toBe(78);
    expect(service.lines.at(-1)).toMatchObject({ level: 'fatal', faults: ['first fault', 'second fault'] });
  });

  it('is not ready from the stop signal on, finishes its work and exits with 0', async () => {
    const service = await aService({ DRAIN_MS: '2500' });
    const health = await healthUrl(service);
    expect((await fetch(`${health}/ready`)).status).toBe(200);
    service.kill('SIGTERM');
    await service.logged('stopping');
    const ready = await fetch(`${health}/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ state: 'stopping', dependencies: { sample: { ok: true } } });
    expect((await fetch(`${health}/live`)).status).toBe(200);
    expect(await service.exited).toBe(0);
    expect(service.lines.at(-1)).toMatchObject({ msg: 'stopped' });
  });

  it('treats two signals in quick succession as one', async () => {
    const service = await aService({ DRAIN_MS: '700' });
    service.kill('SIGINT');
    service.kill('SIGTERM');
    expect(await service.exited).toBe(0);
  });

  it('can be stopped during boot', async () => {
    const service = await aService(
      { BEHAVIOUR: 'slow-boot', LOG_LEVEL: 'debug' },
      'Starting Nest application...',
    );
    service.kill('SIGTERM');
    expect(await service.exited).toBe(0);
  });

  it('logs an uncaught error with its request and exits with 1', async () => {
    const service = await aService({ BEHAVIOUR: 'throws-later' });
    expect(await service.exited).toBe(1);
    expect(service.lines.at(-1)).toMatchObject({
      level: 'fatal',
      err: { message: 'uncaught in r-9', stack: expect.stringContaining('sample-service') },
    });
  });
});
