import { Injectable } from '@nestjs/common';
import { type CalendarEntry, calendarFile, sessionUid } from '@waymark/calendar/session-ics';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { roleOf, type SeenSession, titleOf } from '../domain/session-view.ts';
import { FeedsRepository } from '../persistence/feeds.repository.ts';
import { SessionVoice } from '../persistence/session-voice.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';

export interface CalendarText {
  ics: string;
  filename: string;
}

/** Sessions as files that calendars read. */
@Injectable()
export class WriteCalendarFiles {
  constructor(
    private readonly reader: SessionsReader,
    private readonly feeds: FeedsRepository,
    private readonly voice: SessionVoice,
  ) {}

  /** One session of the caller's. Error: NOT_FOUND. */
  async session(userId: number, id: string): Promise<CalendarText> {
    const seen = await this.reader.find(userId, id);
    return { ics: calendarFile([this.entry(seen, userId)], 'Waymark'), filename: `session-${id}.ics` };
  }

  /** All sessions of whoever the token belongs to. Error: NOT_FOUND. */
  async feed(token: string): Promise<CalendarText> {
    const userId = await this.feeds.userOf(token);
    const sessions = await this.reader.feed(userId);
    const entries = sessions.map((seen) => this.entry(seen, userId));
    return { ics: calendarFile(entries, 'Waymark sessions'), filename: 'waymark.ics' };
  }

  private entry(seen: SeenSession, userId: number) {
    return entryOf(seen, roleOf(seen.state, userId), this.voice.openLinkOf(seen.state));
  }
}

/** A session in the calendar of one of its people. */
function entryOf(seen: SeenSession, role: Party, link: string | null): CalendarEntry {
  const { state } = seen;
  const about = state.about && `About: ${state.about.stepTitle ?? state.about.roadmapTitle}`;
  const words = [state.topic, about, state.userNotes, link && `Meet here: ${link}`];
  return {
    uid: sessionUid(state.id),
    sequence: state.sequence,
    start: state.startsAt,
    end: state.endsAt,
    stamp: state.changedAt,
    title: titleOf(seen, role),
    description: words.filter(Boolean).join('\n\n'),
    ...(link ? { url: link } : {}),
    cancelled: state.status === 'cancelled',
  };
}
