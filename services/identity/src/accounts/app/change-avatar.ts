import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { avatarIdOf, avatarUrl } from '@waymark/contracts/identity/avatar-address';
import * as rpc from '@waymark/contracts/identity/avatars.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { isDemoId } from '@waymark/demo/people';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { AvatarsRepository } from '../persistence/avatars.repository.ts';

/** Which picture a user has; the gateway stores the files. */
@Injectable()
export class ChangeAvatar {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly avatars: AvatarsRepository,
  ) {}

  @RpcHandler(rpc.CheckAvatarChange)
  async check(_input: object, { userId }: Caller): Promise<Success> {
    this.refuseDemo(userId);
    return { success: true };
  }

  @RpcHandler(rpc.SetAvatar)
  async set(
    { avatarId }: RpcInput<typeof rpc.SetAvatar>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.SetAvatar>> {
    this.refuseDemo(userId);
    const avatar = avatarId === null ? null : avatarUrl(avatarId);
    const former = await this.avatars.set(userId, avatar);
    return { avatar, replaced: former === avatar ? null : avatarIdOf(former) };
  }

  @RpcHandler(rpc.ListUsedAvatars)
  async used({ ids }: RpcInput<typeof rpc.ListUsedAvatars>): Promise<RpcOutput<typeof rpc.ListUsedAvatars>> {
    const used = new Set(await this.avatars.used(ids.map(avatarUrl)));
    return { ids: ids.filter((id) => used.has(avatarUrl(id))) };
  }

  private refuseDemo(userId: number): void {
    if (!this.env.DEMO_MODE || !isDemoId(userId)) return;
    throw new AppError(
      'RULE_REFUSED',
      'This is a shared demo account, so its picture cannot be changed. Create an account of your own to try it.',
    );
  }
}
