import { describe, expect, it } from '@jest/globals';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aMentor } from './testing/a-mentor.ts';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness().forFile();

const call = scheduling.call.bind(scheduling);
const hours = (dayOfWeek: number, startTime: string, endTime: string, timezone = 'UTC') => ({
  dayOfWeek,
  startTime,
  endTime,
  timezone,
});
const inTokyo = { timezone: 'Asia/Tokyo', minNoticeMinutes: 60, bookingWindowDays: 30 };

describe('a price', () => {
  it('is set by the mentor, readable by visitors and published', async () => {
    const mentor = await aMentor(scheduling);
    const price = { sessionPrice: 3_000, currency: 'EUR' as const };
    const all = { ...price, typePrices: usualPrices };
    expect(await call(rpc.SetPricing, price, mentor)).toEqual(all);
    expect(await call(rpc.GetPricing, { mentorId: mentor.userId })).toEqual(all);
    const events = await scheduling.emitted(PricingChanged, { mentorId: mentor.userId });
    expect(events.at(-1)).toEqual({ mentorId: mentor.userId, ...all, version: 2 });
  });

  it('of an hour is set by session type, and one that is left out stays', async () => {
    const mentor = await aMentor(scheduling, { pricing: { sessionPrice: 0, currency: 'GBP' } });
    const set = (typePrices: object) =>
      call(rpc.SetPricing, { sessionPrice: 0, currency: 'GBP', typePrices }, mentor);
    await set({ topic: 4_000, 'goal-setting': 0 });
    const typePrices = { ...usualPrices, topic: 4_100, 'goal-setting': 0 };
    expect(await set({ topic: 4_100 })).toEqual({ sessionPrice: 0, currency: 'GBP', typePrices });
    const [last] = (await scheduling.emitted(PricingChanged, { mentorId: mentor.userId })).slice(-1);
    expect(last).toMatchObject({ typePrices, version: 3 });
    expect(await rejectionOf(set({ topic: 29 }))).toMatchObject({
      code: 'VALIDATION',
      issues: [expect.objectContaining({ path: ['typePrices', 'topic'] })],
    });
  });

  it('of an hour that is too low for the new currency is refused, also by the database', async () => {
    const mentor = await aMentor(scheduling, {
      pricing: { sessionPrice: 0, currency: 'GBP', typePrices: { topic: 30 } },
    });
    const refused = call(rpc.SetPricing, { sessionPrice: 0, currency: 'EUR' }, mentor);
    expect(await rejectionOf(refused)).toMatchObject({
      code: 'RULE_REFUSED',
      message: 'A price is 0 for a free session, or at least 0.50 EUR. Please check the prices of an hour.',
    });
    const store = (prices: string) =>
      scheduling.sql(`UPDATE calendars SET type_prices = ${prices} WHERE mentor_id = $1`, [mentor.userId]);
    for (const prices of [
      `type_prices - 'topic'`,
      `type_prices || '{"topic": 29}'`,
      `type_prices || '{"topic": 100001}'`,
      `type_prices || '{"topic": "2500"}'`,
      `type_prices || '{"topic": 25.5}'`,
      `type_prices || '{"other": 2500}'`,
    ]) {
      await expect(store(prices)).rejects.toThrow('calendars_type_prices');
    }
    await store(`type_prices || '{"topic": 0}'`);
  });

  it('is not published when unchanged', async () => {
    const mentor = await aMentor(scheduling, { pricing: { sessionPrice: 500, currency: 'GBP' } });
    await call(rpc.SetPricing, { sessionPrice: 500, currency: 'GBP' }, mentor);
    const events = await scheduling.emitted(PricingChanged, { mentorId: mentor.userId });
    expect(events).toHaveLength(1);
  });

  it('is set once per idempotency key', async () => {
    const mentor = await aMentor(scheduling);
    const set = (sessionPrice: number) =>
      call(rpc.SetPricing, { sessionPrice, currency: 'USD' }, mentor, 'again');
    await set(100);
    await set(100);
    await expectRejection(set(200), 'IDEMPOTENCY_MISMATCH');
    expect(await call(rpc.GetPricing, { mentorId: mentor.userId })).toMatchObject({ sessionPrice: 100 });
  });

  it('has versions without gaps under concurrent requests, the last one in force', async () => {
    const mentor = await aMentor(scheduling);
    const prices = [100, 200, 300, 400, 500, 600, 700, 800];
    await Promise.all(
      prices.map((sessionPrice) => call(rpc.SetPricing, { sessionPrice, currency: 'USD' }, mentor)),
    );
    const events = await scheduling.emitted(PricingChanged, { mentorId: mentor.userId });
    expect(events.map(({ version }) => version).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const last = events.find(({ version }) => version === 9);
    const current = await call(rpc.GetPricing, { mentorId: mentor.userId });
    expect(current).toEqual({ sessionPrice: last?.sessionPrice, currency: 'USD', typePrices: usualPrices });
  });
});

describe('the owner of a calendar', () => {
  const edits = [
    ['a price', rpc.SetPricing, { sessionPrice: 0, currency: 'USD' as const }],
    ['hours', rpc.AddAvailability, hours(1, '09:00', '10:00')],
    ['other hours', rpc.ChangeAvailability, { id: 'any', body: hours(1, '09:00', '10:00') }],
    ['fewer hours', rpc.RemoveAvailability, { id: 'any' }],
    ['a day', rpc.AddOverride, { kind: 'closed' as const, date: '2027-02-01' }],
    ['one day less', rpc.RemoveOverride, { id: 'any' }],
    ['settings', rpc.SetCalendarSettings, inTokyo],
    ['the calendar', rpc.GetCalendar, {}],
  ] as const;

  it.each(edits)(
    'is required for %s: visitors, learners and other admins are rejected',
    async (_, what, input) => {
      await expectRejection(call(what, input as never), 'UNAUTHENTICATED');
      await expectRejection(call(what, input as never, asLearner()), 'FORBIDDEN');
      await expectRejection(call(what, input as never, asAdmin()), 'FORBIDDEN');
    },
  );

  it('can be an admin who is a mentor', async () => {
    const { userId } = await aMentor(scheduling);
    await call(rpc.SetPricing, { sessionPrice: 700, currency: 'USD' }, asAdmin(userId));
    expect(await call(rpc.GetPricing, { mentorId: userId })).toMatchObject({ sessionPrice: 700 });
  });

  it('has an empty calendar before the profile event arrives', async () => {
    const mentor = asMentor(8_001);
    expect(await call(rpc.GetCalendar, {}, mentor)).toEqual({
      settings: {
        ...{ timezone: null, minNoticeMinutes: 120, bookingWindowDays: 60, startEveryMinutes: 30 },
        ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, maxPerDay: null, maxPerWeek: null },
        offersIntro: false,
      },
      pricing: { sessionPrice: null, currency: 'USD', typePrices: usualPrices },
      availability: [],
      overrides: [],
    });
    await call(rpc.SetPricing, { sessionPrice: 0 }, mentor);
    expect(await call(rpc.GetPricing, { mentorId: 8_001 })).toEqual({
      ...{ sessionPrice: 0, currency: 'USD', typePrices: usualPrices },
    });
  });
});

describe('weekly hours', () => {
  it('set the zone of a new calendar', async () => {
    const mentor = asMentor(8_002);
    const added = await call(rpc.AddAvailability, hours(5, '22:00', '24:00', 'Pacific/Auckland'), mentor);
    expect(added).toMatchObject({
      dayOfWeek: 5,
      startTime: '22:00',
      endTime: '24:00',
      timezone: 'Pacific/Auckland',
    });
    expect(await call(rpc.ListAvailability, { mentorId: 8_002 })).toEqual([added]);
  });

  it('are rejected in another zone, with the path of the field', async () => {
    const mentor = await aMentor(scheduling, { settings: { timezone: 'Asia/Calcutta' }, hours: [] });
    await call(rpc.AddAvailability, hours(1, '09:00', '10:00', 'Asia/Kolkata'), mentor);
    expect(await rejectionOf(call(rpc.AddAvailability, hours(2, '09:00', '10:00'), mentor))).toMatchObject({
      code: 'RULE_REFUSED',
      issues: [{ path: ['timezone'] }],
    });
    expect(await call(rpc.ListAvailability, { mentorId: mentor.userId })).toHaveLength(1);
  });

  it('are merged when they touch or overlap', async () => {
    const mentor = await aMentor(scheduling, {
      hours: [
        [1, '09:00', '10:00'],
        [1, '12:00', '13:00'],
        [2, '10:00', '12:00'],
        [1, '15:00', '16:00'],
      ],
    });
    const added = await call(rpc.AddAvailability, hours(1, '10:00', '12:30'), mentor);
    expect(added).toMatchObject({ startTime: '09:00', endTime: '13:00' });
    const listed = await call(rpc.ListAvailability, { mentorId: mentor.userId });
    expect(listed.map((one) => [one.dayOfWeek, one.startTime, one.endTime])).toEqual([
      [1, '09:00', '13:00'],
      [1, '15:00', '16:00'],
      [2, '10:00', '12:00'],
    ]);
    expect(listed[0]?.id).toBe(added.id);
  });

  it('are merged under concurrent requests', async () => {
    const mentor = await aMentor(scheduling, { hours: [] });
    const starts = ['09', '10', '11', '12', '13', '14', '15', '16'];
    await Promise.all(
      starts.map((hour) =>
        call(rpc.AddAvailability, hours(3, `${hour}:00`, `${Number(hour) + 1}:30`), mentor),
      ),
    );
    const listed = await call(rpc.ListAvailability, { mentorId: mentor.userId });
    expect(listed).toEqual([expect.objectContaining({ startTime: '09:00', endTime: '17:30' })]);
  });

  it('are removed by their mentor only', async () => {
    const [mentor, other] = [await aMentor(scheduling), await aMentor(scheduling)];
    const [{ id } = { id: '' }] = await call(rpc.ListAvailability, { mentorId: mentor.userId });
    await expectRejection(call(rpc.RemoveAvailability, { id }, other), 'NOT_FOUND');
    expect(await call(rpc.RemoveAvailability, { id }, mentor)).toEqual({ success: true });
    await expectRejection(call(rpc.RemoveAvailability, { id }, mentor), 'NOT_FOUND');
    await expectRejection(call(rpc.RemoveAvailability, { id: "1' OR" }, mentor), 'VALIDATION');
    expect(await call(rpc.ListAvailability, { mentorId: mentor.userId })).toHaveLength(6);
  });

  it('move to another day and time under their id, and merge with hours that they touch', async () => {
    const mentor = await aMentor(scheduling, {
      hours: [
        [1, '09:00', '10:00'],
        [2, '10:00', '12:00'],
      ],
    });
    const [{ id } = { id: '' }] = await call(rpc.ListAvailability, { mentorId: mentor.userId });
    const changed = await call(rpc.ChangeAvailability, { id, body: hours(2, '12:00', '24:00') }, mentor);
    expect(changed).toMatchObject({ id, dayOfWeek: 2, startTime: '10:00', endTime: '24:00' });
    expect(await call(rpc.ListAvailability, { mentorId: mentor.userId })).toEqual([changed]);
  });

  it.each([
    ['startTime', '11:00', '13:00'],
    ['endTime', '09:00', '10:30'],
    ['endTime', '09:00', '13:00'],
  ])('do not move over other hours: the issue is at %s', async (field, startTime, endTime) => {
    const mentor = await aMentor(scheduling, {
      hours: [
        [1, '09:00', '10:00'],
        [2, '10:00', '12:00'],
      ],
    });
    const before = await call(rpc.ListAvailability, { mentorId: mentor.userId });
    const change = { id: before[0]!.id, body: hours(2, startTime, endTime) };
    expect(await rejectionOf(call(rpc.ChangeAvailability, change, mentor))).toMatchObject({
      code: 'RULE_REFUSED',
      issues: [{ path: [field] }],
    });
    expect(await call(rpc.ListAvailability, { mentorId: mentor.userId })).toEqual(before);
  });

  it('are changed by their mentor only', async () => {
    const [mentor, other] = [await aMentor(scheduling), await aMentor(scheduling)];
    const before = await call(rpc.ListAvailability, { mentorId: mentor.userId });
    const change = { id: before[0]!.id, body: hours(1, '00:00', '01:00') };
    await expectRejection(call(rpc.ChangeAvailability, change, other), 'NOT_FOUND');
    expect(await call(rpc.ListAvailability, { mentorId: mentor.userId })).toEqual(before);
  });

  it('are limited to 50 windows, also concurrently', async () => {
    const mentor = await aMentor(scheduling, { hours: [] });
    const windows = Array.from({ length: 60 }, (_, n) => {
      const hour = String((n % 12) * 2).padStart(2, '0');
      return hours(Math.floor(n / 12), `${hour}:00`, `${hour}:30`);
    });
    const results = await Promise.allSettled(windows.map((one) => call(rpc.AddAvailability, one, mentor)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => (one as PromiseRejectedResult).reason.code)).toEqual(
      Array(10).fill('RULE_REFUSED'),
    );
    expect(await call(rpc.ListAvailability, { mentorId: mentor.userId })).toHaveLength(50);
  });
});

describe('settings', () => {
  it('keep the rules that a request leaves out, and remove a limit that it sets to null', async () => {
    const mentor = await aMentor(scheduling, { hours: [] });
    const rules = {
      offersIntro: true,
      ...{ bufferBeforeMinutes: 10, bufferAfterMinutes: 15, maxPerDay: 2, maxPerWeek: 5 },
      startEveryMinutes: 60 as const,
    };
    await call(rpc.SetCalendarSettings, { ...inTokyo, ...rules }, mentor);
    const kept = await call(rpc.SetCalendarSettings, inTokyo, mentor);
    expect(kept.settings).toEqual({ ...inTokyo, ...rules });
    const changed = await call(rpc.SetCalendarSettings, { ...inTokyo, maxPerDay: null }, mentor);
    expect(changed.settings).toEqual({ ...inTokyo, ...rules, maxPerDay: null });
  });

  it('keep the wall times of the hours in another zone', async () => {
    const mentor = await aMentor(scheduling, { hours: [[1, '09:00', '10:00']] });
    const calendar = await call(rpc.SetCalendarSettings, inTokyo, mentor);
    expect(calendar).toMatchObject({
      settings: inTokyo,
      availability: [{ dayOfWeek: 1, startTime: '09:00', endTime: '10:00', timezone: 'Asia/Tokyo' }],
    });
    expect(await call(rpc.GetCalendar, {}, mentor)).toEqual(calendar);
  });
});
