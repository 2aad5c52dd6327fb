import { Injectable } from '@nestjs/common';
import { Id } from '@waymark/contracts/roadmaps/id';
import { type Source, sourceKey } from '@waymark/contracts/roadmaps/sources';
import { newId } from '@waymark/kernel/ids';
import type { FastifyRequest } from 'fastify';
import { type FileForm, FileForms } from './file-forms.ts';
import { invalidField } from './form-parts.ts';
import { Quarantine, UPLOAD } from './quarantine.ts';
import { SourceRegistry } from './source-registry.ts';

/** Stores an uploaded file as it arrives, without buffering it in memory. */
@Injectable()
export class Uploads {
  constructor(
    private readonly forms: FileForms,
    private readonly quarantine: Quarantine,
    private readonly sources: SourceRegistry,
  ) {}

  /** Errors: those of the form, of the file and of adding a source. On any of them nothing is stored. */
  take(request: FastifyRequest): Promise<Source> {
    const onField = (name: string, value: unknown) => this.check(name, value);
    return this.forms.take(request, { limit: UPLOAD, onField }, (form) => this.store(form));
  }

  /** If the roadmap comes first, a file that may not be added is not stored needlessly. */
  private async check(name: string, value: unknown): Promise<void> {
    if (name !== 'roadmapId') return;
    const id = Id.safeParse(value);
    if (!id.success) throw invalidField('roadmapId', 'This id is not valid.');
    await this.sources.check(id.data);
  }

  private async store({ fields, file }: FileForm): Promise<Source> {
    const roadmapId = fields.get('roadmapId');
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
