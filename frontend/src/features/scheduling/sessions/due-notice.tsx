import type { Session } from '@waymark/contracts/scheduling/sessions';
import { Wallet } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

export function DueNotice({ due, onShow }: { due: readonly Session[]; onShow: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-amber bg-amber-soft p-4 text-ink">
      <Wallet aria-hidden="true" className="size-5 shrink-0" />
      <p className="grow basis-52">
        {due.length === 1 ? 'One session is' : `${due.length} sessions are`} waiting for your payment.
      </p>
      <Button size="sm" onClick={onShow}>
        Show {due.length === 1 ? 'it' : 'them'}
      </Button>
    </div>
  );
}
