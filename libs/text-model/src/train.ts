import type { Features } from './features.ts';
import { LARGEST, type LinearModel } from './linear-model.ts';

export interface Example {
  features: Features;
  isYes: boolean;
}

/** Taken once: looking up a global is slow where tests run. */
const { exp, sqrt } = Math;

const ROUNDS = 25;
const RATE = 0.3;
const DECAY = 1e-4;
/** A feature of fewer examples does not carry over to other texts. */
const FEWEST_EXAMPLES = 2;
/** Of 1,000 weights, one is larger than the stored range. */
const CLIPPED = 0.999;

/**
 * Logistic regression over hashed features (AdaGrad; Duchi, Hazan and Singer 2011), rare features weighted more. The same
 * examples give the same model.
 */
export function train(examples: readonly Example[], bits: number): LinearModel {
  const size = 2 ** bits;
  const rarity = rarityOf(examples, size);
  const weights = new Float64Array(size);
  const bias = descend(examples, rarity, weights);
  const effective = weights.map((weight, i) => weight * rarity[i]!);
  const sizes = effective.map(Math.abs).sort();
  const scale = (sizes[Math.floor(size * CLIPPED)]! || 1) / LARGEST;
  const stored = Int8Array.from(effective, (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale))),
  );
  return { bits, bias, scale, weights: stored };
}

function rarityOf(examples: readonly Example[], size: number): Float64Array {
  const counts = new Float64Array(size);
  for (const { features } of examples) {
    for (const id of new Set(features.ids.map((id) => id & (size - 1)))) counts[id]! += 1;
  }
  return counts.map((count) =>
    count < FEWEST_EXAMPLES ? 0 : (1 + Math.log(examples.length / (1 + count))) / 4,
  );
}

/** Changes `weights`; returns the bias. */
function descend(examples: readonly Example[], rarity: Float64Array, weights: Float64Array): number {
  const mask = weights.length - 1;
  const squares = new Float64Array(weights.length).fill(1e-6);
  let [bias, squaresOfBias] = [0, 1e-6];
  const order = examples.map((_, i) => i);
  const random = randomNumbers();
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const at of order) {
      const { features, isYes } = examples[at]!;
      const { ids, values } = features;
      let sum = bias;
      for (let i = 0; i < ids.length; i++)
        sum += weights[ids[i]! & mask]! * rarity[ids[i]! & mask]! * values[i]!;
      const error = 1 / (1 + exp(-sum)) - (isYes ? 1 : 0);
      for (let i = 0; i < ids.length; i++) {
        const id = ids[i]! & mask;
        const gradient = error * rarity[id]! * values[i]! + DECAY * weights[id]!;
        squares[id]! += gradient * gradient;
        weights[id]! -= (RATE * gradient) / sqrt(squares[id]!);
      }
      squaresOfBias += error * error;
      bias -= (RATE * error) / sqrt(squaresOfBias);
    }
  }
  return bias;
}

/** The same sequence each time (Numerical Recipes' linear congruential generator). */
function randomNumbers(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random() % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}
