import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import {
  FinishRecordingBody,
  PartNumber,
  PartQuery,
  Recording,
  RecordingId,
} from '@waymark/contracts/roadmaps/recordings';
import {
  FinishRecordingEndpoint,
  PutRecordingPartEndpoint,
} from '@waymark/contracts/roadmaps/recordings.endpoints';
import { Source } from '@waymark/contracts/roadmaps/sources';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Serves } from '../http/endpoint.ts';
import { RecordingParts } from '../uploads/recording-parts.ts';

/** A megabyte over a slow line. */
const PART_WITHIN_MS = 60_000;
const partBody = { schema: { type: 'string', format: 'binary' } } as const;

@Controller()
export class RecordingsController {
  constructor(private readonly recordings: RecordingParts) {}

  @ApiConsumes('application/octet-stream')
  @ApiBody(partBody)
  @Serves(PutRecordingPartEndpoint, { takesBytes: true, respondWithinMs: PART_WITHIN_MS })
  putPart(
    @Param('id', { schema: RecordingId }) id: string,
    @Param('number', { schema: PartNumber }) number: number,
    @Query({ schema: PartQuery }) { seconds }: z.infer<typeof PartQuery>,
    @Req() request: FastifyRequest,
  ): Promise<Recording> {
    return this.recordings.take({ id, number, seconds }, request.body);
  }

  @Serves(FinishRecordingEndpoint, { respondWithinMs: null })
  finish(
    @Param('id', { schema: RecordingId }) id: string,
    @Body({ schema: FinishRecordingBody }) body: z.output<typeof FinishRecordingBody>,
    @Req() request: FastifyRequest,
  ): Promise<Source> {
    return this.recordings.finish(id, request.session!.userId, body);
  }
}
