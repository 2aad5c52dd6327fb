export function Transcript({ text }: { text: string }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-10 items-center rounded-sm py-2 text-sm font-medium text-dusk underline underline-offset-[0.2em]">
        Read the transcript
      </summary>
      <p className="max-w-measure pb-2 font-serif whitespace-pre-line text-muted">{text}</p>
    </details>
  );
}
