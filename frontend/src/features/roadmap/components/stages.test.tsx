import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Stage, Step } from '@waymark/contracts/roadmaps/http';
import { aRoadmap } from '#testing/directory-samples.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { journeyView } from '../journey-view.ts';
import { Stages } from './stages.tsx';

const quote = 'I opened every letter, all of them.';
const evidence = { sourceId: 's1', quote, start: 0, end: quote.length };

function show(steps: Partial<Step>[], more: Partial<Stage> = {}): void {
  const roadmap = aRoadmap({}, steps);
  const stages = roadmap.stages.map((stage) => ({ ...stage, ...more }));
  renderScreen(
    <Stages
      view={journeyView({ ...roadmap, stages }, {})}
      mentor="Rosa"
      allShown
      onShowAll={() => {}}
      readOnly={false}
      onTick={() => {}}
    />,
  );
}
const item = () => within(document.querySelector<HTMLElement>('[data-step]')!);

describe('the origin of a step', () => {
  it('is in the words of the mentor for an outline, whose quote is shown unless the title repeats it', () => {
    show([{ origin: 'outline', title: 'I opened every letter', evidence }]);
    expect(item().getByText('In Rosa’s words')).toBeTruthy();
    expect(item().getByText(quote)).toBeTruthy();
  });

  it('is shown without the quote when the title has the same words', () => {
    show([{ origin: 'outline', title: 'I opened every letter, all of them', evidence }]);
    expect(item().queryByText(quote)).toBeNull();
  });

  it('is AI, with a note whether the mentor has read the step', () => {
    show([{ origin: 'ai', reviewed: true, evidence }]);
    expect(item().getByText('Written with AI, read by Rosa')).toBeTruthy();
    expect(item().getByText('In Rosa’s words')).toBeTruthy();
  });

  it('is AI alone for a step that was published unread', () => {
    show([{ origin: 'ai', reviewed: false }]);
    expect(item().getByText('Written with AI')).toBeTruthy();
  });

  it('is not named for a step that the mentor wrote', () => {
    show([{ origin: 'mentor' }]);
    expect(item().queryByText(/words|AI/)).toBeNull();
  });
});

describe('a stage', () => {
  it('shows warnings with their quote and nothing to tick', () => {
    show([{}], { warnings: [{ id: 'w1', text: 'Tell her before the letters do.', evidence }] });
    const warnings = within(screen.getByRole('complementary', { name: 'What I would not do again' }));
    expect(warnings.getByText('Tell her before the letters do.')).toBeTruthy();
    expect(warnings.getByText(quote)).toBeTruthy();
    expect(warnings.queryByRole('checkbox')).toBeNull();
  });

  it('has no duration if none is known', () => {
    show([{}], { estimatedDuration: '' });
    const facts = screen.getByText('Stage 1').parentElement!;
    expect([...facts.children].map((fact) => fact.textContent)).toEqual([
      'Stage 1',
      'Not Started',
      '0 of 1 steps',
    ]);
  });
});
