import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { Caller } from '@waymark/contracts/caller';
import { newId } from '@waymark/kernel/ids';
import { signCaller } from '@waymark/messaging/caller-token';
import { type RequestContext, runInContext } from '@waymark/platform/context';

// The same pair in every process, without a key in the repository: RFC 8410's frame around a fixed seed.
const frame = Buffer.from('302e020100300506032b657004220420', 'hex');
const seed = createHash('sha256').update('waymark test caller').digest();
const pkcs8 = Buffer.concat([frame, seed]);
const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });

/** In the form of CALLER_PUBLIC_KEY and CALLER_PRIVATE_KEY (base64 DER). */
export const testCallerKeys = {
  publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64'),
  privateKey: pkcs8.toString('base64'),
};

export const asLearner = (userId = 101): Caller => ({
  userId,
  username: `learner${userId}`,
  role: 'learner',
});
export const asMentor = (userId = 201): Caller => ({ userId, username: `mentor${userId}`, role: 'mentor' });
export const asAdmin = (userId = 301): Caller => ({ userId, username: `admin${userId}`, role: 'admin' });

/** Valid for one minute. */
export const tokenOf = (caller: Caller): string => signCaller(testCallerKeys.privateKey, caller, 60_000);

/** Runs `fn` in a request of this caller (null: a visitor). */
export function callAs<T>(caller: Caller | null, fn: () => T, request: Partial<RequestContext> = {}): T {
  const callerToken = caller ? tokenOf(caller) : undefined;
  return runInContext({ requestId: newId(), caller, callerToken, ...request }, fn);
}
