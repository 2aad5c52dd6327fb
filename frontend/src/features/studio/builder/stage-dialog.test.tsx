import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { useState } from 'react';
import { errorBody } from '#testing/contract-responses.ts';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import type { StageTarget } from './edit-target.ts';
import { StageDialog } from './stage-dialog.tsx';

const steps = [{ title: 'Open one' }, { title: 'Open two' }, { title: 'Open three' }];
let api: FakeApi;
let roadmap: Roadmap;
let closed: boolean;

beforeEach(() => {
  closed = false;
  roadmap = aRoadmap({ id: 'r1', isOwner: true }, steps);
  api = new FakeApi({
    '/api/roadmaps/r1/sources': { body: [] },
    '/api/roadmaps/r1/stages': { body: { ...roadmap.stages[0], revision: 2 } },
  });
});

const EDIT: StageTarget = { at: 'stage', stageId: 'stage1' };
/** Receives what another window has saved. */
let show: (roadmap: Roadmap) => void;
function Opened({ target }: { target: StageTarget }) {
  const [shown, setShown] = useState(roadmap);
  show = setShown;
  return (
    <StageDialog
      roadmap={shown}
      target={target}
      onClose={() => {
        closed = true;
      }}
      onReopen={() => {}}
    />
  );
}
const open = (target: StageTarget = EDIT) => renderScreen(<Opened target={target} />);
const field = (label: string, index = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })[index]!;
const write = (label: string, value: string, index = 0) =>
  fireEvent.change(field(label, index), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Another window saves the stage. */
const showTheirs = (theirs: Partial<Stage>) =>
  act(() => show({ ...roadmap, revision: 2, stages: [{ ...roadmap.stages[0]!, ...theirs }] }));
const sentSteps = () => (api.sent[0]!.body as { steps: { id?: string; title: string }[] }).steps;

describe('the form of a stage', () => {
  it('requires a title and a step and focuses what is missing', async () => {
    open({ at: 'new-stage' });
    press('Save stage');
    await expectToast('Title Required', 'Please enter a stage title.');
    expect(field('Stage title').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement === field('Stage title')).toBe(true);
    write('Stage title', 'Begin');
    press('Save stage');
    await expectToast('Steps Required');
    expect((await screen.findByRole('alert')).textContent).toBe('Please add at least one action step.');
    expect(document.activeElement === field('Action')).toBe(true);
    write('Action', 'Walk');
    press('Save stage');
    await waitFor(() => expect(closed).toBe(true));
    expect(api.sent[0]!.body).toMatchObject({ title: 'Begin', revision: 1, steps: [{ title: 'Walk' }] });
  });

  it('sends added, moved and removed steps in their order', async () => {
    open();
    press('Add step');
    write('Action', 'Open four', 3);
    press('Move Open three up');
    press('Remove step 1');
    expect(field('Action', 0).value).toBe('Open three');
    write('Action', 'Open the third', 0);
    write('Links', ' https://a.org \n\nb', 1);
    press('Save stage');
    await waitFor(() => expect(closed).toBe(true));
    expect(sentSteps()).toMatchObject([
      { id: 'step2', title: 'Open the third' },
      { id: 'step1', title: 'Open two', resourceLinks: ['https://a.org', 'b'] },
      { title: 'Open four' },
    ]);
  });

  it('sends the learning materials of a step, and shows at it that one is no longer published', async () => {
    const material = { id: 'm1', title: 'Boxes of breath', duration: 95, pageCount: null, available: true };
    const [first, ...others] = roadmap.stages[0]!.steps;
    const materials = [{ ...material, type: 'video' as const }];
    roadmap = {
      ...roadmap,
      stages: [{ ...roadmap.stages[0]!, steps: [{ ...first!, materials }, ...others] }],
    };
    const message = 'This learning material is not published.';
    api.responses['/api/roadmaps/r1/stages/stage1'] = {
      status: 422,
      body: errorBody(422, {
        ...{ code: 'VALIDATION', message },
        issues: [{ path: ['body', 'steps', 0, 'materialIds', 0], message }],
      }),
    };
    open();
    write('Action', 'Open it');
    press('Save stage');
    expect((await screen.findByText(message)).closest('[data-step-key]')?.textContent).toContain('Step 1');
    expect(sentSteps()).toMatchObject([{ materialIds: ['m1'] }, { materialIds: [] }, { materialIds: [] }]);
  });

  it('sends added and changed warnings, and no duration if there is none', async () => {
    const warnings = ['Do not borrow more.', 'Do not hide it.'];
    const stage = {
      ...roadmap.stages[0]!,
      warnings: warnings.map((text, n) => ({ id: `w${n}`, text, evidence: null })),
    };
    roadmap = { ...roadmap, stages: [stage] };
    open();
    write('How long it takes', '');
    press('Remove warning 1');
    write('Warning 1', 'Tell her first.');
    press('Add warning');
    expect(document.activeElement === field('Warning 2')).toBe(true);
    write('Warning 2', 'Do not wait.');
    press('Add warning');
    press('Save stage');
    await waitFor(() => expect(closed).toBe(true));
    expect(api.sent[0]!.body).toMatchObject({
      estimatedDuration: '',
      warnings: [{ id: 'w1', text: 'Tell her first.' }, { text: 'Do not wait.' }],
    });
  });

  it('restores unsaved values and drops them on request', async () => {
    open();
    write('Action', 'Half a sent', 1);
    press('Add step');
    cleanup();
    open();
    expect(screen.getByText(/^Your earlier text was restored/)).toBeTruthy();
    expect([1, 3].map((index) => field('Action', index).value)).toEqual(['Half a sent', '']);
    press('Start over');
    expect(field('Action', 1).value).toBe('Open two');
    expect(screen.queryByText(/^Your earlier text/)).toBeNull();
    expect(screen.getAllByLabelText('Action')).toHaveLength(3);
  });

  it('shows what another window has saved and saves nothing until one version is chosen', async () => {
    open();
    write('Stage title', 'Mine');
    showTheirs({ title: 'Theirs', mentorNote: 'Their note' });
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText('This stage was changed in another window')).toBeTruthy();
    expect(notice.getByText('Theirs')).toBeTruthy();
    expect(notice.getByText('Their note')).toBeTruthy();
    expect(notice.getByText('Open two')).toBeTruthy();
    press('Save stage');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(api.sent).toEqual([]);
    press('Keep mine');
    expect(screen.queryByRole('alert')).toBeNull();
    press('Save stage');
    await waitFor(() => expect(closed).toBe(true));
    expect(api.sent[0]!.body).toMatchObject({ title: 'Mine', mentorNote: null, revision: 2 });
  });

  it('takes the version of another window, also after a reload', async () => {
    open();
    write('Stage title', 'Mine');
    cleanup();
    open();
    showTheirs({ title: 'Theirs' });
    expect(field('Stage title').value).toBe('Mine');
    press('Take theirs');
    expect(field('Stage title').value).toBe('Theirs');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStorage.length).toBe(0);
    expect(api.sent).toEqual([]);
  });

  it('saves as a new stage what was being written in one that another window has deleted', async () => {
    open();
    write('Stage title', 'Mine');
    act(() => show({ ...roadmap, revision: 2, stages: [] }));
    expect(screen.getByText('This stage was deleted in another window')).toBeTruthy();
    press('Save stage');
    await waitFor(() => expect(closed).toBe(true));
    expect(api.sent[0]).toMatchObject({ url: '/api/roadmaps/r1/stages', body: { title: 'Mine' } });
    expect(sentSteps().every(({ id }) => id === undefined)).toBe(true);
  });

  it('shows issues of the server at the step they are about', async () => {
    const message = 'This is too much.';
    const issues = [{ path: ['body', 'steps', 1, 'resourceLinks', 0], message }];
    api.responses['/api/roadmaps/r1/stages'] = {
      status: 422,
      body: errorBody(422, { code: 'VALIDATION', message, issues }),
    };
    open();
    write('Action', '', 0);
    press('Save stage');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(message));
    expect(document.activeElement === field('Links', 2)).toBe(true);
    expect(closed).toBe(false);
  });
});
