import { describe, expect, it } from '@jest/globals';
import { GetUser } from '@waymark/contracts/identity/rpc';
import { patient } from './patient.ts';

describe('a patient question', () => {
  it('is the same one with more time for its answer', () => {
    const { timeoutMs } = GetUser;
    expect(patient(GetUser)).toEqual({ ...GetUser, timeoutMs: 30_000 });
    expect(GetUser.timeoutMs).toBe(timeoutMs);
  });

  it('is never less patient than it was', () => {
    expect(patient({ ...GetUser, timeoutMs: 120_000 }).timeoutMs).toBe(120_000);
  });
});
