import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/identity/rpc-devices';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { isDemoId } from '@waymark/demo/people';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { QueueMail } from '../../notifications/app/queue-mail.ts';
import { newDeviceMessage } from '../../notifications/domain/notices/login.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { DevicesRepository } from '../persistence/devices.repository.ts';

@Injectable()
export class RecordDevice {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly devices: DevicesRepository,
    private readonly queueMail: QueueMail,
  ) {}

  @RpcHandler(rpc.RecordDevice)
  async execute(input: RpcInput<typeof rpc.RecordDevice>, { userId }: Caller): Promise<Success> {
    const user = await this.users.findById(userId);
    // The demo accounts are shared by all visitors.
    if (!user || (this.env.DEMO_MODE && isDemoId(userId))) return { success: true };
    const { device, name, network, isRegistration, locale = null } = input;
    const message = newDeviceMessage({ device: name, network, at: this.clock.now().toISOString() });
    await this.devices.record({ userId, device, locale }, async (tx) => {
      if (!isRegistration) await this.queueMail.execute(tx, { userId, email: user.email, message });
    });
    return { success: true };
  }
}
