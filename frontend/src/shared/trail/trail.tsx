import clsx from 'clsx';
import {
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  placeMarks,
  type TrailKind,
  type TrailMark,
  type TrailState,
  trailLine,
  trailStretches,
} from './geometry.ts';
import { Mark } from './marks.tsx';

interface Registered {
  element: HTMLElement;
  kind: TrailKind;
  state: TrailState;
  anchor: number | 'center';
}

interface TrailContext {
  set: (id: string, point: Registered | null) => void;
}

const Context = createContext<TrailContext | null>(null);

/** Pixels from the top of a stage's box to the middle of its cairn. */
const STAGE_ANCHOR = 36;

interface TrailProps {
  children: ReactNode;
  className?: string;
  as?: ElementType;
}

/**
 * Draws one line down the left gutter of its content, with a mark for each TrailPoint inside, at any depth. Decorative:
 * the content must express the same as text.
 */
export function Trail({ children, className, as: Tag = 'div' }: TrailProps) {
  const box = useRef<HTMLElement>(null);
  const { context, measured, measure } = useMarks(box);

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [measure]);

  return (
    <Context value={context}>
      <Tag ref={box} className={clsx('relative pl-12 md:pl-24', className)}>
        <TrailDrawing {...measured} />
        {children}
      </Tag>
    </Context>
  );
}

interface TrailPointProps extends HTMLAttributes<HTMLElement> {
  kind: TrailKind;
  state: TrailState;
  as?: ElementType;
  /** Pixels from the top of the element to the mark, or its middle. Stages use 36, steps the middle. */
  anchor?: number | 'center';
}

/** Adds a mark to the surrounding Trail at the height of this element; a plain element outside a Trail. */
export function TrailPoint({ kind, state, as: Tag = 'div', anchor, children, ...rest }: TrailPointProps) {
  const trail = useContext(Context);
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const where = anchor ?? (kind === 'stage' ? STAGE_ANCHOR : 'center');

  useLayoutEffect(() => {
    if (!trail || !element.current) return;
    trail.set(id, { element: element.current, kind, state, anchor: where });
  }, [trail, id, kind, state, where]);
  useLayoutEffect(() => () => trail?.set(id, null), [trail, id]);

  return (
    <Tag ref={element} {...rest}>
      {children}
    </Tag>
  );
}

interface Measured {
  marks: TrailMark[];
  gutter: number;
  height: number;
}

function useMarks(box: { current: HTMLElement | null }) {
  const points = useRef(new Map<string, Registered>());
  const [measured, setMeasured] = useState<Measured>({ marks: [], gutter: 0, height: 0 });
  const pending = useRef(false);

  const measure = useCallback(() => {
    if (box.current) setMeasured(measureMarks(box.current, points.current));
  }, [box]);

  const context = useMemo<TrailContext>(() => {
    // Many points register in one commit: measure once, before the next paint.
    const later = () => {
      if (pending.current) return;
      pending.current = true;
      queueMicrotask(() => {
        pending.current = false;
        measure();
      });
    };
    return {
      set(id, point) {
        if (point) points.current.set(id, point);
        else points.current.delete(id);
        later();
      },
    };
  }, [measure]);

  return { context, measured, measure };
}

function measureMarks(box: HTMLElement, points: ReadonlyMap<string, Registered>): Measured {
  const frame = box.getBoundingClientRect();
  const marks = Array.from(points, ([id, { element, kind, state, anchor }]) => {
    const place = element.getBoundingClientRect();
    const y = place.top - frame.top + (anchor === 'center' ? place.height / 2 : anchor);
    return { id, y: Math.round(y), kind, state };
  });
  return {
    marks,
    gutter: Number.parseFloat(getComputedStyle(box).paddingLeft) || 0,
    height: Math.round(frame.height),
  };
}

function TrailDrawing({ marks, gutter, height }: Measured) {
  const placed = placeMarks(marks, gutter);
  const painted = trailStretches(placed).filter((stretch) => stretch.painted);
  const timing = usePaintTiming(painted.length);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 overflow-visible"
      width={gutter}
      height={height}
    >
      <path className="trail-ahead" d={trailLine(placed, height)} />
      {painted.map((stretch, index) => (
        <path
          key={stretch.key}
          className="trail-done trail-paint"
          d={stretch.d}
          pathLength={1}
          style={timing(index)}
        />
      ))}
      {placed.map((mark) => (
        <Mark key={mark.id} kind={mark.kind} state={mark.state} x={mark.x} y={mark.y} />
      ))}
    </svg>
  );
}

const PAINT_MS = 600;
const STROKE_MS = 240;

/** The first paint animates down the page in 600 ms, one section after another; later sections animate alone. */
function usePaintTiming(count: number) {
  const first = useRef(0);
  if (first.current === 0) first.current = count;
  return (index: number) => {
    if (index >= first.current) return { animationDuration: `${STROKE_MS}ms` };
    const each = PAINT_MS / first.current;
    return {
      animationDuration: `${each}ms`,
      animationDelay: `${Math.round(index * each)}ms`,
      animationTimingFunction: 'linear',
    };
  };
}
