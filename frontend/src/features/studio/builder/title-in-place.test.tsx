import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '#testing/render-screen.tsx';
import { TitleInPlace } from './title-in-place.tsx';

let saved: string[];

beforeEach(() => {
  saved = [];
  renderScreen(
    <TitleInPlace title="Open the post" what="stage" onSave={(title) => saved.push(title)}>
      <h3>Open the post</h3>
    </TitleInPlace>,
  );
});

const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Title of the stage' });

function write(text: string): HTMLInputElement {
  fireEvent.doubleClick(screen.getByRole('heading'));
  fireEvent.change(field()!, { target: { value: text } });
  return field()!;
}

describe('a title edited in place', () => {
  it('is saved by Enter and by leaving the field', () => {
    fireEvent.keyDown(write(' Open every letter '), { key: 'Enter' });
    expect(field()).toBeNull();
    fireEvent.blur(write('Open one letter'));
    expect(saved).toEqual(['Open every letter', 'Open one letter']);
  });

  it('is restored by Escape, and not saved when blank or equal', () => {
    fireEvent.keyDown(write('Something else'), { key: 'Escape' });
    fireEvent.keyDown(write('  '), { key: 'Enter' });
    fireEvent.keyDown(write('Open the post'), { key: 'Enter' });
    expect(saved).toEqual([]);
    expect(screen.getByRole('heading').textContent).toBe('Open the post');
  });

  it('is not cut but reported when it is too long', () => {
    fireEvent.keyDown(write('x'.repeat(125)), { key: 'Enter' });
    fireEvent.blur(field()!);
    expect(screen.getByText('5 too many: at most 120 characters fit.')).toBeTruthy();
    expect(field()!.getAttribute('aria-invalid')).toBe('true');
    expect(saved).toEqual([]);
  });

  it('is opened by its button', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Rename the stage “Open the post”' }));
    expect(document.activeElement === field()).toBe(true);
  });
});
