import { INTRO_LABEL, MINUTES } from '@waymark/contracts/scheduling/constants';
import { useSearchParams } from 'react-router-dom';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { useLoginToBook } from '#shared/talk/login-to-book.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useMentor } from '../api/use-mentors.ts';
import { firstName } from '../texts.ts';
import { bookedKindOf } from './booked-kind.ts';
import { SlotPicker } from './slot-picker.tsx';

/** The free times of a mentor for a visitor, who logs in with the chosen one. */
export function VisitorSlots({ mentorId }: { mentorId: number }) {
  const mentor = useMentor(mentorId);
  const [params] = useSearchParams();
  const loginToBook = useLoginToBook(mentor.data?.name ?? '');
  if (mentor.isPending) return <Skeleton className="mt-8 h-96 rounded-card" />;
  if (mentor.isError) return <QueryError title="The mentor did not load" query={mentor} className="mt-8" />;
  const { name, avatar } = mentor.data;
  const time = Date.parse(params.get('slot') ?? '');
  const kind = bookedKindOf(params);
  const slot = time > Date.now() ? new Date(time).toISOString() : null;
  return (
    <div className="mt-8 grid max-w-3xl gap-6">
      <div className="flex items-center gap-4">
        <Avatar id={mentorId} name={name} src={avatar} size={56} />
        <h2 className="min-w-0 text-xl wrap-anywhere">
          {kind === 'intro' ? `${INTRO_LABEL}, ${MINUTES.intro} minutes,` : 'Half an hour'} with {name}
        </h2>
      </div>
      {slot && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-raised p-5">
          <p className="tabular font-semibold">
            {timeInBothZones(slot, browserZone(), null, firstName(name))}
          </p>
          <ButtonLink {...loginToBook(slot)} variant="primary">
            Log in to book
          </ButtonLink>
        </div>
      )}
      <SlotPicker
        query={{ mentorId, kind }}
        name={firstName(name)}
        {...(slot && { near: slot })}
        selected={slot}
        onSelect={{ login: loginToBook }}
        taken={null}
      />
    </div>
  );
}
