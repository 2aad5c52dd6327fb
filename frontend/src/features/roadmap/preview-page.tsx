import { useQuery } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Eye } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ApiError, call } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { RoadmapNotFound } from './components/roadmap-not-found.tsx';
import { RoadmapSkeleton } from './components/roadmap-skeleton.tsx';
import { usePreviewProgress } from './progress/use-preview-progress.ts';
import { RoadmapView } from './roadmap-view.tsx';

/** The mentor's draft as learners would see it. */
export default function PreviewPage() {
  const { id = '' } = useParams();
  const { user } = useUser();
  const roadmap = useQuery({
    // Must not replace the published roadmap in the cache.
    queryKey: ['roadmap-preview', user?.id, id],
    queryFn: ({ signal }) =>
      call('GET /api/roadmaps/{id}', { params: { id }, query: { version: 'draft' }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  useDocumentTitle(roadmap.data ? `Preview: ${roadmap.data.title}` : 'Preview');

  if (roadmap.isPending) return <RoadmapSkeleton />;
  if (roadmap.data) return <Preview key={roadmap.data.id} roadmap={roadmap.data} />;
  if (roadmap.error instanceof ApiError && [400, 401, 403, 404].includes(roadmap.error.status))
    return <RoadmapNotFound />;
  return (
    <div className="page py-16">
      <QueryError title="The preview did not load" query={roadmap} />
    </div>
  );
}

function Preview({ roadmap }: { roadmap: Roadmap }) {
  const progress = usePreviewProgress(roadmap);
  return (
    <>
      <aside aria-label="Preview" className="sticky top-16 z-20 border-b border-line bg-amber-soft">
        <div className="page flex flex-wrap items-center justify-between gap-3 py-2">
          <p className="flex items-center gap-2 font-semibold text-amber">
            <Eye aria-hidden="true" className="size-5 shrink-0" />
            Preview: only you see this
          </p>
          <ButtonLink size="sm" to={`/mentor/roadmaps/${roadmap.id}`}>
            Back to the Studio
          </ButtonLink>
        </div>
      </aside>
      <RoadmapView roadmap={roadmap} user={null} progress={progress} preview />
    </>
  );
}
