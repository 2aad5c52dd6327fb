import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { formatDuration } from '#lib/format.ts';

/** At least so much of a recording remains. */
const LEAST_SECONDS = 0.5;
const STEP = 0.1;

interface TrimFieldsProps {
  seconds: number;
  trim: Trim;
  onChange: (trim: Trim) => void;
}

/** Two sliders for what of a recording is saved. Arrow keys move by a tenth of a second, Page keys by more. */
export function TrimFields({ seconds, trim, onChange }: TrimFieldsProps) {
  if (seconds < 2 * LEAST_SECONDS) return null;
  const removed = trim.start + (seconds - trim.end);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1 text-sm">
      <legend className="font-semibold">Trim</legend>
      <Slider
        label="Start at"
        value={trim.start}
        max={seconds}
        onChange={(value) => onChange({ ...trim, start: Math.min(value, trim.end - LEAST_SECONDS) })}
      />
      <Slider
        label="End at"
        value={trim.end}
        max={seconds}
        onChange={(value) => onChange({ ...trim, end: Math.max(value, trim.start + LEAST_SECONDS) })}
      />
      <p role="status" className="tabular text-muted empty:hidden">
        {removed >= STEP &&
          `${inTenths(trim.end - trim.start)} remain. The rest is not played or transcribed; learners never hear it.`}
      </p>
    </fieldset>
  );
}

/** As precise as the sliders: 1.5 is "0:01.5". */
function inTenths(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${formatDuration(tenths / 10)}.${tenths % 10}`;
}

interface SliderProps {
  label: string;
  value: number;
  max: number;
  onChange: (seconds: number) => void;
}

function Slider({ label, value, max, onChange }: SliderProps) {
  return (
    <label className="flex items-center gap-3">
      <span className="w-16 shrink-0">{label}</span>
      <input
        type="range"
        min={0}
        max={max}
        step={STEP}
        value={value}
        aria-valuetext={`${value.toFixed(1)} seconds`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-10 min-w-0 grow accent-moss"
      />
      <span className="tabular min-w-14 shrink-0 text-right text-muted">{inTenths(value)}</span>
    </label>
  );
}
