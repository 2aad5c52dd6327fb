import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  LinkedCalendars as Linked,
  LinkedCalendar,
} from '@waymark/contracts/scheduling/linked-calendars';
import { checkedFetch, respond } from '../../testing/contract-responses.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LinkedCalendars } from './linked-calendars.tsx';

const aLink = (more: Partial<LinkedCalendar> = {}): LinkedCalendar => ({
  ...{ id: 'c1', label: 'calendar.example.org/…ic.ics', failure: null },
  ...{ checkedAt: '2026-11-30T10:00:00.000Z', readAt: '2026-11-30T10:00:00.000Z' },
  ...more,
});
let linked: Linked;
let refuse: object | null;
let sent: { call: string; body: unknown }[];

beforeEach(() => {
  [linked, refuse, sent] = [{ calendars: [], conflicts: [] }, null, []];
  globalThis.fetch = checkedFetch(async (url, init) => {
    const call = `${init.method} ${url}`;
    if (call === 'GET /api/mentor/linked-calendars') return respond(200, linked);
    sent.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined });
    if (refuse) return respond(422, refuse);
    if (call.startsWith('DELETE')) {
      linked = { calendars: [], conflicts: [] };
      return respond(200, { success: true });
    }
    linked = { calendars: [aLink({ checkedAt: null, readAt: null })], conflicts: [] };
    return respond(201, linked);
  });
});

const field = () => screen.findByLabelText<HTMLInputElement>('Address of a calendar');
const rows = () => within(screen.getByRole('list', { name: 'Linked calendars' }));
async function linkAddress(address: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Link calendar' }));
}

describe('linked calendars', () => {
  it('are linked by an address, which is checked before and not shown again', async () => {
    renderScreen(<LinkedCalendars zone="Europe/Berlin" />);
    await linkAddress('my calendar');
    expect((await screen.findByRole('alert')).textContent).toContain('https://');
    await linkAddress('https://me:secret@calendar.example.org/');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Leave out the user name'));
    expect(sent).toEqual([]);
    await linkAddress('webcal://calendar.example.org/token/basic.ics');
    await expectToast('Calendar linked');
    expect(sent[0]?.body).toEqual({ address: 'webcal://calendar.example.org/token/basic.ics' });
    expect(rows().getByText('Reading it for the first time…')).toBeTruthy();
    expect((await field()).value).toBe('');
  });

  it('show why one cannot be read and when it was read last', async () => {
    linked = { calendars: [aLink({ failure: 'not-found' })], conflicts: [] };
    renderScreen(<LinkedCalendars zone="Europe/Berlin" />);
    expect(
      (await screen.findByText(/no calendar at this address any more/)).parentElement?.textContent,
    ).toMatch(/Last read/);
  });

  it('keep the address when the server refuses it', async () => {
    renderScreen(<LinkedCalendars zone="Europe/Berlin" />);
    const message = 'This calendar is linked already.';
    refuse = { code: 'RULE_REFUSED', message, issues: [{ path: ['address'], message }] };
    await linkAddress('https://calendar.example.org/');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect((await field()).value).toBe('https://calendar.example.org/');
  });

  it('are removed, with the focus on the form', async () => {
    linked = { calendars: [aLink()], conflicts: [] };
    renderScreen(<LinkedCalendars zone="Europe/Berlin" />);
    const remove = await screen.findByRole('button', { name: /^Remove calendar/ });
    remove.focus();
    fireEvent.click(remove);
    await expectToast('Calendar removed');
    expect(sent).toEqual([{ call: 'DELETE /api/mentor/linked-calendars/c1', body: undefined }]);
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('form')));
  });

  it('are at most five', async () => {
    const calendars = [1, 2, 3, 4, 5].map((n) => aLink({ id: `c${n}`, label: `${n}.example.org` }));
    linked = { calendars, conflicts: [] };
    renderScreen(<LinkedCalendars zone="Europe/Berlin" />);
    expect(await screen.findByText(/remove one first/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

it('shows sessions that collide with a busy time, in the zone of the calendar', async () => {
  const conflict = {
    sessionId: 's1',
    with: 'Sam',
    start: '2027-01-12T09:30:00.000Z',
    end: '2027-01-12T10:00:00.000Z',
  };
  linked = { calendars: [aLink()], conflicts: [conflict] };
  renderScreen(<LinkedCalendars zone="Asia/Tokyo" />);
  const session = await screen.findByRole('link', { name: /18:30|6:30/ });
  expect(session.getAttribute('href')).toBe('/scheduling?session=s1');
  expect(session.parentElement?.textContent).toContain('with Sam');
  expect(screen.getByText(/The sessions stay booked/)).toBeTruthy();
});
