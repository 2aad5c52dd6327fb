import { beforeEach, expect, it, jest } from '@jest/globals';
import { ServerClock } from './server-clock.ts';

const SERVER = Date.parse('2026-12-01T12:00:00.000Z');
const TEN_MINUTES = 600_000;

/** Real time passes for the server and for the clock that nobody sets; the device's clock shows something else. */
let passed: number;
let ahead: number;
let clock: ServerClock;
beforeEach(() => {
  passed = 0;
  ahead = 0;
  clock = new ServerClock();
  jest.spyOn(Date, 'now').mockImplementation(() => SERVER + passed + ahead);
  jest.spyOn(performance, 'now').mockImplementation(() => 5_000 + passed);
});

const serverTime = () => SERVER + passed;
const dated = (time: number, others: Record<string, string> = {}) =>
  new Headers({ date: new Date(time).toUTCString(), 'cache-control': 'no-store', ...others });
/** The answer is written after `there` and is here after `back` milliseconds. */
function ask(there = 50, back = 50, others: Record<string, string> = {}): void {
  const heard = clock.listen();
  passed += there;
  const headers = dated(serverTime(), others);
  passed += back;
  heard(headers);
}
const wrongBy = () => Math.abs(clock.now() - serverTime());

it('is the device’s own clock while no answer told otherwise', () => {
  ahead = TEN_MINUTES;
  expect(clock.now()).toBe(Date.now());
});

it.each([TEN_MINUTES, -TEN_MINUTES, 3_600_000])(
  'is the server’s once it answered, on a device %d ms ahead',
  (off) => {
    ahead = off;
    passed = 730;
    ask();
    expect(wrongBy()).toBeLessThan(1_000);
    passed += 90_000;
    expect(wrongBy()).toBeLessThan(1_000);
  },
);

it.each([
  [1_900, 50, 50],
  [0, 9_000, 0],
  [0, 0, 9_000],
])(
  'leaves alone a device %d ms ahead when the answer took %d and %d ms: the difference may be none',
  (off, there, back) => {
    ahead = off;
    ask(there, back);
    expect(clock.now()).toBe(Date.now());
  },
);

it('goes by the quickest answer', () => {
  ahead = TEN_MINUTES;
  ask(20, 20);
  ask(8_000, 0);
  expect(wrongBy()).toBeLessThan(1_000);
  clock = new ServerClock();
  ask(8_000, 0);
  ask(20, 20);
  expect(wrongBy()).toBeLessThan(1_000);
});

it('goes by a newer answer once the quick one is minutes old: clocks drift', () => {
  ahead = TEN_MINUTES;
  ask(10, 10);
  for (let minute = 0; minute < 20; minute += 1) {
    passed += 60_000;
    ahead += 150;
    ask(20, 20);
  }
  expect(wrongBy()).toBeLessThan(2_500);
});

it.each([
  ['set right', 0],
  ['set still further', 2 * TEN_MINUTES],
])('forgets what it knew with the first answer after the device’s clock was %s', (_, next) => {
  ahead = TEN_MINUTES;
  ask(10, 10);
  passed += 5_000;
  ahead = next;
  ask(400, 400);
  expect(wrongBy()).toBeLessThan(1_500);
});

it('learns nothing while the clock is set, or the device sleeps, between question and answer', () => {
  const heard = clock.listen();
  ahead = TEN_MINUTES;
  heard(dated(serverTime()));
  expect(clock.now()).toBe(Date.now());
});

it.each([
  ['of the browser’s cache, confirmed or not', { 'cache-control': 'private, no-cache', etag: 'W/"1"' }],
  ['of a cache on the way', { age: '600' }],
  ['without a time', { date: '' }],
  ['with nonsense for a time', { date: 'yesterday' }],
])('learns nothing from an answer %s', (_, headers) => {
  ahead = TEN_MINUTES;
  ask(10, 10, headers);
  expect(clock.now()).toBe(Date.now());
});

it('learns nothing from a copy that the service worker kept', () => {
  ahead = TEN_MINUTES;
  clock.listen()(new Headers({ 'x-waymark-saved-at': '2026-12-01T11:00:00.000Z' }));
  expect(clock.now()).toBe(Date.now());
});
