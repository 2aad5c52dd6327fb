import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../lib/query-client.ts';
import { aRoadmap } from '../../../testing/directory-samples.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { EditTarget } from '../edit-target.ts';
import { draftOf } from '../stage-draft.ts';
import { ForeignChanges } from './foreign-changes.tsx';

const before = aRoadmap({ id: 'r1', isOwner: true, revision: 3 }, [{ title: 'Open one' }]);
const [stage] = before.stages;
const after: Roadmap = { ...before, revision: 4, stages: [{ ...stage!, title: 'Renamed elsewhere' }] };
const KEY = 'waymark-stage-form-r1-stage1';
let targets: (EditTarget | null)[] = [];

const client = createQueryClient();
const notice = (roadmap: Roadmap) => (
  <ForeignChanges roadmap={roadmap} run={null} onEditTarget={(target) => targets.push(target)} />
);
const withProviders = (roadmap: Roadmap) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{notice(roadmap)}</MemoryRouter>
  </QueryClientProvider>
);

afterEach(() => {
  sessionStorage.clear();
  targets = [];
});

describe('changes from another window', () => {
  it('are named until they are dismissed', () => {
    const { rerender, container } = renderScreen(notice(before), '/', client);
    expect(screen.queryByRole('region')).toBeNull();
    rerender(withProviders(after));
    expect(container.textContent).toContain('Renamed elsewhere: title');
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('offer the choice for a stage with unsaved text, and the text can be brought back', () => {
    const mine = { ...draftOf(stage!), mentorNote: 'My own note' };
    const unsaved = JSON.stringify({ base: draftOf(stage!), words: mine });
    sessionStorage.setItem(KEY, unsaved);
    renderScreen(notice(after), '/', client);
    expect(screen.getByRole('region').textContent).toContain('differs from it in: title, note');
    fireEvent.click(screen.getByRole('button', { name: 'Compare with mine' }));
    expect(targets).toEqual([{ at: 'stage', stageId: 'stage1' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});
