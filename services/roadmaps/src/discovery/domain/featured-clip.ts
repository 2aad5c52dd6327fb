import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Captions, FeaturedClip } from '@waymark/contracts/roadmaps/media';

const MAX_SECONDS = 20;

/** The voice of this step, if it can be played with captions and a person recorded it. */
export function toFeaturedClip(roadmap: Roadmap, stepId: string): FeaturedClip | null {
  const step = roadmap.stages.flatMap(({ steps }) => steps).find(({ id }) => id === stepId);
  if (!step?.voice) return null;
  const { state, url, sampleVoice, transcript, captions, end } = step.voice;
  if (state !== 'ready' || !url || sampleVoice || !transcript || !captions?.cues.length) return null;
  const said = firstSeconds(transcript, captions, end);
  const { id, name, avatar } = roadmap.mentor;
  return (
    said && { roadmapId: roadmap.id, stepId, title: step.title, mentor: { id, name, avatar }, url, ...said }
  );
}

/** A longer clip ends between two cues; null if its first one is too long. */
function firstSeconds(
  transcript: string,
  { unit, cues }: Captions,
  end: number,
): Pick<FeaturedClip, 'seconds' | 'transcript' | 'captions'> | null {
  if (end <= MAX_SECONDS) return { seconds: end, transcript, captions: { unit, cues } };
  const last = cues.findLastIndex(({ seconds }) => seconds <= MAX_SECONDS);
  const cut = cues[last];
  if (!cut || last === 0 || cut.seconds <= 0) return null;
  return {
    seconds: cut.seconds,
    transcript: `${transcript.slice(0, cut.at).trimEnd()} …`,
    captions: { unit, cues: cues.slice(0, last) },
  };
}
