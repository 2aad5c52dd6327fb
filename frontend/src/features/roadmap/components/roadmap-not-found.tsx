import { ButtonLink } from '#shared/ui/button.tsx';
import { Drawing } from '#shared/ui/drawing.tsx';

export function RoadmapNotFound() {
  return (
    <div className="contours flex grow flex-col items-center justify-center gap-5 px-4 py-24 text-center">
      <Drawing name="signpost" />
      <h1 className="text-3xl md:text-4xl">Roadmap Not Found</h1>
      <p className="max-w-md text-muted">The roadmap you're looking for doesn't exist or has been removed.</p>
      <ButtonLink to="/browse" variant="primary">
        Browse Roadmaps
      </ButtonLink>
    </div>
  );
}
