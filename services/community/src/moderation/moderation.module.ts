import type { Provider } from '@nestjs/common';
import { Moderation } from './app/moderation.ts';
import { ItemReportsRepository } from './persistence/item-reports.repository.ts';
import { ModeratedItemsRepository } from './persistence/moderated-items.repository.ts';
import { ReportedItemsReader } from './persistence/reported-items.reader.ts';

export const moderationProviders: Provider[] = [
  Moderation,
  ItemReportsRepository,
  ModeratedItemsRepository,
  ReportedItemsReader,
];
