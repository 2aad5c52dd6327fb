import type { User } from '@waymark/contracts/identity/http';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useReturnState } from '../../lib/return-path.ts';
import { useIsMentor } from '../../lib/use-is-mentor.ts';
import { useUser } from '../../lib/use-user.ts';
import { CalendarEditor } from '../../shared/calendar-editor/calendar-editor.tsx';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Drawing } from '../../shared/ui/drawing.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../shared/ui/tabs.tsx';
import { UserError } from '../../shared/ui/user-error.tsx';
import { useLiveSessions, usePast, useUpcoming } from './api/use-sessions.ts';
import { BookSession } from './booking/book-session.tsx';
import { VisitorSlots } from './booking/visitor-slots.tsx';
import { HoldsBanner } from './holds-banner.tsx';
import { PaymentDialog } from './payment/payment-dialog.tsx';
import { usePaymentReturn } from './payment/use-payment-return.ts';
import { SchedulingContext } from './scheduling-context.ts';
import { BookedPage } from './sessions/booked-page.tsx';
import { LearnerPage } from './sessions/learner-page.tsx';
import { LearnersPage } from './sessions/learners-page.tsx';
import { MySessions } from './sessions/my-sessions.tsx';
import { NoShowRecordNotice } from './sessions/no-show-record.tsx';
import { type SchedulingTab, useNamedTab, usePagePayment, useSchedulingTab } from './use-page-state.ts';

export default function SchedulingPage() {
  useDocumentTitle('Session Scheduling');
  const { user, isLoading, error, refetch } = useUser();
  if (isLoading) return <Loading />;
  if (error) return <UserError error={error} onRetry={refetch} />;
  return user ? <ForUser key={user.id} user={user} /> : <SignIn />;
}

function ForUser({ user }: { user: User }) {
  const { isMentor, error, refetch } = useIsMentor(user);
  if (error)
    return <ErrorState error={error} onRetry={() => void refetch()} className="page my-16 max-w-xl" />;
  if (isMentor === undefined) return <Loading />;
  return isMentor ? <Scheduling user={user} isMentor byDefault="availability" /> : <ForLearner user={user} />;
}

function ForLearner({ user }: { user: User }) {
  const isBooked = useSearchParams()[0].has('booked');
  const isNamed = useNamedTab(FOR_LEARNERS) !== null || isBooked;
  const [byDefault] = useState<SchedulingTab | null>(isNamed ? 'sessions' : null);
  return byDefault ? (
    <Scheduling user={user} isMentor={false} byDefault={byDefault} />
  ) : (
    <AtPlainAddress user={user} />
  );
}

/** Opens on the suggestions for a first booking instead of on an empty list. */
function AtPlainAddress({ user }: { user: User }) {
  const upcoming = useUpcoming();
  const all = usePast('all');
  const [byDefault, setByDefault] = useState<SchedulingTab>();
  const hasNone = [upcoming, all].map(({ data }) => data?.pages[0]?.items.length === 0);
  // Decided once: the first session does not open another tab.
  if (byDefault === undefined && !upcoming.isPending && !(hasNone[0] && all.isPending)) {
    setByDefault(hasNone.every(Boolean) ? 'book' : 'sessions');
  }
  return byDefault ? <Scheduling user={user} isMentor={false} byDefault={byDefault} /> : <Loading />;
}

/** The frame while it is not known whose sessions these are. */
function Loading() {
  const isBooked = useSearchParams()[0].has('booked');
  const trail = <TrailLoading label="Loading your sessions…" className="py-32" />;
  if (isBooked) return trail;
  return (
    <Frame intro={<Skeleton className="my-1 h-5 max-w-sm" />}>
      <Skeleton className="mt-8 h-11 max-w-sm" />
      {trail}
    </Frame>
  );
}

interface FrameProps {
  intro: ReactNode;
  children: ReactNode;
}

function Frame({ intro, children }: FrameProps) {
  return (
    <div className="page py-6 sm:py-10 md:py-14">
      <h1 className="text-2xl sm:text-4xl">Session Scheduling</h1>
      <div className="mt-1 max-w-measure text-muted sm:mt-3">{intro}</div>
      {children}
    </div>
  );
}

const LABELS: Record<SchedulingTab, string> = {
  availability: 'Availability',
  sessions: 'My Sessions',
  book: 'Book Session',
};
/** Mentors can also book other mentors. */
const FOR_MENTORS: readonly SchedulingTab[] = ['availability', 'sessions', 'book'];
const FOR_LEARNERS: readonly SchedulingTab[] = ['sessions', 'book'];

const FOR_MENTOR = 'Your availability and the people you meet.';
const FOR_LEARNER = 'Half an hour with someone who has been where you are.';

interface SchedulingProps {
  user: User;
  isMentor: boolean;
  byDefault: SchedulingTab;
}

function Scheduling({ user, isMentor, byDefault }: SchedulingProps) {
  const tabs = isMentor ? FOR_MENTORS : FOR_LEARNERS;
  const { tab, open, bookedId, learnerId, learners, showBooked } = useSchedulingTab({ tabs, byDefault });
  const refresh = useLiveSessions(user.id);
  const { payment, page, close, paid } = usePagePayment({ open, showBooked, refresh });
  const [opened] = useState(() => new Set<number>());
  const { isChecking } = usePaymentReturn((outcome, id) => void paid(outcome, id));
  return (
    <SchedulingContext value={page}>
      {bookedId !== null ? (
        <BookedPage key={bookedId} id={bookedId} user={user} />
      ) : isMentor && learnerId !== null ? (
        <LearnerPage key={learnerId} learnerId={learnerId} />
      ) : isMentor && learners !== null ? (
        <LearnersPage show={learners} />
      ) : (
        <Frame intro={isMentor ? FOR_MENTOR : FOR_LEARNER}>
          <HoldsBanner isChecking={isChecking} />
          <Tabs value={tab} onValueChange={(next) => open(next as SchedulingTab)} className="mt-8">
            <TabsList aria-label="Session Scheduling">
              {tabs.map((one) => (
                <TabsTrigger key={one} value={one} className="whitespace-nowrap max-sm:px-2 max-sm:text-sm">
                  {LABELS[one]}
                </TabsTrigger>
              ))}
            </TabsList>
            <TabsContent value="availability">
              <CalendarEditor />
            </TabsContent>
            <TabsContent value="sessions">
              <MySessions isMentor={isMentor} />
            </TabsContent>
            <TabsContent value="book">
              <div className="grid gap-6">
                <NoShowRecordNotice isMentor={isMentor} onlyPaused />
                <BookSession user={user} opened={opened} />
              </div>
            </TabsContent>
          </Tabs>
        </Frame>
      )}
      <PaymentDialog
        intent={payment?.intent ?? null}
        title={payment?.title ?? ''}
        description={payment?.description}
        onClose={(release) => void close(release)}
        onPaid={(outcome) => void paid(outcome, payment!.intent.paymentIntentId)}
      />
    </SchedulingContext>
  );
}

function SignIn() {
  const back = useReturnState();
  const mentor = /^[1-9]\d{0,8}$/.exec(useSearchParams()[0].get('mentor') ?? '')?.[0];
  if (mentor) {
    return (
      <Frame intro="Please log in to schedule sessions.">
        <VisitorSlots mentorId={Number(mentor)} />
      </Frame>
    );
  }
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="bench" />
      <h1 className="text-3xl md:text-4xl">Session Scheduling</h1>
      <p className="max-w-md text-muted">Please log in to schedule sessions.</p>
      <ButtonLink to="/auth" state={back} variant="primary">
        Log in
      </ButtonLink>
    </div>
  );
}
