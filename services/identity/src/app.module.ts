import { type DynamicModule, Module } from '@nestjs/common';
import { PaymentCaptured, RefundSettled, RefundStuck } from '@waymark/contracts/payments/events';
import { RoadmapArchived, RoadmapPublished, RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import * as scheduling from '@waymark/contracts/scheduling/events';
import { DatabaseModule } from '@waymark/database/database.module';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { CheckPassword } from './app/check-password.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { PromoteAdmins } from './app/promote-admins.ts';
import { RegisterUser } from './app/register-user.ts';
import { SendMails } from './app/send-mails.ts';
import { TellOfSession } from './app/tell-of-session.ts';
import { TellPeople } from './app/tell-people.ts';
import { ReservedNames } from './domain/reserved-names.ts';
import { ENV, type IdentityEnv } from './env.ts';
import { Passwords } from './integrations/passwords.ts';
import { manifest } from './manifest.ts';
import { Accounts1760000000000 } from './migrations/1760000000000-accounts.ts';
import { Directory1763700000000 } from './migrations/1763700000000-directory.ts';
import { PricesAndRatings1764000000000 } from './migrations/1764000000000-prices-and-ratings.ts';
import { News1764000100000 } from './migrations/1764000100000-news.ts';
import { MailsReader } from './persistence/mails.reader.ts';
import { MailsRepository } from './persistence/mails.repository.ts';
import { MentorRow } from './persistence/mentor.row.ts';
import { MentorFactsRepository } from './persistence/mentor-facts.repository.ts';
import { MentorsReader } from './persistence/mentors.reader.ts';
import { NotificationsRepository } from './persistence/notifications.repository.ts';
import { PeopleReader } from './persistence/people.reader.ts';
import { RoadmapCountsRepository } from './persistence/roadmap-counts.repository.ts';
import { ToldSessionsRepository } from './persistence/told-sessions.repository.ts';
import { UserRow } from './persistence/user.row.ts';
import { UsersRepository } from './persistence/users.repository.ts';
import { DemoSeed } from './seed/demo-seed.ts';
import { IdentityHandlers } from './transport/identity.handlers.ts';
import { MentorHandlers } from './transport/mentor.handlers.ts';
import { NotificationHandlers } from './transport/notification.handlers.ts';
import { PaymentNewsHandlers } from './transport/payment-news.handlers.ts';
import { SessionNewsHandlers } from './transport/session-news.handlers.ts';

export const identityDatabase = (url: string) => ({
  url,
  schema: 'identity',
  rows: [UserRow, MentorRow],
  migrations: [
    Accounts1760000000000,
    Directory1763700000000,
    PricesAndRatings1764000000000,
    News1764000100000,
  ],
});

const _roadmapNews = [RoadmapPublished, RoadmapUnpublished, RoadmapArchived];
const _mentorNews = [scheduling.PricingChanged, scheduling.RatingChanged];
const _sessionNews = [
  scheduling.SessionBooked,
  scheduling.SessionMoved,
  scheduling.SessionCancelled,
  scheduling.SessionNoShow,
  scheduling.SessionCompleted,
  scheduling.SessionReminded,
];
const _paymentNews = [PaymentCaptured, RefundSettled, RefundStuck];

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest wants a class
export class AppModule {
  static with(env: IdentityEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(identityDatabase(env.DATABASE_URL)),
        MessagingModule.forProcess(manifest, env),
      ],
      controllers: [
        IdentityHandlers,
        MentorHandlers,
        NotificationHandlers,
        SessionNewsHandlers,
        PaymentNewsHandlers,
      ],
      providers: [
        { provide: ENV, useValue: env },
        { provide: ReservedNames, useFactory: () => new ReservedNames(env.ADMIN_USERNAMES) },
        Passwords,
        UsersRepository,
        MentorsReader,
        RoadmapCountsRepository,
        MentorFactsRepository,
        RegisterUser,
        CheckPassword,
        PromoteAdmins,
        NotificationsRepository,
        MailsRepository,
        MailsReader,
        PeopleReader,
        ToldSessionsRepository,
        TellPeople,
        TellOfSession,
        SendMails,
        Housekeeping,
        DemoSeed,
      ],
    };
  }
}
