import type { Provider } from '@nestjs/common';
import { Acquaintances } from './app/acquaintances.ts';
import { Beginnings } from './app/beginnings.ts';
import { ChangeMessage } from './app/change-message.ts';
import { MessageFiles } from './app/message-files.ts';
import { MessageReports } from './app/message-reports.ts';
import { OpenRequests } from './app/open-requests.ts';
import { SendMessage } from './app/send-message.ts';
import { TellUnread } from './app/tell-unread.ts';
import { Threads } from './app/threads.ts';
import { MessageReportsRepository } from './persistence/message-reports.repository.ts';
import { MessagesReader } from './persistence/messages.reader.ts';
import { MessagesRepository } from './persistence/messages.repository.ts';
import { ThreadsReader } from './persistence/threads.reader.ts';
import { ThreadsRepository } from './persistence/threads.repository.ts';

export const messagesProviders: Provider[] = [
  Acquaintances,
  Beginnings,
  ChangeMessage,
  MessageFiles,
  MessageReports,
  MessageReportsRepository,
  MessagesReader,
  MessagesRepository,
  OpenRequests,
  SendMessage,
  TellUnread,
  Threads,
  ThreadsReader,
  ThreadsRepository,
];
