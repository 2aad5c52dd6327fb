import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessagePartner } from '@waymark/contracts/community/messages';
import { Route, Routes } from 'react-router-dom';
import { currentToast } from '../../shared/ui/toast.ts';
import { aRoadmap, aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { fakeSignals, signalTo } from '../../testing/fake-signals.ts';
import {
  aMessage,
  aPage,
  aPartner,
  aPerson,
  aThread,
  messagesFrom,
  THREAD,
} from '../../testing/message-samples.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import MessagesPage from './messages-page.tsx';
import MessageKeeper from './outbox/message-keeper.tsx';
import { messageOutbox } from './outbox/message-outbox.ts';

const ME = aUser({ id: 1 });
const WITH = '/api/messages/with/2';
const PAGE = `/api/messages/threads/${THREAD}`;
const MOVED = 'community.thread.moved.v1';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
let restoreSignals: () => void;

// The first imports are slow.
beforeAll(() =>
  Promise.all([import('@waymark/safety/assess'), import('../../shared/safety/help-panel.tsx')]),
);
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  restoreSignals = fakeSignals();
});
afterEach(() => {
  restoreSignals();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  messageOutbox.refresh();
});

function open(given: FakeApi['responses'] = {}, address = '/messages/with/2', me = ME): void {
  api = new FakeApi({
    '/api/user': { body: me },
    '/api/messages/counts': { body: { unread: 0, threads: 0, requests: 0 } },
    '/api/messages?': { body: [aThread()] },
    [WITH]: { body: aPartner() },
    [PAGE]: { body: aPage(messagesFrom(1, 2)) },
    ...given,
  });
  renderScreen(
    <>
      <MessageKeeper />
      <Routes>
        {['/messages', '/messages/with/:userId', '/mentor/:userId/message'].map((path) => (
          <Route key={path} path={path} element={<MessagesPage />} />
        ))}
      </Routes>
    </>,
    address,
  );
}
const field = () => screen.findByRole('textbox', { name: 'Message to Rosa' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sentTo = (url: string) => api.sent.filter((one) => one.url === url).map(({ body }) => body);
/** The server has stored what was sent. */
const stored = (text: string, thread = aThread({ lastNumber: 3, readUpTo: 3 })) => ({
  body: { message: aMessage(3, { isMine: true, text }), thread },
});
async function write(text: string): Promise<void> {
  await user.type(await field(), text);
  await user.click(await button('Send'));
}
async function menuOf(text: string, item: string): Promise<void> {
  await user.click(await button(new RegExp(`^More for .*: ${text}`)));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
const isWriting = (given: Partial<MessagePartner>) => ({ [WITH]: { body: aPartner(given) } });

describe('the inbox', () => {
  it('lists threads with what is unread, and leads to them', async () => {
    open({ '/api/messages?': { body: [aThread({ unread: 2 })] } }, '/messages');
    const link = await screen.findByRole('link', { name: /Rosa Delgado.*Good morning.*2 unread messages/ });
    expect(link.getAttribute('href')).toBe('/messages/with/2');
    screen.getByRole('heading', { level: 1, name: 'Messages' });
  });

  it('counts nothing of a muted thread', async () => {
    open({ '/api/messages?': { body: [aThread({ unread: 2, isMuted: true })] } }, '/messages');
    await screen.findByLabelText('Muted');
    expect(screen.queryByText('2 unread messages')).toBeNull();
  });

  it('is empty with a way on', async () => {
    open({ '/api/messages?': { body: [] } }, '/messages');
    await screen.findByRole('heading', { name: 'No messages yet' });
    screen.getByRole('link', { name: 'Find a mentor' });
  });

  it('explains an error and loads again', async () => {
    open({ '/api/messages?': refused(503, 'Away for a moment.') }, '/messages');
    await screen.findByText(/Away for a moment/);
    api.responses['/api/messages?'] = { body: [aThread()] };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Good morning');
  });

  it('shows the requests that wait for a mentor', async () => {
    const asking = aThread({
      ...{ state: 'request', with: aPerson({ id: 9, name: 'Lena', isMentor: false }) },
      last: { isMine: false, text: 'May I ask?', at: '2026-11-30T10:00:00.000Z' },
    });
    open(
      {
        '/api/messages/counts': { body: { unread: 0, threads: 0, requests: 1 } },
        '/api/messages?box=requests': { body: [asking] },
      },
      '/messages',
      aUser({ role: 'mentor' }),
    );
    await user.click(await screen.findByRole('radio', { name: 'Requests (1)' }));
    const link = await screen.findByRole('link', { name: /Would like to write: May I ask\?/ });
    expect(link.getAttribute('href')).toBe('/messages/with/9?box=requests');
  });

  it('searches, marks the words and leads to the message', async () => {
    const message = aMessage(7, { text: 'Bring the blue folder' });
    open(
      { '/api/messages/search': { body: [{ threadId: THREAD, with: aPerson(), message }] } },
      '/messages?q=blue',
    );
    const link = await screen.findByRole('link', { name: /Bring the blue folder/ });
    expect(within(link).getByText('blue').tagName).toBe('MARK');
    expect(link.getAttribute('href')).toBe('/messages/with/2?q=blue&at=7');
  });

  it('offers to clear a search without matches', async () => {
    open({ '/api/messages/search': { body: [] } }, '/messages?q=nothing');
    await user.click(await button('Clear the search'));
    await screen.findByText('Good morning');
  });
});

describe('a thread', () => {
  it('groups messages by day and tells what was seen', async () => {
    const messages = [
      aMessage(1, { sentAt: '2026-11-20T10:00:00.000Z' }),
      aMessage(2, { isMine: true }),
      aMessage(3, { isMine: true }),
    ];
    open({
      [PAGE]: { body: { ...aPage(messages), thread: aThread({ lastNumber: 3, readUpTo: 3, seenUpTo: 2 }) } },
    });
    const list = await screen.findByRole('region', { name: 'Messages with Rosa Delgado' });
    within(list).getByText('Friday, November 20, 2026');
    within(within(list).getByText('Message 2').closest('li')!).getByText(/Seen/);
    within(within(list).getByText('Message 3').closest('li')!).getByText(/Sent/);
  });

  it('leads from the former address', async () => {
    open({}, '/mentor/2/message');
    await screen.findByText('Message 1');
    expect(place()).toBe('/messages/with/2');
  });

  it('marks it as read at its end, and begins new messages with a line', async () => {
    const thread = aThread({ unread: 1, lastNumber: 2, readUpTo: 1 });
    open({
      [PAGE]: { body: { ...aPage(messagesFrom(1, 2)), thread } },
      [`${PAGE}/read`]: { body: aThread() },
    });
    await screen.findByText('New messages', { selector: 'span' });
    await waitFor(() => expect(sentTo(`${PAGE}/read`)).toEqual([{ upTo: 2 }]));
  });

  it('shows a new message when it arrives, and announces it', async () => {
    open();
    await screen.findByText('Message 2');
    api.responses[PAGE] = { body: aPage(messagesFrom(1, 3)) };
    api.responses[`${PAGE}/read`] = { body: aThread({ lastNumber: 3, readUpTo: 3 }) };
    act(() => signalTo(1, 'resync'));
    await screen.findByText('Message 3');
    await screen.findByText('Rosa: Message 3');
  });

  it('asks again for a person without a thread when a message arrives', async () => {
    open(isWriting({ thread: null }));
    await screen.findByRole('heading', { name: 'Write to Rosa' });
    api.responses[WITH] = { body: aPartner() };
    act(() => signalTo(1, MOVED));
    await screen.findByText('Message 2');
  });

  it('loads earlier messages', async () => {
    open({
      [PAGE]: { body: aPage(messagesFrom(51, 52), { hasEarlier: true }) },
      [`${PAGE}?before=51`]: { body: aPage(messagesFrom(49, 50)) },
    });
    await user.click(await button('Earlier messages'));
    await screen.findByText('Message 49');
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  it('opens at a message, from which the newest are one press away', async () => {
    open(
      {
        [`${PAGE}?around=7`]: { body: aPage(messagesFrom(6, 8), { hasEarlier: true, hasLater: true }) },
        [PAGE]: { body: aPage(messagesFrom(90, 91), { hasEarlier: true }) },
        [`${PAGE}/read`]: { body: aThread({ lastNumber: 91, readUpTo: 91 }) },
      },
      '/messages/with/2?at=7',
    );
    const found = await screen.findByText('Message 7');
    expect(document.activeElement).toBe(found.closest('li'));
    await user.click(await button('Newest'));
    await screen.findByText('Message 91');
  });

  it('begins where much is unread', async () => {
    const thread = aThread({ unread: 80, readUpTo: 20, lastNumber: 100 });
    open({
      [PAGE]: { body: { ...aPage(messagesFrom(51, 100), { hasEarlier: true }), thread } },
      [`${PAGE}?around=21`]: {
        body: { ...aPage(messagesFrom(1, 50), { hasLater: true }), thread },
      },
    });
    const line = await screen.findByText('New messages', { selector: 'span' });
    expect(line.closest('li')?.nextElementSibling?.textContent).toContain('Message 21');
  });

  it('shows pictures small and opens them', async () => {
    const picture = {
      ...{
        id: 'f1',
        name: 'door.png',
        type: 'image/png',
        size: 2_048,
        state: 'ready' as const,
        reason: null,
      },
      ...{ url: '/api/objects/f1', isPicture: true },
    };
    open({ [PAGE]: { body: aPage([aMessage(1, { files: [picture] })]) } });
    await user.click(await button('Open the picture door.png'));
    const dialog = await screen.findByRole('dialog', { name: 'door.png' });
    within(dialog).getByRole('img', { name: 'door.png' });
  });

  it('says that a file is still being checked', async () => {
    const file = {
      ...{ id: 'f1', name: 'plan.pdf', type: null, size: null, state: 'checking' as const, reason: null },
      ...{ url: null, isPicture: false },
    };
    open({ [PAGE]: { body: aPage([aMessage(1, { files: [file] })]) } });
    await screen.findByText(/Being checked/);
  });

  it('links the step that a message is about', async () => {
    const step = { roadmapId: 'r1', stepId: 's1', title: 'Open the post', roadmapTitle: 'Out of debt' };
    open({ [PAGE]: { body: aPage([aMessage(1, { step })]) } });
    const link = await screen.findByRole('link', { name: /About this step.*Open the post/ });
    expect(link.getAttribute('href')).toBe('/roadmap/r1?step=s1');
  });

  it('is not found for somebody who is not there', async () => {
    open({ [WITH]: refused(404, 'There is no such person.') });
    await screen.findByRole('heading', { name: 'There is nobody to write to here' });
  });

  it.each(['/messages/with/1', '/messages/with/rosa'])('has nobody to write to at %s', async (path) => {
    open({}, path);
    await screen.findByRole('heading', { name: 'There is nobody to write to here' });
  });
});

describe('writing', () => {
  it('sends with a client id, shows the message and empties the field', async () => {
    open({ [WITH]: { body: aPartner() } });
    await screen.findByText('Message 2');
    api.responses[WITH] = stored('Thank you');
    await write('Thank you');
    await waitFor(() => expect(sentTo(WITH)).toHaveLength(1));
    expect(sentTo(WITH)).toMatchObject([
      {
        text: 'Thank you',
        replyTo: null,
        step: null,
        files: [],
        clientId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    await screen.findByText('Thank you', { selector: 'li p' });
    expect((await field()).textContent).toBe('');
    expect(localStorage.length).toBe(0);
  });

  it('shows the end of the thread with the message that is sent from further up', async () => {
    open({
      [PAGE]: { body: aPage(messagesFrom(51, 100), { hasEarlier: true, hasLater: true }) },
    });
    await screen.findByText('Message 51');
    api.responses[PAGE] = { body: aPage(messagesFrom(102, 103), { hasEarlier: true }) };
    api.responses[`${PAGE}/read`] = { body: aThread({ lastNumber: 103, readUpTo: 103 }) };
    api.responses[WITH] = refused(403, 'Not now.');
    await write('Down here');
    await screen.findByText('Message 103');
    await screen.findByText('Down here', { selector: 'li p' });
  });

  it('sends by Enter where there is a keyboard, and begins a line with Shift', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never,
      );
    open();
    await screen.findByText('Message 2');
    api.responses[WITH] = stored('One\nTwo');
    await user.type(await field(), 'One{Shift>}{Enter}{/Shift}Two{Enter}');
    await waitFor(() => expect(sentTo(WITH)).toMatchObject([{ text: 'One\nTwo' }]));
  });

  it('begins a new line by Enter on a phone', async () => {
    open();
    await user.type(await field(), 'One{Enter}Two');
    expect(((await field()) as HTMLTextAreaElement).value).toBe('One\nTwo');
    expect(api.sent).toEqual([]);
  });

  it('refuses an empty message and one that is too long', async () => {
    open();
    await user.click(await button('Send'));
    await screen.findByText('Write something first.');
    fireEvent.change(await field(), { target: { value: 'x'.repeat(4_001) } });
    await user.click(await button('Send'));
    await screen.findByText('A message can have 4000 characters.');
    expect(api.sent).toEqual([]);
  });

  it('keeps an unfinished text for a reload', async () => {
    localStorage.setItem('waymark_draft/1/2', 'Dear Ro');
    open();
    const text = await field();
    expect((text as HTMLTextAreaElement).value).toBe('Dear Ro');
    await user.type(text, 'sa');
    expect(localStorage.getItem('waymark_draft/1/2')).toBe('Dear Rosa');
  });

  it('waits while offline, and is sent once when the connection is back', async () => {
    open();
    await screen.findByText('Message 2');
    api.responses[WITH] = () => {
      throw new TypeError('no network');
    };
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    act(() => void dispatchEvent(new Event('offline')));
    await write('From the train');
    await screen.findByText('Waits for the connection');
    api.responses[WITH] = stored('From the train');
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Waits for the connection')).toBeNull());
    await waitFor(() => expect(localStorage.length).toBe(0));
    const ids = new Set(sentTo(WITH).map((body) => (body as { clientId: string }).clientId));
    expect(ids.size).toBe(1);
    expect(screen.getAllByText('From the train', { selector: 'li p' })).toHaveLength(1);
  });

  it('keeps the text with the reason when it is refused, and tries again', async () => {
    open();
    await screen.findByText('Message 2');
    api.responses[WITH] = refused(403, 'Rosa cannot be written to.');
    await write('Hello?');
    await screen.findByText(/Not sent. Rosa cannot be written to./);
    api.responses[WITH] = stored('Hello?');
    await user.click(await button('Try again'));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    screen.getByText('Hello?', { selector: 'li p' });
  });

  it('discards a refused message', async () => {
    open();
    await screen.findByText('Message 2');
    api.responses[WITH] = refused(403, 'Rosa cannot be written to.');
    await write('Hello?');
    await user.click(await button('Discard'));
    expect(screen.queryByText('Hello?', { selector: 'li p' })).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('replies with a quoted line, which leads to its message', async () => {
    const replyTo = { id: aMessage(1).id, number: 1, isMine: false, text: 'Message 1' };
    open({ [PAGE]: { body: aPage([aMessage(1), aMessage(2, { replyTo })]) } });
    await menuOf('Message 1', 'Reply');
    await screen.findByText('Reply to Rosa', { selector: 'p span' });
    api.responses[WITH] = stored('Yes');
    await write('Yes');
    await waitFor(() => expect(sentTo(WITH)).toMatchObject([{ replyTo: aMessage(1).id }]));
    await user.click(await button(/^Reply to Rosa\s*Message 1/));
    expect((document.activeElement as HTMLElement).dataset.number).toBe('1');
  });

  it('edits and deletes within 15 minutes', async () => {
    const changeableUntil = new Date(Date.now() + 60_000).toISOString();
    const own = aMessage(2, { isMine: true, text: 'Tuesday', changeableUntil });
    open({
      [PAGE]: { body: aPage([aMessage(1), own]) },
      [`/api/messages/${own.id}`]: { body: { ...own, text: 'Wednesday', editedAt: own.sentAt } },
    });
    await menuOf('Tuesday', 'Edit');
    const text = await screen.findByRole('textbox', { name: 'Your message' });
    await user.clear(text);
    await user.type(text, 'Wednesday');
    await user.click(await button('Save'));
    await screen.findByText('Wednesday');
    screen.getByText(/Edited/);
    api.responses[`/api/messages/${own.id}`] = { body: { ...own, text: '', isDeleted: true } };
    await menuOf('Wednesday', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('This message was deleted.');
  });

  it('offers no change later', async () => {
    const own = aMessage(1, { isMine: true, changeableUntil: new Date(Date.now() - 1).toISOString() });
    open({ [PAGE]: { body: aPage([own]) } });
    await user.click(await button(/^More for your message/));
    await screen.findByRole('menuitem', { name: 'Reply' });
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  it('shows help to the writer alone when a text sounds like danger', async () => {
    open();
    await screen.findByText('Message 2');
    api.responses[WITH] = stored('I want to kill myself');
    await write('I want to kill myself');
    expect(await screen.findAllByRole('link', { name: /112|911|988/ })).not.toHaveLength(0);
    screen.getByText('Only you see this.');
    expect(sentTo(WITH)).toHaveLength(1);
  });
});

describe('requests', () => {
  const stranger = { thread: null, isRequest: true };
  const asked = aThread({ state: 'request', isRequester: true, canWrite: false, whyNot: 'Wait.' });

  it('says before the first message that it is one, and then that it waits', async () => {
    open(isWriting(stranger));
    await screen.findByText(/your first message is a request/);
    api.responses[WITH] = stored('May I ask?', asked);
    await write('May I ask?');
    await screen.findByText(/Rosa has not answered yet/);
    expect(screen.queryByRole('textbox', { name: 'Message to Rosa' })).toBeNull();
  });

  it('tells calmly that it was declined', async () => {
    const thread = aThread({ ...asked, state: 'declined' });
    open({
      ...isWriting({ thread, canWrite: false }),
      [PAGE]: { body: { ...aPage([aMessage(1)]), thread } },
    });
    await screen.findByText(/Rosa declined your request/);
    screen.getByRole('link', { name: 'Find another mentor' });
  });

  it.each([
    ['Accept', 'accept', 'open'],
    ['Decline', 'decline', 'declined'],
  ] as const)('is answered by the mentor: %s', async (name, request, state) => {
    const thread = aThread({ state: 'request', lastNumber: 1, readUpTo: 0, unread: 1 });
    open({
      ...isWriting({ thread }),
      [PAGE]: { body: { ...aPage([aMessage(1)]), thread } },
    });
    await button('Report');
    // Who asks learns nothing before the answer.
    expect(sentTo(`${PAGE}/read`)).toEqual([]);
    api.responses[PAGE] = { body: aThread({ state, lastNumber: 1, readUpTo: 1 }) };
    await user.click(await button(name));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
    expect(sentTo(PAGE)).toEqual([{ request }]);
  });
});

describe('peace', () => {
  it('mutes', async () => {
    open();
    await screen.findByText('Message 2');
    api.responses[PAGE] = { body: aThread({ isMuted: true }) };
    await user.click(await button('Options for the messages with Rosa Delgado'));
    await user.click(await screen.findByRole('menuitem', { name: /^Mute/ }));
    await screen.findByText('Muted');
    expect(sentTo(PAGE)).toEqual([{ isMuted: true }]);
  });

  it('blocks after a question, and unblocks', async () => {
    open();
    await screen.findByText('Message 2');
    api.responses[PAGE] = {
      body: aThread({ isBlocked: true, canWrite: false, whyNot: 'You blocked Rosa Delgado.' }),
    };
    await user.click(await button('Options for the messages with Rosa Delgado'));
    await user.click(await screen.findByRole('menuitem', { name: 'Block Rosa' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Rosa?' });
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await screen.findByText('You blocked Rosa Delgado.');
    api.responses[PAGE] = { body: aThread() };
    await user.click(await button('Unblock Rosa'));
    await field();
  });

  it('says what did not work', async () => {
    open();
    await screen.findByText('Message 2');
    api.responses[PAGE] = refused(409, 'It was declined already.');
    await user.click(await button('Options for the messages with Rosa Delgado'));
    await user.click(await screen.findByRole('menuitem', { name: /^Mute/ }));
    await waitFor(() => expect(currentToast()?.description).toBe('It was declined already.'));
  });

  it('reports a message with what the admins see, and blocks as well', async () => {
    open({ [`/api/messages/${aMessage(1).id}/report`]: { status: 201, body: { success: true } } });
    await menuOf('Message 1', 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message of Rosa' }));
    dialog.getByText(/messages of this thread up to this one, nothing after it/);
    await user.selectOptions(dialog.getByLabelText('What is wrong?'), 'other');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await dialog.findByText('Please describe what is wrong.');
    await user.type(dialog.getByLabelText('Details'), 'It asks for money.');
    await user.click(dialog.getByRole('checkbox', { name: 'Block Rosa as well' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(api.sent.map(({ body }) => body)).toEqual([
        { reason: 'other', text: 'It asks for money.', block: true },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('what goes along', () => {
  it('attaches the step of the address', async () => {
    const roadmap = aRoadmap({}, [{ title: 'Open the post' }]);
    const step = roadmap.stages[0]!.steps[0]!;
    open(
      { [`/api/roadmaps/${roadmap.id}`]: { body: roadmap } },
      `/messages/with/2?roadmap=${roadmap.id}&step=${step.id}`,
    );
    await screen.findByText(step.title);
    api.responses[WITH] = stored('How?');
    await write('How?');
    await waitFor(() =>
      expect(sentTo(WITH)).toMatchObject([{ step: { roadmapId: roadmap.id, stepId: step.id } }]),
    );
    expect(place()).toBe('/messages/with/2');
  });
});
