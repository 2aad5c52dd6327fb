import type { StepNote, StepNoteBody } from '@waymark/contracts/roadmaps/own-steps';
import { ApiError } from '#lib/api.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { isRetryable } from '../progress/progress-sync.ts';
import { type NoteDraft, readDraft, writeDraft } from './note-draft.ts';
import type { OfStep } from './use-own-steps.ts';

export interface NoteState {
  text: string;
  /** saved: on the server; waiting, saving: in this tab; later: the server cannot be reached; refused: see `problem`. */
  status: 'saved' | 'waiting' | 'saving' | 'later' | 'refused' | 'conflict';
  problem: string | null;
  /** What another window saved in the meantime. */
  other: NoteDraft | null;
}

interface NotePorts {
  send: (body: StepNoteBody) => Promise<StepNote>;
  onSaved: (note: StepNote) => void;
}

/** After the last key. */
const PAUSE_MS = 1_000;
const RETRY_MS = 10_000;

/** Saves one note while it is typed, one request at a time. */
export class NoteSync {
  private now: NoteState;
  private revision: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly of: OfStep,
    stored: StepNote | undefined,
    private readonly ports: NotePorts,
  ) {
    const draft = readDraft(of);
    this.revision = draft?.revision ?? stored?.revision ?? 0;
    const text = draft?.text ?? stored?.text ?? '';
    this.now = { text, status: draft ? 'waiting' : 'saved', problem: null, other: null };
    if (draft) this.schedule(0);
  }

  state = (): NoteState => this.now;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  type(text: string): void {
    writeDraft(this.of, { text, revision: this.revision });
    if (this.now.status === 'conflict') this.set({ text });
    else {
      this.set({ text, status: 'waiting', problem: null });
      this.schedule(PAUSE_MS);
    }
  }

  /** Ends a conflict with this text, which replaces the other one. */
  resolve(text: string): void {
    this.revision = this.now.other?.revision ?? this.revision;
    this.set({ other: null, status: 'waiting' });
    this.type(text);
    void this.flush();
  }

  /** Takes over what another window has saved, unless something is typed here. */
  refresh(stored: StepNote | undefined): void {
    if (this.now.status !== 'saved' || this.sending || !stored || stored.revision <= this.revision) return;
    this.revision = stored.revision;
    this.set({ text: stored.text });
  }

  /** Sends the text if the server does not have it. */
  flush(): Promise<void> {
    if (this.now.status !== 'waiting' && this.now.status !== 'later') return Promise.resolve();
    clearTimeout(this.timer);
    this.sending ??= this.send().finally(() => {
      this.sending = null;
      if (this.now.status === 'waiting') this.schedule(PAUSE_MS);
    });
    return this.sending;
  }

  private async send(): Promise<void> {
    const { text } = this.now;
    this.set({ status: 'saving' });
    try {
      const note = await this.ports.send({ text, revision: this.revision });
      this.revision = note.revision;
      this.ports.onSaved(note);
      const isLatest = this.now.text === text;
      writeDraft(this.of, isLatest ? null : { text: this.now.text, revision: note.revision });
      if (isLatest) this.set({ status: 'saved' });
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    const other = otherOf(error);
    if (other) this.set({ status: 'conflict', other });
    else if (isRetryable(error)) {
      this.set({ status: 'later' });
      this.schedule(RETRY_MS);
    } else this.set({ status: 'refused', problem: messageOf(error as Error) });
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private set(change: Partial<NoteState>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}

function otherOf(error: unknown): NoteDraft | null {
  if (!(error instanceof ApiError) || error.code !== 'STALE') return null;
  const { text, revision } = error.details;
  return typeof text === 'string' && typeof revision === 'number' ? { text, revision } : null;
}
