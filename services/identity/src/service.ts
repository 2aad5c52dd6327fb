import { serviceModule } from '@waymark/database/service-module';
import { defineService } from '@waymark/platform/service';
import { accounts } from './accounts/accounts.module.ts';
import { applications } from './applications/applications.module.ts';
import { login } from './login/login.module.ts';
import { manifest } from './manifest.ts';
import { mentors } from './mentors/mentors.module.ts';
import { migrations } from './migrations/list.ts';
import { moderation } from './moderation/moderation.module.ts';
import { notifications } from './notifications/notifications.module.ts';
import { seed } from './seed/seed.module.ts';
import { shared } from './shared/shared.module.ts';

const slices = [shared, notifications, login, accounts, mentors, applications, moderation, seed];

export const parts = {
  migrations,
  rows: slices.flatMap(({ rows = [] }) => rows),
  providers: () => slices.flatMap(({ providers }) => providers),
};

export const service = defineService({ ...manifest, module: (env) => serviceModule(manifest, parts, env) });
