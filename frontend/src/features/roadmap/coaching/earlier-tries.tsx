import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { MAX_TRIES } from '@waymark/contracts/roadmaps/own-step-limits';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { History, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { CoachingResult } from './coaching-result.tsx';
import { useCoachingWords } from './coaching-words.ts';
import { useTries } from './use-tries.ts';

interface EarlierTriesProps {
  user: User;
  roadmap: Roadmap;
  step: Step;
  /** Is shown already. */
  currentId: string;
}

/** The earlier coachings of a step, to read again or delete. */
export default function EarlierTries({ user, roadmap, step, currentId }: EarlierTriesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const { tries, remove } = useTries(user, roadmap.id, step.id, isOpen);
  const words = useCoachingWords(roadmap.mentor.name);
  const [deleting, setDeleting] = useState<AiRun | null>(null);
  return (
    <div className="grid gap-2">
      <Button
        size="sm"
        variant="ghost"
        className="-ml-3.5 justify-self-start text-muted"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={`${words.list}: ${step.title}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <History aria-hidden="true" className="size-4" />
        {words.list}
      </Button>
      <div id={list} className="grid gap-2 empty:hidden">
        {isOpen && tries.isPending && <Skeleton className="h-20" />}
        {isOpen && tries.isError && <QueryError title="They did not load" query={tries} />}
        {isOpen && tries.data && (
          <>
            <p className="text-sm text-muted">
              The last {MAX_TRIES} on this step are stored. A new one then replaces the oldest.
            </p>
            <ol className="grid gap-2">
              {tries.data.map((run) => (
                <OneTry
                  key={run.id}
                  run={run}
                  {...{ roadmap, step }}
                  mayAsk={user.id !== roadmap.mentorId}
                  isCurrent={run.id === currentId}
                  onDelete={() => setDeleting(run)}
                />
              ))}
            </ol>
          </>
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

interface OneTryProps {
  run: AiRun;
  roadmap: Roadmap;
  step: Step;
  mayAsk: boolean;
  isCurrent: boolean;
  onDelete: () => void;
}

function OneTry({ run, isCurrent, onDelete, ...shown }: OneTryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const when = formatInZone(run.createdAt, browserZone(), 'moment');
  return (
    <li className="rounded-control border border-line px-3 py-1">
      <div className="flex items-center justify-between gap-2">
        {isCurrent ? (
          <span className="text-sm text-muted">{when}, shown above</span>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3.5"
            aria-expanded={isOpen}
            aria-label={`Coaching of ${when}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <time dateTime={run.createdAt}>{when}</time>
          </Button>
        )}
        <Button size="icon" variant="ghost" aria-label={`Delete the coaching of ${when}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      {isOpen && run.coaching?.safety && <HelpNow />}
      {isOpen && run.coaching && !run.coaching.safety && (
        <CoachingResult coaching={run.coaching} engine={run.engine} {...shown} />
      )}
    </li>
  );
}
