import { describe, expect, it } from '@jest/globals';
import { type Safety, SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { helpCountries, helpFor } from './help.ts';

const safety = (kind: SafetyKind, over: Partial<Safety> = {}): Safety => ({
  level: 'strong',
  kinds: [kind],
  urgent: false,
  language: 'en',
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
    const help = helpFor(
      { level: 'strong', kinds: ['suicide', 'self-harm'], urgent: false, language: 'en' },
      'US',
    );
    expect(help.sections.map(({ lines }) => lines.length)).toEqual([1, 0]);
  });

  it('names the emergency number of the country, or several where it is not known', () => {
    expect(helpFor(safety('overdose'), 'AU').sections[0]!.text).toContain('000');
    expect(helpFor(safety('suicide'), 'GB').emergency).toBe('If life is in danger now, call 999.');
    expect(helpFor(safety('suicide', { language: 'de' }), null).emergency).toMatch(/112.*911/);
  });

  it('has no emergency for a question that can wait', () => {
    const asked = { level: 'ask-first' } as const;
    expect(helpFor(safety('court', asked), 'DE').emergency).toBe('');
    expect(helpFor(safety('withdrawal', { ...asked, urgent: true }), 'DE').emergency).not.toBe('');
  });

  it('is discreet for violence at home and children only', () => {
    const discreet = SafetyKind.options.filter((kind) => helpFor(safety(kind), 'DE').discreet);
    expect(discreet).toEqual(['violence-at-home', 'child']);
  });

  it('is complete in every language, with numbers that can be dialled', () => {
    const phones = new Set<string>();
    for (const language of SafetyLanguage.options) {
      const titles = new Set<string>();
      for (const kind of SafetyKind.options)
        for (const level of ['strong', 'ask-first'] as const) {
          const help = helpFor({ level, kinds: [kind], urgent: false, language }, 'DE');
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
