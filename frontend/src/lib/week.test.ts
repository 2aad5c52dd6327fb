import { afterEach, describe, expect, it } from '@jest/globals';
import { setReaderLanguage } from './reader-language.ts';
import { weekdayName, weekdays } from './week.ts';

afterEach(() => setReaderLanguage(undefined));

describe('the week', () => {
  it.each([
    ['en-US', 0, 'Wednesday'],
    ['en', 0, 'Wednesday'],
    ['de-DE', 1, 'Mittwoch'],
    ['ar-EG', 6, 'الأربعاء'],
  ])('of a reader of %s begins on day %i and has names in the language', (language, first, wednesday) => {
    setReaderLanguage(language);
    expect(weekdays()[0]).toBe(first);
    expect(new Set(weekdays()).size).toBe(7);
    expect(weekdayName(3)).toBe(wednesday);
  });

  it('begins on Sunday or Monday by the region where the browser does not tell', () => {
    const locale = Intl.Locale.prototype as { getWeekInfo?: unknown };
    const { getWeekInfo } = locale;
    locale.getWeekInfo = undefined;
    try {
      setReaderLanguage('en-US');
      expect(weekdays()[0]).toBe(0);
      setReaderLanguage('fr');
      expect(weekdays()[0]).toBe(1);
    } finally {
      locale.getWeekInfo = getWeekInfo;
    }
  });
});
