import { createPrivateKey, X509Certificate } from 'node:crypto';
import { withFiles } from '@waymark/platform/env-files';

/** What prevents the edge from terminating TLS as EDGE_TLS demands; null if nothing. */
export function tlsFault(env: NodeJS.ProcessEnv): string | null {
  const mode = env.EDGE_TLS || 'off';
  if (mode === 'off') return null;
  if (!['files', 'acme'].includes(mode)) return `EDGE_TLS is ${mode}; it must be off, files or acme`;
  const url = URL.canParse(env.PUBLIC_URL ?? '') ? new URL(env.PUBLIC_URL!) : null;
  if (url?.protocol !== 'https:') return `EDGE_TLS=${mode} requires a PUBLIC_URL that begins with https://`;
  return mode === 'files' ? certificateFault(env, url.hostname) : null;
}

function certificateFault(env: NodeJS.ProcessEnv, host: string): string | null {
  const { values, faults } = withFiles(env, ['TLS_CERTIFICATE', 'TLS_KEY']);
  if (faults.length > 0) return faults.join('; ');
  const { TLS_CERTIFICATE: pem, TLS_KEY: key } = values;
  if (!pem || !key) {
    return 'put your certificate and its key into secrets/TLS_CERTIFICATE and secrets/TLS_KEY, or set EDGE_TLS=acme';
  }
  try {
    const certificate = new X509Certificate(pem);
    if (!certificate.checkPrivateKey(createPrivateKey(key)))
      return 'TLS_KEY is not the key of TLS_CERTIFICATE';
    if (!certificate.checkHost(host)) return `TLS_CERTIFICATE is not for ${host}, the host of PUBLIC_URL`;
    return certificate.validToDate.getTime() < Date.now()
      ? `TLS_CERTIFICATE expired on ${certificate.validTo}`
      : null;
  } catch (error) {
    return `TLS_CERTIFICATE or TLS_KEY is not PEM (${(error as Error).message})`;
  }
}
