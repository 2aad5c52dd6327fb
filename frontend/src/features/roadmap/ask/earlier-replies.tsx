import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { MAX_REPLIES } from '@waymark/contracts/roadmaps/own-step-limits';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { History, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { ModelReply } from './model-reply.tsx';
import { useReplies } from './use-replies.ts';

interface EarlierRepliesProps {
  roadmap: Roadmap;
  onShowStep: (stepId: string) => void;
}

/** What a model replied before, to read again or delete. */
export default function EarlierReplies({ roadmap, onShowStep }: EarlierRepliesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const { replies, remove } = useReplies(roadmap.id, isOpen);
  const [deleting, setDeleting] = useState<AiRun | null>(null);
  return (
    <div className="grid gap-2">
      <Button
        size="sm"
        variant="ghost"
        className="-ml-3.5 justify-self-start text-muted"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        <History aria-hidden="true" className="size-4" />
        What you asked before
      </Button>
      <div id={list} className="grid grid-cols-1 gap-2 empty:hidden">
        {isOpen && replies.isPending && <Skeleton className="h-20" />}
        {isOpen && replies.isError && <QueryError title="Your questions did not load" query={replies} />}
        {isOpen && replies.data?.length === 0 && (
          <p className="text-sm text-muted">Nothing yet. Your last {MAX_REPLIES} questions are kept here.</p>
        )}
        {isOpen && replies.data && replies.data.length > 0 && (
          <ol className="grid grid-cols-1 gap-2">
            {replies.data.map((run) => (
              <Earlier key={run.id} {...{ run, roadmap, onShowStep }} onDelete={() => setDeleting(run)} />
            ))}
          </ol>
        )}
      </div>
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Delete this reply?"
        description="It will be deleted permanently."
        confirmLabel="Delete"
        destructive
        onConfirm={() => {
          if (deleting) remove.mutate(deleting.id);
          setDeleting(null);
        }}
      />
    </div>
  );
}

function Earlier({ run, onDelete, ...shown }: EarlierRepliesProps & { run: AiRun; onDelete: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { reply } = run;
  if (!reply) return null;
  return (
    <li className="rounded-control border border-line px-3 py-1">
      <div className="flex items-center justify-between gap-2">
        <Button
          size="sm"
          variant="ghost"
          className="-ml-3.5 min-w-0 text-left whitespace-normal!"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {reply.question}
        </Button>
        <Button
          size="icon"
          variant="ghost"
          aria-label={`Delete the reply to: ${reply.question}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      {isOpen && (
        <div className="pt-1 pb-3">
          <ModelReply reply={reply} {...shown} />
        </div>
      )}
    </li>
  );
}
