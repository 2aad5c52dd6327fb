import { describe, expect, it } from '@jest/globals';
import { featuresOf } from './features.ts';
import { readModel, scoreOf, storeModel } from './linear-model.ts';
import { type Example, train } from './train.ts';

const words = (text: string): string[] => text.split(' ');
const example = (text: string, isYes: boolean): Example => ({ features: featuresOf(words(text)), isYes });

const sky = ['the sky is blue', 'blue sky above', 'clouds in the sky', 'a sky full of stars'];
const soup = ['the soup is hot', 'hot soup for all', 'salt in the soup', 'a bowl of soup'];
const examples = [...sky.map((text) => example(text, true)), ...soup.map((text) => example(text, false))];

describe('a linear model', () => {
  const model = train(examples, 12);
  const score = (text: string): number => scoreOf(model, featuresOf(words(text)));

  it('judges like its examples, also for a new text and a misspelled word', () => {
    for (const { features, isYes } of examples) expect(scoreOf(model, features) > 0).toBe(isYes);
    expect(score('stars in our sky')).toBeGreaterThan(0);
    expect(score('a spoon of sooup')).toBeLessThan(0);
  });

  it('is the same for the same examples', () => {
    expect(train(examples, 12)).toEqual(model);
  });

  it('scores the same after it was stored and read', () => {
    expect(readModel(storeModel(model))).toEqual(model);
  });
});

describe('featuresOf', () => {
  const sizeOf = ({ values }: { values: Float32Array }): number =>
    values.reduce((sum, value) => sum + value * value, 0);

  it('weighs a long passage no more than a short one, and its surroundings less', () => {
    const short = sizeOf(featuresOf(['sky']));
    expect(sizeOf(featuresOf(words('the sky is blue above the town')))).toBeCloseTo(short, 1);
    expect(sizeOf(featuresOf(['sky'], ['sky'])) - short).toBeCloseTo(short / 4, 1);
  });

  it('distinguishes the judged passage from the same words around it', () => {
    expect(featuresOf(['sky'], ['soup'])).not.toEqual(featuresOf(['soup'], ['sky']));
  });

  it('is empty for no words', () => {
    expect(featuresOf([]).ids).toHaveLength(0);
  });
});
