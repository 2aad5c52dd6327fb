import { type ServiceParts, serviceModule } from '@waymark/database/service-module';
import { defineService } from '@waymark/platform/service';
import type { CommunityEnv } from './env.ts';
import { filesProviders } from './files/files.module.ts';
import { ATTACHMENT_OWNERS, type AttachmentOwners } from './files/persistence/attachment-owner.ts';
import { growthProviders } from './growth/growth.module.ts';
import { manifest } from './manifest.ts';
import { materialsProviders } from './materials/materials.module.ts';
import { materialFiles } from './materials/persistence/materials.reader.ts';
import { MessageFiles } from './messages/app/message-files.ts';
import { messagesProviders } from './messages/messages.module.ts';
import { migrations } from './migrations/list.ts';
import { moderationProviders } from './moderation/moderation.module.ts';
import { waitingSql } from './moderation/persistence/waiting.ts';
import { networkProviders } from './network/network.module.ts';
import { PeerFiles } from './peer-sessions/app/peer-files.ts';
import { peerSessionsProviders } from './peer-sessions/peer-sessions.module.ts';
import { peopleProviders } from './people/people.module.ts';
import { seedProviders } from './seed/seed.module.ts';
import { PeopleRepository } from './shared/persistence/people.repository.ts';
import { supportProviders } from './support/support.module.ts';

export const parts: ServiceParts<CommunityEnv> = {
  migrations,
  waitingSql,
  providers: (env) => [
    PeopleRepository,
    ...filesProviders(env),
    ...networkProviders,
    ...supportProviders,
    ...peerSessionsProviders,
    ...materialsProviders,
    ...growthProviders,
    ...moderationProviders,
    ...messagesProviders,
    ...peopleProviders,
    ...seedProviders,
    {
      provide: ATTACHMENT_OWNERS,
      inject: [PeerFiles, MessageFiles],
      useFactory: (peerFiles: PeerFiles, messageFiles: MessageFiles): AttachmentOwners => ({
        material: materialFiles,
        'peer-session': peerFiles,
        message: messageFiles,
      }),
    },
  ],
};

export const service = defineService({ ...manifest, module: (env) => serviceModule(manifest, parts, env) });
