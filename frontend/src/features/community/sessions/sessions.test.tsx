import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FileState } from '@waymark/contracts/community/file-options';
import type { StoredFile } from '@waymark/contracts/community/files';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import { Route, Routes } from 'react-router-dom';
import { amara, aPeerSession, someStats } from '#testing/community-samples.ts';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { FakeTus, fakeTus } from '#testing/fake-tus.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import SessionPage from './session-page.tsx';
import SessionsPage from './sessions-page.tsx';

const API = '/api/peer-sessions';
const ONE = `${API}/p1`;
const LIST = '/mentor-community/sessions';
const FILE = '0190b5a0-0000-7000-8000-000000000001';
const LINK = 'https://meet.example/room';
const aFile = (state: FileState): StoredFile => ({
  ...{ id: FILE, purpose: 'peer-recording', name: 'talk.mp3', state, reason: null, size: 10 },
  ...{ type: state === 'uploading' ? null : 'audio/mpeg', durationSeconds: null, pageCount: null },
  ...{ hasThumbnail: false, isAttached: false, createdAt: '2026-11-01T10:00:00.000Z' },
});
fakeTus();
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

const listed = ({ participants: _, waitingList: __, ...session }: PeerSessionDetails) => session;

function open(given: FakeApi['responses'] = {}, address = LIST): void {
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 4, role: 'mentor' }) },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/community-stats': { body: someStats },
    [`${API}?`]: { body: [listed(aPeerSession())] },
    [ONE]: { body: aPeerSession() },
    ...given,
  });
  renderScreen(
    <Routes>
      <Route path={LIST} element={<SessionsPage />} />
      <Route path={`${LIST}/:id`} element={<SessionPage />} />
    </Routes>,
    address,
  );
}
const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the list of peer sessions', () => {
  it('shows coming ones by default, and filters in the address', async () => {
    open();
    await screen.findByRole('link', { name: 'Reading aloud' });
    screen.getByRole('link', { name: 'Peer Sessions' });
    screen.getByText('1 of 2 places taken');
    await user.click(screen.getByLabelText('Past'));
    await user.selectOptions(screen.getByLabelText('Category'), 'Support circle');
    await user.click(screen.getByLabelText('Only yours'));
    expect(place()).toBe(`${LIST}?period=past&category=support-circle&mine=true`);
    expect(api.requests.at(-1)).toBe(`${API}?limit=24&mine=true&period=past&category=support-circle`);
  });

  it('offers registration, a waiting list, and joining when live; registration while places are free', async () => {
    const sessions = [
      aPeerSession(),
      aPeerSession({ id: 'p2', title: 'Full', currentParticipants: 2, waiting: 3 }),
      aPeerSession({ id: 'p3', title: 'Now', status: 'live', own: 'registered', joinLink: LINK }),
      aPeerSession({ id: 'p4', title: 'Elsewhere', status: 'live', currentParticipants: 2 }),
      aPeerSession({ id: 'p5', title: 'Begun', status: 'live' }),
    ];
    open({
      [`${API}?`]: { body: sessions.map(listed) },
      [`${ONE}/registration`]: { body: aPeerSession({ own: 'registered', joinLink: LINK }) },
    });
    await click('Register for Reading aloud');
    await expectToast('Registration Confirmed');
    // The button is gone once the list is loaded again.
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Reading aloud' }));
    expect(api.sent).toMatchObject([{ url: `${ONE}/registration`, body: { timezone: expect.any(String) } }]);
    screen.getByRole('button', { name: 'Join Waiting List for Full' });
    expect(screen.getByText('Full, 3 waiting')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join Now' }).getAttribute('href')).toBe(LINK);
    expect(screen.getAllByText('LIVE')).toHaveLength(3);
    screen.getByRole('button', { name: 'Register for Begun' });
    expect(screen.queryByRole('button', { name: /Elsewhere/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Join Elsewhere' })).toBeNull();
  });

  it('is empty without matches, and clears the filters', async () => {
    open({ [`${API}?limit=24&q=zen`]: { body: [] } }, `${LIST}?q=zen`);
    await screen.findByRole('heading', { name: 'No sessions' });
    await click('Clear filters');
    await screen.findByRole('link', { name: 'Reading aloud' });
  });
});

describe('hosting a session', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Host Session' }));

  it('needs a title, a description and a time ahead', async () => {
    open();
    await click('Host Session');
    const form = await dialog();
    await user.type(form.getByLabelText('Date'), '2020-01-01');
    await user.type(form.getByLabelText('Time'), '10:00');
    await user.click(form.getByRole('button', { name: 'Create Session' }));
    await expectToast('Missing Information', 'Please fill in the title and description.');
    await form.findByText('Title is required');
    await form.findByText('Choose a time in the future.');
    expect(api.sent).toEqual([]);
  });

  it('sends the instant of the wall time in its zone, and defaults in place of invalid numbers', async () => {
    open({ [API]: { status: 201, body: aPeerSession({ own: 'host' }) } });
    await click('Host Session');
    const form = await dialog();
    await user.type(form.getByLabelText('Title'), 'Reading aloud');
    await user.type(form.getByLabelText('Description'), 'Bring a page.');
    await user.type(form.getByLabelText('Date'), '2037-12-03');
    await user.type(form.getByLabelText('Time'), '18:30');
    await user.clear(form.getByLabelText('Time zone'));
    await user.type(form.getByLabelText('Time zone'), 'America/Lima');
    await user.clear(form.getByLabelText('Minutes'));
    await user.clear(form.getByLabelText('Places'));
    await user.type(form.getByLabelText('Places'), 'many');
    await user.click(form.getByRole('button', { name: 'Create Session' }));
    await expectToast('Peer Session Created');
    expect(api.sent).toMatchObject([
      {
        url: API,
        body: {
          ...{ title: 'Reading aloud', scheduledFor: '2037-12-03T23:30:00.000Z', timezone: 'America/Lima' },
          ...{
            duration: 60,
            maxParticipants: 8,
            isVirtual: true,
            skillLevel: 'all',
            isRecordingEnabled: true,
          },
        },
        key: expect.any(String),
      },
    ]);
    expect(place()).toBe(`${LIST}/p1`);
  });
});

describe('the page of a session', () => {
  const address = `${LIST}/p1`;

  it('lets those registered give up their place, and keeps the focus', async () => {
    const mine = aPeerSession({ own: 'registered', joinLink: LINK, participants: [amara] });
    open({ [ONE]: { body: mine }, [`${ONE}/registration`]: { body: aPeerSession() } }, address);
    expect((await screen.findByRole('link', { name: LINK })).getAttribute('href')).toBe(LINK);
    screen.getByRole('link', { name: 'Add to calendar' });
    await click('Give Up Place');
    await click('Give up place');
    await expectToast('You gave up your place');
    screen.getByText('Those who have a place see the join link.');
    expect(document.activeElement?.contains(screen.getByRole('button', { name: /^Register/ }))).toBe(true);
  });

  it('lets the host cancel with a reason, and shows who waits', async () => {
    const hosted = aPeerSession({
      own: 'host',
      joinLink: LINK,
      facilitationNotes: 'Tea first.',
      waiting: 1,
      waitingList: [amara],
    });
    const over = aPeerSession({ own: 'host', status: 'cancelled', cancelReason: 'I am ill.' });
    open({ [ONE]: { body: hosted }, [`${ONE}/cancel`]: { body: over } }, address);
    await screen.findByRole('region', { name: 'Waiting list, in order' });
    screen.getByText('Tea first.');
    expect(screen.queryByRole('button', { name: 'Start Now' })).toBeNull();
    await click('Cancel Session');
    await user.type(screen.getByLabelText('Reason'), 'I am ill.');
    await click('Cancel session');
    await expectToast('Session cancelled', '2 mentors got a notice.');
    expect(api.sent).toMatchObject([{ url: `${ONE}/cancel`, body: { reason: 'I am ill.' } }]);
    screen.getByText('I am ill.');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('offers the recording to those who may watch it', async () => {
    const ready = {
      status: 'past',
      recordingStatus: 'ready',
      recordingKind: 'video',
      recordingDuration: 61,
    } as const;
    open({ [ONE]: { body: aPeerSession(ready) } }, address);
    await screen.findByText(/It is for those who were registered/);
    expect(screen.queryByRole('button', { name: 'Watch Recording' })).toBeNull();
  });

  it('shows those who may watch that the recording is being processed', async () => {
    const processing = {
      status: 'past',
      own: 'registered',
      recordingStatus: 'processing',
      recordingKind: 'video',
    } as const;
    open({ [ONE]: { body: aPeerSession(processing) } }, address);
    await screen.findByText('The recording is being processed… You can watch it here when it is ready.');
    expect(screen.queryByRole('button', { name: /Recording/ })).toBeNull();
  });

  it('hides a recording that is processed from others', async () => {
    open({ [ONE]: { body: aPeerSession({ status: 'past', recordingStatus: 'processing' }) } }, address);
    await screen.findByText('Over');
    expect(screen.queryByRole('heading', { name: 'Recording' })).toBeNull();
  });

  it('shows the host why a file was not accepted', async () => {
    const fault = 'The recording was not accepted. It is damaged.';
    const refusedOne = aPeerSession({ own: 'host', status: 'past', recordingFault: fault });
    open({ [ONE]: { body: refusedOne } }, address);
    expect((await screen.findByRole('alert')).textContent).toBe(fault);
    screen.getByRole('button', { name: 'Add Recording' });
    expect(screen.queryByRole('button', { name: 'Delete Recording' })).toBeNull();
  });

  it('lets the host save a recording that has arrived and is still checked', async () => {
    FakeTus.size = 10;
    const over = aPeerSession({ own: 'host', status: 'past' });
    const processing = aPeerSession({ own: 'host', status: 'past', recordingStatus: 'processing' });
    const objects = '/api/objects';
    open(
      {
        [ONE]: { body: over },
        [`${ONE}/recording`]: { body: processing },
        [`${objects}/uploads`]: { body: [] },
        [`${objects}/upload`]: {
          status: 201,
          body: { id: FILE, uploadURL: `${objects}/upload/${FILE}`, received: 0, file: aFile('uploading') },
        },
        [`${objects}/upload/${FILE}/complete`]: { body: aFile('checking') },
        [`${objects}/${FILE}/info`]: { body: aFile('checking') },
      },
      address,
    );
    await click('Add Recording');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add the recording' }));
    const chosen = new File(['0123456789'], 'talk.mp3', { type: 'audio/mpeg' });
    await user.upload(dialog.getAllByLabelText('Choose a file', { selector: 'input' })[0]!, chosen);
    await waitFor(() => expect(FakeTus.pieces).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Save Recording' }));
    dialog.getByText('Please upload a recording first.');
    act(() => FakeTus.last.arrive());
    await dialog.findByText('Recording: talk.mp3 has arrived and is being checked.');
    await waitFor(() => expect(dialog.queryByText('Please upload a recording first.')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Save Recording' }));
    await expectToast(
      'Recording Uploaded',
      'Those who were registered can watch it as soon as it is processed.',
    );
    expect(api.sent.at(-1)).toMatchObject({
      url: `${ONE}/recording`,
      body: { fileId: FILE, captionsFileId: null },
    });
    screen.getByText(/^The recording is being processed… Those who were registered/);
    screen.getByRole('button', { name: 'Replace Recording' });
    screen.getByRole('button', { name: 'Delete Recording' });
  });

  it('leads back to the list when the session no longer exists', async () => {
    open({ [ONE]: refused(404, 'This session does not exist.') }, address);
    await screen.findByRole('heading', { name: 'This session is gone' });
  });
});
