import { describe, expect, it } from '@jest/globals';
import { type Safety, SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { helpCountries, helpFor, helpPage } from './help.ts';

const safety = (kind: SafetyKind, over: Partial<Safety> = {}): Safety => ({
  level: 'strong',
  kinds: [kind],
  language: 'en',
  urgent: false,
  ...over,
});
const names = (kind: SafetyKind, country: string | null) =>
  helpFor(safety(kind), country).sections.flatMap(({ lines }) =>
    lines.map(({ name, phone }) => phone ?? name),
  );

describe('helpFor', () => {
  it.each([
    ['suicide', 'US', '988'],
    ['suicide', 'gb', '116 123'],
    ['self-harm', 'FR', '3114'],
    ['overdose', 'US', '1-800-222-1222'],
    ['overdose', 'FR', '01 40 05 48 48'],
    ['violence-at-home', 'ES', '016'],
    ['violence-at-home', 'DE', '116 016'],
    ['child', 'IT', '114'],
    ['harm-to-others', 'BR', '188'],
  ] as const)('names the line for %s in %s', (kind, country, phone) => {
    expect(names(kind, country)).toContain(phone);
  });

  it('names no crisis line for violence at home', () => {
    expect(names('violence-at-home', 'US')).not.toContain('988');
  });

  it('names the directory where no line of a country is known', () => {
    expect(names('suicide', 'BG')).toEqual(['Find a Helpline: free lines in your country']);
    expect(names('violence-at-home', null)).toEqual(['Find a Helpline: free lines in your country']);
    expect(names('suicide', 'XX')).toEqual(['Find a Helpline: free lines in your country']);
  });

  it('names lines once for kinds that share them', () => {
    const help = helpFor(safety('suicide', { kinds: ['suicide', 'self-harm'] }), 'US');
    expect(help.sections.map(({ lines }) => lines.length)).toEqual([1, 0]);
  });

  it('names the emergency number of the country, or several where it is not known', () => {
    expect(helpFor(safety('overdose'), 'AU').sections[0]!.text).toContain('000');
    expect(helpFor(safety('suicide'), 'GB').emergency).toBe('If life is in danger now, call 999.');
    expect(helpFor(safety('suicide', { language: 'de' }), null).emergency).toMatch(/112.*911/);
    expect(helpFor(safety('suicide', { language: 'de' }), 'DE').emergency).toMatch(/ruf 112 oder 110\.$/);
  });

  it('has an emergency number for an urgent question, and none for other questions', () => {
    const asked = { level: 'ask-first' } as const;
    expect(helpFor(safety('court', asked), 'DE').emergency).toBe('');
    expect(helpFor(safety('chest-pain', asked), 'DE').emergency).not.toBe('');
    const urgent = helpFor(safety('withdrawal', { ...asked, urgent: true }), 'DE');
    expect(urgent).toMatchObject({ isUrgent: true, emergency: 'Call 112 or 110 now.' });
  });

  it('is discreet for violence at home alone, but not together with an urgent overdose', () => {
    const discreet = SafetyKind.options.filter((kind) => helpFor(safety(kind), 'DE').discreet);
    expect(discreet).toEqual(['violence-at-home']);
    const both = { kinds: ['violence-at-home', 'overdose'] as SafetyKind[] };
    expect(helpFor(safety('overdose', both), 'DE').discreet).toBe(true);
    expect(helpFor(safety('overdose', { ...both, urgent: true }), 'DE').discreet).toBe(false);
    expect(helpFor(safety('violence-at-home', { urgent: true }), 'DE').discreet).toBe(true);
  });

  it('names one of the regional poison centres of a country, and the page of all of them', () => {
    const [section] = helpFor(safety('overdose'), 'FR').sections;
    expect(section!.lines).toMatchObject([{ url: 'https://centres-antipoison.net' }]);
  });

  it('is complete in every language, with numbers that can be dialled', () => {
    const phones = new Set<string>();
    for (const language of SafetyLanguage.options) {
      const titles = new Set<string>();
      for (const kind of SafetyKind.options)
        for (const level of ['strong', 'ask-first'] as const) {
          const help = helpFor(safety(kind, { level, language }), 'DE');
          expect(JSON.stringify(help)).not.toMatch(/\{emergency\}|undefined/);
          expect(help.sections[0]!.text.length).toBeLessThan(400);
          titles.add(help.sections[0]!.title);
        }
      expect(titles.size).toBe(SafetyKind.options.length);
      for (const { code } of helpCountries(language))
        for (const kind of SafetyKind.options)
          for (const { lines } of helpFor(safety(kind, { language }), code).sections)
            for (const { phone } of lines) if (phone) phones.add(phone);
    }
    expect([...phones].filter((phone) => !/^[*\d][\d -]+$/.test(phone))).toEqual([]);
  });
});

describe('helpPage', () => {
  it('lists the numbers of a country by need, each with its source and month', () => {
    const { emergency, needs } = helpPage('fr', 'fr');
    expect(emergency.text).toContain('Appelle le 112 ou 15.');
    expect(needs.map(({ need }) => need)).toEqual(['crisis', 'poison', 'violence', 'child']);
    const phones = needs.flatMap(({ lines }) => lines.map(({ phone }) => phone));
    expect(phones).toEqual(
      expect.arrayContaining(['3114', '3919', '119', '01 40 05 48 48', '05 61 77 74 47']),
    );
    for (const { source, checked } of needs.flatMap(({ lines }) => lines)) {
      expect(URL.canParse(source)).toBe(true);
      expect(checked).toMatch(/^20\d\d-\d\d$/);
    }
  });

  it.each(SafetyLanguage.options)('is complete in %s, also where the country is not known', (language) => {
    for (const country of [null, 'XX', 'constructor', 'CL']) {
      const page = helpPage(language, country);
      expect(JSON.stringify(page)).not.toMatch(/\{emergency\}|undefined/);
      for (const { title, text } of page.needs)
        expect(Math.min(title.length, text.length)).toBeGreaterThan(10);
      const { lines } = page.needs.find(({ need }) => need === 'violence')!;
      expect(lines.length).toBeGreaterThan(0);
    }
  });
});

describe('helpCountries', () => {
  it('names every country of the European Union and more, in the language and its order', () => {
    const codes = helpCountries('en').map(({ code }) => code);
    const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    );
    const more = 'GB CH NO US CA AU NZ BR MX AR CL CO IN ZA'.split(' ');
    expect(codes.toSorted()).toEqual([...union, ...more].toSorted());
    expect(helpCountries('de')).toContainEqual({ code: 'AT', name: 'Österreich' });
    const german = helpCountries('de').map(({ name }) => name);
    expect(german).toEqual(german.toSorted((a, b) => a.localeCompare(b, 'de')));
  });
});
