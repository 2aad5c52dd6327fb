import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keys for the secrets of accounts, derived from ACCOUNT_SECRET: the database alone does not suffice to log in. */
export class AccountKeys {
  private readonly sealing: Buffer;
  private readonly hashing: Buffer;
  private readonly handles: Buffer;

  constructor(secret: string) {
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `waymark ${use}`, 32));
    this.sealing = derive('authenticator apps');
    this.hashing = derive('recovery codes');
    this.handles = derive('passkey user handles');
  }

  /** Encrypts with AES-256-GCM. `of` must be the same to open it: a row copied to another account does not open. */
  seal(plain: Uint8Array, of: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.sealing, nonce).setAAD(Buffer.from(of));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** Throws if it was sealed with another secret or for something else, or changed. */
  open(sealed: Buffer, of: string): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.sealing, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(of)).setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
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
