import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Material } from '@waymark/contracts/community/materials';
import type { StepMaterial } from '@waymark/contracts/roadmaps/step-materials';
import { useState } from 'react';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { MaterialsField } from './materials-field.tsx';

const aMaterial = (id: string, title: string, given: Partial<Material> = {}): Material => ({
  ...{ id, title, description: 'About it', type: 'video', category: 'Calm', difficulty: 'beginner' },
  ...{ tags: [], contentUrl: null, host: null, captionsUrl: null, thumbnail_url: null, file: null },
  ...{ duration: 95, pageCount: null, view_count: 0, is_published: true, hiddenReason: null },
  author: { id: 9, username: 'amara', name: 'Amara', avatar: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', publishedAt: null, editedAt: null },
  ...given,
});
const chosen = (id: string, given: Partial<StepMaterial> = {}): StepMaterial => ({
  ...{ id, title: `Material ${id}`, type: 'audio', duration: 60, pageCount: null, available: true },
  ...given,
});

const NEWEST = '/api/learning-materials?limit=12';
let api: FakeApi;
let now: StepMaterial[];

beforeEach(() => {
  const breath = aMaterial('m1', 'Boxes of breath');
  const guide = aMaterial('m2', 'A quiet guide', { type: 'document', duration: null, pageCount: 3 });
  api = new FakeApi({
    [NEWEST]: { body: [breath, guide] },
    '/api/learning-materials?q=quiet&limit=12': { body: [guide] },
    '/api/learning-materials?q=zzz&limit=12': { body: [] },
  });
});

function Held({ first }: { first: StepMaterial[] }) {
  const [materials, setMaterials] = useState(first);
  now = materials;
  return <MaterialsField materials={materials} stepNumber={2} error={undefined} onChange={setMaterials} />;
}

const show = (...first: StepMaterial[]) => renderScreen(<Held first={first} />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('Search the Learning Hub'), { target: { value: text } });
const ids = () => now.map(({ id }) => id);

describe('the learning materials of a step', () => {
  it('are found in the hub by words, and added with the details that a step shows', async () => {
    show();
    press('Add learning material to step 2');
    await screen.findByRole('button', { name: /^Add Boxes of breath/ });
    search('quiet');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add Boxes of breath/ })).toBeNull());
    press(/^Add A quiet guide/);
    expect(now).toEqual([
      { id: 'm2', title: 'A quiet guide', type: 'document', duration: null, pageCount: 3, available: true },
    ]);
    expect(screen.getByText('Added A quiet guide').getAttribute('role')).toBe('status');
    expect(screen.getByText('Document · 3 pages')).toBeTruthy();
    expect(screen.getByText('Everything found is already on this step.')).toBeTruthy();
  });

  it('are moved and removed, and the focus stays at the list', () => {
    show(chosen('a'), chosen('b'));
    press('Move Material b up');
    expect(ids()).toEqual(['b', 'a']);
    press('Remove Material b');
    expect(ids()).toEqual(['a']);
    expect(document.activeElement?.textContent).toContain('Learning materials');
  });

  it('are at most six', async () => {
    show(...['a', 'b', 'c', 'd', 'e'].map((id) => chosen(id)));
    press('Add learning material to step 2');
    fireEvent.click(await screen.findByRole('button', { name: /^Add Boxes of breath/ }));
    expect(ids()).toHaveLength(6);
    expect(screen.queryByLabelText('Search the Learning Hub')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add learning material to step 2' })).toBeNull();
  });

  it('are pointed out when learners cannot see them', () => {
    show(chosen('a', { available: false }), chosen('b', { title: '', type: null, available: false }));
    expect(screen.getAllByText('Not available, so learners do not see it')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Remove A deleted learning material' })).toBeTruthy();
  });

  it('show different texts for a search without a match and for one that failed', async () => {
    show();
    press('Add learning material to step 2');
    await screen.findByRole('button', { name: /^Add Boxes of breath/ });
    search('zzz');
    await screen.findByText('No learning materials match. Try another word.');
    api.responses['/api/learning-materials?q=down&limit=12'] = refused(503, 'Later.');
    search('down');
    await screen.findByText('The Learning Hub did not load');
  });
});
