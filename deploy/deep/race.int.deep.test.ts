// covers: services/scheduling, services/payments, libs/database
// guarantees: One slot, 200 clients, 50 rounds: one booking per round
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingOf, newLearners, type OpenCalendar, openCalendar } from '../e2e/booking-scene.ts';
import type { Client } from '../e2e/client.ts';
import { FaultScene } from './fault-scene.ts';

const RACERS = 200;
const ROUNDS = 50;

let scene: FaultScene;
let racers: Client[];
let calendar: OpenCalendar;

beforeAll(async () => {
  scene = await FaultScene.start();
  racers = await newLearners(scene.url, 'racer', RACERS);
  calendar = await openCalendar(scene.url, 'amara', 0);
}, 300_000);
afterAll(() => scene?.stop(), 60_000);

describe(`one slot and ${RACERS} learners`, () => {
  it(`books one and returns 409 to all others, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = bookingOf(calendar, calendar.starts[round * 2]!);
      const responses = await Promise.all(
        racers.map((racer) => racer.send('POST', '/api/sessions/schedule', body)),
      );
      const codes = responses.map(({ status, body }) =>
        status === 201 ? 'booked' : `${status} ${(body as { code?: string } | null)?.code}`,
      );
      expect(counted(codes)).toEqual({ booked: 1, '409 SLOT_TAKEN': RACERS - 1 });
    }
  }, 400_000);
});

const counted = (words: string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));
