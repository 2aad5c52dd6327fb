import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { useReturnState } from '#lib/return-path.ts';
import { useSessionEnded } from '#lib/use-user.ts';
import { useMyApplication } from '#shared/application/my-application.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Drawing } from '#shared/ui/drawing.tsx';
import { ROADMAPS_ROOM } from '../shared/paths.ts';
import { FormerWork } from './former-work.tsx';

/** Explains why the studio is not available and offers the next step. */
export function Gate({ user }: { user: User | null }) {
  return user ? <Applicant userId={user.id} /> : <Visitor />;
}

function Visitor() {
  const back = useReturnState();
  const ended = useSessionEnded();
  const signIn = (isMain: boolean) => (
    <ButtonLink to="/auth" state={back} variant={isMain ? 'primary' : 'secondary'}>
      Log in
    </ButtonLink>
  );
  if (ended) {
    return (
      <Panel title="Your session has ended" action={signIn(true)}>
        Log in to continue where you were. What you wrote and had not saved yet is kept in this tab.
      </Panel>
    );
  }
  return (
    <Panel
      title="Become a Mentor"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/apply-mentor" variant="primary">
            Apply to become a mentor
          </ButtonLink>
          {signIn(false)}
        </div>
      }
    >
      This is where mentors turn what they lived through into a roadmap. Tell us about your experience, and
      the Studio opens once you are approved. If you are a mentor already, log in.
    </Panel>
  );
}

/** The panel without an application is also right when the application did not load: its page shows the error. */
function Applicant({ userId }: { userId: number }) {
  const { data: application, isPending } = useMyApplication(userId);
  if (isPending) return <TrailLoading label="Loading the Studio…" className="py-32" />;
  if (application?.status === 'pending') {
    return (
      <Panel
        title="Application Under Review"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={ROADMAPS_ROOM} variant="primary">
              Go to your story
            </ButtonLink>
            <ButtonLink to="/apply-mentor">See your application</ButtonLink>
          </div>
        }
      >
        This part of the Studio opens once you are approved. We will email you within 2-3 business days. You
        can already tell and shape your story.
      </Panel>
    );
  }
  const wasMentor = application?.status === 'approved';
  const isRejected = application?.status === 'rejected';
  return (
    <Panel
      title="Become a Mentor"
      action={
        <ButtonLink to={wasMentor ? '/apply-mentor?again=1' : '/apply-mentor'} variant="primary">
          {isRejected ? 'Read the feedback' : 'Apply to become a mentor'}
        </ButtonLink>
      }
      below={<FormerWork />}
    >
      {wasMentor && 'You are no longer a mentor. You can apply again whenever you are ready.'}
      {isRejected &&
        'Your last application was not approved. Read the feedback and try again whenever you are ready.'}
      {!application &&
        'This is where mentors turn what they lived through into a roadmap. Tell us about your experience, and the Studio opens once you are approved.'}
    </Panel>
  );
}

interface PanelProps {
  title: string;
  action: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

function Panel({ title, action, below, children }: PanelProps) {
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="gate" />
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="max-w-md text-muted">{children}</p>
      {action}
      {below}
    </div>
  );
}
