import type { ReactNode } from 'react';
import { wave, waveY } from '#shared/trail/geometry.ts';
import { Blaze, Cairn } from '#shared/trail/marks.tsx';

const PEN = { strokeWidth: 5, strokeLinecap: 'round' } as const;

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 288 120" className="block w-full max-w-72">
      {children}
    </svg>
  );
}

/** A page of text with one marked sentence. */
export function TextDrawing() {
  return (
    <Frame>
      <path className="fill-none stroke-line" {...PEN} d={writing(22, 20, 230)} />
      <path className="fill-none stroke-line" {...PEN} d={writing(22, 40, 190)} />
      <path className="fill-none stroke-muted" {...PEN} d={writing(22, 60, 220)} />
      <path className="fill-none stroke-muted" {...PEN} d={writing(22, 80, 120)} />
      <path className="fill-none stroke-line" {...PEN} d={writing(22, 100, 160)} />
      <path className="stroke-clay" {...PEN} d="M6 57V83" />
    </Frame>
  );
}

/** The marked sentence becomes a step of a trail. */
export function StructureDrawing() {
  return (
    <Frame>
      <path className="stroke-clay" {...PEN} d="M6 57V83" />
      <path className="fill-none stroke-muted" {...PEN} d={writing(22, 60, 100)} />
      <path className="fill-none stroke-muted" {...PEN} d={writing(22, 80, 60)} />
      <path className="trail-ahead" d="M170 122C170 104 170 90 170 70S170 34 200 28 246 30 262 30" />
      <path className="fill-none stroke-clay" strokeWidth="2" d="M134 70H160" />
      <Blaze x={170} y={106} state="ahead" />
      <Blaze x={170} y={70} state="done" />
      <Blaze x={206} y={27} state="ahead" />
      <Cairn x={266} y={28} state="ahead" />
    </Frame>
  );
}

const START = 10;
const LINE = wave(278, 60, 8, START);
const STEPS = [42, 92, 142] as const;

/** A trail with three completed steps and a current one. */
export function WalkDrawing() {
  return (
    <Frame>
      <path className="trail-ahead" d={LINE} />
      <path className="trail-done" d={wave(192, 60, 8, START)} />
      {STEPS.map((x) => (
        <Blaze key={x} x={x} y={waveY(x, 60, 8)} state="done" />
      ))}
      <Blaze x={192} y={waveY(192, 60, 8)} state="current" />
      <Cairn x={266} y={waveY(266, 60, 8) - 6} state="ahead" />
    </Frame>
  );
}

const WORD_WIDTHS = [34, 22, 46, 28, 38, 18, 42];

/** A path that suggests a line of words, `width` wide. */
function writing(x: number, y: number, width: number): string {
  const words: string[] = [];
  let at = x;
  for (let index = 0; x + width - at > 6; index += 1) {
    const end = Math.min(at + WORD_WIDTHS[(index + y) % WORD_WIDTHS.length]!, x + width);
    words.push(`M${at} ${y}H${end}`);
    at = end + 12;
  }
  return words.join('');
}
