import { Mic, Pause, Square } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { formatDuration } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { LeaveGuard } from '../shared/leave-guard.tsx';
import { LevelMeter } from './level-meter.tsx';
import { FALLBACK_NOTE, type MicrophoneError } from './microphone.ts';
import { MicrophoneAlert } from './microphone-alert.tsx';
import { MicrophoneCheck } from './microphone-check.tsx';
import { RecordedView } from './recorded-view.tsx';
import { isUnsaved } from './recorder-state.ts';
import { SavedUpTo } from './saved-up-to.tsx';
import type { Recorder as RecorderControls } from './use-recorder.ts';

interface RecorderProps {
  ref?: Ref<HTMLElement>;
  recorder: RecorderControls;
  title: string;
  intro: string;
  /** Below the button that starts a recording. */
  children?: ReactNode;
}

/** Records the mentor's voice. */
export function Recorder({ ref, recorder, title, intro, children }: RecorderProps) {
  const { state, levels } = recorder;
  const titleId = useId();
  const [deleting, setDeleting] = useState(false);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-24 rounded-card border border-edge p-5"
    >
      <h3 id={titleId} className="text-lg">
        {title}
      </h3>
      {isUnsaved(state) && (
        <LeaveGuard
          title="Leave without saving your recording?"
          description={`${state.phase === 'recording' ? 'The recording stops. ' : ''}It will be here when you come back, but it is not part of your material until you save it.`}
        />
      )}
      {state.phase === 'idle' && (
        <>
          <Idle intro={intro} error={state.error} onStart={() => recorder.start()} />
          {children}
        </>
      )}
      {state.phase === 'initializing' && (
        <p role="status" className="mt-2 min-h-11 text-sm text-muted">
          Opening the microphone… Your browser may ask for your permission.
        </p>
      )}
      {state.phase === 'recording' && (
        <div className="mt-2 grid gap-3">
          {recorder.isFallback && <p className="text-sm text-amber">{FALLBACK_NOTE}</p>}
          {levels && !state.isPaused && <LevelMeter track={levels} />}
          <div className="flex flex-wrap items-center gap-4">
            <Button variant="primary" onClick={recorder.stop}>
              <Square aria-hidden="true" className="size-4 fill-current" />
              Stop recording
            </Button>
            <Button onClick={state.isPaused ? recorder.resume : recorder.pause}>
              {state.isPaused ? (
                <Mic aria-hidden="true" className="size-4" />
              ) : (
                <Pause aria-hidden="true" className="size-4" />
              )}
              {state.isPaused ? 'Resume' : 'Pause'}
            </Button>
            <p className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={`size-3 rounded-full ${state.isPaused ? 'border-2 border-edge' : 'anim-breathe bg-clay'}`}
              />
              <span role="status" className="text-sm font-semibold">
                {state.isPaused ? 'Paused' : 'Recording'}
              </span>
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
            onDelete={() => setDeleting(true)}
            onAgain={recorder.saveAndRecordAnother}
          />
        </div>
      )}
      <AlertDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete this recording?"
        description="The recording is not saved and will be deleted permanently."
        confirmLabel="Delete recording"
        destructive
        onConfirm={() => {
          recorder.remove();
          setDeleting(false);
        }}
      />
    </section>
  );
}

interface IdleProps {
  intro: string;
  error: MicrophoneError | null;
  onStart: () => void;
}

function Idle({ intro, error, onStart }: IdleProps) {
  return (
    <div className="mt-1 grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">
        {intro} Every few seconds, what you said is stored in your account, so that a closed tab loses
        nothing. Only you can hear it.
      </p>
      {error && <MicrophoneAlert error={error} />}
      <MicrophoneCheck>
        <Button onClick={onStart}>
          <Mic aria-hidden="true" className="size-4.5" />
          Start recording
        </Button>
      </MicrophoneCheck>
    </div>
  );
}
