import type { SupportResponse, SupportThread } from '@waymark/contracts/community/support';
import { useState } from 'react';
import { ReportButton } from '#shared/report/report-button.tsx';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useMarkHelped, useRemoveResponse } from '../api/use-support.ts';

interface ResponseActionsProps {
  request: SupportThread;
  response: SupportResponse;
  userId: number;
  onEdit: () => void;
  onReply: () => void;
}

export function ResponseActions(props: ResponseActionsProps) {
  const { request, response, userId, onEdit, onReply } = props;
  const { mentor } = response;
  const isOwn = mentor.id === userId;
  const isShown = response.hidden === null && request.hidden === null;
  return (
    <div className="-ml-3.5 flex flex-wrap items-center gap-1">
      {request.state === 'open' && isShown && (
        <Button size="sm" variant="ghost" aria-label={`Reply to ${mentor.name}`} onClick={onReply}>
          Reply
        </Button>
      )}
      {isOwn && (
        <>
          <Button size="sm" variant="ghost" onClick={onEdit}>
            Edit
          </Button>
          <Remove {...props} />
        </>
      )}
      {request.mentor.id === userId && !isOwn && isShown && (
        <MarkHelped request={request} response={response} />
      )}
      {!isOwn && isShown && (
        <ReportButton
          target={{ type: 'support-response', id: response.id }}
          what={`the response of ${mentor.name}`}
          className="ml-auto px-3.5"
        />
      )}
    </div>
  );
}

function MarkHelped({ request, response }: { request: SupportThread; response: SupportResponse }) {
  const mark = useMarkHelped(request.id);
  const isHelping = request.helpedBy === response.id;
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={mark.isPending}
      onClick={() =>
        mark.mutate(isHelping ? null : response.id, {
          onError: (error) => toastError('The mark was not saved', error),
        })
      }
    >
      {isHelping ? 'Remove the mark' : 'This one helped'}
    </Button>
  );
}

function Remove({ request, response }: ResponseActionsProps) {
  const [open, setOpen] = useState(false);
  const remove = useRemoveResponse(request.id);
  const confirm = () =>
    remove.mutate(response.id, {
      onSuccess: () => setOpen(false),
      onError: (error) => toastError('Your response was not removed', error),
    });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your response?"
        description="Its text is deleted at once and cannot be restored. Replies from others stay."
        confirmLabel="Delete response"
        destructive
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
