import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Share2 } from 'lucide-react';
import { formatPercent } from '#lib/format.ts';
import { share } from '#shared/share/share.ts';
import { Button } from '#shared/ui/button.tsx';

const SHARE_FROM = 50;

export function ShareOffer({ roadmap, percent }: { roadmap: Roadmap; percent: number }) {
  if (percent < SHARE_FROM) return null;
  return (
    <section aria-labelledby="share" className="border-t border-line pt-6">
      <h3 id="share" className="text-xl">
        {headingAt(percent)}
      </h3>
      <p className="mt-1 text-muted">Someone you know may need to hear that this is possible.</p>
      <Button className="mt-3" onClick={() => void shareProgress(roadmap, percent)}>
        <Share2 aria-hidden="true" className="size-4.5" />
        Share how far you have come
      </Button>
    </section>
  );
}

function headingAt(percent: number): string {
  if (percent === 100) return 'You have come all the way';
  return percent === SHARE_FROM ? 'Half of it is behind you' : 'More than half is behind you';
}

const shareProgress = (roadmap: Roadmap, percent: number): Promise<void> =>
  share({
    title: roadmap.title,
    text: `I have completed ${formatPercent(percent)} of “${roadmap.title}” on Waymark.`,
    url: `${location.origin}/roadmap/${roadmap.id}`,
  });
