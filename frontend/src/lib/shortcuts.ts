import { useLayoutEffect, useRef } from 'react';

/** Where a shortcut works: everywhere, or on one page. The help groups shortcuts by it. */
export type ShortcutScope = 'Everywhere' | 'Roadmap' | 'Browse' | 'Review' | 'Studio' | 'Applications';

export interface Shortcut {
  /** A typed character ('/', '?', 'd'), an arrow ('ArrowLeft'), 'mod+k' for Ctrl, or ⌘ on a Mac, or 'mod+shift+z'. */
  key: string;
  label: string;
  scope: ShortcutScope;
  handler: (event: KeyboardEvent) => void;
}

const registered = new Set<Shortcut>();
const listeners = new Set<() => void>();
let list: readonly Shortcut[] = [];

/** Adds a shortcut; those of a page take precedence, then newer ones. Returns the function that removes it. */
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

export function useShortcut(
  key: string,
  label: string,
  handler: (event: KeyboardEvent) => void,
  scope: ShortcutScope = 'Everywhere',
  enabled = true,
): void {
  const latest = useRef(handler);
  // Before the next key press: a passive effect may run after it, and the key would act on what was shown before.
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useLayoutEffect(() => {
    if (!enabled) return;
    return register(key, label, (event) => latest.current(event), scope);
  }, [key, label, scope, enabled]);
}

/** Does what the key does, also while single keys are off. */
export function runShortcut(key: string): void {
  list.findLast((one) => one.key === key)?.handler(new KeyboardEvent('keydown', { key }));
}

export const shortcuts = (): readonly Shortcut[] => list;

export function onShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  list = [...registered];
  for (const listener of listeners) listener();
}

// Single keys can be switched off (WCAG 2.1.4), since speech input types them by accident.

const OFF_KEY = 'waymark-single-keys';
let isOff: boolean | null = null;

export function singleKeysOn(): boolean {
  if (isOff !== null) return !isOff;
  try {
    return localStorage.getItem(OFF_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, 'off');
  } catch {}
  changed();
}

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';
/** Inputs that take no letters, so that single keys work while they have the focus. */
const NOT_TYPING = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);

/** Keys that a text field uses itself. */
const EDITING = new Set(['mod+z', 'mod+shift+z']);

function isTyping(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(TYPING) : null;
  return field !== null && !(field instanceof HTMLInputElement && NOT_TYPING.has(field.type));
}

/** A dialog that is fading out counts as closed. */
const OPEN_DIALOG = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join(', ');

const isInDialog = (): boolean => document.querySelector(OPEN_DIALOG) !== null;

function onKeyDown(event: KeyboardEvent): void {
  // Ignores keys of an input method and repeats of a held key.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.repeat) return;
  const matching = [...registered].reverse().filter(({ key }) => matches(key, event));
  const shortcut = matching.find(({ scope }) => scope !== 'Everywhere') ?? matching[0];
  if (!shortcut) return;
  const isSingle = !shortcut.key.startsWith('mod+');
  if (isSingle && !singleKeysOn()) return;
  if ((isSingle || EDITING.has(shortcut.key)) && isTyping(event.target)) return;
  if (isInDialog()) return;
  event.preventDefault();
  shortcut.handler(event);
}

function matches(key: string, event: KeyboardEvent): boolean {
  const wanted = key.replace('mod+', '').replace('shift+', '');
  if (event.key.toLowerCase() !== wanted.toLowerCase() || event.altKey) return false;
  const hasMod = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return key.startsWith('mod+')
    ? hasMod && event.shiftKey === key.includes('shift+')
    : !event.ctrlKey && !event.metaKey;
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

export const keyCaps = (key: string, onMac = isMac()): string[] =>
  key
    .split('+')
    .map((part) => (part === 'mod' ? (onMac ? '⌘' : 'Ctrl') : (ARROWS[part] ?? part.toUpperCase())));

const ARROWS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', shift: 'Shift' };
