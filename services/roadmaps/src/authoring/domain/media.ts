import type { Artifact, Captions } from '@waymark/contracts/roadmaps/media';
import type { Permission } from '@waymark/contracts/roadmaps/permissions';
import type { Moment } from '@waymark/contracts/roadmaps/sources';
import type { StepMaterial } from '@waymark/contracts/roadmaps/step-materials';

/** What is needed of a source to play or show it. */
export interface MediaSource {
  id: string;
  fileType: string;
  durationSeconds: number | null;
  /** The beginning of a recording's text. */
  transcript: string | null;
  captions: Captions | null;
  /** Spoken by a program, for the demo. */
  sampleVoice: boolean;
  /** Storage key of the re-encoded picture without metadata, or of the trimmed recording; null while there is none. */
  displayKey: string | null;
  /** Granted. */
  permissions: Permission[];
  isTrimmed: boolean;
  textKey: string | null;
  /** The time codes of its text. */
  moments: Moment[] | null;
  clips: Clip[];
}

/** A part of a recording as a file of its own. `seconds` and `words`: null until it is ready. */
export interface Clip {
  id: string;
  start: number;
  end: number;
  status: 'processing' | 'ready' | 'failed';
  seconds: number | null;
  words: string | null;
  captions: Captions | null;
}

/** A learning material of the community, as last published by it. Deleted ones have no title. */
export interface LearningMaterial {
  id: string;
  title: string;
  type: NonNullable<StepMaterial['type']>;
  durationSeconds: number | null;
  pageCount: number | null;
  state: 'draft' | 'published' | 'hidden' | 'deleted';
}

/** The sources by id, and the learning materials that steps show or an edit adds. */
export interface MediaLibrary extends ReadonlyMap<string, MediaSource> {
  readonly materials?: ReadonlyMap<string, LearningMaterial>;
}

export const artifactType = (fileType: string): Artifact['type'] => {
  if (fileType.startsWith('image/')) return 'photo';
  return fileType.startsWith('audio/') ? 'audio' : 'other';
};

export const hasSound = ({ fileType }: Pick<MediaSource, 'fileType'>): boolean =>
  /^(?:audio|video)\//.test(fileType);

/** A picture may contain its location, and a recording what was trimmed, so only their copies are public. */
export const isPublishable = ({
  fileType,
  displayKey,
  isTrimmed,
}: Pick<MediaSource, 'fileType' | 'displayKey' | 'isTrimmed'>): boolean =>
  (artifactType(fileType) !== 'photo' && !isTrimmed) || displayKey !== null;
