/** Finds the objects of a JSON text that arrives in pieces. `level`: 0 for the outermost ones. */
export class ObjectScanner {
  private text = '';
  private at = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private start = -1;

  constructor(private readonly level: number) {}

  /** Returns the objects that this piece completes. */
  push(piece: string): string[] {
    this.text += piece;
    const found: string[] = [];
    if (this.isThinking()) return found;
    for (; this.at < this.text.length; this.at += 1) {
      const object = this.step(this.text[this.at] ?? '');
      if (object !== null) found.push(object);
    }
    return found;
  }

  /** Skips the reasoning that some models write before the JSON. */
  private isThinking(): boolean {
    if (this.at > 0 || !'<think>'.startsWith(this.text.trimStart().slice(0, 7))) return false;
    const end = this.text.indexOf('</think>');
    if (end >= 0) this.at = end;
    return end < 0;
  }

  private step(char: string): string | null {
    if (this.inString) {
      if (this.escaped) this.escaped = false;
      else if (char === '\\') this.escaped = true;
      else if (char === '"') this.inString = false;
    } else if (char === '"') this.inString = this.depth > 0;
    else if (char === '{' || char === '[') this.open(char);
    else if (char === '}' || char === ']') return this.close();
    return null;
  }

  private open(char: string): void {
    // Brackets outside of an object are prose.
    if (this.depth === 0 && char === '[') return;
    if (this.depth === this.level && char === '{') this.start = this.at;
    this.depth += 1;
  }

  private close(): string | null {
    if (this.depth > 0) this.depth -= 1;
    if (this.depth !== this.level || this.start < 0) return null;
    const object = this.text.slice(this.start, this.at + 1);
    this.start = -1;
    return object;
  }
}
