import { TellYourStory } from '../start/tell-your-story.tsx';
import { CreateForm } from './create-form.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MyRoadmaps } from './my-roadmaps.tsx';
import { StudioFrame } from './studio-frame.tsx';

/** Own roadmaps first, then the story; hours and price come after it. */
export default function RoadmapsRoom() {
  return (
    <StudioFrame forApplicants>
      {(user) => (
        <div className="grid grid-cols-1 gap-10">
          <MyRoadmaps />
          <TellYourStory />
          <CreateForm />
          {user.role === 'mentor' && <FirstSteps userId={user.id} />}
        </div>
      )}
    </StudioFrame>
  );
}
