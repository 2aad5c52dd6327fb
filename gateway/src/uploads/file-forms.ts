import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { context } from '@waymark/platform/context';
import type { FastifyRequest } from 'fastify';
import { fileName } from './file-name.ts';
import { FORM_BYTES, formParts, invalidField } from './form-parts.ts';
import { Quarantine, type Quarantined, type SizeLimit, tooLarge } from './quarantine.ts';
import { StorageQuota } from './storage-quota.ts';

export interface FileForm {
  file?: Quarantined & { name: string };
  fields: Map<string, string>;
}

export interface FormRules {
  limit: SizeLimit;
  /** Called with each field as it arrives: rejects a form before its file is stored. */
  onField?: (name: string, value: unknown) => Promise<void> | void;
}

/** Forms with at most one file, as `file`, which is stored as it arrives. */
@Injectable()
export class FileForms {
  constructor(
    private readonly quarantine: Quarantine,
    private readonly quota: StorageQuota,
  ) {}

  /** The file is dropped when `use` fails. Errors: STORAGE_FULL, those of the form, of the file, of a field and of `use`. */
  async take<T>(request: FastifyRequest, rules: FormRules, use: (form: FileForm) => Promise<T>): Promise<T> {
    const { limit } = rules;
    if (!request.isMultipart())
      throw new AppError('UNSUPPORTED_TYPE', 'Please send the file as multipart/form-data.');
    const size = Number(request.headers['content-length'] ?? limit.bytes);
    if (size > limit.bytes + FORM_BYTES) throw tooLarge(limit);
    return this.quota.reserving(size, () => this.store(request, rules, use));
  }

  private async store<T>(
    request: FastifyRequest,
    rules: FormRules,
    use: (form: FileForm) => Promise<T>,
  ): Promise<T> {
    const form: FileForm = { fields: new Map() };
    try {
      await this.read(request, rules, form);
      // Its sender does not expect it to be stored any more.
      if (request.raw.socket.destroyed) throw new AppError('VALIDATION', 'The upload was cancelled.');
      return await use(form);
    } catch (error) {
      if (form.file) await this.quarantine.drop(form.file.key);
      throw error;
    }
  }

  private async read(request: FastifyRequest, { limit, onField }: FormRules, form: FileForm): Promise<void> {
    for await (const part of formParts(request, limit.bytes)) {
      if (part.type === 'field') {
        await onField?.(part.fieldname, part.value);
        if (typeof part.value === 'string') form.fields.set(part.fieldname, part.value);
        continue;
      }
      if (part.fieldname !== 'file' || form.file)
        throw invalidField('file', 'Please send one file, as "file".');
      const name = fileName(part.filename);
      const userId = request.session!.userId;
      form.file = { ...(await this.quarantine.take(userId, part.file, name, limit)), name };
    }
  }
}

/** An id for a stored file: the same for the same bytes under the same Idempotency-Key. */
export function fileId({ sha256 }: Pick<Quarantined, 'sha256'>): string {
  const key = context()?.idempotencyKey;
  return key ? createHash('sha256').update(`${key}/${sha256}`).digest('hex').slice(0, 32) : newId();
}
