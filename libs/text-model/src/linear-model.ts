import type { Features } from './features.ts';

/** A judgement learned from examples: a weight for each feature, by the low `bits` of its id. */
export interface LinearModel {
  bits: number;
  bias: number;
  /** What one unit of a weight is worth. */
  scale: number;
  /** From −LARGEST to LARGEST. */
  weights: Int8Array;
}

/** As a file has it: two weights in a byte, in base64. */
export type StoredModel = Omit<LinearModel, 'weights'> & { weights: string };

/** Finer weights judge no better, and take twice the bytes. */
export const LARGEST = 7;
const HALF = 16;

/** Log odds of yes. */
export function scoreOf({ bits, bias, scale, weights }: LinearModel, { ids, values }: Features): number {
  const mask = 2 ** bits - 1;
  let sum = 0;
  for (let i = 0; i < ids.length; i++) sum += weights[ids[i]! & mask]! * values[i]!;
  return sum * scale + bias;
}

/** In a browser, too. */
export function readModel({ weights, ...model }: StoredModel): LinearModel {
  const bytes = atob(weights);
  const read = new Int8Array(bytes.length * 2);
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes.charCodeAt(i);
    read[2 * i] = Math.floor(byte / HALF) - LARGEST;
    read[2 * i + 1] = (byte % HALF) - LARGEST;
  }
  return { ...model, weights: read };
}

export function storeModel({ weights, ...model }: LinearModel): StoredModel {
  let bytes = '';
  for (let i = 0; i < weights.length; i += 2)
    bytes += String.fromCharCode((weights[i]! + LARGEST) * HALF + weights[i + 1]! + LARGEST);
  return { ...model, weights: btoa(bytes) };
}
