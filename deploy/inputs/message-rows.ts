import { newId } from '@waymark/kernel/ids';
import { others, privateRoute, type Row } from './rows.ts';
import type { Scene } from './scene.ts';

/** Of the mentor and another one: invisible to all others. */
const ofThread: Row = {
  session: 'required',
  params: ({ messages }) => ({ id: messages.threadId }),
  foreign: () => [{ who: [...others], status: 404 }],
};
const ofMessage = (of: (messages: Scene['messages']) => string): Row => ({
  ...ofThread,
  params: ({ messages }) => ({ id: of(messages) }),
});
const withPartner: Row = { session: 'required', params: ({ messages }) => ({ userId: messages.partnerId }) };
/** The same from each caller, so that it is sent once however often it is repeated. */
const clientId = newId();

/** Messages between two people, by `METHOD path`. */
export const messageRows: Record<string, Row> = {
  'GET /api/messages': privateRoute,
  'GET /api/messages/counts': privateRoute,
  'GET /api/messages/search': privateRoute,
  'GET /api/messages/settings': privateRoute,
  'PUT /api/messages/settings': { ...privateRoute, body: () => ({ sharesRead: true }) },
  'GET /api/messages/with/{userId}': withPartner,
  'POST /api/messages/with/{userId}': {
    ...withPartner,
    body: () => ({ clientId, text: 'Are you free on Friday?', replyTo: null, step: null, files: [] }),
  },
  'GET /api/messages/threads/{id}': ofThread,
  'PATCH /api/messages/threads/{id}': { ...ofThread, body: () => ({ isMuted: false, isBlocked: false }) },
  'POST /api/messages/threads/{id}/read': { ...ofThread, body: () => ({ upTo: 1 }) },
  'PATCH /api/messages/{id}': { ...ofMessage(({ own }) => own), body: () => ({ text: 'Or on Saturday?' }) },
  'DELETE /api/messages/{id}': ofMessage(({ toDelete }) => toDelete),
  'POST /api/messages/{id}/report': {
    ...ofMessage(({ received }) => received),
    body: () => ({ reason: 'spam', text: 'A text', block: false }),
    accepted: ['text: empty', 'text: only blanks'],
  },
};

export const messageRoutesWithQuery = [
  'GET /api/messages',
  'GET /api/messages/search',
  'GET /api/messages/threads/{id}',
];

const numbers = (name: string, tooLow: string) => [
  ...[tooLow, '-1', '1.5', 'abc', '1e99', '%00'],
  `2&${name}=3`,
];
/** An empty `after` is 0: from the beginning. */
export const invalidMessageQueries: Record<string, string[]> = {
  box: ['', 'all', '%00', 'inbox&box=requests'],
  before: numbers('before', ''),
  after: numbers('after', '-2'),
  around: numbers('around', '0'),
};
