import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SafetyWatch, type SafetyWatchHandle } from './safety-watch.tsx';

const STRONG = 'I am going to kill myself tonight.';
const SECOND = 'I want to die.';
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
  const watch = useRef<SafetyWatchHandle>(null);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return <p>Closed</p>;
  return (
    <SafetyWatch ref={watch} onErase={() => setText('')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text);
          setText('');
        }}
      >
        <textarea aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Save</button>
        <button
          type="button"
          onClick={() => void watch.current?.mustShowHelp().then((mustShow) => setClosed(!mustShow))}
        >
          Leave
        </button>
      </form>
    </SafetyWatch>
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a watched field', () => {
  it('shows help to the writer alone after a pause, without taking the focus', async () => {
    renderScreen(<Form />);
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

  it('shows help after it loses the focus, and focuses it after a submit, also of the same text', async () => {
    renderScreen(<Form />);
    write(STRONG);
    fireEvent.blur(field());
    await passes(500);
    await screen.findByRole('region');
    expect(document.activeElement).toBe(document.body);
    press('Save');
    expect(onSave).toHaveBeenLastCalledWith(STRONG);
    await passes(0);
    expect(document.activeElement?.tagName).toBe('H3');
    field().focus();
    write(STRONG);
    press('Save');
    await passes(0);
    expect(document.activeElement?.tagName).toBe('H3');
  });

  it('shows help again after a submit if it was closed', async () => {
    renderScreen(<Form />);
    write(STRONG);
    await passes(2_000);
    await screen.findByRole('region');
    press('Close');
    press('Save');
    await passes(0);
    expect(document.activeElement?.tagName).toBe('H3');
  });

  it('shows help above the fields, in place of the link to help', async () => {
    renderScreen(<Form />);
    const line = screen.getByRole('link', { name: 'Help now' });
    expect(line.getAttribute('href')).toBe('/help');
    write(STRONG);
    await passes(2_000);
    const region = await screen.findByRole('region');
    expect(region.compareDocumentPosition(field()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Help now' })).toBeNull();
  });

  it('shows help before the fields are closed, once for a text', async () => {
    renderScreen(<Form />);
    write(STRONG);
    press('Leave');
    await passes(0);
    await screen.findByRole('region');
    expect(screen.queryByText('Closed')).toBeNull();
    press('Leave');
    await passes(0);
    expect(screen.getByText('Closed')).toBeTruthy();
  });

  it('shows help after the form around the fields is submitted', async () => {
    renderScreen(
      <form onSubmit={(event) => event.preventDefault()}>
        <SafetyWatch onErase={() => {}}>
          <textarea aria-label="Note" defaultValue={STRONG} />
        </SafetyWatch>
        <button type="submit">Save</button>
      </form>,
    );
    press('Save');
    await passes(0);
    await screen.findByRole('region');
    expect(document.activeElement?.tagName).toBe('H3');
  });

  it('shows no help for other texts, and hides it when the text has changed', async () => {
    renderScreen(<Form />);
    write(SECOND);
    await passes(2_000);
    await screen.findByRole('region');
    write('I slept well for the first time in weeks.');
    await passes(2_000);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('keeps the help when the field is empty after saving, until it is closed', async () => {
    renderScreen(<Form />);
    write(STRONG);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('region');
    expect(field().value).toBe('');
    fireEvent.blur(field());
    await passes(2_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('keeps the text, and deletes it on request in discreet help', async () => {
    renderScreen(<Form />);
    write(AT_HOME);
    await passes(2_000);
    fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
    expect(field().value).toBe(AT_HOME);
    fireEvent.click(screen.getByRole('button', { name: 'Delete what I typed' }));
    expect(field().value).toBe('');
  });
});
