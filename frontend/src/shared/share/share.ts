import { toast } from '../ui/toast.ts';

interface Shared {
  title: string;
  /** Before the address; empty: only the address is copied. */
  text: string;
  url: string;
}

/** Whether the device has a share function of its own. */
export const canShare = (): boolean => 'share' in navigator;

/** Uses the device's share function, else the clipboard. */
export async function share({ title, text, url }: Shared): Promise<void> {
  if (canShare()) {
    try {
      return await navigator.share({ title, url, ...(text && { text }) });
    } catch (error) {
      // Cancelled by the user.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyLink(`${text} ${url}`.trim());
}

/** To the clipboard, else it is shown in a toast. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied', variant: 'success' });
  } catch {
    toast({ title: 'Share this', description: link });
  }
}
