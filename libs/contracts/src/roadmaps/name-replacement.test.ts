import { describe, expect, it } from '@jest/globals';
import { applied, changesOf, countName, piecesOf } from './name-replacement.ts';

const read = (text: string, by: string, inQuote = false, name = 'Jana') =>
  applied(text, changesOf(text, name, by, inQuote));

describe('the replacement of a name', () => {
  it.each([
    ['Jana came, and Jana’s soup was hot.', 'my sister', 'My sister came, and my sister’s soup was hot.'],
    ['I asked Jana.', 'my sister', 'I asked my sister.'],
    ['Janas Küche, not Janathan.', 'my sister', 'My sisters Küche, not Janathan.'],
  ])('in %j replaces the name only where it is a whole word', (text, by, expected) => {
    expect(read(text, by)).toBe(expected);
  });

  it.each([
    ['Jana came.', 'a friend', 'A friend came.'],
    ['I waited. Jana came.', 'a friend', 'I waited. A friend came.'],
    ['“Jana,” I said.', 'a friend', '“A friend,” I said.'],
    ['¿Jana? Sí.', 'mi amiga', '¿Mi amiga? Sí.'],
    ['I rang (Jana).', 'a friend', 'I rang (a friend).'],
  ])('in %j gets a capital at the beginning of a sentence only', (text, by, expected) => {
    expect(read(text, by)).toBe(expected);
  });

  it.each([
    ['I rang Jana. Then Jana came.', 'a friend', 'I rang a friend. Then the friend came.'],
    ['Then my Jana came.', 'my sister', 'Then my sister came.'],
    ['Then my Jana came.', 'a friend', 'Then my friend came.'],
    ['Dann kam meine Jana.', 'meine Schwester', 'Dann kam meine Schwester.'],
    ['Entonces vino nuestra Jana.', 'mi hermana', 'Entonces vino nuestra hermana.'],
  ])('in %j has one article only', (text, by, expected) => {
    expect(read(text, by)).toBe(expected);
  });

  it.each([
    ['An old plumber called Jana came by.', 'An old plumber came by.'],
    ['I met a nurse named Jana.', 'I met a nurse.'],
    ['Ein Klempner namens Jana kam.', 'Ein Klempner kam.'],
    ['Conocí a una vecina llamada Jana.', 'Conocí a una vecina.'],
    ['J’ai croisé une voisine appelée Jana.', 'J’ai croisé une voisine.'],
    ['Conheci uma vizinha chamada Jana.', 'Conheci uma vizinha.'],
    ['Una vicina di nome Jana mi aiutò.', 'Una vicina mi aiutò.'],
    ['A woman by the name of Jana wrote.', 'A woman wrote.'],
    ['I told my sister Jana everything.', 'I told my sister everything.'],
    ['I ate my sister Jana’s soup.', 'I ate my sister’s soup.'],
    ['Then our old neighbour, Jana, came.', 'Then our old neighbour came.'],
    ['Dann rief ich meine Schwester Jana an.', 'Dann rief ich meine Schwester an.'],
    ['Llamé a mi hermana Jana.', 'Llamé a mi hermana.'],
    ['There was a nurse in our street called Jana.', 'There was a nurse in our street.'],
    ['I met someone named Jana.', 'I met someone.'],
    ['The nurse, whose name was Jana, came.', 'The nurse came.'],
    ['J’ai croisé une voisine qui s’appelait Jana.', 'J’ai croisé une voisine.'],
    ['La vecina que se llamaba Jana vino.', 'La vecina vino.'],
    ['Our neighbour’s daughter Jana came.', 'Our neighbour’s daughter came.'],
    ['Then Aunt Jana came.', 'Then Aunt came.'],
    ['I called Jana. My sister called Jana too.', 'I called a friend. My sister called the friend too.'],
  ])('in %j leaves the naming word out', (text, expected) => {
    expect(read(text, 'a friend')).toBe(expected);
  });

  it.each([
    ['Her name was Jana.', 'Her name was J.'],
    ['She was called Jana, after her aunt.', 'She was called J., after her aunt.'],
    ['Die Frau hieß Jana.', 'Die Frau hieß J.'],
    ['Se llamaba Jana.', 'Se llamaba J.'],
    ['Elle s’appelait Jana.', 'Elle s’appelait J.'],
    ['Chamava-se Jana.', 'Chamava-se J.'],
    ['Si chiamava Jana.', 'Si chiamava J.'],
  ])('in %j, which tells the name, is its initial', (text, expected) => {
    expect(read(text, 'a friend')).toBe(expected);
  });

  it.each([
    ['Dann kam die Jana.', 'eine Freundin', 'Dann kam die Freundin.'],
    ['Vino la Jana.', 'mi hermana', 'Vino la hermana.'],
    ['A casa da Jana é velha.', 'uma amiga', 'A casa da amiga é velha.'],
    ['Dear Jana, thank you.', 'my friend', 'Dear friend, thank you.'],
    ['Maria o Jana vino.', 'mi hermana', 'Maria o mi hermana vino.'],
  ])('in %j has no second article', (text, by, expected) => {
    expect(read(text, by)).toBe(expected);
  });

  it.each([
    ['An old plumber called Jana came.', 'An old plumber called J. came.'],
    ['I asked Jana.', 'I asked J.'],
  ])('in %j is the initial as it is', (text, expected) => {
    expect(read(text, 'J.')).toBe(expected);
  });

  it.each([
    ['Her name was Jana', 'Her name was […]'],
    ['Then I asked Jana for help', 'Then I asked [a friend] for help'],
    ['Jana came', '[A friend] came'],
    ['An old plumber called Jana came by', 'An old plumber called […] came by'],
    ['I told my sister Jana', 'I told my sister […]'],
  ])('is in brackets in the quote %j, once', (text, expected) => {
    expect(read(text, 'a friend', true)).toBe(expected);
    expect(read(expected, 'a friend', true)).toBe(expected);
  });

  it('takes any characters as they are', () => {
    expect(read('J. (Jo) said so', '$&', false, 'J. (Jo')).toBe('$&) said so');
  });

  it('is marked in the text, also where a name is left out', () => {
    const pieces = (text: string) => piecesOf(text, changesOf(text, 'Jana', 'my sister'));
    expect(pieces('I rang Jana twice')).toEqual([
      { start: 0, text: 'I rang ', isLit: false },
      { start: 7, text: 'my sister', isLit: true },
      { start: 11, text: ' twice', isLit: false },
    ]);
    expect(pieces('I rang nobody')).toEqual([{ start: 0, text: 'I rang nobody', isLit: false }]);
  });
});

it('counts a name as a word of its own', () => {
  expect(countName('Jana, Janas and Janathan', 'Jana')).toBe(2);
});
