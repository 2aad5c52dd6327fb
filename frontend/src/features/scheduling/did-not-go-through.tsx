/** A payment came to nothing in the end; `why` in words for the payer, `next` what to do now. */
export function DidNotGoThrough({ why, next }: { why: string | null; next: string }) {
  return (
    <p className="max-w-measure">
      Your payment did not go through. {why && `${why} `}Nothing was charged. {next}
    </p>
  );
}
