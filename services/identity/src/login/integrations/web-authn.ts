import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AddPasskeyBody,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@waymark/contracts/identity/second-factor';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import type { StoredPasskey } from '../persistence/passkeys.repository.ts';

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];
interface Known {
  id: string;
  transports: string[];
}

const TIMEOUT_MS = 300_000;

/** WebAuthn for the host of PUBLIC_URL. */
@Injectable()
export class WebAuthn {
  private readonly rpID: string;
  private readonly origin: string;

  constructor(@Inject(SERVICE_ENV) { PUBLIC_URL }: Pick<IdentityEnv, 'PUBLIC_URL'>) {
    const url = new URL(PUBLIC_URL);
    this.rpID = url.hostname;
    this.origin = url.origin;
  }

  async requestNew(
    user: { handle: Uint8Array<ArrayBuffer>; name: string },
    known: Known[],
  ): Promise<PasskeyCreation> {
    const options = await generateRegistrationOptions({
      rpName: 'Waymark',
      rpID: this.rpID,
      userID: user.handle,
      userName: user.name,
      userDisplayName: user.name,
      attestationType: 'none',
      timeout: TIMEOUT_MS,
      excludeCredentials: known,
      // Security keys without a screen lock can be second factors, too.
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    return options as PasskeyCreation;
  }

  /** Null: refused, for example made for another origin. */
  async checkNew(response: AddPasskeyBody['response'], isExpected: (challenge: string) => Promise<boolean>) {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: isExpected,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: false,
      });
      return (registrationInfo?.credential as Registered | undefined) ?? null;
    } catch {
      return null;
    }
  }

  /** `allowed`: of the user whose password was right; null: any passkey that verifies its user. */
  async requestLogin(allowed: Known[] | null): Promise<PasskeyRequest> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: TIMEOUT_MS,
      userVerification: allowed ? 'preferred' : 'required',
      ...(allowed && { allowCredentials: allowed }),
    });
    return options as PasskeyRequest;
  }

  /** The new counter; null: refused. `isAlone`: it replaces the password, so that it must verify its user. */
  async checkLogin(
    response: PasskeyAssertion,
    { credentialId, publicKey, counter }: StoredPasskey,
    { challenge, isAlone }: { challenge: string; isAlone: boolean },
  ): Promise<number | null> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        credential: { id: credentialId, publicKey, counter },
        requireUserVerification: isAlone,
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}
