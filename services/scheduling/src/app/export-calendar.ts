import { Injectable } from '@nestjs/common';
import { type CalendarEntry, calendarFile, sessionUid } from '@waymark/calendar/session-ics';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { CalendarFeedSettings, Party } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { SessionState } from '../domain/session-state.ts';
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
    return {
      ics: calendarFile([this.entry(details, userId, true)], 'Waymark'),
      filename: `session-${id}.ics`,
    };
  }

  @RpcHandler(rpc.GetFeedToken)
  token(
    { renew }: RpcInput<typeof rpc.GetFeedToken>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.GetFeedToken>> {
    return this.feeds.get(userId, renew);
  }

  @RpcHandler(rpc.SetFeedSettings)
  async setFeed(settings: CalendarFeedSettings, { userId }: Caller): Promise<CalendarFeedSettings> {
    await this.feeds.updateSettings(userId, settings);
    return settings;
  }

  /** Calendars do not log in, so the token identifies the user. Errors: NOT_FOUND, GONE. */
  @RpcHandler(rpc.GetFeedIcs)
  async feed({ token }: RpcInput<typeof rpc.GetFeedIcs>): Promise<CalendarFile> {
    const { userId, includesDetails } = await this.feeds.find(token);
    const sessions = await this.reader.feed(userId);
    const entries = sessions.map((details) => this.entry(details, userId, includesDetails));
    return { ics: calendarFile(entries, 'Waymark sessions'), filename: 'waymark.ics' };
  }

  private entry(details: SessionDetails, userId: number, includesDetails: boolean): CalendarEntry {
    const { state } = details;
    const link = this.views.openLinkOf(state);
    const texts = includesDetails ? textsOf(state) : [];
    return entryOf(details, roleOf(state, userId), link, texts);
  }
}

/** What the session is about, in the learner's words. */
function textsOf({ topic, about, userNotes }: SessionState): string[] {
  return [topic, about ? `About: ${about.stepTitle ?? about.roadmapTitle}` : '', userNotes];
}

function entryOf(
  details: SessionDetails,
  role: Party,
  link: string | null,
  texts: readonly string[],
): CalendarEntry {
  const { state } = details;
  const paragraphs = [...texts, link && `Meet here: ${link}`];
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
