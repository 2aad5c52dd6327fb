import { useSearchParams } from 'react-router-dom';
import { deviceStorage } from '#lib/device-storage.ts';
import { useChangeParams } from '#lib/use-change-params.ts';

type Show = 'upcoming' | 'week' | 'day' | 'past';

/** Whether this device shows sessions ahead as a list or as a week. */
const KEY = 'waymark-sessions-shown';

/** Which sessions are shown: by the address, else as last chosen on this device. Only mentors have the day view. */
export function useShownSessions(isMentor: boolean): { show: Show; choose: (next: Show) => void } {
  const [params] = useSearchParams();
  const change = useChangeParams();
  // A link to one session shows it in the list.
  const stored = params.has('session') ? null : deviceStorage.get(KEY);
  const asked = params.get('show') ?? stored;
  const isKnown = asked === 'week' || asked === 'past' || (asked === 'day' && isMentor);
  return {
    show: isKnown ? asked : 'upcoming',
    choose(next) {
      if (next === 'upcoming' || next === 'week') deviceStorage.set(KEY, next);
      change({ show: next, session: null });
    },
  };
}
