import { useId } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';

export function DeleteSection() {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        Delete my account
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        The next page shows what would happen to your sessions, roadmaps and payments. Nothing is deleted yet.
      </p>
      <ButtonLink to="/account/delete" className="mt-5">
        See what would happen
      </ButtonLink>
    </section>
  );
}
