import { supportedFormat } from './formats.ts';

/** Why recording failed, for the user. */
export interface MicrophoneError {
  title: string;
  description: string;
}

const TITLE = 'Microphone Access Required';
const DESCRIPTIONS = {
  denied:
    "Microphone access denied. Click the microphone icon in your browser's address bar to allow access, then try again.",
  missing: 'No microphone found. Please connect a microphone and refresh the page.',
  unsupported: 'Audio recording is not supported in this browser. Please use Chrome, Firefox, or Safari.',
  other: 'Failed to start recording. Please check your microphone permissions and try again.',
};

export const microphoneError = (why: keyof typeof DESCRIPTIONS): MicrophoneError => ({
  title: TITLE,
  description: DESCRIPTIONS[why],
});

const BY_NAME: Record<string, keyof typeof DESCRIPTIONS> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'unsupported',
};

/** Maps an error of getUserMedia or MediaRecorder. */
export const microphoneErrorFrom = (error: unknown): MicrophoneError =>
  microphoneError(BY_NAME[(error as { name?: string } | null)?.name ?? ''] ?? 'other');

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  navigator.mediaDevices?.getUserMedia !== undefined &&
  supportedFormat() !== null;

export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 },
  });

export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
