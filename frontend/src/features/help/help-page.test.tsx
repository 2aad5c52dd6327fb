import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { helpPage } from '@waymark/safety/help';
import { safetyTexts } from '../../shared/safety/safety-texts.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import HelpPage from './help-page.tsx';

let request: jest.Mock<typeof fetch>;
beforeEach(() => {
  setDevice('UTC', 'en');
  request = jest.fn<typeof fetch>();
  globalThis.fetch = request;
});
afterEach(() => {
  document.body.hidden = false;
  expect(request).not.toHaveBeenCalled();
});

/** The fake timers replace `Intl` with a wrapper of this one. */
const nativeFormat = Intl.DateTimeFormat.prototype;
const { resolvedOptions } = nativeFormat;
function setDevice(timeZone: string, ...languages: string[]): void {
  jest.spyOn(nativeFormat, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0]!);
}

const visit = (path = '/help') => renderScreen(<HelpPage />, path);
const country = () => screen.getByRole<HTMLSelectElement>('combobox');
const dialled = () =>
  screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^tel:(.+)/)?.[1] ?? []);

describe('the page of help', () => {
  it('lists the numbers of the country by need, the emergency number first, each with its source', () => {
    visit('/help?country=FR');
    expect(dialled().slice(0, 2)).toEqual(['112', '15']);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const { emergency, needs } = helpPage('en', 'FR');
    expect(headings).toEqual([emergency.title, ...needs.map(({ title }) => title)]);
    expect(dialled()).toEqual(expect.arrayContaining(['3114', '3919', '119', '0140054848', '0561777447']));
    const poison = screen.getByRole('region', { name: 'Poison, or too many tablets' });
    const sources = within(poison).getAllByText(/^Source:/);
    expect(sources).toHaveLength(8);
    expect(sources[0]!.textContent).toBe('Source: centres-antipoison.net, November 2026');
  });

  it.each(SafetyLanguage.options)('is shown in %s by its address, and marked as such', (language) => {
    visit(`/help?lang=${language}&country=DE`);
    const { title } = helpPage(language, 'DE');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(title);
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe(language);
    expect(document.title).toBe(`${safetyTexts[language].forYou} · Waymark`);
  });

  it('takes the language and the country from the browser, and English where it has none of the six', () => {
    setDevice('UTC', 'pt-BR');
    visit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(helpPage('pt', null).title);
    expect(country().value).toBe('BR');
    cleanup();
    setDevice('UTC', 'nl-NL');
    visit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help now');
    expect(country().value).toBe('NL');
  });

  it('links to the other languages, with the country of its address', () => {
    visit('/help?country=BE');
    const languages = within(screen.getByRole('navigation', { name: 'Language' }));
    expect(languages.getByText('English').getAttribute('aria-current')).toBe('true');
    fireEvent.click(languages.getByRole('link', { name: 'Français' }));
    expect(place()).toBe('/help?lang=fr&country=BE');
    expect(country().value).toBe('BE');
  });

  it('stores the chosen country on the device, and nowhere else', () => {
    visit();
    expect(country().selectedOptions[0]!.text).toBe('Choose a country');
    fireEvent.change(country(), { target: { value: 'IE' } });
    expect(dialled()).toContain('116123');
    expect(place()).toBe('/help');
    cleanup();
    visit();
    expect(country().value).toBe('IE');
  });

  it.each(['/help?country=XX&lang=tlh', '/help?country=constructor&lang=__proto__'])(
    'ignores an unknown country and language: %s',
    (path) => {
      visit(path);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help now');
      expect(country().value).toBe('');
    },
  );

  it('is left at once by a button or three presses of Escape', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    visit();
    const leave = screen.getByRole('link', { name: 'Leave this page' });
    expect(leave).toMatchObject({ href: 'https://www.wikipedia.org/', rel: 'noreferrer' });
    fireEvent.click(leave);
    expect(document.body.hidden).toBe(true);
    document.body.hidden = false;
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.body.hidden).toBe(true);
  });
});
