import { APPROVAL_SCORE, SCORE_MAX } from '@waymark/contracts/ai/application';
import { YEARS_MIN } from '@waymark/contracts/identity/applications';
import { Card } from '#shared/ui/card.tsx';

const wanted = [
  [`At least ${YEARS_MIN} years of experience`, 'Five or more is what we hope for.'],
  ['Demonstrated success', 'What changed, with dates, numbers and people.'],
  ['Motivation to help', 'Who you have already helped, and how.'],
  ['Actionable insights', 'What someone could do tomorrow because you did it first.'],
] as const;

const criteria = [
  ['Authenticity', 'your own experience, with what went wrong'],
  ['Perseverance', 'how you kept going, and what it took'],
  ['Valor', 'what was hard, risky or shameful'],
] as const;

/** What an application needs and how it is judged. */
export function Requirements() {
  return (
    <Card as="section" aria-labelledby="requirements">
      <h2 id="requirements" className="text-xl">
        What we look for
      </h2>
      <ul className="mt-4 grid gap-3">
        {wanted.map(([what, how]) => (
          <li key={what}>
            <span className="font-semibold">{what}</span>
            <span className="block text-sm text-muted">{how}</span>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-lg">How it is judged</h3>
      <ul className="mt-3 grid gap-1.5 text-sm text-muted">
        {criteria.map(([name, what]) => (
          <li key={name}>
            <strong className="text-ink">{name}</strong>: {what}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        Approval needs at least {APPROVAL_SCORE} of {SCORE_MAX} in each. Where an AI scores, every score
        quotes your own words; where none is connected, a person reads your application without scores.
      </p>
    </Card>
  );
}
