import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { useSources } from '../shared/use-sources.ts';
import { SourceList } from './source-list.tsx';

const source = (kind: Source['kind'], originalName: string): Source => ({
  ...{
    id: kind,
    roadmapId: 'r1',
    kind,
    status: 'ready',
    originalName,
    filename: 'f',
    fileType: 'text/plain',
  },
  ...{ fileSize: 9, words: 3, message: null, permissions: ['drafting', 'quoting'], durationSeconds: null },
  ...{ take: null, speakers: [], speaker: null, levels: [] },
  createdAt: '2026-03-04T10:00:00.000Z',
});

beforeEach(() => {
  const body = [
    source('interview', 'Your interview'),
    source('timeline', 'Your timeline'),
    source('transcript', 'Text'),
  ];
  new FakeApi({ '/api/roadmaps/r1/sources': { body } });
});

const List = ({ withoutFiles = false }) => <SourceList sources={useSources('r1')} {...{ withoutFiles }} />;

it('offers to remove all sources but those written in the interview or the timeline', async () => {
  renderScreen(<List />);
  await screen.findByRole('button', { name: 'Remove Text' });
  expect(screen.getAllByRole('button', { name: /^Permissions of/ })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
});

it('leaves out the files that have a card of their own while these are shown', async () => {
  const body = [source('transcript', 'Text'), source('file', 'me.png')];
  new FakeApi({ '/api/roadmaps/r1/sources': { body } });
  const { unmount } = renderScreen(<List />);
  await screen.findByText('me.png');
  unmount();
  renderScreen(<List withoutFiles />);
  await screen.findByText('Text');
  expect(screen.queryByText('me.png')).toBeNull();
});

it('leads to where a recording without a text is written down, which says why it has none', async () => {
  const recording = {
    ...source('file', 'The night.webm'),
    fileType: 'audio/webm',
    status: 'stored' as const,
  };
  new FakeApi({
    '/api/roadmaps/r1/sources': { body: [{ ...recording, words: null, message: 'No speech.' }] },
  });
  renderScreen(<List />);
  await screen.findByText('9 B. No text yet: write down what you said under Record.');
  expect(screen.queryByText(/No speech\./)).toBeNull();
});
