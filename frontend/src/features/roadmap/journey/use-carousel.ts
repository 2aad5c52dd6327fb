import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';

interface Carousel {
  /** Ref of the element that clips the slides. */
  viewport: (element: HTMLElement | null) => void;
  frame: RefObject<HTMLDivElement | null>;
  index: number;
  go: (index: number) => void;
}

export function useCarousel(count: number, start: number): Carousel {
  const [startIndex] = useState(Math.min(start, Math.max(0, count - 1)));
  const [index, setIndex] = useState(startIndex);
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: false,
    duration: 20,
    // Must not change, since a new value makes Embla jump there.
    startIndex,
    // A mouse selects text instead of swiping.
    watchDrag: (_, event) => !('button' in event) && !isWithinControl(event.target),
  });
  const frame = useRef<HTMLDivElement>(null);

  const go = useCallback(
    (next: number) => {
      const target = Math.max(0, Math.min(count - 1, next));
      setIndex(target);
      embla?.scrollTo(target, prefersReducedMotion());
    },
    [embla, count],
  );

  useEffect(() => {
    if (!embla) return;
    const follow = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => void embla.off('select', follow);
  }, [embla]);

  useSlideHeight(frame, index);
  return { viewport, frame, index, go };
}

const isWithinControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input[type="range"], textarea') !== null;

/** Sets the height of the frame to that of the shown slide. */
function useSlideHeight(frame: RefObject<HTMLDivElement | null>, index: number): void {
  useLayoutEffect(() => {
    const box = frame.current;
    const slide = box?.querySelector<HTMLElement>(`[data-slide="${index}"]`);
    if (!box || !slide) return;
    const fit = () => {
      box.style.height = `${slide.offsetHeight}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(slide);
    return () => observer.disconnect();
  }, [frame, index]);
}
