import { createHmac } from 'node:crypto';
import { deriveKey, SecretBox } from '@waymark/platform/secret-box';
import { LinkFault } from '../domain/link-fault.ts';

/** Addresses of linked calendars, under keys from CALENDAR_SECRET. */
export class LinkSecrets {
  private readonly box: SecretBox;
  private readonly hashing: Buffer;

  constructor(secret: string) {
    this.box = new SecretBox(secret, 'linked calendars');
    this.hashing = deriveKey(secret, 'addresses of linked calendars');
  }

  /** `id`: of the row; a copy in another row does not open. */
  seal(url: URL, id: string): Buffer {
    return this.box.seal(Buffer.from(url.href), id);
  }

  /** Error: LinkFault for one that was sealed with a lost secret, which must be linked again like one that is gone. */
  open(sealed: Buffer, id: string): URL {
    try {
      return new URL(this.box.open(sealed, id).toString());
    } catch {
      throw new LinkFault('not-found');
    }
  }

  /** The same for an address that is linked again. */
  hash(url: URL): Buffer {
    return createHmac('sha256', this.hashing).update(url.href).digest();
  }
}
