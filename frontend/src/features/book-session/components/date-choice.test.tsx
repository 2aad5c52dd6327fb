import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { setReaderLanguage } from '#lib/reader-language.ts';
import { DateChoice } from './date-choice.tsx';

afterEach(() => setReaderLanguage(undefined));

const show = (language: string) => {
  setReaderLanguage(language);
  const nothing = () => {};
  render(
    <DateChoice
      today="2026-11-30"
      month="2026-12"
      onMonth={nothing}
      value={null}
      onChange={nothing}
      freeDays={new Set(['2026-12-03'])}
    />,
  );
};
const headings = () => screen.getAllByRole('columnheader', { hidden: true }).map((one) => one.textContent);

describe('the calendar of a booking', () => {
  it('begins on Sunday and has English names for a reader in the United States', () => {
    show('en-US');
    expect(headings()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
    expect(screen.getByText('December 2026')).toBeTruthy();
  });

  it('begins on Monday and has German names for a reader in Germany', () => {
    show('de-DE');
    expect(headings()).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    expect(screen.getByRole('grid', { name: 'Dezember 2026' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Donnerstag, 3\. Dezember 2026, free times/ })).toBeTruthy();
  });
});
