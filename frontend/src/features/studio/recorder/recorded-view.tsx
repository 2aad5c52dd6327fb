import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { useState } from 'react';
import { formatBytes } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { Progress } from '#shared/ui/progress.tsx';
import { RECORDING_NAME_CHARS, titleOf } from './formats.ts';
import { levelsBetween } from './level-track.ts';
import type { Sent } from './part-sender.ts';
import type { Ending, Recording, Saving } from './recorder-state.ts';
import { SavedUpTo } from './saved-up-to.tsx';
import { TrimTimes } from './trim-times.tsx';
import { TrimWaveform } from './trim-waveform.tsx';

interface RecordedViewProps {
  recording: Recording;
  saving: Saving;
  sent: Sent;
  onSave: (name: string, trim: Trim | null) => void;
  onCancel: () => void;
  onDelete: () => void;
  /** Saves it and records another take. */
  onAgain: (name: string, trim: Trim | null) => void;
}

const ENDINGS: Record<Ending, string | null> = {
  stopped: null,
  limit: 'The recording was stopped at the limit of 50 MB. Save it, then continue with another one.',
  lost: 'The microphone was disconnected. Everything up to that point was recorded.',
  recovered: 'You left before saving this. At most the last second is missing.',
};

export function RecordedView({
  recording,
  saving,
  sent,
  onSave,
  onCancel,
  onDelete,
  onAgain,
}: RecordedViewProps) {
  const [name, setName] = useState(recording.name);
  const [isRefused, setRefused] = useState(false);
  const isTooLong = titleOf(name, '').length > RECORDING_NAME_CHARS;
  const whole = { start: 0, end: recording.seconds };
  const [trim, setTrim] = useState<Trim>(whole);
  const isTrimmed = trim.start > 0 || trim.end < whole.end;
  const chosen = isTrimmed ? trim : null;
  const unlessTooLong = (save: RecordedViewProps['onSave']) => () => {
    setRefused(isTooLong);
    if (!isTooLong) save(name, chosen);
  };
  const note = ENDINGS[recording.ending];
  return (
    <div className="grid grid-cols-1 gap-4">
      {note && (
        <p role="status" className="rounded-control bg-amber-soft px-4 py-3 text-sm">
          {note}
        </p>
      )}
      <TrimWaveform
        src={recording.blob}
        seconds={recording.seconds}
        levels={levelsBetween(recording.levels, 0, recording.seconds)}
        trim={trim}
        onChange={saving.state === 'sending' ? null : setTrim}
      />
      {saving.state === 'sending' ? (
        <Sending progress={saving.progress} size={recording.blob.size} onCancel={onCancel} />
      ) : (
        <>
          <TrimTimes seconds={recording.seconds} trim={trim} onChange={setTrim} />
          <Field
            label="Name of the recording"
            error={
              isRefused && isTooLong
                ? `A name can have at most ${RECORDING_NAME_CHARS} characters.`
                : undefined
            }
          >
            <Input
              limit={RECORDING_NAME_CHARS}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          {saving.state === 'failed' && (
            <p role="alert" className="text-sm text-berry">
              {saving.message ?? 'Failed to upload recording. Please try again.'} Your recording is still
              here.
            </p>
          )}
          <SavedUpTo sent={sent} seconds={recording.seconds} />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="primary" onClick={unlessTooLong(onSave)}>
              {saving.state === 'failed' ? 'Try again' : 'Save recording'}
            </Button>
            <Button size="sm" onClick={unlessTooLong(onAgain)}>
              Save and record another take
            </Button>
            <Button size="sm" variant="ghost" onClick={onDelete}>
              Delete
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Sending({ progress, size, onCancel }: { progress: number; size: number; onCancel: () => void }) {
  return (
    <div className="grid gap-3">
      <p className="tabular text-sm text-muted">
        {progress >= 1 ? 'Checking…' : `${Math.floor(progress * 100)}% of ${formatBytes(size)}`}
      </p>
      <Progress value={progress * 100} label="Uploading your recording" />
      <Button size="sm" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
