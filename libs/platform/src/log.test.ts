import { describe, expect, it } from '@jest/globals';
import { AppError } from '@waymark/kernel/app-error';
import { runInContext } from './context.ts';
import { createLogger, NestLog } from './log.ts';

function recorder() {
  const lines: string[] = [];
  const log = createLogger('roadmaps', {
    level: 'trace',
    destination: { write: (line) => lines.push(line) },
  });
  return {
    log,
    text: () => lines.join(''),
    last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>,
  };
}

describe('the log', () => {
  it('writes JSON with service, level and time', () => {
    const { log, last } = recorder();
    log.info({ steps: 3 }, 'published');
    expect(last()).toMatchObject({ service: 'roadmaps', level: 'info', msg: 'published', steps: 3 });
    expect(Date.parse(String(last().time))).not.toBeNaN();
  });

  it('adds the request id and the user id of the context to every line', async () => {
    const { log, last } = recorder();
    const caller = { userId: 7, username: 'ada', role: 'mentor' as const };
    await runInContext({ requestId: 'r-1', caller }, async () => {
      await Promise.resolve();
      log.warn('inside');
    });
    expect(last()).toMatchObject({ requestId: 'r-1', userId: 7 });
    log.warn('outside');
    expect(last()).not.toHaveProperty('requestId');
  });

  it.each([
    'password',
    'newPassword',
    'token',
    'resetToken',
    'cookie',
    'Set-Cookie',
    'authorization',
    'apiKey',
    'api_key',
    'OPENAI_API_KEY',
    'STORAGE_SECRET',
    'callerPrivateKey',
  ])('never writes the value of %s, at any depth', (key) => {
    const { log, text } = recorder();
    log.info({ [key]: 'hush', a: { b: [{ [key]: 'hush' }] }, headers: { [key]: ['hush'] } }, 'x');
    expect(text()).not.toContain('hush');
    expect(text()).toContain('[redacted]');
  });

  it('redacts credentials inside texts and errors', () => {
    const { log, text } = recorder();
    log.error({ err: new Error('cannot reach postgres://app:hush@db:5432/x') }, 'Bearer hush123');
    expect(text()).not.toContain('hush');
    expect(text()).toContain('postgres://app:[redacted]@db:5432/x');
  });

  it('writes an error with code, stack and cause, without fields of drivers', () => {
    const { log, last, text } = recorder();
    const driver = Object.assign(new Error('duplicate key'), {
      code: '23505',
      parameters: ['ada@example.org'],
    });
    log.error({ err: new AppError('CONFLICT', 'taken', { cause: driver }) }, 'refused');
    expect(last().err).toMatchObject({
      type: 'AppError',
      code: 'CONFLICT',
      stack: expect.stringContaining('log.test'),
      cause: { code: '23505', message: 'duplicate key' },
    });
    expect(text()).not.toContain('ada@example.org');
  });

  it('handles circular records', () => {
    const { log, last } = recorder();
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    log.info({ loop }, 'round');
    expect(last().msg).toBe('round');
  });

  it('writes messages of Nest and its Logger', () => {
    const { log, last } = recorder();
    const nest = new NestLog(log);
    nest.log('Mapped', 'RouterExplorer');
    expect(last()).toMatchObject({ level: 'debug', msg: 'Mapped', context: 'RouterExplorer' });
    nest.warn({ msg: 'event not applied', consumer: 'c' }, 'EventConsumer');
    expect(last()).toMatchObject({
      level: 'warn',
      msg: 'event not applied',
      consumer: 'c',
      context: 'EventConsumer',
    });
    nest.error(new Error('boom'), 'Rpc');
    expect(last()).toMatchObject({ level: 'error', msg: 'boom', err: { message: 'boom' }, context: 'Rpc' });
    nest.error('failed', 'Error: x\n    at y (z.ts:1:1)', 'Ctx');
    expect(last()).toMatchObject({ msg: 'failed', stack: expect.stringContaining('at y') });
  });
});
