/** A text with `code` in backticks. */
export function CodeText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- never reordered
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
