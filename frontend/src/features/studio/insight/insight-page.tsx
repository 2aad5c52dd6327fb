import { useParams } from 'react-router-dom';
import { ApiError } from '#lib/api.ts';
import { useDocumentTitle } from '#lib/document-title.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { RoadmapNotYours } from '../rooms/roadmap-not-yours.tsx';
import { StudioGate } from '../rooms/studio-gate.tsx';
import { InsightView } from './insight-view.tsx';
import { useInsight } from './use-insight.ts';

/** How learners walk one roadmap, for its mentor. */
export default function InsightPage() {
  const { id = '' } = useParams();
  useDocumentTitle('How learners are doing');
  return <StudioGate>{(user) => <Loaded key={id} id={id} userId={user.id} />}</StudioGate>;
}

function Loaded({ id, userId }: { id: string; userId: number }) {
  const insight = useInsight(id);
  const { data, error } = insight;
  if (data) return <InsightView insight={data} />;
  if (error instanceof ApiError && [400, 403, 404].includes(error.status))
    return <RoadmapNotYours userId={userId} />;
  if (error)
    return <QueryError title="The figures did not load" query={insight} className="page my-16 max-w-xl" />;
  return <TrailLoading label="Loading the figures…" className="py-32" />;
}
