import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { toast } from '../../../../components/ui/toast.ts';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Could not copy',
        description: 'Please select the text and copy it.',
        variant: 'destructive',
      });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
