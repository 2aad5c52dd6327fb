// guarantees: Calls work although the clocks of caller and owner differ, and what nobody waits for is skipped
import { describe, expect, it } from '@jest/globals';
import { MessageAges } from './message-ages.ts';

const SKEWS = [0, 20_000, -20_000, 1e9];

describe.each(SKEWS)('the age of a message whose sender has a clock %i ms behind', (skew) => {
  const ageAt = (ages: MessageAges, now: number, ms: number, sender = 'a') =>
    ages.ageOf(sender, now - ms - skew, now);

  it('is the delay beyond that of the fastest message', () => {
    const ages = new MessageAges();
    expect(ageAt(ages, 1_000, 2)).toBe(0);
    expect(ageAt(ages, 1_100, 1)).toBe(0);
    expect(ageAt(ages, 1_200, 500)).toBe(499);
  });

  it('is known for all messages that waited while the receiver was frozen', () => {
    const ages = new MessageAges();
    ageAt(ages, 1_000, 0);
    const thawed = 60_000;
    const waiting = [59_000, 40_000, 8_000, 0];
    expect(waiting.map((ms, index) => ageAt(ages, thawed + index, ms))).toEqual(waiting);
  });

  it('is computed for each sender separately', () => {
    const ages = new MessageAges();
    ageAt(ages, 1_000, 0);
    expect(ageAt(ages, 1_000, 9_000, 'b')).toBe(0);
    expect(ageAt(ages, 1_000, 9_000, 'a')).toBe(9_000);
  });

  it('is right again within half a minute after the clock of the sender was paused', () => {
    const ages = new MessageAges();
    ageAt(ages, 1_000, 0);
    const late = 10_000;
    for (let now = 2_000; now < 33_000; now += 1_000) ageAt(ages, now, late);
    expect(ageAt(ages, 33_000, late)).toBe(0);
  });
});
