import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** So close to an end, further messages are loaded, or the end counts as reached. */
const NEAR_PX = 400;
const END_PX = 80;

interface ScrollOptions {
  /** The number of the message to begin at; null: the end. */
  begin: number | null;
  /** Changes with the messages on the page. */
  shown: unknown;
  hasEarlier: boolean;
  hasLater: boolean;
  loadEarlier: () => void;
  loadLater: () => void;
}

export const itemOf = (box: HTMLElement | null, number: number): HTMLElement | null =>
  box?.querySelector(`[data-number="${number}"]`) ?? null;

/**
 * The scroll position of the messages: begins at a message or the end, stays at the end when messages are added there, and
 * at the message in view when others are added or removed above it.
 */
export function useScroll(box: RefObject<HTMLElement | null>, options: ScrollOptions) {
  const { begin, shown, hasEarlier, hasLater } = options;
  const [isAtEnd, setAtEnd] = useState(false);
  const end = useRef(false);
  const inView = useRef<{ number: number; top: number } | null>(null);
  const hasBegun = useRef(false);

  const remember = () => {
    const element = box.current!;
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
    end.current = distance < END_PX;
    setAtEnd(end.current);
    inView.current = firstInView(element);
  };
  const onScroll = () => {
    remember();
    const { scrollTop, scrollHeight, clientHeight } = box.current!;
    if (hasEarlier && scrollTop < NEAR_PX) options.loadEarlier();
    else if (hasLater && scrollHeight - scrollTop - clientHeight < NEAR_PX) options.loadLater();
  };
  const toEnd = () => {
    const element = box.current!;
    element.scrollTop = element.scrollHeight;
    remember();
  };
  /** Scrolls to the end now, and again once what is loading is shown. */
  const stayAtEnd = () => {
    if (box.current) toEnd();
    end.current = true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useLayoutEffect(() => {
    const element = box.current!;
    if (!hasBegun.current) {
      hasBegun.current = true;
      const first = begin === null ? null : itemOf(element, begin);
      if (first) {
        element.scrollTop += topIn(element, first) - element.clientHeight / 3;
        remember();
      } else toEnd();
      return;
    }
    if (end.current && !hasLater) return toEnd();
    const kept = inView.current && itemOf(element, inView.current.number);
    if (kept) element.scrollTop += topIn(element, kept) - inView.current!.top;
    remember();
  }, [shown]);

  return { isAtEnd, onScroll, stayAtEnd };
}

const topIn = (box: HTMLElement, item: HTMLElement): number =>
  item.getBoundingClientRect().top - box.getBoundingClientRect().top;

function firstInView(box: HTMLElement): { number: number; top: number } | null {
  for (const item of box.querySelectorAll<HTMLElement>('[data-number]')) {
    const top = topIn(box, item);
    if (top + item.offsetHeight > 0) return { number: Number(item.dataset.number), top };
  }
  return null;
}
