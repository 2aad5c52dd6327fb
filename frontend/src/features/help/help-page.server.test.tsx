/** @jest-environment node */
import { afterEach, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { setReaderLanguage } from '../../lib/reader-language.ts';
import HelpPage from './help-page.tsx';

afterEach(() => setReaderLanguage(undefined));

const draw = (url: string) =>
  renderToString(
    <StaticRouter location={url}>
      <HelpPage />
    </StaticRouter>,
  );

it('is complete without scripts, with a form for the country', () => {
  const html = draw('/help?lang=de&country=AT');
  expect(html).toMatch(/<form [^>]*action="\/help"><input type="hidden" name="lang" value="de"\/>/);
  expect(html).toMatch(/<select[^>]*name="country"/);
  expect(html).toMatch(/<option value="AT" selected="">/);
  expect(html).toMatch(/<noscript><button type="submit"[^>]*>Anzeigen<\/button><\/noscript>/);
  expect(html).toContain('href="tel:142"');
  expect(html).not.toContain('Drucken');
});

it('uses the region of the language that the browser sent, and nothing of this machine', () => {
  setReaderLanguage('fr-CH');
  const html = draw('/help');
  expect(html).toContain('Aide maintenant');
  expect(html).toContain('href="tel:144"');
  setReaderLanguage(undefined);
  expect(draw('/help')).toMatch(/<option value="" selected="">Choose a country/);
});
