import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import { aCalendar, aWindow } from '../../testing/calendar-samples.ts';
import { errorBody } from '../../testing/contract-responses.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CalendarEditor } from './calendar-editor.tsx';

let calendar: MentorCalendar;
let api: FakeApi;

beforeEach(() => {
  calendar = aCalendar();
  api = new FakeApi({
    '/api/mentor/calendar': () => ({ body: calendar }),
    '/api/mentor/availability/w1': () => {
      const moved = aWindow({ dayOfWeek: 3, startTime: '10:00' });
      calendar = aCalendar({ availability: [moved] });
      return { body: moved };
    },
  });
});

async function edit() {
  renderScreen(<CalendarEditor />);
  fireEvent.click(await screen.findByRole('button', { name: /^Change Monday 9:00\sAM\s–\s12:00\sPM/ }));
  const form = within(screen.getByRole('form', { name: /^Change Monday 9:00\sAM\s–\s12:00\sPM/ }));
  const choose = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  return { form, choose, save: () => fireEvent.click(form.getByRole('button', { name: 'Save' })) };
}

it('moves hours to another day and time, and returns the focus to them', async () => {
  const { form, choose, save } = await edit();
  expect(document.activeElement === form.getByLabelText('Day')).toBe(true);
  choose('Day', '3');
  choose('From', '10:00');
  save();
  await expectToast('Availability changed');
  expect(api.sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/mentor/availability/w1', { dayOfWeek: 3, startTime: '10:00', endTime: '12:00' }],
  ]);
  const moved = await screen.findByRole('button', { name: /^Change Wednesday 10:00\sAM\s–\s12:00\sPM/ });
  await waitFor(() => expect(document.activeElement === moved).toBe(true));
});

it('closes without saving on Escape', async () => {
  const { form, choose } = await edit();
  choose('From', '10:00');
  fireEvent.keyDown(form.getByLabelText('From'), { key: 'Escape' });
  const button = await screen.findByRole('button', { name: /^Change Monday 9:00\sAM\s–\s12:00\sPM/ });
  await waitFor(() => expect(document.activeElement === button).toBe(true));
  expect(api.sent).toEqual([]);
});

it('shows an overlap at its field and keeps what was chosen', async () => {
  const message = 'You already have the hours 13:00–15:00 on that day.';
  const issues = [{ path: ['endTime'], message }];
  api.responses['/api/mentor/availability/w1'] = {
    status: 422,
    body: errorBody(422, { code: 'RULE_REFUSED', message, issues }),
  };
  const { form, choose, save } = await edit();
  choose('To', '14:00');
  save();
  const field = form.getByLabelText<HTMLSelectElement>('To');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByRole('alert').textContent).toBe(message);
  expect(field.value).toBe('14:00');
});
