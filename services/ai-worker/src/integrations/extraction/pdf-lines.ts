/** In points from the bottom left of the page. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  height: number;
}

const BULLET = /^(?:[•▪●◦‣*–-]\s|\(?\d{1,3}[.)]\s)/;
const SENTENCE_END = /[.!?:;…]["'”’)\]]*$/;

/** Joins the lines of a paragraph, and words hyphenated at a line's end. */
export function joinLines(pages: PdfLine[][]): string {
  // Joined once: appending to one text would take quadratic time.
  const pieces: string[] = [];
  let last: PdfLine | undefined;
  for (const page of pages) {
    const lines = page.filter((line) => line.text.trim() !== '' && !isPageNumber(line));
    const step = usualStep(lines);
    const left = Math.min(...lines.map((line) => line.x));
    lines.forEach((line, i) => {
      const breaks = i === 0 ? startsParagraph(last, line) : endsParagraph(last, line, step, left);
      add(pieces, line.text.trim(), breaks);
      last = line;
    });
  }
  return pieces.join('');
}

const isPageNumber = (line: PdfLine): boolean =>
  /^(?:page\s+)?[-–]?\s*\d{1,4}\s*[-–]?$/i.test(line.text.trim());

function usualStep(lines: PdfLine[]): number {
  const steps = lines.slice(1).map((line, i) => (lines[i]?.y ?? 0) - line.y);
  const down = steps.filter((step) => step > 0).sort((a, b) => a - b);
  return down[Math.floor(down.length / 2)] ?? 0;
}

/** A sentence may continue on the next page. */
const startsParagraph = (last: PdfLine | undefined, line: PdfLine): boolean =>
  last === undefined || SENTENCE_END.test(last.text.trim()) || BULLET.test(line.text);

function endsParagraph(last: PdfLine | undefined, line: PdfLine, step: number, left: number): boolean {
  if (!last || BULLET.test(line.text)) return true;
  const down = last.y - line.y;
  const otherSize = Math.abs(last.height - line.height) > 0.15 * Math.max(last.height, line.height);
  const indented = line.x - left > 0.8 * line.height && last.x - left < 0.8 * line.height;
  return down > 1.35 * step || otherSize || (indented && SENTENCE_END.test(last.text.trim()));
}

function add(pieces: string[], line: string, breaks: boolean): void {
  const before = pieces.at(-1);
  if (before === undefined) pieces.push(line);
  else if (breaks) pieces.push('\n\n', line);
  else if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line)) pieces.splice(-1, 1, before.slice(0, -1), line);
  else pieces.push(' ', line);
}
