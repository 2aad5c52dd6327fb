import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '#lib/use-config.ts';
import { Button } from '#shared/ui/button.tsx';
import { ListenTo } from '../recorder/listen.tsx';
import { NotTranscribed } from '../recorder/not-transcribed.tsx';
import { Recorder } from '../recorder/recorder.tsx';
import { useRecorder } from '../recorder/use-recorder.ts';
import { useSources, useSourceText } from '../shared/use-sources.ts';
import { withAddedText } from './stage-draft.ts';
import type { StageForm } from './use-stage-form.ts';

interface StageRecorderProps {
  roadmapId: string;
  /** Null for a new stage. */
  stageId: string | null;
  form: StageForm;
}

/** Records the mentor speaking about a stage; the transcript is added to the description. */
export function StageRecorder({ roadmapId, stageId, form }: StageRecorderProps) {
  const [opened, setOpened] = useState(false);
  const [saved, setSaved] = useState<Source | null>(null);
  const recorder = useRecorder({ roadmapId, place: `stage-${stageId ?? 'new'}`, onSaved: setSaved });
  const source = useSaved(saved, roadmapId);
  const result = useTranscriptInto(form, source);
  const { data: config } = useConfig();
  const isTranscribed = config !== undefined && config.aiEngine !== 'offline';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened) section.current?.focus();
  }, [opened]);
  if (!opened && recorder.state.phase === 'idle')
    return (
      <Button size="sm" className="mb-5" onClick={() => setOpened(true)}>
        <Mic aria-hidden="true" className="size-4" />
        Record this stage
      </Button>
    );
  return (
    <div className="mb-5 grid grid-cols-1 gap-3">
      <NotTranscribed instead="Write the description yourself; the recording can be the voice clip of this stage." />
      <Recorder
        ref={section}
        recorder={recorder}
        title="Tell this stage aloud"
        intro={`Say what learners should know at this stage.${isTranscribed ? ' It is transcribed into the description.' : ''}`}
      >
        {source && <SavedRecording source={source} result={result} form={form} />}
      </Recorder>
    </div>
  );
}

/** The saved recording as it is now. */
function useSaved(saved: Source | null, roadmapId: string): Source | null {
  const { data = [] } = useSources(roadmapId);
  return data.find(({ id }) => id === saved?.id) ?? saved;
}

interface SavedRecordingProps {
  source: Source;
  /** What became of its transcript. */
  result: string;
  form: StageForm;
}

function SavedRecording({ source, result, form }: SavedRecordingProps) {
  const isClip = form.watch('voiceClipSourceId') === source.id;
  const { originalName, durationSeconds, levels } = source;
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 border-t border-line pt-4 text-sm">
      <ListenTo src={mediaUrl(source.id)} name={originalName} seconds={durationSeconds} levels={levels} />
      <p role="status">{result}</p>
      <Button
        size="sm"
        className="justify-self-start"
        aria-pressed={isClip}
        onClick={() => form.setValue('voiceClipSourceId', isClip ? '' : source.id)}
      >
        {isClip ? 'Learners will hear it on this stage' : 'Let learners hear it on this stage'}
      </Button>
    </div>
  );
}

/** Adds the transcript to the description once. Returns what has happened. */
function useTranscriptInto(form: StageForm, source: Source | null): string {
  const { data } = useSourceText(source?.status === 'ready' ? source.id : null);
  const [added, setAdded] = useState<{ id: string; isComplete: boolean } | null>(null);
  useEffect(() => {
    if (!data || added?.id === data.id) return;
    const { text, isComplete } = withAddedText(form.getValues('description'), data.text);
    form.setValue('description', text, { shouldDirty: true });
    setAdded({ id: data.id, isComplete });
  }, [data, added, form]);
  if (!source) return '';
  if (added?.id === source.id)
    return added.isComplete
      ? 'What you said was added to the description.'
      : 'The description is full. The rest of what you said is in your material.';
  if (source.status === 'processing' || source.status === 'ready') return 'Saved. It is being transcribed…';
  return `Saved in your material. ${source.message ?? 'It could not be transcribed.'}`;
}
