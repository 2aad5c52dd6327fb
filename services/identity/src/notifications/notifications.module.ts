import type { Slice } from '../shared/slice.ts';
import { MailQueries } from './app/mail-queries.ts';
import { MailSubscriptions } from './app/mail-subscriptions.ts';
import { MailWork } from './app/mail-work.ts';
import { NotificationList } from './app/notification-list.ts';
import { NotificationPreferences } from './app/notification-preferences.ts';
import { NotifyUsers } from './app/notify-users.ts';
import { PushDevices } from './app/push-devices.ts';
import { QueueMail } from './app/queue-mail.ts';
import { SendMails } from './app/send-mails.ts';
import { SendNotices } from './app/send-notices.ts';
import { SendPushes } from './app/send-pushes.ts';
import { PushService } from './integrations/push-service.ts';
import { MailsReader } from './persistence/mails.reader.ts';
import { MailsRepository } from './persistence/mails.repository.ts';
import { NotificationPreferencesRepository } from './persistence/notification-preferences.repository.ts';
import { NotificationsRepository } from './persistence/notifications.repository.ts';
import { NotifiedSessionsRepository } from './persistence/notified-sessions.repository.ts';
import { PushDevicesRepository } from './persistence/push-devices.repository.ts';
import { PushMessagesRepository } from './persistence/push-messages.repository.ts';
import { RecipientsReader } from './persistence/recipients.reader.ts';

export const notifications: Slice = {
  providers: [
    MailWork,
    MailQueries,
    MailSubscriptions,
    NotificationPreferences,
    NotificationList,
    NotifyUsers,
    PushDevices,
    PushDevicesRepository,
    PushMessagesRepository,
    PushService,
    QueueMail,
    SendMails,
    SendNotices,
    SendPushes,
    MailsReader,
    MailsRepository,
    NotificationPreferencesRepository,
    NotificationsRepository,
    NotifiedSessionsRepository,
    RecipientsReader,
  ],
};
