import type { Session } from '@waymark/contracts/scheduling/sessions';
import { CalendarSync, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { useDue, useLinkedSession, useUpcoming } from '../api/use-sessions.ts';
import { DayView } from '../day-view/day-view.tsx';
import { useSchedulingPage } from '../scheduling-context.ts';
import { WeekView } from '../week-view/week-view.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { LinkedSessionState } from './linked-session-state.tsx';
import { NoShowRecordNotice } from './no-show-record.tsx';
import { SessionCard } from './session-card.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import { PastList, UpcomingList } from './session-lists.tsx';
import { useShownSessions } from './shown-sessions.ts';

/** The user's sessions; one named in the URL is highlighted. */
export function MySessions({ isMentor }: { isMentor: boolean }) {
  const [params] = useSearchParams();
  const { show, choose } = useShownSessions(isMentor);
  const [feedOpen, setFeedOpen] = useState(false);
  const { showDue, paymentProgress } = useSchedulingPage();
  const dueQuery = useDue();
  const due = (dueQuery.data ?? []).filter(({ id }) => paymentProgress.get(id)?.state !== 'processing');
  const linkedId = params.get('session') || null;
  const linked = useLinkedSession(linkedId);
  const session = linkedId === null ? null : linked.data;
  const upcoming = useUpcoming();
  // A session in the list is highlighted in its place, any other one is shown above it.
  const isListed =
    show === 'upcoming' && upcoming.data?.pages.some(({ items }) => items.some(({ id }) => id === linkedId));
  const top = isListed ? null : session;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Which sessions"
          value={show}
          onChange={choose}
          segments={[
            { value: 'upcoming', label: 'Upcoming' },
            { value: 'week', label: 'Week' },
            ...(isMentor ? [{ value: 'day', label: 'Day' } as const] : []),
            { value: 'past', label: 'Past' },
          ]}
        />
        <div className="flex flex-wrap gap-x-3">
          {isMentor && (
            <ButtonLink to="/scheduling?learners=all" size="sm" variant="ghost">
              <Users aria-hidden="true" className="size-4" />
              Your learners
            </ButtonLink>
          )}
          <Button size="sm" variant="ghost" onClick={() => setFeedOpen(true)}>
            <CalendarSync aria-hidden="true" className="size-4" />
            Subscribe in your calendar
          </Button>
        </div>
      </div>
      {due.length > 0 && show !== 'past' && <DueNotice due={due} onShow={showDue} />}
      <NoShowRecordNotice isMentor={isMentor} />
      {(show === 'upcoming' || show === 'past') && (
        <h2 className="sr-only">{show === 'past' ? 'Past sessions' : 'Upcoming sessions'}</h2>
      )}
      <SessionDialogs>
        {top && <SessionCard session={top} highlighted />}
        {linkedId !== null && !session && !isListed && <LinkedSessionState found={linked} />}
        {show === 'upcoming' && (
          <UpcomingList
            except={top?.id}
            highlighted={linkedId}
            canBook={!isMentor}
            // The notice above would push it down.
            isWaiting={dueQuery.isPending}
          />
        )}
        {show === 'week' && <WeekView />}
        {show === 'day' && <DayView />}
        {show === 'past' && <PastList except={top?.id} isMentor={isMentor} />}
      </SessionDialogs>
      {feedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
    </div>
  );
}

function DueNotice({ due, onShow }: { due: readonly Session[]; onShow: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-amber bg-amber-soft p-4 text-ink">
      <Wallet aria-hidden="true" className="size-5 shrink-0" />
      <p className="grow basis-52">
        {due.length === 1 ? 'One session is' : `${due.length} sessions are`} waiting for your payment.
      </p>
      <Button size="sm" onClick={onShow}>
        Pay
      </Button>
    </div>
  );
}
