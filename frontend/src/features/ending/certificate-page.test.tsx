// guarantees: A certificate states the facts of its moment, without ids of people; withdrawn, it has no name
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { aCertificate, CODE } from '../../testing/home-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import CertificatePage from './certificate-page.tsx';

const PATH = `/api/certificates/${CODE}`;
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [PATH]: { body: aCertificate() } });
});

const visit = () =>
  renderScreen(
    <Routes>
      <Route path="/certificate/:code" element={<CertificatePage />} />
    </Routes>,
    `/certificate/${CODE}`,
  );

describe('a certificate', () => {
  it('states who ticked what and when, and that it was not examined', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lena B.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Out of debt' }).getAttribute('href')).toBe('/roadmap/r1');
    expect(screen.getByText(/^7 steps in 2 stages with Rosa Delgado/)).toBeTruthy();
    expect(screen.getByText('“I said it on the stairs.”')).toBeTruthy();
    expect(screen.getByText(/2026 to .*2026/)).toBeTruthy();
    expect(screen.getByText(/Nobody watched, examined or graded them/)).toBeTruthy();
    expect(screen.getByText(`http://localhost/certificate/${CODE}`)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no link to a roadmap that is not public, and no title of a hidden one', async () => {
    api.responses[PATH] = { body: aCertificate({ title: null, roadmapId: null, quote: null }) };
    visit();
    expect(await screen.findByText(/a roadmap that is not public any more/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is shared by its owner with the function of the device, by its address alone', async () => {
    api.responses[PATH] = { body: aCertificate({ isOwn: true }) };
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    Reflect.deleteProperty(navigator, 'share');
    await waitFor(() =>
      expect(shared).toEqual([{ title: 'Out of debt', url: `http://localhost/certificate/${CODE}` }]),
    );
  });

  it('is copied as a link where the device cannot share', async () => {
    api.responses[PATH] = { body: aCertificate({ isOwn: true }) };
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(copied).toEqual([`http://localhost/certificate/${CODE}`]));
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('is withdrawn by its owner after a question', async () => {
    api.responses[PATH] = { body: aCertificate({ isOwn: true }) };
    visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const withdrawnAt = '2026-06-05T12:00:00.000Z';
    api.responses[PATH] = { body: { code: CODE, isOwn: true, state: 'withdrawn', withdrawnAt } };
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('heading', { name: 'This certificate was withdrawn' })).toBeTruthy();
    expect(screen.queryByText('Lena B.')).toBeNull();
    await waitFor(() => expect(api.sent).toMatchObject([{ url: PATH }]));
  });

  it('is not found under another address', async () => {
    api.responses[PATH] = refused(404, 'There is no certificate at this address.');
    visit();
    expect(
      await screen.findByRole('heading', { name: 'There is no certificate at this address' }),
    ).toBeTruthy();
  });
});
