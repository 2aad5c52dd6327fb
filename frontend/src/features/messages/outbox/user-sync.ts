import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { reportReachable } from '#lib/connection.ts';
import { cacheSent } from '../api/cache.ts';
import { messageOutbox, type PendingMessage } from './message-outbox.ts';
import { MessageSync } from './message-sync.ts';

const TIMEOUT_MS = 15_000;
const syncs = new WeakMap<QueryClient, Map<number, MessageSync>>();

/** The single MessageSync of a user on this page. */
export function messageSync(client: QueryClient, userId: number): MessageSync {
  const ofClient = syncs.get(client) ?? new Map<number, MessageSync>();
  syncs.set(client, ofClient);
  const sync = ofClient.get(userId) ?? createSync(client, userId);
  ofClient.set(userId, sync);
  return sync;
}

const createSync = (client: QueryClient, userId: number): MessageSync =>
  new MessageSync(userId, messageOutbox, {
    send: (message) =>
      call('POST /api/messages/with/{userId}', {
        params: { userId: message.to },
        body: bodyOf(message),
        timeoutMs: TIMEOUT_MS,
      }),
    onSent: ({ message, thread }) => cacheSent(client, message, thread),
    onReachable: reportReachable,
    withLock: (work) =>
      navigator.locks ? navigator.locks.request(`waymark-messages-${userId}`, work) : work(),
  });

const bodyOf = ({ clientId, text, replyTo, step, files }: PendingMessage) => ({
  clientId,
  text,
  replyTo: replyTo?.id ?? null,
  step: step && { roadmapId: step.roadmapId, stepId: step.stepId },
  files: files.map(({ id }) => id),
});
