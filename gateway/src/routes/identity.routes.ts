import * as addressRoutes from '@waymark/contracts/identity/address-routes';
import * as mentorRoutes from '@waymark/contracts/identity/mentor-routes';
import * as preferenceRoutes from '@waymark/contracts/identity/notification-preference-routes';
import * as notificationRoutes from '@waymark/contracts/identity/notification-routes';
import * as addresses from '@waymark/contracts/identity/rpc-addresses';
import * as mentors from '@waymark/contracts/identity/rpc-mentors';
import * as preferences from '@waymark/contracts/identity/rpc-notification-preferences';
import * as notifications from '@waymark/contracts/identity/rpc-notifications';
import * as secondFactor from '@waymark/contracts/identity/rpc-second-factor';
import * as secondFactorRoutes from '@waymark/contracts/identity/second-factor-routes';
import { forward, forwardController } from '../http/forward.ts';
import { allCallers } from '../http/sharing.ts';

const shared = { for: 'a-second', with: allCallers } as const;

export const IdentityRoutes = forwardController('Identity', {
  mentors: forward(mentorRoutes.listMentors, mentors.ListMentors, {
    shared,
    summary: 'Mentors, filtered and sorted (default: by name); featured: those with most published roadmaps',
  }),
  mentorFilters: forward(mentorRoutes.getMentorFilters, mentors.GetMentorFilters, {
    shared,
    summary: 'Areas of expertise and languages in the directory, most frequent first',
  }),
  mentor: forward(mentorRoutes.getMentor, mentors.GetMentor, {
    shared,
    summary: "A mentor's public profile",
  }),
  updateMentorProfile: forward(mentorRoutes.updateMentorProfile, mentors.UpdateMentorProfile, {
    summary: "Changes the caller's mentor profile; missing fields stay as they are",
  }),

  renamePasskey: forward(secondFactorRoutes.renamePasskey, secondFactor.RenamePasskey, {
    proof: true,
    summary: "Renames one of the caller's passkeys",
  }),
  email: forward(addressRoutes.getAccountEmail, addresses.GetAccountEmail, {
    summary: "The caller's address, whether it is confirmed, and a new one that awaits its confirmation",
  }),
  changeEmail: forward(addressRoutes.changeEmail, addresses.ChangeEmail, {
    proof: true,
    quota: 'password',
    summary: 'Sends a link to a new address, which confirms it',
  }),
  sendEmailConfirmation: forward(addressRoutes.sendEmailConfirmation, addresses.SendEmailConfirmation, {
    quota: 'mail',
    summary: "Sends another link to the caller's unconfirmed address",
  }),
  confirmEmail: forward(addressRoutes.confirmEmail, addresses.ConfirmEmail, {
    summary: 'Confirms an address, or changes to a new one, with the token of the link',
  }),

  notifications: forward(notificationRoutes.listNotifications, notifications.ListNotifications, {
    summary: "The caller's notifications, newest first",
  }),
  unread: forward(notificationRoutes.getUnread, notifications.GetUnread, {
    summary: 'How many notifications are unread',
  }),
  markRead: forward(notificationRoutes.markRead, notifications.MarkRead, {
    summary: 'Marks some notifications as read, or all',
  }),
  notificationPreferences: forward(
    preferenceRoutes.getNotificationPreferences,
    preferences.GetNotificationPreferences,
    { summary: 'What the caller gets in Waymark and by mail, by topic' },
  ),
  changeNotificationPreference: forward(
    preferenceRoutes.changeNotificationPreference,
    preferences.ChangeNotificationPreference,
    { summary: 'Turns a topic on or off on one channel; 422 where it is fixed' },
  ),
  mailSubscription: forward(preferenceRoutes.getMailSubscription, preferences.GetMailSubscription, {
    summary: 'Whether mails of a topic are on, by the token of a mail',
  }),
  changeMailSubscription: forward(
    preferenceRoutes.changeMailSubscription,
    preferences.ChangeMailSubscription,
    { summary: 'Turns mails of a topic off or on, by the token of a mail' },
  ),
  mails: forward(notificationRoutes.listMails, notifications.ListMails, {
    demoOnly: true,
    summary: 'Mails of the demo, newest first; 404 outside of it',
  }),
  mail: forward(notificationRoutes.getMail, notifications.GetMail, {
    demoOnly: true,
    summary: 'A mail of the demo with its text; 404 outside of it',
  }),
});
