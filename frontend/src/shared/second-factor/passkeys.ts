import type {
  AddPasskeyBody,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@waymark/contracts/identity/second-factor';

/** Whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Requests a new passkey from browser and device. Throws an Error whose message is for the user. */
export async function createPasskey(creation: PasskeyCreation): Promise<AddPasskeyBody['response']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = creation as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return explained(
    () => startRegistration({ optionsJSON }) as Promise<AddPasskeyBody['response']>,
    'This device already has a passkey for your account.',
  );
}

/** Requests one of the user's passkeys from browser and device. Throws an Error whose message is for the user. */
export async function askForPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = request as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return explained(
    () => startAuthentication({ optionsJSON }) as Promise<PasskeyAssertion>,
    'This passkey does not belong to your account.',
  );
}

async function explained<T>(ask: () => Promise<T>, invalid: string): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new Error(textOf(error instanceof Error ? error.name : '', invalid), { cause: error });
  }
}

/** By the names of DOMException that WebAuthn uses. */
function textOf(name: string, invalid: string): string {
  if (name === 'InvalidStateError') return invalid;
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was used: the request was cancelled, or it took too long.';
  }
  if (name === 'SecurityError') return 'Passkeys do not work at this address.';
  return 'This device could not use a passkey. Please try another way.';
}
