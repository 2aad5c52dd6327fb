import { useQuery } from '@tanstack/react-query';
import { INTRO_LABEL, MAX_SLOT_DAYS, MINUTES } from '@waymark/contracts/scheduling/constants';
import { addDays } from '@waymark/kernel/time-zone';
import { call } from '../../lib/api.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { useUser } from '../../lib/use-user.ts';
import { browserZone, dateIn, formatInZone } from '../../lib/zones.ts';
import { TextLink } from '../ui/link.tsx';
import { atTime, introPath } from './ways.ts';

interface IntroOfferProps {
  mentor: { userId: number; name: string };
  className?: string;
}

/** The free intro call with its next time, for people to whom the mentor offers it. */
export function IntroOffer({ mentor, className = '' }: IntroOfferProps) {
  const { user, isLoading } = useUser();
  const isOnDevice = useOnDevice();
  const next = useNextIntro(mentor.userId, isOnDevice && !isLoading && user?.id !== mentor.userId);
  if (!next) return null;
  return (
    <p className={`rounded-card bg-moss-soft px-4 py-3 ${className}`}>
      <strong className="font-semibold">
        {INTRO_LABEL}, {MINUTES.intro} minutes:
      </strong>{' '}
      free, to see whether the two of you fit. Once, before your first session.{' '}
      <TextLink to={atTime(introPath(mentor.userId), next)} className="tabular">
        Book it for {formatInZone(next, browserZone(), 'moment')}
      </TextLink>{' '}
      or{' '}
      <TextLink
        to={introPath(mentor.userId)}
        aria-label={`See all times for an intro call with ${mentor.name}`}
      >
        see all times
      </TextLink>
    </p>
  );
}

function useNextIntro(mentorId: number, enabled: boolean): string | undefined {
  const from = dateIn(browserZone(), Date.now());
  const { data } = useQuery({
    queryKey: ['slots', mentorId, 'intro', 'next', from],
    queryFn: ({ signal }) =>
      call('GET /api/mentor/{userId}/slots', {
        params: { userId: mentorId },
        query: {
          kind: 'intro',
          from,
          to: addDays(from, MAX_SLOT_DAYS - 1),
          timezone: browserZone(),
          limit: 1,
        },
        signal,
      }),
    staleTime: 30_000,
    enabled,
  });
  return data?.slots[0]?.start;
}
