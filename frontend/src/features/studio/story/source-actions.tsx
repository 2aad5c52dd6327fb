import { EllipsisVertical, Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Menu, MenuItem } from '#shared/ui/dropdown-menu.tsx';

interface SourceActionsProps {
  name: string;
  /** Focuses the control that renames, whichever is shown. */
  renamer: RefObject<{ focus: () => void } | null>;
  onRename: () => void;
  onPermit: () => void;
  /** Null for what is removed elsewhere. */
  onRemove: (() => void) | null;
}

/** Buttons; a menu on phones, where they would take a line of their own. */
export function SourceActions({ name, renamer, onRename, onPermit, onRemove }: SourceActionsProps) {
  const menu = useRef<HTMLButtonElement>(null);
  const setRenamer = (pencil: HTMLButtonElement | null) => {
    renamer.current = pencil && {
      // A hidden element does not take the focus.
      focus: () => {
        menu.current?.focus();
        pencil.focus();
      },
    };
  };
  const actions = [
    { label: 'Rename', named: `Rename ${name}`, Icon: Pencil, run: onRename, ref: setRenamer },
    { label: 'Permissions', named: `Permissions of ${name}`, Icon: ShieldCheck, run: onPermit },
    ...(onRemove
      ? [{ label: 'Remove', named: `Remove ${name}`, Icon: Trash2, run: onRemove, destructive: true }]
      : []),
  ];
  return (
    <>
      <div className="flex gap-1 max-sm:hidden">
        {actions.map(({ label, named, Icon, run, ref }) => (
          <Button key={label} ref={ref} size="icon" variant="ghost" aria-label={named} onClick={run}>
            <Icon aria-hidden="true" className="size-4.5" />
          </Button>
        ))}
      </div>
      <div className="sm:hidden">
        <Menu
          trigger={
            <Button ref={menu} size="icon" variant="ghost" aria-label={`Actions for ${name}`}>
              <EllipsisVertical aria-hidden="true" className="size-4.5" />
            </Button>
          }
        >
          {actions.map(({ label, Icon, run, destructive }) => (
            <MenuItem
              key={label}
              icon={<Icon aria-hidden="true" className="size-4.5" />}
              className="min-h-11"
              destructive={destructive}
              onSelect={() => {
                // A dialog returns the focus to where it was, and this item is gone by then.
                menu.current?.focus();
                run();
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </>
  );
}
