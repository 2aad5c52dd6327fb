import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_MESSAGE_TEXT } from '@waymark/contracts/community/message-options';
import type { MessagePartner } from '@waymark/contracts/community/messages';
import type { LearnerSummary } from '@waymark/contracts/scheduling/learners';
import { type FormEvent, useState } from 'react';
import { call } from '#lib/api.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { firstName } from '../texts.ts';

const FORM = 'write-a-line';

interface WriteLineDialogProps {
  learner: LearnerSummary;
  onClose: () => void;
}

/** One message to a quiet learner. After it the mentor waits until the learner was seen or has answered. */
export function WriteLineDialog({ learner, onClose }: WriteLineDialogProps) {
  const { id, name } = learner;
  const partner = useQuery({
    queryKey: ['messages', 'with', id],
    queryFn: ({ signal }) => call('GET /api/messages/with/{userId}', { params: { userId: id }, signal }),
    staleTime: 0,
  });
  const client = useQueryClient();
  const [text, setText] = useState(() => preparedLine(firstName(name)));
  // By which a message that is sent twice is stored once.
  const [clientId] = useState(() => crypto.randomUUID());
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/messages/with/{userId}', { params: { userId: id }, body: { clientId, text } }),
    onSuccess: async () => {
      toast({
        title: `Sent to ${name}`,
        description: 'They may need some time to answer.',
        variant: 'success',
      });
      await client.invalidateQueries({ queryKey: ['messages'] });
      onClose();
    },
    onError: (error) => toastError('Your line was not sent', error),
  });
  const reason = partner.data && reasonToWait(partner.data, learner);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`A line to ${name}`}
      description="One friendly message, without a reminder of what is open. Change it as you like."
      footer={
        <>
          <Button onClick={onClose}>{reason ? 'Close' : 'Cancel'}</Button>
          {!reason && (
            <Button
              variant="primary"
              type="submit"
              form={FORM}
              loading={send.isPending}
              disabled={!partner.data || text.trim() === '' || text.length > MAX_MESSAGE_TEXT}
            >
              Send
            </Button>
          )}
        </>
      }
    >
      {reason ? (
        <p>{reason}</p>
      ) : partner.data ? (
        <form id={FORM} onSubmit={submit}>
          <Field label="Message">
            <Textarea
              rows={4}
              limit={MAX_MESSAGE_TEXT}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </form>
      ) : partner.isError ? (
        <QueryError title="Your messages did not load" query={partner} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  );
}

const preparedLine = (name: string): string =>
  `Hello ${name}, we have not met for a while, and I was thinking of you. How are you? You do not have to have done anything to write back.`;

/** A sentence, or null if the mentor can write now. */
function reasonToWait({ canWrite, whyNot, thread }: MessagePartner, { name, seenAt }: LearnerSummary) {
  const last = thread?.last;
  if (last?.isMine && last.at > seenAt) {
    const day = formatInZone(last.at, browserZone(), 'day');
    return `You wrote to ${name} on ${day}, and they have not answered yet. One line is enough for now.`;
  }
  return canWrite ? null : (whyNot ?? `You cannot write to ${name}.`);
}
