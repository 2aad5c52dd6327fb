import { useEffect, useRef, useState } from 'react';

const BARS = 40;
/** A new bar this often: slow enough to be calm, quick enough to answer. */
const BAR_MS = 80;
const QUIET = 0.02;
const QUIET_AFTER_MS = 4_000;

/** How loud it is, drawn as it goes by; as a number for those who want no motion. Says so when nothing is heard. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const still = useReducedMotion();
  const bars = useRef<SVGSVGElement>(null);
  const [percent, setPercent] = useState(0);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const loudness = listenTo(stream);
    if (!loudness) return;
    const levels: number[] = Array(BARS).fill(0);
    let lastHeard = performance.now();
    const timer = setInterval(() => {
      const level = loudness.level();
      if (level > QUIET) lastHeard = performance.now();
      setSilent(performance.now() - lastHeard > QUIET_AFTER_MS);
      levels.push(level);
      levels.shift();
      if (still) setPercent(Math.round(Math.max(...levels.slice(-6)) * 100));
      else paint(bars.current, levels);
    }, BAR_MS);
    return () => {
      clearInterval(timer);
      loudness.close();
    };
  }, [stream, still]);
  return (
    <div>
      {still ? (
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
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
            <rect key={index} x={index * 6 + 1} y={23} width={4} height={2} rx={2} />
          ))}
        </svg>
      )}
      <p role="status" className="text-sm text-amber empty:hidden">
        {silent && 'We hear nothing. Is the right microphone on?'}
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

/** The loudness of now, 0–1. Null where the browser cannot tell; recording goes on without. */
function listenTo(stream: MediaStream): { level: () => number; close: () => void } | null {
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
        // Ears hear ratios: the root twice makes quiet speech visible.
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
    const look = () => setReduced(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [query]);
  return reduced;
}
