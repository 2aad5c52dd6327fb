/** Makes requests of this process wait for each other in memory: whoever waits here holds no connection. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();
  private readonly ahead = new Map<string, Promise<void>>();

  /**
   * Runs `fn` behind everybody who came before in the same line. While somebody is already after the same thing, waits
   * for them and then looks, beside the line, whether going on makes sense: `look` throws if not.
   */
  async take<T>(
    line: string,
    thing: string,
    { look, fn }: { look: () => Promise<void>; fn: () => Promise<T> },
  ): Promise<T> {
    const ahead = this.ahead.get(thing);
    if (ahead) {
      await ahead;
      await look();
      return this.inLine(line, fn);
    }
    const turn = this.inLine(line, fn);
    const over = turn.then(nothing, nothing);
    this.ahead.set(thing, over);
    try {
      return await turn;
    } finally {
      if (this.ahead.get(thing) === over) this.ahead.delete(thing);
    }
  }

  private async inLine<T>(line: string, fn: () => Promise<T>): Promise<T> {
    const before = this.last.get(line);
    const turn = before ? before.then(fn) : fn();
    const over = turn.then(nothing, nothing);
    this.last.set(line, over);
    try {
      return await turn;
    } finally {
      if (this.last.get(line) === over) this.last.delete(line);
    }
  }
}

const nothing = (): void => {};
