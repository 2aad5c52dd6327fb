import type { User } from '@waymark/contracts/identity/http';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DayView } from '../../../components/day-view/day-view.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { useDue, useNamedSession } from '../api/use-sessions.ts';
import { useSchedulingPage } from '../paying.ts';
import { DueNotice } from './due-notice.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { NotShown } from './not-shown.tsx';
import { SessionCard } from './session-card.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import { PastList, UpcomingList } from './session-lists.tsx';

type Show = 'upcoming' | 'day' | 'past';

/** All sessions of one person, ahead and behind, and the one they were sent to first. */
export function MySessions({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const isMentor = user.role === 'mentor';
  const show = shownOf(params.get('show'), isMentor);
  const [feedOpen, setFeedOpen] = useState(false);
  const { showDue, standings } = useSchedulingPage();
  const due = (useDue().data ?? []).filter(({ id }) => standings.get(id)?.is !== 'under-way');
  const asked = params.get('session') || null;
  const found = useNamedSession(asked);
  const named = asked === null ? null : found.data;
  const change = (next: Show) =>
    setParams(
      (before) => {
        const words = new URLSearchParams(before);
        words.set('show', next);
        words.delete('session');
        return words;
      },
      { replace: true },
    );
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label="Which sessions"
          value={show}
          onChange={change}
          segments={[
            { value: 'upcoming', label: 'Upcoming' },
            ...(isMentor ? [{ value: 'day', label: 'Day' } as const] : []),
            { value: 'past', label: 'Past' },
          ]}
        />
        <Button size="sm" variant="ghost" onClick={() => setFeedOpen(true)}>
          <CalendarSync aria-hidden="true" className="size-4" />
          Subscribe in your calendar
        </Button>
      </div>
      {due.length > 0 && show !== 'past' && <DueNotice due={due} onShow={showDue} />}
      {show !== 'day' && (
        <h2 className="sr-only">{show === 'past' ? 'Past sessions' : 'Upcoming sessions'}</h2>
      )}
      <SessionDialogs>
        {named && <SessionCard session={named} highlighted />}
        {asked !== null && !named && <NotShown found={found} />}
        {show === 'upcoming' && <UpcomingList except={named?.id} canBook={!isMentor} />}
        {show === 'day' && <DayView />}
        {show === 'past' && <PastList except={named?.id} />}
      </SessionDialogs>
      {feedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
    </div>
  );
}

/** A day with its open hours is what mentors have. */
const shownOf = (asked: string | null, isMentor: boolean): Show =>
  asked === 'past' || (asked === 'day' && isMentor) ? asked : 'upcoming';
