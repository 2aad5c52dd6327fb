import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Blaze, Cairn } from '#shared/trail/marks.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import type { JourneyView, StageView } from '../journey-view.ts';
import { RIDGE_HEIGHT, type Ridge, ridge } from './ridge.ts';

interface JourneyMapProps {
  view: JourneyView;
  selected: number;
  onSelect: (index: number) => void;
  /** Id of the element that the buttons control. */
  controls: string;
}

/** Narrower columns show no titles under the cairns, in px. */
const TITLE_WIDTH = 112;

/** The journey as a line over hills, with a cairn as the button of each stage. */
export function JourneyMap({ view, selected, onSelect, controls }: JourneyMapProps) {
  const [box, width] = useWidth();
  const map = useMemo(() => ridge(view.stages.map(asRidge), width), [view, width]);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent) {
    const target = moveTo(event.key, selected, view.stages.length);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(target);
    buttons.current[target]?.focus();
  }

  useEffect(() => {
    // Not scrollIntoView, which would also scroll the page.
    const scroller = box.current;
    const cairn = map.cairns[selected];
    if (scroller && cairn) scroller.scrollLeft = cairn.x - scroller.clientWidth / 2;
  }, [box, map, selected]);

  return (
    <div ref={box} className="overflow-x-auto overflow-y-hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        role="group"
        aria-label="Choose a stage"
        // Not shown in a width that is only a guess.
        className={clsx('relative', width === 0 && 'invisible')}
        style={{ width: map.width, height: heightOf(map) }}
      >
        <Drawing map={map} />
        {view.stages.map((stage, index) => (
          <button
            key={stage.stage.id}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            aria-current={index === selected ? 'true' : undefined}
            aria-controls={controls}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => onSelect(index)}
            onKeyDown={onKeyDown}
            className="group absolute top-0 flex -translate-x-1/2 flex-col justify-end rounded-control px-1 pb-1 text-center outline-offset-[-2px]"
            style={{ left: map.cairns[index]?.x, width: map.slot - 4, height: heightOf(map) }}
          >
            <Label stage={stage} selected={index === selected} showsTitle={map.slot >= TITLE_WIDTH} />
          </button>
        ))}
      </div>
    </div>
  );
}

const heightOf = (map: Ridge): number => RIDGE_HEIGHT + (map.slot >= TITLE_WIDTH ? 64 : 20);

function Label({
  stage,
  selected,
  showsTitle,
}: {
  stage: StageView;
  selected: boolean;
  showsTitle: boolean;
}) {
  return (
    <span
      className={clsx(
        'grid content-start gap-0.5 text-xs leading-snug transition-colors duration-150 group-hover:text-ink',
        showsTitle ? 'h-18' : 'h-7',
        selected ? 'font-semibold text-ink' : 'text-muted',
      )}
    >
      <span
        className={clsx(
          'tabular mx-auto grid size-6 place-items-center rounded-full',
          selected && 'bg-ink text-paper',
        )}
      >
        <VisuallyHidden>Stage </VisuallyHidden>
        {stage.number}
      </span>{' '}
      <span dir="auto" className={showsTitle ? 'line-clamp-2 text-balance' : 'sr-only'}>
        {stage.stage.title}
      </span>
      <VisuallyHidden>({stage.state.status})</VisuallyHidden>
    </span>
  );
}

function Drawing({ map }: { map: Ridge }) {
  return (
    <svg
      aria-hidden="true"
      width={map.width}
      height={heightOf(map)}
      className="pointer-events-none absolute inset-0"
    >
      <g className="fill-none stroke-line" strokeWidth="1.5">
        {map.hills.map((d, index) => (
          <path key={d} d={d} opacity={1 - index * 0.17} />
        ))}
      </g>
      <path className="trail-ahead" d={map.line} />
      {map.painted.map(({ key, d }) => (
        <path key={key} className="trail-done trail-paint" d={d} pathLength={1} />
      ))}
      {map.blazes.map(({ id, x, y, state }) => (
        <g key={id} transform={`translate(${x} ${y}) scale(0.72)`}>
          <Blaze x={0} y={0} state={state} />
        </g>
      ))}
      {map.cairns.map(({ id, x, y, state }) => (
        <Cairn key={id} x={x} y={y - 4} state={state} />
      ))}
    </svg>
  );
}

const asRidge = ({ stage, mark, steps }: StageView) => ({
  id: stage.id,
  state: mark,
  steps: steps.map((step) => ({ id: step.step.id, state: step.mark })),
});

/** The index that a key moves to, or null for other keys. */
export function moveTo(key: string, index: number, count: number): number | null {
  const last = count - 1;
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    Home: 0,
    End: last,
  };
  return targets[key] ?? null;
}

function useWidth(): [{ current: HTMLDivElement | null }, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
