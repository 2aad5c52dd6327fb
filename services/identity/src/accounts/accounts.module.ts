import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../env.ts';
import { nameSkeleton } from '../shared/integrations/name-skeleton.ts';
import type { Slice } from '../shared/slice.ts';
import { ApplyEmailLink } from './app/apply-email-link.ts';
import { ChangeAvatar } from './app/change-avatar.ts';
import { DeleteAccount } from './app/delete-account.ts';
import { DemoAccounts } from './app/demo-accounts.ts';
import { EmailLinks } from './app/email-links.ts';
import { EraseAccounts } from './app/erase-accounts.ts';
import { ExportPerson } from './app/export-person.ts';
import { PromoteAdmins } from './app/promote-admins.ts';
import { RegisterUser } from './app/register-user.ts';
import { RequestEmail } from './app/request-email.ts';
import { SweepAccounts } from './app/sweep-accounts.ts';
import { UserQueries } from './app/user-queries.ts';
import { ReservedNames } from './domain/reserved-names.ts';
import { AccountsReader } from './persistence/accounts.reader.ts';
import { AddressesRepository } from './persistence/addresses.repository.ts';
import { AvatarsRepository } from './persistence/avatars.repository.ts';
import { DeletionsRepository } from './persistence/deletions.repository.ts';
import { DemoAccountsRepository } from './persistence/demo-accounts.repository.ts';
import { EmailLinksRepository } from './persistence/email-links.repository.ts';
import { ErasuresRepository } from './persistence/erasures.repository.ts';
import { FillNameSkeletons } from './persistence/fill-name-skeletons.ts';

export const accounts: Slice = {
  providers: [
    ApplyEmailLink,
    ChangeAvatar,
    DeleteAccount,
    DemoAccounts,
    EmailLinks,
    EraseAccounts,
    ExportPerson,
    PromoteAdmins,
    RegisterUser,
    RequestEmail,
    SweepAccounts,
    UserQueries,
    {
      provide: ReservedNames,
      inject: [SERVICE_ENV],
      useFactory: (env: IdentityEnv) => new ReservedNames(env.ADMIN_USERNAMES, nameSkeleton),
    },
    AccountsReader,
    AddressesRepository,
    AvatarsRepository,
    DeletionsRepository,
    ErasuresRepository,
    DemoAccountsRepository,
    EmailLinksRepository,
    FillNameSkeletons,
  ],
};
