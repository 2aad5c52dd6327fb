import { Injectable } from '@nestjs/common';
import { type CalendarEntry, calendarFile, sessionUid } from '@waymark/calendar/session-ics';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { roleOf, type SessionDetails, titleOf } from '../domain/session-view.ts';
import { FeedsRepository } from '../persistence/feeds.repository.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';
import { SessionViews } from './session-views.ts';

interface CalendarFile {
  ics: string;
  filename: string;
}

@Injectable()
export class ExportCalendar {
  constructor(
    private readonly reader: SessionsReader,
    private readonly feeds: FeedsRepository,
    private readonly views: SessionViews,
  ) {}

  /** Error: NOT_FOUND. */
  @RpcHandler(rpc.GetSessionIcs)
  async session({ id }: RpcInput<typeof rpc.GetSessionIcs>, { userId }: Caller): Promise<CalendarFile> {
    const details = await this.reader.find(userId, id);
    return { ics: calendarFile([this.entry(details, userId)], 'Waymark'), filename: `session-${id}.ics` };
  }

  @RpcHandler(rpc.GetFeedToken)
  async token({ renew }: RpcInput<typeof rpc.GetFeedToken>, { userId }: Caller): Promise<{ token: string }> {
    return { token: await this.feeds.token(userId, renew) };
  }

  /** Calendars do not log in, so the token identifies the user. Errors: NOT_FOUND, GONE. */
  @RpcHandler(rpc.GetFeedIcs)
  async feed({ token }: RpcInput<typeof rpc.GetFeedIcs>): Promise<CalendarFile> {
    const userId = await this.feeds.userOf(token);
    const sessions = await this.reader.feed(userId);
    const entries = sessions.map((details) => this.entry(details, userId));
    return { ics: calendarFile(entries, 'Waymark sessions'), filename: 'waymark.ics' };
  }

  private entry(details: SessionDetails, userId: number): CalendarEntry {
    return entryOf(details, roleOf(details.state, userId), this.views.openLinkOf(details.state));
  }
}

function entryOf(details: SessionDetails, role: Party, link: string | null): CalendarEntry {
  const { state } = details;
  const about = state.about && `About: ${state.about.stepTitle ?? state.about.roadmapTitle}`;
  const paragraphs = [state.topic, about, state.userNotes, link && `Meet here: ${link}`];
  return {
    uid: sessionUid(state.id),
    sequence: state.sequence,
    start: state.startsAt,
    end: state.endsAt,
    stamp: state.changedAt,
    title: titleOf(details, role),
    description: paragraphs.filter(Boolean).join('\n\n'),
    ...(link ? { url: link } : {}),
    cancelled: state.status === 'cancelled',
  };
}
