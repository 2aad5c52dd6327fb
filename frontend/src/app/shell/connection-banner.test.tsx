import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { reportReachable } from '../../lib/connection.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

const OFFLINE = /^You are offline\./;
const UNREACHABLE = /^Waymark cannot be reached right now\./;

afterEach(() => {
  reportReachable(true);
});

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('the connection banner', () => {
  it('is shown on a page opened offline, with a link to the offline page', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderScreen(<ConnectionBanner />);
    expect(screen.getByText(OFFLINE)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'What you can read offline' }).getAttribute('href')).toBe(
      '/offline',
    );
  });

  it('follows the network of the device', () => {
    renderScreen(<ConnectionBanner />);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    setOnline(false);
    expect(screen.getByText(OFFLINE)).toBeTruthy();
    setOnline(true);
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it('reports a server that cannot be reached on a device that is online', () => {
    renderScreen(<ConnectionBanner />);
    act(() => reportReachable(false));
    expect(screen.getByText(UNREACHABLE)).toBeTruthy();
    act(() => reportReachable(true));
    expect(screen.queryByText(UNREACHABLE)).toBeNull();
  });
});
