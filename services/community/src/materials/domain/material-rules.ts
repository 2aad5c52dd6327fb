import type { Caller } from '@waymark/contracts/caller';
import { linkTypes, type MaterialType } from '@waymark/contracts/community/material-options';
import { AppError } from '@waymark/kernel/app-error';

/** Of one person, drafts included. */
export const MAX_MATERIALS = 500;

export interface MaterialState {
  id: string;
  authorId: number;
  title: string;
  type: MaterialType;
  fileId: string | null;
  captionsId: string | null;
  link: string | null;
  isPublished: boolean;
  isShown: boolean;
}

/** What a material shows: a file, or a page of another site. */
export interface MaterialContent {
  fileId: string | null;
  link: string | null;
  captionsId: string | null;
}

const isOwn = ({ authorId }: { authorId: number }, caller: Caller | null) => authorId === caller?.userId;

/** Drafts and hidden materials can be read by their author and admins only. */
export const mayRead = (material: { authorId: number; isShown: boolean }, caller: Caller | null): boolean =>
  material.isShown || isOwn(material, caller) || caller?.role === 'admin';

export const materialNotFound = () => new AppError('NOT_FOUND', 'This learning material does not exist.');

/** Errors: NOT_FOUND (the caller may not read it), FORBIDDEN. */
export function checkMayManage(material: MaterialState, caller: Caller): void {
  if (!mayRead(material, caller)) throw materialNotFound();
  if (!isOwn(material, caller) && caller.role !== 'admin') {
    throw new AppError('FORBIDDEN', 'Only its author can change this.');
  }
}

/** Publishing is up to the author, not to admins. Errors as above. */
export function checkMayPublish(material: MaterialState, caller: Caller): void {
  checkMayManage(material, caller);
  if (!isOwn(material, caller)) throw new AppError('FORBIDDEN', 'Only its author can publish this.');
}

/** `count`: materials of the author. */
export function checkMaterials(count: number): void {
  if (count < MAX_MATERIALS) return;
  throw new AppError('RULE_REFUSED', `You have ${count} materials. Delete one before you share another.`);
}

/** First part of a file's media type, or the whole, by the type of the material. A course can be any file. */
const mediaTypes: Record<MaterialType, RegExp> = {
  video: /^video\//,
  audio: /^audio\//,
  document: /^(?!video\/|audio\/|image\/|text\/vtt)/,
  course: /^(?!image\/|text\/vtt)/,
};

const refused = (path: string, message: string) =>
  new AppError('RULE_REFUSED', message, { issues: [{ path: [path], message }] });

/** `mediaType`: of the file; null: a page of another site. Error: RULE_REFUSED. */
export function checkFits(type: MaterialType, mediaType: string | null): void {
  if (mediaType === null) {
    if (linkTypes.includes(type)) return;
    throw refused('contentUrl', 'Please upload a file first');
  }
  if (mediaTypes[type].test(mediaType)) return;
  throw refused('type', `This file is not ${type === 'audio' ? 'an audio' : `a ${type}`} file.`);
}
