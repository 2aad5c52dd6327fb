import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { currentToast } from '../../../components/ui/toast.ts';
import { ShareOffer, share } from './share-offer.tsx';

const roadmap = { id: 'r1', title: 'Out of debt' } as Roadmap;

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
    expect(screen.queryByRole('button', { name: 'Share how far you are' }) !== null).toBe(isThere);
  });
});

describe('sharing', () => {
  it('uses the share function of the device', async () => {
    const shared = jest.fn(async (_: unknown) => {});
    give('share', shared);
    await share(roadmap, 60);
    expect(shared).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Out of debt', url: expect.stringMatching(/\/roadmap\/r1$/) }),
    );
  });

  it('shows no toast when it is cancelled', async () => {
    const before = currentToast();
    give('share', async () => {
      throw new DOMException('no', 'AbortError');
    });
    await share(roadmap, 60);
    expect(currentToast()).toBe(before);
  });

  it('copies the text when the device cannot share', async () => {
    const writeText = jest.fn(async (_: unknown) => {});
    give('clipboard', { writeText });
    await share(roadmap, 60);
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('60 % of “Out of debt”'));
    expect(currentToast()).toMatchObject({ title: 'Copied' });
  });

  it('shows the text when the clipboard is denied', async () => {
    give('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    await share(roadmap, 60);
    expect(currentToast()).toMatchObject({ description: expect.stringContaining('/roadmap/r1') });
  });
});

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
}
