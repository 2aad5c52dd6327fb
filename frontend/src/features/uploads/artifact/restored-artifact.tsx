import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { call } from '#lib/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Progress } from '#shared/ui/progress.tsx';
import { useFocusFallback } from '#shared/ui/use-focus-fallback.ts';
import { ExtractionView } from '#shared/upload/extraction-view.tsx';
import { resumeAnalysis } from './analyze-file.ts';
import type { StoredArtifact } from './stored-artifacts.ts';

interface RestoredArtifactProps {
  artifact: StoredArtifact;
  onRemove: () => void;
  /** Gets the focus when this is removed. */
  chooser: RefObject<HTMLButtonElement | null>;
}

/** A file that was uploaded before a reload. */
export function RestoredArtifact({ artifact: { runId, name }, onRemove, chooser }: RestoredArtifactProps) {
  const root = useFocusFallback<HTMLLIElement>(chooser);
  const { data, error, isPending } = useQuery({
    queryKey: ['artifact-run', runId],
    queryFn: ({ signal }) => resumeAnalysis(runId, signal),
    retry: false,
    staleTime: Infinity,
  });
  const end = isPending ? 'Cancel' : 'Remove';
  const remove = () => {
    if (isPending) void call('POST /api/ai-runs/{id}/cancel', { params: { id: runId } }).catch(() => {});
    onRemove();
  };
  return (
    <li ref={root} className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <p className="min-w-36 grow basis-0">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {name}
          </span>
          <span role="status" className="block text-muted">
            {isPending ? 'Analyzing…' : data ? 'Done' : 'Not done'}
          </span>
        </p>
        <Button
          size="sm"
          variant="ghost"
          className="min-h-11"
          onClick={remove}
          aria-label={`${end}: ${name}`}
        >
          {end}
        </Button>
      </div>
      {isPending && <Progress label={`Analyzing ${name}`} />}
      {error && (
        <p role="alert" className="text-sm text-berry">
          {error.message}
        </p>
      )}
      {data && <ExtractionView extraction={data} headingLevel={2} />}
    </li>
  );
}
