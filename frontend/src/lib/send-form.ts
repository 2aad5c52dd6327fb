import type { Route } from './api.ts';

/** The file or the response was lost on the way; it may be sent again. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** The server refuses this file: sending it again changes nothing. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
const REFUSALS = [400, 413, 415];

interface SendForm {
  route: Route;
  form: FormData;
  headers?: Record<string, string>;
  /** For errors without a message for users. */
  failure: string;
  /** The sent fraction, 0–1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Without progress for this long, a connection counts as lost. */
const STALLED_MS = 30_000;
/** The server checks and stores the file once all bytes have arrived. */
const RESPONSE_MS = 120_000;

/**
 * Sends a form by XMLHttpRequest, since fetch reports no progress. Returns the parsed response. Errors: ConnectionLost;
 * FileRefused and other errors with a message for the user; the signal's reason.
 */
export function sendForm<T>({ route, form, headers, failure, onProgress, signal }: SendForm) {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new ConnectionLost(failure));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expectWithin = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        lost();
        request.abort();
      }, ms);
    };
    const stop = () => request.abort();
    const [method = '', path = ''] = route.split(' ');
    request.open(method, path);
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (!event.lengthComputable) return;
      onProgress(event.loaded / event.total);
      expectWithin(event.loaded < event.total ? STALLED_MS : RESPONSE_MS);
    };
    request.onload = () =>
      request.status < 300
        ? resolve(JSON.parse(request.responseText) as T)
        : reject(errorOf(request, failure));
    request.onerror = lost;
    request.onabort = () => reject(signal.reason);
    // A longer-lived signal would retain the request and its file.
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    expectWithin(STALLED_MS);
    request.send(form);
  });
}

function errorOf(request: XMLHttpRequest, failure: string): Error {
  const message = messageIn(request) ?? failure;
  return REFUSALS.includes(request.status) ? new FileRefused(message) : new Error(message);
}

function messageIn(request: XMLHttpRequest): string | null {
  try {
    const body = JSON.parse(request.responseText) as { message?: unknown };
    return typeof body.message === 'string' && (request.status < 500 || request.status === 503)
      ? body.message
      : null;
  } catch {
    return null;
  }
}
