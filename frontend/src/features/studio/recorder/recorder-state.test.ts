import { describe, expect, it } from '@jest/globals';
import { defaultName, supportedFormat, titleOf } from './formats.ts';
import { microphoneError, microphoneErrorFrom } from './microphone.ts';
import { IDLE, isUnsaved, type RecorderEvent, type RecorderState, reduce } from './recorder-state.ts';

const webm = { recordAs: 'audio/webm;codecs=opus', type: 'audio/webm', extension: 'webm' } as const;
const recording = {
  blob: new Blob(['x']),
  format: webm,
  seconds: 4,
  levels: [],
  name: 'Recording',
  ending: 'stopped' as const,
};
const after = (...events: RecorderEvent[]): RecorderState => events.reduce(reduce, IDLE);

const START: RecorderEvent = { type: 'start' };
const OPENED: RecorderEvent = { type: 'opened' };
const ENDED: RecorderEvent = { type: 'ended', recording };

describe('the recorder', () => {
  it('goes from idle through initializing and recording to recorded', () => {
    expect(after(START)).toEqual({ phase: 'initializing' });
    expect(after(START, OPENED)).toEqual({ phase: 'recording', seconds: 0 });
    expect(after(START, OPENED, { type: 'tick', seconds: 3.2 })).toEqual({
      phase: 'recording',
      seconds: 3.2,
    });
    expect(after(START, OPENED, ENDED)).toEqual({
      phase: 'recorded',
      recording,
      saving: { state: 'unsaved' },
    });
  });

  it('is idle with the reason when the microphone is refused until the next start', () => {
    const error = microphoneError('denied');
    expect(after(START, { type: 'failed-to-record', error })).toEqual({ phase: 'idle', error });
    expect(after(START, { type: 'failed-to-record', error }, START)).toEqual({ phase: 'initializing' });
  });

  it('is reset by saving and by deleting', () => {
    expect(after(START, OPENED, ENDED, { type: 'save' }, { type: 'saved' })).toEqual(IDLE);
    expect(after(START, OPENED, ENDED, { type: 'delete' })).toEqual(IDLE);
  });

  it('discards the recording before when a new one is started', () => {
    expect(after(START, OPENED, ENDED, START)).toEqual({ phase: 'initializing' });
  });

  it('preserves the recording when the upload fails or is cancelled', () => {
    const failed = after(START, OPENED, ENDED, { type: 'save' }, { type: 'save-failed', message: null });
    expect(failed).toMatchObject({ recording, saving: { state: 'failed' } });
    expect(reduce(failed, { type: 'save' })).toMatchObject({ saving: { state: 'sending', progress: 0 } });
    const cancelled = after(START, OPENED, ENDED, { type: 'save' }, { type: 'save-cancelled' });
    expect(cancelled).toMatchObject({ recording, saving: { state: 'unsaved' } });
  });

  it('ignores delete and start while it is being sent', () => {
    const sending = after(START, OPENED, ENDED, { type: 'save' }, { type: 'sent', progress: 0.5 });
    expect(reduce(sending, { type: 'delete' })).toBe(sending);
    expect(reduce(sending, START)).toBe(sending);
  });

  it('ignores late events', () => {
    const cancelled = after(START, OPENED, ENDED, { type: 'save' }, { type: 'save-cancelled' });
    expect(reduce(cancelled, { type: 'saved' })).toBe(cancelled);
    expect(reduce(IDLE, ENDED)).toBe(IDLE);
    expect(reduce(after(START), { type: 'found', recording })).toEqual({ phase: 'initializing' });
  });

  it('is paused and resumed', () => {
    expect(after(START, OPENED, { type: 'paused' })).toMatchObject({ phase: 'recording', isPaused: true });
    expect(after(START, OPENED, { type: 'paused' }, { type: 'resumed' })).toMatchObject({ isPaused: false });
    expect(reduce(IDLE, { type: 'paused' })).toBe(IDLE);
  });

  it('is unsaved from the start of the recording until it is deleted', () => {
    expect(isUnsaved(after(START))).toBe(false);
    expect(isUnsaved(after(START, OPENED))).toBe(true);
    expect(isUnsaved(after(START, OPENED, ENDED, { type: 'save' }))).toBe(true);
    expect(isUnsaved(after(START, OPENED, ENDED, { type: 'delete' }))).toBe(false);
  });
});

describe('a recording', () => {
  it('uses the first supported format and its extension', () => {
    const only = (type: string) => supportedFormat((mimeType) => mimeType.startsWith(type))?.extension;
    expect(supportedFormat(() => true)?.extension).toBe('webm');
    expect(only('audio/mp4')).toBe('m4a');
    expect(only('audio/ogg')).toBe('ogg');
    expect(only('audio/flac')).toBeUndefined();
  });

  it('has a title without path separators', () => {
    expect(titleOf(' The night / of the letter ', 'R')).toBe('The night of the letter');
    expect(titleOf('  ', 'R')).toBe('R');
    expect(defaultName(new Date(2026, 2, 4, 6, 5))).toBe('Recording, 4 Mar, 06:05');
  });
});

describe('a microphone error', () => {
  it.each([
    [
      'NotAllowedError',
      "Microphone access denied. Click the microphone icon in your browser's address bar to allow access, then try again.",
    ],
    ['NotFoundError', 'No microphone found. Please connect a microphone and refresh the page.'],
    [
      'NotSupportedError',
      'Audio recording is not supported in this browser. Please use Chrome, Firefox, or Safari.',
    ],
    [
      'NotReadableError',
      'Failed to start recording. Please check your microphone permissions and try again.',
    ],
  ])('of type %s is shown as “%s”', (name, text) => {
    const error = microphoneErrorFrom(Object.assign(new Error('no'), { name }));
    expect(error).toMatchObject({ title: 'Microphone Access Required', description: text });
  });
});
