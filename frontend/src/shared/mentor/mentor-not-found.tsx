import { useDocumentTitle } from '../../lib/document-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';

export function MentorNotFound() {
  useDocumentTitle('Mentor Not Found');
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="signpost" />
      <h1 className="text-3xl md:text-4xl">Mentor Not Found</h1>
      <p className="max-w-md text-muted">
        The mentor you are looking for is not here, or is no longer a mentor.
      </p>
      <ButtonLink to="/" variant="primary">
        Back to Home
      </ButtonLink>
    </div>
  );
}
