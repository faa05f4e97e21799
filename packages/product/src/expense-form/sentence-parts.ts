/** A piece of a sentence: plain text, or a part that can be pressed. */
export interface SentencePart {
  readonly kind: 'text' | 'payer' | 'how';
  readonly text: string;
}

/** Greedy, since a person's name may hold anything, even a tag. */
const PARTS = /(<payer>.*<\/payer>|<how>.*<\/how>)/su;
const PART = /^<(payer|how)>(.*)<\/\1>$/su;

/** Takes a sentence apart that marks who paid by `<payer>` and the split by `<how>`. */
export function sentenceParts(sentence: string): readonly SentencePart[] {
  return sentence
    .split(PARTS)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, kind, text = ''] = PART.exec(piece) ?? [];
      return kind === 'payer' || kind === 'how' ? { kind, text } : { kind: 'text', text: piece };
    });
}
