import type { Provider } from '@nestjs/common';
import { SupportRequests } from './app/support-requests.ts';
import { SupportResponses } from './app/support-responses.ts';
import { SupportReader } from './persistence/support.reader.ts';
import { SupportRepository } from './persistence/support.repository.ts';

export const supportProviders: Provider[] = [
  SupportRequests,
  SupportResponses,
  SupportReader,
  SupportRepository,
];
