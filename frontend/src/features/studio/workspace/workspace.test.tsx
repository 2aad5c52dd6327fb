import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Route, Routes } from 'react-router-dom';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import { aDraft, aRun, reviewOf, source } from '#testing/review-scene.tsx';
import WorkspacePage from './workspace-page.tsx';

const drafted = {
  title: 'Opening the post',
  description: '',
  estimatedDuration: '1 week',
  steps: [
    {
      title: 'Open one envelope',
      description: '',
      estimatedDuration: null,
      resourceLinks: [],
      evidence: null,
    },
  ],
};
const running = aRun({
  status: 'running',
  phase: 'drafting',
  progress: 0.4,
  outcome: null,
  finishedAt: null,
});

let api: FakeApi;
let roadmap: Roadmap;

beforeEach(() => {
  roadmap = { ...aDraft(), stages: [] };
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/roadmaps/r1': () => ({ body: roadmap }),
    '/api/roadmaps/r1/review': { body: reviewOf(roadmap) },
    '/api/roadmaps/r1/sources': { body: [] },
    '/api/roadmaps/r1/recordings': { body: [] },
    '/api/roadmaps/r1/content': { body: [] },
    '/api/roadmaps/r1/interview': { body: { answers: [], asking: [] } },
    '/api/roadmaps/r1/timeline': { body: { milestones: [] } },
    '/api/roadmaps/r1/run': { body: null },
    '/api/generate-roadmap': () => {
      api.responses['/api/roadmaps/r1/run'] = { body: running };
      return { body: running };
    },
  });
});

async function open(path = '/mentor/roadmaps/r1'): Promise<void> {
  renderScreen(
    <Routes>
      <Route path="/mentor/roadmaps/:id/:tab?" element={<WorkspacePage />} />
    </Routes>,
    path,
  );
  await screen.findByRole('heading', { name: 'Build Your Journey' });
}

const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your story'), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const hasSources = (sources: Source[]) => {
  api.responses['/api/roadmaps/r1/sources'] = { body: sources };
};

describe('the tabs', () => {
  it('have a URL each, and keep the text that was written in them', async () => {
    await open();
    write('I opened every letter.');
    const photos = screen.getByRole('tab', { name: 'Photos and files' });
    fireEvent.mouseDown(photos);
    await screen.findByRole('region', { name: 'Upload files' });
    expect(place()).toBe('/mentor/roadmaps/r1/photos');
    fireEvent.keyDown(photos, { key: 'Home' });
    await waitFor(() => expect(place()).toBe('/mentor/roadmaps/r1'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your story').value).toBe('I opened every letter.');
  });
});

describe('a draft that is being made', () => {
  it('is sent as a written story and shown with the focus on it', async () => {
    await open();
    write('I opened every letter.');
    press('Generate Roadmap with AI');
    const heading = await screen.findByRole('heading', { name: 'Your draft is being made' });
    expect(api.sent[0]?.body).toEqual({ roadmapId: 'r1', content: 'I opened every letter.' });
    await waitFor(() => expect(document.activeElement?.contains(heading)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Generate Roadmap with AI' })).toBeNull();
    expect(screen.queryByText('No stages yet')).toBeNull();
  });

  it('is shown with its stages after a reload', async () => {
    api.responses['/api/roadmaps/r1/run'] = { body: { ...running, draft: [drafted] } };
    await open();
    await screen.findByText('Opening the post');
    expect(screen.getByRole('progressbar', { name: 'Draft in progress' }).getAttribute('aria-valuenow')).toBe(
      '40',
    );
    const bar = within(screen.getByRole('region', { name: 'From story to stages' }));
    fireEvent.click(bar.getByRole('button', { name: 'Show the draft' }));
    expect(document.activeElement?.textContent).toContain('Opening the post');
  });
});

describe('the story box', () => {
  it('folds once its text has become material, and opens again', async () => {
    api.responses['/api/roadmaps/r1/transcript'] = () => {
      hasSources([source]);
      return { body: source };
    };
    await open();
    write('I opened every letter.');
    press('Save as material');
    const more = await screen.findByRole('button', { name: 'Write or paste more' });
    await waitFor(() => expect(document.activeElement === more).toBe(true));
    expect(screen.queryByLabelText('Your story')).toBeNull();
    fireEvent.click(more);
    expect(document.activeElement === screen.getByLabelText('Your story')).toBe(true);
  });
});

describe('names', () => {
  it('of material are changed in place, and must not be empty', async () => {
    hasSources([source]);
    api.responses['/api/sources/s1'] = () => {
      hasSources([{ ...source, originalName: 'The letters' }]);
      return { body: { ...source, originalName: 'The letters' } };
    };
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Rename Transcript' }));
    const field = screen.getByLabelText('Name');
    fireEvent.change(field, { target: { value: ' ' } });
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Name is required.');
    fireEvent.change(field, { target: { value: 'The letters' } });
    press('Save');
    const pencil = await screen.findByRole('button', { name: 'Rename The letters' });
    await waitFor(() => expect(document.activeElement === pencil).toBe(true));
    expect(api.sent[0]).toMatchObject({ url: '/api/sources/s1', body: { name: 'The letters' } });
  });

  it('of roadmaps are changed in place', async () => {
    await open();
    press('Edit the title');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Out of the red' } });
    roadmap = { ...roadmap, title: 'Out of the red' };
    press('Save');
    await screen.findByRole('heading', { level: 1, name: 'Out of the red' });
    expect(api.sent[0]).toMatchObject({
      url: '/api/roadmaps/r1',
      body: { title: 'Out of the red', revision: 7 },
    });
  });
});

describe('a draft', () => {
  it('can be made from a timeline alone', async () => {
    const milestone = { ...{ id: 'm1', year: 2019, title: 'Opened the shop', description: '', steps: [] } };
    const of = { revision: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
    api.responses['/api/roadmaps/r1/timeline'] = { body: { milestones: [{ ...milestone, ...of }] } };
    await open();
    await screen.findByRole('button', { name: 'Generate Roadmap with AI' });
  });

  it('is not offered before there is text to make it from', async () => {
    await open();
    await screen.findByRole('button', { name: 'Start recording' });
    expect(screen.queryByRole('button', { name: 'Generate Roadmap with AI' })).toBeNull();
  });
});

describe('the recorder', () => {
  it('is preceded by a warning where a recording is not transcribed', async () => {
    await open();
    await screen.findByText(/^No speech model is connected, so a recording is not transcribed\./);
  });

  it('has no warning where a model is connected', async () => {
    api.responses['/api/config'] = { body: { demoMode: false, demoAccounts: [], aiEngine: 'openai' } };
    sessionStorage.setItem('waymark-transcript-r1', 'I opened every letter.');
    await open();
    await screen.findByText(/^Written with AI from your words/);
    expect(screen.queryByText(/^No speech model is connected/)).toBeNull();
  });
});
