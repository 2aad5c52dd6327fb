import type { Evidence } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useSourceText } from '../shared/use-sources.ts';
import { MarkLegend } from './mark-legend.tsx';
import type { Mark } from './story-text.ts';
import { StoryText } from './story-text-view.tsx';
import { TakeHint } from './take-bar.tsx';
import type { Picking } from './use-picking.ts';

interface StoryPaneProps {
  sources: readonly Source[];
  sourceId: string | null;
  onSource: (id: string) => void;
  /** The passage that is lit. */
  evidence: Evidence | null;
  /** Marked passages by source. */
  marksOf: (sourceId: string) => Mark[];
  picking: Picking;
  /** Starts choosing a sentence by keyboard. */
  onTake: () => void;
  /** What to do with the chosen sentence, in place of the legend. */
  takeBar: ReactNode;
}

/** The mentor's story beside the step, with the step's passage lit. */
export function StoryPane(props: StoryPaneProps) {
  const { sources, sourceId, onSource, evidence, marksOf, picking, onTake, takeBar } = props;
  const [whole, setWhole] = useState(false);
  const readable = sources.filter(({ words }) => words !== null && words > 0);
  const name = sources.find(({ id }) => id === sourceId)?.originalName;
  const marks = sourceId ? marksOf(sourceId) : [];
  const isWhole = whole || picking.isOn || !evidence;
  return (
    <section
      aria-labelledby="story"
      className="grid min-w-0 gap-3 rounded-card border border-line bg-raised p-4 lg:sticky lg:top-20 lg:order-first lg:max-h-[max(24rem,calc(100vh-16rem))] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:p-6"
    >
      <header className="flex min-w-0 flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id="story" className="text-lg lg:text-xl">
          Your story
        </h2>
        {readable.length > 1 ? (
          <Field label="Which source is shown" hideLabel className="min-w-0 max-w-full">
            <Select value={sourceId ?? ''} onChange={(event) => onSource(event.target.value)}>
              {readable.map(({ id, originalName }) => (
                <option key={id} value={id}>
                  {originalName}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <p dir="auto" className="min-w-0 max-w-full truncate text-sm text-muted">
            {name}
          </p>
        )}
        {sourceId && (picking.isAllowed || takeBar) && <TakeHint isOn={picking.isOn} onTake={onTake} />}
      </header>
      {sourceId ? (
        <Text
          key={sourceId}
          {...{ sourceId, picking, isWhole }}
          evidence={evidence?.sourceId === sourceId ? evidence : null}
          marks={marks}
        />
      ) : (
        <p className="text-sm text-muted">There is no text in your material.</p>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {takeBar}
        {!takeBar && marks.length > 0 && <MarkLegend isWaiting={marks.some(({ kind }) => kind === 'held')} />}
        {evidence && !takeBar && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isWhole}
            className="lg:hidden"
            disabled={picking.isOn}
            onClick={() => setWhole(!whole)}
          >
            {isWhole ? 'Show only this part' : 'Show the whole story'}
          </Button>
        )}
      </footer>
    </section>
  );
}

interface TextProps {
  sourceId: string;
  evidence: Evidence | null;
  marks: readonly Mark[];
  picking: Picking;
  isWhole: boolean;
}

function Text({ sourceId, ...shown }: TextProps) {
  const query = useSourceText(sourceId);
  if (query.data) return <StoryText {...shown} sourceId={sourceId} text={query.data.text} />;
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <p className="text-sm text-muted">
        The material this comes from has been removed. The quote stays with the step.
      </p>
    );
  if (query.error) return <QueryError title="Your story did not load" query={query} />;
  return <Skeleton className="h-48" />;
}
