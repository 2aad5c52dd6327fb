export type FileFormat =
  | { kind: 'pdf' | 'docx' | 'txt' }
  | { kind: 'image' }
  | { kind: 'doc' }
  | { kind: 'unknown' }
  | { kind: 'recording'; extension: string };

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TEXTS: Record<string, FileFormat> = {
  'application/pdf': { kind: 'pdf' },
  [DOCX]: { kind: 'docx' },
  'application/msword': { kind: 'doc' },
  'text/plain': { kind: 'txt' },
};
/** Speech services detect the format by the extension. */
const EXTENSIONS: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'video/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'audio/webm': 'webm',
  'video/webm': 'webm',
};

export function formatOf(contentType: string): FileFormat {
  const type = contentType.split(';')[0]?.trim() ?? '';
  if (type.startsWith('image/')) return { kind: 'image' };
  const extension = EXTENSIONS[type];
  return extension ? { kind: 'recording', extension } : (TEXTS[type] ?? { kind: 'unknown' });
}
