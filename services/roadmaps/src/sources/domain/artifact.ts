import type { ArtifactFileType, Extraction, Lesson } from '@waymark/contracts/ai/extraction';
import {
  ARTIFACT_BAD_TYPE,
  artifactFileType,
  type EditUploadContentBody,
} from '@waymark/contracts/roadmaps/artifacts';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { cleanText } from '../../shared/domain/clean-draft.ts';

export const EXTRACTED = 'This is what we found in your file.';
export const NO_EXTRACTION = 'We could not analyze this file right now. Please try again.';

/** A file that belongs to no roadmap expires after a day. */
const OWN_FILE_MS = 24 * 3_600_000;

export interface ArtifactFile {
  key: string;
  name: string;
  fileType: string;
  fileSize: number;
}

export interface ArtifactState extends ArtifactFile {
  id: string;
  userId: number;
  /** The upload of a roadmap; null for a file of its own, which expires. */
  sourceId: string | null;
  caption: string;
  extraction: Extraction | null;
  /** The text source with caption and lessons. */
  materialSourceId: string | null;
  /** For a file of its own: whether it may be sent to an outside AI service. Those of a roadmap have permissions. */
  outsideModel: boolean;
  createdAt: Date;
  expiresAt: Date | null;
}

export const newArtifact = (
  { key, name, fileType, fileSize, outsideModel = false }: ArtifactFile & { outsideModel?: boolean },
  { userId, sourceId, now }: { userId: number; sourceId: string | null; now: Date },
): ArtifactState => ({
  id: newId(),
  ...{ userId, sourceId, key, name, fileType, fileSize },
  ...{ caption: '', extraction: null, materialSourceId: null, outsideModel },
  createdAt: now,
  expiresAt: sourceId === null ? new Date(now.getTime() + OWN_FILE_MS) : null,
});

/** Errors: VALIDATION at fileType; UNSUPPORTED_TYPE for a recording without pictures. */
export function checkFileType({ fileType }: ArtifactFile, named: ArtifactFileType | undefined): void {
  const found = artifactFileType(fileType);
  if (found === null) throw new AppError('UNSUPPORTED_TYPE', ARTIFACT_BAD_TYPE);
  if (named === undefined || named === found) return;
  const message = `This file is no ${named}: its type is ${fileType}.`;
  throw new AppError('VALIDATION', message, { issues: [{ path: ['fileType'], message }] });
}

/** Sanitises the result of an engine as the mentor's own text is sanitised; leaves out empty lessons. */
export const cleanExtraction = (extraction: Extraction): Extraction => ({
  ...extraction,
  title: cleanText(extraction.title.replace(/\s+/g, ' ')),
  description: cleanText(extraction.description),
  emotions: [...new Set(extraction.emotions.map(cleanText))].filter((emotion) => emotion !== ''),
  lessons: extraction.lessons.map(cleanLesson).filter(isFilled),
});

/** Error: RULE_REFUSED for lessons of a file that was not looked at. */
export function edited(
  artifact: ArtifactState,
  { caption, lessons }: EditUploadContentBody,
): Pick<ArtifactState, 'caption' | 'extraction'> {
  const { extraction } = artifact;
  if (lessons && !extraction) throw new AppError('RULE_REFUSED', 'This file has no lessons yet.');
  return {
    caption: caption ?? artifact.caption,
    extraction: lessons && extraction ? { ...extraction, lessons: lessons.filter(isFilled) } : extraction,
  };
}

/** The mentor's caption and the lessons, as a text that drafts read. Error: RULE_REFUSED without either. */
export function materialText({ caption, extraction }: ArtifactState): string {
  const lessons = (extraction?.lessons ?? []).map(lessonText);
  const parts = [caption, ...lessons].filter((part) => part !== '');
  if (parts.length > 0) return parts.join('\n\n');
  throw new AppError('RULE_REFUSED', 'Write a caption first, so that there is something to draft from.');
}

const lessonText = ({ concept, action, impact }: Lesson): string =>
  [concept, action, impact]
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]["”’)]?$/.test(part) ? part : `${part}.`))
    .join(' ');

const cleanLesson = ({ concept, action, impact }: Lesson): Lesson => ({
  concept: cleanText(concept.replace(/\s+/g, ' ')),
  action: cleanText(action),
  impact: cleanText(impact),
});

const isFilled = ({ concept, action, impact }: Lesson): boolean => `${concept}${action}${impact}` !== '';
