import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, moved, squareOf, zoomed } from './crop.ts';
import type { OpenPicture } from './picture-file.ts';

interface CropAreaProps {
  picture: OpenPicture;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
  describedBy: string;
}

const STEP = 0.04;
const LARGE_STEP = 0.2;
export const ZOOM_STEP = 0.1;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP };

/** The picture under a round window. Drag, wheel, arrow keys, + and −. Arrows move the window over the picture. */
export function CropArea({ picture, crop, onChange, describedBy }: CropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { left, top, side } = squareOf(crop, picture);
  // The first control of the dialog, unless it is focused already, would be its close button.
  useEffect(() => area.current?.focus(), []);
  useWheelZoom(area, (by) => onChange((now) => zoomed(now, picture, now.zoom * by)));

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const by = { x: -event.movementX / width, y: -event.movementY / width };
    onChange((now) => moved(now, picture, by));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const zoom = zooms[event.key];
    if (!arrow && zoom === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    if (arrow) onChange((now) => moved(now, picture, { x: arrow.x * step, y: arrow.y * step }));
    else onChange((now) => zoomed(now, picture, now.zoom + zoom!));
  };
  return (
    <div
      ref={area}
      role="application"
      aria-label="Part of the picture to show"
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated with the keyboard
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="relative mx-auto aspect-square w-full max-w-72 touch-none cursor-grab overflow-hidden rounded-card bg-sunken active:cursor-grabbing"
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        className="absolute max-w-none select-none"
        style={{
          width: `${(100 * picture.width) / side}%`,
          height: `${(100 * picture.height) / side}%`,
          left: `${(-100 * left) / side}%`,
          top: `${(-100 * top) / side}%`,
        }}
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full border-2 shadow-[0_0_0_100vmax_var(--veil)]"
        style={{ borderColor: '#ffffff' }}
      />
    </div>
  );
}

/** Not with React's handler, which is passive: the page would scroll. */
function useWheelZoom(area: React.RefObject<HTMLDivElement | null>, zoom: (by: number) => void): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = area.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 500));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [area]);
}
