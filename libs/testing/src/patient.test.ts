import { describe, expect, it } from '@jest/globals';
import { GetUser } from '@waymark/contracts/identity/users.endpoints';
import { patient } from './patient.ts';

describe('a patient RPC', () => {
  it('is the same RPC with a longer timeout', () => {
    const { timeoutMs } = GetUser;
    expect(patient(GetUser)).toEqual({ ...GetUser, timeoutMs: 30_000 });
    expect(GetUser.timeoutMs).toBe(timeoutMs);
  });

  it('never has a shorter timeout', () => {
    expect(patient({ ...GetUser, timeoutMs: 120_000 }).timeoutMs).toBe(120_000);
  });
});
