import type { Provider } from '@nestjs/common';
import { Moderation } from './app/moderation.ts';
import { AuthoredItemsReader } from './persistence/authored-items.reader.ts';
import { ItemReportsRepository } from './persistence/item-reports.repository.ts';
import { ModeratedItemsRepository } from './persistence/moderated-items.repository.ts';
import { ReportedItemsReader } from './persistence/reported-items.reader.ts';

export const moderationProviders: Provider[] = [
  Moderation,
  AuthoredItemsReader,
  ItemReportsRepository,
  ModeratedItemsRepository,
  ReportedItemsReader,
];
