import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  const close = () => setOpen(null);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setOpen('first')}>
        Ask
      </button>
      <button type="button" onClick={() => setOpen('second')}>
        Write
      </button>
      {open === 'first' && (
        <Dialog open onOpenChange={close} title="First">
          <button type="button" onClick={() => setOpen('second')}>
            Lead on
          </button>
        </Dialog>
      )}
      {open === 'second' && (
        <Dialog open onOpenChange={close} title="Second">
          <input aria-label="Name" autoFocus />
        </Dialog>
      )}
    </main>
  );
}

describe('the focus around a dialog', () => {
  it('returns to the opener after a field with autofocus', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Write' }));
    await user.keyboard('Ann');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Write'));
  });

  it.each([
    ['begins at the field with which the content begins', <input key="a" aria-label="Amount" />, 'Amount'],
    [
      'begins at the chosen one of several',
      <fieldset key="b">
        <input type="radio" name="c" aria-label="All" />
        <input type="radio" name="c" aria-label="One" defaultChecked />
      </fieldset>,
      'One',
    ],
    [
      'begins at the first control where the content begins with none',
      <a key="c" href="/help">
        Help
      </a>,
      'Close',
    ],
  ])('%s', (_rule, content, name) => {
    render(
      <Dialog open onOpenChange={() => {}} title="Refund">
        {content}
        <textarea aria-label="Reason" />
      </Dialog>,
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
  });

  it('stays in a dialog opened from another one', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(screen.getByRole('button', { name: 'Lead on' }));
    // The first dialog releases the focus shortly after it closes, while these keys are pressed.
    await user.keyboard('Ann Lee');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ann Lee');
  });
});
