import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A new Ed25519 pair as base64 (SPKI and PKCS#8 DER) for environment variables. */
export function generateCallerKeys(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** Reads base64 SPKI or PEM; throws for anything else. */
export function readPublicKey(text: string): KeyObject {
  return text.includes('BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

/** Reads base64 PKCS#8 or PEM; throws for anything else. */
export function readPrivateKey(text: string): KeyObject {
  return text.includes('BEGIN')
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
}
