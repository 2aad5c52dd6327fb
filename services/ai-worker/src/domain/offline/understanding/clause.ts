import type { Token } from '../language/token.ts';
import type { LeadSpan } from './clause-leads.ts';
import type { VerbGroup } from './verb-group.ts';

/** One thing the protagonist did, was or thought: a main clause, or one verb of several that share a subject. */
export interface Clause {
  tokens: Token[];
  /** What stands before the subject, as indices into the sentence. */
  lead: LeadSpan;
  subject: number;
  group: VerbGroup;
  /** Index behind the last token. */
  end: number;
  /** Position among verbs that share a subject: 0 for the first. */
  conjunct: number;
  implied: boolean;
}
