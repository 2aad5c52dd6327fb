import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { DraftDiff } from '@waymark/contracts/roadmaps/versions';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { ErrorState } from '../../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { plural } from '../../../../lib/format.ts';
import { useDraftDiff, useResolveDraft } from '../../api/use-draft-diff.ts';
import {
  bodyOf,
  type Choices,
  carryOver,
  choose,
  countOf,
  keepAll,
  keyOf,
  leavesNothing,
  takeAll,
} from '../../draft-choice.ts';
import { StageCompare } from './stage-compare.tsx';

interface DraftReviewProps {
  roadmap: Roadmap;
  run: AiRun;
  onClose: () => void;
}

/** The waiting draft beside what stands, stage by stage. Nothing happens before the choices are applied. */
export function DraftReview({ roadmap, run, onClose }: DraftReviewProps) {
  const { data: diff, error, refetch } = useDraftDiff(run.id, roadmap.revision);
  const [choices, setChoices] = useChoices(diff);
  const resolve = useResolveDraft(roadmap.id);
  const nothing = diff !== undefined && leavesNothing(diff, choices);
  const touched = countOf(choices, 'take') + countOf(choices, 'remove');
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Your stages and the new draft"
      description="Steps that live on keep the progress of everybody who completed them. Learners see none of this before you publish."
      footer={
        <>
          <p role="status" className="tabular mr-auto self-center text-sm text-muted">
            {nothing ? 'At least one stage has to stay.' : summary(choices)}
          </p>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="primary"
            disabled={!diff || touched === 0 || nothing}
            loading={resolve.isPending}
            onClick={() =>
              diff && resolve.mutate({ run, body: bodyOf(diff, choices) }, { onSuccess: onClose })
            }
          >
            Apply choices
          </Button>
        </>
      }
    >
      {error && !diff && (
        <ErrorState title="The draft did not load" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !diff && <Skeleton className="h-64 rounded-card" />}
      {diff && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setChoices(takeAll(diff))}>
              Take all
            </Button>
            <Button size="sm" onClick={() => setChoices(keepAll(diff))}>
              Keep all
            </Button>
          </div>
          <ol className="mt-5 grid gap-6">
            {diff.stages.map((stage, index) => (
              <li key={keyOf(stage)}>
                <StageCompare
                  stage={stage}
                  number={index + 1}
                  choice={choices[index] ?? 'keep'}
                  onChoose={(choice) => setChoices(choose(choices, index, choice))}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

/** Choices belong to the diff they were made on; a newer one takes over what still says something. */
function useChoices(diff: DraftDiff | undefined): [Choices, (choices: Choices) => void] {
  const [made, setMade] = useState<{ on: DraftDiff; choices: Choices } | null>(null);
  if (!diff) return [[], () => {}];
  const choices = made
    ? made.on === diff
      ? made.choices
      : carryOver(made.on, made.choices, diff)
    : keepAll(diff);
  return [choices, (next) => setMade({ on: diff, choices: next })];
}

function summary(choices: Choices): string {
  const taken = countOf(choices, 'take');
  const removed = countOf(choices, 'remove');
  if (taken + removed === 0) return 'Nothing chosen: all stays as it is.';
  const parts = [
    taken > 0 && `${plural(taken, 'stage')} taken`,
    removed > 0 && `${plural(removed, 'stage')} removed`,
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}
