import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { MessagePartner } from '@waymark/contracts/community/messages';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, NOON, visit } from '../../testing/scheduling-scene.tsx';
import SchedulingPage from './scheduling-page.tsx';

const WITH = '/api/messages/with/9';
const SEEN = '2026-11-10T12:00:00.000Z';
const leo = { id: 9, name: 'Leo Park', avatar: null, isMentor: false, isGone: false };
const partner: MessagePartner = {
  ...{ person: leo, thread: null, isRequest: false, canWrite: true, whyNot: null, replyTime: null },
};
const thread = (isMine: boolean, at: string): NonNullable<MessagePartner['thread']> => ({
  ...{ id: 'th1', with: leo, state: 'open', isRequester: false, isMuted: false, isBlocked: false },
  ...{ canWrite: true, whyNot: null, unread: 0, lastNumber: 1, readUpTo: 1, seenUpTo: null },
  ...{ last: { isMine, text: 'Hello', at }, updatedAt: at },
});

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  const learner = { id: 9, name: 'Leo Park', completed: 2, ahead: 0, seenAt: SEEN, isQuiet: true };
  api = new FakeApi({
    ...emptyResponses(),
    '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
    '/api/mentor/learners': { body: [learner, { ...learner, id: 10, name: 'Mia', isQuiet: false }] },
    [WITH]: { body: partner },
  });
});

async function open(): Promise<void> {
  visit(<SchedulingPage />, '/scheduling?learners=all');
  // Only for the quiet one.
  fireEvent.click(await screen.findByRole('button', { name: /^Write a line/ }));
}
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Message');

it('sends a prepared line, as the mentor changed it, with the same id at a second attempt', async () => {
  await open();
  expect((await field()).value).toContain('Hello Leo,');
  fireEvent.change(await field(), { target: { value: 'How are you?' } });
  api.responses[WITH] = refused(503, 'Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expectToast('Your line was not sent');
  expect((await field()).value).toBe('How are you?');
  const message = {
    ...{ id: 'm1', number: 1, clientId: 'c1', isMine: true, text: 'How are you?', replyTo: null, step: null },
    ...{ files: [], sentAt: NOON, editedAt: null, isDeleted: false, changeableUntil: null },
  };
  api.responses[WITH] = () => {
    api.responses[WITH] = { body: partner };
    return { status: 201, body: { message, thread: thread(true, NOON) } };
  };
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expectToast('Sent to Leo Park');
  const bodies = api.sent.map(({ body }) => body as { clientId: string; text: string });
  expect(bodies.map(({ text }) => text)).toEqual(['How are you?', 'How are you?']);
  expect(bodies[0]!.clientId).toBe(bodies[1]!.clientId);
});

it.each([
  ['a line that waits for an answer', { thread: thread(true, NOON) }, /have not answered yet/],
  ['what the messages say', { canWrite: false, whyNot: 'Leo has blocked you.' }, /Leo has blocked you/],
])('sends none after %s', async (_, more, text) => {
  api.responses[WITH] = { body: { ...partner, ...more } };
  await open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it.each([
  ['the learner answered', thread(false, NOON)],
  ['the learner was here since the last one', thread(true, '2026-11-01T12:00:00.000Z')],
])('can be sent again when %s', async (_, found) => {
  api.responses[WITH] = { body: { ...partner, thread: found } };
  await open();
  expect((await field()).value).toContain('Hello Leo,');
});
