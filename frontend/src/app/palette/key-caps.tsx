import { keyCaps } from '../../lib/shortcuts.ts';

/** A key or a chord as it stands on the keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="flex gap-1">
      {keyCaps(keys).map((cap) => (
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
