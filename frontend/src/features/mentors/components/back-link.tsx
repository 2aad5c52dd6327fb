import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button.tsx';

/** Goes back in the history, or home if the visit started on this page. */
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
        // The key of the router's first history entry.
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
