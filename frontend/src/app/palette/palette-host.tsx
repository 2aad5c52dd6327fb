import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { usePaletteRequests } from './open-palette.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazyPart(loadPalette);
const ShortcutHelp = lazyPart(() => import('./shortcut-help.tsx'));

type Open = 'palette' | 'help' | null;

/** At the latest; by then the page itself has loaded. */
const PREPARE_MS = 10_000;

/** Registers the global shortcuts. The palette is loaded while the browser idles, the rest on first use. */
export function PaletteHost() {
  const [open, setOpen] = useState<Open>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<Open>>(new Set());

  usePrepared();

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

/** Loads the palette before it is wanted: loading and rendering at once would take a slow phone half a second. */
function usePrepared(): void {
  useEffect(() => {
    // Without a connection it is loaded on first use.
    const prepare = () => void loadPalette().catch(() => {});
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prepare, PREPARE_MS / 4);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(prepare, { timeout: PREPARE_MS });
    return () => cancelIdleCallback(idle);
  }, []);
}

/** The page's own search box, if it has one. */
function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
  box?.focus();
  box?.select();
  return box !== null;
}
