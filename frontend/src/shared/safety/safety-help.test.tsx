import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { helpCountries, helpFor } from '@waymark/safety/help';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SafetyHelp } from './safety-help.tsx';
import type { SafetyHelpProps } from './safety-help-props.ts';
import { safetyTexts } from './safety-texts.ts';

const strong: Safety = { level: 'strong', kinds: ['suicide'], language: 'en', urgent: false };
const urgent: Safety = { ...strong, kinds: ['overdose'], urgent: true };
const atHome: Safety = { ...strong, kinds: ['violence-at-home'] };
/** The fake timers replace `Intl` with a wrapper of this one. */
const nativeFormat = Intl.DateTimeFormat.prototype;
const { resolvedOptions } = nativeFormat;

let request: jest.Mock<typeof fetch>;

beforeEach(() => {
  setDevice('America/Chicago', 'de-DE');
  request = jest.fn<typeof fetch>();
  globalThis.fetch = request;
});
afterEach(() => {
  document.body.hidden = false;
  expect(request).not.toHaveBeenCalled();
});

function setDevice(timeZone: string, ...languages: string[]): void {
  jest.spyOn(nativeFormat, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

const show = (safety: Safety, props: Partial<SafetyHelpProps> = {}) =>
  renderScreen(<SafetyHelp safety={safety} onClose={() => {}} {...props} />);
const panel = () => screen.findByRole('region');
const countryField = (language: SafetyLanguage = 'en') =>
  screen.getByLabelText<HTMLSelectElement>(safetyTexts[language].country);
const numbers = () =>
  screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^tel:(.+)/)?.[1] ?? []);
const dialled = (safety: Safety, country: string) =>
  helpFor(safety, country).sections.flatMap(({ lines }) =>
    lines.flatMap(({ phone }) => phone?.replaceAll(/\D/g, '') ?? []),
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressEscape = (times: number) => {
  for (let press = 0; press < times; press += 1) fireEvent.keyDown(document.body, { key: 'Escape' });
};

describe('the help', () => {
  it('names the emergency number first where it cannot wait, and then who to call in the country', async () => {
    show(urgent);
    const region = await panel();
    const { title, emergency } = helpFor(urgent, 'US');
    expect(within(region).getByRole('heading', { name: title })).toBeTruthy();
    expect(region.children[1]!.textContent).toBe(emergency);
    expect(numbers()).toEqual(expect.arrayContaining(['911', ...dialled(urgent, 'US')]));
    expect(within(region.children[1] as HTMLElement).getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('names who to talk to first, and then the emergency number, where it can wait for a call', async () => {
    show(strong);
    const { textContent } = await panel();
    const { emergency, sections } = helpFor(strong, 'US');
    expect(textContent.indexOf(emergency)).toBeGreaterThan(textContent.indexOf(sections[0]!.lines[0]!.name));
  });

  it.each(SafetyKind.options)('shows every part for %s, and folds violence at home alone', async (kind) => {
    for (const level of ['strong', 'ask-first'] as const) {
      const safety: Safety = { level, kinds: [kind], language: 'en', urgent: false };
      const { discreet, sections, emergency, intro } = helpFor(safety, 'US');
      show(safety);
      const region = await panel();
      expect(screen.queryByRole('button', { name: safetyTexts.en.unfold }) !== null).toBe(
        kind === 'violence-at-home',
      );
      if (discreet) press(safetyTexts.en.unfold);
      for (const { title, text, lines } of sections) {
        const parts = [
          emergency,
          intro,
          title,
          text,
          ...lines.flatMap(({ name, phone }) => [name, phone ?? '']),
        ];
        expect(parts.filter((part) => !region.textContent.includes(part))).toEqual([]);
      }
      const all = within(region).getByRole('link', { name: safetyTexts.en.allNumbers });
      expect(all.getAttribute('href')).toBe('/help?lang=en');
      cleanup();
    }
  });

  it('offers no country where no number depends on it', async () => {
    show({ level: 'ask-first', kinds: ['medicine'], urgent: false, language: 'en' });
    await panel();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('opens a text message to a number', async () => {
    setDevice('Europe/London', 'en-GB');
    show(strong);
    const message = await screen.findByRole('link', { name: /^Text .*85258/ });
    expect(message.getAttribute('href')).toBe('sms:85258');
  });

  it.each(SafetyLanguage.options)('is marked as written in %s', async (language) => {
    show({ ...strong, language });
    const region = await panel();
    expect(region.getAttribute('lang')).toBe(language);
    expect(within(region).getByText(helpFor({ ...strong, language }, 'US').intro)).toBeTruthy();
    expect([...countryField(language).options].map(({ text }) => text)).toEqual(
      helpCountries(language).map(({ name }) => name),
    );
  });

  it('opens websites in a new tab that does not get the address of this page', async () => {
    setDevice('UTC', 'en');
    show(strong);
    const region = await panel();
    const sites = within(region)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('https:'));
    expect(sites.length).toBeGreaterThan(0);
    for (const site of sites) expect(site).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  });

  it('scrolls into view and takes the focus when it responds to an action, and is announced otherwise', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    show(strong, { reveal: 'focus' });
    await panel();
    const { title } = helpFor(strong, 'US');
    expect(document.activeElement?.textContent).toBe(title);
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('');
    cleanup();
    show(strong, { reveal: 'view' });
    await panel();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('status').textContent).toBe(title);
    expect(scroll).toHaveBeenCalledTimes(2);
    cleanup();
    show(strong);
    await panel();
    expect(scroll).toHaveBeenCalledTimes(2);
  });
});

describe('the country of the reader', () => {
  it('is guessed from the time zone and shown as a guess', async () => {
    show(strong);
    await panel();
    expect(countryField().value).toBe('US');
    expect(screen.getByText(/^This is a guess/)).toBeTruthy();
    expect(screen.getByText(/Nothing about it is sent anywhere\..* November 2026\.$/)).toBeTruthy();
  });

  it('is guessed from the language of the browser when the zone has no country', async () => {
    setDevice('UTC', 'en', 'es-MX');
    show(strong);
    await panel();
    expect(countryField().value).toBe('MX');
  });

  it('is left open when the device does not reveal it', async () => {
    setDevice('UTC', 'en');
    show(strong);
    await panel();
    expect(countryField().selectedOptions[0]!.text).toBe('Choose a country');
    expect(screen.queryByText(/This is a guess/)).toBeNull();
  });

  it('changes the numbers, and is stored on the device', async () => {
    show(strong);
    await panel();
    fireEvent.change(countryField(), { target: { value: 'MX' } });
    expect(numbers()).toEqual(expect.arrayContaining(dialled(strong, 'MX')));
    expect(screen.queryByText(/This is a guess/)).toBeNull();
    cleanup();
    show(strong);
    await panel();
    expect(countryField().value).toBe('MX');
  });
});

describe('discreet help', () => {
  it('is folded under a neutral heading and states nothing else', async () => {
    const title = document.title;
    show(atHome, { reveal: 'focus', isPrivate: true });
    const region = await panel();
    expect(region.textContent).toBe('For youShowLeave this page');
    expect(document.activeElement?.textContent).toBe('For you');
    expect(document.title).toBe(title);
    press('Show');
    expect(numbers()).toEqual(expect.arrayContaining(dialled(atHome, 'US')));
    expect(screen.getByText(/history of this browser/)).toBeTruthy();
    press('Hide');
    expect(region.textContent).toBe('For youShowLeave this page');
  });

  it('is announced without its reason', async () => {
    show(atHome);
    await panel();
    expect(screen.getByRole('status').textContent).toBe('For you');
  });

  it('deletes what was typed on request', async () => {
    const onErase = jest.fn();
    show(atHome, { onErase });
    await panel();
    press('Show');
    press('Delete what I typed');
    expect(onErase).toHaveBeenCalledTimes(1);
  });

  it('empties the window and leaves the page', async () => {
    const failure = jest.spyOn(console, 'error').mockImplementation(() => {});
    show(atHome);
    await panel();
    press('Leave this page');
    expect(document.body.hidden).toBe(true);
    // jsdom reports the navigation that it does not implement.
    expect(String(failure.mock.calls[0]?.[0])).toContain('navigation');
  });

  it('leaves the page when Escape is pressed three times in a row', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    show(atHome);
    await panel();
    pressEscape(2);
    fireEvent.keyDown(document.body, { key: 'a' });
    pressEscape(2);
    expect(document.body.hidden).toBe(false);
    pressEscape(1);
    expect(document.body.hidden).toBe(true);
  });
});
