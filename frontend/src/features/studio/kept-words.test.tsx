import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { hasKeptWords, useKeptWords } from './kept-words.ts';

const KEY = 'words';
const same = (a: string, b: string) => a.trim() === b.trim();
const open = (saved: string) =>
  renderHook(({ now }) => useKeptWords(KEY, now, same), { initialProps: { now: saved } });

describe('an unsaved text', () => {
  it('is restored and marked when the form is opened again', () => {
    const first = open('saved');
    expect(first.result.current).toMatchObject({ words: 'saved', dirty: false, restored: false });
    act(() => first.result.current.change('mine'));
    expect(first.result.current).toMatchObject({ words: 'mine', dirty: true, restored: false });
    first.unmount();
    expect(hasKeptWords(KEY)).toBe(true);
    expect(open('saved').result.current).toMatchObject({ words: 'mine', dirty: true, restored: true });
  });

  it('is dropped when it equals the saved text', () => {
    const { result } = open('saved');
    act(() => result.current.change('mine'));
    act(() => result.current.change('saved '));
    expect(result.current.dirty).toBe(false);
    expect(hasKeptWords(KEY)).toBe(false);
  });

  it('follows the saved text while it is unedited', () => {
    const { result, rerender } = open('saved');
    rerender({ now: 'saved elsewhere' });
    expect(result.current).toMatchObject({ words: 'saved elsewhere', overtaken: false });
  });

  it('follows the saved text after an edit was reverted', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    act(() => result.current.change('saved '));
    expect(result.current.words).toBe('saved ');
    rerender({ now: 'saved elsewhere' });
    expect(result.current).toMatchObject({ words: 'saved elsewhere', dirty: false, overtaken: false });
  });

  it('survives a save in another window and is marked as overtaken', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    expect(result.current.overtaken).toBe(false);
    rerender({ now: 'theirs' });
    expect(result.current).toMatchObject({ words: 'mine', overtaken: true });
    act(() => result.current.startOver());
    expect(result.current).toMatchObject({ words: 'theirs', dirty: false, overtaken: false });
    expect(hasKeptWords(KEY)).toBe(false);
  });

  it('is marked as overtaken after a reload', () => {
    const first = open('saved');
    act(() => first.result.current.change('mine'));
    first.unmount();
    expect(open('theirs').result.current).toMatchObject({ words: 'mine', overtaken: true });
  });

  it('is clean when another window saved the same', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    rerender({ now: 'mine' });
    expect(result.current).toMatchObject({ dirty: false, overtaken: false });
  });
});
