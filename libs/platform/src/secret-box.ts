import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets for the database with a key derived from a secret of the process: the database alone does not suffice. */
export class SecretBox {
  private readonly key: Buffer;

  /** `use` keeps keys of one secret apart. */
  constructor(secret: string, use: string) {
    this.key = deriveKey(secret, use);
  }

  /** Encrypts with AES-256-GCM. `of` must be the same to open it: a row copied to another owner does not open. */
  seal(plain: Uint8Array, of: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(of));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** Throws if it was sealed with another secret or for something else, or changed. */
  open(sealed: Buffer, of: string): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(of)).setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  }
}

export const deriveKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `waymark ${use}`, 32));
