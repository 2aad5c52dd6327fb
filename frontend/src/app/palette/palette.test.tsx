import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMentor, aRoadmapCard } from '../../testing/directory-samples.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import Palette from './palette.tsx';

let sendRoadmaps: () => void;
let user: ReturnType<typeof userEvent.setup>;

/** The mentors arrive at once, the roadmaps when the test releases them. */
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  new FakeApi({
    '/api/roadmaps?': { body: [aRoadmapCard({ id: 'roadmap2', title: 'Paying Back Every Cent' })] },
    '/api/mentors?': { body: [aMentor({ userId: 5, name: 'Tomáš Dvořák' })] },
  });
  const respond = globalThis.fetch;
  const roadmapsMaySend = new Promise<void>((resolve) => {
    sendRoadmaps = resolve;
  });
  globalThis.fetch = async (url, init) => {
    if (String(url).startsWith('/api/roadmaps?')) await roadmapsMaySend;
    return respond(url, init);
  };
});

const highlighted = () => screen.getAllByRole('option').filter((one) => one.ariaSelected === 'true');
const open = async (typed: string) => {
  renderScreen(<Palette open onOpenChange={() => {}} onHelp={() => {}} />);
  await user.type(await screen.findByRole('combobox'), typed);
  await screen.findByText('Tomáš Dvořák');
};

it('highlights the first result, also when mentors arrive before roadmaps', async () => {
  await open('debt');
  expect(highlighted().map((one) => one.textContent)).toEqual(['Tomáš Dvořák']);
  await act(async () => sendRoadmaps());
  await screen.findByText('Paying Back Every Cent');
  expect(highlighted()).toEqual([screen.getAllByRole('option')[0]]);
  expect(highlighted()[0]!.textContent).toContain('Paying Back Every Cent');
});

it('keeps what was chosen by the keyboard when more results arrive', async () => {
  await open('debt');
  await user.keyboard('{ArrowDown}');
  const chosen = highlighted()[0]!.textContent;
  await act(async () => sendRoadmaps());
  await screen.findByText('Paying Back Every Cent');
  expect(highlighted().map((one) => one.textContent)).toEqual([chosen]);
  expect(place()).toBe('/');
});
