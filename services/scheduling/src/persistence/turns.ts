/** Makes requests of this process wait for each other in memory: whoever waits here holds no connection. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();
  private readonly going = new Map<string, number>();

  /**
   * Runs `fn` behind everybody who came before in the same line. `isContended`: when it came, somebody was after the
   * same thing already.
   */
  async take<T>(line: string, thing: string, fn: (isContended: boolean) => Promise<T>): Promise<T> {
    const before = this.last.get(line);
    const others = this.going.get(thing) ?? 0;
    this.going.set(thing, others + 1);
    let done: () => void = () => {};
    const mine = new Promise<void>((resolve) => {
      done = resolve;
    });
    this.last.set(line, mine);
    try {
      await before;
      return await fn(others > 0);
    } finally {
      const left = this.going.get(thing)! - 1;
      if (left > 0) this.going.set(thing, left);
      else this.going.delete(thing);
      if (this.last.get(line) === mine) this.last.delete(line);
      done();
    }
  }
}
