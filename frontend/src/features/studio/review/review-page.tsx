import { useParams } from 'react-router-dom';
import { ApiError } from '#lib/api.ts';
import { useDocumentTitle } from '#lib/document-title.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { RoadmapNotYours } from '../rooms/roadmap-not-yours.tsx';
import { StudioGate } from '../rooms/studio-gate.tsx';
import { workspacePath } from '../shared/paths.ts';
import { hasStory, reviewSteps } from '../shared/review-steps.ts';
import { useReview } from '../shared/use-review.ts';
import { useSources } from '../shared/use-sources.ts';
import { useStudioRoadmap } from '../shared/use-studio-roadmap.ts';
import { ReviewScreen } from './review-screen.tsx';

/** The mentor looks at every step of a draft. */
export default function ReviewPage() {
  const { id = '' } = useParams();
  useDocumentTitle('Review every step');
  return <StudioGate forApplicants>{(user) => <Loaded key={id} id={id} userId={user.id} />}</StudioGate>;
}

function Loaded({ id, userId }: { id: string; userId: number }) {
  const roadmap = useStudioRoadmap(id);
  const review = useReview(id);
  const sources = useSources(id);
  const failed = [roadmap, review].find(({ data, error }) => !data && error);
  if (failed?.error instanceof ApiError && [400, 404].includes(failed.error.status))
    return <RoadmapNotYours userId={userId} />;
  if (failed)
    return <QueryError title="The review did not load" query={failed} className="page my-16 max-w-xl" />;
  if (!roadmap.data || !review.data) return <TrailLoading label="Loading the review…" className="py-32" />;
  if (!roadmap.data.isOwner) return <RoadmapNotYours userId={userId} />;
  const isEmpty = reviewSteps(roadmap.data).length + review.data.heldBack.length === 0;
  if (isEmpty && sources.isPending) return <TrailLoading label="Loading the review…" className="py-32" />;
  if (isEmpty && !hasStory(sources.data)) return <NothingYet id={id} />;
  return <ReviewScreen roadmap={roadmap.data} review={review.data} />;
}

function NothingYet({ id }: { id: string }) {
  return (
    <div className="page py-16">
      <h1 className="sr-only">Review every step</h1>
      <EmptyState
        title="Nothing to review yet"
        drawing="cairn"
        action={
          <ButtonLink to={workspacePath(id)} variant="primary">
            Back to the Studio
          </ButtonLink>
        }
      >
        This roadmap has no steps. Add your story in the Studio and let Waymark find its steps.
      </EmptyState>
    </div>
  );
}
