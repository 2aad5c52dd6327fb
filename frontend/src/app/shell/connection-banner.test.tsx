import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { reportReachable } from '../../lib/connection.ts';
import { ConnectionBanner } from './connection-banner.tsx';

const OFFLINE = /^You are offline\./;
const UNREACHABLE = /^Waymark does not answer at the moment\./;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  reportReachable(true);
});

function show(): void {
  render(
    <MemoryRouter>
      <ConnectionBanner />
    </MemoryRouter>,
  );
}

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('the connection banner', () => {
  it('is shown on a page that is opened offline, with a link to what can be read', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    expect(screen.getByText(OFFLINE)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'What you can read now' }).getAttribute('href')).toBe('/offline');
  });

  it('follows the network of the device', () => {
    show();
    expect(screen.queryByText(OFFLINE)).toBeNull();
    setOnline(false);
    expect(screen.getByText(OFFLINE)).toBeTruthy();
    setOnline(true);
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it('reports a server that cannot be reached on a device that is online', () => {
    show();
    act(() => reportReachable(false));
    expect(screen.getByText(UNREACHABLE)).toBeTruthy();
    act(() => reportReachable(true));
    expect(screen.queryByText(UNREACHABLE)).toBeNull();
  });
});
