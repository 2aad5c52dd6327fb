import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { share } from '#shared/share/share.ts';
import { currentToast } from '#shared/ui/toast.ts';
import { ShareOffer } from './share-offer.tsx';

const roadmap = { id: 'r1', title: 'Out of debt' } as Roadmap;
const shared = { title: 'Out of debt', text: 'I walked it:', url: 'https://waymark.example/roadmap/r1' };

afterEach(() => {
  give('share', undefined);
  give('clipboard', undefined);
});

describe('the share offer', () => {
  it.each([
    [49, false],
    [50, true],
    [100, true],
  ])('is shown at %i percent: %p', (percent, isThere) => {
    render(<ShareOffer roadmap={roadmap} percent={percent} />);
    expect(screen.queryByRole('button', { name: 'Share how far you have come' }) !== null).toBe(isThere);
  });
});

describe('sharing', () => {
  it('uses the share function of the device', async () => {
    const device = jest.fn(async (_: unknown) => {});
    give('share', device);
    await share(shared);
    expect(device).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Out of debt', url: expect.stringMatching(/\/roadmap\/r1$/) }),
    );
  });

  it('shows no toast when it is cancelled', async () => {
    const before = currentToast();
    give('share', async () => {
      throw new DOMException('no', 'AbortError');
    });
    await share(shared);
    expect(currentToast()).toBe(before);
  });

  it('copies the text when the device cannot share', async () => {
    const writeText = jest.fn(async (_: unknown) => {});
    give('clipboard', { writeText });
    await share(shared);
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('I walked it: https'));
    expect(currentToast()).toMatchObject({ title: 'Link copied' });
  });

  it('shows the text when the clipboard is denied', async () => {
    give('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    await share(shared);
    expect(currentToast()).toMatchObject({ description: expect.stringContaining('/roadmap/r1') });
  });
});

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
}
