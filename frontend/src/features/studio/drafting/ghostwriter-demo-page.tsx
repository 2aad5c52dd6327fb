import {
  GHOSTWRITER_SAMPLES,
  type GhostwriterSample,
  sampleOfId,
} from '@waymark/contracts/roadmaps/ghostwriter-samples';
import { PenLine } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '#lib/document-title.ts';
import { plural } from '#lib/format.ts';
import { AiAllowance } from '#shared/ai/ai-allowance.tsx';
import { isRunActive } from '#shared/ai/run-stream.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { toast } from '#shared/ui/toast.ts';
import { DraftPreview } from './draft-preview.tsx';
import { GhostwriterProgress } from './ghostwriter-progress.tsx';
import { useSampleGhostwriter } from './use-sample-ghostwriter.ts';

/** The ghostwriter on three invented lives. */
export default function GhostwriterDemoPage() {
  useDocumentTitle('Ghostwriter');
  const [params, setParams] = useSearchParams();
  const sample = sampleOfId(params.get('sample') ?? '') ?? GHOSTWRITER_SAMPLES[0]!;
  const choose = ({ id }: GhostwriterSample) => setParams({ sample: id }, { replace: true });
  return (
    <div className="page max-w-3xl py-10">
      <h1 className="text-3xl">Ghostwriter</h1>
      <p className="mt-2 text-muted">
        See how a timeline and a few artifacts become a draft roadmap. The three lives are made up; the engine
        is the one you would use.
      </p>
      <fieldset className="mt-6 grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">Sample</legend>
        {GHOSTWRITER_SAMPLES.map((one) => (
          <SampleChoice key={one.id} sample={one} checked={one === sample} onChoose={() => choose(one)} />
        ))}
      </fieldset>
      <SamplePanel key={sample.id} sample={sample} />
    </div>
  );
}

interface SampleChoiceProps {
  sample: GhostwriterSample;
  checked: boolean;
  onChoose: () => void;
}

const SampleChoice = ({ sample, checked, onChoose }: SampleChoiceProps) => (
  <label className="grid cursor-pointer content-start gap-1 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-edge has-checked:border-moss has-checked:bg-moss-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk">
    <input type="radio" name="sample" className="sr-only" checked={checked} onChange={onChoose} />
    <span className="font-semibold">{sample.name}</span>
    <span className="tabular text-sm text-muted">
      {plural(sample.milestones.length, 'timeline entry', 'timeline entries')},{' '}
      {plural(sample.artifacts.length, 'artifact')}
    </span>
  </label>
);

function SamplePanel({ sample }: { sample: GhostwriterSample }) {
  const { run, isRestoring, start, clear } = useSampleGhostwriter(sample.id);
  const isActive = isRunActive(run);
  const draft = run?.status === 'succeeded' ? run : null;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  const hide = () => {
    clear();
    heading.current?.focus();
  };
  const accept = () => {
    hide();
    const description =
      'In the Studio its stages would now be in your roadmap, and you would review each step. A sample is not saved.';
    toast({ title: 'Draft accepted', description, variant: 'success' });
  };
  return (
    <Card as="section" aria-labelledby="sample-title" className="mt-6 grid grid-cols-1 gap-4 max-sm:p-4">
      <div>
        <Badge tone="dusk">Sample</Badge>
        <h2 id="sample-title" ref={heading} tabIndex={-1} className="mt-2 text-2xl">
          {sample.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{sample.description}</p>
      </div>
      {run && isActive && <GhostwriterProgress run={run} />}
      {draft && <DraftPreview run={draft} />}
      {run && !isActive && !draft && (
        <p role="status" className="rounded-control bg-amber-soft p-4 text-sm">
          {run.message ?? 'Failed to generate roadmap'}
        </p>
      )}
      {isRestoring && <Skeleton className="h-40 rounded-control" />}
      {!isActive && !isRestoring && (
        <div className="flex flex-wrap gap-3">
          {draft && (
            <Button variant="primary" disabled={start.isPending} onClick={accept}>
              Accept
            </Button>
          )}
          <Button
            variant={draft ? 'secondary' : 'primary'}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            <PenLine aria-hidden="true" className="size-4.5" />
            {draft ? 'Generate Again' : 'Write a draft'}
          </Button>
          {draft && (
            <Button variant="ghost" disabled={start.isPending} onClick={hide}>
              Manual Edit Instead
            </Button>
          )}
        </div>
      )}
      {!isActive && <AiAllowance />}
      <p className="text-sm text-muted">
        Nothing from a sample is saved in a roadmap. You make your own drafts in the Studio, in the Timeline
        tab.
      </p>
    </Card>
  );
}
