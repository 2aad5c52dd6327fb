/** A way in which this browser can record speech, and what such a file is truly called. */
export interface RecordingFormat {
  /** For MediaRecorder, codec and all. */
  recordAs: string;
  /** Of the file. */
  type: string;
  extension: 'webm' | 'm4a' | 'ogg';
}

/** Chromium and Firefox record the first, Safari the second, old Firefox the last. */
const FORMATS: readonly RecordingFormat[] = [
  { recordAs: 'audio/webm;codecs=opus', type: 'audio/webm', extension: 'webm' },
  { recordAs: 'audio/mp4;codecs=mp4a.40.2', type: 'audio/mp4', extension: 'm4a' },
  { recordAs: 'audio/mp4', type: 'audio/mp4', extension: 'm4a' },
  { recordAs: 'audio/ogg;codecs=opus', type: 'audio/ogg', extension: 'ogg' },
];

/** The first format this browser says it can record; null when it can record none we take. */
export const supportedFormat = (
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): RecordingFormat | null => FORMATS.find(({ recordAs }) => isSupported(recordAs)) ?? null;

export const formatFor = (recordAs: string): RecordingFormat | undefined =>
  FORMATS.find((format) => format.recordAs === recordAs);

const two = (value: number): string => String(value).padStart(2, '0');

/** What a recording is called until its mentor says otherwise; the day and time of their own clock. */
export const defaultName = (at: Date): string =>
  `Recording ${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}.${two(at.getMinutes())}`;

/** A file name out of what somebody typed: nothing a path could be made of, and always the true extension. */
export function fileName(typed: string, format: RecordingFormat, fallback: string): string {
  const clean = typed
    .replace(/[\p{Cc}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return `${clean || fallback}.${format.extension}`;
}
