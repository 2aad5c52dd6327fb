import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import {
  limitNotices,
  natsAttention,
  postgresAttention,
  redisAttention,
  serviceAttention,
} from './attention.ts';
import { consoleReporter } from './console.ts';
import { RotatingLog } from './rotating-log.ts';
import { lineSplitter } from './run.ts';

describe('the console', () => {
  const capture = (isTTY: boolean) => {
    const parts: string[] = [];
    let now = 0;
    const out = { isTTY, columns: 40, write: (text: string) => parts.push(text) };
    return { parts, reporter: consoleReporter(out, () => now), pass: (ms: number) => (now += ms) };
  };

  it('prints one line per step, and progress every ten seconds, without a terminal', () => {
    const { parts, reporter, pass } = capture(false);
    const step = reporter.step('Building');
    step.progress('a');
    pass(10_000);
    step.progress('b');
    step.progress('c');
    pass(500);
    step.done('Built');
    expect(parts).toEqual([' … Building: b (10.0 s)\n', ' ✓ Built (10.5 s)\n']);
  });

  it('keeps the unfinished line last and within the width of a terminal', () => {
    const { parts, reporter } = capture(true);
    const step = reporter.step('Building');
    step.progress('a very long word about what is being built at this moment');
    reporter.warn('redis ended');
    step.dropped();
    const lines = parts.join('').split('\n');
    expect(lines[0]).toContain('redis ended');
    expect(parts.every((part) => stripVTControlCharacters(part).length <= 41)).toBe(true);
    expect(parts.at(-1)).toBe('\r\x1b[K');
  });
});

describe('a log line', () => {
  it('of a service is shown from the level warn, with its request', () => {
    expect(serviceAttention('{"level":30,"msg":"ready"}')).toBeNull();
    expect(serviceAttention('{"level":40,"msg":"slow","requestId":"r1"}')).toBe('slow [r1]');
    expect(serviceAttention('{"level":"error","msg":"broken"}')).toBe('broken');
    expect(serviceAttention('plain text')).toBeNull();
    expect(serviceAttention('{not json')).toBeNull();
  });

  it('of a server is shown for an error, not for a refused client or advice', () => {
    expect(postgresAttention('2026 [1] PANIC:  could not write to file')).toBe(
      'PANIC:  could not write to file',
    );
    expect(postgresAttention('2026 [1] FATAL:  database "x" does not exist')).toBeNull();
    expect(natsAttention('[1] 2026 [ERR] JetStream failed to store')).toBe('JetStream failed to store');
    expect(natsAttention('[1] 2026 [INF] Server is ready')).toBeNull();
    expect(redisAttention('1:M # WARNING Memory overcommit must be enabled! … can fail')).toBeNull();
    expect(redisAttention('1:M # Error writing to the AOF file: No space left')).toContain('Error writing');
  });

  it('is shown five times in ten seconds per process, the rest as a number', () => {
    const printed: string[] = [];
    let now = 0;
    const print = limitNotices(
      (text) => printed.push(text),
      5,
      10_000,
      () => now,
    );
    for (let i = 0; i < 12; i++) print(`roadmaps: fault ${i}`);
    print('gateway: fault');
    now = 10_001;
    print('roadmaps: later');
    expect(printed).toHaveLength(8);
    expect(printed.at(-2)).toBe('roadmaps: 7 more lines like these are in its log');
  });
});

describe('a log file', () => {
  it('is rotated at its limit, and the oldest is deleted', () => {
    const dir = mkdtempSync(join(tmpdir(), 'waymark-log-'));
    const log = new RotatingLog(join(dir, 'a.log'), { maxBytes: 10, keep: 2 });
    for (const text of ['first....\n', 'second...\n', 'third....\n', 'fourth...\n']) log.write(text);
    log.close();
    expect(readdirSync(dir).sort()).toEqual(['a.log', 'a.log.1', 'a.log.2']);
    expect(readFileSync(join(dir, 'a.log'), 'utf8')).toBe('fourth...\n');
    expect(readFileSync(join(dir, 'a.log.2'), 'utf8')).toBe('second...\n');
    rmSync(dir, { recursive: true });
  });

  it('writes to its own file only, also after it is closed', () => {
    const dir = mkdtempSync(join(tmpdir(), 'waymark-log-'));
    const log = new RotatingLog(join(dir, 'a.log'), { maxBytes: 10 });
    log.write('first\n');
    log.close();
    const next = new RotatingLog(join(dir, 'b.log')); // takes the freed descriptor number
    log.write('late, and longer than the limit\n');
    log.close();
    next.write('second\n');
    next.close();
    expect(readFileSync(join(dir, 'a.log'), 'utf8')).toBe('first\n');
    expect(readFileSync(join(dir, 'b.log'), 'utf8')).toBe('second\n');
    rmSync(dir, { recursive: true });
  });

  it('is split into whole lines for any chunks', () => {
    const lines: string[] = [];
    const take = lineSplitter((line) => lines.push(line));
    for (const part of ['a', 'b\r\nc\n', '\nd', 'e']) take(part);
    expect(lines).toEqual(['ab', 'c', '']);
  });
});
