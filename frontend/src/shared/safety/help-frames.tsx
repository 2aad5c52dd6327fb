import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { leavePage, onTripleEscape } from './leave-page.ts';
import type { SafetyTexts } from './safety-texts.ts';

interface HelpFrameProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  headingLevel: 2 | 3;
  /** Of the title, the texts and the children. */
  language: string;
  texts: SafetyTexts;
  isPrivate: boolean;
  onClose: () => void;
  children: ReactNode;
}

const frame = 'grid gap-4 rounded-control border border-line bg-paper';
/** Below the header of the page, and with room for the first number. */
const inView = 'scroll-mt-24 scroll-mb-48';

export function FullHelp({
  title,
  heading,
  headingLevel,
  language,
  texts,
  isPrivate,
  onClose,
  children,
}: HelpFrameProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section lang={language} aria-labelledby={id} className={`${frame} border-l-4 border-l-dusk p-4 md:p-5`}>
      <Heading id={id} ref={heading} tabIndex={-1} className={`${inView} text-xl`}>
        {title}
      </Heading>
      {isPrivate && <p className="-mt-2 text-sm text-muted">{texts.onlyYou}</p>}
      {children}
      <Quiet onClick={onClose}>{texts.close}</Quiet>
    </section>
  );
}

interface DiscreetHelpProps extends HelpFrameProps {
  onErase: (() => void) | undefined;
}

/** Folded under a neutral heading, for a screen that others may see, with a way to leave at once. */
export function DiscreetHelp(props: DiscreetHelpProps) {
  const { heading, headingLevel, language, texts, isPrivate, onErase, onClose, children } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onTripleEscape(leavePage), []);
  return (
    <section lang={language} aria-labelledby={id} className={`${frame} p-4`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading id={id} ref={heading} tabIndex={-1} className={`${inView} mr-auto text-lg`}>
          {texts.forYou}
        </Heading>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hide : texts.unfold}
        </Button>
        <Button size="sm" onClick={leavePage}>
          {texts.leave}
        </Button>
      </div>
      {isOpen && (
        <>
          {isPrivate && <p className="text-sm text-muted">{texts.onlyYou}</p>}
          {children}
          <p className="max-w-measure text-sm text-muted">
            {texts.escape} {texts.history}
          </p>
          <div className="flex flex-wrap">
            {onErase && <Quiet onClick={onErase}>{texts.erase}</Quiet>}
            <Quiet onClick={onClose}>{texts.close}</Quiet>
          </div>
        </>
      )}
    </section>
  );
}

const Quiet = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button size="sm" variant="ghost" onClick={onClick} className="-ml-3.5 justify-self-start">
    {children}
  </Button>
);
