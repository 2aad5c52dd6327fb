import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { onShortcuts, singleKeysOn, useShortcut } from '../../../../lib/shortcuts.ts';

/** A group of decisions: in a row, or in a bar at the foot of a narrow window. */
export function Actions({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label}
      className="z-10 grid grid-cols-3 gap-1.5 max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-3 max-lg:py-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:flex lg:flex-wrap lg:gap-2"
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
        'lg:px-4',
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
