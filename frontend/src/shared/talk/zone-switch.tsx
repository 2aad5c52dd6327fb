import { Globe } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';
import { browserZone, offsetOf, zoneLabel } from '../../lib/zones.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';

type ZoneChoice = 'mine' | 'theirs';

const KEY = 'waymark_zone_choice';
const listeners = new Set<() => void>();
// In memory, so that the choice works without storage.
let current: ZoneChoice | null = null;
const chosen = (): ZoneChoice => {
  current ??= deviceStorage.get(KEY) === 'theirs' ? 'theirs' : 'mine';
  return current;
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const choose = (choice: ZoneChoice) => {
  current = choice;
  deviceStorage.set(KEY, choice);
  for (const listener of listeners) listener();
};

/** Which zone times are shown in, per device; shared by all switches of a page. */
const useZoneChoice = (): ZoneChoice => useSyncExternalStore(subscribe, chosen);

/** The zone for times with a person in `theirs`; null if they have set none. */
export function useShownZone(theirs: string | null | undefined): string {
  const choice = useZoneChoice();
  return choice === 'theirs' && theirs ? theirs : browserZone();
}

interface ZoneSwitchProps {
  /** Null if they have set none: then there is nothing to switch. */
  theirs: string | null;
  name: string;
  /** The instant that determines the offsets; default: now. */
  at?: Date | string | number;
}

/** Switches times between the user's zone and the other person's; read the choice with `useShownZone`. */
export function ZoneSwitch({ theirs, name, at }: ZoneSwitchProps) {
  const choice = useZoneChoice();
  const mine = browserZone();
  if (!theirs || offsetOf(mine, at) === offsetOf(theirs, at)) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Globe aria-hidden="true" className="size-4 shrink-0" />
        <span>
          Times are yours, {zoneLabel(mine, at)}
          {theirs ? `, and the same for ${name}` : ''}.
        </span>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SegmentedControl
        label="Show times in"
        value={choice}
        onChange={choose}
        segments={[
          { value: 'mine', label: 'Your time' },
          { value: 'theirs', label: `${name}’s time` },
        ]}
      />
      <p className="flex items-center gap-2 text-sm text-muted">
        <Globe aria-hidden="true" className="size-4 shrink-0" />
        <span>{zoneLabel(choice === 'mine' ? mine : theirs, at)}</span>
      </p>
    </div>
  );
}
