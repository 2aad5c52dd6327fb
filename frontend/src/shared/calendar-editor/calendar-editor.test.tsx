import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  AddOverrideBody,
  AvailabilitySlot,
  MentorCalendar,
} from '@waymark/contracts/scheduling/calendar';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { aBlankCalendar, aCalendar, aWindow } from '../../testing/calendar-samples.ts';
import { checkedFetch, respond } from '../../testing/contract-responses.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { currentToast } from '../ui/toast.ts';
import { CalendarEditor, HoursOverview, PricingEditor } from './calendar-editor.tsx';

let calendar: MentorCalendar;
let refuse: string | null;
let sent: { call: string; body: Record<string, unknown> | undefined }[];
/** The effect and the response of each change. */
let changes: Record<string, (body: never) => unknown>;

beforeEach(() => {
  calendar = aCalendar();
  refuse = null;
  sent = [];
  changes = {
    'POST /api/mentor/availability': (hours: AvailabilitySlot) => aWindow(hours),
    'POST /api/mentor/calendar/overrides': (day: AddOverrideBody) => ({
      ...{ id: 'o9', lastDate: null, startTime: null, endTime: null },
      ...day,
    }),
  };
  globalThis.fetch = checkedFetch(async (url, init) => {
    const call = `${init.method} ${url}`;
    if (call === 'GET /api/mentor/calendar') return respond(200, calendar);
    if (call === 'GET /api/mentor/linked-calendars') return respond(200, { calendars: [], conflicts: [] });
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ call, body });
    if (refuse) return respond(503, { code: 'UNAVAILABLE', message: refuse });
    return respond(200, changes[call]?.(body as never) ?? { success: true });
  });
});

async function open(editor = <CalendarEditor />): Promise<void> {
  renderScreen(editor);
  await screen.findByRole('heading', { name: 'Session Pricing' });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const form = (name: string) => within(screen.getByRole('form', { name }));
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the price of a session', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Price of 30 minutes');

  it('accepts digits and their separators, shows a preview and is sent in cents', async () => {
    changes['POST /api/mentor/pricing'] = (pricing: MentorCalendar['pricing']) => {
      calendar = { ...calendar, pricing };
      return pricing;
    };
    await open(<PricingEditor />);
    expect(field().value).toBe('25.00');
    choose(field(), '€19,9x');
    expect(field().value).toBe('19,9');
    choose(screen.getByLabelText('Currency'), 'GBP');
    expect(screen.getByTestId('price-preview').textContent).toBe('£19.90');
    press('Save price');
    await expectToast('Pricing Updated');
    expect(sent).toEqual([
      {
        call: 'POST /api/mentor/pricing',
        body: { sessionPrice: 1_990, currency: 'GBP', typePrices: { ...usualPrices } },
      },
    ]);
    expect(field().value).toBe('19.90');
  });

  it('is rejected before sending when below the minimum of its currency', async () => {
    await open(<PricingEditor />);
    const saved = screen.getByTestId('price-preview').textContent;
    choose(field(), '0.30');
    expect(screen.getByTestId('price-preview').textContent).toBe(saved);
    press('Save price');
    expect((await screen.findByRole('alert')).textContent).toContain('at least 0.50 EUR');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement === field()).toBe(true);
    expect(sent).toEqual([]);
    choose(screen.getByLabelText('Currency'), 'GBP');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is not sent when empty and is preserved when saving fails', async () => {
    await open(<PricingEditor />);
    choose(field(), '');
    press('Save price');
    expect((await screen.findByRole('alert')).textContent).toContain('Enter a price');
    expect(sent).toEqual([]);
    refuse = 'Back in a moment.';
    choose(field(), '30');
    press('Save price');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'Failed to update pricing. Please try again.' }),
    );
    expect(field().value).toBe('30');
  });
});

describe('the places that link to another one', () => {
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('show the prices beside the hours, and the hours in the Studio', async () => {
    await open();
    expect(screen.getByText('€25.00').previousElementSibling?.textContent).toBe('30 minutes');
    expect(linkOf('Change your prices')).toBe('/mentor/pricing');
    cleanup();
    renderScreen(<HoursOverview />);
    expect(await screen.findByText(/9:00.*12:00/)).toBeTruthy();
    expect(linkOf('Change your hours')).toBe('/scheduling?tab=availability');
  });
});

describe('weekly hours', () => {
  it('are offered in half hours up to 24:00 and must end after they start', async () => {
    await open();
    const add = form('Add hours');
    const options = (label: string) =>
      [...add.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
    expect(options('From').slice(0, 2)).toEqual(['00:00', '00:30']);
    expect(options('To').at(-1)).toBe('24:00');
    choose(add.getByLabelText('From'), '17:00');
    fireEvent.click(add.getByRole('button', { name: 'Add Slot' }));
    expect((await add.findByRole('alert')).textContent).toBe('The end must come after the start');
    expect(sent).toEqual([]);
    choose(add.getByLabelText('To'), '17:30');
    fireEvent.click(add.getByRole('button', { name: 'Add Slot' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      call: 'POST /api/mentor/availability',
      body: { dayOfWeek: 1, startTime: '17:00', endTime: '17:30', timezone: 'Europe/Berlin' },
    });
  });

  it('that were merged are reported as one', async () => {
    changes['POST /api/mentor/availability'] = () => aWindow({ endTime: '17:00' });
    await open();
    fireEvent.click(form('Add hours').getByRole('button', { name: 'Add Slot' }));
    await expectToast('Availability added successfully');
    const add = form('Add hours').getByRole('button', { name: 'Add Slot' });
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
    choose(form('Add hours').getByLabelText('From'), '12:00');
    fireEvent.click(form('Add hours').getByRole('button', { name: 'Add Slot' }));
    await waitFor(() =>
      expect(currentToast()?.description).toMatch(/hours you already had: Monday 9:00\sAM\s–\s5:00\sPM/),
    );
  });

  it('are in the zone of the device until the settings, which have the only field of it, name another', async () => {
    calendar = aBlankCalendar();
    await open();
    expect(screen.getByText('No availability slots set. Add your first slot above.')).toBeTruthy();
    expect(screen.getByText(/time, taken from this device\./)).toBeTruthy();
    expect(screen.getAllByLabelText('Time zone')).toHaveLength(1);
    const settings = form('Booking settings');
    const zone = settings.getByLabelText<HTMLInputElement>('Time zone');
    const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(zone.value).toBe(device);
    fireEvent.focus(zone);
    expect(zone.list!.options.length).toBeGreaterThan(300);
    choose(zone, '+02:00');
    fireEvent.click(settings.getByRole('button', { name: 'Save settings' }));
    expect((await settings.findByRole('alert')).textContent).toContain('Choose a time zone');
    expect(sent).toEqual([]);
    fireEvent.click(form('Add hours').getByRole('button', { name: 'Add Slot' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ timezone: device }));
  });

  it('are removed one at a time and the last moves the focus to the empty text', async () => {
    calendar = aCalendar({ availability: [aWindow(), aWindow({ id: 'w2', dayOfWeek: 3 })] });
    for (const id of ['w1', 'w2'])
      changes[`DELETE /api/mentor/availability/${id}`] = () => {
        calendar = { ...calendar, availability: calendar.availability.filter((one) => one.id !== id) };
        return { success: true };
      };
    await open();
    press(/^Remove Monday 9:00/);
    await expectToast('Availability removed');
    expect(screen.queryByRole('button', { name: /^Remove Monday 9:00/ })).toBeNull();
    const last = screen.getByRole('button', { name: /^Remove Wednesday 9:00\sAM\s–\s12:00\sPM/ });
    last.focus();
    fireEvent.click(last);
    await waitFor(() =>
      expect(document.activeElement === screen.getByText(/^No availability slots set\./)).toBe(true),
    );
  });

  it('report a failure to add them', async () => {
    refuse = 'Back in a moment.';
    await open();
    fireEvent.click(form('Add hours').getByRole('button', { name: 'Add Slot' }));
    await expectToast('Failed to add availability');
  });

  it('are copied to other days', async () => {
    await open();
    press('Copy Monday to other days');
    expect((screen.getByRole('button', { name: 'Copy' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Tuesday'));
    fireEvent.click(screen.getByLabelText('Sunday'));
    press('Copy');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ body }) => body?.dayOfWeek)).toEqual([0, 2]);
    expect(sent[0]?.body).toMatchObject({ startTime: '09:00', endTime: '12:00' });
  });
});

describe('exceptions', () => {
  it('are listed without past ones and can be closed or extended', async () => {
    calendar = aCalendar({
      overrides: [
        { id: 'o1', date: '2190-12-24', lastDate: null, kind: 'closed', startTime: null, endTime: null },
        { id: 'o2', date: '2001-01-01', lastDate: null, kind: 'closed', startTime: null, endTime: null },
        { id: 'o3', date: '2190-12-20', lastDate: null, kind: 'extra', startTime: '18:00', endTime: '20:00' },
      ],
    });
    await open();
    const rows = within(screen.getByRole('list', { name: 'Exceptions' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Extra 6:00\s–\s8:00\sPM/),
      expect.stringContaining('Closed'),
    ]);
    const add = form('Add an exception');
    fireEvent.click(add.getByRole('button', { name: 'Close this day' }));
    expect((await add.findByRole('alert')).textContent).toContain('Choose today');
    choose(add.getByLabelText('First day'), '2190-12-25');
    fireEvent.click(add.getByRole('button', { name: 'Close this day' }));
    await expectToast('Day closed');
    choose(add.getByLabelText('First day'), '2190-12-28');
    choose(add.getByLabelText('Last day'), '2191-01-10');
    fireEvent.click(add.getByRole('button', { name: 'Close these days' }));
    await expectToast('Days closed');
    fireEvent.click(add.getByLabelText('Extra hours'));
    choose(add.getByLabelText('Date'), '2190-12-27');
    fireEvent.click(add.getByRole('button', { name: 'Add extra hours' }));
    await expectToast('Extra hours added');
    expect(sent.map(({ body }) => body)).toEqual([
      { kind: 'closed', date: '2190-12-25' },
      { kind: 'closed', date: '2190-12-28', lastDate: '2191-01-10' },
      { kind: 'extra', date: '2190-12-27', startTime: '09:00', endTime: '12:00' },
    ]);
  });

  it('move the focus to the list when one is removed and to the form after the last', async () => {
    const days = ['o1', 'o2'].map((id, index) => {
      const date = `2190-12-2${index}`;
      return { id, date, lastDate: null, kind: 'closed' as const, startTime: null, endTime: null };
    });
    calendar = aCalendar({ overrides: days });
    for (const { id } of days)
      changes[`DELETE /api/mentor/calendar/overrides/${id}`] = () => {
        calendar = { ...calendar, overrides: calendar.overrides.filter((one) => one.id !== id) };
        return { success: true };
      };
    await open();
    const removeFirst = () => {
      const button = screen.getAllByRole('button', { name: /^Remove .*2190, closed/ })[0]!;
      button.focus();
      fireEvent.click(button);
    };
    removeFirst();
    const has = (role: string, name: string) => document.activeElement === screen.getByRole(role, { name });
    await waitFor(() => expect(has('list', 'Exceptions')).toBe(true));
    await expectToast('Exception removed');
    removeFirst();
    await waitFor(() => expect(has('form', 'Add an exception')).toBe(true));
    expect(screen.queryByRole('list', { name: 'Exceptions' })).toBeNull();
  });
});

describe('the settings', () => {
  it('save zone, window, buffers, limits and starts and preserve custom ones', async () => {
    const given = { ...aCalendar().settings, minNoticeMinutes: 90, maxPerWeek: 60 };
    calendar = aCalendar({ settings: given });
    changes['PUT /api/mentor/calendar/settings'] = (settings: MentorCalendar['settings']) => {
      calendar = { ...calendar, settings };
      return calendar;
    };
    await open();
    const settings = form('Booking settings');
    choose(settings.getByLabelText('Booking window'), '14');
    choose(settings.getByLabelText('Time zone'), 'Asia/Kolkata');
    choose(settings.getByLabelText('Free time before a session'), '10');
    choose(settings.getByLabelText('Free time after a session'), '60');
    expect(settings.getByLabelText<HTMLSelectElement>('Sessions a day').value).toBe('');
    choose(settings.getByLabelText('Sessions a day'), '3');
    choose(settings.getByLabelText('Sessions can start'), '15');
    fireEvent.click(settings.getByLabelText(/^Offer an intro call/));
    fireEvent.click(settings.getByRole('button', { name: 'Save settings' }));
    await expectToast('Settings saved');
    expect(sent[0]?.body).toEqual({
      ...{ timezone: 'Asia/Kolkata', minNoticeMinutes: 90, bookingWindowDays: 14, startEveryMinutes: 15 },
      ...{ bufferBeforeMinutes: 10, bufferAfterMinutes: 60, maxPerDay: 3, maxPerWeek: 60 },
      offersIntro: true,
    });
    choose(settings.getByLabelText('Sessions a day'), '');
    fireEvent.click(settings.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ maxPerDay: null, maxPerWeek: 60 }));
  });
});

describe('the warning', () => {
  const warning = () => screen.queryByText('Learners cannot book you yet:')?.parentElement?.textContent;

  it('names what is missing and is absent when nothing is', async () => {
    calendar = aBlankCalendar();
    await open();
    expect(warning()).toContain('your time zone is missing');
    expect(warning()).toContain('your price for 30 minutes is missing');
    cleanup();
    calendar = aCalendar({ pricing: { sessionPrice: 0, currency: 'USD', typePrices: { ...usualPrices } } });
    await open();
    expect(warning()).toBeUndefined();
    cleanup();
    calendar = aCalendar({ availability: [] });
    await open();
    expect(warning()).toContain('you have no open hours');
  });
});
