import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '#lib/document-title.ts';
import { workspacePath } from '../shared/paths.ts';
import { lastPlace } from './last-place.ts';
import { StudioLoading } from './studio-frame.tsx';
import { StudioGate } from './studio-gate.tsx';

const SECOND_NAME = /^\/mentor-studio/i;

/**
 * `/mentor`: opens the page that the mentor used last, or the roadmap of an old link (`?roadmap=`). `/mentor-studio` is a
 * second name of it.
 */
export default function StudioPage() {
  useDocumentTitle('Share Your Journey');
  const { pathname, search, hash, state } = useLocation();
  const [params] = useSearchParams();
  const roadmapId = params.get('roadmap');
  if (SECOND_NAME.test(pathname))
    return <Navigate to={`${pathname.replace(SECOND_NAME, '/mentor')}${search}${hash}`} replace />;
  return (
    <StudioGate forApplicants loading={<StudioLoading />}>
      {(user) => (
        <Navigate to={roadmapId ? workspacePath(roadmapId) : lastPlace(user.id)} replace state={state} />
      )}
    </StudioGate>
  );
}
