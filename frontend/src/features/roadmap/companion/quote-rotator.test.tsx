import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { QuoteRotator } from './quote-rotator.tsx';

const quotes = ['one', 'two', 'three'].map((text) => ({ text, by: null }));
const region = () => screen.getByRole('region', { name: 'Quotes' });
const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1_000));

describe('the quotes', () => {
  it('change every ten seconds and restart after the last', () => {
    render(<QuoteRotator quotes={quotes} />);
    expect(region().textContent).toContain('one');
    pass(9.9);
    expect(region().textContent).toContain('one');
    pass(0.2);
    expect(region().textContent).toContain('two');
    pass(20);
    expect(region().textContent).toContain('one');
  });

  it('stop when paused and continue when played', () => {
    render(<QuoteRotator quotes={quotes} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the quotes' }));
    pass(60);
    expect(region().textContent).toContain('one');
    fireEvent.click(screen.getByRole('button', { name: 'Next quote' }));
    expect(region().textContent).toContain('two');
    fireEvent.click(screen.getByRole('button', { name: 'Play the quotes' }));
    pass(10);
    expect(region().textContent).toContain('three');
  });

  it('stop under the pointer and with the focus inside', () => {
    render(<QuoteRotator quotes={quotes} />);
    fireEvent.mouseEnter(region());
    pass(30);
    expect(region().textContent).toContain('one');
    fireEvent.mouseLeave(region());
    fireEvent.focus(screen.getByRole('button', { name: 'Next quote' }));
    pass(30);
    expect(region().textContent).toContain('one');
    fireEvent.blur(screen.getByRole('button', { name: 'Next quote' }));
    pass(10);
    expect(region().textContent).toContain('two');
  });

  it('start paused with reduced motion', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ matches: media.includes('reduce') }) as MediaQueryList);
    render(<QuoteRotator quotes={quotes} />);
    pass(60);
    expect(region().textContent).toContain('one');
    expect(screen.getByRole('button', { name: 'Play the quotes' })).toBeTruthy();
  });
});
