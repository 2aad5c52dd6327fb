import type { MsgHdrs } from '@nats-io/transport-node';
import type { Logger } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { inputMessage } from '@waymark/contracts/input-messages';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { checkRole } from '@waymark/platform/access';
import { type RequestContext, runInContext } from '@waymark/platform/context';
import { z } from 'zod';
import type { CallerVerifier } from './caller-token.ts';
import { MessageAges } from './message-ages.ts';
import {
  HEADERS,
  hashOf,
  INTERNAL_MESSAGE,
  issuesOf,
  type RpcResponder,
  toWire,
  type WireError,
} from './rpc-wire.ts';
import { toUnavailable } from './transient.ts';

z.config({ customError: inputMessage });

const MAX_ID_LENGTH = 200;

/** Adds deadline, caller, context and parsing. Rejects with WireErrors; other errors are logged and become INTERNAL. */
export function rpcResponder(
  rpc: AnyRpc,
  call: (input: unknown, caller: Caller | null) => unknown,
  deps: { callers: CallerVerifier | undefined; logger: Logger },
): RpcResponder {
  return async (raw, headers) => {
    const base = contextFrom(headers);
    return runInContext(base, async () => {
      try {
        rejectExpired(base);
        const signed = callerFrom(headers, deps.callers);
        const caller = authorize(rpc, signed.caller);
        const input = parseInput(rpc, raw);
        const inner: RequestContext = { ...base, ...signed, rpc: rpc.subject, ...hashFor(base, input) };
        const output = await runInContext(inner, async () => call(input, caller));
        return parseOutput(rpc, output);
      } catch (error) {
        throw wireError(rpc, error, deps.logger);
      }
    });
  };
}

/** Only requests with a key are compared with earlier ones. */
const hashFor = ({ idempotencyKey }: RequestContext, input: unknown): Pick<RequestContext, 'inputHash'> =>
  idempotencyKey === undefined ? {} : { inputHash: hashOf(input) };

function contextFrom(headers: MsgHdrs | undefined): RequestContext {
  const timeLeft = Number(headers?.get(HEADERS.timeLeft) || Number.NaN);
  const idempotencyKey = headers?.get(HEADERS.idempotencyKey);
  return {
    requestId: headers?.get(HEADERS.requestId)?.slice(0, MAX_ID_LENGTH) || newId(),
    caller: null,
    ...(Number.isFinite(timeLeft) ? { deadline: Date.now() + timeLeft - ageOf(headers) } : {}),
    ...(idempotencyKey ? { idempotencyKey: idempotencyKey.slice(0, MAX_ID_LENGTH) } : {}),
  };
}

const ages = new MessageAges();

/** The milliseconds that a request waited for this process, for example while it was frozen. */
function ageOf(headers: MsgHdrs | undefined): number {
  const [sender, sentAt] = headers?.get(HEADERS.sent).split(' ') ?? [];
  return sender && sentAt && Number.isFinite(Number(sentAt)) ? ages.ageOf(sender, Number(sentAt)) : 0;
}

function rejectExpired(ctx: RequestContext): void {
  if (ctx.deadline !== undefined && ctx.deadline <= Date.now()) {
    throw new AppError('TIMEOUT', 'This took too long. Please try again.');
  }
}

/** Without a token the caller is a service. */
function callerFrom(
  headers: MsgHdrs | undefined,
  callers: CallerVerifier | undefined,
): Pick<RequestContext, 'caller' | 'callerToken'> {
  const token = headers?.get(HEADERS.caller);
  if (!token) return { caller: null };
  if (!callers) throw new AppError('UNAUTHENTICATED', 'Please log in again.');
  return { caller: callers.verify(token), callerToken: token };
}

/** Throws UNAUTHENTICATED or FORBIDDEN according to the RPC's access and roles. */
function authorize({ access, roles }: AnyRpc, caller: Caller | null): Caller | null {
  if (access === 'none') return null;
  if (access === 'service') {
    if (caller) throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
    return null;
  }
  if (!caller && access === 'user') throw new AppError('UNAUTHENTICATED', 'Please log in first.');
  if (caller) checkRole(roles, caller);
  return caller;
}

function parseInput(rpc: AnyRpc, raw: unknown): unknown {
  const parsed = rpc.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION', 'Some of what was sent is not valid.', { issues: issuesOf(parsed.error) });
}

function parseOutput(rpc: AnyRpc, output: unknown): unknown {
  const parsed = rpc.output.safeParse(output);
  if (parsed.success) return parsed.data;
  throw new Error(
    `the response of ${rpc.subject} violates its contract: ${JSON.stringify(issuesOf(parsed.error))}`,
  );
}

function wireError(rpc: AnyRpc, error: unknown, logger: Logger): WireError {
  const known = toWire(toUnavailable(error) ?? error);
  if (!known || known.code === 'INTERNAL')
    logger.error({ msg: 'request failed', subject: rpc.subject, err: error });
  else if (!(error instanceof AppError))
    logger.warn({ msg: 'a dependency is unavailable', subject: rpc.subject, err: error });
  else logger.debug({ msg: 'request rejected', subject: rpc.subject, code: known.code });
  return known ?? { code: 'INTERNAL', message: INTERNAL_MESSAGE };
}
