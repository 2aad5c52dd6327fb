import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ungrounded } from './ungrounded.ts';

const PASSAGE =
  'I paid 1.500 euros to the bank, £40 a week, and rang 0800 123 456 or wrote to help@debts.org and www.stepchange.org.';

describe('what a step adds to its passage', () => {
  it.each([
    ['an amount', 'Pay 200 euros a month', 'I paid the bank every month.'],
    ['an amount with its sign', 'Put £15 in a jar', PASSAGE],
    ['an amount in words of another language', 'Zahle 300 Franken', PASSAGE],
    ['a larger amount', 'Pay $1.5 million', PASSAGE],
    ['an amount in thousands', 'Save 2k euros', PASSAGE],
    ['a link', 'Read https://evil.example/x', PASSAGE],
    ['a site', 'Look at quick-loans.com', PASSAGE],
    ['a longer site', 'Look at stepchange.org.ru-loans.com', PASSAGE],
    ['a site in words', 'Go to loans dot com', PASSAGE],
    ['an e-mail address', 'Write to me@help.net', PASSAGE],
    ['a hidden e-mail address', 'Write to me [at] help [dot] net', PASSAGE],
    ['a name on a network', 'Follow @quickloans', PASSAGE],
    ['a phone number', 'Ring 020 7946 0000', PASSAGE],
    ['a number in another script form', 'Ring ０２０ ７９４６ ００００', PASSAGE],
    ['a short phone number', 'Call the Samaritans on 116 123', PASSAGE],
    ['a short phone number in German', 'Die 112 anrufen', PASSAGE],
    ['a way to pay', 'Send it by PayPal', PASSAGE],
    ['a way to pay in coins', 'Send bitcoin', PASSAGE],
    ['an account', 'Pay into DE89 3704 0044 0532 0130 00', PASSAGE],
    ['anything where there is no passage', 'Pay 10 euros', ''],
  ])('is refused: %s', (_, words, passage) => {
    expect(ungrounded(words, passage)).not.toBeNull();
  });

  it.each([
    ['Pay 1,500 euros to the bank'],
    ['Pay €1500 to the bank'],
    ['Pay €1.5k to the bank'],
    ['Pay 1 500,00 EUR'],
    ['Give 40 pounds a week'],
    ['Ring 0800-123456'],
    ['Write to help@debts.org.'],
    ['Look at https://stepchange.org/'],
    ['Ring ten people, then 12 more, in 2014-2019'],
    ['Start on 12.05.2014, at 7.30 p.m., e.g. on a Monday'],
    ['Lose 20 kilos, sleep 8 hours and read 300 pages'],
    ['Ask a doctor before you change a dose of 20 mg'],
  ])('is nothing in "%s"', (words) => {
    expect(ungrounded(words, PASSAGE)).toBeNull();
  });

  it('is never found in the words of the passage itself, however it is shortened', () => {
    const word = fc.constantFrom(
      ...PASSAGE.split(' '),
      ...'paid 12 500 € 2,5 Millionen euros R$ 40 call 116 123 on +49 30 1234567 pix 3 mil libras a-b.co.uk 1.234,50'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), fc.nat(14), fc.nat(14), (words, a, b) => {
        const cut = words.slice(Math.min(a, b), Math.max(a, b)).join(' ');
        expect(ungrounded(cut, words.join(' '))).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });
});
