import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChildService } from '@waymark/platform/testing/child-service';

const PROCESS = new URL('./shop-process.ts', import.meta.url);

/** Processes of the sample shop with a shared file of one line per committed transaction. */
export class Shop {
  private readonly home = mkdtempSync(join(tmpdir(), 'waymark-shop-'));
  private readonly env: Record<string, string>;
  private readonly started: ChildService[] = [];

  constructor(env: Record<string, string>) {
    this.env = { ...env, LEDGER: join(this.home, 'ledger') };
  }

  /** Starts a process and waits until it is ready (`waitFor` null: does not wait). */
  async start(env: Record<string, string> = {}, waitFor?: null): Promise<ChildService> {
    const child = await ChildService.start(PROCESS, { ...this.env, ...env }, { waitFor });
    this.started.push(child);
    return child;
  }

  ledger(): Record<string, unknown>[] {
    const file = join(this.home, 'ledger');
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async close(): Promise<void> {
    await Promise.all(this.started.map((child) => child.end()));
    rmSync(this.home, { recursive: true, force: true });
  }
}
