import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ServiceLifecycle } from './lifecycle.ts';
import { RecurringWork } from './recurring-work.ts';

const HOUR_MS = 3_600_000;

let lifecycle: ServiceLifecycle;
let recurring: RecurringWork;
beforeEach(() => {
  lifecycle = new ServiceLifecycle();
  recurring = new RecurringWork(lifecycle);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await lifecycle.drain();
});

/** Work whose rounds have the given outcomes, and a promise of the last one. */
function rounds(...outcomes: (() => unknown)[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let n = 0;
  const work = async () => {
    const outcome = outcomes[n++];
    if (n === outcomes.length) resolve();
    return outcome?.();
  };
  return { work, count: () => n, last: promise };
}

describe('RecurringWork', () => {
  it('runs at its interval', async () => {
    const { work, last } = rounds(
      () => {},
      () => {},
    );
    recurring.start('sweep', 1, work);
    await last;
  });

  it('runs again at once while there is more, then waits', async () => {
    const { work, count, last } = rounds(
      () => true,
      () => true,
      () => false,
    );
    recurring.start('sweep', HOUR_MS, work);
    recurring.wake('sweep');
    await last;
    await new Promise(setImmediate);
    expect(count()).toBe(3);
  });

  it('runs once more when woken during a round', async () => {
    const { work, last } = rounds(
      () => recurring.wake('sweep'),
      () => {},
    );
    recurring.start('sweep', HOUR_MS, work);
    recurring.wake('sweep');
    await last;
  });

  it('logs a round that fails and continues', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
    const fail = () => {
      throw new Error('no database');
    };
    const { work, last } = rounds(fail, () => {});
    recurring.start('sweep', 1, work);
    await last;
    expect(warn).toHaveBeenCalledWith({ msg: 'sweep failed, retrying later', err: new Error('no database') });
  });

  it('finishes its round before the process stops and starts no other', async () => {
    const { promise: end, resolve: finish } = Promise.withResolvers<boolean>();
    const { work, count, last } = rounds(() => end);
    recurring.start('sweep', HOUR_MS, work);
    recurring.wake('sweep');
    await last;
    let drained = false;
    const draining = lifecycle.drain().then(() => {
      drained = true;
    });
    await new Promise(setImmediate);
    expect(drained).toBe(false);
    finish(true);
    await draining;
    expect(count()).toBe(1);
  });

  it('lets the process stop during a round that takes longer than its limit', async () => {
    const { work, last } = rounds(() => new Promise(() => {}));
    recurring.start('mail', HOUR_MS, work, { drainWithinMs: 10 });
    recurring.wake('mail');
    await last;
    await lifecycle.drain();
  });
});
