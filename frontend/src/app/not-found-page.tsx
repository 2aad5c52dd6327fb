import { useDocumentTitle } from '../lib/document-title.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Drawing } from '../shared/ui/drawing.tsx';

export default function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="signpost" />
      <h1 className="text-3xl md:text-4xl">
        <span className="tabular text-clay">404</span> Page Not Found
      </h1>
      <p className="max-w-md text-muted">
        There is no page at this address. It may be mistyped, or the page may have moved.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/browse" variant="primary">
          Browse Roadmaps
        </ButtonLink>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </div>
  );
}
