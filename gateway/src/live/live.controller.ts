import { Controller, type MessageEvent, Param, Req, Res, Sse, UseGuards } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { OPENED, RESYNC, type UserSignal } from '@waymark/contracts/live';
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
    // Missed signals are not stored: a page that reconnects refetches everything.
    const type = request.headers['last-event-id'] ? RESYNC : OPENED;
    return this.streams.stream(session, '', (out) => {
      const listener = (id: string, data: UserSignal) => out.send({ id, data });
      const stop = this.signals.listen(session.userId, listener, request.ctx.caller!.role);
      out.send({ id: newId(), data: { type, ids: {} } satisfies UserSignal });
      return stop;
    });
  }
}
