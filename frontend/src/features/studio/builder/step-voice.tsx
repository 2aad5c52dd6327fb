import { useQueryClient } from '@tanstack/react-query';
import type { StepVoice } from '@waymark/contracts/roadmaps/media';
import { useEffect, useId } from 'react';
import { ClipPlayer } from '#shared/audio/clip-player.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import { useChangePermission } from '../consent/use-permissions.ts';
import { draftKey } from '../shared/use-studio-roadmap.ts';

interface StepVoiceChoiceProps {
  roadmapId: string;
  voice: StepVoice;
  /** Of the step. */
  title: string;
  pending: boolean;
  onUse: (used: boolean) => void;
}

const PREPARING_MS = 4_000;

/** Plays to the mentor where a step is quoted from, with the choice whether learners can play it. */
export function StepVoiceChoice({ roadmapId, voice, title, pending, onUse }: StepVoiceChoiceProps) {
  const { sourceId, url, start, end, used, state } = voice;
  const id = useId();
  const about = useId();
  const allow = useChangePermission({ id: sourceId, roadmapId });
  const client = useQueryClient();
  const isPreparing = used && state === 'preparing';
  useEffect(() => {
    if (!isPreparing) return;
    const refetch = () => void client.invalidateQueries({ queryKey: draftKey(roadmapId) });
    const timer = setInterval(refetch, PREPARING_MS);
    return () => clearInterval(timer);
  }, [client, roadmapId, isPreparing]);
  const isAllowed = state !== 'not-allowed';
  const isBusy = pending || allow.isPending;
  const change = (on: boolean) => {
    if (isBusy) return;
    // Chosen before the permission was taken back.
    if (on && used && !isAllowed) allow.mutate({ permission: 'voice', granted: true });
    else onUse(on);
  };
  return (
    <div className="grid gap-1 rounded-control border border-line bg-paper px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {url && (
          <ClipPlayer
            {...{ url, start, end }}
            label="Your voice"
            what={`your voice on “${title}”`}
            spoken={voice}
          />
        )}
        <label htmlFor={id} className="flex min-h-10 items-center gap-3 text-sm">
          Use my voice here
          <Switch
            id={id}
            aria-label={`Use my voice here, for “${title}”`}
            aria-describedby={about}
            checked={used && isAllowed}
            aria-disabled={isBusy}
            onChange={(event) => change(event.target.checked)}
          />
        </label>
      </div>
      <p id={about} className="text-sm text-muted">
        {explain(voice)}
      </p>
    </div>
  );
}

function explain({ used, state }: StepVoice): string {
  if (state === 'not-allowed')
    return used
      ? 'You have not allowed playing this recording, so learners do not hear it. Turning this on allows it for every step that uses it.'
      : 'Turning this on allows learners to play this part. The rest of the recording stays yours.';
  if (!used) return 'Learners read this step, and do not hear it.';
  if (state === 'preparing') return 'It is being prepared for learners.';
  if (state === 'failed') return 'It could not be prepared for learners. Publish again to try it once more.';
  return 'Learners hear this part in the version you publish, and nothing else of the recording.';
}
