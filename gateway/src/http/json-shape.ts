import type { AppError } from '@waymark/kernel/app-error';
import { validationError } from './validation.ts';

/** Far deeper than any contract. */
export const MAX_DEPTH = 12;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts values and depth of JSON while it arrives, because parsing and validating millions of values would block all other
 * requests. It does not check the syntax.
 */
export class JsonShape {
  private values = 1;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;

  constructor(private readonly maxValues: number) {}

  /** Throws VALIDATION when there are more values, or they are nested more deeply than MAX_DEPTH. */
  append(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.isInString) at = this.skipString(chunk, at);
      else this.count(chunk[at]!);
    }
  }

  private count(byte: number): void {
    if (byte === QUOTE) this.isInString = true;
    else if (byte === COMMA) this.addValue();
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      this.addValue();
      this.depth += 1;
      if (this.depth > MAX_DEPTH) throw invalid('The request body is nested too deeply.');
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.depth -= 1;
  }

  private addValue(): void {
    this.values += 1;
    if (this.values > this.maxValues) throw invalid('The request body has too many values.');
  }

  /** Returns the position of the closing quote, or the last one. */
  private skipString(chunk: Uint8Array, from: number): number {
    let isEscaped = this.isEscaped;
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) {
        this.isInString = false;
        this.isEscaped = false;
        return at;
      }
    }
    this.isEscaped = isEscaped;
    return chunk.length - 1;
  }
}

const invalid = (message: string): AppError => validationError([{ path: [], message }]);
