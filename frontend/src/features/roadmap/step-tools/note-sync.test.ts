// guarantees: A note on a step: read by its learner only, in no prompt, never overwritten unseen, kept through edits
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StepNote, StepNoteBody } from '@waymark/contracts/roadmaps/own-steps';
import { ApiError } from '#lib/api.ts';
import { readDraft } from './note-draft.ts';
import { NoteSync } from './note-sync.ts';

const of = { userId: 7, roadmapId: 'r1', stepId: 's1' };
const noteOf = (text: string, revision: number): StepNote => ({
  ...{ stepId: 's1', text, revision, updatedAt: '2027-01-11T12:00:00.000Z' },
});

/** What the server has, and how it responds next. */
let server: { text: string; revision: number };
let failure: ApiError | null;
let sent: StepNoteBody[];
const saved: StepNote[] = [];

async function send(body: StepNoteBody): Promise<StepNote> {
  sent.push(body);
  if (failure) throw failure;
  if (body.revision !== server.revision) {
    throw new ApiError('Changed', { code: 'STALE', status: 409, details: { ...server } });
  }
  server = { text: body.text, revision: server.revision + 1 };
  return noteOf(server.text, server.revision);
}
const open = (stored?: StepNote) => new NoteSync(of, stored, { send, onSaved: (note) => saved.push(note) });
const settle = () => jest.advanceTimersByTimeAsync(1_500);

beforeEach(() => {
  server = { text: '', revision: 0 };
  [failure, sent] = [null, []];
  saved.length = 0;
});
afterEach(() => {
  jest.clearAllTimers();
});

describe('a note that is typed', () => {
  it('is sent once after a pause, with the revision it was read at', async () => {
    const sync = open();
    for (const text of ['T', 'Th', 'The']) sync.type(text);
    expect(sync.state().status).toBe('waiting');
    await settle();
    sync.type('The folder');
    await settle();
    expect(sent).toEqual([
      { text: 'The', revision: 0 },
      { text: 'The folder', revision: 1 },
    ]);
    expect(sync.state()).toMatchObject({ status: 'saved', text: 'The folder' });
    expect(saved.at(-1)).toMatchObject({ text: 'The folder', revision: 2 });
  });

  it('stays in the tab until the server has it, and is sent after a reload', async () => {
    failure = new ApiError('Log in', { code: 'UNAUTHENTICATED', status: 401 });
    open().type('Before the reload');
    await settle();
    expect(readDraft(of)).toEqual({ text: 'Before the reload', revision: 0 });
    failure = null;
    const again = open();
    expect(again.state().text).toBe('Before the reload');
    await settle();
    expect(again.state().status).toBe('saved');
    expect(readDraft(of)).toBeNull();
    expect(readDraft({ ...of, userId: 8 })).toBeNull();
  });

  it('is sent again while the server cannot be reached', async () => {
    failure = new ApiError('No network', { code: 'NETWORK' });
    const sync = open();
    sync.type('Offline');
    await settle();
    expect(sync.state().status).toBe('later');
    failure = null;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sync.state().status).toBe('saved');
  });

  it('is not sent again when the server refuses it, and shows the reason', async () => {
    failure = new ApiError('Your notes have reached their limit.', { code: 'RULE_REFUSED', status: 422 });
    const sync = open();
    sync.type('Too much');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(sync.state()).toMatchObject({ status: 'refused', text: 'Too much' });
    expect(sync.state().problem).toContain('limit');
  });
});

describe('a note changed in two windows', () => {
  const conflict = async () => {
    const sync = open(noteOf('Old', 1));
    server = { text: 'Theirs', revision: 2 };
    sync.type('Mine');
    await settle();
    return sync;
  };

  it('keeps both texts until one is chosen', async () => {
    const sync = await conflict();
    expect(sync.state()).toMatchObject({ status: 'conflict', text: 'Mine', other: { text: 'Theirs' } });
    expect(server.text).toBe('Theirs');
    sync.type('Mine, longer');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.text).toBe('Theirs');
    sync.resolve('Theirs\n\nMine, longer');
    await settle();
    expect(server.text).toBe('Theirs\n\nMine, longer');
    expect(sync.state()).toMatchObject({ status: 'saved', other: null });
  });

  it('shows what the other window saved while nothing is typed', () => {
    const sync = open(noteOf('Old', 1));
    sync.refresh(noteOf('Theirs', 2));
    expect(sync.state().text).toBe('Theirs');
    sync.type('Mine');
    sync.refresh(noteOf('Later', 3));
    expect(sync.state().text).toBe('Mine');
  });
});
