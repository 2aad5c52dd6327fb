const CONTROLS = 'button, a[href], summary, label';
/** Wider ones are pictures that link to something, not icons. */
const MAX_WIDTH_PX = 96;
/** A box of this width or less hides its text from sight (`sr-only`). */
const HIDDEN_WIDTH_PX = 1;

/** The control around `target` that shows nothing but an icon, with its accessible name; null if there is none. */
export function iconAt(target: EventTarget | null): { element: Element; label: string } | null {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  // The name of an open menu or panel is of no use over its content.
  if (!element?.querySelector('svg') || element.getAttribute('aria-expanded') === 'true') return null;
  if (element.getBoundingClientRect().width > MAX_WIDTH_PX) return null;
  const texts = textsIn(element);
  if (texts.some(isVisible)) return null;
  const spoken = texts.filter((text) => !text.parentElement?.closest('[aria-hidden="true"]'));
  const label = element.getAttribute('aria-label') ?? spoken.map((text) => text.data).join(' ');
  return label.trim() === '' ? null : { element, label: label.replace(/\s+/g, ' ').trim() };
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '' && !text.parentElement?.closest('svg')) found.push(text);
  }
  return found;
}

const isVisible = ({ parentElement }: Text): boolean =>
  parentElement !== null && parentElement.getBoundingClientRect().width > HIDDEN_WIDTH_PX;
