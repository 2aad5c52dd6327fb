export class StageScanner {
  private text = '';
  private at = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private start = -1;

  /** Returns the stages that this piece completes, as JSON. */
  push(piece: string): string[] {
    this.text += piece;
    const found: string[] = [];
    for (; this.at < this.text.length; this.at += 1) {
      const stage = this.step(this.text[this.at] ?? '');
      if (stage !== null) found.push(stage);
    }
    return found;
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

  /** Stages are the objects two levels in: `{ "stages": [ {…} ] }`. */
  private open(char: string): void {
    if (this.depth === 0 && char === '[') return;
    if (this.depth === 2 && char === '{') this.start = this.at;
    this.depth += 1;
  }

  private close(): string | null {
    if (this.depth > 0) this.depth -= 1;
    if (this.depth !== 2 || this.start < 0) return null;
    const stage = this.text.slice(this.start, this.at + 1);
    this.start = -1;
    return stage;
  }
}
