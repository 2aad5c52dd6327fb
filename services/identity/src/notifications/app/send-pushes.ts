import { Injectable, Logger } from '@nestjs/common';
import { retryDelayMs } from '../domain/mail-retries.ts';
import { PushService } from '../integrations/push-service.ts';
import { PushMessagesRepository, type PushToSend } from '../persistence/push-messages.repository.ts';
import { PushDevices } from './push-devices.ts';

const BATCH = 10;
/** Exceeds the deadline of a request, so that a message is never sent twice at the same time. */
const LEASE_SECONDS = 60;

/**
 * Sends queued push messages, outside of transactions. One that is sent again after a crash replaces the first on the
 * device, because it has the same tag. Logs contain ids, no addresses or content.
 */
@Injectable()
export class SendPushes {
  private readonly logger = new Logger(SendPushes.name);

  constructor(
    private readonly messages: PushMessagesRepository,
    private readonly service: PushService,
    private readonly devices: PushDevices,
  ) {}

  /** Sends one batch. Returns true if there may be more. */
  async execute(): Promise<boolean> {
    const messages = await this.messages.lease(BATCH, LEASE_SECONDS);
    await Promise.all(messages.map((message) => this.send(message)));
    return messages.length === BATCH;
  }

  private async send(message: PushToSend): Promise<void> {
    const { id, deviceId, device, content, attempts, expiresAt } = message;
    const secondsToLive = Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1_000));
    const { result, status } = await this.service.send(
      device,
      content,
      await this.devices.keys(),
      secondsToLive,
    );
    if (result === 'gone') return this.messages.deleteDevice(deviceId);
    if (result === 'sent') return this.messages.delete(id);
    const delayMs = result === 'retry' ? retryDelayMs(attempts, Math.random()) : null;
    this.logger.warn({ msg: 'a push message was not accepted', messageId: id, status, attempts, delayMs });
    if (delayMs === null) await this.messages.delete(id);
    else await this.messages.retry(message, delayMs);
  }
}
