import { Injectable } from '@nestjs/common';
import { Id } from '@waymark/contracts/roadmaps/id';
import { type Source, sourceKey, UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { FastifyRequest } from 'fastify';
import { fileName } from './file-name.ts';
import { FORM_BYTES, formParts, invalidField } from './form-parts.ts';
import { Quarantine, type Quarantined, tooLarge } from './quarantine.ts';
import { SourceRegistry } from './source-registry.ts';

interface Form {
  roadmapId?: string;
  file?: Quarantined & { name: string };
}

/** Stores an uploaded file as it arrives, without buffering it in memory. */
@Injectable()
export class Uploads {
  constructor(
    private readonly quarantine: Quarantine,
    private readonly sources: SourceRegistry,
  ) {}

  /** Errors: those of the form, of the file and of adding a source. On any of them nothing is stored. */
  async take(request: FastifyRequest, userId: number): Promise<Source> {
    if (!request.isMultipart()) {
      throw new AppError('UNSUPPORTED_TYPE', 'Please send the file as multipart/form-data.');
    }
    if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES + FORM_BYTES) throw tooLarge();
    const form: Form = {};
    try {
      await this.read(request, userId, form);
      return await this.keep(form);
    } catch (error) {
      if (form.file) await this.quarantine.drop(form.file.key);
      throw error;
    } finally {
      // The rest is discarded, so that the sender can read the response.
      request.raw.unpipe();
      request.raw.resume();
    }
  }

  private async read(request: FastifyRequest, userId: number, form: Form): Promise<void> {
    for await (const part of formParts(request, UPLOAD_MAX_BYTES)) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file' || form.file)
          throw invalidField('file', 'Please send one file, as "file".');
        const name = fileName(part.filename);
        form.file = { ...(await this.quarantine.take(userId, part.file, name)), name };
      } else if (part.fieldname === 'roadmapId') {
        const id = Id.safeParse(part.value);
        if (!id.success) throw invalidField('roadmapId', 'This is not an id we know.');
        form.roadmapId = id.data;
        // If this field comes first, the file is not stored needlessly.
        await this.sources.check(id.data);
      }
    }
  }

  private async keep({ roadmapId, file }: Form): Promise<Source> {
    if (!file) throw invalidField('file', 'Please choose a file.');
    if (!roadmapId) throw invalidField('roadmapId', 'Please say which roadmap the file is for.');
    const key = sourceKey(roadmapId, newId());
    await this.quarantine.release(file, key);
    return this.sources.add({
      roadmapId,
      kind: 'file',
      key,
      originalName: file.name,
      fileType: file.sniffed.type,
      fileSize: file.size,
      sha256: file.sha256,
      words: null,
    });
  }
}
