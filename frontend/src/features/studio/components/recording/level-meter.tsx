import { useEffect, useRef, useState } from 'react';

const BARS = 40;
/** The interval of new bars. */
const BAR_MS = 80;
const SILENCE_LEVEL = 0.02;
const SILENCE_MS = 4_000;

/** Draws the recent input level, or shows it as a number with reduced motion. Warns about silence. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const reducedMotion = useReducedMotion();
  const bars = useRef<SVGSVGElement>(null);
  const [percent, setPercent] = useState(0);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const meter = openMeter(stream);
    if (!meter) return;
    const levels: number[] = Array(BARS).fill(0);
    let lastSound = performance.now();
    const timer = setInterval(() => {
      const level = meter.level();
      if (level > SILENCE_LEVEL) lastSound = performance.now();
      setSilent(performance.now() - lastSound > SILENCE_MS);
      levels.push(level);
      levels.shift();
      if (reducedMotion) setPercent(Math.round(Math.max(...levels.slice(-6)) * 100));
      else paint(bars.current, levels);
    }, BAR_MS);
    return () => {
      clearInterval(timer);
      meter.close();
    };
  }, [stream, reducedMotion]);
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

/** Measures the current loudness, 0–1. Null if the browser does not support it. */
function openMeter(stream: MediaStream): { level: () => number; close: () => void } | null {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 2_048;
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    return {
      level: () => {
        analyser.getFloatTimeDomainData(wave);
        const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
        // The double root makes quiet speech visible.
        return Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.4);
      },
      close: () => void context.close(),
    };
  } catch {
    return null;
  }
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
