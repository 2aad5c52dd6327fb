import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { demoMentors } from '@waymark/demo/mentors';
import { demoPeople } from '@waymark/demo/people';
import { Harness } from './testing/harness.ts';

const scheduling = new Harness({ DEMO_MODE: 'true' }).forFile();

const rosa: Caller = { userId: demoPeople.mentor.id, username: 'mentor', role: 'mentor' };
const call = scheduling.call.bind(scheduling);

describe('the demo', () => {
  it('has free slots of every mentor, each in another zone', async () => {
    const listed = await Promise.all(demoMentors.map(({ id }) => call(rpc.ListSlots, { mentorId: id })));
    for (const { slots } of listed) expect(slots.length).toBeGreaterThan(5);
    expect(new Set(listed.map(({ timezone }) => timezone)).size).toBe(demoMentors.length);
    expect(new Set(listed.map(({ pricing }) => pricing.currency)).size).toBe(3);
    expect(listed.filter(({ pricing }) => pricing.sessionPrice === 0)).toHaveLength(2);
  });

  it('has guided hours of all mentors but the one free in the evening only', async () => {
    const listed = await Promise.all(
      demoMentors.map(async ({ id, name }) => ({
        name,
        slots: (await call(rpc.ListSlots, { mentorId: id, kind: 'guided' })).slots.length,
      })),
    );
    expect(listed.filter(({ slots }) => slots === 0).map(({ name }) => name)).toEqual(['Jonas Lindqvist']);
  });

  it('publishes each price once', async () => {
    const events = await scheduling.emitted(PricingChanged);
    expect(events.map(({ mentorId }) => mentorId).sort()).toEqual(demoMentors.map(({ id }) => id).sort());
  });

  it('has a closed day and extra hours', async () => {
    const { overrides } = await call(rpc.GetCalendar, {}, rosa);
    expect(overrides.map(({ date, kind }) => [date, kind])).toEqual([
      ['2027-01-20', 'closed'],
      ['2027-01-22', 'extra'],
    ]);
  });

  it('keeps changed data at the next start', async () => {
    const before = await call(rpc.GetCalendar, {}, rosa);
    for (const { id } of before.availability) await call(rpc.RemoveAvailability, { id }, rosa);
    await call(rpc.SetPricing, { sessionPrice: 4_200, currency: 'USD' }, rosa);
    const changed = await call(rpc.GetCalendar, {}, rosa);
    await scheduling.restart();
    expect(await call(rpc.GetCalendar, {}, rosa)).toEqual(changed);
    expect(await scheduling.emitted(PricingChanged)).toHaveLength(demoMentors.length + 1);
  });
});
