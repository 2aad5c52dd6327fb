import { useSyncExternalStore } from 'react';
import { keyCaps } from '../../lib/shortcuts.ts';

const never = () => () => {};

/** A key or chord as labelled on the keyboard. The prerendered page shows the most common labels. */
export function KeyCaps({ keys }: { keys: string }) {
  const caps = useSyncExternalStore(
    never,
    () => keyCaps(keys).join(' '),
    () => keyCaps(keys, false).join(' '),
  );
  return (
    <span className="flex gap-1">
      {caps.split(' ').map((cap) => (
        <kbd
          key={cap}
          className="grid min-w-6 place-items-center rounded-md border border-edge bg-paper px-1.5 py-0.5 font-sans text-xs font-semibold text-ink"
        >
          {cap}
        </kbd>
      ))}
    </span>
  );
}
