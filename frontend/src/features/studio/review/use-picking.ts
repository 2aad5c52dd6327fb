import type { Evidence } from '@waymark/contracts/roadmaps/http';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { overlaps, type Sentence, type Span, trimmed } from './story-text.ts';
import type { Passage } from './use-session.ts';

/** Selecting a passage in the story. */
export interface Picking {
  isOn: boolean;
  /** Tapping a sentence or selecting with a mouse starts it. */
  isAllowed: boolean;
  chosen: Passage | null;
  onChoose: (passage: Passage) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

interface Options {
  box: RefObject<HTMLElement | null>;
  sourceId: string;
  text: string;
  /** Those on screen, in order. */
  sentences: readonly Sentence[];
  evidence: Evidence | null;
  picking: Picking;
}

/** Chooses a passage by keyboard, click or text selection. */
export function usePicking({ box, sourceId, text, sentences, evidence, picking }: Options) {
  // Indexes of the sentence with the focus, and of the one where an extension began.
  const [range, setRange] = useState<{ focus: number; anchor: number } | null>(null);
  const first = Math.max(
    0,
    sentences.findIndex((one) => evidence && overlaps(one, evidence)),
  );
  const { focus, anchor } = range ?? { focus: first, anchor: first };
  const choose = (span: Span) => picking.onChoose({ sourceId, start: span.start, end: span.end });

  useFocusAtStart(box, picking, () => setRange(null));
  useTextSelection(box, text, picking.isOn, choose);

  function move(to: number, isExtending: boolean) {
    const next = Math.min(Math.max(to, 0), sentences.length - 1);
    const from = isExtending ? anchor : next;
    setRange({ focus: next, anchor: from });
    const [start, end] = [sentences[Math.min(from, next)], sentences[Math.max(from, next)]];
    if (start && end) choose({ start: start.start, end: end.end });
    optionAt(box, sentences[next])?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = targets(focus, sentences.length)[event.key];
    if (to !== undefined) move(to, event.shiftKey);
    else if (event.key === 'Escape') picking.onCancel();
    else if (event.key === ' ') move(focus, false);
    else if (event.key === 'Enter') picking.chosen ? picking.onConfirm() : move(focus, false);
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    const option = (event.target as Element).closest<HTMLElement>('[data-sentence]');
    if (option && getSelection()?.isCollapsed !== false)
      move(
        sentences.findIndex(({ start }) => start === Number(option.dataset.sentence)),
        event.shiftKey,
      );
  }

  /** Selecting text with a mouse starts picking. */
  function onMouseUp() {
    const span = selectedIn(box.current, text);
    if (span) choose(span);
  }

  return {
    listeners: picking.isOn ? { onKeyDown, onClick } : picking.isAllowed ? { onClick, onMouseUp } : {},
    optionOf: (sentence: Sentence) => ({
      role: 'option',
      'aria-selected': picking.chosen?.sourceId === sourceId && overlaps(sentence, picking.chosen),
      tabIndex: sentences[focus] === sentence ? 0 : -1,
    }),
  };
}

const PAGE = 10;

const targets = (from: number, count: number): Record<string, number | undefined> => ({
  ArrowDown: from + 1,
  ArrowRight: from + 1,
  ArrowUp: from - 1,
  ArrowLeft: from - 1,
  PageDown: from + PAGE,
  PageUp: from - PAGE,
  Home: 0,
  End: count - 1,
});

const optionAt = (box: RefObject<HTMLElement | null>, sentence: Sentence | undefined) =>
  box.current?.querySelector<HTMLElement>(`[data-sentence="${sentence?.start}"]`);

/** Focuses a sentence when picking starts, unless text is selected. */
function useFocusAtStart(box: RefObject<HTMLElement | null>, { isOn, chosen }: Picking, reset: () => void) {
  // The text may load after picking has started, when the button that started it is gone.
  const wasOn = useRef(isOn && document.activeElement !== document.body);
  useEffect(() => {
    if (isOn === wasOn.current) return;
    wasOn.current = isOn;
    if (!isOn) {
      reset();
      keepFocus(box.current);
    } else if (!chosen || getSelection()?.isCollapsed !== false)
      box.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
  });
}

/** The story takes the focus of its sentence, or of a button that is gone. */
function keepFocus(box: HTMLElement | null): void {
  const { activeElement: active } = document;
  if (active === document.body || box?.contains(active)) box?.focus({ preventScroll: true });
}

/** Follows the text selection of the window while picking. */
function useTextSelection(
  box: RefObject<HTMLElement | null>,
  text: string,
  isOn: boolean,
  onSelect: (span: Span) => void,
) {
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = () => {
      const span = selectedIn(box.current, text);
      if (span) latest.current(span);
    };
    document.addEventListener('selectionchange', listener);
    return () => document.removeEventListener('selectionchange', listener);
  }, [box, text, isOn]);
}

/** The selected passage as offsets into the text, or null if none is selected in the story. */
function selectedIn(box: HTMLElement | null, text: string): Span | null {
  const selection = getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.startContainer) || !box.contains(range.endContainer)) return null;
  const start = offsetOf(range.startContainer, range.startOffset);
  const end = offsetOf(range.endContainer, range.endOffset);
  if (start === null || end === null) return null;
  const span = trimmed(text, { start, end });
  return span.start < span.end ? span : null;
}

/** The offset into the text of a point in the document: blocks hold the text as it is. */
function offsetOf(node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const block = element?.closest<HTMLElement>('[data-start]');
  if (!block) {
    const following = node.childNodes[offset];
    return following instanceof HTMLElement && following.dataset.start
      ? Number(following.dataset.start)
      : null;
  }
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return Number(block.dataset.start) + before.toString().length;
}
