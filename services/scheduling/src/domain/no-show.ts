import type { NoShowBasis, Party } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import {
  caseToDecide,
  caseToRespondTo,
  type Decision,
  type Evidence,
  isContradicted,
  type NoShowCase,
  openCase,
  reportedPerson,
  settled,
} from './no-show-case.ts';
import { checkNoShowTime, PAY_WITHIN_MS } from './policy.ts';
import type { Session } from './session.ts';
import { checkTransition } from './transitions.ts';

/** Opens a case; nothing else changes. Errors: CONFLICT outside the reporting time, with a review or a case. */
export function reportAbsence(
  session: Session,
  by: Party,
  { claim, evidence }: { claim: string; evidence: Evidence },
  now: Date,
): void {
  checkTransition(session.state.status, 'no-show');
  if (session.noShowCase)
    throw new AppError('CONFLICT', 'A no-show has already been reported for this session.');
  checkNoShowTime(session.state, now);
  if (session.review) throw new AppError('CONFLICT', 'This session has a review, so it did take place.');
  session.noShowCase = openCase(by, claim, evidence, now);
  session.events.push({ type: 'no-show-reported' });
}

/** The reported person agrees. Errors: those of `caseToRespondTo`. */
export function agreeToReport(session: Session, by: Party, now: Date): void {
  const found = caseToRespondTo(session.noShowCase, by);
  uphold(session, { ...found, respondedAt: now }, { basis: 'agreement', by: session.idOf(by) }, now);
}

/** The reported person did come, by their response. Errors: those of `caseToRespondTo`. */
export function contestReport(session: Session, by: Party, response: string, now: Date): void {
  const found = caseToRespondTo(session.noShowCase, by);
  contest(session, { ...found, response, respondedAt: now });
}

/** Idempotent: changes only an open case whose time to respond is over. */
export function endResponseTime(session: Session, now: Date): void {
  const found = session.noShowCase;
  if (found?.state !== 'open' || now < found.respondBy) return;
  if (isContradicted(found)) contest(session, found);
  else uphold(session, found, { basis: 'silence', by: null }, now);
}

/** Errors: FORBIDDEN for one of its people, CONFLICT unless the case is contested. */
export function decideCase(session: Session, decision: Decision, now: Date): void {
  const { mentorId, learnerId } = session.state;
  const { adminId, upheld } = decision;
  if ([mentorId, learnerId].includes(adminId))
    throw new AppError('FORBIDDEN', 'Another admin has to decide about your own session.');
  const found = caseToDecide(session.noShowCase);
  if (upheld) uphold(session, found, { basis: 'decision', by: adminId, decision }, now);
  else dismiss(session, found, decision, now);
}

function contest(session: Session, found: NoShowCase): void {
  session.noShowCase = { ...found, state: 'contested' };
  session.events.push({ type: 'no-show-contested' });
}

interface Settlement {
  basis: NoShowBasis;
  by: number | null;
  decision?: Decision;
}

/** The only place where a report changes the session and its payment. */
function uphold(session: Session, found: NoShowCase, { basis, by, decision }: Settlement, now: Date): void {
  session.noShowCase = settled(found, basis, now, decision ?? null);
  session.recordNoShow(reportedPerson(found), { by, basis, reason: decision?.reason ?? null });
}

/** A payment was not due while the case was open, so its time begins again. */
function dismiss(session: Session, found: NoShowCase, decision: Decision, now: Date): void {
  session.noShowCase = settled(found, 'decision', now, decision);
  if (session.state.payment === 'due') session.state.payBy = new Date(now.getTime() + PAY_WITHIN_MS);
  session.events.push({ type: 'no-show-dismissed' });
}
