import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { hasKeptWords, useKeptWords } from './kept-words.ts';

const KEY = 'words';
const same = (a: string, b: string) => a.trim() === b.trim();
const open = (saved: string) =>
  renderHook(({ now }) => useKeptWords(KEY, now, same), { initialProps: { now: saved } });

describe('words that are being written', () => {
  it('are there again when the form is opened again, and say so', () => {
    const first = open('saved');
    expect(first.result.current).toMatchObject({ words: 'saved', dirty: false, restored: false });
    act(() => first.result.current.change('mine'));
    expect(first.result.current).toMatchObject({ words: 'mine', dirty: true, restored: false });
    first.unmount();
    expect(hasKeptWords(KEY)).toBe(true);
    expect(open('saved').result.current).toMatchObject({ words: 'mine', dirty: true, restored: true });
  });

  it('are kept no longer than they differ from what is saved', () => {
    const { result } = open('saved');
    act(() => result.current.change('mine'));
    act(() => result.current.change('saved '));
    expect(result.current.dirty).toBe(false);
    expect(hasKeptWords(KEY)).toBe(false);
  });

  it('follow what is saved while nobody touched them', () => {
    const { result, rerender } = open('saved');
    rerender({ now: 'saved elsewhere' });
    expect(result.current).toMatchObject({ words: 'saved elsewhere', overtaken: false });
  });

  it('follow it too where they came back to what they were', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    act(() => result.current.change('saved '));
    expect(result.current.words).toBe('saved ');
    rerender({ now: 'saved elsewhere' });
    expect(result.current).toMatchObject({ words: 'saved elsewhere', dirty: false, overtaken: false });
  });

  it('stay when another window saves, which is told until one of the two is chosen', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    expect(result.current.overtaken).toBe(false);
    rerender({ now: 'theirs' });
    expect(result.current).toMatchObject({ words: 'mine', overtaken: true });
    act(() => result.current.startOver());
    expect(result.current).toMatchObject({ words: 'theirs', dirty: false, overtaken: false });
    expect(hasKeptWords(KEY)).toBe(false);
  });

  it('know after a reload that another window was quicker', () => {
    const first = open('saved');
    act(() => first.result.current.change('mine'));
    first.unmount();
    expect(open('theirs').result.current).toMatchObject({ words: 'mine', overtaken: true });
  });

  it('agree with another window that wrote the same', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    rerender({ now: 'mine' });
    expect(result.current).toMatchObject({ dirty: false, overtaken: false });
  });
});
