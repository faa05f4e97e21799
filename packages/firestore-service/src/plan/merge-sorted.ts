import type { Document } from '@quits/service-base';

/** Merges sources that are each in order into one, giving each document once. */
export function* mergeSorted(
  sources: readonly Iterator<Document>[],
  compare: (a: Document, b: Document) => number,
): Generator<Document> {
  const heads = sources.flatMap((source) => {
    const head = source.next();
    return head.done === true ? [] : [{ source, document: head.value }];
  });
  const seen = new Set<string>();
  while (heads.length > 0) {
    let least = 0;
    for (let i = 1; i < heads.length; i += 1) {
      const [candidate, best] = [heads[i], heads[least]];
      if (candidate && best && compare(candidate.document, best.document) < 0) least = i;
    }
    const head = heads[least];
    if (head === undefined) return;
    if (!seen.has(head.document.name)) {
      seen.add(head.document.name);
      yield head.document;
    }
    const next = head.source.next();
    if (next.done === true) heads.splice(least, 1);
    else head.document = next.value;
  }
}
