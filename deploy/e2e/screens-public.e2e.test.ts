// guarantees: No axe violations; no horizontal overflow
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { loaded, mainFaults } from '../test/screen-faults.ts';
import { publicArea } from './screens/public.ts';
import { testScreens } from './screens/register.ts';

testScreens(publicArea);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('the screen check reports an unnamed button, a low contrast in the dark theme alone, and an overflow', async () => {
  const page = await newPage(browser);
  await page.goto('/auth');
  await loaded(page);
  await page.evaluate(SEED_FAULTS);
  expect(await mainFaults(page)).toEqual([
    expect.objectContaining({ theme: 'light', rule: 'button-name' }),
    expect.objectContaining({ theme: 'dark', rule: 'color-contrast' }),
    { width: 360, beyondTheSide: expect.any(Number) },
  ]);
  await page.context().close();
});

const SEED_FAULTS = `(() => {
  const put = (tag, text, style) => {
    const element = document.createElement(tag);
    element.textContent = text;
    Object.assign(element.style, style);
    document.querySelector('main').append(element);
  };
  put('button', '', { width: '30px', height: '30px' });
  put('p', 'Readable on white only', { color: '#555' });
  put('div', 'Too wide for a phone', { width: '900px' });
})()`;
