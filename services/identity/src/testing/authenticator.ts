import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  AddPasskeyBody,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@waymark/contracts/identity/second-factor';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

interface Deviation {
  origin?: string;
  verifiesUser?: boolean;
  counter?: number;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** A software authenticator with one passkey (ES256, attestation none), in a browser at `origin`. */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  create({ challenge, rp }: PasskeyCreation, deviation: Deviation = {}): AddPasskeyBody['response'] {
    const id = Buffer.from(this.id, 'base64url');
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.authenticatorData(rp.id!, HAS_CREDENTIAL, deviation),
      Buffer.alloc(16),
      length,
      id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  get({ challenge, rpId }: PasskeyRequest, deviation: Deviation = {}): PasskeyAssertion {
    this.counter = deviation.counter ?? this.counter + 1;
    const authenticatorData = this.authenticatorData(rpId!, 0, deviation);
    const clientData = this.clientData('webauthn.get', challenge, deviation);
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(clientData)]),
      this.keys.privateKey,
    );
    return {
      ...this.credential(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      },
    };
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  private authenticatorData(rpId: string, more: number, { verifiesUser = true }: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
