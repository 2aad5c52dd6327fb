import type { FilePurpose } from '@waymark/contracts/community/file-options';
import type { FileUpload, StoredFile } from '@waymark/contracts/community/files';
import { ApiError } from '../../lib/api.ts';
import { cancelFile, completeFile, openFileUpload, sendFrame } from './file-api.ts';
import { faultOf } from './file-fault.ts';
import { ResumableTransfer } from './resumable-transfer.ts';
import { Speed } from './speed.ts';
import { videoFrame } from './video-frame.ts';

interface Sending {
  name: string;
  size: number;
  sent: number;
}

export type LargeUploadState =
  | { step: 'none' }
  /** Chosen; waits for the server's permission to begin. */
  | { step: 'chosen'; name: string; size: number }
  | ({ step: 'uploading'; isCut: boolean; bytesPerSecond: number | null } & Sending)
  | ({ step: 'paused' } & Sending)
  /** Arrived: the server checks and measures it. `file`: null until the server has confirmed that it arrived. */
  | { step: 'checking'; name: string; file: StoredFile | null }
  | { step: 'ready'; file: StoredFile }
  /** The server, or a rule, does not take this file. */
  | { step: 'refused'; name: string; message: string }
  /** It stopped for another reason; trying again goes on where it stopped. */
  | { step: 'failed'; name: string; message: string };

/** `id`: of the file at the server. */
export interface Snapshot {
  id: string | null;
  state: LargeUploadState;
}

export interface LargeUploadEvents {
  /** The list of unfinished uploads may have changed. */
  onList: () => void;
  /** All bytes have arrived. */
  onArrived: (file: StoredFile) => void;
}

const NONE: LargeUploadState = { step: 'none' };
const SAFE = 'Your file is safe on your device: please try again.';
const WENT_WRONG = `Something went wrong. ${SAFE}`;
const GONE = 'This upload was removed, or has expired. Please choose the file again.';

/** The upload of one file at a time. What has arrived is not lost when the page is left. */
export class LargeUpload {
  private readonly listeners = new Set<() => void>();
  private readonly speed = new Speed();
  private transfer: ResumableTransfer | null = null;
  private file: File | null = null;
  /** What an earlier upload reports has no effect. */
  private round = 0;
  private snapshot: Snapshot;

  constructor(
    private readonly purpose: FilePurpose,
    id: string | null,
    private readonly events: LargeUploadEvents,
  ) {
    this.snapshot = { id, state: NONE };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): Snapshot => this.snapshot;

  readonly choose = async (file: File): Promise<void> => {
    const at = this.stop();
    const { name, size } = file;
    this.file = file;
    const fault = faultOf(file, this.purpose);
    if (fault !== null) return this.set({ step: 'refused', name, message: fault }, null);
    this.set({ step: 'chosen', name, size }, null);
    try {
      const upload = await openFileUpload(file, this.purpose);
      if (this.round !== at) return;
      this.events.onList();
      this.send(file, upload, at);
      if (file.type.startsWith('video/')) void sendFrameOf(file, upload.id);
    } catch (error) {
      if (this.round !== at) return;
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      this.set({ step: isRefused ? 'refused' : 'failed', name, message: messageOf(error) });
    }
  };

  readonly pause = (): void => {
    const { state } = this.snapshot;
    if (state.step !== 'uploading') return;
    const { name, size, sent } = state;
    this.stop();
    this.set({ step: 'paused', name, size, sent });
  };

  readonly resume = (): void => {
    if (this.file) void this.choose(this.file);
    // Of an earlier visit: all bytes have arrived.
    else if (this.snapshot.id !== null && this.snapshot.state.step === 'failed')
      void this.complete(this.snapshot.id, this.snapshot.state.name, this.stop());
  };

  /** Cancels the upload, or removes the file. */
  readonly remove = (): void => {
    const { id } = this.snapshot;
    this.stop();
    this.file = null;
    this.set(NONE, null);
    // After a failure it expires.
    if (id !== null) void cancelFile(id).then(this.events.onList, this.events.onList);
  };

  /** Finishes an upload of which all bytes have arrived. */
  readonly finish = ({ id, file }: FileUpload): void => {
    void this.complete(id, file.name, this.stop());
  };

  /** What has arrived stays at the server. */
  leave(): void {
    this.stop();
  }

  private stop(): number {
    this.transfer?.stop();
    this.transfer = null;
    this.speed.reset();
    this.round += 1;
    return this.round;
  }

  private send(file: File, { id, uploadURL, received }: FileUpload, at: number): void {
    let last = received;
    this.report(id, file, last);
    this.transfer = new ResumableTransfer(file, uploadURL, {
      onProgress: (sent) => {
        last = sent;
        if (this.round === at) this.report(id, file, last);
      },
      onCut: () => {
        if (this.round === at) this.report(id, file, last, true);
      },
      onDone: () => {
        if (this.round === at) void this.complete(id, file.name, at);
      },
      onFailed: (status, message) => {
        if (this.round !== at) return;
        this.set({ step: 'failed', name: file.name, message: failureOf(status, message) }, id);
      },
    });
    void this.transfer.start();
  }

  private report(id: string, { name, size }: File, sent: number, isCut = false): void {
    if (isCut) this.speed.reset();
    else this.speed.add({ at: Date.now(), bytes: sent });
    const bytesPerSecond = this.speed.value();
    this.set({ step: 'uploading', name, size, sent, isCut, bytesPerSecond }, id);
  }

  private async complete(id: string, name: string, at: number): Promise<void> {
    this.set({ step: 'checking', name, file: null }, id);
    try {
      const file = await completeFile(id);
      if (this.round !== at) return;
      this.events.onArrived(file);
      this.events.onList();
    } catch (error) {
      if (this.round === at) this.set({ step: 'failed', name, message: messageOf(error) });
    }
  }

  private set(state: LargeUploadState, id = this.snapshot.id): void {
    this.snapshot = { id, state };
    for (const listener of this.listeners) listener();
  }
}

function failureOf(status: number, message: string | null): string {
  if (status === 404) return GONE;
  if (message !== null) return message;
  return status === 0 ? WENT_WRONG : `Upload failed with status ${status}. ${SAFE}`;
}

async function sendFrameOf(file: File, id: string): Promise<void> {
  const frame = await videoFrame(file);
  if (frame) await sendFrame(id, frame);
}

const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : WENT_WRONG);
