import { useEffect, useState } from 'react';
import { browserZone, dateIn } from '../../../lib/zones.ts';
import { type SlotQuery, useDaySlots } from '../api/use-slots.ts';

/**
 * The preselected start if it turns out not to be free, in which case `clear` is called once. A start that is chosen later
 * is checked when it is booked.
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
  useEffect(() => {
    if (isChecked || !data) return;
    setIsChecked(true);
    if (selected !== first || data.slots.some(({ start }) => start === first)) return;
    setGone(first);
    clear();
  }, [isChecked, data, first, selected, clear]);
  return gone;
}
