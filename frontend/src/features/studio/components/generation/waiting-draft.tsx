import type { AiRun, ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { useState } from 'react';
import { AlertDialog } from '../../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { MentorQuote } from '../../../../components/ui/mentor-quote.tsx';
import { plural } from '../../../../lib/format.ts';
import { useRunActions } from '../../api/use-run.ts';

/** A draft that found stages there already: it changes nothing until the mentor says what to do with it. */
export function WaitingDraft({ roadmapId, run }: { roadmapId: string; run: AiRun }) {
  const [replacing, setReplacing] = useState(false);
  const { resolve } = useRunActions(roadmapId);
  const say = (action: ResolveDraftBody['action']) =>
    resolve.mutate({ id: run.id, action }, { onSettled: () => setReplacing(false) });
  return (
    <div className="mt-5 rounded-control border border-dashed border-edge p-4">
      <h3 className="text-lg">A new draft is waiting: {plural(run.draft.length, 'stage')}</h3>
      <ol className="mt-3 grid gap-2">
        {run.draft.map((stage) => (
          <li key={stage.title}>
            <details>
              <summary className="min-h-10 cursor-pointer py-1.5 font-semibold">
                {stage.title}{' '}
                <span className="font-normal text-muted">({plural(stage.steps.length, 'step')})</span>
              </summary>
              <ul className="grid gap-3 py-2 pl-4 text-sm">
                {stage.steps.map((step) => (
                  <li key={step.title}>
                    {step.title}
                    {step.evidence && <MentorQuote className="mt-1">{step.evidence.quote}</MentorQuote>}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" loading={resolve.isPending} onClick={() => say('append')}>
          Add after my stages
        </Button>
        <Button size="sm" disabled={resolve.isPending} onClick={() => setReplacing(true)}>
          Replace my stages
        </Button>
        <Button size="sm" variant="ghost" disabled={resolve.isPending} onClick={() => say('discard')}>
          Discard the draft
        </Button>
      </div>
      <AlertDialog
        open={replacing}
        onOpenChange={setReplacing}
        title="Replace all your stages?"
        description="The stages that stand now go, and the draft takes their place. Steps that are the same keep everybody's progress."
        confirmLabel="Replace my stages"
        destructive
        pending={resolve.isPending}
        onConfirm={() => say('replace')}
      />
    </div>
  );
}
