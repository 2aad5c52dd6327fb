import type { Sniffed } from './sniff.ts';

/** Extensions in use for a type besides its own. */
const ALIASES: Record<string, string[]> = {
  'image/jpeg': ['jpeg', 'jpe', 'jfif'],
  'audio/wav': ['wave'],
  'audio/ogg': ['oga', 'opus'],
  'video/ogg': ['ogv'],
  'audio/mp4': ['mp4'],
  'video/mp4': ['m4v'],
};
/** Recorders name any recording webm (spec §7). */
const RECORDING = /^(?:audio|video)\//;

/** The extension of a file name in lower case; null without one. */
export const extensionOf = (name: string): string | null =>
  /[^.\s]\s*\.([\p{L}\p{N}_-]{1,16})\s*$/u.exec(name)?.[1]?.toLowerCase() ?? null;

/** Whether a file may have this name, given the type of its content. A name without an extension claims none. */
export function hasExtensionOf(name: string, { type, extension }: Sniffed): boolean {
  const given = extensionOf(name);
  if (given === null || given === extension) return true;
  return (ALIASES[type]?.includes(given) ?? false) || (given === 'webm' && RECORDING.test(type));
}
