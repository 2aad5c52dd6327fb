import type { SessionKind } from '@waymark/contracts/scheduling/calendar';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/use-now.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { TextLink } from '../ui/link.tsx';
import { OnDevice } from '../ui/on-device.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { nextText, nextTime } from './next-time.ts';
import { atTime, type Bookable, type TalkAbout, type Way, waysOf } from './ways.ts';

const MINUTE_MS = 60_000;

interface WaysToTalkProps {
  mentor: Bookable;
  about?: TalkAbout;
  /** The kind that the page books; it is marked and not a link. */
  current?: SessionKind;
  className?: string;
}

/** Both kinds of session side by side with their price and next free time, as links to booking. */
export function WaysToTalk({ mentor, about, current, className }: WaysToTalkProps) {
  const now = useNow(MINUTE_MS);
  const ways = waysOf(mentor, about);
  if (!current && ways.every(({ next }) => next === null)) {
    return <NothingFree name={mentor.name} className={className} />;
  }
  return (
    <div className={clsx('@container', className)}>
      <ul aria-label="Ways to talk" className="grid gap-2.5 @md:grid-cols-2">
        {ways.map((way) => (
          <li key={way.kind} className="grid">
            <WayItem way={way} now={now} name={mentor.name} isCurrent={way.kind === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WayItemProps {
  way: Way;
  now: number;
  name: string;
  isCurrent: boolean;
}

const box = 'tabular block rounded-control border px-4 py-3 leading-snug';

function WayItem({ way, now, name, isCurrent }: WayItemProps) {
  const next = useOnDevice() ? nextTime(way, now) : null;
  const words = (
    <>
      <span className="block font-semibold">{way.text}</span>
      <span className="block text-sm text-muted">
        <OnDevice instead="Next free">{() => nextText(way, now)}</OnDevice>
      </span>
    </>
  );
  if (isCurrent) {
    return (
      <div aria-current="true" className={clsx(box, 'border-moss bg-moss-soft')}>
        {words}
      </div>
    );
  }
  if (!way.isOffered || way.next === null) {
    return <div className={clsx(box, 'border-line text-muted')}>{words}</div>;
  }
  return (
    <Link
      to={next ? atTime(way.to, next) : way.to}
      className={clsx(
        box,
        'border-edge bg-raised transition-colors duration-150 hover:border-ink hover:bg-sunken',
      )}
    >
      {words}
      <VisuallyHidden> with {name}</VisuallyHidden>
    </Link>
  );
}

function NothingFree({ name, className }: { name: string; className: string | undefined }) {
  return (
    <p className={clsx('text-sm text-muted', className)}>
      {name} has no free times at the moment.{' '}
      <TextLink to="/mentors?available=any&sort=soonest">See mentors who have</TextLink>
    </p>
  );
}
