import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { useState } from 'react';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import { StageMoment } from './components/stage-moment.tsx';
import { journeyView } from './journey-view.ts';
import { stageQuote } from './stage-quote.ts';
import { useRequestedStep } from './step-tools/use-requested-step.ts';
import { useEndAfterLastTick, useMilestones } from './use-milestones.ts';

const roadmap = {
  id: 'r1',
  stages: [
    {
      id: 's1',
      title: 'One',
      steps: [{ id: 'a', title: 'Step A', evidence: { quote: 'I sat down. Then I slept.' } }],
    },
    { id: 's2', title: 'Two', steps: [{ id: 'b', title: 'Step B' }] },
  ],
} as unknown as Roadmap;

function Walk({
  start,
  pending = 0,
  isOn = true,
}: {
  start: Record<string, boolean>;
  pending?: number;
  isOn?: boolean;
}) {
  const [done, setDone] = useState(start);
  const [waiting, setWaiting] = useState(pending);
  const [shown, setShown] = useState('');
  const [isResting, setIsResting] = useState(false);
  const view = journeyView(roadmap, done);
  const { finished, onTicked, close } = useMilestones(view);
  const onEndTicked = useEndAfterLastTick(view, { roadmapId: 'r1', isOn, pending: waiting });
  useRequestedStep(view, true, (id) => setShown(`linked ${id}`));
  const tick = (id: string) => {
    onTicked(id, !done[id]);
    onEndTicked(!done[id]);
    setDone({ ...done, [id]: !done[id] });
  };
  return (
    <>
      {['a', 'b'].map((id) => (
        <button key={id} type="button" onClick={() => tick(id)}>
          tick {id}
        </button>
      ))}
      <button type="button" onClick={() => setDone({ a: true, b: true })}>
        ticked elsewhere
      </button>
      <button type="button" onClick={() => setWaiting(0)}>
        sent
      </button>
      <p>shown: {shown}</p>
      <StageMoment
        view={view}
        mentor="Rosa Delgado"
        finished={finished}
        onShowNext={() => setShown(view.next!.step.id)}
        onRest={() => {
          setIsResting(true);
          close();
        }}
        onClose={close}
      >
        {isResting ? 'rests' : 'the bar'}
      </StageMoment>
    </>
  );
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const moment = () => screen.queryByText(/done\.$/)?.textContent;

describe('a finished stage', () => {
  it('is announced after the tick that finished it, with the next step one key away', () => {
    renderScreen(<Walk start={{}} />);
    expect(moment()).toBeUndefined();
    click('tick a');
    expect(moment()).toBe('Stage 1 of 2 done.');
    expect([...screen.getByRole('status').querySelectorAll('p')].map((one) => one.textContent)).toEqual([
      'Stage 1 of 2 done.',
      '“I sat down.” Rosa Delgado',
      'Next: Step B.',
    ]);
    expect(screen.queryByText('the bar')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(screen.getByText('shown: b')).toBeTruthy();
  });

  it('is not announced while a text is typed', async () => {
    renderScreen(
      <>
        <Walk start={{}} />
        <textarea aria-label="Note" />
      </>,
    );
    click('tick a');
    act(() => screen.getByLabelText('Note').focus());
    expect(moment()).toBeUndefined();
    act(() => screen.getByLabelText('Note').blur());
    await waitFor(() => expect(moment()).toBe('Stage 1 of 2 done.'));
  });

  it('is not announced when the page loads, after an untick, or once it was closed', () => {
    renderScreen(<Walk start={{ a: true }} />);
    expect(moment()).toBeUndefined();
    click('tick a');
    expect(moment()).toBeUndefined();
    click('tick a');
    click('Enough for today');
    expect(moment()).toBeUndefined();
    expect(screen.getByText('rests')).toBeTruthy();
  });

  it('fades by itself, but not while a pointer or the focus is on it', () => {
    jest.useFakeTimers();
    try {
      renderScreen(<Walk start={{}} />);
      click('tick a');
      const next = screen.getByRole('button', { name: /^Next/ });
      act(() => next.focus());
      act(() => void jest.advanceTimersByTime(60_000));
      expect(moment()).toBe('Stage 1 of 2 done.');
      act(() => next.blur());
      act(() => void jest.advanceTimersByTime(10_000));
      expect(moment()).toBe('Stage 1 of 2 done.');
      act(() => void jest.advanceTimersByTime(10_000));
      expect(moment()).toBeUndefined();
      expect(screen.getByText('the bar')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the sentence of a finished stage', () => {
  const stage = (quotes: (string | null)[], mentorNote: string | null = null) =>
    ({ mentorNote, steps: quotes.map((quote) => ({ evidence: quote && { quote } })) }) as unknown as Stage;

  it.each([
    ['of its last short quote', stage(['First.', 'Second. More.', 'word '.repeat(50)]), 'Second.'],
    ['of the note without one', stage([null], 'A note. More.'), 'A note.'],
    ['none without words', stage([null]), null],
  ])('is %s', (_what, given, sentence) => {
    expect(stageQuote(given)).toBe(sentence);
  });
});

describe('the last tick', () => {
  it('opens the end of the roadmap once the server has it', () => {
    renderScreen(<Walk start={{ a: true }} pending={1} />);
    click('tick b');
    expect(moment()).toBeUndefined();
    expect(place()).toBe('/');
    click('sent');
    expect(place()).toBe('/roadmap/r1/done');
  });

  it('does not open the end for ticks of another device, or where there is none', () => {
    const { unmount } = renderScreen(<Walk start={{ a: true }} />);
    click('ticked elsewhere');
    expect(place()).toBe('/');
    unmount();
    renderScreen(<Walk start={{ a: true }} isOn={false} />);
    click('tick b');
    expect(place()).toBe('/');
  });
});

describe('an address with a step', () => {
  it('shows that step', () => {
    renderScreen(<Walk start={{}} />, '/roadmap/r1?step=b');
    expect(screen.getByText('shown: linked b')).toBeTruthy();
  });

  it.each(['/roadmap/r1', '/roadmap/r1#stages', '/roadmap/r1?step=%22'])('shows none for %s', (address) => {
    renderScreen(<Walk start={{}} />, address);
    expect(screen.getByText('shown:')).toBeTruthy();
  });
});
