import { describe, expect, it } from '@jest/globals';
import { formatMoney, priceText } from './money.ts';

describe('money on the screen', () => {
  it('is cents with two decimals and the sign of its currency', () => {
    expect(formatMoney(2_500, 'USD')).toBe('$25.00');
    expect(formatMoney(705, 'EUR')).toBe('€7.05');
    expect(formatMoney(100_000, 'GBP')).toBe('£1,000.00');
  });

  it('tells free from a price that nobody has set', () => {
    expect(priceText(0, 'USD')).toBe('Free session');
    expect(priceText(null, 'USD')).toBeNull();
    expect(priceText(1_250, 'EUR')).toBe('€12.50 per 30 minutes');
  });
});
