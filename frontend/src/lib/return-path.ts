import { type Location, useLocation } from 'react-router-dom';

/** State for a link to /auth: after logging in, the person comes back to where they are now. */
export function useReturnState(): { from: string } {
  const { pathname, search, hash } = useLocation();
  return { from: `${pathname}${search}${hash}` };
}

/** Where to go after logging in: what `useReturnState` noted, else home. Never another site, never /auth again. */
export function returnPath(location: Location): string {
  const from: unknown = (location.state as { from?: unknown } | null)?.from;
  const isOurs = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/^\/auth(?:$|[/?#])/.test(from);
  return isOurs ? from : '/';
}
