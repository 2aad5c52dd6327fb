import type { User } from '@waymark/contracts/identity/http';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { serverNow } from '../../../lib/server-clock.ts';
import { useMentor } from '../api/use-mentors.ts';
import { type AboutChoice, useAboutRoadmap } from './about-card.tsx';
import { BookWithMentor } from './book-with-mentor.tsx';
import { MentorPicker, PickedMentor } from './mentor-picker.tsx';

interface BookSessionProps {
  user: User;
  /** What the learner wrote: the page keeps it, so that it is here still after a look at another tab. */
  notes: string;
  onNotes: (notes: string) => void;
}

/** Who and what about stand in the address (`?mentor=`, `?slot=`, `?about=`, `?step=`), so that links lead here and reloads stay. */
export function BookSession({ user, notes, onNotes }: BookSessionProps) {
  const [params, setParams] = useSearchParams();
  const [shared, setShared] = useState(false);
  const roadmapId = params.get('about');
  const about: AboutChoice | null = roadmapId ? { roadmapId, stepId: params.get('step') } : null;
  const roadmap = useAboutRoadmap(roadmapId);
  // A link that only says what it is about means the one who wrote it.
  const asked = params.has('mentor') ? idOf(params.get('mentor')) : (roadmap.data?.mentorId ?? null);
  const mentorId = asked === user.id ? null : asked;
  const mentor = useMentor(mentorId);

  const [picked, setPicked] = useState<number | null>(null);
  function pick({ userId }: Mentor) {
    setPicked(userId);
    change({ mentor: String(userId), slot: null });
  }
  function change(words: Record<string, string | null>) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(words)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }
  // Whom the roadmap named stays when what it is about is taken away.
  useEffect(() => {
    if (!params.has('mentor') && mentorId) change({ mentor: String(mentorId) });
  });

  if (mentorId === null) {
    if (roadmapId && !params.has('mentor') && roadmap.isPending) return <Loading />;
    return <MentorPicker self={user.id} onPick={pick} />;
  }
  if (mentor.isPending) return <Loading />;
  if (mentor.isError) {
    return (
      <div className="grid gap-6">
        <ErrorState
          title="That mentor did not load"
          error={mentor.error}
          onRetry={() => void mentor.refetch()}
        />
        <MentorPicker self={user.id} onPick={pick} />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <PickedMentor
        mentor={mentor.data}
        takesFocus={picked === mentor.data.userId}
        onChange={() => change({ mentor: '', slot: null, about: null, step: null })}
      />
      <BookWithMentor
        key={mentor.data.userId}
        mentor={mentor.data}
        about={about}
        shared={shared}
        onShare={setShared}
        onRemoveAbout={() => change({ about: null, step: null })}
        notes={notes}
        onNotes={onNotes}
        wanted={startOf(params.get('slot'))}
      />
    </div>
  );
}

const idOf = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** A moment to come, as links write it. */
function startOf(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return time > serverNow() ? new Date(time).toISOString() : null;
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-22 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
