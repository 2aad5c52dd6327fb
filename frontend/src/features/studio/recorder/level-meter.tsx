import { useEffect, useRef, useState } from 'react';
import { SILENCE_LEVEL } from './hear.ts';
import type { LevelTrack } from './level-track.ts';

const BARS = 40;
/** The interval of new bars. */
const BAR_MS = 100;
const SILENCE_BARS = 40;

/** Draws the recent input level, or shows it as a number with reduced motion. Warns about silence. */
export function LevelMeter({ track }: { track: LevelTrack }) {
  const reducedMotion = useReducedMotion();
  const bars = useRef<SVGSVGElement>(null);
  const [percent, setPercent] = useState(0);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const levels = track.latest(BARS);
      const recent = levels.slice(-SILENCE_BARS);
      setSilent(track.length >= SILENCE_BARS && recent.every((level) => level <= SILENCE_LEVEL));
      if (reducedMotion) setPercent(Math.round(Math.max(...levels.slice(-5)) * 100));
      else paint(bars.current, levels);
    }, BAR_MS);
    return () => clearInterval(timer);
  }, [track, reducedMotion]);
  return (
    <div>
      {reducedMotion ? (
        <p className="tabular h-12 text-sm leading-12 text-muted">Level {percent} of 100</p>
      ) : (
        <svg
          ref={bars}
          viewBox={`0 0 ${BARS * 6} 48`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-12 w-full fill-clay"
        >
          {Array.from({ length: BARS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by their position
            <rect key={index} x={index * 6 + 1} y={23} width={4} height={2} rx={2} />
          ))}
        </svg>
      )}
      <p role="status" className="text-sm text-amber empty:hidden">
        {silent && 'No sound detected. Is the right microphone on?'}
      </p>
    </div>
  );
}

function paint(svg: SVGSVGElement | null, levels: readonly number[]): void {
  levels.forEach((level, index) => {
    const height = 2 + level * 46;
    const bar = svg?.children[index];
    bar?.setAttribute('y', String(24 - height / 2));
    bar?.setAttribute('height', String(height));
  });
}

function useReducedMotion(): boolean {
  const [query] = useState(() => matchMedia('(prefers-reduced-motion: reduce)'));
  const [reduced, setReduced] = useState(query.matches);
  useEffect(() => {
    const update = () => setReduced(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [query]);
  return reduced;
}
