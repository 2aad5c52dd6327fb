import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { DraftDiff } from '@waymark/contracts/roadmaps/versions';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import {
  bodyOf,
  type Choices,
  carryOver,
  choose,
  countOf,
  keepAll,
  keyOf,
  removesAllStages,
  takeAll,
} from './draft-choice.ts';
import { StageCompare } from './stage-compare.tsx';
import { useDraftDiff, useResolveDraft } from './use-draft-diff.ts';

interface DraftReviewProps {
  roadmap: Roadmap;
  run: AiRun;
  onClose: () => void;
}

/** Compares the draft with the current stages. Nothing changes until the choices are applied. */
export function DraftReview({ roadmap, run, onClose }: DraftReviewProps) {
  const query = useDraftDiff(run.id, roadmap.revision);
  const { data: diff, error } = query;
  const [choices, setChoices] = useChoices(diff);
  const resolve = useResolveDraft(roadmap.id);
  const removesAll = diff !== undefined && removesAllStages(diff, choices);
  const changed = countOf(choices, 'take') + countOf(choices, 'remove');
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Your stages and the new draft"
      description="Steps that stay keep the progress of everyone who completed them. Learners see none of this until you publish."
      footer={
        <>
          <p role="status" className="tabular mr-auto self-center text-sm text-muted">
            {removesAll ? 'At least one stage has to stay.' : summary(choices)}
          </p>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="primary"
            disabled={!diff || changed === 0 || removesAll}
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
      {error && !diff && <QueryError title="The draft did not load" query={query} />}
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

/** Carries choices over when the diff changes. */
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
  if (taken + removed === 0) return 'Nothing chosen: your stages stay as they are.';
  const parts = [
    taken > 0 && `${plural(taken, 'stage')} taken`,
    removed > 0 && `${plural(removed, 'stage')} removed`,
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}
