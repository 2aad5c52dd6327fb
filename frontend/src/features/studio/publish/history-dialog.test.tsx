import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { clearHistory, readHistory } from '../shared/edit-history.ts';
import { HistoryDialog } from './history-dialog.tsx';

const PATH = '/api/roadmaps/r1';
const version = (number: number) => ({
  ...{ version: number, publishedAt: '2026-10-01T08:00:00.000Z', title: `Title ${number}` },
  ...{ stageCount: 1, stepCount: 2, addedCount: 1, changedCount: 0, removedCount: 0 },
});
const detail = {
  ...version(2),
  steps: {
    added: [{ stepId: 's', title: 'Ask for the slip', stageTitle: 'Begin' }],
    changed: [],
    removed: [],
  },
  stages: { added: [], changed: ['Begin'], removed: [] },
  ...{ reordered: true, details: ['title', 'duration'] },
};
let api: FakeApi;
let roadmap: Roadmap;
let closed = false;

beforeEach(() => {
  closed = false;
  clearHistory('r1');
  roadmap = aRoadmap({ id: 'r1', isOwner: true, version: 2, revision: 8 }, [{ title: 'Open one' }]);
  api = new FakeApi({
    [`${PATH}/versions`]: { body: [version(2), version(1)] },
    [`${PATH}/versions/2`]: { body: detail },
    [`${PATH}/versions/1/restore`]: { body: { ...roadmap, revision: 9, hasUnpublishedChanges: true } },
  });
});

async function open() {
  renderScreen(
    <HistoryDialog
      roadmap={roadmap}
      onClose={() => {
        closed = true;
      }}
    />,
  );
  return within(await screen.findByRole('dialog', { name: 'Published versions' }));
}

describe('the published versions', () => {
  it('show what one changed in the one before', async () => {
    const dialog = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'What changed in version 2' }));
    expect(await dialog.findByText('Ask for the slip')).toBeTruthy();
    expect(dialog.getByText('Begin')).toBeTruthy();
    expect(dialog.getByText('The title and duration changed. The order changed.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'What changed in version 1' })).toBeNull();
  });

  it('can be restored into the draft, as an edit that can be undone', async () => {
    const dialog = await open();
    expect(await dialog.findByText('Your draft is the same.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Restore version 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Restore into my draft' }));
    await expectToast('Version 1 restored');
    expect(api.sent).toMatchObject([{ url: `${PATH}/versions/1/restore`, body: { revision: 8 } }]);
    await waitFor(() => expect(closed).toBe(true));
    expect(readHistory('r1').undo).toEqual([{ revision: 9, label: 'Restore version 1' }]);
  });

  it('offer the newest one while the draft differs from it', async () => {
    roadmap = { ...roadmap, hasUnpublishedChanges: true };
    const dialog = await open();
    expect(await dialog.findByRole('button', { name: 'Restore version 2' })).toBeTruthy();
  });
});
