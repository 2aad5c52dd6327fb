import type { Captions } from '@waymark/contracts/roadmaps/media';
import clsx from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import type { Audio } from './use-audio.ts';
import { useCue } from './use-cue.ts';

interface CaptionBoxProps {
  audio: Audio;
  text: string;
  captions: Captions;
  /** The second of the file at which the captions begin. */
  from: number;
}

/** The words of a recording, of which the current one is marked. Only the box scrolls, never the page. */
export function CaptionBox({ audio, text, captions: { cues }, from }: CaptionBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const current = useCue(audio, cues, from);
  const parts = useMemo(() => cues.map(({ at }, index) => text.slice(at, cues[index + 1]?.at)), [text, cues]);
  useEffect(() => {
    const part = box.current?.querySelector<HTMLElement>('[data-said="now"]');
    if (box.current && part) scrollTo(box.current, part);
  });
  return (
    <section
      ref={box}
      aria-label="Words of the recording"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it can scroll
      tabIndex={0}
      className="relative max-h-[8.8125rem] overflow-y-auto scroll-smooth rounded-control bg-sunken px-4 py-3 motion-reduce:scroll-auto"
    >
      <p dir="auto" className="max-w-measure font-serif text-lg/relaxed whitespace-pre-line">
        {text.slice(0, cues[0]?.at)}
        {parts.map((part, index) => (
          <Part key={cues[index]!.at} text={part} said={sayingOf(index, current)} />
        ))}
      </p>
    </section>
  );
}

type Saying = 'before' | 'now' | 'later';

const sayingOf = (index: number, current: number): Saying =>
  index === current ? 'now' : index < current ? 'before' : 'later';

/** The space after a word is not part of its mark. */
function Part({ text, said }: { text: string; said: Saying }) {
  const words = text.trimEnd();
  return (
    <>
      <span
        data-said={said}
        className={clsx(
          'box-decoration-clone rounded-sm underline decoration-2 underline-offset-4',
          said === 'now' ? 'bg-clay-soft decoration-clay' : 'decoration-transparent',
          said === 'later' && 'text-muted',
        )}
      >
        {words}
      </span>
      {text.slice(words.length)}
    </>
  );
}

function scrollTo(box: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  const isShown = offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
  if (!isShown) box.scrollTop = offsetTop - box.clientHeight / 3;
}
