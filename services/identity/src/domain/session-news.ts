/** What the people of a session have been told last. */
export interface Told {
  sequence: number;
  startsAt: string;
  /** Which end of it they have been told, if any. */
  ended: 'cancelled' | 'no-show' | 'completed' | null;
}

export interface SessionNews extends Pick<Told, 'sequence' | 'startsAt'> {
  what: 'booked' | 'moved' | 'cancelled' | 'no-show' | 'completed' | 'reminded';
}

/**
 * Whether news is still true for people who know `told`; events come in any order. A time is told only when it is
 * newer than the one told, an end only once (a completed session may yet turn out not to have been held), a reminder
 * only for the start they know and only ahead of it.
 */
export function isNews(told: Told | null, news: SessionNews, now: Date): boolean {
  const { what, sequence, startsAt } = news;
  if (what === 'cancelled') return told?.ended !== 'cancelled';
  if (told?.ended === 'cancelled') return false;
  if (what === 'no-show') return told?.ended !== 'no-show';
  if (told?.ended) return false;
  if (what === 'completed') return true;
  if (what === 'reminded') {
    const isKnownStart = !told || Date.parse(told.startsAt) === Date.parse(startsAt);
    return isKnownStart && Date.parse(startsAt) > now.getTime();
  }
  return !told || told.sequence < sequence;
}

/** What they know after being told. A reminder teaches nothing. */
export function toldAfter(told: Told | null, { what, sequence, startsAt }: SessionNews): Told | null {
  if (what === 'reminded') return told;
  const ended = what === 'booked' || what === 'moved' ? null : what;
  const isNewer = !told || told.sequence <= sequence;
  return isNewer ? { sequence, startsAt, ended } : { ...told, ended };
}
