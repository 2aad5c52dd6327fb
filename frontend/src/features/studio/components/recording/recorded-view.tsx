import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { Progress } from '../../../../components/ui/progress.tsx';
import { formatBytes } from '../../../../lib/format.ts';
import type { Sent } from '../../recorder/part-sender.ts';
import type { Ending, Recording, Saving } from '../../recorder/recorder-state.ts';
import { ListenTo } from '../listen/listen.tsx';
import { SavedUpTo } from './saved-up-to.tsx';
import { TrimFields } from './trim-fields.tsx';

interface RecordedViewProps {
  recording: Recording;
  saving: Saving;
  sent: Sent;
  onSave: (name: string, trim: Trim | null) => void;
  onCancel: () => void;
  onDelete: () => void;
  onAgain: () => void;
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
  const whole = { start: 0, end: recording.seconds };
  const [trim, setTrim] = useState<Trim>(whole);
  const isTrimmed = trim.start > 0 || trim.end < whole.end;
  const note = ENDINGS[recording.ending];
  return (
    <div className="grid gap-4">
      {note && (
        <p role="status" className="rounded-control bg-amber-soft px-4 py-3 text-sm">
          {note}
        </p>
      )}
      <ListenTo src={recording.blob} name="your recording" seconds={recording.seconds} />
      {saving.state === 'sending' ? (
        <Sending progress={saving.progress} size={recording.blob.size} onCancel={onCancel} />
      ) : (
        <>
          <Field label="Name of the recording">
            <Input maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <TrimFields seconds={recording.seconds} trim={trim} onChange={setTrim} />
          {saving.state === 'failed' && (
            <p role="alert" className="text-sm text-berry">
              {saving.message ?? 'Failed to upload recording. Please try again.'} Your recording is still
              here.
            </p>
          )}
          <SavedUpTo sent={sent} seconds={recording.seconds} />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="primary" onClick={() => onSave(name, isTrimmed ? trim : null)}>
              {saving.state === 'failed' ? 'Try again' : 'Save recording'}
            </Button>
            <Button size="sm" onClick={onAgain}>
              Record again
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
        {progress >= 1 ? 'Checking…' : `${Math.floor(progress * 100)} % of ${formatBytes(size)}`}
      </p>
      <Progress value={progress * 100} label="Uploading your recording" />
      <Button size="sm" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
