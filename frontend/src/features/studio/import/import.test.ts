import { describe, expect, it } from '@jest/globals';
import { readMarkdown } from './markdown.ts';
import { toOutline } from './outline.ts';
import { type Line, toBlocks } from './pdf-blocks.ts';

const outlineOf = (source: string) => toOutline(readMarkdown(source))!;

describe('a Markdown file', () => {
  it('has its title, its headings as stages, and deeper headings, items and paragraphs as steps', () => {
    const outline = outlineOf(`---
draft: true
---
# How I got out of debt

Nine lenders, *four* years.

## Looking at it

I opened every letter. It took a Sunday, and my sister sat with me until we had seen the last one of all in the kitchen drawer.

- [ ] Write down **all** of it
- Ring the [bank](https://example.org)

Paying
------

### Begin with the smallest
It was 80 euros,
which I could pay.
`);
    expect(outline).toMatchObject({
      title: 'How I got out of debt',
      description: 'Nine lenders, four years.',
      leftOut: 0,
    });
    expect(outline.stages).toEqual([
      {
        title: 'Looking at it',
        steps: [
          {
            title: 'I opened every letter',
            description:
              'It took a Sunday, and my sister sat with me until we had seen the last one of all in the kitchen drawer.',
          },
          { title: 'Write down all of it', description: '' },
          { title: 'Ring the bank', description: '' },
        ],
      },
      {
        title: 'Paying',
        steps: [{ title: 'Begin with the smallest', description: 'It was 80 euros, which I could pay.' }],
      },
    ]);
  });

  it('without headings has no outline', () => {
    expect(toOutline(readMarkdown('One paragraph.\n\nAnother.'))).toBeNull();
  });

  it('has no title of its own where several headings are of the highest level', () => {
    expect(outlineOf('# One\ntext\n# Two\ntext').title).toBe('');
  });
});

describe('an outline', () => {
  it('keeps every word of a long paragraph, within the limits of a step', () => {
    const sentence = 'I walked along the river every morning, because nothing else helped at that time. ';
    const { stages } = outlineOf(`# A\n\n${sentence.repeat(40)}\n\n# B\n\ntext`);
    const steps = stages[0]!.steps;
    const text = steps.map(({ title, description }) => `${title} ${description}`).join(' ');
    expect(text.match(/I walked along the river/g)).toHaveLength(40);
    for (const { title, description } of steps) {
      expect(title.length).toBeLessThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(800);
    }
  });

  it('continues a long list in a further stage, and reports stages above the limit', () => {
    const list = Array.from({ length: 15 }, (_, index) => `- Step ${index}`).join('\n');
    const many = Array.from({ length: 25 }, (_, index) => `# Stage ${index}\n\ntext`).join('\n\n');
    expect(outlineOf(`# Long\n\n${list}\n\n# Other\n\ntext`).stages.map(({ title }) => title)).toEqual([
      'Long',
      'Long (2)',
      'Other',
    ]);
    expect(outlineOf(many)).toMatchObject({ leftOut: 5 });
    expect(outlineOf(many).stages).toHaveLength(20);
  });
});

it('takes the larger lines of a PDF for its headings, and joins the lines of a paragraph', () => {
  const line = (text: string, height: number, y: number): Line => ({ text, height, y });
  const pages = [
    [
      line('My way out', 24, 780),
      line('The first months', 16, 740),
      line('I had learned by experi-', 11, 715),
      line('ence that talk is cheap and', 11, 701),
      line('3', 11, 40),
    ],
    [line('that writing helps.', 11, 780), line('• Write every night', 11, 750), line('Later', 16, 700)],
  ];
  expect(toBlocks(pages)).toEqual([
    { kind: 'heading', level: 1, text: 'My way out' },
    { kind: 'heading', level: 2, text: 'The first months' },
    { kind: 'text', text: 'I had learned by experience that talk is cheap and that writing helps.' },
    { kind: 'item', text: 'Write every night' },
    { kind: 'heading', level: 2, text: 'Later' },
  ]);
});
