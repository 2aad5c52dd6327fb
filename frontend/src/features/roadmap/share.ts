import { toast } from '../../components/ui/toast.ts';

interface Shared {
  title: string;
  /** Before the address. */
  text: string;
  url: string;
}

/** Uses the device's share function, else the clipboard, else shows the text in a toast. */
export async function share({ title, text, url }: Shared): Promise<void> {
  if (navigator.share) {
    try {
      return await navigator.share({ title, text, url });
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
