import { useSyncExternalStore } from 'react';
import { onShortcuts, type Shortcut, setSingleKeys, shortcuts, singleKeysOn } from '../../lib/shortcuts.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { KeyCaps } from './key-caps.tsx';

interface ShortcutHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All shortcuts of the page, and the switch for single-key ones. */
export default function ShortcutHelp({ open, onOpenChange }: ShortcutHelpProps) {
  const all = useSyncExternalStore(onShortcuts, shortcuts);
  const singles = useSyncExternalStore(onShortcuts, singleKeysOn);
  const scopes = [...new Set(all.map(({ scope }) => scope))];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <div className="grid gap-6">
        {scopes.map((scope) => (
          <Keys key={scope} title={scope} keys={all.filter((one) => one.scope === scope)} off={!singles} />
        ))}
        <div className="border-t border-line pt-4">
          <Checkbox
            checked={singles}
            onChange={(event) => setSingleKeys(event.target.checked)}
            description="Switch them off when you speak to your computer, or press keys by accident. Saved in this browser."
          >
            Single-key shortcuts
          </Checkbox>
        </div>
      </div>
    </Dialog>
  );
}

function Keys({ title, keys, off }: { title: string; keys: readonly Shortcut[]; off: boolean }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-2 grid gap-1">
        {keys.map(({ key, label }) => (
          <div key={key} className="flex min-h-10 items-center justify-between gap-4">
            <dt>
              {label}
              {off && !key.startsWith('mod+') && <span className="text-muted"> (off)</span>}
            </dt>
            <dd>
              <KeyCaps keys={key} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
