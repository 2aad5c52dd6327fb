import { describe, expect, it } from '@jest/globals';
import { isNews, type SessionNews, type Told, toldAfter } from './session-news.ts';

const now = new Date('2026-12-01T00:00:00.000Z');
const early = '2026-12-02T10:00:00.000Z';
const late = '2026-12-03T10:00:00.000Z';
const booked: SessionNews = { what: 'booked', sequence: 0, startsAt: early };
const moved: SessionNews = { what: 'moved', sequence: 1, startsAt: late };
const cancelled: SessionNews = { what: 'cancelled', sequence: 2, startsAt: late };
const reminded = (startsAt: string): SessionNews => ({ what: 'reminded', sequence: 1, startsAt });
const noShow: SessionNews = { what: 'no-show', sequence: 1, startsAt: late };
const completed: SessionNews = { what: 'completed', sequence: 1, startsAt: late };

/** The events of these that are announced, in this order. */
function toldOf(...news: SessionNews[]): string[] {
  let told: Told | null = null;
  const said: string[] = [];
  for (const one of news) {
    if (!isNews(told, one, now)) continue;
    told = toldAfter(told, one);
    said.push(one.what);
  }
  return said;
}

describe('an event of a session', () => {
  it('is announced in its order', () => {
    expect(toldOf(booked, moved, cancelled)).toEqual(['booked', 'moved', 'cancelled']);
    expect(toldOf(booked, moved, reminded(late), completed, noShow)).toEqual([
      'booked',
      'moved',
      'reminded',
      'completed',
      'no-show',
    ]);
  });

  it('is not announced as booked or moved unless its sequence is newer', () => {
    expect(toldOf(moved, booked)).toEqual(['moved']);
    expect(toldOf(booked, { ...moved, sequence: 2 }, moved)).toEqual(['booked', 'moved']);
    expect(toldOf(moved, moved)).toEqual(['moved']);
  });

  it('is not announced after the end of the session', () => {
    expect(toldOf(cancelled, moved, booked, reminded(late), completed, cancelled)).toEqual(['cancelled']);
    expect(toldOf(noShow, completed, booked)).toEqual(['no-show']);
    expect(toldOf(completed, moved, reminded(late))).toEqual(['completed']);
  });

  it('is announced as a reminder only for the announced start', () => {
    expect(toldOf(booked, moved, reminded(early))).toEqual(['booked', 'moved']);
    expect(toldOf(reminded(late), booked)).toEqual(['reminded', 'booked']);
  });

  it('is not announced as a reminder after the start', () => {
    expect(toldOf(reminded('2026-11-30T23:59:59.000Z'))).toEqual([]);
    expect(toldOf(reminded(now.toISOString()))).toEqual([]);
  });
});
