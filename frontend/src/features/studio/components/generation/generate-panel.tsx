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

const ENGINES = {
  offline: {
    about: 'An outline of your own words. No model is connected.',
    detail:
      'It finds the sentences in which something happened, in the order you told them, and holds back what you told as a mistake. It writes nothing itself, and no text leaves this server.',
  },
  openai: {
    about: 'Written with AI from your words: you look at every step before anybody else does.',
    detail: 'Each step shows the sentence it comes from. What you told as a mistake is held back.',
  },
};

/** What the engine is and does. */
function Explanation() {
  const { data } = useConfig();
  const engine = data?.aiEngine ? ENGINES[data.aiEngine] : null;
  return (
    <div className="mt-1 grid gap-1 text-sm text-muted">
      {engine && (
        <>
          <p className="font-semibold text-ink">{engine.about}</p>
          <p>{engine.detail}</p>
        </>
      )}
      <p>Nothing is published, and none of your stages is replaced, without your approval.</p>
    </div>
  );
}

/** What the applied draft was made with. */
function Origin({ run: { outcome, engine } }: { run: AiRun }) {
  if (outcome !== 'applied' || !engine) return null;
  return (
    <p className="mt-4 text-sm text-muted">
      {engine === 'offline'
        ? 'The last draft is an outline of your own words. No model was connected.'
        : 'The last draft was written with AI from your words.'}
    </p>
  );
}

function LastOutcome({ roadmap, run }: { roadmap: Roadmap; run: AiRun }) {
  const { retry } = useRunActions(roadmap.id);
  if (run.status === 'succeeded')
    return run.outcome === 'waiting' ? <WaitingDraft roadmap={roadmap} run={run} /> : <Origin run={run} />;
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
