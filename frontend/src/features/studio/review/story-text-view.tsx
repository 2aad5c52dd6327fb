import type { Evidence } from '@waymark/contracts/roadmaps/http';
import clsx from 'clsx';
import { Fragment, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { MARKS } from './mark-legend.tsx';
import {
  blocksAround,
  blocksOf,
  type Mark,
  overlaps,
  piecesOf,
  type Sentence,
  type Span,
  sentencesOf,
} from './story-text.ts';
import { type Picking, usePicking } from './use-picking.ts';

interface StoryTextProps {
  sourceId: string;
  text: string;
  evidence: Evidence | null;
  marks: readonly Mark[];
  picking: Picking;
  /** Narrow windows show only the sentences around the evidence otherwise. */
  isWhole: boolean;
}

/** Characters on each side of the evidence that are shown at first, and added on request. */
const REACH = 30_000;
/** Sentences on each side of the evidence in a narrow window. */
const NEAR = 2;

export function StoryText({ sourceId, text, evidence, marks, picking, isWhole }: StoryTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState({ before: REACH, after: REACH });
  const blocks = useMemo(() => blocksOf(text), [text]);
  const at = evidence?.start ?? 0;
  const shown = useMemo(
    () =>
      blocksAround(blocks, at, reach.before, reach.after).map((block) => ({
        block,
        sentences: sentencesOf(text, block),
      })),
    [blocks, text, at, reach],
  );
  const sentences = useMemo(() => shown.flatMap((one) => one.sentences), [shown]);
  const pick = usePicking({ box, sourceId, text, sentences, evidence, picking });
  useScrollToMark(box, evidence);
  const lit = Math.max(
    0,
    sentences.findIndex((one) => evidence && overlaps(one, evidence)),
  );
  const near = new Set(sentences.slice(Math.max(0, lit - NEAR), lit + NEAR + 1));
  const isFar = (sentence: Sentence) => !isWhole && !near.has(sentence);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box with a scroll bar has to take the focus
    <div
      ref={box}
      role="region"
      aria-label="Text of your story"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box with a scroll bar has to take the focus
      tabIndex={0}
      className="grid min-h-0 content-start gap-3 rounded-sm font-serif lg:overflow-y-auto lg:text-lg lg:pr-2"
    >
      {shown[0]?.block !== blocks[0] && (
        <More
          label="Show earlier text"
          onClick={() => setReach({ ...reach, before: reach.before + REACH })}
        />
      )}
      <div {...(picking.isOn && PICKING)} {...pick.listeners} className="relative grid content-start gap-3">
        {shown.map(({ block, sentences: inBlock }) => (
          <p
            dir="auto"
            key={block.start}
            data-start={block.start}
            role={picking.isOn ? 'presentation' : undefined}
            className={clsx('whitespace-pre-line', inBlock.every(isFar) && 'max-lg:hidden')}
          >
            {inBlock.map((sentence) => (
              <Fragment key={sentence.start}>
                <span
                  data-sentence={sentence.start}
                  {...(picking.isOn && pick.optionOf(sentence))}
                  className={clsx(
                    isFar(sentence) && 'max-lg:hidden',
                    (picking.isOn || picking.isAllowed) && TAPPABLE,
                    picking.isOn && OPTION,
                  )}
                >
                  <Pieces text={text} span={sentence} marks={marks} />
                </span>
                {text.slice(sentence.end, sentence.next)}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
      {shown.at(-1)?.block !== blocks.at(-1) && (
        <More label="Show later text" onClick={() => setReach({ ...reach, after: reach.after + REACH })} />
      )}
    </div>
  );
}

const PICKING = {
  role: 'listbox',
  'aria-label': 'Sentences of your story',
  'aria-multiselectable': true,
};
const TAPPABLE = 'cursor-pointer rounded-sm hover:bg-sunken';
const OPTION = 'aria-selected:bg-dusk-soft aria-selected:outline-2 aria-selected:outline-dusk';

function Pieces({ text, span, marks }: { text: string; span: Span; marks: readonly Mark[] }) {
  return piecesOf(span, marks).map(({ start, end, kind }) =>
    kind ? (
      <mark key={start} data-kind={kind} className={MARKS[kind]}>
        {text.slice(start, end)}
      </mark>
    ) : (
      text.slice(start, end)
    ),
  );
}

function More({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="sm" className="justify-self-start font-sans" onClick={onClick}>
      {label}
    </Button>
  );
}

/** Scrolls the story, where it has a scroll bar of its own, so that the lit passage is in its upper half. */
function useScrollToMark(box: RefObject<HTMLElement | null>, evidence: Evidence | null): void {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each passage
  useEffect(() => {
    const mark = box.current?.querySelector('[data-kind="current"]');
    const isJump = isFirst.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    isFirst.current = false;
    if (!box.current || !mark) return;
    const distance = mark.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    box.current.scrollTo?.({
      top: box.current.scrollTop + distance - box.current.clientHeight / 3,
      behavior: isJump ? 'auto' : 'smooth',
    });
  }, [evidence?.start, evidence?.sourceId]);
}
