import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const KEY = 'waymark-theme';
const PAPER = { light: '#FBF8F3', dark: '#14181B' };
const listeners = new Set<() => void>();

/** The user's theme and its setter. public/early.js applies it at the first paint. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, readTheme, () => 'system' as const), setTheme };
}

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice is lost on reload.
  }
  changed();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch('removeEventListener');
  };
}

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

function watch(how: 'addEventListener' | 'removeEventListener'): void {
  systemDark()[how]('change', changed);
  window[how]('storage', changed);
}

function changed(): void {
  const theme = readTheme();
  const shown = theme === 'system' ? (systemDark().matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset.theme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[shown]);
  for (const listener of listeners) listener();
}
