import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { usePaletteRequests } from './open-palette.ts';

const Palette = lazyPart(() => import('./palette.tsx'));
const ShortcutHelp = lazyPart(() => import('./shortcut-help.tsx'));

type Open = 'palette' | 'help' | null;

/** Registers the global shortcuts; what they open is loaded on first use. */
export function PaletteHost() {
  const [open, setOpen] = useState<Open>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<Open>>(new Set());

  function show(what: Open) {
    setLoaded((before) => new Set(before).add(what));
    setOpen(what);
  }

  usePaletteRequests(() => show('palette'));
  useShortcut('mod+k', 'Go anywhere, do anything', () => show('palette'));
  useShortcut('/', 'Search', () => focusSearch() || show('palette'));
  useShortcut('?', 'All shortcuts', () => show('help'));

  return (
    <Suspense>
      {loaded.has('palette') && (
        <Palette
          open={open === 'palette'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'palette' : null)}
          onHelp={() => show('help')}
        />
      )}
      {loaded.has('help') && (
        <ShortcutHelp open={open === 'help'} onOpenChange={(isOpen) => setOpen(isOpen ? 'help' : null)} />
      )}
    </Suspense>
  );
}

/** The page's own search box, if it has one. */
function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
  box?.focus();
  box?.select();
  return box !== null;
}
