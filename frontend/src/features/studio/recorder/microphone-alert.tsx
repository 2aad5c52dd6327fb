import { CircleAlert } from 'lucide-react';
import type { MicrophoneError } from './microphone.ts';

/** Why the microphone could not be opened, and what to do. */
export function MicrophoneAlert({ error: { title, description } }: { error: MicrophoneError }) {
  return (
    <div role="alert" className="flex gap-2 rounded-control bg-berry-soft px-4 py-3 text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-berry" />
      <div>
        <p className="font-semibold text-berry">{title}</p>
        <p className="mt-1">{description}</p>
      </div>
    </div>
  );
}
