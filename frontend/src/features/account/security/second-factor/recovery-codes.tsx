import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonStyle } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { CopyButton } from './copy-button.tsx';

/** Recovery codes, which are shown this one time. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const [isTaken, setTaken] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const take = () => setTaken(true);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for Waymark. Each works once.\n\n${text}`)}`;
  return (
    <Dialog
      open
      onOpenChange={() => (isTaken || isAsked ? onClose() : setAsked(true))}
      title="Store your recovery codes"
      description="With one of them you can log in when you lose your app or passkey. Each works once. We show them only now."
      footer={
        <>
          <div className="flex flex-wrap gap-3 sm:mr-auto">
            <CopyButton text={text} label="Copy codes" onCopied={take} />
            <a
              href={file}
              download="waymark-recovery-codes.txt"
              onClick={take}
              className={buttonStyle({ size: 'sm' })}
            >
              <Download aria-hidden="true" className="size-4" />
              Download
            </a>
          </div>
          <Button variant="primary" onClick={() => (isTaken || isAsked ? onClose() : setAsked(true))}>
            {isAsked && !isTaken ? 'Close without a copy' : 'I have stored them'}
          </Button>
        </>
      }
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-2 rounded-control bg-sunken p-4">
        {codes.map((code) => (
          <li key={code} className="font-mono whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <p role="status" className="mt-3 text-sm text-amber empty:hidden">
        {isAsked && !isTaken && 'Copy or download them first, or write them down: they are not shown again.'}
      </p>
    </Dialog>
  );
}
