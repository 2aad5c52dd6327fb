import { Injectable } from '@nestjs/common';
import { type CalendarEntry, calendarFile, sessionUid } from '@waymark/calendar/session-ics';
import type { Caller } from '@waymark/contracts/caller';
import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import * as rpc from '@waymark/contracts/community/peer-sessions.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { PeerSessionsReader } from '../persistence/peer-sessions.reader.ts';

@Injectable()
export class ExportPeerSession {
  constructor(private readonly reader: PeerSessionsReader) {}

  @RpcHandler(rpc.GetPeerSessionIcs)
  async execute(
    { id }: RpcInput<typeof rpc.GetPeerSessionIcs>,
    caller: Caller,
  ): Promise<RpcOutput<typeof rpc.GetPeerSessionIcs>> {
    const { session, sequence } = await this.reader.forCalendar(id, caller);
    if (session.own !== 'host' && session.own !== 'registered') {
      throw new AppError('FORBIDDEN', 'The calendar entry is for those who have a place.');
    }
    return { ics: calendarFile([entryOf(session, sequence)], 'Waymark'), filename: `peer-session-${id}.ics` };
  }
}

function entryOf(session: PeerSession, sequence: number): CalendarEntry {
  const { joinLink, agenda } = session;
  const link = joinLink && `Meet here: ${joinLink}`;
  return {
    uid: sessionUid(session.id),
    sequence,
    start: new Date(session.scheduledFor),
    end: new Date(session.endsAt),
    stamp: new Date(session.editedAt ?? session.createdAt),
    title: session.title,
    description: [session.description, agenda.join('\n'), link].filter(Boolean).join('\n\n'),
    ...(joinLink ? { url: joinLink } : {}),
    ...(session.location ? { location: session.location } : {}),
    cancelled: session.status === 'cancelled',
  };
}
