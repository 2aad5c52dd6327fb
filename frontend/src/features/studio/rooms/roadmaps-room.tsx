import { CreateForm } from '../components/create/create-form.tsx';
import { MyRoadmaps } from '../components/create/my-roadmaps.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { StudioFrame } from '../components/studio-frame.tsx';

export default function RoadmapsRoom() {
  return (
    <StudioFrame>
      {(user) => (
        <>
          {user.role === 'mentor' && <FirstSteps userId={user.id} />}
          <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.1fr]">
            <CreateForm />
            <MyRoadmaps />
          </div>
        </>
      )}
    </StudioFrame>
  );
}
