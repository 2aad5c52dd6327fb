import { useNow } from '#lib/use-now.ts';
import { nextText } from '#shared/talk/next-time.ts';
import { type Bookable, waysOf } from '#shared/talk/ways.ts';

const MINUTE_MS = 60_000;

/** The ways to talk as lines of text, where a mentor is chosen before the way. */
export function WaysSummary({ mentor }: { mentor: Bookable }) {
  const now = useNow(MINUTE_MS);
  const ways = waysOf(mentor).filter(({ next }) => next !== null);
  if (ways.length === 0) return <Line text="No free times at the moment" />;
  return ways.map((way) => <Line key={way.kind} text={`${way.text} · ${nextText(way, now)}`} />);
}

const Line = ({ text }: { text: string }) => (
  <span className="tabular block text-sm leading-snug text-muted">{text}</span>
);
