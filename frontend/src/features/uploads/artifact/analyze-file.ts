import type { Extraction } from '@waymark/contracts/ai/extraction';
import { type AiRun, isRunOver, type RunEvent } from '@waymark/contracts/roadmaps/runs';
import { call } from '#lib/api.ts';
import { sendForm } from '#lib/send-form.ts';
import { openStream } from '#lib/sse.ts';
import { Cancelled, type SendHooks } from '#shared/upload/use-upload-queue.ts';

const FAILED_UPLOAD = 'Failed to upload file';
const FAILED_EXTRACTION = 'Failed to extract content from artifact';

interface Hooks extends SendHooks {
  /** Idempotency-Key of the file. */
  key: string;
  /** Whether it may be sent to an AI service of another company. */
  outsideModel: boolean;
  onStarted: (run: AiRun) => void;
}

/** Uploads a file and waits for what is found in it. Errors: those of a form, and of `resumeAnalysis`. */
export async function analyzeFile(file: File, hooks: Hooks): Promise<Extraction> {
  const started = await send(file, hooks);
  hooks.onSent();
  hooks.onStarted(started);
  return extractionOf(started, hooks.signal);
}

/** As `analyzeFile`, for a file that was uploaded before a reload. Cancelling cancels the run; without it the run goes on. */
export async function resumeAnalysis(runId: string, signal: AbortSignal): Promise<Extraction> {
  return extractionOf(await call('GET /api/ai-runs/{id}', { params: { id: runId }, signal }), signal);
}

async function extractionOf(started: AiRun, signal: AbortSignal): Promise<Extraction> {
  const run = isRunOver(started.status) ? started : await endOf(started, signal);
  if (!run.extraction) throw new Error(run.message ?? FAILED_EXTRACTION);
  return run.extraction;
}

function send(file: File, { onProgress, signal, key, outsideModel }: Hooks): Promise<AiRun> {
  const form = new FormData();
  form.append('outsideModel', String(outsideModel));
  form.append('file', file);
  const headers = { prefer: 'respond-async', 'idempotency-key': key };
  const route = 'POST /api/artifacts/extract-content';
  return sendForm<AiRun>({ route, form, headers, failure: FAILED_UPLOAD, onProgress, signal });
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
        if (state === 'closed') call('GET /api/ai-runs/{id}', { params: { id } }).then(done, reject);
      },
    });
    signal.addEventListener('abort', () => {
      close();
      if (signal.reason instanceof Cancelled)
        void call('POST /api/ai-runs/{id}/cancel', { params: { id } }).catch(() => {});
      reject(signal.reason);
    });
  });
}
