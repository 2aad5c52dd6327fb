import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Companion } from '@waymark/contracts/roadmaps/learning';
import { currentToast } from '#shared/ui/toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { journeyView } from '../journey-view.ts';
import { localJournal } from './local-journal.ts';
import { MoodCheckIn } from './mood-check-in.tsx';
import { Reflections } from './reflections.tsx';

const user = { id: 1 } as User;
const view = journeyView(
  { id: 'r1', stages: [{ id: 's1', title: 'Mile 1', steps: [{ id: 'a' }] }] } as unknown as Roadmap,
  {},
);
const companion: Companion = {
  streak: { current: 0, longest: 0, activeToday: false, thisWeek: 0, thisMonth: 0 },
  mood: null,
  reflections: [],
};
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi({ '/api/companion/r1?': { body: companion } });
});
afterEach(() => {
  for (const { id } of localJournal.reflections()) localJournal.remove(id);
  for (const mood of localJournal.moods()) localJournal.removeMood(mood);
});

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const write = (text: string) => {
  fireEvent.change(screen.getByLabelText('Your reflection'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Save reflection' }));
};
const written = async () =>
  within(await screen.findByRole('list', { name: 'Your earlier reflections' })).getAllByRole('listitem');

describe('the mood check-in', () => {
  it('marks the last mood and shows a message for each', async () => {
    renderScreen(<MoodCheckIn user={null} roadmapId="r1" />);
    const messages = new Set<string>();
    for (const name of ['Struggling', 'Thriving', 'Neutral']) {
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(pressed(name)).toBe('true'));
      messages.add(screen.getByRole('status').textContent!);
    }
    expect(messages.size).toBe(3);
    expect(pressed('Thriving')).toBe('false');
    expect(api.sent).toEqual([]);
  });

  it('sends the mood of a learner and stores it when the server is unavailable', async () => {
    api.responses['/api/companion/r1/mood'] = refused(503, 'Back in a moment.');
    renderScreen(<MoodCheckIn user={user} roadmapId="r1" />);
    fireEvent.click(screen.getByRole('button', { name: 'Neutral' }));
    await waitFor(() => expect(api.sent).toMatchObject([{ body: { mood: 'neutral' } }]));
    await waitFor(() => expect(pressed('Neutral')).toBe('true'));
    expect(localJournal.moods()).toMatchObject([{ roadmapId: 'r1', mood: 'neutral', userId: 1 }]);
  });
});

describe('reflections', () => {
  it('are rejected when blank', async () => {
    renderScreen(<Reflections user={null} roadmapId="r1" view={view} />);
    write('   ');
    const description = 'Please write something before saving your reflection.';
    expect((await screen.findByRole('alert')).textContent).toBe(description);
    expect(currentToast()).toMatchObject({ title: 'Empty Reflection', description });
    expect(document.activeElement === screen.getByLabelText('Your reflection')).toBe(true);
    expect(localJournal.reflections()).toEqual([]);
  });

  it('are stored on the device for a guest, with stage and progress', async () => {
    renderScreen(<Reflections user={null} roadmapId="r1" view={view} />);
    write(' The first mile was the longest. ');
    const [item] = await written();
    expect(item!.textContent).toContain('The first mile was the longest.');
    expect((screen.getByLabelText('Your reflection') as HTMLTextAreaElement).value).toBe('');
    expect(localJournal.reflections()).toMatchObject([
      { text: 'The first mile was the longest.', stageName: 'Mile 1', stageNumber: 1, progress: 0 },
    ]);
    expect(api.sent).toEqual([]);
  });

  it('are saved as usual when they contain a sign of danger, with help for the writer', async () => {
    renderScreen(<Reflections user={null} roadmapId="r1" view={view} />);
    write('I am going to kill myself.');
    await written();
    expect(await screen.findByText('Only you see this.')).toBeTruthy();
    expect(localJournal.reflections()).toHaveLength(1);
    expect(api.sent).toEqual([]);
  });

  it('are deleted after a confirmation', async () => {
    renderScreen(<Reflections user={null} roadmapId="r1" view={view} />);
    write('Never mind.');
    await written();
    fireEvent.click(screen.getByRole('button', { name: /^Delete the reflection of/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your earlier reflections' })).toBeNull());
    expect(localJournal.reflections()).toEqual([]);
  });
});

describe('a typed reflection', () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your reflection');

  it('survives a reload until it is saved, for the same user only', async () => {
    const { unmount } = renderScreen(<Reflections user={null} roadmapId="r1" view={view} />);
    fireEvent.change(field(), { target: { value: 'Half a sentence' } });
    unmount();
    const other = renderScreen(<Reflections user={user} roadmapId="r1" view={view} />);
    expect(field().value).toBe('');
    other.unmount();
    const again = renderScreen(<Reflections user={null} roadmapId="r1" view={view} />);
    expect(field().value).toBe('Half a sentence');
    fireEvent.click(screen.getByRole('button', { name: 'Save reflection' }));
    await written();
    again.unmount();
    renderScreen(<Reflections user={null} roadmapId="r1" view={view} />);
    expect(field().value).toBe('');
  });
});
