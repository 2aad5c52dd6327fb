import { describe, expect, it } from '@jest/globals';
import { formatMoney, priceText } from './money.ts';

describe('money on the screen', () => {
  it('is formatted with two decimals and a currency sign', () => {
    expect(formatMoney(2_500, 'USD')).toBe('$25.00');
    expect(formatMoney(705, 'EUR')).toBe('€7.05');
    expect(formatMoney(100_000, 'GBP')).toBe('£1,000.00');
  });

  it('distinguishes free from unset', () => {
    expect(priceText(0, 'USD')).toBe('Free session');
    expect(priceText(null, 'USD')).toBeNull();
    expect(priceText(1_250, 'EUR')).toBe('€12.50 per 30 minutes');
  });
});
