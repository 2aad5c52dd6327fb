import { Controller, type MessageEvent, Param, Req, Res, Sse, UseGuards } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Role } from '@waymark/contracts/caller';
import { LOADED_AGO, OPENED, RESYNC, type UserSignal } from '@waymark/contracts/live';
import { Id } from '@waymark/contracts/roadmaps/id';
import { newId } from '@waymark/kernel/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMPTY, type Observable } from 'rxjs';
import { Needs } from '../http/endpoint.ts';
import { LiveStreams } from './live-streams.ts';
import { RunReaderGuard } from './run-reader.guard.ts';
import { RunStream } from './run-stream.ts';
import { UserSignals } from './user-signals.ts';

@Controller()
export class LiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly runs: RunStream,
    private readonly signals: UserSignals,
  ) {}

  @UseGuards(RunReaderGuard)
  @Sse('/api/ai-runs/:id/events')
  @Needs({ access: 'user', respondWithinMs: null })
  @ApiOperation({ summary: "A run's log as it grows, from after Last-Event-ID on; ends with the run" })
  run(
    @Param('id', { schema: Id }) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Observable<MessageEvent> {
    const { after, isDone } = request.reading!;
    if (request.method === 'HEAD') return EMPTY;
    if (isDone) {
      // 204: the client must not reconnect.
      reply.code(204);
      return EMPTY;
    }
    return this.streams.stream(request.session!, after > 0 ? String(after) : '', (out) =>
      this.runs.follow(request.ctx, id, after, out),
    );
  }

  @Sse('/api/events')
  @Needs({ access: 'user', respondWithinMs: null })
  @ApiOperation({ summary: 'Signals what the user must refetch: types and ids, never content' })
  user(@Req() request: FastifyRequest): Observable<MessageEvent> {
    const session = request.session!;
    // A stream to a HEAD request would never end and block its connection.
    if (request.method === 'HEAD') return EMPTY;
    const { userId } = session;
    const { role } = request.ctx.caller!;
    return this.streams.stream(session, '', (out) => {
      const listener = (id: string, data: UserSignal) => out.send({ id, data });
      const stop = this.signals.listen(userId, listener, role);
      const missed = this.missedBy(userId, role, request.headers['last-event-id']);
      out.send({ id: newId(), data: { type: missed ? OPENED : RESYNC, ids: {} } satisfies UserSignal });
      for (const { id, signal } of missed ?? []) listener(id, signal);
      return stop;
    });
  }

  /** Null if unknown: signals are not stored, so a page that reconnects refetches everything. */
  private missedBy(userId: number, role: Role, lastEventId: string | string[] | undefined) {
    if (!lastEventId) return [];
    const ms = LOADED_AGO.exec(String(lastEventId))?.[1];
    return ms === undefined ? null : this.signals.recent(userId, role, Number(ms));
  }
}
