/** A word or a mark; offsets are into the source. `lower` is what comparisons use, `text` what is shown. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** Universal part of speech, as the tagger says and `tagger.ts` corrects. */
  pos: string;
  lemma: string;
  /** White space stands before it. */
  spaced: boolean;
  /** Inside quotation marks: somebody's words, not the narrator's own. */
  quoted: boolean;
}

export interface Sentence {
  source: number;
  block: number;
  start: number;
  end: number;
  tokens: Token[];
}
