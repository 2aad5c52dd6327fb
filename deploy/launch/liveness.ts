import { statfs } from 'node:fs/promises';
import { messageOf } from './fault.ts';
import { HangDetector } from './hang-detector.ts';
import type { Supervised } from './supervised.ts';

const EVERY_MS = 5_000;
const RESPOND_WITHIN_MS = 4_000;
/** Below this a server with a log of its own, as PostgreSQL's of 16 MB, cannot work. */
const FULL_BYTES = 32_000_000;

/** Restarts a process that runs, but does not work: after about a minute, never for a full disk, ever more rarely. */
export class Liveness {
  private readonly process: Supervised;
  private readonly notice: (text: string) => void;
  private readonly detector = new HangDetector();
  private readonly timer: NodeJS.Timeout;
  private checked: Supervised['id'] = null;
  private busy = false;
  private isFullReported = false;

  constructor(process: Supervised, notice: (text: string) => void) {
    this.process = process;
    this.notice = notice;
    this.timer = setInterval(() => void this.check(), EVERY_MS).unref();
  }

  end(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    const { id, spec } = this.process;
    if (this.busy || !id || !spec.liveness) return;
    this.busy = true;
    try {
      if (id !== this.checked) this.detector.started();
      this.checked = id;
      const missing = await within(spec.liveness());
      if (this.process.id !== id) return;
      if (missing === null) this.passed();
      else await this.failed(missing);
    } finally {
      this.busy = false;
    }
  }

  private passed(): void {
    this.detector.passedCheck();
    this.isFullReported = false;
  }

  private async failed(missing: string): Promise<void> {
    const { name, dataDir } = this.process.spec;
    const isFull = dataDir !== undefined && (await isDiskFull(dataDir));
    if (isFull && !this.isFullReported) {
      this.isFullReported = true;
      this.notice(
        `${name}: ${missing}, and the disk of ${dataDir} is full. Free some space; it recovers then`,
      );
    }
    if (this.detector.failedCheck(isFull)) void this.process.restart(missing);
  }
}

async function within(check: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, RESPOND_WITHIN_MS, 'does not respond');
  });
  try {
    return await Promise.race([check, late]);
  } catch (error) {
    return messageOf(error);
  } finally {
    clearTimeout(timer);
  }
}

const isDiskFull = (dir: string): Promise<boolean> =>
  statfs(dir).then(
    ({ bavail, bsize }) => bavail * bsize < FULL_BYTES,
    () => false,
  );
