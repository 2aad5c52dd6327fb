import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type {
  NotificationPreference,
  NotificationPreferenceBody,
} from '@waymark/contracts/identity/notification-preferences';
import * as rpc from '@waymark/contracts/identity/notification-preferences.endpoints';
import {
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
  whyFixed,
} from '@waymark/contracts/identity/notification-topics';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Muted } from '../domain/topic-of.ts';
import { NotificationPreferencesRepository } from '../persistence/notification-preferences.repository.ts';

const topics = Object.keys(notificationTopics) as NotificationTopic[];

@Injectable()
export class NotificationPreferences {
  constructor(private readonly preferences: NotificationPreferencesRepository) {}

  @RpcHandler(rpc.GetNotificationPreferences)
  async list(_input: object, { userId }: Caller): Promise<NotificationPreference[]> {
    const muted = await this.preferences.muted(userId);
    return topics.map((topic) => preferenceOf(topic, muted));
  }

  @RpcHandler(rpc.ChangeNotificationPreference)
  async change(change: NotificationPreferenceBody, caller: Caller): Promise<NotificationPreference[]> {
    const why = whyFixed(change.topic, change.channel);
    if (why && !change.enabled) {
      const { label } = notificationTopics[change.topic];
      const where = change.channel === 'mail' ? 'by mail' : 'in Waymark';
      throw new AppError('RULE_REFUSED', `${label} ${where} cannot be turned off. ${why}`, {
        issues: [{ path: ['enabled'], message: why }],
      });
    }
    await this.preferences.set({ userId: caller.userId, ...change });
    return this.list({}, caller);
  }
}

function preferenceOf(topic: NotificationTopic, muted: readonly Muted[]): NotificationPreference {
  const isOn = (channel: string) => !muted.some((one) => one.topic === topic && one.channel === channel);
  return {
    topic,
    product: isOn('product'),
    mail: isOn('mail'),
    fixed: notificationChannels.filter((channel) => whyFixed(topic, channel)),
  };
}
