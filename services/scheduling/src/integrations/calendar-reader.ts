import { Injectable } from '@nestjs/common';
import { sessionUid } from '@waymark/calendar/session-ics';
import { MemoryPool } from '@waymark/platform/sandbox/memory-pool';
import { Sandbox } from '@waymark/platform/sandbox/sandbox';
import { LinkFault } from '../domain/link-fault.ts';
import type { BusyInput, Interval } from './busy-task.ts';
import { GuardedHttp } from './guarded-http.ts';

const TASK = new URL('./busy-task', import.meta.url);
const MAX_BYTES = 5_000_000;
const MAX_VALIDATOR = 200;
const MEMORY_MB = 448;
const LIMITS = { timeoutMs: 60_000, memoryMb: MEMORY_MB };

/** What a server returned with the content, to ask later whether it is still the same. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type BusyRange = Pick<BusyInput, 'zone' | 'from' | 'to'>;

/** Reads the busy times of calendars elsewhere. The files are read in a child process: their authors are unknown. */
@Injectable()
export class CalendarReader {
  private readonly sandbox = new Sandbox(LIMITS, new MemoryPool(MEMORY_MB));

  constructor(private readonly http: GuardedHttp) {}

  /** Null for content that has not changed since `known`. Error: LinkFault. */
  async readFile(
    url: URL,
    known: Validators,
    range: BusyRange,
  ): Promise<{ busy: Interval[]; validators: Validators } | null> {
    const headers = {
      accept: 'text/calendar, */*;q=0.1',
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.lastModified && { 'if-modified-since': known.lastModified }),
    };
    const {
      status,
      headers: of,
      body,
    } = await this.http.send(url, { method: 'GET', headers, maxBytes: MAX_BYTES });
    if (status === 304) return null;
    if (status !== 200) throw new LinkFault(failureOf(status));
    const busy = await this.busyOf([body.toString()], range);
    return { busy, validators: { etag: short(of.etag), lastModified: short(of['last-modified']) } };
  }

  private async busyOf(texts: string[], range: BusyRange): Promise<Interval[]> {
    try {
      return await this.sandbox.run<BusyInput, Interval[]>(TASK, { texts, ...range, ownUid: sessionUid('') });
    } catch (error) {
      throw new LinkFault(isTooLarge(error) ? 'too-large' : 'not-a-calendar');
    }
  }
}

/** A longer one is not stored: the calendar is then read in full each time. */
const short = (validator: string | undefined): string | null =>
  validator !== undefined && validator.length <= MAX_VALIDATOR ? validator : null;

const failureOf = (status: number): LinkFault['failure'] => {
  if (status === 401 || status === 403) return 'login';
  return status === 404 || status === 410 ? 'not-found' : 'server';
};

/** The limits of the sandbox, or those of the task. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'SandboxError' || ('kind' in error && error.kind === 'RangeError'));
