/** A recording format of MediaRecorder and its file type. */
export interface RecordingFormat {
  /** MIME type with codecs, for MediaRecorder. */
  recordAs: string;
  /** MIME type of the file. */
  type: 'audio/webm' | 'audio/mp4' | 'audio/ogg';
  extension: 'webm' | 'm4a' | 'ogg';
}

/** Chromium and Firefox record the first, Safari the second, old Firefox the last. */
const FORMATS: readonly RecordingFormat[] = [
  { recordAs: 'audio/webm;codecs=opus', type: 'audio/webm', extension: 'webm' },
  { recordAs: 'audio/mp4;codecs=mp4a.40.2', type: 'audio/mp4', extension: 'm4a' },
  { recordAs: 'audio/mp4', type: 'audio/mp4', extension: 'm4a' },
  { recordAs: 'audio/ogg;codecs=opus', type: 'audio/ogg', extension: 'ogg' },
];

/** The first format that this browser can record, or null. */
export const supportedFormat = (
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): RecordingFormat | null => FORMATS.find(({ recordAs }) => isSupported(recordAs)) ?? null;

export const formatFor = (recordAs: string): RecordingFormat | undefined =>
  FORMATS.find((format) => format.recordAs === recordAs);

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The default name of a recording, in local time. */
export const defaultName = (at: Date): string => `Recording, ${DAY.format(at)}, ${TIME.format(at)}`;

/** As on the server. */
export const RECORDING_NAME_CHARS = 120;

/** The name of a recording, without characters that file names cannot contain; a colon is part of a time. */
export function titleOf(typed: string, fallback: string): string {
  const clean = typed
    .replace(/[\p{Cc}\p{Cs}/\\*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return clean || fallback;
}
