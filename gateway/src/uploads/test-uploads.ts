import { Inject, Injectable } from '@nestjs/common';
import {
  TEST_UPLOAD_BAD_TYPE,
  TEST_UPLOAD_MAX_BYTES,
  TEST_UPLOAD_TOO_LARGE,
  type TestUpload,
} from '@waymark/contracts/roadmaps/artifacts';
import { AppError } from '@waymark/kernel/app-error';
import type { ObjectStorage } from '@waymark/storage/port';
import { sniffObject } from '@waymark/storage/sniff/sniff';
import type { FastifyRequest } from 'fastify';
import { FileForms, fileId } from './file-forms.ts';
import { invalidField } from './form-parts.ts';
import { Quarantine } from './quarantine.ts';
import { STORAGE, TEST_PREFIX } from './storage.ts';

/** Per user; they are deleted after a day. */
const MOST = 20;
const RULES = { limit: { bytes: TEST_UPLOAD_MAX_BYTES, message: TEST_UPLOAD_TOO_LARGE } };

const folderOf = (userId: number): string => `${TEST_PREFIX}${userId}/`;
const notFound = (): AppError => new AppError('NOT_FOUND', 'This picture no longer exists.');

/** Pictures to try out uploads with: for their sender only, for a day. */
@Injectable()
export class TestUploads {
  constructor(
    private readonly forms: FileForms,
    private readonly quarantine: Quarantine,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Errors: VALIDATION, UNSUPPORTED_TYPE, TOO_LARGE, RULE_REFUSED at the limit of pictures. */
  take(request: FastifyRequest): Promise<TestUpload> {
    const folder = folderOf(request.session!.userId);
    return this.forms.take(request, RULES, async ({ file }) => {
      if (!file) throw invalidField('file', 'Please choose a picture.');
      if (file.sniffed.kind !== 'image') throw new AppError('UNSUPPORTED_TYPE', TEST_UPLOAD_BAD_TYPE);
      const id = fileId(file);
      await this.checkCount(folder, folder + id);
      await this.quarantine.release(file, folder + id);
      return { url: `/api/test-upload/${id}` };
    });
  }

  /** Error: NOT_FOUND, also for pictures of others. */
  async locate(userId: number, id: string): Promise<{ key: string; contentType: string; name: string }> {
    const key = folderOf(userId) + id;
    if (!(await this.storage.head(key))) throw notFound();
    const sniffed = await sniffObject(this.storage, key);
    if (sniffed?.kind !== 'image') throw notFound();
    return { key, contentType: sniffed.type, name: `test-upload.${sniffed.extension}` };
  }

  private async checkCount(folder: string, added: string): Promise<void> {
    const keys = new Set([added]);
    for await (const { key } of this.storage.list(folder)) keys.add(key);
    if (keys.size <= MOST) return;
    throw new AppError(
      'RULE_REFUSED',
      `You can have ${MOST} test pictures at once. They are deleted after a day.`,
    );
  }
}
