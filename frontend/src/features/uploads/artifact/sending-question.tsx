import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useConfig } from '#lib/use-config.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

/** Whether files may be sent to the AI service of another company. Per visit: nothing stores the choice. */
export function useSendingChoice() {
  const { data: config, isError } = useConfig();
  const [choice, choose] = useState<boolean | null>(null);
  // Without the configuration nothing is sent.
  const isOutside = config?.aiIsOutside ?? false;
  return {
    isLoading: !config && !isError,
    /** A question is, or may be, open. */
    isOpen: (!config && !isError) || (isOutside && choice === null),
    isAllowed: isOutside && choice === true,
    choice: isOutside ? choice : null,
    choose,
  };
}

/** Shown before the first file is chosen. */
export function SendingQuestion({ isLoading, isOpen, choice, choose }: ReturnType<typeof useSendingChoice>) {
  const change = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (isLoading) return <Skeleton className="h-24 rounded-card" />;
  const set = (next: boolean | null) => {
    flushSync(() => choose(next));
    (next === null ? heading : change).current?.focus();
  };
  if (isOpen)
    return (
      <Card as="section" aria-labelledby="may-send" className="border-amber">
        <h2 id="may-send" ref={heading} tabIndex={-1} className="text-xl">
          May your files be sent to an AI service?
        </h2>
        <p className="mt-2 text-sm">
          A company outside this site runs it. It would receive each file that you choose here. Without your
          permission nothing is sent: you see the file’s own sentences, and what is known about a picture or a
          video.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => set(true)}>Allow it</Button>
          <Button onClick={() => set(false)}>Don’t send anything</Button>
        </div>
      </Card>
    );
  if (choice === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {choice
        ? 'Your files are sent to an AI service of another company.'
        : 'Your files are not sent to an AI service.'}
      <Button ref={change} size="sm" variant="ghost" className="min-h-11" onClick={() => set(null)}>
        Change
      </Button>
    </p>
  );
}
