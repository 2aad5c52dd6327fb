import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Source, Speaker } from '@waymark/contracts/roadmaps/sources';
import { aRun, ReviewScene, source } from '#testing/review-scene.tsx';

const speaker = (name: string, sample: string, isGuess = false): Speaker => ({
  ...{ label: name.toLowerCase(), name, sample, isGuess },
  turns: 4,
});
const SPEAKERS = [speaker('Interviewer', 'How did it begin?'), speaker('Anna', 'We sold the car.', true)];
const talk = (given: Partial<Source> = {}): Source => ({ ...source, speakers: SPEAKERS, ...given });

async function open(...sources: Source[]): Promise<ReviewScene> {
  const scene = new ReviewScene();
  scene.api.responses['/api/roadmaps/r1/sources'] = { body: sources };
  scene.api.responses['/api/sources/s1'] = () => {
    const { speaker } = scene.sent.at(-1) as Source;
    scene.api.responses['/api/roadmaps/r1/sources'] = { body: [talk({ speaker })] };
    return { body: talk({ speaker }) };
  };
  await scene.open();
  return scene;
}

it('saves the chosen speaker and offers another draft', async () => {
  const scene = await open(talk());
  const group = screen.getByRole('group', { name: 'Who are you in this conversation?' });
  expect(group.textContent).toContain('For now Waymark takes you for Anna.');
  await scene.user.click(screen.getByRole('radio', { name: /^Anna/ }));
  await scene.user.click(screen.getByRole('radio', { name: 'Interviewer · “How did it begin?”' }));
  await scene.user.keyboard('{Enter}');
  await screen.findByText(/^You are/);
  expect(scene.sent).toEqual([{ speaker: 'interviewer' }]);
  scene.api.responses['/api/generate-roadmap'] = { body: aRun({ status: 'queued', phase: 'queued' }) };
  await scene.user.click(screen.getByRole('button', { name: 'Draft again' }));
  await screen.findByText('The Studio');
});

it('offers no other draft for the speaker whose words the suggestions already quote', async () => {
  const scene = await open(talk());
  await scene.user.click(screen.getByRole('radio', { name: /^Anna/ }));
  await scene.user.click(screen.getByRole('button', { name: 'This is me' }));
  await screen.findByText(/^You are/);
  expect(screen.queryByRole('button', { name: 'Draft again' })).toBeNull();
});

it('requires a choice before it saves', async () => {
  const scene = await open(talk());
  await scene.user.click(screen.getByRole('button', { name: 'This is me' }));
  expect(screen.getByRole('alert').textContent).toBe('Choose who you are.');
  expect(scene.sent).toEqual([]);
});

it('shows the chosen speaker and opens the question again', async () => {
  const scene = await open(talk({ speaker: 'interviewer' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Draft again' })).toBeNull();
  await scene.user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Interviewer/ }).checked).toBe(true);
  await scene.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('radio')).toBeNull();
});

it('shows the question for one source at a time, by its name', async () => {
  const name = 'Second talk';
  await open(talk({ fileType: 'audio/webm' }), talk({ id: 's2', originalName: name }));
  expect(screen.getByRole('group', { name: 'Who are you in “Transcript”?' })).toBeTruthy();
  expect(screen.queryByText(name, { selector: 'legend' })).toBeNull();
});

it('shows no question for a single speaker', async () => {
  await open(source);
  expect(screen.queryByRole('radio')).toBeNull();
});
