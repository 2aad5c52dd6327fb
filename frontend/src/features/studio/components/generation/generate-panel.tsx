import type { UseQueryResult } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { QueryError } from '../../../../components/ui/query-error.tsx';
import { isRunActive } from '../../../../lib/run-stream.ts';
import { useConfig } from '../../../../lib/use-config.ts';
import { useGenerate, useRunActions } from '../../api/use-run.ts';
import { RunProgress } from './run-progress.tsx';
import { WaitingDraft } from './waiting-draft.tsx';

interface GeneratePanelProps {
  roadmap: Roadmap;
  run: UseQueryResult<AiRun | null>;
  /** The text in the story box, which is added to the material. */
  text: string;
  hasMaterial: boolean;
  /** A draft started now would not include the file. */
  uploading: boolean;
  /** Called when the text has become material. */
  onAdded: () => void;
}

export function GeneratePanel({ roadmap, run, text, hasMaterial, uploading, onAdded }: GeneratePanelProps) {
  const generate = useGenerate(roadmap.id);
  const latest = run.data ?? null;
  const going = isRunActive(latest);
  const needs = uploading
    ? 'Your file is still uploading. You can start the draft when it is done.'
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
        <QueryError title="The status of the draft did not load" query={run} className="mt-4" />
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
            onClick={() => generate.mutate(text, { onSuccess: onAdded })}
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
      Drafts stages and steps from your material, each linked to your own words. Nothing is published and none
      of your stages is replaced without your approval.
      {data?.aiEngine === 'offline' && ' The offline engine is in use: no text leaves this server.'}
    </p>
  );
}

function LastOutcome({ roadmap, run }: { roadmap: Roadmap; run: AiRun }) {
  const { retry } = useRunActions(roadmap.id);
  if (run.status === 'succeeded')
    return run.outcome === 'waiting' ? <WaitingDraft roadmap={roadmap} run={run} /> : null;
  const title = {
    refused: 'AI Generation Unavailable',
    failed: 'The draft failed',
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
