import type { ObjectStorage } from '../port.ts';
import { objectSource, SNIFF_BYTES, type Sniffed, sniff } from './sniff.ts';

const QUICKTIME: Sniffed = { type: 'video/quicktime', extension: 'mov', kind: 'video' };
const CAPTIONS: Sniffed = { type: 'text/vtt', extension: 'vtt', kind: 'text' };

/** As `sniffObject`, and MOV videos and WebVTT captions besides. */
export async function sniffFile(storage: ObjectStorage, key: string): Promise<Sniffed | null> {
  const source = await objectSource(storage, key);
  const head = await source.read(0, SNIFF_BYTES);
  if (head.toString('latin1', 4, 12) === 'ftypqt  ') return QUICKTIME;
  // The header must end there, and may follow a byte order mark (WebVTT, section 4.1).
  if (/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8'))) {
    return (await sniff(head, source))?.kind === 'text' ? CAPTIONS : null;
  }
  return sniff(head, source);
}
