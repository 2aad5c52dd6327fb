import { MicOff } from 'lucide-react';
import { useConfig } from '#lib/use-config.ts';

/** Without a model a recording gets no text by itself, which would be a surprise after an hour of speaking. */
export function NotTranscribed({ instead }: { instead: string }) {
  const { data: config } = useConfig();
  if (config?.aiEngine !== 'offline') return null;
  return (
    <p className="flex gap-2.5 rounded-control bg-dusk-soft p-4 text-sm">
      <MicOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-dusk" />
      No speech model is connected, so a recording is not transcribed. {instead}
    </p>
  );
}
