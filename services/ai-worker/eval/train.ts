// npm run train: writes what the examples in training/ teach to the weights in use. Run it after every
// change of the examples or of what is counted in them; a deep test compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storeModel } from '@waymark/text-model/linear-model';
import { train } from '@waymark/text-model/train';
import { featuresInContext } from '../src/domain/outline/judge.ts';
import { type Example, loadExamples } from './examples.ts';

/** The size of a table of weights, as a power of two. */
const BITS = 18;

const USAGE = `usage: npm run train [-- --check]
  learns the models that judge sentences, and writes their weights
  --check  compares with the weights in use, and writes nothing`;

function outlineWeights(): { file: string; text: string } {
  const examples = loadExamples().map((example) => ({ ...example, features: featuresInContext(example) }));
  const learn = (isYes: (example: Example) => boolean): string =>
    JSON.stringify(
      storeModel(
        train(
          examples.map((example) => ({ features: example.features, isYes: isYes(example) })),
          BITS,
        ),
      ),
    );
  const text = `// Written by \`npm run train\`; do not edit.
import type { StoredModel } from '@waymark/text-model/linear-model';

export const UNFIT: StoredModel = ${learn(({ label }) => label !== 'key' && label !== 'other')};
export const HELPED: StoredModel = ${learn(({ label }) => label === 'key')};
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
