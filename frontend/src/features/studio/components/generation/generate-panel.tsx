import type { UseQueryResult } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { ErrorState } from '../../../../components/ui/error-state.tsx';
import { isGoing } from '../../../../lib/run-stream.ts';
import { useConfig } from '../../../../lib/use-config.ts';
import { useGenerate, useRunActions } from '../../api/use-run.ts';
import { RunProgress } from './run-progress.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

interface GeneratePanelProps {
  roadmap: Roadmap;
  run: UseQueryResult<AiRun | null>;
  /** What stands in the story box and goes along. */
  text: string;
  hasMaterial: boolean;
  /** A file is on its way: a draft that begins now would leave it out. */
  uploading: boolean;
  /** The text is among the material now. */
  onTaken: () => void;
}

export function GeneratePanel({ roadmap, run, text, hasMaterial, uploading, onTaken }: GeneratePanelProps) {
  const generate = useGenerate(roadmap.id);
  const latest = run.data ?? null;
  const going = isGoing(latest);
  const needs = uploading
    ? 'Your file is still on its way. The draft can begin once it is here.'
    : !hasMaterial && text.trim() === ''
      ? 'It needs your story first: write or paste it above, or upload a file.'
      : null;
  return (
    <Card as="section" aria-labelledby="generate">
      <h2 id="generate" className="text-2xl">
        From story to stages
      </h2>
      <Explanation />
      {run.isError && !run.data && (
        <ErrorState
          title="We cannot tell whether a draft is under way"
          error={run.error}
          onRetry={() => void run.refetch()}
          className="mt-4"
        />
      )}
      {latest && going && <RunProgress roadmapId={roadmap.id} run={latest} />}
      {latest && !going && <LastOutcome roadmap={roadmap} run={latest} />}
      {!going && (
        <div className="mt-5">
          <Button
            variant={roadmap.stages.length === 0 ? 'primary' : 'secondary'}
            loading={generate.isPending}
            disabled={run.isPending || uploading}
            aria-describedby={needs ? 'generate-needs' : undefined}
            onClick={() => generate.mutate(text, { onSuccess: onTaken })}
          >
            <Sparkles aria-hidden="true" className="size-4.5" />
            Generate Roadmap with AI
          </Button>
          {needs && (
            <p id="generate-needs" className="mt-2 text-sm text-muted">
              {needs}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

function Explanation() {
  const { data } = useConfig();
  return (
    <p className="mt-1 text-sm text-muted">
      Drafts stages and steps from your material, each with your words it came from. Nothing is published, and
      no stage of yours is replaced, without you.
      {data?.aiEngine === 'offline' &&
        ' The offline engine does the reading here; no text leaves this server.'}
    </p>
  );
}

function LastOutcome({ roadmap, run }: { roadmap: Roadmap; run: AiRun }) {
  const { retry } = useRunActions(roadmap.id);
  if (run.status === 'succeeded')
    return run.outcome === 'waiting' ? <WaitingDraft roadmap={roadmap} run={run} /> : null;
  const title = {
    refused: 'AI Generation Unavailable',
    failed: 'The draft did not come together',
    cancelled: 'You stopped the draft',
  };
  return (
    <div className="mt-4 rounded-control bg-amber-soft p-4 text-sm" role="status">
      <p className="font-semibold">{title[run.status as keyof typeof title]}</p>
      {run.message && <p className="mt-1">{run.message}</p>}
      {run.status !== 'refused' && (
        <Button size="sm" className="mt-3" loading={retry.isPending} onClick={() => retry.mutate(run.id)}>
          Try again
        </Button>
      )}
    </div>
  );
}
