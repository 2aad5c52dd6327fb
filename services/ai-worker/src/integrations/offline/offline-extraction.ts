import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { Extracted, ExtractionEngine } from '../../app/engine.ts';
import { type Content, knownFacts } from '../../domain/extraction/known-facts.ts';
import { NOT_SEEN, READ_WITHOUT_MODEL } from '../../domain/extraction/notes.ts';
import { ownSentences } from '../../domain/extraction/own-sentences.ts';

/** Copies from the text of a file; of pictures and videos it states only what is known. */
export class OfflineExtraction implements ExtractionEngine {
  readonly name = 'offline';

  async extract(content: Content): Promise<Extracted> {
    const { text, kind, name } = content;
    const shared = { ...knownFacts(content), emotions: [], engine: 'offline' as const };
    const extraction: Extraction = text
      ? { ...shared, ...ownSentences({ text, name }), basis: 'text', note: READ_WITHOUT_MODEL }
      : { ...shared, lessons: [], basis: 'facts', note: NOT_SEEN[kind] };
    return { extraction, usage: null };
  }
}
