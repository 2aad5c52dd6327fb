import type { Issue } from '@waymark/contracts/errors';
import type { NamedUpload } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';

type Upload = Pick<Source, 'id' | 'originalName' | 'filename' | 'fileType'>;

/** Ids of the named uploads, each once; several may have the same name. Error: VALIDATION at each unknown name or type. */
export function selectNamed(uploads: readonly Upload[], named: readonly NamedUpload[]): string[] {
  const issues: Issue[] = [];
  const ids = named.flatMap(({ filename, type }, i) => {
    const ofName = uploads.filter((one) => one.originalName === filename || one.filename === filename);
    const found = ofName.filter(({ fileType }) => isOfType(fileType, type));
    if (ofName.length === 0)
      issues.push({
        path: ['artifacts', i, 'filename'],
        message: `This roadmap has no upload “${filename}”.`,
      });
    else if (found.length === 0)
      issues.push({
        path: ['artifacts', i, 'type'],
        message: `The type of “${filename}” is ${ofName[0]!.fileType}.`,
      });
    return found.map(({ id }) => id);
  });
  if (issues.length > 0)
    throw new AppError('VALIDATION', issues.map(({ message }) => message).join(' '), { issues });
  return [...new Set(ids)];
}

const isOfType = (fileType: string, type: string): boolean => {
  const wanted = type.trim().toLowerCase();
  return fileType === wanted || fileType.startsWith(`${wanted}/`);
};
