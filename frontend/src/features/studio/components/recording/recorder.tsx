import { CircleAlert, Mic, Square } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { formatDuration } from '../../../../lib/format.ts';
import type { MicrophoneError } from '../../recorder/microphone.ts';
import { isUnsaved } from '../../recorder/recorder-state.ts';
import { useRecorder } from '../../recorder/use-recorder.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { LevelMeter } from './level-meter.tsx';
import { RecordedView } from './recorded-view.tsx';
import { SavedUpTo } from './saved-up-to.tsx';
import { UnfinishedRecordings } from './unfinished-recordings.tsx';

/** Records the mentor's voice. */
export function Recorder({ roadmapId }: { roadmapId: string }) {
  const recorder = useRecorder(roadmapId);
  const { state, stream } = recorder;
  const [confirming, setConfirming] = useState<'again' | 'delete' | null>(null);
  const confirm = () => {
    if (confirming === 'again') recorder.start();
    else recorder.remove();
    setConfirming(null);
  };
  return (
    <section id="record" aria-labelledby="record-title" className="rounded-card border border-edge p-5">
      <h3 id="record-title" className="text-lg">
        Tell it aloud
      </h3>
      {isUnsaved(state) && (
        <LeaveGuard
          title="Leave without saving your recording?"
          description={`${state.phase === 'recording' ? 'The recording stops. ' : ''}It is here when you come back, but it is not part of your material until you save it.`}
        />
      )}
      {state.phase === 'idle' && <Idle error={state.error} onStart={recorder.start} />}
      {state.phase === 'idle' && <UnfinishedRecordings roadmapId={roadmapId} />}
      {state.phase === 'initializing' && (
        <p role="status" className="mt-2 min-h-11 text-sm text-muted">
          Opening the microphone… Your browser may ask for your permission.
        </p>
      )}
      {state.phase === 'recording' && (
        <div className="mt-2 grid gap-3">
          {stream && <LevelMeter stream={stream} />}
          <div className="flex flex-wrap items-center gap-4">
            <Button variant="primary" onClick={recorder.stop}>
              <Square aria-hidden="true" className="size-4 fill-current" />
              Stop recording
            </Button>
            <p className="flex items-center gap-2">
              <span aria-hidden="true" className="anim-breathe size-3 rounded-full bg-clay" />
              <span className="text-sm font-semibold">Recording</span>
              <span role="timer" aria-label="Recorded so far" className="tabular text-lg">
                {formatDuration(state.seconds)}
              </span>
            </p>
          </div>
          <SavedUpTo sent={recorder.sent} />
        </div>
      )}
      {state.phase === 'recorded' && (
        <div className="mt-3">
          <RecordedView
            recording={state.recording}
            saving={state.saving}
            sent={recorder.sent}
            onSave={recorder.save}
            onCancel={recorder.cancelSave}
            onDelete={() => setConfirming('delete')}
            onAgain={() => setConfirming('again')}
          />
        </div>
      )}
      <AlertDialog
        open={confirming !== null}
        onOpenChange={(open) => !open && setConfirming(null)}
        title={confirming === 'again' ? 'Replace this recording?' : 'Delete this recording?'}
        description="The recording is not saved and will be deleted permanently."
        confirmLabel={confirming === 'again' ? 'Record again' : 'Delete recording'}
        destructive
        onConfirm={confirm}
      />
    </section>
  );
}

function Idle({ error, onStart }: { error: MicrophoneError | null; onStart: () => void }) {
  return (
    <div className="mt-1 grid gap-3">
      <p className="text-sm text-muted">
        Speak as if to a friend. Every few seconds, what you said is stored in your account, so that a closed
        tab loses nothing. Only you can hear it.
      </p>
      {error && (
        <div role="alert" className="flex gap-2 rounded-control bg-berry-soft px-4 py-3 text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-berry" />
          <div>
            <p className="font-semibold text-berry">{error.title}</p>
            <p className="mt-1">{error.description}</p>
          </div>
        </div>
      )}
      <Button className="justify-self-start" onClick={onStart}>
        <Mic aria-hidden="true" className="size-4.5" />
        Start recording
      </Button>
    </div>
  );
}
