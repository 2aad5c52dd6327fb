// guarantees: No visitor gets an official user name or one that looks like another; look-alikes of applicants are shown to admins
import { describe, expect, it } from '@jest/globals';
import { isOfficialName } from '../../accounts/domain/official-names.ts';
import { ReservedNames } from '../../accounts/domain/reserved-names.ts';
import { nameSkeleton, spellingsOf } from './name-skeleton.ts';

describe('the skeleton of a name', () => {
  it.each([
    ['limes', ['Iimes', 'LIMES', '1imes', 'lirnes', 'limеs', 'ｌｉｍｅｓ', 'lim\u200bes', 'límes', '|imes']],
    ['bob', ['b0b', 'BOB', 'bоb']],
    ['Nora Lind', ['Nоra Lind', 'Nora\u200b Lind', 'NORA LIND', 'Nora Iind']],
  ])('of %s is that of its look-alikes', (name, others) => {
    for (const other of others) expect([other, nameSkeleton(other)]).toEqual([other, nameSkeleton(name)]);
  });

  it.each([
    ['anna', 'hanna'],
    ['bob', 'rob'],
    ['ann.lee', 'annlee'],
    ['user2', 'user7'],
    ['王芳', '王方'],
  ])('of %s is another than that of %s', (one, other) => {
    expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
  });

  it('has spellings with each separator', () => {
    expect(spellingsOf('Ann Lee')).toEqual(['anniee', 'ann iee', 'ann.iee', 'ann_iee', 'ann-iee']);
  });
});

describe('an official name', () => {
  const isOfficial = (name: string) => isOfficialName(name, nameSkeleton);

  it.each([
    ...[
      'support',
      'SUPPORT',
      'supp0rt',
      'Waymark',
      'wayrnark',
      'moderator',
      'root',
      'R00T',
      'admin',
      'ADMlN',
    ],
    ...['admin1', 'adm1n', 'help', 'security', 'postmaster', 'abuse', 'no-reply', 'way.mark', 'waymark-team'],
    ...[
      'the_admin',
      'support.team',
      'Waymark Support',
      'Wаymark Support',
      'Ｗａｙｍａｒｋ',
      'TheWaymarkTeam',
      'аdmin',
    ],
  ])('is %s', (name) => expect(isOfficial(name)).toBe(true));

  it.each([
    ...['limes', 'badminton', 'Jonathan Root', 'helpful-anna', 'nora.lind', 'rooted', 'supporter', 'mentor'],
    ...['Mark Way', 'learner', 'Abusaid', 'infinity', 'system-of-a-town', 'Modesta'],
  ])('is not %s', (name) => expect(isOfficial(name)).toBe(false));
});

describe('a name reserved for an admin', () => {
  it('is resembled by its look-alikes', () => {
    const names = new ReservedNames(['Boss'], nameSkeleton);
    expect(['b0ss', 'boss', 'BOSS'].map((name) => names.resembles(name))).toEqual([true, true, true]);
    expect(names.resembles('bossa')).toBe(false);
    expect(names.includes('b0ss')).toBe(false);
  });
});
