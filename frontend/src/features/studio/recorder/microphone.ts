import { deviceStorage } from '#lib/device-storage.ts';
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

const CHOICE_KEY = 'waymark-microphone';

/** The name of the microphone that was chosen on this device, whose id may change from visit to visit; empty: its default. */
export const chosenMicrophone = (): string => deviceStorage.get(CHOICE_KEY) ?? '';

export function chooseMicrophone(name: string): void {
  if (name) deviceStorage.set(CHOICE_KEY, name);
  else deviceStorage.remove(CHOICE_KEY);
}

export interface OpenMicrophone {
  stream: MediaStream;
  /** The chosen one was not found, so this is the default. */
  isFallback: boolean;
}

export const FALLBACK_NOTE = 'The microphone you chose is not connected, so the default one is used.';

/** Opens the chosen microphone, or the default one. A missing one stays chosen: it may be connected again. */
export async function openMicrophone(): Promise<OpenMicrophone> {
  const chosen = chosenMicrophone();
  const known = chosen ? await find(chosen) : undefined;
  if (known) return { stream: await openDevice(known.id), isFallback: false };
  const stream = await openDevice();
  // The names are known now.
  const found = chosen ? await find(chosen) : undefined;
  if (!found) return { stream, isFallback: chosen !== '' };
  release(stream);
  return { stream: await openDevice(found.id), isFallback: false };
}

const find = async (chosen: string): Promise<Microphone | undefined> =>
  (await listMicrophones()).find(({ name }) => name === chosen);

const openDevice = (id?: string): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: {
      ...{ echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 },
      ...(id && { deviceId: { exact: id } }),
    },
  });

export interface Microphone {
  id: string;
  name: string;
}

/** Browsers tell them apart only once a microphone may be used. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && !ALIASES.has(deviceId))
    .map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Microphone ${index + 1}` }));
}

/** Chromium lists what the system prefers a second time. */
const ALIASES: ReadonlySet<string> = new Set(['', 'default', 'communications']);

export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
