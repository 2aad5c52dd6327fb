import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '#testing/render-screen.tsx';
import { TagsField } from './tags-field.tsx';

function Form({ start, error }: { start: string[]; error?: string }) {
  const [tags, setTags] = useState(start);
  return (
    <form>
      <TagsField tags={tags} error={error} isInvalid={(index) => tags[index] === 'x'} onChange={setTags} />
    </form>
  );
}

const show = (start: string[] = [], error?: string) => renderScreen(<Form start={start} error={error} />);
const input = () => screen.getByRole('textbox', { name: 'Tags' }) as HTMLInputElement;
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const shown = () => {
  const list = screen.queryByRole('list', { name: 'Tags of this roadmap' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
};

it('adds what is typed with Enter, and announces it', () => {
  show();
  expect(shown()).toEqual([]);
  type('  first   job ');
  // False: the form is not submitted.
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
  expect(shown()).toEqual(['first job']);
  expect(input().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('Added first job');
});

it('adds the parts of a pasted list, and what was typed when the field is left', () => {
  show(['grief']);
  type('debt, , rest,');
  expect(shown()).toEqual(['grief', 'debt', 'rest']);
  type('money');
  fireEvent.blur(input());
  expect(shown()).toEqual(['grief', 'debt', 'rest', 'money']);
});

it('submits the form with Enter in the empty field', () => {
  show(['grief']);
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
});

it('removes the last tag with Backspace in the empty field only', () => {
  show(['grief', 'debt']);
  type('a');
  fireEvent.keyDown(input(), { key: 'Backspace' });
  expect(shown()).toEqual(['grief', 'debt']);
  type('');
  fireEvent.keyDown(input(), { key: 'Backspace' });
  expect(shown()).toEqual(['grief']);
});

it('removes a tag by its button, and moves the focus to the field', () => {
  show(['grief', 'debt']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the tag grief' }));
  expect(shown()).toEqual(['debt']);
  expect(document.activeElement).toBe(input());
  expect(screen.getByRole('status').textContent).toBe('Removed grief');
});

it('shows the error at the field', () => {
  show(['x'], 'A tag must be at least 2 characters');
  expect(screen.getByRole('alert').textContent).toBe('A tag must be at least 2 characters');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

it('keeps what an input method composes until it is confirmed', () => {
  show();
  type('じっか');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(shown()).toEqual([]);
});
