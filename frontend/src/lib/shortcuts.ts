import { useEffect, useRef } from 'react';

/** Where a shortcut works: everywhere, or on one page. Says in the help under which heading it stands. */
export type ShortcutScope = 'Everywhere' | 'Roadmap' | 'Browse';

export interface Shortcut {
  /** One character as typed ('/', '?', 'd'), or 'mod+k': Ctrl, or ⌘ on a Mac. */
  key: string;
  label: string;
  scope: ShortcutScope;
  handler: (event: KeyboardEvent) => void;
}

const registered = new Set<Shortcut>();
const listeners = new Set<() => void>();
let list: readonly Shortcut[] = [];

/** Adds a shortcut; a page's own wins over one for everywhere, then the newest. Returns what removes it. */
export function register(
  key: string,
  label: string,
  handler: (event: KeyboardEvent) => void,
  scope: ShortcutScope = 'Everywhere',
): () => void {
  const shortcut = { key, label, handler, scope };
  if (registered.size === 0) addEventListener('keydown', onKeyDown);
  registered.add(shortcut);
  changed();
  return () => {
    registered.delete(shortcut);
    if (registered.size === 0) removeEventListener('keydown', onKeyDown);
    changed();
  };
}

/** `register` while a component is there. */
export function useShortcut(
  key: string,
  label: string,
  handler: (event: KeyboardEvent) => void,
  scope: ShortcutScope = 'Everywhere',
  enabled = true,
): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    if (!enabled) return;
    return register(key, label, (event) => latest.current(event), scope);
  }, [key, label, scope, enabled]);
}

/** All that work at present, in the order in which they came. */
export const shortcuts = (): readonly Shortcut[] => list;

export function onShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  list = [...registered];
  for (const listener of listeners) listener();
}

// --- Single keys can be switched off (WCAG 2.1.4): speech input types them by accident ----------------------------

const OFF_KEY = 'waymark-single-keys';
let isOffHere: boolean | null = null;

export function singleKeysOn(): boolean {
  if (isOffHere !== null) return !isOffHere;
  try {
    return localStorage.getItem(OFF_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  isOffHere = !on;
  try {
    if (on) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, 'off');
  } catch {
    // Holds until the page is left.
  }
  changed();
}

// --- Listening ----------------------------------------------------------------------------------------------------

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';
/** These boxes take no letters: a checkbox with the focus is where `D` is wanted. */
const NOT_TYPING = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);

function isTyping(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(TYPING) : null;
  return field !== null && !(field instanceof HTMLInputElement && NOT_TYPING.has(field.type));
}

/** One that is just fading away is closed. */
const OPEN_BOX = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join(', ');

const isInDialog = (): boolean => document.querySelector(OPEN_BOX) !== null;

function onKeyDown(event: KeyboardEvent): void {
  // While an input method composes, keys are not yet letters. A held key is one wish, not many.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.repeat) return;
  const fitting = [...registered].reverse().filter(({ key }) => matches(key, event));
  const shortcut = fitting.find(({ scope }) => scope !== 'Everywhere') ?? fitting[0];
  if (!shortcut) return;
  const isSingle = !shortcut.key.startsWith('mod+');
  if (isSingle && (!singleKeysOn() || isTyping(event.target))) return;
  if (isInDialog()) return;
  event.preventDefault();
  shortcut.handler(event);
}

function matches(key: string, event: KeyboardEvent): boolean {
  const wanted = key.replace('mod+', '');
  if (event.key.toLowerCase() !== wanted.toLowerCase() || event.altKey) return false;
  const hasMod = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return key.startsWith('mod+') ? hasMod && !event.shiftKey : !event.ctrlKey && !event.metaKey;
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** As shown on a key cap. */
export const keyCaps = (key: string, onMac = isMac()): string[] =>
  key.split('+').map((part) => (part === 'mod' ? (onMac ? '⌘' : 'Ctrl') : part.toUpperCase()));
