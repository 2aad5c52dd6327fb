import type { MessagePartner } from '@waymark/contracts/community/messages';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { useChangeThread } from '../api/use-thread-actions.ts';
import { firstName } from '../texts.ts';

interface NotWritableProps {
  partner: MessagePartner;
  text: string;
}

/** In place of the field while the user cannot write, with the way on. */
export function NotWritable({ partner: { person, thread }, text }: NotWritableProps) {
  return (
    <div className="py-2">
      <p role="status" className="max-w-measure text-muted">
        {text}
      </p>
      {thread?.isBlocked && !person.isGone && <Unblock thread={thread} />}
      {thread?.state === 'declined' && thread.isRequester && (
        <ButtonLink size="sm" to="/mentors" className="mt-2">
          Find another mentor
        </ButtonLink>
      )}
      <HelpNow />
    </div>
  );
}

function Unblock({ thread }: { thread: NonNullable<MessagePartner['thread']> }) {
  const change = useChangeThread(thread);
  return (
    <Button
      size="sm"
      loading={change.isPending}
      className="mt-2"
      onClick={() => change.mutate({ isBlocked: false })}
    >
      Unblock {firstName(thread.with.name)}
    </Button>
  );
}
