import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { onShortcuts, singleKeysOn, useShortcut } from '#lib/shortcuts.ts';
import { useFootBarHeight } from '#lib/use-foot-bar-height.ts';
import { Button } from '#shared/ui/button.tsx';

/** A group of decisions: in a row, or in a bar at the foot of a narrow window. */
export function Actions({ label, children }: { label: string; children: ReactNode }) {
  const bar = useFootBarHeight<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={bar}
      role="group"
      aria-label={label}
      className="z-20 grid grid-cols-3 gap-1.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-3 max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:shadow-soft lg:flex lg:flex-wrap lg:gap-2"
    >
      {children}
    </div>
  );
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  /** Where there is little room. */
  shortLabel?: string;
  shortcut: string;
  isPrimary?: boolean;
  /** Why it is not possible here. */
  unavailable?: string | undefined;
  onAct: () => void;
}

/** A decision with its key. */
export function Action(props: ActionProps) {
  const { icon: Icon, label, shortLabel, shortcut, isPrimary, unavailable, onAct } = props;
  const keysOn = useSyncExternalStore(onShortcuts, singleKeysOn, () => true);
  useShortcut(shortcut, label, onAct, 'Review', unavailable === undefined);
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      disabled={unavailable !== undefined}
      title={unavailable}
      aria-keyshortcuts={keysOn ? shortcut : undefined}
      className={clsx(
        'max-lg:min-h-13 max-lg:flex-col max-lg:gap-0.5 max-lg:px-1 max-lg:py-1 max-lg:text-xs max-lg:leading-tight max-lg:whitespace-normal',
        'lg:px-3.5 lg:text-sm',
      )}
      onClick={onAct}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className={clsx(shortLabel && 'max-lg:sr-only')}>{label}</span>
      {shortLabel && (
        <span aria-hidden="true" className="lg:hidden">
          {shortLabel}
        </span>
      )}
      {keysOn && (
        <span aria-hidden="true" className="ml-0.5 text-xs font-semibold uppercase max-lg:hidden">
          {shortcut}
        </span>
      )}
    </Button>
  );
}
