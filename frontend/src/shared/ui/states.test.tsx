// guarantees: A state without content has a drawing and a way on
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ApiError, type ApiErrorCode } from '../../lib/api.ts';
import type { DrawingName } from './drawing-names.ts';
import { EmptyNote } from './empty-note.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

afterEach(cleanup);

const show = (state: ReactElement) => render(<MemoryRouter>{state}</MemoryRouter>).container;
const drawingIn = (container: HTMLElement): Promise<string> =>
  waitFor(() => {
    const svg = container.querySelector('svg[viewBox="0 0 240 120"]');
    expect(svg).not.toBeNull();
    return svg!.outerHTML;
  });
const drawingOf = async (state: ReactElement): Promise<string> => {
  const drawn = await drawingIn(show(state));
  cleanup();
  return drawn;
};

const action = <a href="/browse">Browse</a>;
const empty = (drawing: DrawingName) => <EmptyState title="Nothing" drawing={drawing} action={action} />;
const failed = (code: ApiErrorCode) => (
  <ErrorState error={new ApiError('No.', { code })} onRetry={() => {}} />
);

describe('a state without content', () => {
  it('requires a drawing and a way on', () => {
    // @ts-expect-error without a drawing
    expect(<EmptyState title="Nothing" action={action} />).toBeTruthy();
    // @ts-expect-error without a way on
    expect(<EmptyState title="Nothing" drawing="map" />).toBeTruthy();
    // @ts-expect-error with a way on that may be missing
    expect(<EmptyState title="Nothing" drawing="map" action={false} />).toBeTruthy();
    // @ts-expect-error without a way on
    expect(<EmptyNote drawing="map">Nothing</EmptyNote>).toBeTruthy();
    // @ts-expect-error without a way on
    expect(<ErrorState error={null} />).toBeTruthy();
  });

  it('has the drawing of its name, hidden from screen readers, and the way on', async () => {
    const names: DrawingName[] = ['bench', 'book', 'cairn', 'cups', 'gate', 'lamp', 'letter', 'map', 'tent'];
    const drawn: string[] = [];
    for (const name of names) drawn.push(await drawingOf(empty(name)));
    expect(new Set(drawn).size).toBe(names.length);
    for (const one of drawn) expect(one).toContain('aria-hidden="true"');
    show(empty('map'));
    expect(screen.getByRole('link', { name: 'Browse' })).toBeTruthy();
  });
});

describe('an error', () => {
  it('has a drawing for what happened', async () => {
    const fog = await drawingOf(empty('fog'));
    const gate = await drawingOf(empty('gate'));
    const signpost = await drawingOf(empty('signpost'));
    const bridge = await drawingOf(empty('bridge'));
    expect(await drawingOf(failed('NETWORK'))).toBe(fog);
    expect(await drawingOf(failed('FORBIDDEN'))).toBe(gate);
    expect(await drawingOf(failed('NOT_FOUND'))).toBe(signpost);
    expect(await drawingOf(failed('INTERNAL'))).toBe(bridge);
    expect(await drawingOf(<ErrorState error={new Error('x')} action={action} />)).toBe(bridge);
  });

  it('can be retried', () => {
    const onRetry = jest.fn();
    show(<ErrorState error={new ApiError('No.', { code: 'NETWORK' })} onRetry={onRetry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
