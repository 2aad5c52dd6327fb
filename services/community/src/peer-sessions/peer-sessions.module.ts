import type { Provider } from '@nestjs/common';
import { ExportPeerSession } from './app/export-peer-session.ts';
import { MeetingRooms } from './app/meeting-rooms.ts';
import { PeerFiles } from './app/peer-files.ts';
import { PeerPublisher } from './app/peer-publisher.ts';
import { PeerRecordings } from './app/peer-recordings.ts';
import { PeerRegistrations } from './app/peer-registrations.ts';
import { PeerSessions } from './app/peer-sessions.ts';
import { ProcessDuePeerSessions } from './app/process-due-peer-sessions.ts';
import { PeerDueRepository } from './persistence/peer-due.repository.ts';
import { PeerRegistrationsRepository } from './persistence/peer-registrations.repository.ts';
import { PeerSessionsReader } from './persistence/peer-sessions.reader.ts';
import { PeerSessionsRepository } from './persistence/peer-sessions.repository.ts';

export const peerSessionsProviders: Provider[] = [
  ExportPeerSession,
  MeetingRooms,
  PeerFiles,
  PeerPublisher,
  PeerRecordings,
  PeerRegistrations,
  PeerSessions,
  ProcessDuePeerSessions,
  PeerDueRepository,
  PeerRegistrationsRepository,
  PeerSessionsReader,
  PeerSessionsRepository,
];
