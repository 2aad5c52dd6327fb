import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { FeedDialog } from './feed-dialog.tsx';

const feed = { url: 'https://waymark.example/api/calendar/t.ics', includesDetails: false };

describe('the calendar feed', () => {
  it('includes topics and notes only when that is turned on', async () => {
    const api = new FakeApi({
      '/api/calendar-feed/settings': refused(503, 'Back in a moment.'),
      '/api/calendar-feed': { body: feed },
    });
    renderScreen(<FeedDialog onClose={() => {}} />);
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Include topics and notes' });
    expect(toggle.checked).toBe(false);
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(false));
    api.responses['/api/calendar-feed/settings'] = { body: { includesDetails: true } };
    await waitFor(() => expect(toggle.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(true));
    await screen.findByText(/can read them/);
    expect(api.sent.at(-1)?.body).toEqual({ includesDetails: true });
  });
});
