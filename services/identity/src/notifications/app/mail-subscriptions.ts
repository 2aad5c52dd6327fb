import { Injectable } from '@nestjs/common';
import type {
  MailSubscription,
  MailSubscriptionBody,
} from '@waymark/contracts/identity/notification-preferences';
import * as rpc from '@waymark/contracts/identity/notification-preferences.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { claimOf, isSigned, type Subscription } from '../integrations/subscription-token.ts';
import { NotificationPreferencesRepository } from '../persistence/notification-preferences.repository.ts';

/** Turns the mails of a topic off and on by the token of a mail, without a login. */
@Injectable()
export class MailSubscriptions {
  constructor(private readonly preferences: NotificationPreferencesRepository) {}

  @RpcHandler(rpc.GetMailSubscription)
  async get({ token }: RpcInput<typeof rpc.GetMailSubscription>): Promise<MailSubscription> {
    const { userId, topic } = await this.verify(token);
    const muted = await this.preferences.muted(userId);
    const subscribed = !muted.some((one) => one.topic === topic && one.channel === 'mail');
    return { topic, subscribed };
  }

  @RpcHandler(rpc.ChangeMailSubscription)
  async change({ token, subscribed }: MailSubscriptionBody): Promise<MailSubscription> {
    const { userId, topic } = await this.verify(token);
    await this.preferences.set({ userId, topic, channel: 'mail', enabled: subscribed });
    return { topic, subscribed };
  }

  private async verify(token: string): Promise<Subscription> {
    const claim = claimOf(token);
    const key = claim && (await this.preferences.subscriptionKey(claim.userId));
    if (claim && key && isSigned(token, claim, key)) return claim;
    const message = 'This link is not valid. Please use the link from your email.';
    throw new AppError('VALIDATION', message, { issues: [{ path: ['token'], message }] });
  }
}
