import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import PhonePreview from '../features/roadmap/phone-preview.tsx';
import { RoadmapPreview } from '../features/studio/builder/roadmap-preview.ts';
import { StageDialog } from '../features/studio/builder/stage-dialog.tsx';
import { aRoadmap } from '../testing/directory-samples.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const roadmap = aRoadmap({ id: 'r1', isOwner: true }, [{ title: 'Open one' }]);

beforeEach(() => {
  localStorage.clear();
  // The carousel of the other view needs a layout.
  localStorage.setItem('roadmap_view', 'traditional');
  new FakeApi({ '/api/roadmaps/r1/sources': { body: [] } });
});

function open(width: 'wide' | 'narrow'): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: width === 'wide' }) as MediaQueryList,
    );
  renderScreen(
    <RoadmapPreview value={PhonePreview}>
      <StageDialog
        roadmap={roadmap}
        target={{ at: 'stage', stageId: roadmap.stages[0]!.id }}
        onClose={() => {}}
        onReopen={() => {}}
      />
    </RoadmapPreview>,
  );
}

async function phone() {
  const frame = screen.getByTitle<HTMLIFrameElement>(`Preview of “${roadmap.title}” on a phone`);
  await act(() => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })));
  return within(frame.contentDocument!.body);
}

const title = () => screen.getByLabelText<HTMLInputElement>('Stage title');
const toggle = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the phone preview', () => {
  it('follows what is typed beside it, and cannot be operated', async () => {
    open('wide');
    const page = await phone();
    fireEvent.change(title(), { target: { value: 'Begin with tea' } });
    expect(
      (await page.findByRole('heading', { name: 'Begin with tea', hidden: true })).closest('[inert]'),
    ).toBeTruthy();
  });

  it('stays hidden in wide windows once it was hidden', async () => {
    open('wide');
    await phone();
    toggle('Hide preview');
    expect(document.querySelector('iframe')).toBeNull();
    cleanup();
    open('wide');
    expect(document.querySelector('iframe')).toBeNull();
    toggle('Phone preview');
    await phone();
  });

  it('takes the place of the form in narrow windows until it is closed', async () => {
    open('narrow');
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.change(title(), { target: { value: 'Begin with tea' } });
    toggle('Phone preview');
    const page = await phone();
    await page.findByText('Begin with tea');
    expect(screen.queryByRole('button', { name: 'Save stage' })).toBeNull();
    toggle('Back to the form');
    expect(title().value).toBe('Begin with tea');
    expect(screen.getByRole('button', { name: 'Save stage' })).toBeTruthy();
  });
});
