import { Download } from 'lucide-react';
import { Button, buttonStyle } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { CopyButton } from './copy-button.tsx';

/** Recovery codes, which are shown this one time. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for Waymark. Each works once.\n\n${text}`)}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Store your recovery codes"
      description="With one of them you can log in when you lose your app or passkey. Each works once. We show them only now."
      footer={
        <Button variant="primary" onClick={onClose}>
          I have stored them
        </Button>
      }
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-2 rounded-control bg-sunken p-4">
        {codes.map((code) => (
          <li key={code} className="font-mono whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy codes" />
        <a href={file} download="waymark-recovery-codes.txt" className={buttonStyle({ size: 'sm' })}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </a>
      </div>
    </Dialog>
  );
}
