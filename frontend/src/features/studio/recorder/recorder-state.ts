import type { RecordingFormat } from './formats.ts';
import type { MicrophoneError } from './microphone.ts';

/** stopped: by the mentor; limit: at the size limit; lost: the device was disconnected; recovered: after a crash. */
export type Ending = 'stopped' | 'limit' | 'lost' | 'recovered';

export interface Recording {
  blob: Blob;
  format: RecordingFormat;
  seconds: number;
  /** How loud it is, from 0 to 1, ten per second; empty if not measured. */
  levels: readonly number[];
  name: string;
  ending: Ending;
}

export type Saving =
  | { state: 'unsaved' }
  | { state: 'sending'; progress: number }
  | { state: 'failed'; message: string | null };

export type RecorderState =
  | { phase: 'idle'; error: MicrophoneError | null }
  | { phase: 'initializing' }
  | { phase: 'recording'; seconds: number; isPaused?: boolean }
  | { phase: 'recorded'; recording: Recording; saving: Saving };

export type RecorderEvent =
  | { type: 'start' }
  | { type: 'opened' }
  | { type: 'tick'; seconds: number }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'failed-to-record'; error: MicrophoneError }
  | { type: 'ended'; recording: Recording }
  | { type: 'found'; recording: Recording }
  | { type: 'save' }
  | { type: 'sent'; progress: number }
  | { type: 'save-failed'; message: string | null }
  | { type: 'save-cancelled' }
  | { type: 'saved' }
  | { type: 'delete' };

export const IDLE: RecorderState = { phase: 'idle', error: null };

/** Ignores events that do not apply to the state, such as late ones. */
export function reduce(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (state.phase) {
    case 'idle':
      return fromIdle(state, event);
    case 'initializing':
      if (event.type === 'opened') return { phase: 'recording', seconds: 0 };
      return event.type === 'failed-to-record' ? { phase: 'idle', error: event.error } : state;
    case 'recording':
      if (event.type === 'tick') return { ...state, seconds: event.seconds };
      if (event.type === 'paused') return { ...state, isPaused: true };
      if (event.type === 'resumed') return { ...state, isPaused: false };
      if (event.type === 'ended') return recorded(event.recording);
      return event.type === 'failed-to-record' ? { phase: 'idle', error: event.error } : state;
    case 'recorded':
      return fromRecorded(state, event);
  }
}

const recorded = (recording: Recording): RecorderState => ({
  phase: 'recorded',
  recording,
  saving: { state: 'unsaved' },
});

function fromIdle(state: RecorderState, event: RecorderEvent): RecorderState {
  if (event.type === 'start') return { phase: 'initializing' };
  return event.type === 'found' ? recorded(event.recording) : state;
}

type Recorded = Extract<RecorderState, { phase: 'recorded' }>;

function fromRecorded(state: Recorded, event: RecorderEvent): RecorderState {
  const sending = state.saving.state === 'sending';
  switch (event.type) {
    case 'save':
      return sending ? state : { ...state, saving: { state: 'sending', progress: 0 } };
    case 'sent':
      return sending ? { ...state, saving: { state: 'sending', progress: event.progress } } : state;
    case 'save-failed':
      return sending ? { ...state, saving: { state: 'failed', message: event.message } } : state;
    case 'save-cancelled':
      return sending ? { ...state, saving: { state: 'unsaved' } } : state;
    case 'saved':
      return sending ? IDLE : state;
    case 'delete':
      return sending ? state : IDLE;
    case 'start':
      // The user has confirmed that this discards the previous recording.
      return sending ? state : { phase: 'initializing' };
    default:
      return state;
  }
}

/** Whether there is a recording that is not uploaded. */
export const isUnsaved = (state: RecorderState): boolean =>
  state.phase === 'recording' || state.phase === 'recorded';
