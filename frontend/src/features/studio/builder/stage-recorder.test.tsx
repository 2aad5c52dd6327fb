import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { aRoadmap } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { FakeRecorder, withFakeRecorder } from '#testing/fake-recorder.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { StageDialog } from './stage-dialog.tsx';

const AT = '2026-03-04T10:00:00.000Z';
const source = (given: Partial<Source>): Source => ({
  ...{ id: 's1', roadmapId: 'r1', kind: 'file', status: 'processing', originalName: 'The stage.webm' },
  ...{ filename: 'f', fileType: 'audio/webm', fileSize: 9, words: null, message: null, permissions: [] },
  ...{ durationSeconds: null, take: null, speakers: [], speaker: null, levels: [], createdAt: AT, ...given },
});
const recording = {
  ...{ id: 'a1', roadmapId: 'r1', fileType: 'audio/webm', parts: 1, bytes: 10, seconds: 1 },
  ...{ sourceId: null, takeOf: null, createdAt: AT, updatedAt: AT },
};

withFakeRecorder();

/** Opens the dialog of a new stage, in which the source becomes `result` once it was recorded. */
async function recordedStage(result: Source, engine: 'offline' | 'openai') {
  const roadmap = aRoadmap({ id: 'r1', isOwner: true }, [{ title: 'Open one' }]);
  const api = new FakeApi({
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: engine } },
    '/api/roadmaps/r1/sources': { body: [] },
    '/api/roadmaps/r1/recordings': { status: 201, body: recording },
    '/api/recordings/': { status: 201, body: source({}) },
    '/api/sources/s1/text': { body: { id: 's1', text: 'I went to the bank. ', moments: [] } },
  });
  renderScreen(
    <StageDialog roadmap={roadmap} target={{ at: 'new-stage' }} onClose={() => {}} onReopen={() => {}} />,
  );
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  await press('Record this stage');
  if (engine === 'offline')
    await screen.findByText(/^No speech model is connected, so a recording is not transcribed/);
  await press('Start recording');
  await screen.findByRole('button', { name: 'Stop recording' });
  FakeRecorder.last.say(10);
  await press('Stop recording');
  await screen.findByRole('button', { name: 'Save recording' });
  api.responses['/api/roadmaps/r1/sources'] = { body: [result] };
  await press('Save recording');
  return { api, press };
}
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description', { selector: 'textarea' });

it('adds the transcript of what was recorded for a stage to its description', async () => {
  const { api, press } = await recordedStage(source({ status: 'ready', words: 5 }), 'openai');
  await screen.findByText('What you said was added to the description.');
  expect(description().value).toBe('I went to the bank.');
  expect(api.sent.at(-1)).toMatchObject({ body: { trim: null, parts: 1, levels: [] } });
  await press('Let learners hear it on this stage');
  await screen.findByRole('button', { name: 'Learners will hear it on this stage', pressed: true });
  expect(screen.getByLabelText<HTMLSelectElement>('Voice clip', { selector: 'select' }).value).toBe('s1');
});

it('shows before and after recording that there is no transcript without a model', async () => {
  await recordedStage(source({ status: 'stored', message: 'No speech model is connected.' }), 'offline');
  await screen.findByText('Saved in your material. No speech model is connected.');
  await waitFor(() => expect(description().value).toBe(''));
});
