import type { Captions } from '@waymark/contracts/roadmaps/media';
import type { Audio } from '../../lib/use-audio.ts';
import { CaptionBox } from './caption-box.tsx';
import { Transcript } from './transcript.tsx';

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
