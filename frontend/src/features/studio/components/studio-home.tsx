import { CalendarEditor } from '../../../components/calendar-editor/calendar-editor.tsx';
import { useUser } from '../../../lib/use-user.ts';
import { CreateForm } from './create/create-form.tsx';
import { MyRoadmaps } from './create/my-roadmaps.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MentorProfileSection } from './profile/mentor-profile-section.tsx';

export function StudioHome() {
  // Admins have neither profile nor calendar.
  const { user } = useUser();
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-4xl">Share Your Journey</h1>
      <p className="mt-3 max-w-measure text-muted">
        What you lived through can be a path for someone else. Tell it as it was, and the steps can be found
        in it afterwards.
      </p>
      {user?.role === 'mentor' && <FirstSteps userId={user.id} />}
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_1.1fr]">
        <CreateForm />
        <MyRoadmaps />
      </div>
      {user?.role === 'mentor' && (
        <>
          <div className="mt-14 border-t border-line pt-12">
            <MentorProfileSection userId={user.id} />
          </div>
          <div className="mt-14 border-t border-line pt-12">
            <CalendarEditor />
          </div>
        </>
      )}
    </div>
  );
}
