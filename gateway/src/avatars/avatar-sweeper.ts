import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ListUsedAvatars } from '@waymark/contracts/identity/avatars.endpoints';
import { newId } from '@waymark/kernel/ids';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { runInContext } from '@waymark/platform/context';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../uploads/storage.ts';
import { AVATARS_PREFIX, AvatarFiles } from './avatar-files.ts';

const SWEEP_EVERY_MS = 6 * 3_600_000;
/** A stored picture is set within seconds. */
const MIN_AGE_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** Removes pictures that no user has: replaced ones whose removal failed, and those of deleted accounts. */
@Injectable()
export class AvatarSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(AvatarSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly rpc: RpcClient,
    private readonly files: AvatarFiles,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () =>
      void this.sweep(new Date()).catch((error: unknown) => {
        this.logger.warn({ msg: 'pictures not swept', err: error });
      });
    this.timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Returns the number of removed pictures. */
  async sweep(now: Date): Promise<number> {
    const old = new Set<string>();
    let swept = 0;
    for await (const { key, modifiedAt } of this.storage.list(AVATARS_PREFIX)) {
      const id = key.slice(AVATARS_PREFIX.length).split('/')[0]!;
      if (now.getTime() - modifiedAt.getTime() > MIN_AGE_MS) old.add(id);
      if (old.size < AT_ONCE) continue;
      swept += await this.removeUnused([...old]);
      old.clear();
    }
    swept += await this.removeUnused([...old]);
    if (swept > 0) this.logger.log({ msg: 'pictures swept', swept });
    return swept;
  }

  private async removeUnused(ids: string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const response = await runInContext({ requestId: newId(), caller: null }, () =>
      this.rpc.call(ListUsedAvatars, { ids }),
    );
    const used = new Set(response.ids);
    const unused = ids.filter((id) => !used.has(id));
    for (const id of unused) await this.files.delete(id);
    return unused.length;
  }
}
