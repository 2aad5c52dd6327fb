import { withoutQuotedLines } from '@waymark/contracts/roadmaps/written-text';
import { type Label, labelsOf, STAMP } from './speakers.ts';

const SPOKEN_AT = String.raw`[[(]?${STAMP}[\])]?`;
/** Not speech: time stamps, links, tags, sound notes, mail headers and quoted mails, table rows, marks of Markdown. */
const NOISE: RegExp[] = [
  /^(?:(?:\d{1,6}|[\da-f]{8}-[\da-f/-]{27,60})[ \t]*\n)?[ \t]*\d{1,3}:\d{1,2}[\d:.,]{0,10}[ \t]*-->.*$/gm,
  new RegExp(
    String.raw`(?<=^[ \t]*)${SPOKEN_AT}[ \t]*[—–-]?[ \t]*$|(?<=^[ \t]*)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,3})?|[.,]\d{3})(?=[ \t])[ \t]*[—–-]?|[[(]${STAMP}[\])]`,
    'gm',
  ),
  /https?:\/\/[^\s<>"]{1,2000}|<[^<>\n]{1,80}>|\[[^[\]\n]{0,80}\]/g,
  /\((?:laugh|chuckl|paus|cry|sigh|inaudible|music|applause|silence|cough|lach|schweig|weint|seufz|rires?|soupir|pleure|risas?|r[íi]e|llora|pausa|risos|ri-se|ride|piange|silenzio)[^()\n]{0,40}\)/gi,
  /^[ \t]*(?:WEBVTT|NOTE|STYLE)\b.*$|^[ \t]*\|.*$|^[ \t]*[-=_*]{3,}[ \t]*$/gm,
  /^(?:To|Cc|Bcc|Date|Subject|Sent|Betreff|Datum|An|Para|Asunto|Fecha|À|Objet|Assunto|Data|Oggetto|Enviado|Gesendet)[ \t]?:.*$/gm,
  /^(?:On|Am|El|Le|Em|Il) .{5,90}(?:wrote|schrieb.{0,40}|escribió|a écrit|escreveu|ha scritto) ?:[ \t]*$/gm,
  /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{So}]|[*_~`]{1,3}(?=[\p{L}\d"'(])|(?<=[\p{L}\d"'.,;:!?)])[*_~`]{1,3}/gu,
];
/** "0:04 so I called": a time of a recording begins near zero; "10:30 Rosa came by" is a time of the day. */
const CLOCKED = new RegExp(String.raw`(?<=^[ \t]*)${STAMP}(?=[ \t—–-])[ \t]*[—–-]?`, 'gm');
const FEWEST_STAMPS = 2;

export interface Reading {
  /** The text with everything but speech replaced by spaces: every offset stays. */
  masked: string;
  /** In the order of the text. */
  labels: Label[];
}

const blank = (found: string): string => found.replace(/[^\n]/g, ' ');

/** Finds the labels of speakers before the noise that they are written in is masked. */
export function readNoise(raw: string): Reading {
  const text = withoutQuotedLines(raw.replace(/[\r\u2028\u2029]/g, '\n'));
  const labels = labelsOf(text);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of labels) {
    parts.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  const unlabelled = parts.join('') + text.slice(at);
  const stamps = text.match(CLOCKED) ?? [];
  const isRecording = stamps.length >= FEWEST_STAMPS && /^0{1,2}:/.test(stamps[0]!);
  const noise = isRecording ? [...NOISE, CLOCKED] : NOISE;
  return { masked: noise.reduce((masked, one) => masked.replace(one, blank), unlabelled), labels };
}

/** The text with everything but speech replaced by spaces, labels of speakers included. */
export const withoutNoise = (text: string): string => readNoise(text).masked;
