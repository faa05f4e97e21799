import { sentenceParts } from '@quits/product/expense-form/sentence-parts.ts';
import { Fragment } from 'react';
import styles from './expense-form-view.module.css';
import { PartButton, type PartButtonProps } from './part-button.tsx';

type Unfolding = Pick<PartButtonProps, 'controls' | 'open' | 'onPress'>;

/** Props of {@link FormSentence}. */
export interface FormSentenceProps {
  /** The sentence, with the parts that can be pressed in `<payer>` and `<how>`. */
  readonly sentence: string;
  /** Panels that the two parts open. */
  readonly payer: Unfolding;
  readonly how: Unfolding;
}

/** A sentence in the user's language with two clickable parts. */
export function FormSentence({ sentence, ...unfolding }: FormSentenceProps) {
  return (
    <p className={styles['sentence']}>
      {sentenceParts(sentence).map(({ kind, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the sentence
        <Fragment key={index}>
          {kind === 'text' ? (
            text
          ) : (
            <PartButton variant="word" {...unfolding[kind]}>
              {text}
            </PartButton>
          )}
        </Fragment>
      ))}
    </p>
  );
}
