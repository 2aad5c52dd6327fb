import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { hasUnsavedValues, useUnsavedValues } from './unsaved-values.ts';

const KEY = 'words';
const same = (a: string, b: string) => a.trim() === b.trim();
const open = (saved: string) =>
  renderHook(({ now }) => useUnsavedValues(KEY, now, same), { initialProps: { now: saved } });

describe('an unsaved value', () => {
  it('is restored and marked when the form is opened again', () => {
    const first = open('saved');
    expect(first.result.current).toMatchObject({ values: 'saved', dirty: false, restored: false });
    act(() => first.result.current.change('mine'));
    expect(first.result.current).toMatchObject({ values: 'mine', dirty: true, restored: false });
    first.unmount();
    expect(hasUnsavedValues(KEY)).toBe(true);
    expect(open('saved').result.current).toMatchObject({ values: 'mine', dirty: true, restored: true });
  });

  it('is dropped when it equals the saved text', () => {
    const { result } = open('saved');
    act(() => result.current.change('mine'));
    act(() => result.current.change('saved '));
    expect(result.current.dirty).toBe(false);
    expect(hasUnsavedValues(KEY)).toBe(false);
  });

  it('follows the saved text while it is unedited', () => {
    const { result, rerender } = open('saved');
    rerender({ now: 'saved elsewhere' });
    expect(result.current).toMatchObject({ values: 'saved elsewhere', isConflicting: false });
  });

  it('follows the saved text after an edit was reverted', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    act(() => result.current.change('saved '));
    expect(result.current.values).toBe('saved ');
    rerender({ now: 'saved elsewhere' });
    expect(result.current).toMatchObject({ values: 'saved elsewhere', dirty: false, isConflicting: false });
  });

  it('survives a save in another window and is marked as conflicting', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    expect(result.current.isConflicting).toBe(false);
    rerender({ now: 'theirs' });
    expect(result.current).toMatchObject({ values: 'mine', isConflicting: true });
    act(() => result.current.startOver());
    expect(result.current).toMatchObject({ values: 'theirs', dirty: false, isConflicting: false });
    expect(hasUnsavedValues(KEY)).toBe(false);
  });

  it('edits the newest saved text once it is kept', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    rerender({ now: 'theirs' });
    act(() => result.current.keepMine());
    expect(result.current).toMatchObject({ values: 'mine', dirty: true, isConflicting: false });
    rerender({ now: 'theirs again' });
    expect(result.current.isConflicting).toBe(true);
  });

  it('is marked as conflicting after a reload', () => {
    const first = open('saved');
    act(() => first.result.current.change('mine'));
    first.unmount();
    expect(open('theirs').result.current).toMatchObject({ values: 'mine', isConflicting: true });
  });

  it('is clean when another window saved the same', () => {
    const { result, rerender } = open('saved');
    act(() => result.current.change('mine'));
    rerender({ now: 'mine' });
    expect(result.current).toMatchObject({ dirty: false, isConflicting: false });
  });
});
