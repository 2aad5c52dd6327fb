import type { Step } from '@waymark/contracts/roadmaps/http';
import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { editOf, textOf } from '../shared/step-form.ts';
import { StepEditor } from './step-editor.tsx';
import type { Session } from './use-session.ts';
import { useWording } from './use-wording.ts';

interface WordingPanelProps {
  session: Session;
  step: Step;
  roadmapId: string;
}

/** One wording offered by the model beside the mentor's own words. Nothing is applied unless the mentor takes it. */
export function WordingPanel({ session, step, roadmapId }: WordingPanelProps) {
  const { start, cancel, wording, runId, problem } = useWording(roadmapId, step.id);
  const [isEditing, setEditing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => start(), []);
  const close = () => {
    cancel();
    session.setMode('look');
  };
  if (problem)
    return (
      <div role="alert" className="grid gap-3 rounded-control bg-amber-soft p-4 text-sm">
        <p>{problem}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={start}>
            Try again
          </Button>
          <Button size="sm" onClick={() => session.setMode('write')}>
            Write it yourself
          </Button>
          <Button size="sm" variant="ghost" onClick={close}>
            Back
          </Button>
        </div>
      </div>
    );
  if (!wording || !runId)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5" />
          Wording it from your sentence…
        </p>
        <Button size="sm" onClick={close}>
          Stop
        </Button>
      </div>
    );
  if (isEditing) return <StepEditor {...{ session, step }} mode="write" offered={{ wording, runId }} />;
  return (
    <section
      aria-labelledby="wording"
      className="grid gap-3 rounded-card border border-dashed border-edge p-4"
    >
      <h3 id="wording" role="status" className="text-sm font-semibold text-muted">
        A wording offered by AI
      </h3>
      <p dir="auto" className="font-serif text-xl">
        {wording.title}
      </p>
      {wording.description && (
        <p dir="auto" className="max-w-measure">
          {wording.description}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          autoFocus
          loading={session.isSaving}
          onClick={() =>
            session.decide({ ...editOf(step.id, { ...textOf(step), ...wording }), wordingRunId: runId })
          }
        >
          Take it
        </Button>
        <Button onClick={() => setEditing(true)}>Edit it first</Button>
        <Button variant="ghost" onClick={close}>
          No thanks
        </Button>
      </div>
    </section>
  );
}
