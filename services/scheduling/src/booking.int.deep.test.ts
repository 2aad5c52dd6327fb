import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, inTime, schedules } from './testing/bookings.ts';
import { brokenInvariants, Harness } from './testing/harness.ts';

let scheduling: Harness;
beforeAll(async () => {
  scheduling = await Harness.start();
});
afterAll(() => scheduling?.stop());

const at = (ms: number) => inTime(scheduling, ms);

describe('a race of 200 for one slot', () => {
  it('has one winner and 199 SLOT_TAKEN in each of 50 rounds', async () => {
    for (let round = 0; round < 50; round++) {
      const mentor = await aMentor(scheduling);
      const answers = await Promise.all(
        Array.from({ length: 200 }, () =>
          schedules(scheduling, aLearner(), mentor, at(DAY)).then(
            () => 'booked',
            (error: { code: string }) => error.code,
          ),
        ),
      );
      const count = (what: string) => answers.filter((answer) => answer === what).length;
      expect({ booked: count('booked'), taken: count('SLOT_TAKEN') }).toEqual({ booked: 1, taken: 199 });
      const stored = await scheduling.sql('SELECT id FROM sessions WHERE mentor_id = $1', [mentor.userId]);
      expect(stored).toHaveLength(1);
    }
    expect(await brokenInvariants(scheduling)).toEqual([]);
  }, 280_000);
});
