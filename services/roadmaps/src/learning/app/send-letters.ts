import { Inject, Injectable } from '@nestjs/common';
import { LetterDue } from '@waymark/contracts/roadmaps/events';
import type { LetterFacts } from '@waymark/contracts/roadmaps/letters';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { type DueLetter, planLetters } from '../domain/letters.ts';
import { lockDueSchedules, saveNextLooks } from '../persistence/letter-schedules.ts';
import {
  claimLetters,
  type Done,
  type Next,
  readDone,
  readNexts,
  readRoads,
} from '../persistence/letters.ts';

interface Candidate extends DueLetter {
  userId: number;
}

/** Publishes each letter at most once, however many processes look. */
@Injectable()
export class SendLetters {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One batch in as many statements as for one learner; returns the number of learners. */
  execute(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const now = this.clock.now();
      const schedules = await lockDueSchedules(tx, now);
      if (schedules.length === 0) return 0;
      const plans = schedules.map((schedule) => ({
        userId: schedule.userId,
        isWelcomeOpen: schedule.welcomeSince !== null,
        ...planLetters(schedule, now),
      }));
      const candidates = plans.flatMap(({ userId, due }) => due.map((letter) => ({ userId, ...letter })));
      const waiting = candidates.length > 0 ? await this.publish(tx, candidates, now) : new Set<number>();
      await saveNextLooks(
        tx,
        plans.map(({ userId, next, due, isWelcomeOpen }) => {
          const isSettled = due.some(({ kind }) => kind === 'welcome') && !waiting.has(userId);
          return { userId, at: next, isWelcomed: !isWelcomeOpen || isSettled };
        }),
      );
      return schedules.length;
    });
  }

  /** Returns the learners whose welcome waits for a next step. */
  private async publish(tx: Tx, candidates: Candidate[], now: Date): Promise<ReadonlySet<number>> {
    const done = await readDone(tx, candidates);
    const nexts = await readNexts(tx, [...new Set(candidates.map(({ userId }) => userId))]);
    const needsRoads = candidates.some(({ needsNext }) => !needsNext);
    const roads = needsRoads ? await readRoads(tx) : [];
    const letters = candidates.flatMap((candidate, index) => {
      const facts = factsOf(candidate, done[index]!, nexts.get(candidate.userId) ?? [], roads);
      return facts ? [{ ...candidate, facts }] : [];
    });
    const claimed = await claimLetters(tx, letters, now);
    for (const { userId, kind, facts } of letters)
      if (claimed.has(`${userId} ${kind}`)) tx.emit(LetterDue, facts);
    const isWritten = (userId: number) =>
      letters.some((one) => one.kind === 'welcome' && one.userId === userId);
    const waiting = candidates.filter(
      ({ kind, needsNext, userId }) => kind === 'welcome' && needsNext && !isWritten(userId),
    );
    return new Set(waiting.map(({ userId }) => userId));
  }
}

/** Null if there is nothing to write about. */
function factsOf(
  { userId, kind, quietDays, needsNext, expiresAt }: Candidate,
  done: Done,
  nexts: readonly Next[],
  roads: LetterFacts['roads'],
): LetterFacts | null {
  if (kind === 'daily' && done.count > 0) return null;
  if (kind === 'sunday' && done.listed === 0) return null;
  // A reminder was asked for, so it also names steps of a roadmap that its mentor has taken down since.
  const found = kind === 'daily' ? nexts[0] : nexts.find(({ isListed }) => isListed);
  if (!found && (needsNext || roads.length === 0)) return null;
  const { quote = null, isListed: _, ...next } = found ?? {};
  return {
    ...{ userId, kind, quietDays, expiresAt: expiresAt.toISOString() },
    next: found ? (next as LetterFacts['next']) : null,
    quote: kind === 'daily' ? null : quote,
    doneCount: kind === 'sunday' ? done.listed : 0,
    done: kind === 'sunday' ? done.titles : [],
    roads: found ? [] : roads,
  };
}
