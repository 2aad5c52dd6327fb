import type { Provider } from '@nestjs/common';
import { Network } from './app/network.ts';
import { CardsRepository } from './persistence/cards.repository.ts';
import { MembersReader } from './persistence/members.reader.ts';

export const networkProviders: Provider[] = [Network, CardsRepository, MembersReader];
