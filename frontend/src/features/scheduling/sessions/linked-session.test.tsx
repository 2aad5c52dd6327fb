import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, visit } from '#testing/scheduling-scene.tsx';
import { aSession } from '#testing/session-samples.ts';
import SchedulingPage from '../scheduling-page.tsx';

const ONE = '/api/sessions/s9';
let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi({ ...emptyResponses(), [ONE]: refused(404, 'This session does not exist.') });
});

const requests = () => api.requests.filter((url) => url === ONE).length;
const open = () => visit(<SchedulingPage />, '/scheduling?session=s9');

describe('a session named in the URL', () => {
  it('is polled until it is booked and then shown first', async () => {
    const responses = [refused(404, ''), refused(404, ''), { body: aSession({ id: 's9' }) }];
    api.responses[ONE] = () => responses.shift() ?? { body: aSession({ id: 's9' }) };
    open();
    expect(await screen.findByText('Loading your session…')).toBeTruthy();
    const heading = await screen.findByRole('heading', { level: 3, name: 'Rosa Delgado' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByText('Loading your session…')).toBeNull();
  });

  it('is reported as unknown after ten requests', async () => {
    open();
    // There are two seconds between two requests.
    await screen.findByRole('heading', { name: 'You have no such session' }, { timeout: 30_000 });
    expect(screen.getByText(/may not have been booked/)).toBeTruthy();
    expect(screen.getByText('No sessions scheduled yet.')).toBeTruthy();
    expect(requests()).toBe(10);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests()).toBe(10);
    fireEvent.click(screen.getAllByRole('button', { name: 'Book a session' })[0]!);
    expect(await screen.findByRole('combobox', { name: 'Find a mentor' })).toBeTruthy();
  });

  it('can be retried after a server error', async () => {
    api.responses[ONE] = refused(503, 'Back in a moment.');
    open();
    expect((await screen.findByText('The session did not load')).closest('[role=alert]')).toBeTruthy();
    expect(requests()).toBe(1);
    api.responses[ONE] = { body: aSession({ id: 's9' }) };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Rosa Delgado' })).toBeTruthy();
  });
});
