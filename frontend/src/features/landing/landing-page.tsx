import { useDocumentTitle } from '../../lib/document-title.ts';
import { FeaturedPaths } from './components/featured-paths.tsx';
import { Hero } from './components/hero.tsx';
import { HowItWorks } from './components/how-it-works.tsx';

export default function LandingPage() {
  useDocumentTitle();
  return (
    <>
      <Hero />
      <HowItWorks />
      <FeaturedPaths />
    </>
  );
}
