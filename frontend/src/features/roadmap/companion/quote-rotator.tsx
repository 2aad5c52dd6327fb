import { ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { prefersReducedMotion } from '../reduced-motion.ts';
import type { Quote } from './quotes.ts';

const EVERY_MS = 10_000;

/** Shows another quote every ten seconds, unless it is paused, hovered or focused. */
export function QuoteRotator({ quotes }: { quotes: readonly Quote[] }) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const [isInterrupted, setInterrupted] = useState(false);
  const moves = !isPaused && !isInterrupted && quotes.length > 1;
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
      aria-label="Quotes"
      onMouseEnter={() => setInterrupted(true)}
      onMouseLeave={() => setInterrupted(false)}
      onFocus={() => setInterrupted(true)}
      onBlur={() => setInterrupted(false)}
    >
      {/* Screen readers announce only quotes that the user requested. */}
      <div aria-live={moves ? 'off' : 'polite'} className="grid *:[grid-area:1/1]">
        <Spacer quotes={quotes} />
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

/** As high as the longest quote, so that the page does not shift. */
function Spacer({ quotes }: { quotes: readonly Quote[] }) {
  const longest = quotes.reduce((most, { text }) => (text.length > most.length ? text : most), '');
  return (
    <div
      aria-hidden="true"
      data-text={longest}
      className="invisible border-l-4 pb-8 pl-4 font-serif text-xl text-balance before:content-[attr(data-text)]"
    />
  );
}
