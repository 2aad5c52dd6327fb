import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import UnsubscribePage from './unsubscribe-page.tsx';

const TOKEN = `7.reminders.${'A'.repeat(43)}`;
const SUBSCRIPTION = '/api/mail-subscription';
const on = { body: { topic: 'reminders', subscribed: true } };
const off = { body: { topic: 'reminders', subscribed: false } };
const show = (address = `/unsubscribe?token=${TOKEN}`) => renderScreen(<UnsubscribePage />, address);
const heading = () => screen.findByRole('heading', { level: 1 });

describe('the page of the link in a mail', () => {
  it('turns nothing off when it is opened', async () => {
    const api = new FakeApi({ [SUBSCRIPTION]: on });
    show();
    expect((await heading()).textContent).toBe('Turn these emails off?');
    expect(screen.getByText('Session reminders')).toBeTruthy();
    expect(api.sent).toEqual([]);
  });

  it('turns mails off and, on request, on again', async () => {
    const api = new FakeApi({ [SUBSCRIPTION]: on });
    show();
    const button = await screen.findByRole('button', { name: 'Turn these emails off' });
    api.responses[SUBSCRIPTION] = off;
    fireEvent.click(button);
    await screen.findByRole('heading', { level: 1, name: 'These emails are off' });
    api.responses[SUBSCRIPTION] = on;
    fireEvent.click(screen.getByRole('button', { name: 'Turn them on again' }));
    await screen.findByRole('heading', { level: 1, name: 'Turn these emails off?' });
    expect(api.sent.map(({ body }) => body)).toEqual([
      { token: TOKEN, subscribed: false },
      { token: TOKEN, subscribed: true },
    ]);
  });

  it('shows why a change failed and can be used again', async () => {
    const api = new FakeApi({ [SUBSCRIPTION]: on });
    show();
    const button = await screen.findByRole('button', { name: 'Turn these emails off' });
    api.responses[SUBSCRIPTION] = refused(503, 'Please try again in a moment.');
    fireEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a moment.');
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  });

  it('explains a rejected link', async () => {
    new FakeApi({ [SUBSCRIPTION]: { status: 400, body: { code: 'VALIDATION', message: 'Not valid.' } } });
    show();
    expect((await heading()).textContent).toBe('This link does not work');
  });

  it('explains a link without a token and requests nothing', async () => {
    const api = new FakeApi({});
    show('/unsubscribe');
    expect((await heading()).textContent).toBe('This link does not work');
    expect(api.requests).toEqual([]);
  });
});
