import { describe, expect, it } from '@jest/globals';
import { verifyCaller } from '@waymark/messaging/caller-token';
import { context, requireRole } from '@waymark/platform/context';
import { asAdmin, asLearner, asMentor, callAs, testCallerKeys, tokenOf } from './caller.ts';

describe('a caller in a test', () => {
  it.each([asLearner(), asMentor(), asAdmin()])('signs as the gateway would: $role', (caller) => {
    expect(verifyCaller(testCallerKeys.publicKey, tokenOf(caller))).toEqual(caller);
  });

  it('stands in the context of what it calls', () => {
    expect(callAs(asMentor(7), () => requireRole('mentor').userId)).toBe(7);
    expect(() => callAs(asLearner(), () => requireRole('mentor'))).toThrow(/not allowed/);
    expect(callAs(null, () => context()?.idempotencyKey, { idempotencyKey: 'k' })).toBe('k');
  });
});
