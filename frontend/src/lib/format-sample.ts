/**
 * Numbers and prices as this runtime writes them in a language. Browsers have fewer languages than the server, and other
 * versions of them: where the samples differ, HTML of the server cannot be hydrated.
 */
export function formatSample(language: string | undefined): string {
  const number = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
  const price = (currency: string) =>
    number({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits: 2 });
  return [
    number().format(1_234_567.5),
    number().format(1_234),
    number({ notation: 'compact', maximumFractionDigits: 1 }).format(1_234),
    price('EUR').format(2_500.5),
    price('USD').format(12),
    price('GBP').format(12),
  ].join(' ');
}
