import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { formatDuration } from '#lib/format.ts';
import { MadeByProgram } from '#shared/audio/made-by-program.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { ListenTo } from '../recorder/listen.tsx';
import { isAudio } from '../shared/media-kind.ts';

interface VoiceChoiceProps {
  label: string;
  hint: string;
  sources: readonly Source[];
  /** Id of a source; empty for none. */
  value: string;
  error?: string;
  onChange: (sourceId: string) => void;
}

/** Selects one of the roadmap's audio sources, with a player for the selected one. */
export function VoiceChoice({ label, hint, sources, value, error, onChange }: VoiceChoiceProps) {
  const voices = sources.filter(isAudio);
  const chosen = voices.find(({ id }) => id === value);
  if (voices.length === 0 && value === '')
    return (
      <div>
        <p className="text-sm font-semibold">{label}</p>
        <p className="mt-1 text-sm text-muted">
          There is no recording yet. One that you record or upload can be chosen here.
        </p>
      </div>
    );
  return (
    <div className="grid gap-3">
      <Field label={label} aside="optional" hint={hint} error={error}>
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">None</option>
          {value !== '' && !chosen && <option value={value}>A removed recording</option>}
          {voices.map((source) => (
            <option key={source.id} value={source.id}>
              {nameOf(source)}
            </option>
          ))}
        </Select>
      </Field>
      {chosen && (
        <ListenTo
          src={mediaUrl(chosen.id)}
          name={chosen.originalName}
          seconds={chosen.durationSeconds}
          levels={chosen.levels}
        />
      )}
      {chosen?.sampleVoice && <MadeByProgram />}
    </div>
  );
}

const nameOf = ({ originalName, durationSeconds }: Source): string =>
  durationSeconds === null ? originalName : `${originalName} (${formatDuration(durationSeconds)})`;
