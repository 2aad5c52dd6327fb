import { CreateForm } from './create-form.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MyRoadmaps } from './my-roadmaps.tsx';
import { StudioFrame } from './studio-frame.tsx';

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
