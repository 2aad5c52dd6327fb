import { iconAt } from './icon-label.ts';

/** Spec §9: the delay before a tooltip opens, and how long after one the next opens at once. */
export const OPEN_DELAY_MS = 700;
export const SKIP_DELAY_MS = 300;
/** The time to move the pointer from an icon onto its tooltip. */
const LEAVE_MS = 120;

export interface Tooltip {
  element: Element;
  label: string;
}

/**
 * Calls `show` with the icon whose name is to be shown, or with null. A mouse or pen opens a tooltip after a delay, the
 * keyboard at once, and touch never, since a tap activates the icon. Returns a function that stops watching.
 */
export function watchIcons(
  show: (tooltip: Tooltip | null) => void,
  isBubble: (target: EventTarget | null) => boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: Element | null = null;
  let isShown = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let isByKeyboard = false;

  const after = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  const open = (tooltip: Tooltip) => {
    clearTimeout(timer);
    if (!tooltip.element.isConnected) return;
    isShown = true;
    show(tooltip);
  };
  const close = () => {
    clearTimeout(timer);
    if (!isShown) return;
    isShown = false;
    closedAt = performance.now();
    show(null);
  };

  const onOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    if (isShown && isBubble(event.target)) return clearTimeout(timer);
    const icon = iconAt(event.target);
    if (icon && icon.element === pointed) {
      // Back on the icon before its tooltip closed.
      if (isShown) clearTimeout(timer);
      return;
    }
    pointed = icon?.element ?? null;
    if (!icon) return isShown ? after(LEAVE_MS, close) : clearTimeout(timer);
    const isSoon = isShown || performance.now() - closedAt < SKIP_DELAY_MS;
    after(isSoon ? 0 : OPEN_DELAY_MS, () => open(icon));
  };
  const onDown = () => {
    isByKeyboard = false;
    close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    isByKeyboard = key === 'Tab' || key.startsWith('Arrow');
    // Escape must dismiss it, and other keys activate the icon.
    if (!isByKeyboard) close();
  };
  const onFocus = (event: FocusEvent) => {
    const icon = isByKeyboard ? iconAt(event.target) : null;
    if (icon) open(icon);
    else close();
  };
  const onLeave = () => {
    pointed = null;
    close();
  };

  const stop = new AbortController();
  const { signal } = stop;
  const options = { signal, capture: true, passive: true };
  document.addEventListener('pointerover', onOver, options);
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('focusin', onFocus, options);
  document.documentElement.addEventListener('pointerleave', onLeave, { signal });
  window.addEventListener('scroll', close, options);
  window.addEventListener('resize', close, { signal });
  window.addEventListener('blur', close, { signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
