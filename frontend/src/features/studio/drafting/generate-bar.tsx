import type { UseQueryResult } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import clsx from 'clsx';
import { Sparkles } from 'lucide-react';
import { useConfig } from '#lib/use-config.ts';
import { useFootBarHeight } from '#lib/use-foot-bar-height.ts';
import { AiAllowance } from '#shared/ai/ai-allowance.tsx';
import { isRunActive } from '#shared/ai/run-stream.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMaterial } from '../shared/material-state.tsx';
import { usePlannedStart } from './planned-start.tsx';
import { phaseOf } from './run-trail.tsx';
import { useGenerate } from './use-run.ts';

interface GenerateBarProps {
  roadmap: Roadmap;
  run: UseQueryResult<AiRun | null>;
  hasMaterial: boolean;
  /** Focuses the draft. */
  onShowRun: () => void;
}

/** Always in view: above the material, on a phone at the bottom of the window. */
export function GenerateBar({ roadmap, run, hasMaterial, onShowRun }: GenerateBarProps) {
  const bar = useFootBarHeight<HTMLElement>();
  const { text, setText } = useMaterial();
  // Here, since the button is unmounted when the run starts.
  const generate = useGenerate(roadmap.id);
  const planned = usePlannedStart(roadmap.id);
  const start = () =>
    generate.mutate(text, {
      onSuccess: () => {
        setText('');
        onShowRun();
      },
    });
  const latest = run.data;
  return (
    <section
      ref={bar}
      aria-label="From story to stages"
      className={clsx(
        'border-line bg-raised lg:rounded-card lg:border lg:p-4 lg:shadow-soft',
        'max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:order-last max-lg:-mx-4 max-lg:mt-8 max-lg:border-t max-lg:px-4 max-lg:py-3',
      )}
    >
      {latest && isRunActive(latest) ? (
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm font-semibold">{phaseOf(latest)}</p>
          <Button size="sm" onClick={onShowRun}>
            Show the draft
          </Button>
        </div>
      ) : (
        <Generate
          isFirst={roadmap.stages.length === 0}
          isReady={!run.isPending}
          isStarting={generate.isPending || planned.isPending}
          hasMaterial={hasMaterial}
          onStart={() => planned.begin(start, text)}
        />
      )}
      {planned.question}
    </section>
  );
}

interface GenerateProps {
  isFirst: boolean;
  isReady: boolean;
  isStarting: boolean;
  hasMaterial: boolean;
  onStart: () => void;
}

function Generate({ isFirst, isReady, isStarting, hasMaterial, onStart }: GenerateProps) {
  const { text, uploading } = useMaterial();
  const needs = uploading
    ? 'Your file is still uploading. You can start the draft when it is done.'
    : !hasMaterial && text.trim() === ''
      ? 'It needs your story first: record it, write it, or upload a file.'
      : null;
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        className="max-sm:w-full"
        loading={isStarting}
        disabled={!isReady || uploading}
        aria-describedby={needs ? 'generate-needs' : undefined}
        onClick={onStart}
      >
        <Sparkles aria-hidden="true" className="size-4.5" />
        Generate Roadmap with AI
      </Button>
      {needs && (
        <p id="generate-needs" className="mt-2 text-sm text-muted">
          {needs}
        </p>
      )}
      <AiAllowance className="mt-2" />
      <Explanation className={clsx(needs && 'max-lg:hidden')} />
    </>
  );
}

const ENGINES = {
  offline: {
    about: 'An outline of your own words. No model is connected.',
    detail:
      'It finds the sentences in which something happened, in the order you told them. You choose which of them become steps, and can add any other. It writes nothing itself, and no text leaves this server.',
  },
  openai: {
    about: 'Written with AI from your words: you review every step before anyone else sees it.',
    detail:
      'Each step shows the sentence it comes from. What may not be a step waits for you with the reason.',
  },
};

/** What the engine is; what it does is folded. */
function Explanation({ className }: { className: string }) {
  const { data } = useConfig();
  const engine = data?.aiEngine ? ENGINES[data.aiEngine] : null;
  if (!engine) return null;
  return (
    <details className={clsx('mt-2 text-sm text-muted', className)}>
      <summary className="cursor-pointer rounded-sm">{engine.about}</summary>
      <p className="mt-1">{engine.detail}</p>
      <p className="mt-1">Nothing is published, and no stage is replaced, without your approval.</p>
    </details>
  );
}
