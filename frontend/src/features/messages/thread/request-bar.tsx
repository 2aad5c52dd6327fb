import type { Message, MessageThread } from '@waymark/contracts/community/messages';
import { Button } from '#shared/ui/button.tsx';
import { useChangeThread } from '../api/use-thread-actions.ts';
import { firstName } from '../texts.ts';

interface RequestBarProps {
  thread: MessageThread;
  /** The message that asks; undefined while it loads. */
  first: Message | undefined;
  onReport: (message: Message) => void;
}

/** What to do with a request: above the field, since writing answers it as well. */
export function RequestBar({ thread, first, onReport }: RequestBarProps) {
  const change = useChangeThread(thread);
  const name = firstName(thread.with.name);
  return (
    <section
      aria-label={`Request of ${name}`}
      className="grid gap-3 border-t border-line bg-dusk-soft px-4 py-3"
    >
      <p className="text-sm">
        <strong>{name} would like to write with you.</strong> They can write more once you accept or reply. If
        you decline, they learn only that.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          loading={change.isPending && change.variables.request === 'accept'}
          onClick={() => change.mutate({ request: 'accept' })}
        >
          Accept
        </Button>
        <Button
          size="sm"
          loading={change.isPending && change.variables.request === 'decline'}
          onClick={() => change.mutate({ request: 'decline' })}
        >
          Decline
        </Button>
        {first && (
          <Button size="sm" variant="ghost" onClick={() => onReport(first)}>
            Report
          </Button>
        )}
      </div>
    </section>
  );
}
