import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { currentToast, dismissToast, type ShownToast, subscribeToasts } from './toast.ts';

/** The notification area. The defaults of Radix match the spec: 5000 ms, swipe right 50 px, F8 to focus. */
export default function Toaster() {
  const shown = useSyncExternalStore(subscribeToasts, currentToast);
  return (
    <RadixToast.Provider duration={5_000} swipeDirection="right" swipeThreshold={50}>
      {shown && <Toast key={shown.id} toast={shown} />}
      <RadixToast.Viewport
        hotkey={['F8']}
        // At the top on phones, where the next buttons are at the bottom, but below the title of an open dialog.
        className="fixed top-0 right-0 z-[60] w-full list-none p-2 max-sm:[body:has([role=dialog])_&]:top-32 sm:p-4 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 sm:top-auto sm:bottom-[var(--foot-bar,0px)] md:max-w-[420px]"
      />
    </RadixToast.Provider>
  );
}

const edges = { default: 'border-l-dusk', success: 'border-l-moss', destructive: 'border-l-berry' };
const icons = { default: null, success: CircleCheck, destructive: CircleAlert };
const tints = { default: '', success: 'text-moss', destructive: 'text-berry' };

function Toast({ toast }: { toast: ShownToast }) {
  const variant = toast.variant ?? 'default';
  const Icon = icons[variant];
  const isOneLine = !toast.description && !toast.action;
  return (
    <RadixToast.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      // Errors are announced at once, others politely.
      type={variant === 'destructive' ? 'foreground' : 'background'}
      data-variant={variant}
      className={clsx(
        'anim-toast flex items-start gap-3 rounded-card border border-l-4 border-line bg-raised p-4 pr-2 text-ink shadow-soft',
        edges[variant],
      )}
    >
      {Icon && (
        <Icon
          aria-hidden="true"
          className={clsx('size-5 shrink-0', isOneLine ? 'self-center' : 'mt-0.5', tints[variant])}
        />
      )}
      <div className="min-w-0 grow self-center">
        <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="text-sm break-words text-muted">
            {toast.description}
          </RadixToast.Description>
        )}
        {toast.action && (
          <RadixToast.Action
            altText={toast.action.label}
            onClick={toast.action.onClick}
            className="mt-1 min-h-10 rounded-control font-semibold text-dusk underline underline-offset-4"
          >
            {toast.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Dismiss"
        className="grid size-10 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
