// guarantees: A server that hangs is restarted, one that is slow, frozen for 30 s or without space is not
import { describe, expect, it } from '@jest/globals';
import { HangDetector } from './hang-detector.ts';

const limits = { checks: 4, checksAtStart: 8, checksAfterFullDisk: 2, mostChecks: 10 };

/** The number of failed checks until a restart is due; null when none is within 100. */
function failuresUntilRestart(detector: HangDetector, isDiskFull = false): number | null {
  for (let failures = 1; failures <= 100; failures += 1)
    if (detector.failedCheck(isDiskFull)) return failures;
  return null;
}
const running = () => {
  const detector = new HangDetector(limits);
  detector.passedCheck();
  return detector;
};

describe('a process', () => {
  it('hangs after failed checks in a row', () => {
    expect(failuresUntilRestart(running())).toBe(4);
  });

  it('does not hang when a check passes in between', () => {
    const detector = running();
    for (let round = 0; round < 20; round += 1) {
      for (let failures = 0; failures < 3; failures += 1) expect(detector.failedCheck(false)).toBe(false);
      detector.passedCheck();
    }
  });

  it('has longer to pass its first check', () => {
    expect(failuresUntilRestart(new HangDetector(limits))).toBe(8);
  });

  it('is never restarted while its disk is full, and soon when it does not recover afterwards', () => {
    const detector = running();
    expect(failuresUntilRestart(detector, true)).toBeNull();
    expect(failuresUntilRestart(detector)).toBe(2);
    const starting = new HangDetector(limits);
    expect(failuresUntilRestart(starting, true)).toBeNull();
    expect(failuresUntilRestart(starting)).toBe(2);
    const recovering = running();
    failuresUntilRestart(recovering, true);
    recovering.failedCheck(false);
    recovering.passedCheck();
    expect(failuresUntilRestart(recovering)).toBe(4);
  });

  it('is restarted ever more rarely, until it has run for long', () => {
    const detector = running();
    const restartAfter = () => {
      detector.passedCheck();
      const failures = failuresUntilRestart(detector);
      detector.started();
      return failures;
    };
    expect([restartAfter(), restartAfter(), restartAfter(), restartAfter()]).toEqual([4, 8, 10, 10]);
    for (let checks = 0; checks < 10; checks += 1) detector.passedCheck();
    expect(failuresUntilRestart(detector)).toBe(4);
  });
});
