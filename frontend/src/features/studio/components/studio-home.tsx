import { CalendarEditor } from '../../../components/calendar-editor/calendar-editor.tsx';
import { useUser } from '../../../lib/use-user.ts';
import { CreateForm } from './create/create-form.tsx';
import { MyRoadmaps } from './create/my-roadmaps.tsx';

export function StudioHome() {
  // Admins have no calendar.
  const isMentor = useUser().user?.role === 'mentor';
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-4xl">Share Your Journey</h1>
      <p className="mt-3 max-w-measure text-muted">
        What you lived through can be a path for someone else. Tell it as it was, and the steps can be found
        in it afterwards.
      </p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_1.1fr]">
        <CreateForm />
        <MyRoadmaps />
      </div>
      {isMentor && (
        <div className="mt-14 border-t border-line pt-12">
          <CalendarEditor />
        </div>
      )}
    </div>
  );
}
