import type { SearchMatch } from '@waymark/contracts/roadmaps/search';

const places: Record<SearchMatch['kind'], string> = {
  title: 'Title',
  description: 'In short',
  category: 'Category',
  tag: 'Tag',
  mentor: 'Mentor',
  area: 'The mentor knows',
  stage: 'In a stage',
  step: 'In a step',
  quote: 'In the mentor’s words',
  warning: 'What to avoid',
};

/** The sentence of a roadmap that matches a search, with the words lit. */
export function MatchSentence({ match: { kind, text, lit } }: { match: SearchMatch }) {
  const isQuote = kind === 'quote';
  return (
    <p dir="auto" className="mt-3 border-l-2 border-clay pl-3 text-sm wrap-anywhere">
      <span className="block text-xs font-semibold text-muted">{places[kind]}</span>
      <span className={isQuote ? 'font-serif' : undefined}>
        {isQuote && '“'}
        {partsOf(text, lit).map(({ start, part, isLit }) =>
          isLit ? (
            <mark key={start} className="rounded-sm bg-clay-soft px-0.5 text-ink">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
        {isQuote && '”'}
      </span>
    </p>
  );
}

function partsOf(text: string, lit: SearchMatch['lit']) {
  const bounds = [0, ...lit.flatMap(({ start, end }) => [start, end]), text.length];
  return bounds
    .slice(1)
    .map((end, at) => ({ start: bounds[at]!, part: text.slice(bounds[at], end), isLit: at % 2 === 1 }))
    .filter(({ part }) => part !== '');
}
