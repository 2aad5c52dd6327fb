import { ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import type { Quote } from './quotes.ts';

const EVERY_MS = 10_000;

/** One quote after the other, every ten seconds; stands still when asked to, under the pointer, and with the focus inside. */
export function QuoteRotator({ quotes }: { quotes: readonly Quote[] }) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(prefersStill);
  const [isHeld, setHeld] = useState(false);
  const moves = !isPaused && !isHeld && quotes.length > 1;
  const next = () => setIndex((now) => (now + 1) % quotes.length);

  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % quotes.length), EVERY_MS);
    return () => clearInterval(timer);
  }, [moves, quotes.length]);

  const quote = quotes[index % quotes.length];
  if (!quote) return null;
  return (
    <section
      aria-label="Words for the way"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Readers hear a new one when they asked for it, not every ten seconds. */}
      <div aria-live={moves ? 'off' : 'polite'} className="grid *:[grid-area:1/1]">
        <Room for={quotes} />
        <figure className="self-start border-l-4 border-clay pl-4">
          <blockquote
            key={quote.text}
            className="anim-fade font-serif text-xl text-balance"
            data-state="open"
          >
            {quote.text}
          </blockquote>
          {quote.by && <figcaption className="mt-2 text-sm text-muted">{quote.by}</figcaption>}
        </figure>
      </div>
      <div className="mt-2 flex gap-1">
        <Button
          size="sm"
          variant="ghost"
          aria-label={isPaused ? 'Play the quotes' : 'Pause the quotes'}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? (
            <Play aria-hidden="true" className="size-4" />
          ) : (
            <Pause aria-hidden="true" className="size-4" />
          )}
          {isPaused ? 'Play' : 'Pause'}
        </Button>
        <Button size="sm" variant="ghost" aria-label="Next quote" onClick={next}>
          Next
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </section>
  );
}

/** As high as the longest of them, so that nothing below moves when they change. */
function Room({ for: quotes }: { for: readonly Quote[] }) {
  const longest = quotes.reduce((most, { text }) => (text.length > most.length ? text : most), '');
  return (
    <div
      aria-hidden="true"
      data-text={longest}
      className="invisible border-l-4 pb-8 pl-4 font-serif text-xl text-balance before:content-[attr(data-text)]"
    />
  );
}

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
