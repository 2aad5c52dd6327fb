import { useEffect, useState } from 'react';
import { browserZone, dateIn } from '#lib/zones.ts';
import { useHolds } from '../api/use-sessions.ts';
import { type SlotQuery, useDaySlots } from '../api/use-slots.ts';

/**
 * The preselected start if it turns out not to be free, in which case `clear` is called once. A start that is chosen later
 * is checked when it is booked. Null for a start that is held for this user, which the banner above the form shows.
 */
export function useGoneSlot(
  query: SlotQuery,
  preselected: string | null,
  selected: string | null,
  clear: () => void,
): string | null {
  const [first] = useState(preselected);
  const [gone, setGone] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(first === null);
  const zone = browserZone();
  const { data } = useDaySlots(query, first && dateIn(zone, first), zone);
  const { data: holds, isPending } = useHolds();
  const isOwn = holds?.some(
    ({ mentor, sessionDate }) => mentor.id === query.mentorId && sessionDate === gone,
  );
  useEffect(() => {
    if (isChecked || !data) return;
    setIsChecked(true);
    if (selected !== first || data.slots.some(({ start }) => start === first)) return;
    setGone(first);
    clear();
  }, [isChecked, data, first, selected, clear]);
  return isPending || isOwn ? null : gone;
}
