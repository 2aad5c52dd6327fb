import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/use-now.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { OnDevice } from '../ui/on-device.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { nextText, nextTime } from './next-time.ts';
import { atTime, type Bookable, type Way, waysOf } from './ways.ts';

const MINUTE_MS = 60_000;
const row = 'tabular block min-h-12 rounded-control px-2 py-1 leading-tight';

/** Both ways to talk on a card whose own link covers it. Always two rows, since the card reserves their place. */
export default function CardWays({ mentor }: { mentor: Bookable }) {
  const now = useNow(MINUTE_MS);
  return (
    <ul aria-label="Ways to talk" className="-mx-2 grid text-sm">
      {waysOf(mentor).map((way) => (
        <li key={way.kind}>
          <Row way={way} now={now} name={mentor.name} />
        </li>
      ))}
    </ul>
  );
}

function Row({ way, now, name }: { way: Way; now: number; name: string }) {
  const next = useOnDevice() ? nextTime(way, now) : null;
  const words = (
    <>
      <span className="block font-semibold">{way.text}</span>
      <span className="block text-muted">
        <OnDevice instead="Next free">{() => nextText(way, now)}</OnDevice>
      </span>
    </>
  );
  if (!way.isOffered || way.next === null) return <div className={clsx(row, 'text-muted')}>{words}</div>;
  return (
    <Link
      to={next ? atTime(way.to, next) : way.to}
      className={clsx(row, 'relative z-10 transition-colors duration-150 hover:bg-sunken')}
    >
      {words}
      <VisuallyHidden> with {name}</VisuallyHidden>
    </Link>
  );
}
