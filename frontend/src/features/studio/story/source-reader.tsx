import type { Evidence } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useSourceText } from '../shared/use-sources.ts';
import { surroundings } from './surroundings.ts';

interface SourceReaderProps {
  evidence: Evidence;
  sources: readonly Source[];
  onClose: () => void;
}

/** Shows a quote marked in its source. */
export function SourceReader({ evidence, sources, onClose }: SourceReaderProps) {
  const source = sources.find(({ id }) => id === evidence.sourceId);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the box for each quote
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [evidence]);
  return (
    <Card as="section" ref={box} tabIndex={-1} aria-labelledby="reader" className="border-clay">
      <div className="flex items-start justify-between gap-4">
        <h2 id="reader" className="text-xl">
          {source?.originalName ?? 'Source'}
        </h2>
        <Button size="icon" variant="ghost" aria-label="Close the source" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {source ? <Passage evidence={evidence} /> : <MissingSource evidence={evidence} />}
    </Card>
  );
}

function Passage({ evidence }: { evidence: Evidence }) {
  const { data, error } = useSourceText(evidence.sourceId);
  if (error) return <p className="mt-2 text-sm text-berry">{messageOf(error)}</p>;
  if (!data) return <Skeleton className="mt-3 h-32" />;
  const { before, quote, after } = surroundings(data.text, evidence);
  return (
    <p dir="auto" className="mt-3 max-h-80 overflow-y-auto font-serif whitespace-pre-line">
      <span className="text-muted">{before}</span>
      <mark className="rounded-sm bg-clay-soft px-0.5 text-ink">{quote}</mark>
      <span className="text-muted">{after}</span>
    </p>
  );
}

function MissingSource({ evidence }: { evidence: Evidence }) {
  return (
    <div className="mt-3 grid gap-3">
      <MentorQuote>{evidence.quote}</MentorQuote>
      <p className="text-sm text-muted">The material it comes from has been removed. The quote stays.</p>
    </div>
  );
}
