import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { FAKE_MICROPHONE, launchBrowser } from '../../test/browser.ts';
import { faultsAt, mainFaults, tooWide, WIDTHS, type Width } from '../../test/screen-faults.ts';
import { type Area, onScreen } from './screen.ts';

/**
 * Registers one test per screen of an area, variants left out: all of axe at one look, contrast in the dark theme,
 * overflow at 360 px. Of the areas only that of visitors has it; each has its deep test.
 */
export function testScreens(area: Area): void {
  describe(area.name, () => {
    prepare(area);
    const main = area.screens.filter(({ isVariant }) => !isVariant);
    it.each(main)('passes axe, dark contrast and 360 px overflow: $name', async (screen) => {
      expect(await onScreen(screen, 1280, mainFaults)).toEqual([]);
    });
  });
}

/**
 * Registers one test per screen and width of an area: all of axe in both themes, and overflow. An area that takes more
 * than some minutes has a file per width.
 */
export function testInFull(area: Area, widths: readonly Width[] = WIDTHS): void {
  describe(area.name, () => {
    prepare(area);
    describe.each(widths)('%i px wide, in both themes', (width) => {
      it.each(area.screens)('passes axe without overflow: $name', async (screen) => {
        expect(await onScreen(screen, width, (page) => faultsAt(page, width))).toEqual([]);
      });
    });
  });
}

/** The narrowest window that a page must fit without scrolling to the side (WCAG 1.4.10), in CSS pixels. */
const NARROWEST = 320;

/** Registers one test per screen of an area: overflow at 320 px. `more` registers others of the same people. */
export function testNarrow(area: Area, more: () => void): void {
  describe(area.name, () => {
    prepare(area);
    it.each(area.screens)(`fit ${NARROWEST} px: $name`, async (screen) => {
      expect(await onScreen(screen, NARROWEST, tooWide)).toEqual([]);
    });
    more();
  });
}

function prepare({ setUp }: Area): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(FAKE_MICROPHONE);
    await setUp(browser);
  });
  afterAll(() => browser?.close());
}
