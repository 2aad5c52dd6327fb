import type { Extraction } from '@waymark/contracts/ai/extraction';
import { extractContent } from '@waymark/contracts/roadmaps/artifact-routes';
import { cancelRun, getRun } from '@waymark/contracts/roadmaps/routes';
import { type AiRun, isRunOver, type RunEvent } from '@waymark/contracts/roadmaps/runs';
import { call } from '../../lib/api.ts';
import { openStream } from '../../lib/sse.ts';

const FAILED_UPLOAD = 'Failed to upload file';
const FAILED_EXTRACTION = 'Failed to extract content from artifact';

interface Hooks {
  /** The sent fraction, 0–1. */
  onProgress: (fraction: number) => void;
  /** All bytes have arrived; the file is looked at. */
  onUploaded: () => void;
  signal: AbortSignal;
}

/** Uploads a file and waits for what is found in it. Rejects with a message for the user; an abort cancels the run. */
export async function analyzeFile(
  file: File,
  { onProgress, onUploaded, signal }: Hooks,
): Promise<Extraction> {
  const started = await send(file, { onProgress, signal });
  onUploaded();
  const run = isRunOver(started.status) ? started : await endOf(started, signal);
  if (!run.extraction) throw new Error(run.message ?? FAILED_EXTRACTION);
  return run.extraction;
}

/** By XMLHttpRequest, since fetch reports no progress. */
function send(file: File, { onProgress, signal }: Omit<Hooks, 'onUploaded'>): Promise<AiRun> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.open(extractContent.method, extractContent.path);
    request.setRequestHeader('prefer', 'respond-async');
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () =>
      request.status === 202
        ? resolve(JSON.parse(request.responseText) as AiRun)
        : reject(new Error(messageIn(request) ?? FAILED_UPLOAD));
    request.onerror = () => reject(new Error(FAILED_UPLOAD));
    request.onabort = () => reject(signal.reason);
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.send(form);
  });
}

function messageIn(request: XMLHttpRequest): string | null {
  try {
    const body = JSON.parse(request.responseText) as { message?: unknown };
    return typeof body.message === 'string' && request.status < 500 ? body.message : null;
  } catch {
    return null;
  }
}

function endOf({ id }: AiRun, signal: AbortSignal): Promise<AiRun> {
  return new Promise((resolve, reject) => {
    const done = (run: AiRun) => {
      close();
      resolve(run);
    };
    const close = openStream(`/api/ai-runs/${id}/events`, {
      onEvent: (data) => {
        const { type, run } = data as RunEvent;
        if (type === 'end') done(run);
      },
      onState: (state) => {
        if (state === 'closed') call(getRun, { params: { id } }).then(done, reject);
      },
    });
    signal.addEventListener('abort', () => {
      close();
      void call(cancelRun, { params: { id } }).catch(() => {});
      reject(signal.reason);
    });
  });
}
