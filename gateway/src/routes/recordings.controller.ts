import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { mentorRoles } from '@waymark/contracts/caller';
import * as routes from '@waymark/contracts/roadmaps/recording-routes';
import {
  FinishRecordingBody,
  PartNumber,
  PartQuery,
  Recording,
  RecordingId,
} from '@waymark/contracts/roadmaps/recordings';
import { Source } from '@waymark/contracts/roadmaps/sources';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { RecordingParts } from '../uploads/recording-parts.ts';

/** A megabyte over a slow line. */
const PART_WITHIN_MS = 60_000;
const partBody = { schema: { type: 'string', format: 'binary' } } as const;

@Controller()
export class RecordingsController {
  constructor(private readonly recordings: RecordingParts) {}

  @ApiConsumes('application/octet-stream')
  @ApiBody(partBody)
  @Endpoint(routes.putRecordingPart, {
    response: Recording,
    roles: mentorRoles,
    takesBytes: true,
    respondWithinMs: PART_WITHIN_MS,
    summary: 'Stores one part of a recording, of at most 1 MB; the same part again changes nothing',
  })
  putPart(
    @Param('id', { schema: RecordingId }) id: string,
    @Param('number', { schema: PartNumber }) number: number,
    @Query({ schema: PartQuery }) { seconds }: z.infer<typeof PartQuery>,
    @Req() request: FastifyRequest,
  ): Promise<Recording> {
    return this.recordings.take({ id, number, seconds }, request.body);
  }

  @Endpoint(routes.finishRecording, {
    response: Source,
    roles: mentorRoles,
    status: 201,
    quota: 'upload',
    respondWithinMs: null,
    summary: 'Makes a source of the parts, in order; repeated, it returns the same source',
  })
  finish(
    @Param('id', { schema: RecordingId }) id: string,
    @Body({ schema: FinishRecordingBody }) body: z.output<typeof FinishRecordingBody>,
    @Req() request: FastifyRequest,
  ): Promise<Source> {
    return this.recordings.finish(id, request.session!.userId, body);
  }
}
