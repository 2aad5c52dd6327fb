import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Carousel {
  /** The window that slides pass through. */
  viewport: (element: HTMLElement | null) => void;
  frame: RefObject<HTMLDivElement | null>;
  index: number;
  go: (index: number) => void;
}

/** One slide at a time, by button, key or swipe; as high as the slide that is shown. */
export function useCarousel(count: number, start: number): Carousel {
  const [startIndex] = useState(Math.min(start, Math.max(0, count - 1)));
  const [index, setIndex] = useState(startIndex);
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: false,
    duration: 20,
    // The first one for good: another one here would begin anew there, without a movement.
    startIndex,
    // With a mouse one selects the mentor's words; swiping is for fingers.
    watchDrag: (_, event) => !('button' in event) && !isWithinControl(event.target),
  });
  const frame = useRef<HTMLDivElement>(null);

  const go = useCallback(
    (wanted: number) => {
      const target = Math.max(0, Math.min(count - 1, wanted));
      setIndex(target);
      embla?.scrollTo(target, prefersStill());
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

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const isWithinControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input[type="range"], textarea') !== null;

/** Slides differ in length: the frame takes the height of the one shown, and follows it as it grows. */
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
