import clsx from 'clsx';
import { ArrowLeft, Check, Keyboard, Undo2 } from 'lucide-react';
import { runShortcut } from '#lib/shortcuts.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { workspacePath } from '../shared/paths.ts';
import { nextPlace, reviewSteps, stillHeld } from '../shared/review-steps.ts';
import { undoLabel } from '../shared/step-form.ts';
import type { Session } from './use-session.ts';

/** Title, what is left, and the actions that are the same at every step. */
export function ReviewHeader({ session }: { session: Session }) {
  const { roadmap, review, isSaving, failure, canUndo } = session;
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ButtonLink to={workspacePath(roadmap.id)} variant="ghost" size="sm" className="-ml-3">
          <ArrowLeft aria-hidden="true" className="size-4" />
          <span>
            <span className="max-sm:sr-only">Back to the </span>Studio
          </span>
        </ButtonLink>
        <div className="flex items-center gap-2">
          <Saving {...{ isSaving, failure }} />
          <Button
            size="sm"
            disabled={!canUndo}
            title={review.undo ? undoLabel(review.undo) : undefined}
            aria-label={review.undo ? undoLabel(review.undo) : undefined}
            aria-keyshortcuts="u"
            onClick={session.undo}
          >
            <Undo2 aria-hidden="true" className="size-4" />
            Undo
          </Button>
          <Button size="sm" variant="ghost" className="max-md:hidden" onClick={() => runShortcut('?')}>
            <Keyboard aria-hidden="true" className="size-4.5" />
            Keyboard
          </Button>
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8">
        <div className="min-w-0">
          <h1 className="text-2xl text-balance">Review every step</h1>
          <p dir="auto" className="text-sm wrap-anywhere text-muted">
            {roadmap.title}. Nobody else sees this before you publish.
          </p>
        </div>
        <Parts session={session} />
      </div>
    </header>
  );
}

function Saving({ isSaving, failure }: Pick<Session, 'isSaving' | 'failure'>) {
  if (failure && !isSaving) return null;
  const Icon = isSaving ? Spinner : Check;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Icon aria-hidden="true" className={isSaving ? 'size-4' : 'size-4 text-moss'} />
      {isSaving ? 'Saving…' : 'Saved'}
    </p>
  );
}

/** The steps and the passages that wait, each with its count. */
function Parts({ session }: { session: Session }) {
  const { review, roadmap, place } = session;
  if (review.heldBack.length === 0) return null;
  const firstStep = reviewSteps(roadmap)[0]?.step.id;
  const toLook = nextPlace(session);
  const firstHeld = (stillHeld(review)[0] ?? review.heldBack[0])!.id;
  return (
    <nav aria-label="Parts of the review" className="mt-2 flex gap-x-1 border-b border-line max-sm:w-full">
      <Part
        isHere={place.at === 'step'}
        label={review.unreviewed > 0 ? `Steps: ${formatLeft(review.unreviewed)}` : 'Steps'}
        onClick={() =>
          session.go(toLook.at === 'step' || !firstStep ? toLook : { at: 'step', id: firstStep })
        }
      />
      <Part
        isHere={place.at === 'held'}
        label={`Waiting for you: ${stillHeld(review).length}`}
        onClick={() => session.go({ at: 'held', id: firstHeld })}
      />
    </nav>
  );
}

const formatLeft = (count: number): string => `${count} to go`;

function Part({ isHere, label, onClick }: { isHere: boolean; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-current={isHere || undefined}
      onClick={onClick}
      className={clsx(
        '-mb-px min-h-11 rounded-t-control border-b-3 px-3 text-sm font-semibold transition-colors duration-150 hover:text-ink',
        isHere ? 'border-clay text-ink' : 'border-transparent text-muted',
      )}
    >
      {label}
    </button>
  );
}
