import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button.tsx';

/** To the page one came from, with its search and scroll position; for somebody who came from outside, home. */
export function BackLink() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <ButtonLink
      to="/"
      variant="ghost"
      size="sm"
      className="-ml-3.5"
      onClick={(event) => {
        // The router's first entry has this key: there is nothing of ours before it.
        if (key === 'default' || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      Back
    </ButtonLink>
  );
}
