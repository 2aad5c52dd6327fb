import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { PushDeviceBody, PushEndpointBody, PushKey } from '@waymark/contracts/identity/push';
import * as rpc from '@waymark/contracts/identity/push.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import webPush from 'web-push';
import type { IdentityEnv } from '../../env.ts';
import { isPushService } from '../domain/push-service.ts';
import { PushDevicesRepository, type PushKeys } from '../persistence/push-devices.repository.ts';

/** The browsers that users allowed notices on. */
@Injectable()
export class PushDevices implements OnApplicationBootstrap {
  private stored: PushKeys | undefined;

  constructor(
    @Inject(SERVICE_ENV) private readonly env: Pick<IdentityEnv, 'PUSH_SERVICES'>,
    private readonly devices: PushDevicesRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.keys();
  }

  /** Made at the first start. */
  async keys(): Promise<PushKeys> {
    this.stored ??= await this.devices.keys(() => webPush.generateVAPIDKeys());
    return this.stored;
  }

  @RpcHandler(rpc.GetPushKey)
  async key(): Promise<PushKey> {
    const { publicKey } = await this.keys();
    return { publicKey };
  }

  @RpcHandler(rpc.AddPushDevice)
  async add(device: PushDeviceBody, { userId }: Caller): Promise<{ success: true }> {
    if (!isPushService(device.endpoint, this.env.PUSH_SERVICES)) {
      const message = 'The push service of this browser is not known here.';
      throw new AppError('VALIDATION', message, { issues: [{ path: ['endpoint'], message }] });
    }
    await this.devices.add(userId, device);
    return { success: true };
  }

  @RpcHandler(rpc.RemovePushDevice)
  async remove({ endpoint }: PushEndpointBody, { userId }: Caller): Promise<{ success: true }> {
    await this.devices.remove(userId, endpoint);
    return { success: true };
  }
}
