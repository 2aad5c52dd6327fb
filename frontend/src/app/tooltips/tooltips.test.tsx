// guarantees: Every role has every link in one line from 1024 px on; icons are named by tooltips
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Tooltips from './tooltips.tsx';
import { OPEN_DELAY_MS, SKIP_DELAY_MS } from './watch-icons.ts';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout: a text is as wide as it is long, and one pixel wide where only screen readers read it.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.classList.contains('sr-only') ? 1 : 40, 40);
  });
  render(
    <>
      <button type="button" aria-label="Close">
        <svg />
      </button>
      <button type="button">
        <svg />
        <span className="sr-only">Search</span>
      </button>
      <button type="button">
        <svg />
        Save
      </button>
      <button type="button" aria-label="Account" aria-expanded="true">
        <svg />
      </button>
      <p>Text</p>
      <Tooltips />
    </>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => document.querySelector('[data-tooltip]')?.textContent ?? null;
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const point = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));

describe('the tooltip of an icon', () => {
  it('opens after 700 ms', () => {
    point(button('Close').firstElementChild!);
    wait(OPEN_DELAY_MS - 1);
    expect(shown()).toBeNull();
    wait(1);
    expect(shown()).toBe('Close');
  });

  it('has the text that only screen readers read', () => {
    point(button('Search'));
    wait(OPEN_DELAY_MS);
    expect(shown()).toBe('Search');
  });

  it('opens at once within 300 ms after another tooltip closed, and not later', () => {
    point(button('Close'));
    wait(OPEN_DELAY_MS);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeNull();
    wait(SKIP_DELAY_MS - 1);
    point(button('Search'));
    wait(0);
    expect(shown()).toBe('Search');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    wait(SKIP_DELAY_MS);
    point(button('Close'));
    wait(OPEN_DELAY_MS - 1);
    expect(shown()).toBeNull();
  });

  it.each(['Save', 'Account'])('does not open for a control with text or an open menu: %s', (name) => {
    point(button(name));
    wait(OPEN_DELAY_MS);
    expect(shown()).toBeNull();
  });

  it('does not open on touch', () => {
    point(button('Close'), 'touch');
    wait(OPEN_DELAY_MS);
    expect(shown()).toBeNull();
  });

  it('opens at once on focus by keyboard, and not on focus by click', () => {
    fireEvent.pointerDown(button('Close'));
    act(() => button('Close').focus());
    expect(shown()).toBeNull();
    fireEvent.keyDown(button('Close'), { key: 'Tab' });
    act(() => button('Search').focus());
    expect(shown()).toBe('Search');
  });

  it('stays while the pointer is on it and closes after it left', () => {
    point(button('Close'));
    wait(OPEN_DELAY_MS);
    point(screen.getByText('Text'));
    point(document.querySelector('[data-tooltip]')!);
    wait(1_000);
    expect(shown()).toBe('Close');
    point(screen.getByText('Text'));
    wait(1_000);
    expect(shown()).toBeNull();
  });

  it('closes on a click and does not open again on the same icon', () => {
    point(button('Close'));
    wait(OPEN_DELAY_MS);
    fireEvent.pointerDown(button('Close'));
    expect(shown()).toBeNull();
    point(button('Close'));
    wait(OPEN_DELAY_MS);
    expect(shown()).toBeNull();
  });
});
