// guarantees: Back closes an open dialog and leaves the page the next time; a held time is not given up without a question
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog with a question before it closes. */
function Page() {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      <Dialog open={open} onOpenChange={() => setAsks(true)} title="Letter">
        <button type="button" onClick={() => setOpen(false)}>
          Send
        </button>
      </Dialog>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title="Discard it?"
        description="It is not saved."
        confirmLabel="Discard"
        onConfirm={() => {
          setAsks(false);
          setOpen(false);
        }}
      />
    </main>
  );
}

const letter = () => document.querySelector('[role="dialog"]');
const question = () => screen.queryByRole('alertdialog', { name: 'Discard it?' });
const goBack = () => history.back();

describe('Back with an open dialog', () => {
  it('closes the topmost one and stays on the page', async () => {
    render(<Page />);
    const { length } = history;
    fireEvent.click(screen.getByText('Write'));
    expect(history.length).toBe(length + 1);
    goBack();
    await waitFor(() => expect(question()).toBeTruthy());
    expect(letter()).toBeTruthy();
    await waitFor(() => expect(history.state).toMatchObject({ overlay: true }));
    goBack();
    await waitFor(() => expect(question()).toBeNull());
    expect(letter()).toBeTruthy();
  });

  it('uses one entry again for the next dialog', async () => {
    render(<Page />);
    const { length } = history;
    for (let turn = 0; turn < 3; turn += 1) {
      fireEvent.click(screen.getByText('Write'));
      fireEvent.click(screen.getByText('Send'));
      await waitFor(() => expect(letter()).toBeNull());
    }
    expect(history.length).toBeLessThanOrEqual(length + 1);
  });
});
