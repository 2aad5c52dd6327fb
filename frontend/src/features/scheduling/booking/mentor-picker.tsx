import type { User } from '@waymark/contracts/identity/http';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { IntroOffer } from '#shared/talk/intro-offer.tsx';
import type { TalkAbout } from '#shared/talk/ways.ts';
import { WaysToTalk } from '#shared/talk/ways-to-talk.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { useSuggestedMentors } from '../api/use-mentors.ts';
import type { BookedKind } from './booked-kind.ts';
import { MentorSearch } from './mentor-search.tsx';
import { WaysSummary } from './ways-summary.tsx';

export function MentorPicker({ user, onPick }: { user: User; onPick: (mentor: Mentor) => void }) {
  const { mentors, areKnown } = useSuggestedMentors(user);
  return (
    <section aria-labelledby="pick-mentor" className="grid gap-5">
      <div>
        <h2 id="pick-mentor" className="text-2xl">
          Who would you like to talk with?
        </h2>
        <p className="mt-1 max-w-measure text-muted">
          Search for a mentor, or <TextLink to="/mentors">browse all mentors</TextLink> first.
        </p>
      </div>
      <MentorSearch self={user.id} onPick={onPick} />
      {mentors.length > 0 && (
        <div>
          <p id="suggested" className="text-sm font-semibold">
            {areKnown ? 'Mentors you follow, saved or have met' : 'Mentors with a free time soon'}
          </p>
          <ul aria-labelledby="suggested" className="mt-2 flex flex-wrap gap-2">
            {mentors.map((mentor) => (
              <li key={mentor.userId} className="max-w-full">
                <button
                  type="button"
                  onClick={() => onPick(mentor)}
                  className="flex min-h-13 max-w-full items-center gap-3 rounded-card border border-edge bg-raised py-1.5 pr-4 pl-2 text-left transition-colors duration-150 hover:bg-sunken"
                >
                  <Avatar id={mentor.userId} name={mentor.name} src={mentor.avatar} size={40} />
                  <span dir="auto" className="min-w-0 wrap-anywhere">
                    <span dir="auto" className="block leading-tight font-semibold">
                      {mentor.name}
                    </span>
                    <WaysSummary mentor={mentor} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface PickedMentorProps {
  mentor: Mentor;
  kind: BookedKind;
  about: TalkAbout | null;
  /** Whether the focus moves here, since the control that picked the mentor is gone. */
  takesFocus: boolean;
  onChange: () => void;
}

export function PickedMentor({ mentor, kind, about, takesFocus, onChange }: PickedMentorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar id={mentor.userId} name={mentor.name} src={mentor.avatar} size={56} />
        <div className="min-w-0 grow">
          <h2 dir="auto" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
            <Link to={`/mentor/${mentor.userId}`} className="rounded-sm hover:underline">
              {mentor.name}
            </Link>
          </h2>
        </div>
        <Button size="sm" onClick={onChange}>
          Choose another mentor
        </Button>
      </div>
      <WaysToTalk mentor={mentor} about={about ?? undefined} current={kind} className="mt-4" />
      {kind !== 'intro' && <IntroOffer mentor={mentor} className="mt-4" />}
    </div>
  );
}
