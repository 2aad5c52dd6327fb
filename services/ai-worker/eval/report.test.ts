import { describe, expect, it } from '@jest/globals';
import type { Row } from './drafters.ts';
import { measure } from './metrics.ts';
import { printedDraft, storyTable } from './report.ts';
import type { Story } from './stories.ts';

const text = 'I rang the\nbank. I hid the bill.';
const story: Story = {
  name: 'bank',
  language: 'en',
  kind: 'notes',
  split: 'build',
  title: 'The bank',
  text,
  key: [{ start: 0, end: 16 }],
  forbidden: [{ start: 17, end: 32, reason: 'mistake' }],
  turningPoint: { start: 0, end: 16 },
};
const evidenceOf = (start: number, end: number) => ({
  sourceId: 'a',
  quote: text.slice(start, end),
  start,
  end,
});
const draft: Row['draft'] = {
  stages: [
    {
      title: 'In March',
      description: '',
      estimatedDuration: '',
      steps: [
        {
          title: 'I rang',
          description: '',
          estimatedDuration: null,
          resourceLinks: [],
          evidence: evidenceOf(0, 16),
        },
      ],
    },
  ],
  heldBack: [],
  crisis: false,
};
const rowOf = (one: Row['draft'], failure: string | null = null): Row => ({
  story,
  draft: one,
  failure,
  measures: measure(story, one),
  seconds: 0.5,
});

describe('the report', () => {
  it('prints a draft as Markdown with its quotes', () => {
    expect(printedDraft(rowOf(draft))).toEqual([
      '# The bank (bank, notes, en)',
      '',
      '## 1. In March',
      '',
      '- **I rang**',
      '  > I rang the bank.',
      '',
    ]);
  });

  it('ends a table with the pooled measures, the failures and the invented words', () => {
    const lines = storyTable([rowOf(draft), rowOf({ ...draft, stages: [] }, 'too little')]);
    expect(lines).toHaveLength(6);
    expect(lines[3]).toMatch(/^all +1 +1 +50 %/);
    expect(lines.slice(4)).toEqual(['bank was not drafted: too little', 'invented: in, march']);
  });
});
