import { beforeEach, expect, it, jest } from '@jest/globals';
import { ServerClock } from './server-clock.ts';

const SERVER = Date.parse('2026-12-01T12:00:00.000Z');
const TEN_MINUTES = 600_000;

/** Milliseconds of real time, and how far the device clock is ahead of the server. */
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
/** A response that is written after `there` milliseconds and received `back` milliseconds later. */
function request(there = 50, back = 50, others: Record<string, string> = {}): void {
  const measured = clock.listen();
  passed += there;
  const headers = dated(serverTime(), others);
  passed += back;
  measured(headers);
}
const errorMs = () => Math.abs(clock.now() - serverTime());

it('equals the device clock before the first response', () => {
  ahead = TEN_MINUTES;
  expect(clock.now()).toBe(Date.now());
});

it.each([TEN_MINUTES, -TEN_MINUTES, 3_600_000])(
  'follows the server after a response on a device %d ms ahead',
  (off) => {
    ahead = off;
    passed = 730;
    request();
    expect(errorMs()).toBeLessThan(1_000);
    passed += 90_000;
    expect(errorMs()).toBeLessThan(1_000);
  },
);

it.each([
  [1_900, 50, 50],
  [0, 9_000, 0],
  [0, 0, 9_000],
])('ignores an offset of %d ms that latencies of %d and %d ms may explain', (off, there, back) => {
  ahead = off;
  request(there, back);
  expect(clock.now()).toBe(Date.now());
});

it('uses the fastest response', () => {
  ahead = TEN_MINUTES;
  request(20, 20);
  request(8_000, 0);
  expect(errorMs()).toBeLessThan(1_000);
  clock = new ServerClock();
  request(8_000, 0);
  request(20, 20);
  expect(errorMs()).toBeLessThan(1_000);
});

it('uses a newer response once the fastest one is old', () => {
  ahead = TEN_MINUTES;
  request(10, 10);
  for (let minute = 0; minute < 20; minute += 1) {
    passed += 60_000;
    ahead += 150;
    request(20, 20);
  }
  expect(errorMs()).toBeLessThan(2_500);
});

it.each([
  ['set right', 0],
  ['set still further', 2 * TEN_MINUTES],
])('discards its offset after the device clock was %s', (_, next) => {
  ahead = TEN_MINUTES;
  request(10, 10);
  passed += 5_000;
  ahead = next;
  request(400, 400);
  expect(errorMs()).toBeLessThan(1_500);
});

it('ignores a response during which the device clock was set', () => {
  const measured = clock.listen();
  ahead = TEN_MINUTES;
  measured(dated(serverTime()));
  expect(clock.now()).toBe(Date.now());
});

it.each([
  ['of the browser’s cache', { 'cache-control': 'private, no-cache', etag: 'W/"1"' }],
  ['of a shared cache', { age: '600' }],
  ['without a time', { date: '' }],
  ['with an invalid time', { date: 'yesterday' }],
])('ignores a response %s', (_, headers) => {
  ahead = TEN_MINUTES;
  request(10, 10, headers);
  expect(clock.now()).toBe(Date.now());
});

it('ignores a copy of the service worker', () => {
  ahead = TEN_MINUTES;
  clock.listen()(new Headers({ 'x-waymark-saved-at': '2026-12-01T11:00:00.000Z' }));
  expect(clock.now()).toBe(Date.now());
});
