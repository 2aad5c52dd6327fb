import { supportedFormat } from './formats.ts';

/** Why nothing is being recorded, in words for the person. */
export interface MicrophoneFault {
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

export const microphoneFault = (why: keyof typeof DESCRIPTIONS): MicrophoneFault => ({
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

/** What getUserMedia or MediaRecorder threw, in words. */
export const faultFrom = (error: unknown): MicrophoneFault =>
  microphoneFault(BY_NAME[(error as { name?: string } | null)?.name ?? ''] ?? 'other');

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  navigator.mediaDevices?.getUserMedia !== undefined &&
  supportedFormat() !== null;

export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 },
  });

/** The light beside the camera goes out. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
