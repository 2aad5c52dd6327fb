import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lineThrough, type TrailKind, WIDE_GUTTER } from '../../../components/trail/geometry.ts';
import { Mark } from '../../../components/trail/marks.tsx';
import { layTrail, type PageTrail, piecesOf, type Side } from '../page-trail.ts';

const NOTHING: PageTrail = { marks: [], points: [] };
/** Pixels from the top of a heading to the middle of its mark. */
const HEADING_MIDDLE = 22;
/** One has read as far as this part of the window. */
const READ = 0.75;

/**
 * The trail through the whole page: dotted, and painted as far as one has read. What is inside says where it runs:
 * `data-trail-foot` where it leaves the hero, `data-trail-side` on a section's box, whose wider padding is its gutter,
 * `data-trail-mark` on what gets a mark. Purely a picture.
 */
export function LandingTrail({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { trail, read } = useTrail(box);
  const pieces = useMemo(() => piecesOf(trail.points), [trail]);
  const last = trail.marks.at(-1);
  return (
    <div ref={box} className="relative">
      <svg
        aria-hidden="true"
        data-trail=""
        className="pointer-events-none absolute inset-0 z-0 size-full overflow-hidden"
      >
        <path className="trail-ahead" d={lineThrough(trail.points)} />
        {pieces.map(({ d, end }, index) =>
          end > read ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place on the trail
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
 * Laid before the first paint, and again whenever what is inside grows or shrinks. `read` is the height of the furthest
 * point that was ever well inside the window, rounded down to where a piece ends; going back up unpaints nothing.
 */
function useTrail(box: { current: HTMLElement | null }): { trail: PageTrail; read: number } {
  const [trail, setTrail] = useState(NOTHING);
  const [read, setRead] = useState(0);
  useLayoutEffect(() => {
    const element = box.current!;
    let laid = NOTHING;
    const look = () => {
      const seen = innerHeight * READ - element.getBoundingClientRect().top;
      // The first piece leads out of the hero, whose trail is painted from the start.
      const passed = laid.points.filter(({ y }) => y <= seen).at(-1)?.y ?? 0;
      setRead((before) => Math.max(before, passed, laid.marks[0]?.y ?? 0));
    };
    const measure = () => {
      laid = measured(element);
      setTrail(laid);
      look();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, [box]);
  return { trail, read };
}

function measured(box: HTMLElement): PageTrail {
  const page = box.getBoundingClientRect();
  const foot = box.querySelector('[data-trail-foot]')?.getBoundingClientRect();
  if (!foot) return NOTHING;
  const sides = Array.from(box.querySelectorAll<HTMLElement>('[data-trail-side]'), (side) =>
    sideOf(side, page),
  );
  return layTrail({ x: foot.left - page.left, y: foot.top - page.top }, sides);
}

function sideOf(side: HTMLElement, page: DOMRect): Side {
  const { left, right, bottom } = side.getBoundingClientRect();
  const style = getComputedStyle(side);
  const [before, after] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
  const gutter = Math.max(before, after);
  // In a narrow gutter the marks keep their distance from the words.
  const inside = gutter < WIDE_GUTTER ? gutter * 0.36 : gutter / 2;
  // Padding on both sides alike: the trail ends in the middle.
  const x = before === after ? (left + right) / 2 : before > after ? left + inside : right - inside;
  const marks = Array.from(side.querySelectorAll<HTMLElement>('[data-trail-mark]'), (mark) => ({
    y: mark.getBoundingClientRect().top - page.top + HEADING_MIDDLE,
    kind: mark.dataset.trailMark as TrailKind,
  }));
  return { x: x - page.left, gutter, marks, bottom: bottom - page.top };
}
