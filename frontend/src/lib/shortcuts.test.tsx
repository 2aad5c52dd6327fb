import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { register, setSingleKeys, shortcuts, useShortcut } from './shortcuts.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  setSingleKeys(true);
});

function on(key: string, scope?: 'Roadmap') {
  const handler = jest.fn();
  ends.push(register(key, `label of ${key}`, handler, scope));
  return handler;
}

describe('a shortcut', () => {
  it('runs on its key in either case and on no other', () => {
    const handler = on('d');
    fireEvent.keyDown(document.body, { key: 'd' });
    fireEvent.keyDown(document.body, { key: 'D', shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('does not run with Ctrl, Alt or Meta, or on key repeat', () => {
    const handler = on('d');
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
      fireEvent.keyDown(document.body, { key: 'd', ...held });
    expect(handler).not.toHaveBeenCalled();
  });

  it('does not run while typing or composing', () => {
    const handler = on('d');
    render(
      <>
        <input aria-label="words" />
        <textarea aria-label="text" />
        <p contentEditable suppressContentEditableWarning>
          rich
        </p>
      </>,
    );
    const fields = [screen.getByLabelText('words'), screen.getByLabelText('text'), screen.getByText('rich')];
    for (const field of fields) fireEvent.keyDown(field, { key: 'd' });
    fireEvent.keyDown(document.body, { key: 'd', isComposing: true });
    expect(handler).not.toHaveBeenCalled();
  });

  it('runs on a checkbox', () => {
    const handler = on('d');
    render(<input type="checkbox" aria-label="step" />);
    fireEvent.keyDown(screen.getByLabelText('step'), { key: 'd' });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('with Ctrl runs while typing', () => {
    const handler = on('mod+k');
    render(<input aria-label="words" />);
    fireEvent.keyDown(screen.getByLabelText('words'), { key: 'k', ctrlKey: true });
    fireEvent.keyDown(screen.getByLabelText('words'), { key: 'k' });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('does not run while a dialog is open', () => {
    const handler = on('d');
    const { rerender } = render(<div role="dialog" data-state="open" />);
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(handler).not.toHaveBeenCalled();
    rerender(<div role="dialog" data-state="closed" />);
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('of a page precedes a global one', () => {
    const ofPage = on('/', 'Roadmap');
    const ofAll = on('/');
    fireEvent.keyDown(document.body, { key: '/' });
    expect([ofPage.mock.calls.length, ofAll.mock.calls.length]).toEqual([1, 0]);
  });

  it('is removed with its component', () => {
    const handler = jest.fn();
    const { unmount } = renderHook(() => useShortcut('d', 'Mark', handler, 'Roadmap'));
    expect(shortcuts().map(({ label }) => label)).toEqual(['Mark']);
    unmount();
    fireEvent.keyDown(document.body, { key: 'd' });
    expect([handler.mock.calls.length, shortcuts().length]).toEqual([0, 0]);
  });
});

it('stores that single keys are off and preserves chords', () => {
  const single = on('d');
  const chord = on('mod+k');
  setSingleKeys(false);
  fireEvent.keyDown(document.body, { key: 'd' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect([single.mock.calls.length, chord.mock.calls.length]).toEqual([0, 1]);
  expect(localStorage.getItem('waymark-single-keys')).toBe('off');
});
