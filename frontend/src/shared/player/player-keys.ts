import { singleKeysOn } from '../../lib/shortcuts.ts';

export type PlayerCommand =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'captions'
  | 'fullscreen';

const KEYS: Record<string, PlayerCommand> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back',
  ArrowLeft: 'back',
  l: 'forward',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  m: 'mute',
  c: 'captions',
  f: 'fullscreen',
};

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget;
}

/**
 * What a key does while the focus is in the player; null if it belongs to the browser or to the focused control: arrows
 * move a slider, the space bar presses a button, a select takes all keys.
 */
export function commandOf({ key, ctrlKey, metaKey, altKey, target }: Press): PlayerCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (!Object.hasOwn(KEYS, name)) return null;
  const isLetter = /^[a-z]$/.test(name);
  if (isLetter && !singleKeysOn()) return null;
  if (target instanceof HTMLSelectElement) return null;
  if (target instanceof HTMLInputElement && !isLetter && name !== ' ') return null;
  if (target instanceof HTMLButtonElement && name === ' ') return null;
  return KEYS[name]!;
}
