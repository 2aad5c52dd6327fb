import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { errorBody } from '../../../../testing/contract-responses.ts';
import { aRoadmap } from '../../../../testing/directory-samples.ts';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const PUBLISH = '/api/roadmaps/r1/publish';
const proposed: Partial<Step> = { title: 'I opened every letter', origin: 'outline', reviewed: false };
const draft = (steps: Partial<Step>[]): Roadmap =>
  aRoadmap({ id: 'r1', isOwner: true, status: 'draft', version: null, publishedAt: null }, steps);

let api: FakeApi;
let isClosed: boolean;
beforeEach(() => {
  isClosed = false;
});

function open(roadmap: Roadmap) {
  api = new FakeApi({
    '/api/roadmaps/r1?version=draft': { body: roadmap },
    '/api/roadmaps/r1/names': { body: { revision: 1, names: [], undo: null } },
    [PUBLISH]: { body: { ...roadmap, status: 'published', version: 1 } },
  });
  const onClose = () => {
    isClosed = true;
  };
  renderScreen(<PublishDialog roadmap={roadmap} onClose={onClose} onEditTarget={() => {}} />);
  return within(screen.getByRole('dialog'));
}

describe('publishing with steps that have not been looked at', () => {
  it('lists them by stage and leads to the review', () => {
    const dialog = open(draft([proposed, { title: 'Mine' }]));
    expect(dialog.getByRole('heading', { name: '1 step you have not looked at' })).toBeTruthy();
    const stage = within(dialog.getByRole('heading', { name: 'Look at it' }).closest('section')!);
    expect(stage.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['I opened every letter']);
    expect(dialog.getByRole('link', { name: 'Review it now' }).getAttribute('href')).toBe(
      '/mentor/roadmaps/r1/review',
    );
    expect(dialog.queryByRole('button', { name: 'Publish Roadmap' })).toBeNull();
  });

  it('publishes them only by the mentor’s explicit word', async () => {
    const dialog = open(draft([proposed, { ...proposed, title: 'I rang the bank' }]));
    fireEvent.click(dialog.getByRole('button', { name: 'Publish without reviewing 2 steps' }));
    await waitFor(() => expect(isClosed).toBe(true));
    expect(api.sent).toMatchObject([{ url: PUBLISH, body: { unreviewed: 'accept' } }]);
  });

  it('lists those of the server if this window has none', async () => {
    const dialog = open(draft([{ title: 'Mine' }]));
    const unreviewed = [{ stepId: 's9', title: 'I paid it back', stageTitle: 'Later' }];
    api.responses[PUBLISH] = {
      status: 422,
      body: errorBody(422, {
        code: 'NOT_PUBLISHABLE',
        message: 'Review 1 step before you publish.',
        issues: [{ path: ['stages', 0, 'steps', 0], message: 'Review “I paid it back”.' }],
        details: { unreviewed, count: 1 },
      }),
    };
    fireEvent.click(dialog.getByRole('button', { name: 'Publish Roadmap' }));
    await screen.findByText('I paid it back');
    expect(dialog.getByRole('link', { name: 'Review it now' })).toBeTruthy();
    expect(dialog.queryByText('Missing')).toBeNull();
  });
});

it('publishes a roadmap that has been looked at without further questions', async () => {
  const dialog = open(draft([{ ...proposed, reviewed: true }]));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish Roadmap' }));
  await waitFor(() => expect(api.sent).toMatchObject([{ url: PUBLISH, body: {} }]));
});
