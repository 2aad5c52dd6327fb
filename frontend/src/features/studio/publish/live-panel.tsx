import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { CircleCheck, Copy, Eye, Share2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { canShare, copyLink, share } from '#shared/share/share.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { insightPath } from '../shared/paths.ts';

interface LivePanelProps {
  roadmap: Roadmap;
  onClose: () => void;
}

/** After a publication: the address, and what comes next. */
export function LivePanel({ roadmap, onClose }: LivePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const path = `/roadmap/${roadmap.id}`;
  const url = `${location.origin}${path}`;
  const text = `I turned what I lived through into a roadmap: “${roadmap.title}”.`;
  return (
    <Card as="section" aria-labelledby="live" className="mt-6 max-sm:p-4">
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} id="live" tabIndex={-1} className="flex items-center gap-2 text-2xl">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-moss" />
          It is live
        </h2>
        <Button variant="ghost" size="icon" aria-label="Close “It is live”" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p className="mt-2 max-w-measure text-muted">
        {roadmap.version === 1
          ? 'Everyone can find and follow it now. Send it to somebody who needs it.'
          : `Version ${roadmap.version} is what everyone sees now.`}
      </p>
      <p className="mt-4 text-sm font-semibold">Its address</p>
      <p className="mt-1 rounded-control bg-sunken px-3 py-2 text-sm break-all select-all">{url}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copyLink(url)}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy link
        </Button>
        {canShare() && (
          <Button onClick={() => void share({ title: roadmap.title, text, url })}>
            <Share2 aria-hidden="true" className="size-4.5" />
            Share
          </Button>
        )}
        <ButtonLink to={path}>
          <Eye aria-hidden="true" className="size-4.5" />
          See it as a learner
        </ButtonLink>
      </div>
      <h3 className="mt-6 text-lg">What comes next</h3>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm">
        <li>
          You can go on editing: changes stay private until you publish them. You can also{' '}
          <TextLink to={insightPath(roadmap.id)}>see how learners are doing</TextLink>.
        </li>
        <li>
          If people may also talk with you, <TextLink to="/mentor/hours">set your hours</TextLink> and{' '}
          <TextLink to="/mentor/pricing">your price</TextLink>. You do not have to.
        </li>
      </ul>
    </Card>
  );
}
