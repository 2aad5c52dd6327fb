import { createHmac } from 'node:crypto';
import { deriveKey, SecretBox } from '@waymark/platform/secret-box';

/** Keys for the secrets of accounts, derived from ACCOUNT_SECRET: the database alone does not suffice to log in. */
export class AccountKeys {
  private readonly sealing: SecretBox;
  private readonly hashing: Buffer;
  private readonly handles: Buffer;

  constructor(secret: string) {
    this.sealing = new SecretBox(secret, 'authenticator apps');
    this.hashing = deriveKey(secret, 'recovery codes');
    this.handles = deriveKey(secret, 'passkey user handles');
  }

  seal(plain: Uint8Array, of: string): Buffer {
    return this.sealing.seal(plain, of);
  }

  open(sealed: Buffer, of: string): Buffer {
    return this.sealing.open(sealed, of);
  }

  /** A fast hash suffices for 60 random bits and a key that is not in the database. */
  hashCode(userId: number, code: string): Buffer {
    return createHmac('sha256', this.hashing).update(`${userId} ${code}`).digest();
  }

  /** The user as authenticators store it: without personal data, the same for all passkeys of an account. */
  userHandle(userId: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(createHmac('sha256', this.handles).update(String(userId)).digest());
  }
}
