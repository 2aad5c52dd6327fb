import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SafetyWatch } from './safety-watch.tsx';

const STRONG = 'I am going to kill myself tonight.';
const ASKING = 'Can I stop my antidepressants?';
const VAGUE = 'Everyone would be better off without me.';
const AT_HOME = 'My husband hits me.';

let request: jest.Mock<typeof fetch>;

beforeEach(() => {
  request = jest.fn<typeof fetch>();
  globalThis.fetch = request;
});
afterEach(() => expect(request).not.toHaveBeenCalled());

const onSave = jest.fn<(text: string) => void>();

function Form() {
  const [text, setText] = useState('');
  return (
    <SafetyWatch onErase={() => setText('')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text);
          setText('');
        }}
      >
        <textarea aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Save</button>
      </form>
    </SafetyWatch>
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a watched field', () => {
  it('shows help to the writer alone after a pause, without taking the focus', async () => {
    render(<Form />);
    field().focus();
    write(STRONG);
    await passes(1_000);
    expect(screen.queryByRole('region')).toBeNull();
    await passes(1_000);
    await screen.findByRole('region');
    expect(screen.getByText('Only you see this.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /112|911/ })).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('shows help after it loses the focus, and focuses the strong one after a submit', async () => {
    render(<Form />);
    write(ASKING);
    fireEvent.blur(field());
    await passes(500);
    expect(await screen.findByText(/pharmacist can often answer/)).toBeTruthy();
    write(STRONG);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenLastCalledWith(STRONG);
    await screen.findByRole('link', { name: /^Call/ });
    expect(document.activeElement?.tagName).toBe('H3');
  });

  it('shows nothing for other texts and takes help away when the text has changed', async () => {
    render(<Form />);
    write(ASKING);
    await passes(2_000);
    await screen.findByRole('region');
    write(VAGUE);
    await passes(2_000);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('keeps the help when the field is empty after saving, until it is closed', async () => {
    render(<Form />);
    write(STRONG);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('region');
    expect(field().value).toBe('');
    fireEvent.blur(field());
    await passes(2_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('leaves the text alone, and empties it on request in discreet help', async () => {
    render(<Form />);
    write(AT_HOME);
    await passes(2_000);
    fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
    expect(field().value).toBe(AT_HOME);
    fireEvent.click(screen.getByRole('button', { name: 'Delete what I typed' }));
    expect(field().value).toBe('');
  });
});
