import { type Location, useLocation } from 'react-router-dom';

export function useReturnState(): { from: string } {
  const { pathname, search, hash } = useLocation();
  return { from: `${pathname}${search}${hash}` };
}

/** What a visitor logs in for, from the state of the location: “to book Tomáš, Sunday 3:00 PM”. */
export function purposeOf(location: Location): string | null {
  const purpose: unknown = (location.state as { purpose?: unknown } | null)?.purpose;
  return typeof purpose === 'string' && purpose.length <= 200 ? purpose : null;
}

/** The page to open after login, from `useReturnState`, default home. Never another site nor /auth. */
export function returnPath(location: Location): string {
  const from: unknown = (location.state as { from?: unknown } | null)?.from;
  const isOurs = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/^\/auth(?:$|[/?#])/.test(from);
  return isOurs ? from : '/';
}
