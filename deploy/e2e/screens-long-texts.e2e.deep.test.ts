// covers: frontend/src
// guarantees: No axe violations; no horizontal overflow
import { expect, it } from '@jest/globals';
import { ARABIC, arabicAt, longTexts } from './screens/long-texts.ts';
import { testNarrow } from './screens/register.ts';

testNarrow(longTexts, () => {
  it('writes a title from right to left in its own direction', async () => {
    const page = arabicAt.page();
    await page.goto(arabicAt.path());
    await page.getByText(ARABIC).first().waitFor({ state: 'attached' });
    expect(await page.evaluate<string>(DIRECTION)).toBe('rtl');
  });
});

const DIRECTION = `getComputedStyle(
  [...document.querySelectorAll('h3')].find((one) => one.textContent.includes('${ARABIC}'))).direction`;
