import { useParams } from 'react-router-dom';
import { StudioGate } from '../rooms/studio-gate.tsx';
import { Workspace } from './workspace.tsx';

/** One roadmap of the mentor. */
export default function WorkspacePage() {
  const { id = '', tab } = useParams();
  return (
    <StudioGate forApplicants>
      {(user) => <Workspace key={id} roadmapId={id} tab={tab} userId={user.id} />}
    </StudioGate>
  );
}
