export interface Reporter {
  print(line: string): void;
  warn(line: string): void;
  /** In red. */
  danger(line: string): void;
  /** Begins a step, which ends with exactly one call of `done`, `failed` or `dropped`. */
  step(title: string): Step;
}

export interface Step {
  progress(text: string): void;
  done(text?: string): void;
  failed(): void;
  /** Ends the step without a result, because the launcher is stopping. */
  dropped(): void;
}

/** Runs one step. `work` calls `done`; when it throws, the step is reported as failed, or dropped after an abort. */
export async function inStep<T>(
  console: Reporter,
  title: string,
  signal: AbortSignal | undefined,
  work: (step: Step) => Promise<T>,
): Promise<T> {
  const step = console.step(title);
  try {
    return await work(step);
  } catch (error) {
    if (signal?.aborted) step.dropped();
    else step.failed();
    throw error;
  }
}

export const silentReporter: Reporter = {
  print: () => {},
  warn: () => {},
  danger: () => {},
  step: () => ({ progress: () => {}, done: () => {}, failed: () => {}, dropped: () => {} }),
};

interface Out {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

const PLAIN_PROGRESS_EVERY_MS = 10_000;

export function consoleReporter(out: Out, now: () => number = Date.now): Reporter {
  const tty = out.isTTY === true;
  const color = (code: number, text: string) => (tty ? `\x1b[${code}m${text}\x1b[0m` : text);
  let open: string | null = null; // the unfinished line on the terminal
  const line = (text: string) => {
    if (open !== null) out.write('\r\x1b[K');
    out.write(`${text}\n`);
    if (open !== null) out.write(open);
  };
  return {
    print: line,
    warn: (text) => line(` ${color(33, '!')} ${text}`),
    danger: (text) => line(` ${color(31, `! ${text}`)}`),
    step: (title) => {
      const startedAt = now();
      let printedAt = startedAt;
      const show = (text: string) => {
        if (tty) {
          const shown = ` ${color(36, '…')} ${text.slice(0, (out.columns || 80) - 4)}`;
          if (shown !== open) out.write(`\r\x1b[K${shown}`);
          open = shown;
        } else if (now() - printedAt >= PLAIN_PROGRESS_EVERY_MS) {
          printedAt = now();
          out.write(` … ${text} (${seconds(now() - startedAt)})\n`);
        }
      };
      const close = (text?: string) => {
        if (open !== null) out.write('\r\x1b[K');
        open = null;
        if (text) out.write(`${text}\n`);
      };
      show(title);
      return {
        progress: (text) => show(`${title}: ${text}`),
        done: (text = title) =>
          close(` ${color(32, '✓')} ${text} ${color(2, `(${seconds(now() - startedAt)})`)}`),
        failed: () => close(` ${color(31, '✗')} ${title}`),
        dropped: () => close(),
      };
    },
  };
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
