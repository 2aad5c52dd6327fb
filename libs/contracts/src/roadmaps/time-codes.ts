import type { Moment } from './sources.ts';

const LINE = /^[ \t]*\[(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\][ \t]*/;
/** As many as fit into one message, with a margin. */
const MAX_MOMENTS = 2_000;

/** Seconds as `m:ss` or `h:mm:ss`. */
export function timeCode(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(whole % 60)}`
    : `${minutes}:${twoDigits(whole % 60)}`;
}

/** Removes the time codes at the beginning of lines, `[m:ss]`, and returns where in the text they were. */
export function parseTimeCodes(typed: string): { text: string; moments: Moment[] } {
  const moments: Moment[] = [];
  let text = '';
  for (const line of typed.split('\n')) {
    if (text || moments.length > 0) text += '\n';
    const [code, hours = '0', minutes = '0', seconds = '0'] = LINE.exec(line) ?? [];
    if (code !== undefined && moments.length < MAX_MOMENTS)
      moments.push({
        at: text.length,
        seconds: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds),
      });
    text += code === undefined ? line : line.slice(code.length);
  }
  return { text, moments };
}

/** The text with a line for each time code, to be edited. */
export function withTimeCodes(text: string, moments: readonly Moment[]): string {
  const starts = [0, ...moments.map(({ at }) => at)];
  return starts
    .map((from, index) => {
      const part = text.slice(from, starts[index + 1] ?? text.length).trim();
      const moment = moments[index - 1];
      return moment ? `[${timeCode(moment.seconds)}] ${part}` : part;
    })
    .filter(Boolean)
    .join('\n');
}
