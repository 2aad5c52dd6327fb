import { useDocumentTitle } from '../../lib/document-title.ts';
import { ResumePlace } from '../../shared/guest-progress/resume-place.tsx';
import { FeaturedMentors } from './components/featured-mentors.tsx';
import { FeaturedPaths } from './components/featured-paths.tsx';
import { Hero } from './components/hero.tsx';
import { HowItWorks } from './components/how-it-works.tsx';
import { LandingTrail } from './components/landing-trail.tsx';
import { Stories } from './components/stories.tsx';
import { Trailhead } from './components/trailhead.tsx';

export default function LandingPage() {
  useDocumentTitle();
  return (
    <>
      <ResumePlace />
      <LandingTrail>
        <Hero />
        <FeaturedMentors />
        <Stories />
        <HowItWorks />
        <FeaturedPaths />
        <Trailhead />
      </LandingTrail>
    </>
  );
}
