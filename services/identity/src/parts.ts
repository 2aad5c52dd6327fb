import type { Provider } from '@nestjs/common';
import { AdminEvaluations } from './app/admin-evaluations.ts';
import { ApplicationQueries } from './app/application-queries.ts';
import { ApplyEmailLink } from './app/apply-email-link.ts';
import { ApplyEvaluation } from './app/apply-evaluation.ts';
import { ApplyMentor } from './app/apply-mentor.ts';
import { AuditQueries } from './app/audit-queries.ts';
import { BeginApplication } from './app/begin-application.ts';
import { ChangeAvatar } from './app/change-avatar.ts';
import { ChangePassword } from './app/change-password.ts';
import { CheckPassword } from './app/check-password.ts';
import { CompleteLoginByCode, LoginByPasskey } from './app/complete-login.ts';
import { ConfirmOwner } from './app/confirm-owner.ts';
import { DecideApplication } from './app/decide-application.ts';
import { DeleteAccount } from './app/delete-account.ts';
import { DemoAccounts } from './app/demo-accounts.ts';
import { EmailLinks } from './app/email-links.ts';
import { EndApplication } from './app/end-application.ts';
import { EraseAccounts } from './app/erase-accounts.ts';
import { ExportPerson } from './app/export-person.ts';
import { FindLogin } from './app/find-login.ts';
import { GrantRole } from './app/grant-role.ts';
import { HandleReports } from './app/handle-reports.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { MailQueries } from './app/mail-queries.ts';
import { MailSubscriptions } from './app/mail-subscriptions.ts';
import { ManagePasskeys } from './app/manage-passkeys.ts';
import { ManageUser } from './app/manage-user.ts';
import { MarkRead } from './app/mark-read.ts';
import { MentorQueries } from './app/mentor-queries.ts';
import { NotificationPreferences } from './app/notification-preferences.ts';
import { NotificationQueries } from './app/notification-queries.ts';
import { NotifyParticipants } from './app/notify-participants.ts';
import { NotifyPeers } from './app/notify-peers.ts';
import { NotifyUsers } from './app/notify-users.ts';
import { PromoteAdmins } from './app/promote-admins.ts';
import { QueueMail } from './app/queue-mail.ts';
import { RecordDevice } from './app/record-device.ts';
import { RecoverPassword } from './app/recover-password.ts';
import { RegisterUser } from './app/register-user.ts';
import { ReplacePassword } from './app/replace-password.ts';
import { RequestEmail } from './app/request-email.ts';
import { RequeueEvaluations } from './app/requeue-evaluations.ts';
import { SecondFactorChanges } from './app/second-factor-changes.ts';
import { SecondFactorSettings } from './app/second-factor-settings.ts';
import { SendMails } from './app/send-mails.ts';
import { SetUpApp } from './app/set-up-app.ts';
import { SweepAccounts } from './app/sweep-accounts.ts';
import { UpdateMentorProfile } from './app/update-mentor-profile.ts';
import { UserAdminQueries } from './app/user-admin-queries.ts';
import { UserQueries } from './app/user-queries.ts';
import { ReservedNames } from './domain/reserved-names.ts';
import type { IdentityEnv } from './env.ts';
import { AccountKeys } from './integrations/account-keys.ts';
import { nameSkeleton } from './integrations/name-skeleton.ts';
import { Passwords } from './integrations/passwords.ts';
import { WebAuthn } from './integrations/web-authn.ts';
import { AccountsReader } from './persistence/accounts.reader.ts';
import { AddressesRepository } from './persistence/addresses.repository.ts';
import { ApplicationsReader } from './persistence/applications.reader.ts';
import { ApplicationsRepository } from './persistence/applications.repository.ts';
import { AuditReader } from './persistence/audit.reader.ts';
import { AuditRepository } from './persistence/audit.repository.ts';
import { AuthenticatorAppsRepository } from './persistence/authenticator-apps.repository.ts';
import { AvatarsRepository } from './persistence/avatars.repository.ts';
import { CredentialsRepository } from './persistence/credentials.repository.ts';
import { DeletionsRepository } from './persistence/deletions.repository.ts';
import { DemoAccountsRepository } from './persistence/demo-accounts.repository.ts';
import { DemoApplicationsRepository } from './persistence/demo-applications.repository.ts';
import { DevicesRepository } from './persistence/devices.repository.ts';
import { EmailLinksRepository } from './persistence/email-links.repository.ts';
import { EvaluationsReader } from './persistence/evaluations.reader.ts';
import { EvaluationsRepository } from './persistence/evaluations.repository.ts';
import { FillNameSkeletons } from './persistence/fill-name-skeletons.ts';
import { MailsReader } from './persistence/mails.reader.ts';
import { MailsRepository } from './persistence/mails.repository.ts';
import { ManagedUsersRepository } from './persistence/managed-users.repository.ts';
import { MentorRow } from './persistence/mentor.row.ts';
import { MentorFactsRepository } from './persistence/mentor-facts.repository.ts';
import { MentorProfilesRepository } from './persistence/mentor-profiles.repository.ts';
import { MentorsReader } from './persistence/mentors.reader.ts';
import { NotificationPreferencesRepository } from './persistence/notification-preferences.repository.ts';
import { NotificationsRepository } from './persistence/notifications.repository.ts';
import { NotifiedSessionsRepository } from './persistence/notified-sessions.repository.ts';
import { PasskeysRepository } from './persistence/passkeys.repository.ts';
import { RecipientsReader } from './persistence/recipients.reader.ts';
import { RecoveriesRepository } from './persistence/recoveries.repository.ts';
import { ReportsRepository } from './persistence/reports.repository.ts';
import { ResemblingNames } from './persistence/resembling-names.ts';
import { RoadmapCountsRepository } from './persistence/roadmap-counts.repository.ts';
import { SecondFactorsRepository } from './persistence/second-factors.repository.ts';
import { UserRow } from './persistence/user.row.ts';
import { UsersReader } from './persistence/users.reader.ts';
import { UsersRepository } from './persistence/users.repository.ts';
import { DemoAvatars } from './seed/demo-avatars.ts';
import { DemoSeed } from './seed/demo-seed.ts';
import { AdminActionHandlers } from './transport/admin-action.handlers.ts';
import { ApplicationEventHandlers } from './transport/application-event.handlers.ts';
import { learnerHandlers } from './transport/learner-handlers.ts';
import { MentorEventHandlers } from './transport/mentor-event.handlers.ts';
import { ModerationEventHandlers } from './transport/moderation-event.handlers.ts';
import { NoShowEventHandlers } from './transport/no-show-event.handlers.ts';
import { PaymentEventHandlers } from './transport/payment-event.handlers.ts';
import { PeerEventHandlers } from './transport/peer-event.handlers.ts';
import { SessionEventHandlers } from './transport/session-event.handlers.ts';
import { SupportEventHandlers } from './transport/support-event.handlers.ts';

export const rows = [UserRow, MentorRow];

export { migrations } from './migrations/list.ts';

const useCases = [
  AuditQueries,
  AdminEvaluations,
  ApplicationQueries,
  ApplyEvaluation,
  ApplyMentor,
  BeginApplication,
  DecideApplication,
  EndApplication,
  RequeueEvaluations,
  ApplyEmailLink,
  ChangeAvatar,
  ChangePassword,
  CheckPassword,
  FindLogin,
  CompleteLoginByCode,
  EmailLinks,
  ConfirmOwner,
  DeleteAccount,
  DemoAccounts,
  ExportPerson,
  GrantRole,
  LoginByPasskey,
  MailQueries,
  ManagePasskeys,
  HandleReports,
  ManageUser,
  MailSubscriptions,
  MarkRead,
  MentorQueries,
  NotificationPreferences,
  NotificationQueries,
  NotifyParticipants,
  NotifyPeers,
  NotifyUsers,
  QueueMail,
  RecordDevice,
  RecoverPassword,
  RegisterUser,
  ReplacePassword,
  SecondFactorChanges,
  SecondFactorSettings,
  SendMails,
  SetUpApp,
  RequestEmail,
  SweepAccounts,
  UpdateMentorProfile,
  UserAdminQueries,
  UserQueries,
];
const eventHandlers = [
  AdminActionHandlers,
  ApplicationEventHandlers,
  ModerationEventHandlers,
  MentorEventHandlers,
  NoShowEventHandlers,
  PaymentEventHandlers,
  PeerEventHandlers,
  SessionEventHandlers,
  ...learnerHandlers,
  SupportEventHandlers,
];
const persistence = [
  AuthenticatorAppsRepository,
  AuditReader,
  DemoAccountsRepository,
  DemoApplicationsRepository,
  ApplicationsReader,
  ApplicationsRepository,
  EvaluationsReader,
  EvaluationsRepository,
  AddressesRepository,
  AuditRepository,
  AvatarsRepository,
  CredentialsRepository,
  DevicesRepository,
  EmailLinksRepository,
  AccountsReader,
  DeletionsRepository,
  MailsReader,
  MailsRepository,
  ManagedUsersRepository,
  MentorFactsRepository,
  MentorProfilesRepository,
  MentorsReader,
  ResemblingNames,
  NotificationPreferencesRepository,
  NotificationsRepository,
  NotifiedSessionsRepository,
  PasskeysRepository,
  RecipientsReader,
  RecoveriesRepository,
  ReportsRepository,
  RoadmapCountsRepository,
  SecondFactorsRepository,
  UsersReader,
  UsersRepository,
];

export const providers = (env: IdentityEnv): Provider[] => [
  ...useCases,
  ...eventHandlers,
  ...persistence,
  Passwords,
  WebAuthn,
  { provide: AccountKeys, useFactory: () => new AccountKeys(env.ACCOUNT_SECRET) },
  { provide: ReservedNames, useValue: new ReservedNames(env.ADMIN_USERNAMES, nameSkeleton) },
  PromoteAdmins,
  Housekeeping,
  FillNameSkeletons,
  DemoAvatars,
  EraseAccounts,
  DemoSeed,
];
