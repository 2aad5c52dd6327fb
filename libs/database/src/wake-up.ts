/** Lets a commit wake the relay of the same process. */
export class WakeUp {
  private pending = false;
  private resolve: (() => void) | undefined;

  wake(): void {
    this.pending = true;
    this.resolve?.();
  }

  /** Resolves at the next `wake` (at once when there was one since the last wait), after `ms` at the latest. */
  async wait(ms: number): Promise<void> {
    if (!this.pending) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.resolve = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
    }
    this.pending = false;
    this.resolve = undefined;
  }
}
