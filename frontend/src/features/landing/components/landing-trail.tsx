import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lineThrough, type TrailKind, WIDE_GUTTER } from '#shared/trail/geometry.ts';
import { Mark } from '#shared/trail/marks.tsx';
import { layOutTrail, type PageTrail, type Side, segmentsOf } from '../page-trail.ts';

const EMPTY: PageTrail = { marks: [], points: [] };
/** From the top of a heading to the middle of its mark, in px. */
const HEADING_MIDDLE = 22;
/** What is above this fraction of the window's height counts as read. */
const READ_FRACTION = 0.75;

/**
 * Decorative trail through the whole page, dotted, and painted as far as the page was read. Its course is set by
 * attributes of the children: `data-trail-foot` is where it leaves the hero, `data-trail-side` is the box of a section,
 * whose wider padding is the gutter, and `data-trail-mark` is an element with a mark.
 */
export function LandingTrail({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { trail, read } = useTrail(box);
  const segments = useMemo(() => segmentsOf(trail.points), [trail]);
  const last = trail.marks.at(-1);
  return (
    <div ref={box} className="relative">
      <svg
        aria-hidden="true"
        data-trail=""
        className="pointer-events-none absolute inset-0 z-0 size-full overflow-hidden"
      >
        <path className="trail-ahead" d={lineThrough(trail.points)} />
        {segments.map(({ d, end }, index) =>
          end > read ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is identified by its position
            <path key={index} className="trail-done trail-paint" style={STROKE} d={d} pathLength={1} />
          ),
        )}
        {trail.marks.map((mark, index) => (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            {...mark}
            state={mark.y > read ? 'ahead' : mark === last ? 'current' : 'done'}
          />
        ))}
      </svg>
      {children}
    </div>
  );
}

const STROKE = { strokeWidth: 4.5, animationDuration: '300ms', animationTimingFunction: 'linear' };

/**
 * Lays out the trail before the first paint and on every resize. `read` is the y of the last segment end that was
 * ever inside the read part of the window; it never decreases.
 */
function useTrail(box: { current: HTMLElement | null }): { trail: PageTrail; read: number } {
  const [trail, setTrail] = useState(EMPTY);
  const [read, setRead] = useState(0);
  useLayoutEffect(() => {
    const element = box.current!;
    let laid = EMPTY;
    const updateRead = () => {
      const seen = innerHeight * READ_FRACTION - element.getBoundingClientRect().top;
      // The segment out of the hero is always painted, as the trail in the hero is.
      const passed = laid.points.filter(({ y }) => y <= seen).at(-1)?.y ?? 0;
      setRead((before) => Math.max(before, passed, laid.marks[0]?.y ?? 0));
    };
    const measure = () => {
      laid = measured(element);
      setTrail(laid);
      updateRead();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('scroll', updateRead, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', updateRead);
    };
  }, [box]);
  return { trail, read };
}

function measured(box: HTMLElement): PageTrail {
  const page = box.getBoundingClientRect();
  const foot = box.querySelector('[data-trail-foot]')?.getBoundingClientRect();
  if (!foot) return EMPTY;
  const sides = Array.from(box.querySelectorAll<HTMLElement>('[data-trail-side]'), (side) =>
    sideOf(side, page),
  );
  return layOutTrail({ x: foot.left - page.left, y: foot.top - page.top }, sides);
}

function sideOf(side: HTMLElement, page: DOMRect): Side {
  const { left, right, bottom } = side.getBoundingClientRect();
  const style = getComputedStyle(side);
  const [before, after] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
  const gutter = Math.max(before, after);
  // In a narrow gutter the marks are farther from the text.
  const inside = gutter < WIDE_GUTTER ? gutter * 0.36 : gutter / 2;
  // Equal padding on both sides: the trail ends in the middle.
  const x = before === after ? (left + right) / 2 : before > after ? left + inside : right - inside;
  const marks = Array.from(side.querySelectorAll<HTMLElement>('[data-trail-mark]'), (mark) => ({
    y: mark.getBoundingClientRect().top - page.top + HEADING_MIDDLE,
    kind: mark.dataset.trailMark as TrailKind,
  }));
  return { x: x - page.left, gutter, marks, bottom: bottom - page.top };
}
