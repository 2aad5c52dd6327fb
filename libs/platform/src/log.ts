import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { context } from './context.ts';
import { redact, scrubLine } from './redact.ts';

export type Log = PinoLogger;

/**
 * A JSON logger. Every line has the service and, in a request, request id and user id; secrets are masked at any
 * depth.
 */
export function createLogger(
  service: string,
  options: { level?: string; destination?: DestinationStream } = {},
): Log {
  const settings = {
    level: options.level ?? 'info',
    base: { service, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: requestFields,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (record: Record<string, unknown>) => redact(record) as Record<string, unknown>,
    },
    // `redact` has already converted errors.
    serializers: { err: (err: unknown) => err },
    hooks: { streamWrite: scrubLine },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

function requestFields(): Record<string, unknown> {
  const current = context();
  if (!current) return {};
  return current.caller
    ? { requestId: current.requestId, userId: current.caller.userId }
    : { requestId: current.requestId };
}

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

const STARTUP_CONTEXTS = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

/** Routes messages of Nest and of its `Logger` to ours. */
export class NestLog implements LoggerService {
  private readonly logger: Log;

  constructor(logger: Log) {
    this.logger = logger;
  }

  log(message: unknown, ...rest: unknown[]): void {
    const source = rest.at(-1);
    this.write(typeof source === 'string' && STARTUP_CONTEXTS.has(source) ? 'debug' : 'info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes `(message, [stack or details…], context)`; the fields of a record become those of the line. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const extra = [...rest];
    const source = typeof extra.at(-1) === 'string' ? extra.pop() : undefined;
    const fields: Record<string, unknown> = source === undefined ? {} : { context: source };
    const details = extra.filter((item) => item !== undefined && item !== null);
    if (message instanceof Error) fields.err = message;
    for (const item of details) {
      if (item instanceof Error) fields.err = item;
      else if (typeof item === 'string' && /\n\s+at /.test(item)) fields.stack = item;
      else fields.details = item;
    }
    if (message !== null && typeof message === 'object' && !(message instanceof Error)) {
      this.logger[level]({ ...fields, ...message });
    } else {
      this.logger[level](fields, message instanceof Error ? message.message : String(message));
    }
  }
}
