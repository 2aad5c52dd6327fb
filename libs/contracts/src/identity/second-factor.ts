import { z } from 'zod';
import { requiredError } from '../input-messages.ts';
import { normalText, plainDigits } from '../visible-text.ts';
import { User } from './http.ts';

/** Minutes from the password to the second factor, and in which a confirmed password lasts. */
export const PENDING_LOGIN_MINUTES = 10;
export const CONFIRMED_MINUTES = 10;
export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 10;

/** What completes a login after the password. */
export const SecondFactorMethod = z.enum(['passkey', 'code', 'recovery']);
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>;

/** The password was right, and the login continues with one of these. */
export const SecondFactorNeeded = z
  .object({ secondFactor: z.array(SecondFactorMethod).min(1) })
  .meta({ id: 'SecondFactorNeeded' });
export type SecondFactorNeeded = z.infer<typeof SecondFactorNeeded>;

export const LoginResult = z.union([SecondFactorNeeded, User]);
export type LoginResult = z.infer<typeof LoginResult>;

const codeText = 'Please enter the code.';
export const SecondFactorBody = z
  .object({
    /** A code of the app, or a recovery code; blanks and dashes do not count. */
    method: z.enum(['code', 'recovery']),
    code: z
      .string({ error: codeText })
      .overwrite((text) => plainDigits(normalText(text)))
      .min(1, codeText)
      .max(40, 'This code is too long.'),
  })
  .meta({ id: 'SecondFactorBody' });
export type SecondFactorBody = z.infer<typeof SecondFactorBody>;

const appCodeText = 'Please enter the 6 digits that your app shows.';
export const AppCodeBody = z
  .object({
    code: z
      .string({ error: appCodeText })
      .max(20, appCodeText)
      .transform((text) => plainDigits(text).replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, appCodeText)),
  })
  .meta({ id: 'AppCodeBody' });
export type AppCodeBody = z.infer<typeof AppCodeBody>;

export const ConfirmPasswordBody = z
  .object({
    password: z.string(requiredError('Password')).min(1, 'Password is required').max(200),
  })
  .meta({ id: 'ConfirmPasswordBody' });
export type ConfirmPasswordBody = z.infer<typeof ConfirmPasswordBody>;

const PasskeyName = z
  .string(requiredError('Name'))
  .overwrite(normalText)
  .min(1, 'Name is required')
  .max(60, 'Name must be at most 60 characters long.');

/** Bytes as base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8);
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** RegistrationResponseJSON of WebAuthn, without its extensions. */
export const AddPasskeyBody = z
  .object({
    name: PasskeyName,
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(16_000),
        transports: transports.optional(),
      }),
    }),
  })
  .meta({ id: 'AddPasskeyBody' });
export type AddPasskeyBody = z.infer<typeof AddPasskeyBody>;

/** AuthenticationResponseJSON of WebAuthn, without its extensions. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
export const PasskeyLoginBody = z.object({ response: PasskeyAssertion }).meta({ id: 'PasskeyLoginBody' });
export type PasskeyLoginBody = z.infer<typeof PasskeyLoginBody>;

export const RenamePasskeyBody = z.object({ name: PasskeyName }).meta({ id: 'RenamePasskeyBody' });
export type RenamePasskeyBody = z.infer<typeof RenamePasskeyBody>;

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const PasskeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: z.number().int().optional(),
    excludeCredentials: z.array(Descriptor).optional(),
    authenticatorSelection: z
      .object({
        residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
      })
      .optional(),
    attestation: z.literal('none').optional(),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.number().int().optional(),
    rpId: z.string().optional(),
    allowCredentials: z.array(Descriptor).optional(),
    userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** `app`: since when an app makes codes; null: none does. */
export const StoredSecondFactor = z.object({
  app: z.object({ since: z.iso.datetime() }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number().int(),
});
export type StoredSecondFactor = z.infer<typeof StoredSecondFactor>;

/** `required`: the account's rights need it. `proved`: this session was opened or has continued with it. */
export const SecondFactor = StoredSecondFactor.extend({ required: z.boolean(), proved: z.boolean() }).meta({
  id: 'SecondFactor',
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** The secret (base32) from which an app makes codes, and its `otpauth:` address for a QR code. */
export const AppSecret = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'AppSecret' });
export type AppSecret = z.infer<typeof AppSecret>;

/** Shown once. Null: the account's recovery codes stay as they are. */
export const FactorAdded = z
  .object({ recoveryCodes: z.array(z.string()).nullable() })
  .meta({ id: 'FactorAdded' });
export type FactorAdded = z.infer<typeof FactorAdded>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
