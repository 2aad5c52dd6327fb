import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { canTrim, formatTenths, withEnd } from './trim.ts';
import { TrimTime } from './trim-time.tsx';

interface TrimTimesProps {
  seconds: number;
  trim: Trim;
  onChange: (trim: Trim) => void;
}

/** The times of the handles on the waveform, and what remains between them. */
export function TrimTimes({ seconds, trim, onChange }: TrimTimesProps) {
  if (!canTrim(seconds)) return null;
  const removed = trim.start + (seconds - trim.end);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2 text-sm">
      <legend className="font-semibold">Trim</legend>
      <p className="text-muted">Drag the ends of the waveform, or write the times.</p>
      <div className="grid max-w-xs grid-cols-2 gap-3">
        <TrimTime
          label="Start at"
          seconds={trim.start}
          onChange={(to) => onChange(withEnd(trim, 'start', to, seconds))}
        />
        <TrimTime
          label="End at"
          seconds={trim.end}
          onChange={(to) => onChange(withEnd(trim, 'end', to, seconds))}
        />
      </div>
      <p role="status" className="tabular text-muted empty:hidden">
        {removed >= 0.1 &&
          `${formatTenths(trim.end - trim.start)} remain. The rest is not played or transcribed; learners never hear it.`}
      </p>
    </fieldset>
  );
}
