import { type Line, readLines } from './lines.ts';
import { maskText } from './mask.ts';

/** A paragraph, a bullet, a diary entry or one turn of a conversation; offsets are into the source. */
export interface Block {
  start: number;
  end: number;
  /** The nearest heading above, and the date it is filed under. */
  heading: string | null;
  label: string | null;
  bullet: boolean;
  speaker: string | null;
}

export interface ReadSource {
  masked: string;
  blocks: Block[];
}

/** Reads the outer form of a source: paragraphs, headings, bullets, dates and who is speaking. */
export function readSource(text: string): ReadSource {
  const masked = maskText(text);
  const captions = looksLikeCaptions(text);
  const read = dropRareSpeakers(readLines(masked, text));
  const blocks = captions ? joinCaptions(read, masked) : joinLines(markHeadings(read, masked), masked);
  return { masked, blocks: withoutInterviewer(blocks, masked).flatMap((block) => inPieces(block, masked)) };
}

const LONGEST_BLOCK = 6000;

/** A paragraph without end is read in pieces, cut behind a sentence where there is one. */
function inPieces(block: Block, masked: string): Block[] {
  const pieces: Block[] = [];
  let start = block.start;
  while (block.end - start > LONGEST_BLOCK) {
    const window = masked.slice(start, start + LONGEST_BLOCK);
    const stop = Math.max(window.lastIndexOf('. '), window.lastIndexOf('? '), window.lastIndexOf('! '));
    const space = window.lastIndexOf(' ');
    const size = stop > LONGEST_BLOCK / 2 ? stop + 1 : space > 0 ? space : LONGEST_BLOCK;
    pieces.push({ ...block, start, end: start + size });
    start += size;
  }
  return [...pieces, { ...block, start }];
}

const words = (text: string): number => text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;

/** Subtitles: most lines are short and stamped with a time, and sentences run on from one to the next. */
function looksLikeCaptions(text: string): boolean {
  const lines = text
    .slice(0, 40_000)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stamped = lines.filter((line) => /^[ \t]*[[(]?\d{1,2}:\d{2}/.test(line)).length;
  return stamped >= 3 && stamped >= lines.length / 4 && words(text.slice(0, 40_000)) / lines.length < 14;
}

const CAPTION_BLOCK = 1500;

function joinCaptions(lines: Line[], masked: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of lines) {
    if (line.kind !== 'text') continue;
    const full =
      open && open.end - open.start > CAPTION_BLOCK && /[.!?]\s*$/.test(masked.slice(open.start, open.end));
    if (open && !full && !line.speaker) open.end = line.end;
    else {
      open = {
        start: line.start,
        end: line.end,
        heading: null,
        label: null,
        bullet: false,
        speaker: line.speaker,
      };
      blocks.push(open);
    }
  }
  return blocks;
}

/** "How I Paid Off My Debt": nearly every longer word has a capital, and no full stop ends it. */
function titleCased(text: string): boolean {
  const long = text.match(/[\p{L}][\p{L}'’-]{3,}/gu) ?? [];
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return long.length >= 3 && words(text) <= 16 && capitals >= long.length * 0.75 && !/[.!?]$/.test(text);
}

/** A short line that stands alone, starts with a capital and ends without a full stop is a heading. */
function markHeadings(lines: Line[], masked: string): Line[] {
  return lines.map((line, i) => {
    if (line.kind !== 'text' || line.bullet || line.speaker) return line;
    const text = masked.slice(line.start, line.end);
    const alone = (lines[i - 1]?.kind ?? 'empty') === 'empty' && (lines[i + 1]?.kind ?? 'empty') === 'empty';
    const looksIt = words(text) <= 8 && /^[\p{Lu}\d"']/u.test(text) && !/[.,;!—-]$/.test(text);
    return ((alone && looksIt) || titleCased(text)) && lines.length > 2
      ? { ...line, kind: 'heading' as const, opens: true }
      : line;
  });
}

/** "Name:" is a speaker when it comes back, or is one of the usual letters; else it was part of the sentence. */
function dropRareSpeakers(lines: Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const line of lines) if (line.speaker) counts.set(line.speaker, (counts.get(line.speaker) ?? 0) + 1);
  const usual = /^(?:q|a|interviewer|interviewee|host|guest|question|answer|speaker ?\d*|me|transcript)\d*$/;
  return lines.map((line) => {
    const known = line.speaker === null || usual.test(line.speaker) || (counts.get(line.speaker) ?? 0) > 1;
    return known ? line : { ...line, speaker: null, start: line.withoutSpeaker };
  });
}

/** Joins wrapped lines to paragraphs. A line that opens something, or follows a short one, starts a new block. */
function joinLines(lines: Line[], masked: string): Block[] {
  const blocks: Block[] = [];
  let heading: string | null = null;
  let label: string | null = null;
  let speaker: string | null = null;
  let open: Block | null = null;
  const width = wrapWidth(lines);
  lines.forEach((line, i) => {
    if (line.kind === 'heading') {
      heading = masked.slice(line.start, line.end).trim();
      label = null;
    }
    if (line.kind !== 'text') {
      open = null;
      return;
    }
    if (line.label) label = line.label;
    if (line.speaker) speaker = line.speaker;
    const before = lines[i - 1];
    const wrapped = before?.kind === 'text' && before.end - before.start >= width;
    const lowercase = /^[\p{Ll}]/u.test(masked.slice(line.start, line.start + 1));
    if (open && !line.opens && (wrapped || lowercase)) open.end = line.end;
    else {
      open = { start: line.start, end: line.end, heading, label, bullet: line.bullet, speaker };
      blocks.push(open);
    }
  });
  return blocks.filter((block) => /\p{L}/u.test(masked.slice(block.start, block.end)));
}

/** The width at which the text seems to be wrapped: a shorter line ended where its author ended it. */
function wrapWidth(lines: Line[]): number {
  const lengths = lines
    .filter((l) => l.kind === 'text')
    .map((l) => l.end - l.start)
    .sort((a, b) => a - b);
  const long = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return long > 120 ? 1000 : Math.max(30, Math.floor(long * 0.6));
}

/**
 * In a conversation only the one who tells the story is heard. Whoever mostly asks is the interviewer: questions
 * in at least two of five turns, and fewer words than somebody else.
 */
function withoutInterviewer(blocks: Block[], masked: string): Block[] {
  const turns = new Map<string, { blocks: number; asked: number; words: number }>();
  for (const block of blocks) {
    if (!block.speaker) continue;
    const turn = turns.get(block.speaker) ?? { blocks: 0, asked: 0, words: 0 };
    const text = masked.slice(block.start, block.end);
    turns.set(block.speaker, {
      blocks: turn.blocks + 1,
      asked:
        turn.asked +
        (text.includes('?') ||
        /\b(?:tell us|tell me|talk about|walk us|describe|thank you|thanks)\b/i.test(text)
          ? 1
          : 0),
      words: turn.words + words(text),
    });
  }
  const most = Math.max(0, ...[...turns.values()].map((turn) => turn.words));
  const asks = (speaker: string | null): boolean => {
    const turn = speaker ? turns.get(speaker) : undefined;
    if (!speaker || !turn || turns.size < 2) return false;
    return (
      turn.words < most &&
      (turn.asked / turn.blocks >= 0.4 || /^(?:q|interviewer|host|question)\d*$/.test(speaker))
    );
  };
  return blocks.filter((block) => !asks(block.speaker));
}
