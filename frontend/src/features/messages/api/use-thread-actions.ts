import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageThread } from '@waymark/contracts/community/messages';
import type { ReportReason } from '@waymark/contracts/identity/reports';
import { call } from '#lib/api.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { cacheMessage, cacheThread, refreshLists } from './cache.ts';
import { partnerKey } from './keys.ts';

interface Change {
  isMuted?: boolean;
  isBlocked?: boolean;
  request?: 'accept' | 'decline';
}

/** Mutes or blocks, accepts or declines a request. */
export function useChangeThread({ id, with: { id: userId } }: Pick<MessageThread, 'id' | 'with'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => call('PATCH /api/messages/threads/{id}', { params: { id }, body }),
    onSuccess: (thread) => cacheThread(client, thread),
    onError: (error) => {
      toastError('That was not changed', error);
      // Another window may have decided.
      void client.invalidateQueries({ queryKey: partnerKey(userId) });
    },
    onSettled: () => refreshLists(client),
  });
}

export function useEditMessage(threadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call('PATCH /api/messages/{id}', { params: { id }, body: { text } }),
    onSuccess: (message) => {
      cacheMessage(client, threadId, message);
      refreshLists(client);
    },
  });
}

export function useDeleteMessage(threadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/messages/{id}', { params: { id } }),
    onSuccess: (message) => {
      cacheMessage(client, threadId, message);
      refreshLists(client);
    },
    onError: (error) => toastError('Not deleted', error),
  });
}

interface Report {
  reason: ReportReason;
  text: string;
  block: boolean;
}

export function useReportMessage(messageId: string, userId: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Report) => call('POST /api/messages/{id}/report', { params: { id: messageId }, body }),
    onSuccess: (_, { block }) => {
      toast({
        title: 'Thank you for letting us know',
        description: block
          ? 'An admin will review it, and this person cannot write to you anymore.'
          : 'An admin will review it, and we will let you know the outcome.',
        variant: 'success',
      });
      if (block) void client.invalidateQueries({ queryKey: partnerKey(userId) });
      onDone();
    },
  });
}
