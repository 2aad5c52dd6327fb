import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { errorBody } from '#testing/contract-responses.ts';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { clearHistory } from '../shared/edit-history.ts';
import { SavingStatus } from '../workspace/saving-status.tsx';
import { StageBuilder } from './stage-builder.tsx';

const PATH = '/api/roadmaps/r1';
let api: FakeApi;
let roadmap: Roadmap;

beforeEach(() => {
  clearHistory('r1');
  roadmap = aRoadmap({ id: 'r1', isOwner: true, revision: 4 }, [{ title: 'Open one' }]);
  api = new FakeApi({
    [`${PATH}?version=draft`]: { body: roadmap },
    [`${PATH}/stages/stage1`]: { body: { success: true, revision: 5 } },
    [`${PATH}/edits/5/undo`]: { body: { ...roadmap, revision: 6 } },
    [`${PATH}/edits/6/undo`]: { body: { ...roadmap, revision: 7 } },
  });
});

const open = () =>
  renderScreen(
    <>
      <SavingStatus roadmap={roadmap} />
      <StageBuilder
        roadmap={roadmap}
        drafting={false}
        target={null}
        onEditTarget={() => {}}
        onShowEvidence={() => {}}
      />
    </>,
  );
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const status = () => screen.getAllByRole('status')[0]!.textContent;
const isSent = (url: string) => waitFor(() => expect(api.sent.at(-1)?.url).toBe(url));
const ctrlZ = (more: object = {}) => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, ...more });

async function deleteStage(): Promise<void> {
  fireEvent.click(button('Delete Look at it'));
  fireEvent.click(button('Delete stage'));
  await isSent(`${PATH}/stages/stage1`);
}

describe('undo in the Stage Builder', () => {
  it('reverts the edits of this tab and does them again, by button and keyboard', async () => {
    open();
    expect(button('Undo').disabled).toBe(true);
    await deleteStage();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo: Delete “Look at it”' }));
    await isSent(`${PATH}/edits/5/undo`);
    await expectToast('Undone: Delete “Look at it”');
    await screen.findByRole('button', { name: 'Redo: Delete “Look at it”' });
    expect(button('Undo').disabled).toBe(true);
    ctrlZ({ shiftKey: true });
    await isSent(`${PATH}/edits/6/undo`);
    await expectToast('Redone: Delete “Look at it”');
  });

  it('explains that the roadmap was changed elsewhere, and preserves the edits', async () => {
    const message = 'The roadmap was changed after this edit.';
    api.responses[`${PATH}/edits/5/undo`] = {
      status: 409,
      body: errorBody(409, { code: 'STALE', message, details: { revision: 9 } }),
    };
    open();
    await deleteStage();
    await screen.findByRole('button', { name: /^Undo: / });
    ctrlZ();
    await expectToast('Not undone');
    expect(button(/^Undo: /).disabled).toBe(false);
  });
});

describe('the state of saving', () => {
  it('is saved, saving and failed, and sends a failed edit again', async () => {
    open();
    expect(status()).toContain('Saved');
    api.responses[`${PATH}/stages/stage1`] = refused(503, 'Not now.');
    await deleteStage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(status()).toContain('Not saved');
    api.responses[`${PATH}/stages/stage1`] = { body: { success: true, revision: 5 } };
    fireEvent.click(retry);
    expect(await screen.findByText('Saving…')).toBeTruthy();
    await waitFor(() => expect(status()).toContain('Saved'));
    expect(await screen.findByRole('button', { name: 'Undo: Delete “Look at it”' })).toBeTruthy();
  });

  it('names text that is written but not saved', () => {
    const values = { base: {}, words: {} };
    sessionStorage.setItem('waymark-stage-form-r1-stage1', JSON.stringify(values));
    open();
    expect(status()).toContain('Some text is not saved yet');
    sessionStorage.clear();
  });
});
