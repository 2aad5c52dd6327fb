import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Share2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../components/ui/toast.ts';

const SHARE_FROM = 50;

export function ShareOffer({ roadmap, percent }: { roadmap: Roadmap; percent: number }) {
  if (percent < SHARE_FROM) return null;
  return (
    <section aria-labelledby="share" className="border-t border-line pt-6">
      <h3 id="share" className="text-xl">
        {headingAt(percent)}
      </h3>
      <p className="mt-1 text-muted">Someone you know may need to hear that this is possible.</p>
      <Button className="mt-3" onClick={() => void share(roadmap, percent)}>
        <Share2 aria-hidden="true" className="size-4.5" />
        Share how far you are
      </Button>
    </section>
  );
}

function headingAt(percent: number): string {
  if (percent === 100) return 'You have walked all of it';
  return percent === SHARE_FROM ? 'Half of it is behind you' : 'More than half is behind you';
}

/** Uses the device's share function, else the clipboard, else shows the text in a toast. */
export async function share(roadmap: Roadmap, percent: number): Promise<void> {
  const url = `${location.origin}/roadmap/${roadmap.id}`;
  const text = `I have walked ${percent} % of “${roadmap.title}” on Waymark.`;
  if (navigator.share) {
    try {
      return await navigator.share({ title: roadmap.title, text, url });
    } catch (error) {
      // Cancelled by the user.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    toast({ title: 'Copied', description: 'Paste it wherever you like.', variant: 'success' });
  } catch {
    toast({ title: 'Share this', description: `${text} ${url}` });
  }
}
