import type { SecondFactorMethod } from '@waymark/contracts/identity/second-factor';
import { hasPasskeys } from './passkeys.ts';

/** The method to begin with: a passkey only where the browser supports them. */
export const firstMethod = (methods: SecondFactorMethod[]): SecondFactorMethod =>
  methods.find((one) => one !== 'passkey' || hasPasskeys()) ?? methods[0]!;

/** The others that this browser supports. */
export const otherMethods = (methods: SecondFactorMethod[], current: SecondFactorMethod) =>
  methods.filter((one) => one !== current && (one !== 'passkey' || hasPasskeys()));

export const otherWay: Record<SecondFactorMethod, string> = {
  passkey: 'Use a passkey',
  code: 'Use a code from your app',
  recovery: 'Use a recovery code',
};

/** The field of each kind of code. */
export const codeFields = {
  code: {
    label: 'Code',
    hint: 'The 6 digits that your authenticator app shows for Waymark.',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes you stored when you set up the second factor. It works once.',
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
  },
} as const;
