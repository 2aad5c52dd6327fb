/** What one person wrote to the other. */
export function Words({ of, text }: { of: string; text: string }) {
  return (
    <p dir="auto" className="max-w-measure text-sm wrap-anywhere whitespace-pre-line">
      <span className="text-muted">{of}:</span> {text}
    </p>
  );
}
