import { describe, expect, it } from '@jest/globals';
import {
  changeHistory,
  clearHistory,
  type History,
  readHistory,
  withEdit,
  withRedone,
  withUndone,
} from './edit-history.ts';

const edit = (revision: number) => ({ revision, label: `Edit ${revision}` });
const revisions = ({ undo, redo }: History) => ({
  undo: undo.map(({ revision }) => revision),
  redo: redo.map(({ revision }) => revision),
});

describe('the edits of a tab', () => {
  const two = withEdit(withEdit({ undo: [], redo: [] }, edit(2)), edit(3));

  it('are undone and redone in order, each named by the revision that it led to', () => {
    const undone = withUndone(withUndone(two, 4), 5);
    expect(revisions(undone)).toEqual({ undo: [], redo: [4, 5] });
    expect(undone.redo.at(-1)!.label).toBe('Edit 2');
    expect(revisions(withRedone(undone, 6))).toEqual({ undo: [6], redo: [4] });
  });

  it('cannot be redone after a new edit', () => {
    expect(revisions(withEdit(withUndone(two, 4), edit(5)))).toEqual({ undo: [2, 5], redo: [] });
  });

  it('are limited to the last 50', () => {
    let history: History = { undo: [], redo: [] };
    for (let revision = 1; revision <= 60; revision += 1) history = withEdit(history, edit(revision));
    expect(history.undo).toHaveLength(50);
    expect(history.undo[0]).toEqual(edit(11));
  });

  it('are stored by roadmap until they are cleared', () => {
    changeHistory('r1', (history) => withEdit(history, edit(7)));
    expect([revisions(readHistory('r1')).undo, revisions(readHistory('r2')).undo]).toEqual([[7], []]);
    expect(sessionStorage.getItem('waymark-edits-r1')).toContain('Edit 7');
    clearHistory('r1');
    expect(revisions(readHistory('r1')).undo).toEqual([]);
  });
});
