import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { currentToast, dismissToast, REMOVE_DELAY_MS, toast } from './toast.ts';
import Toaster from './toaster.tsx';

afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
});

const show = (title: string) => act(() => void toast({ title, description: `${title} text` }));
const onScreen = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('.font-semibold')?.textContent);

describe('toasts', () => {
  it('are shown one at a time', () => {
    render(<Toaster />);
    show('First');
    expect(onScreen()).toEqual(['First']);
    show('Second');
    expect(onScreen()).toEqual(['Second']);
  });

  it('close after 5000 ms', () => {
    render(<Toaster />);
    show('Saved');
    act(() => jest.advanceTimersByTime(4_900));
    expect(onScreen()).toEqual(['Saved']);
    act(() => jest.advanceTimersByTime(200));
    expect(onScreen()).toEqual([]);
  });

  it('restart the 5000 ms for a replacement', () => {
    render(<Toaster />);
    show('First');
    act(() => jest.advanceTimersByTime(4_000));
    show('Second');
    act(() => jest.advanceTimersByTime(4_000));
    expect(onScreen()).toEqual(['Second']);
  });

  it('close by their button', () => {
    render(<Toaster />);
    show('Saved');
    act(() => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })));
    expect(onScreen()).toEqual([]);
  });

  it('move the focus to the notification area on F8', () => {
    render(<Toaster />);
    show('Saved');
    act(() => fireEvent.keyDown(document, { key: 'F8', code: 'F8' }));
    expect(document.activeElement?.tagName).toBe('OL');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
  });

  it('are removed 1,000,000 ms after they were dismissed', () => {
    const id = toast({ title: 'Saved' });
    dismissToast(id);
    jest.advanceTimersByTime(REMOVE_DELAY_MS - 1);
    expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
    expect(REMOVE_DELAY_MS).toBe(1_000_000);
  });

  it('are not closed when an older one is dismissed', () => {
    const old = toast({ title: 'Old' });
    toast({ title: 'New' });
    dismissToast(old);
    expect(currentToast()).toMatchObject({ title: 'New', open: true });
  });
});
