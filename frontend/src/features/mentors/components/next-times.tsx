import { useQuery } from '@tanstack/react-query';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { Link } from 'react-router-dom';
import { call } from '#lib/api.ts';
import { useNow } from '#lib/use-now.ts';
import { useOnDevice } from '#lib/use-on-device.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { bookingPath } from '#shared/talk/booking-path.ts';
import { atTime } from '#shared/talk/ways.ts';
import { Skeleton } from '#shared/ui/skeleton.tsx';

const TIMES = 4;
const MINUTE_MS = 60_000;

/** The next free times of the session that the main button books: each leads to booking with the time chosen. */
export function NextTimes({ mentor }: { mentor: Mentor }) {
  const { userId: mentorId, sessionPrice, nextFreeAt, nextGuidedAt } = mentor;
  const kind = sessionPrice === 0 ? 'standard' : 'guided';
  const isAny = (kind === 'standard' ? nextFreeAt : nextGuidedAt) !== null;
  const now = useNow(MINUTE_MS);
  const isOnDevice = useOnDevice();
  const found = useQuery({
    queryKey: ['slots', mentorId, 'next', kind],
    queryFn: ({ signal }) =>
      call('GET /api/mentor/{userId}/slots', {
        params: { userId: mentorId },
        query: { kind, limit: TIMES },
        signal,
      }),
    staleTime: 30_000,
    enabled: isAny && isOnDevice,
  });
  const starts = found.data?.slots.map(({ start }) => start).filter((start) => Date.parse(start) > now) ?? [];
  if (!isAny || found.isError || (found.data && starts.length === 0)) return null;
  return (
    <div className="mt-5">
      <p id="next-times" className="text-sm font-semibold">
        Next free times, {kind === 'standard' ? '30' : '60'} minutes
      </p>
      {found.data ? (
        <ul aria-labelledby="next-times" className="mt-2 grid grid-cols-2 gap-2">
          {starts.map((start) => (
            <li key={start} className="grid">
              <Link
                to={atTime(bookingPath(mentor), start)}
                className="tabular grid min-h-13 content-center rounded-control border border-edge bg-raised px-2 py-1 text-center text-sm leading-tight transition-colors duration-150 hover:border-ink hover:bg-sunken"
              >
                <span className="text-muted">{formatInZone(start, browserZone(), 'day')}</span>{' '}
                <span className="font-semibold">{formatInZone(start, browserZone(), 'time')}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mt-2 h-28" />
      )}
    </div>
  );
}
