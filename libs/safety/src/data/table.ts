import type { SafetyKind } from '@waymark/contracts/roadmaps/coaching';

/** One row a line: a pattern (see `readFrame`); after each ` + ` a text in which it is found, after each ` - ` one in which nothing is. */
export type Rows = string;

/**
 * Explicit signs of one kind. They follow the public lists of warning signs of WHO (suicide, children, violence, mhGAP), the
 * 988 Lifeline, NICE (NG225, NG69), NHS (poisoning, heart attack), UN Women and the European e-Justice Portal.
 */
export interface Signs {
  kind: SafetyKind;
  /** It cannot wait: the emergency number comes first. */
  urgent?: true;
  rows: Rows;
}

export interface Row {
  pattern: string;
  examples: string[];
  lookAlikes: string[];
}

export const readRows = (rows: Rows): Row[] =>
  rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [positive = '', ...lookAlikes] = row.split(' - ');
      const [pattern = '', ...examples] = positive.split(' + ');
      return { pattern, examples, lookAlikes };
    });
