import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import { CreateForm } from './create-form.tsx';

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  sessionStorage.clear();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = new FakeApi({
    '/api/categories': {
      body: [{ id: 'health', name: 'Health', slug: 'health', color: 'moss', icon: 'heart' }],
    },
    '/api/roadmaps': { status: 201, body: aRoadmap({ id: 'r9', isOwner: true }, []) },
  });
  renderScreen(<CreateForm />);
});

const submit = () => user.click(screen.getByRole('button', { name: /^Create/ }));
async function fill(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Start with a title' }));
  await screen.findByRole('option', { name: 'Health' });
  await user.type(screen.getByLabelText('Title'), 'Out of debt');
  await user.selectOptions(screen.getByLabelText('Category'), 'Health');
  await user.type(screen.getByLabelText('Description'), 'Nine lenders, four years.');
}

it('creates a roadmap and opens it', async () => {
  await fill();
  await submit();
  await expectToast('Roadmap Created');
  expect(place()).toBe('/mentor/roadmaps/r9');
  expect(sessionStorage.getItem('waymark-new-roadmap')).toBeNull();
});

it('requires all fields', async () => {
  await user.click(screen.getByRole('button', { name: 'Start with a title' }));
  await submit();
  await expectToast('Missing Information', 'Please fill in all required fields.');
  expect(api.sent).toEqual([]);
});

it('keeps what was typed when the roadmap could not be created', async () => {
  api.responses['/api/roadmaps'] = refused(503, 'Back in a moment.');
  await fill();
  await submit();
  await expectToast('Error', 'Failed to create roadmap. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Out of debt');
});
