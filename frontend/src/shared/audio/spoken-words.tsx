import type { Captions } from '@waymark/contracts/roadmaps/media';
import { CaptionBox } from './caption-box.tsx';
import type { Audio } from './use-audio.ts';

/** What is said in a recording, as far as that is known. */
export interface Spoken {
  transcript: string | null;
  captions?: Captions | null;
  sampleVoice?: boolean;
}

interface SpokenWordsProps extends Pick<Spoken, 'transcript' | 'captions'> {
  audio: Audio;
  /** The second of the file at which the captions begin. */
  from?: number;
}

/** Captions once it has been started, else the transcript. */
export function SpokenWords({ audio, transcript, captions, from = 0 }: SpokenWordsProps) {
  if (!transcript) return null;
  if (!captions?.cues.length || audio.state === 'idle') return <Transcript text={transcript} />;
  return <CaptionBox audio={audio} text={transcript} captions={captions} from={from} />;
}

function Transcript({ text }: { text: string }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-10 items-center rounded-sm py-2 text-sm font-medium text-dusk underline underline-offset-[0.2em]">
        Read the transcript
      </summary>
      <p dir="auto" className="max-w-measure pb-2 font-serif whitespace-pre-line text-muted">
        {text}
      </p>
    </details>
  );
}
