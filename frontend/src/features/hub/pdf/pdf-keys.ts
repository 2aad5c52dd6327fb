export type PdfCommand = 'next' | 'previous' | 'first' | 'last' | 'zoom-in' | 'zoom-out' | 'fit';

const KEYS: Record<string, PdfCommand> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
};

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget;
}

/** What a key does while the focus is in the viewer, except in its fields; other keys scroll. */
export function pdfCommandOf({ key, ctrlKey, metaKey, altKey, target }: Press): PdfCommand | null {
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return null;
  return Object.hasOwn(KEYS, key) ? KEYS[key]! : null;
}

/** The page a user typed; null if it is no number. */
export function typedPage(text: string, pages: number): number | null {
  const number = Number(text.trim());
  if (text.trim() === '' || !Number.isInteger(number)) return null;
  return Math.max(1, Math.min(pages, number));
}
