import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { aResponse, aSupportRequest, aThread, someStats } from '#testing/community-samples.ts';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import SupportPage from './support-page.tsx';
import ThreadPage from './thread-page.tsx';

const REQUESTS = '/api/support-requests';
const LIST = '/mentor-community/support';
const THREAD = `${REQUESTS}/q1`;
const rosa = 2;
const amara = 4;
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

function open(given: FakeApi['responses'] = {}, address = LIST, id = rosa): void {
  api = new FakeApi({
    '/api/user': { body: aUser({ id, role: 'mentor' }) },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/community-stats': { body: someStats },
    '/api/mentor-network/skills': { body: ['Rest', 'Budgeting'] },
    [`${REQUESTS}?`]: { body: [aSupportRequest()] },
    [THREAD]: { body: aThread() },
    ...given,
  });
  renderScreen(
    <Routes>
      <Route path={LIST} element={<SupportPage />} />
      <Route path={`${LIST}/:id`} element={<ThreadPage />} />
    </Routes>,
    address,
  );
}
const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the list of requests', () => {
  it('shows open ones by default, and filters in the address', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Every night' });
    expect(link.getAttribute('href')).toBe(`${LIST}/q1`);
    screen.getByText('High urgency');
    expect(api.requests.at(-1)).toContain('state=open');
    await user.click(screen.getByLabelText('All'));
    await user.selectOptions(screen.getByLabelText('Urgency'), 'Low');
    await user.click(screen.getByLabelText('Only yours'));
    expect(place()).toBe(`${LIST}?state=all&urgency=low&mine=true`);
    expect(api.requests.at(-1)).toBe(`${REQUESTS}?limit=24&mine=true&urgency=low`);
  });

  it('is empty without matches, and clears the filters', async () => {
    open({ [`${REQUESTS}?limit=24&q=zen`]: { body: [] } }, `${LIST}?q=zen`);
    await screen.findByRole('heading', { name: 'No requests' });
    await click('Clear filters');
    await screen.findByRole('link', { name: 'Every night' });
  });

  it('shows an error with a retry', async () => {
    open({ [`${REQUESTS}?`]: refused(503, 'Too busy.') });
    await screen.findByText('Too busy.');
    screen.getByRole('button', { name: 'Retry' });
  });
});

describe('a new request for help', () => {
  it('needs a title and a description', async () => {
    open();
    await click('Ask for Help');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for Help' }));
    await user.click(dialog.getByRole('button', { name: 'Ask for Help' }));
    await expectToast('Missing Information', 'Please fill in the title and description.');
    await dialog.findByText('Title is required');
    expect(api.sent).toEqual([]);
  });

  it('sends the request with suggested skills and opens its thread', async () => {
    open({ [REQUESTS]: { status: 201, body: aThread() } });
    await click('Ask for Help');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for Help' }));
    await user.type(dialog.getByLabelText('Title'), 'Every night');
    await user.type(dialog.getByLabelText('Description'), 'She writes every night.');
    await user.selectOptions(dialog.getByLabelText('Category'), 'Boundaries');
    await user.click(await dialog.findByRole('button', { name: 'Rest' }));
    expect(dialog.queryByRole('button', { name: 'Rest' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Ask for Help' }));
    await expectToast('Support Request Created');
    const body = { title: 'Every night', description: 'She writes every night.', category: 'boundaries' };
    expect(api.sent).toMatchObject([
      {
        url: REQUESTS,
        body: { ...body, urgency: 'medium', skillsNeeded: ['Rest'] },
        key: expect.any(String),
      },
    ]);
    expect(place()).toBe(`${LIST}/q1`);
  });
});

describe('a thread', () => {
  const address = `${LIST}/q1`;

  it('lets the author mark what helped, and close the request', async () => {
    open({ [`${THREAD}/helped`]: { body: aThread({ helpedBy: 's1' }) } }, address);
    await click('This one helped');
    await screen.findByText('This helped');
    expect(api.sent).toMatchObject([{ url: `${THREAD}/helped`, body: { responseId: 's1' } }]);
    api.responses[`${THREAD}/close`] = {
      body: aThread({ state: 'closed', closedAt: '2026-11-21T08:00:00.000Z' }),
    };
    await click('Close Request');
    await screen.findByText('This request is closed, so it no longer takes responses.');
    screen.getByRole('button', { name: 'Open Again' });
    expect(screen.queryByLabelText('Your response')).toBeNull();
  });

  it('takes responses and replies, and empties the field once they are stored', async () => {
    const mine = aResponse({ id: 's2', parentId: 's1', mentor: aThread().mentor, text: 'Thank you.' });
    const thread = aThread({ responses: 2, thread: [aResponse(), mine] });
    open({ [`${THREAD}/responses`]: refused(503, 'Too busy.') }, address);
    await click('Reply to Amara Okafor');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your reply to Amara Okafor');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Thank you.');
    await click('Reply');
    await expectToast('Your response was not sent');
    expect(field.value).toBe('Thank you.');
    api.responses[`${THREAD}/responses`] = { status: 201, body: thread };
    await click('Reply');
    await screen.findByRole('article', { name: 'Response of Rosa Delgado' });
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Response of Amara Okafor' }));
    const [first, second] = api.sent;
    expect(second).toMatchObject({ body: { text: 'Thank you.', parentId: 's1' }, key: first!.key });
    await user.click(screen.getByRole('button', { name: 'Respond' }));
    await screen.findByText('Please write something first.');
  });

  it('lets responders edit and delete their responses only', async () => {
    const other = aResponse({ id: 's9', mentor: aThread().mentor });
    const both = aThread({ responses: 2, thread: [aResponse(), other] });
    const edited = aThread({ responses: 2, thread: [aResponse({ text: 'In daylight.' }), other] });
    open({ [THREAD]: { body: both }, [`${THREAD}/responses/s1`]: { body: edited } }, address, amara);
    expect(await screen.findAllByRole('button', { name: 'Delete' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'This one helped' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close Request' })).toBeNull();
    await click('Edit');
    const field = screen.getByLabelText('Edit your response');
    await user.clear(field);
    await user.type(field, 'In daylight.');
    await click('Save');
    await screen.findByText('In daylight.');
    api.responses[`${THREAD}/responses/s1`] = { body: aThread({ responses: 1, thread: [other] }) };
    await click('Delete');
    await click('Delete response');
    await screen.findByRole('heading', { name: '1 response' });
    expect(api.sent.map(({ body }) => body)).toEqual([{ text: 'In daylight.' }, null]);
  });

  it('shows what remains of a removed response', async () => {
    const removed = aResponse({ isRemoved: true, text: '' });
    const reply = aResponse({ id: 's2', parentId: 's1', text: 'Thank you.' });
    open({ [THREAD]: { body: aThread({ thread: [removed, reply] }) } }, address);
    await screen.findByText('This response was removed.');
    screen.getByText('Thank you.');
  });

  it('leads back to the list when the thread no longer exists', async () => {
    open({ [THREAD]: refused(404, 'This request does not exist.') }, address);
    await screen.findByRole('heading', { name: 'This request is gone' });
    expect(screen.getAllByRole('link', { name: 'All requests' })).toHaveLength(2);
  });

  it('shows help beside a strong text without sending it', async () => {
    open({}, address);
    const field = await screen.findByLabelText('Your response');
    await user.type(field, 'I am going to kill myself.');
    await user.tab();
    expect(await screen.findByText('Only you see this.')).toBeTruthy();
    expect(api.sent).toEqual([]);
  });
});

describe('an item hidden by the team', () => {
  const hidden = { reason: 'It names a mentee.', at: '2026-11-21T08:00:00.000Z' };

  it('has no text and no actions for others', async () => {
    const thread = [aResponse({ text: '', hidden: { ...hidden, reason: null } })];
    open({ [THREAD]: { body: aThread({ responses: 0, thread }) } }, `${LIST}/q1`);
    await screen.findByText('A response was hidden by the team.');
    expect(screen.queryByRole('button', { name: /^(Reply to|Report the response)/ })).toBeNull();
  });

  it('is shown to its author with the reason, who can edit it', async () => {
    open({ [THREAD]: { body: aThread({ thread: [aResponse({ hidden })] }) } }, `${LIST}/q1`, amara);
    await screen.findByText(/has hidden this response\. Only you .* The reason: It names a mentee\./);
    screen.getByRole('button', { name: 'Edit' });
    expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull();
  });

  it('takes no responses if it is a request', async () => {
    open({ [THREAD]: { body: aThread({ hidden }) } }, `${LIST}/q1`);
    await screen.findByText('This request is hidden, so it no longer takes responses.');
    await screen.findByText(/has hidden this request\. Only you/);
  });

  it('can be reported by others before it is hidden, not by its author', async () => {
    open({ '/api/reports': { status: 201, body: { success: true } } }, `${LIST}/q1`);
    await click('Report the response of Amara Okafor');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report the response of Amara Okafor' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await expectToast('Thank you for letting us know');
    expect(api.sent[0]!.body).toMatchObject({ targetType: 'support-response', targetId: 's1' });
    expect(screen.queryByRole('button', { name: 'Report this request' })).toBeNull();
  });
});
