// guarantees: Signed webhooks without an event never cause a 5xx; webhooks count in no limit of visitors
import { describe, expect, it } from '@jest/globals';
import { readEvent } from './event-shape.ts';

const event = (object: unknown) => ({ id: 'evt_1', type: 'charge.refunded', data: { object } });

describe('readEvent', () => {
  it.each([
    ['of an intent', event({ object: 'payment_intent', id: 'pi_1' }), 'pi_1'],
    ['about an intent', event({ object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }), 'pi_1'],
    ['with an expanded intent', event({ object: 'charge', payment_intent: { id: 'pi_1' } }), null],
    ['of another API version', { ...event({ kind: 'charge' }), api_version: '2011-01-01', extra: [1] }, null],
    ['without data', { id: 'evt_1', type: 'ping' }, null],
  ])('reads an event %s', (_title, content, intentId) => {
    expect(readEvent(content)).toMatchObject({ id: 'evt_1', intentId });
  });

  it.each([
    ...[[], {}, null, 5, 'text', { id: 1, type: 'x' }, { id: 'evt_1' }],
    ...[
      { id: '', type: 'x' },
      { id: 'evt\u0000', type: 'x' },
      { id: 'x'.repeat(256), type: 'x' },
    ],
  ])('rejects %j', (content) => {
    expect(() => readEvent(content)).toThrow('The webhook is not a valid event.');
  });
});
