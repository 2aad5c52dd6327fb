import { Volume2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { useRetainedFocus } from '../shared/use-retained-focus.ts';
import { type Heard, hear, RECENT } from './hear.ts';
import type { LevelTrack } from './level-track.ts';
import { FALLBACK_NOTE } from './microphone.ts';
import { MicrophoneAlert } from './microphone-alert.tsx';
import { useMicrophoneCheck } from './use-microphone-check.ts';

/** Beside the button that records, which ends the check. */
export function MicrophoneCheck({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const focus = useRetainedFocus(area, String(isOpen));
  return (
    <div ref={area} {...focus} className="grid grid-cols-1 gap-3">
      {isOpen && <Check onClose={() => setOpen(false)} />}
      <div className="flex flex-wrap gap-3">
        {children}
        {!isOpen && (
          <Button variant="ghost" onClick={() => setOpen(true)}>
            <Volume2 aria-hidden="true" className="size-4.5" />
            Check your microphone
          </Button>
        )}
      </div>
    </div>
  );
}

function Check({ onClose }: { onClose: () => void }) {
  const { chosen, choose, opened, microphones } = useMicrophoneCheck();
  const isThere = microphones.some(({ name }) => name === chosen);
  return (
    <section aria-label="Your microphone" className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm text-muted">Say a few words. Nothing is recorded or sent.</p>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-2 -mr-2 shrink-0"
          aria-label="End the check"
          onClick={onClose}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {opened.at === 'failed' && <MicrophoneAlert error={opened.error} />}
      {opened.at === 'opening' && (
        <p role="status" className="text-sm text-muted">
          Opening the microphone… Your browser may ask for your permission.
        </p>
      )}
      {microphones.length > 0 && (
        <Field label="Microphone">
          <Select value={isThere ? chosen : ''} onChange={({ target }) => choose(target.value)}>
            <option value="">The default microphone</option>
            {microphones.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {opened.at === 'open' && (
        <>
          <p role="status" className="text-sm text-amber empty:hidden">
            {opened.isFallback && FALLBACK_NOTE}
          </p>
          {opened.track ? (
            <Level key={opened.stream.id} track={opened.track} />
          ) : (
            <p className="text-sm">It is open. This browser cannot show how loud you are.</p>
          )}
        </>
      )}
    </section>
  );
}

const WORDS: Record<Heard, string> = {
  listening: 'Listening…',
  heard: 'We hear you.',
  quiet: 'Very quiet: come closer, or speak up.',
  nothing: 'Nothing arrives. Is it muted, or is another one chosen?',
};
const SHOW_MS = 100;

function Level({ track }: { track: LevelTrack }) {
  const [heard, setHeard] = useState<Heard>('listening');
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setHeard((before) => hear(before, track.from(track.length - RECENT)));
      setPercent(Math.round(100 * Math.max(...track.latest(3))));
    }, SHOW_MS);
    return () => clearInterval(timer);
  }, [track]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <meter aria-label="How loud you are" min={0} max={100} value={percent} className="sr-only" />
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full border border-edge bg-raised">
        <div className="h-full origin-left bg-moss" style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p
        role="status"
        className={heard === 'quiet' || heard === 'nothing' ? 'text-sm text-amber' : 'text-sm'}
      >
        {WORDS[heard]}
      </p>
    </div>
  );
}
