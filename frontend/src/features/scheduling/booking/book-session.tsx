import type { User } from '@waymark/contracts/identity/http';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '#lib/server-clock.ts';
import { useChangeParams } from '#lib/use-change-params.ts';
import { type AboutChoice, useAboutRoadmap } from '#shared/talk/about-card.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useMentor } from '../api/use-mentors.ts';
import { BookWithMentor } from './book-with-mentor.tsx';
import { bookedKindOf } from './booked-kind.ts';
import { MentorPicker, PickedMentor } from './mentor-picker.tsx';

interface BookSessionProps {
  user: User;
  /** The mentors whose form was open on this page, which then need no notice about the draft. */
  opened: Set<number>;
}

/** Mentor, kind, slot, roadmap and step are in the URL (`?mentor=`, `?kind=`, `?slot=`, `?about=`, `?step=`). */
export function BookSession({ user, opened }: BookSessionProps) {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const [shared, setShared] = useState(false);
  const kind = bookedKindOf(params);
  const roadmapId = params.get('about');
  const about: AboutChoice | null = roadmapId ? { roadmapId, stepId: params.get('step') } : null;
  const roadmap = useAboutRoadmap(roadmapId);
  // A link that names only a roadmap leads to its author.
  const requested = params.has('mentor') ? idOf(params.get('mentor')) : (roadmap.data?.mentorId ?? null);
  const mentorId = requested === user.id ? null : requested;
  const mentor = useMentor(mentorId);

  const [picked, setPicked] = useState<number | null>(null);
  function pick({ userId }: Mentor) {
    setPicked(userId);
    change({ mentor: String(userId), slot: null });
  }
  // The roadmap's author remains chosen when the roadmap is removed.
  useEffect(() => {
    if (!params.has('mentor') && mentorId) change({ mentor: String(mentorId) });
  });

  if (mentorId === null) {
    if (roadmapId && !params.has('mentor') && roadmap.isPending) return <Loading />;
    return <MentorPicker user={user} onPick={pick} />;
  }
  if (mentor.isPending) return <Loading />;
  if (mentor.isError) {
    return (
      <div className="grid gap-6">
        <QueryError title="The mentor did not load" query={mentor} />
        <MentorPicker user={user} onPick={pick} />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <PickedMentor
        mentor={mentor.data}
        kind={kind}
        takesFocus={picked === mentor.data.userId}
        about={about && { roadmapId: about.roadmapId, stepId: about.stepId ?? undefined }}
        onChange={() => change({ mentor: '', kind: null, slot: null, about: null, step: null })}
      />
      <BookWithMentor
        key={`${mentor.data.userId} ${kind}`}
        userId={user.id}
        mentor={mentor.data}
        kind={kind}
        opened={opened}
        about={about}
        shared={shared}
        onShare={setShared}
        onRemoveAbout={() => change({ about: null, step: null })}
        initialSlot={startOf(params.get('slot'))}
      />
    </div>
  );
}

const idOf = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** Ignores starts in the past. */
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
