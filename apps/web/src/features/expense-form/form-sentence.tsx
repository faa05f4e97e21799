import { Fragment, type ReactNode } from 'react';
import styles from './expense-form-view.module.css';

/** Props of {@link FormSentence}. */
export interface FormSentenceProps {
  /** Writes the sentence with its parts replaced. */
  readonly write: (parts: { readonly payer: string; readonly how: string }) => string;
  readonly payer: ReactNode;
  readonly how: ReactNode;
}

const PAYER = '\uE000';
const HOW = '\uE001';

/** A sentence in the user's language with two clickable parts. */
export function FormSentence({ write, payer, how }: FormSentenceProps) {
  const pieces = write({ payer: PAYER, how: HOW }).split(/([\uE000\uE001])/);
  return (
    <p className={styles['sentence']}>
      {pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the sentence
        <Fragment key={index}>{piece === PAYER ? payer : piece === HOW ? how : piece}</Fragment>
      ))}
    </p>
  );
}
