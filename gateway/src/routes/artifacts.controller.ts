import { Controller, Req, Res } from '@nestjs/common';
import { Extraction } from '@waymark/contracts/ai/extraction';
import { HEIC_TEXT, isHeic } from '@waymark/contracts/heic';
import {
  ARTIFACT_BAD_TYPE,
  ARTIFACT_MAX_BYTES,
  ARTIFACT_TOO_LARGE,
  artifactFileType,
  artifactKey,
  ExtractContentBody,
} from '@waymark/contracts/roadmaps/artifacts';
import { ExtractContentEndpoint, StartExtraction } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { AiRun } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Serves } from '../http/endpoint.ts';
import { parseInput } from '../http/validation.ts';
import { Site } from '../pages/site.ts';
import { type FileForm, FileForms, fileId } from '../uploads/file-forms.ts';
import { invalidField } from '../uploads/form-parts.ts';
import { Quarantine } from '../uploads/quarantine.ts';
import { extractionResponse } from './extraction-response.ts';
import { FileFormBody } from './file-form.ts';
import { RUN_RESPOND_WITHIN_MS, RunResponses } from './run-responses.ts';

const RULES = { limit: { bytes: ARTIFACT_MAX_BYTES, message: ARTIFACT_TOO_LARGE } };
const UPLOADED = /^\/api\/(?:media\/([\w-]{1,64})|sources\/([\w-]{1,64})\/file)$/;
const formFields = { outsideModel: z.stringbool().default(false) };
const FileFields = ExtractContentBody.pick({ fileType: true }).extend(formFields);
/** For an upload its permissions decide, so the choice is checked and not used. */
const UrlFields = ExtractContentBody.extend(formFields);

const formDocs = {
  description:
    'A form may contain `file` in place of `fileUrl`. An AI service of another company receives the file only with `outsideModel`; for an upload, its permissions decide.',
  required: ['fileUrl'],
  fields: {
    fileUrl: { type: 'string' },
    fileType: { type: 'string', enum: ['image', 'video', 'document'] },
    outsideModel: { type: 'boolean', default: false },
  },
  alsoConsumes: ['application/json'],
};

@Controller()
export class ArtifactsController {
  constructor(
    private readonly services: RpcClient,
    private readonly forms: FileForms,
    private readonly quarantine: Quarantine,
    private readonly responses: RunResponses,
    private readonly site: Site,
  ) {}

  @FileFormBody(formDocs)
  @Serves(ExtractContentEndpoint, { parsesBody: true, respondWithinMs: RUN_RESPOND_WITHIN_MS })
  async extract(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Extraction | AiRun> {
    const started = request.isMultipart()
      ? await this.forms.take(request, RULES, (form) => this.fromForm(request.session!.userId, form))
      : await this.fromUrl(parseInput(ExtractContentEndpoint.body, request.body ?? {}));
    return this.responses.send(started, extractionResponse, request, reply);
  }

  private async fromForm(userId: number, { file, fields }: FileForm): Promise<AiRun> {
    // A form sends an empty field for a choice that was not made.
    const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
    if (!file) return this.fromUrl(parseInput(UrlFields, given));
    const { fileType, outsideModel } = parseInput(FileFields, given);
    const { sniffed, name, size: fileSize } = file;
    if (!artifactFileType(sniffed.type)) {
      throw new AppError('UNSUPPORTED_TYPE', isHeic({ ...sniffed, name }) ? HEIC_TEXT : ARTIFACT_BAD_TYPE);
    }
    const key = artifactKey(userId, fileId(file));
    await this.quarantine.release(file, key);
    const subject = { key, name, fileType: sniffed.type, fileSize, outsideModel };
    // Objects without a row are swept after a day.
    return this.services.call(StartExtraction, { subject, fileType });
  }

  /** Nothing is fetched: the address only names an upload. */
  private fromUrl({ fileUrl, fileType }: ExtractContentBody): Promise<AiRun> {
    const path = fileUrl.startsWith(this.site.url('/api/'))
      ? fileUrl.slice(this.site.url('').length)
      : fileUrl;
    const found = UPLOADED.exec(path);
    const sourceId = found?.[1] ?? found?.[2];
    if (!sourceId) throw invalidField('fileUrl', 'Only files that you uploaded to Waymark can be read.');
    return this.services.call(StartExtraction, { subject: { sourceId }, fileType });
  }
}
