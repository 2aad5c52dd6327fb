import type { UploadContent } from '@waymark/contracts/roadmaps/artifacts';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Drawing } from '#shared/ui/drawing.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useMaterial } from '../shared/material-state.tsx';
import { useSources } from '../shared/use-sources.ts';
import { isShownAsCard, useSourceDialogs } from './source-list.tsx';
import { UploadArea } from './upload-area.tsx';
import { UploadCard } from './upload-card.tsx';
import { useUploadContent } from './use-upload-content.ts';

/** Uploads of all kinds, and what pictures, videos and documents show. */
export function PhotosPanel({ roadmap: { id } }: { roadmap: Roadmap }) {
  const { setUploading } = useMaterial();
  return (
    <div className="grid gap-6">
      <UploadArea roadmapId={id} onBusy={setUploading} />
      <UploadList roadmapId={id} />
    </div>
  );
}

function UploadList({ roadmapId }: { roadmapId: string }) {
  const sources = useSources(roadmapId);
  const content = useUploadContent(roadmapId);
  const { permit, remove, dialogs } = useSourceDialogs();
  // The list of material, which is always below, says that it did not load.
  if (sources.isError && !sources.data) return null;
  if (!sources.data || content.isPending) return <Skeleton className="h-32 rounded-card" />;
  if (!content.data) return <QueryError title="Your files did not load" query={content} />;
  const files = sources.data.filter(isShownAsCard);
  if (files.length === 0)
    return (
      <>
        <div className="flex flex-wrap items-center gap-5 text-muted">
          <Drawing name="map" size="sm" />
          <p className="min-w-48 flex-1">
            Photos, videos and documents that you add appear here, with what they show and what others can
            learn from them.
          </p>
        </div>
        {dialogs}
      </>
    );
  return (
    <>
      <ul aria-label="Photos, videos and documents" className="grid gap-4">
        {files.map((source) => (
          <UploadCard
            key={source.id}
            source={source}
            content={contentOf(source, content.data)}
            onPermit={() => permit(source)}
            onRemove={() => remove(source)}
          />
        ))}
      </ul>
      {dialogs}
    </>
  );
}

const contentOf = ({ id }: Source, all: readonly UploadContent[]): UploadContent =>
  all.find(({ sourceId }) => sourceId === id) ?? {
    ...{ sourceId: id, caption: '', extraction: null, run: null, materialSourceId: null },
  };
