import { FILE_TYPES } from '@waymark/contracts/community/file-options';
import type { StoredFile } from '@waymark/contracts/community/files';
import * as rpc from '@waymark/contracts/community/files.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { RequestContext } from '@waymark/platform/context';
import type { FakeService } from './fake-service.ts';
import { AT } from './samples.ts';

interface Kept extends StoredFile {
  ownerId: number;
  key: string | null;
}

const refused = 'This type of file is not supported.';

/** Files of people in memory, with the states of services/community. */
export class FakeFiles {
  readonly all = new Map<string, Kept>();
  /** Accepted completions. */
  completed = 0;

  serve(community: FakeService): void {
    community.on(rpc.OpenFile, ({ purpose, name, size = null }, ctx) => {
      const file: Kept = {
        ...{ id: newId(), purpose, name, state: 'uploading', reason: null, size, type: null, createdAt: AT },
        ...{ durationSeconds: null, pageCount: null, hasThumbnail: false, isAttached: false },
        ...{ ownerId: callerOf(ctx), key: null },
      };
      this.all.set(file.id, file);
      return file;
    });
    community.on(rpc.GetFile, ({ id }, ctx) => this.own(id, ctx));
    community.on(rpc.CheckFileUpload, ({ id }, ctx) => {
      const file = this.own(id, ctx);
      if (file.state !== 'uploading') throw new AppError('CONFLICT', 'This file has already arrived.');
      return file;
    });
    community.on(rpc.CompleteFile, ({ id, key, size, type }, ctx) => {
      const file = this.own(id, ctx);
      if (file.state === 'uploading') {
        const fits = type !== null && FILE_TYPES[file.purpose].includes(type);
        Object.assign(
          file,
          fits ? { state: 'checking', key, size, type } : { state: 'refused', reason: refused },
        );
        this.completed += 1;
      }
      return { file, isUsed: file.key === key };
    });
    community.on(rpc.GetStoredBytes, (_, ctx) => ({
      bytes: [...this.all.values()]
        .filter(({ ownerId }) => ownerId === callerOf(ctx))
        .reduce((sum, { size }) => sum + (size ?? 0), 0),
    }));
    community.on(rpc.ListFileUploads, (_, ctx) =>
      [...this.all.values()].filter((one) => one.state === 'uploading' && one.ownerId === callerOf(ctx)),
    );
    community.on(rpc.RemoveFile, ({ id }, ctx) => {
      this.all.delete(this.own(id, ctx).id);
      return { success: true as const };
    });
    community.on(rpc.LocateFile, ({ id, part }, ctx) => {
      const { key, type, name, purpose } = this.own(id, ctx);
      if (!key || part === 'thumbnail') throw notFound();
      return { key, contentType: type!, name, purpose };
    });
  }

  private own(id: string, ctx: RequestContext): Kept {
    const file = this.all.get(id);
    if (!file || file.ownerId !== ctx.caller?.userId) throw notFound();
    return file;
  }
}

const notFound = () => new AppError('NOT_FOUND', 'This file does not exist.');
const callerOf = ({ caller }: RequestContext): number => caller!.userId;
