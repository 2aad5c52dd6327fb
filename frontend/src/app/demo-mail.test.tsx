import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { FakeApi, refused } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import DemoMail from './demo-mail.tsx';

const summary = {
  id: 'm1',
  to: 'lea@example.org',
  subject: 'Your session is booked',
  state: 'kept',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const html =
  '<html><head><title>x</title></head><body><script>alert(1)</script><a href="/scheduling">Go</a></body></html>';
const mail = { ...summary, html, text: 'Your session,\nin plain words', ics: 'BEGIN:VCALENDAR' };
let api: FakeApi;
// The first import of the lazy page is slow.
beforeAll(() => import('../features/dev-mail/mail-page.tsx'));
beforeEach(() => {
  URL.createObjectURL = () => 'blob:ics';
  URL.revokeObjectURL = () => {};
  api = new FakeApi({
    '/api/config': { body: { demoMode: true, demoAccounts: [], aiEngine: 'offline' } },
    '/api/dev/mails?': { body: [summary, { ...summary, id: 'm2', subject: 'Receipt', state: 'failed' }] },
    '/api/dev/mails/m1': { body: mail },
    '/api/dev/mails/m2': { body: { ...mail, id: 'm2', subject: 'Receipt', ics: null } },
  });
});
const visit = (path = '/dev/mail') => renderScreen(<DemoMail />, path);
const tab = async (name: string) => {
  const found = await screen.findByRole('tab', { name });
  fireEvent.mouseDown(found, { button: 0 });
};

describe('the outbox of the demo', () => {
  it('is not found outside the demo, where it sends no request', async () => {
    api.responses['/api/config'] = { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } };
    visit();
    await screen.findByRole('heading', { name: '404 Page Not Found' });
    expect(api.requests).toEqual(['/api/config']);
  });

  it('lists the mails and marks them as demo only', async () => {
    visit();
    const link = await screen.findByRole('link', { name: /Your session is booked/ });
    expect(link.getAttribute('href')).toBe('/dev/mail?mail=m1');
    expect(screen.getByText('Demo only')).toBeTruthy();
    expect(screen.getByText(/The emails this demo would have sent/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Receipt/ }).textContent).toContain('Could not be sent');
  });

  it('shows a mail in a frame without scripts whose links open a new tab', async () => {
    visit('/dev/mail?mail=m1');
    const frame = await screen.findByTitle('Email: Your session is booked');
    expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(frame.getAttribute('srcdoc')).toBe(html.replace('<head>', '<head><base target="_blank">'));
  });

  it('shows its text and its invitation with a download', async () => {
    visit('/dev/mail?mail=m1');
    await tab('Text');
    await screen.findByText(/in plain words/);
    await tab('Invitation');
    await screen.findByText('BEGIN:VCALENDAR');
    const download = screen.getByRole('link', { name: 'Download invitation' });
    expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
      'blob:ics',
      'invitation.ics',
    ]);
  });

  it('shows no invitation tab for a mail without one', async () => {
    visit('/dev/mail?mail=m2');
    await screen.findByRole('tab', { name: 'Text' });
    expect(screen.queryByRole('tab', { name: 'Invitation' })).toBeNull();
  });

  it('shows that it is empty or did not load', async () => {
    api.responses['/api/dev/mails?'] = { body: [] };
    visit();
    await screen.findByRole('heading', { name: 'No emails yet' });
    cleanup();
    api.responses['/api/dev/mails?'] = refused(503, 'This part is resting.');
    visit();
    expect((await screen.findByRole('alert')).textContent).toContain('This part is resting.');
  });
});
