// What browsers may take for a page (WHATWG MIME sniffing, "identifying a resource with an unknown MIME type"), and SVG.
const MARKUP =
  /^<(?:!doctype|html|head|body|script|iframe|h1|div|font|table|a|style|title|b|br|p|svg|!--|\?xml|object|embed|link|meta|base|math|template)(?=[\s>/:-]|$)/i;

export type TextVerdict = 'text' | 'markup' | 'binary';

/** Detects UTF-8, UTF-16 with a byte order mark, and Windows-1252. */
export function looksLikeText(head: Uint8Array): TextVerdict {
  const text = decodeStart(head);
  if (text === null || text.trim() === '' || hasControls(text)) return 'binary';
  return MARKUP.test(text.replace(/^[\s\ufeff]+/, '')) ? 'markup' : 'text';
}

function decodeStart(head: Uint8Array): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return decode('utf-16le', head);
  if (head[0] === 0xfe && head[1] === 0xff) return decode('utf-16be', head);
  return decode('utf-8', head) ?? decodeWindows1252(head);
}

/** Strict, but allows a character cut off at the end. */
function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Prose in Windows-1252 is mostly ASCII, without the five unassigned bytes. */
function decodeWindows1252(head: Uint8Array): string | null {
  let high = 0;
  for (const byte of head) {
    if (byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d) return null;
    if (byte >= 0x80) high += 1;
  }
  return high * 4 > head.length ? null : new TextDecoder('windows-1252').decode(head);
}

function hasControls(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d && code !== 0x0c && code !== 0x1b)
      return true;
  }
  return false;
}
