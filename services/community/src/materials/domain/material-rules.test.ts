import { describe, expect, it } from '@jest/globals';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import {
  checkFits,
  checkMaterials,
  checkMayManage,
  checkMayPublish,
  MAX_MATERIALS,
  type MaterialState,
  mayRead,
} from './material-rules.ts';

const author = asMentor(4);
const content = { fileId: null, captionsId: null, link: 'https://a.example' };
const material = (isShown: boolean): MaterialState => ({
  ...{ id: 'm', authorId: 4, title: 'T', type: 'course', isPublished: isShown, isShown, ...content },
});
const refused = (code: string) => expect.objectContaining({ code });

describe('a material', () => {
  it('can be read by all while it is shown, else by its author and admins', () => {
    const readers = [null, asLearner(), asMentor(5), author, asAdmin()];
    expect(readers.map((reader) => mayRead(material(true), reader))).toEqual([true, true, true, true, true]);
    expect(readers.map((reader) => mayRead(material(false), reader))).toEqual([
      ...[false, false, false],
      ...[true, true],
    ]);
  });

  it('is managed by its author and admins, and published by its author', () => {
    for (const one of [author, asAdmin()]) expect(() => checkMayManage(material(false), one)).not.toThrow();
    expect(() => checkMayManage(material(true), asMentor(5))).toThrow(refused('FORBIDDEN'));
    expect(() => checkMayManage(material(false), asMentor(5))).toThrow(refused('NOT_FOUND'));
    expect(() => checkMayPublish(material(false), author)).not.toThrow();
    expect(() => checkMayPublish(material(false), asAdmin())).toThrow(refused('FORBIDDEN'));
  });

  it.each([
    ['video', 'video/mp4', true],
    ['video', 'audio/mpeg', false],
    ['video', null, true],
    ['audio', 'audio/ogg', true],
    ['audio', 'application/pdf', false],
    ['audio', null, false],
    ['document', 'application/pdf', true],
    ['document', 'video/webm', false],
    ['document', 'text/vtt', false],
    ['document', null, false],
    ['course', 'application/pdf', true],
    ['course', 'video/mp4', true],
    ['course', 'image/png', false],
    ['course', null, true],
  ] as const)('of type %s with content of type %s fits: %s', (type, mediaType, fits) => {
    const check = () => checkFits(type, mediaType);
    if (fits) expect(check).not.toThrow();
    else expect(check).toThrow(refused('RULE_REFUSED'));
  });

  it('is one of a limited number per person', () => {
    expect(() => checkMaterials(MAX_MATERIALS - 1)).not.toThrow();
    expect(() => checkMaterials(MAX_MATERIALS)).toThrow(refused('RULE_REFUSED'));
  });
});
