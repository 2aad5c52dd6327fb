// npm run train: writes what the examples in training/ teach to the weights in use. Run it after every
// change of the examples or of what is counted in them; a deep test compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type StoredModel, storeModel } from '@waymark/text-model/linear-model';
import { train } from '@waymark/text-model/train';
import { featuresInContext } from '../src/domain/outline/judge.ts';
import { type Example, loadExamples } from './examples.ts';
import { TaughtReason } from './stories.ts';

/** The sizes of the tables of weights, as powers of two. */
const BITS = { asked: 18, reason: 15 };

const USAGE = `usage: npm run train [-- --check]
  learns the models that judge sentences, and writes their weights
  --check  compares with the weights in use, and writes nothing`;

function outlineWeights(): { file: string; text: string } {
  const examples = loadExamples().map((example) => ({ ...example, features: featuresInContext(example) }));
  const isUnfit = ({ label }: Example): boolean => label !== 'key' && label !== 'other';
  const learn = (from: typeof examples, isYes: (example: Example) => boolean, bits: number): StoredModel =>
    storeModel(
      train(
        from.map((example) => ({ features: example.features, isYes: isYes(example) })),
        bits,
      ),
    );
  const literal = (value: unknown) => JSON.stringify(value);
  const reasons = TaughtReason.options.map((reason) => [
    reason,
    learn(examples.filter(isUnfit), ({ label }) => label === reason, BITS.reason),
  ]);
  const text = `// Written by \`npm run train\`; do not edit.
import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import type { StoredModel } from '@waymark/text-model/linear-model';

export const UNFIT: StoredModel = ${literal(learn(examples, isUnfit, BITS.asked))};
export const HELPED: StoredModel = ${literal(learn(examples, ({ label }) => label === 'key', BITS.asked))};
export const REASONS: [HeldBackReason, StoredModel][] = ${literal(reasons)};
`;
  return { file: join(import.meta.dirname, '../src/domain/outline/weights.ts'), text };
}

/** The weights of a file, however it is formatted. */
const weightsIn = (text: string): string[] => text.match(/[\w+/]{200,}={0,2}/g) ?? [];

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(USAGE);
} else {
  const { file, text } = outlineWeights();
  if (!values.check) writeFileSync(file, text);
  else if (weightsIn(readFileSync(file, 'utf8')).join() !== weightsIn(text).join()) {
    console.error(`${file} is not what the examples teach: npm run train`);
    process.exitCode = 1;
  }
}
