import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';

/** Leads home (spec: the mentor profile). */
export function BackLink() {
  return (
    <ButtonLink to="/" variant="ghost" size="sm" className="-ml-3.5">
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      Back
    </ButtonLink>
  );
}
