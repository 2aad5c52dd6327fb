import type { Extraction } from '@waymark/contracts/ai/extraction';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ExtractionView } from '../../shared/upload/extraction-view.tsx';
import { ArtifactUploader } from './artifact/artifact-uploader.tsx';

export default function ArtifactDemoPage() {
  useDocumentTitle('Artifact demo');
  return (
    <div className="page py-10 md:py-14">
      <div className="mx-auto grid max-w-3xl gap-10">
        <header className="grid gap-3">
          <h1 className="text-4xl">What a file can teach</h1>
          <p className="max-w-prose text-muted">
            Choose a picture, a video or a document. You see what it shows and what someone could learn from
            it. Nothing is made up: a part stays empty if the file has nothing for it. Your files are deleted
            after a day.
          </p>
        </header>
        <ArtifactUploader maxFiles={3} maxMegabytes={5} />
        <section aria-labelledby="examples" className="grid gap-4">
          <h2 id="examples" className="text-2xl">
            Examples
          </h2>
          <ul className="grid gap-4">
            {examples.map(({ file, extraction }) => (
              <li key={file} className="grid gap-3 rounded-card border border-line bg-raised p-5">
                <p className="flex flex-wrap items-center gap-3 text-sm font-semibold">
                  <Badge>Example</Badge>
                  {file}
                </p>
                <ExtractionView extraction={extraction} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

const NO_FACTS = { width: null, height: null, durationSeconds: null };

/** Written for this page. */
const examples: { file: string; extraction: Extraction }[] = [
  {
    file: 'workbench.jpg, with an AI model',
    extraction: {
      ...{ title: 'A workbench with tools in rows', emotions: ['pride'], basis: 'picture', engine: 'openai' },
      description: 'A wooden bench stands below a wall of tools. Each tool hangs in an outline drawn for it.',
      lessons: [
        {
          concept: 'A place for everything',
          action: 'Draw an outline for each tool on the wall.',
          impact: '',
        },
      ],
      facts: { width: 1600, height: 1200, durationSeconds: null },
      note: 'An AI model looked at this picture. It may be wrong, so check every line.',
    },
  },
  {
    file: 'diary.txt, without a model',
    extraction: {
      ...{ title: 'The first winter', emotions: [], basis: 'text', engine: 'offline', facts: NO_FACTS },
      description: 'I stopped answering the phone in October.',
      lessons: [{ concept: '', action: 'I called my sister every Sunday at ten.', impact: '' }],
      note: 'No AI model is connected. Everything here is copied from the file itself; feelings are not guessed.',
    },
  },
  {
    file: 'harbour.mp4, in any case',
    extraction: {
      ...{ title: 'harbour', description: '', emotions: [], lessons: [], basis: 'facts', engine: 'offline' },
      facts: { ...NO_FACTS, durationSeconds: 42 },
      note: 'No AI model watches videos. This is only what is known about the file.',
    },
  },
];
