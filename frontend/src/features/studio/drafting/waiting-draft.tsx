import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { unreviewed } from '../publish/publish-check.ts';
import { DraftReview } from './draft-review.tsx';
import { useResolveDraft } from './use-draft-diff.ts';

/** A draft that the mentor has to apply or discard: a ghostwritten one, or one for a roadmap that has stages. */
export function WaitingDraft({ roadmap, run }: { roadmap: Roadmap; run: AiRun }) {
  const [reviewing, setReviewing] = useState(false);
  const resolve = useResolveDraft(roadmap.id);
  const hasStages = roadmap.stages.length > 0;
  return (
    <div className="rounded-card border border-dashed border-clay p-5">
      <h2 className="text-xl">A new draft is waiting: {plural(run.draft.length, 'stage')}</h2>
      <p className="mt-1 text-sm text-muted">
        {hasStages
          ? 'Review it when you’re ready: your stages are unchanged. Compare the two and take what is better; you review each new step afterwards.'
          : 'Review it when you’re ready. Nothing changes until you accept it.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {hasStages && (
          <Button
            size="sm"
            variant={unreviewed(roadmap).length === 0 ? 'primary' : 'secondary'}
            onClick={() => setReviewing(true)}
          >
            Compare with my stages
          </Button>
        )}
        <Button
          size="sm"
          loading={resolve.isPending}
          onClick={() => resolve.mutate({ run, body: { action: 'append', revision: roadmap.revision } })}
        >
          {hasStages ? 'Add all after mine' : 'Accept all stages'}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={resolve.isPending}
          onClick={() => resolve.mutate({ run, body: { action: 'discard' } })}
        >
          Discard the draft
        </Button>
      </div>
      {reviewing && <DraftReview roadmap={roadmap} run={run} onClose={() => setReviewing(false)} />}
    </div>
  );
}
