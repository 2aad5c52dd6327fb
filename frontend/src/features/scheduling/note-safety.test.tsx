import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.ts';
import { atNoonInLosAngeles, emptyResponses, slot, visit } from '../../testing/scheduling-scene.tsx';
import { aSession } from '../../testing/session-samples.ts';
import SchedulingPage from './scheduling-page.tsx';

const STRONG = 'I am going to kill myself.';
const SCHEDULE = '/api/sessions/schedule';

let api: FakeApi;
beforeEach(() => {
  atNoonInLosAngeles();
  api = new FakeApi({ ...emptyResponses(), [SCHEDULE]: { status: 201, body: aSession({ id: 'h1' }) } });
});

const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Notes/);

it('shows help beside a note to a mentor without sending anything, and books with the note', async () => {
  visit(<SchedulingPage />, '/scheduling?mentor=2');
  fireEvent.click(await slot(/^5:30 PM/));
  fireEvent.change(notes(), { target: { value: STRONG } });
  fireEvent.blur(notes());
  expect(await screen.findByText('Only you see this.')).toBeTruthy();
  expect(api.sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Book free session' }));
  await screen.findByText('Your free session has been scheduled.');
  expect(api.sent).toMatchObject([{ url: SCHEDULE, body: { userNotes: STRONG } }]);
});
