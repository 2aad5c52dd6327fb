// covers: frontend/src
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { FAKE_MICROPHONE, launchBrowser } from '../test/browser.ts';
import { faultsAt, WIDTHS } from '../test/looks.ts';
import { onScreen } from './screens/screen.ts';
import { areas } from './screens.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser(FAKE_MICROPHONE);
  await Promise.all(areas.map(({ setUp }) => setUp(browser)));
});
afterAll(async () => {
  await browser?.close();
});

describe.each(WIDTHS)('%i px wide, in both themes', (width) => {
  describe.each(areas)('$name', ({ screens }) => {
    it.each(screens)('passes axe without overflow: $name', async (screen) => {
      expect(await onScreen(screen, width, (page) => faultsAt(page, width))).toEqual([]);
    });
  });
});
