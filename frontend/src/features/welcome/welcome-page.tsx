import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { TextLink } from '../../shared/ui/link.tsx';
import { ChooseTopic } from './components/choose-topic.tsx';
import { FirstPath } from './components/first-path.tsx';
import { type Search, searchOf } from './search.ts';

/** The first minute of an account: one question, one path, its first step. The choice is in the URL, so Back returns to it. */
export default function WelcomePage() {
  useDocumentTitle('Your first step');
  const [params] = useSearchParams();
  const search = searchOf(params);
  return (
    <div className="page grid w-full justify-items-center py-10 md:py-14">
      <div className="grid w-full max-w-2xl gap-8">
        {search ? <FirstPath key={keyOf(search)} search={search} /> : <ChooseTopic />}
        <p className="border-t border-line pt-5 text-muted">
          <TextLink to="/">Skip this</TextLink>. You can look around first, and choose a roadmap later.
        </p>
      </div>
    </div>
  );
}

const keyOf = ({ topic, q }: Search): string => `${topic}/${q}`;
