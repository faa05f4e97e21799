import type { ReactNode } from 'react';
import styles from './expense-form-view.module.css';

/** Props of {@link PartButton}. */
export interface PartButtonProps {
  /** Id of the expandable content. */
  readonly controls: string;
  readonly open: boolean;
  readonly onPress: () => void;
  readonly look: 'word' | 'chip';
  /** Accessible prefix of the content. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** An expandable part of the form's sentence. */
export function PartButton(props: PartButtonProps) {
  const { controls, open, onPress, look, label, children } = props;
  return (
    <button
      type="button"
      className={styles[look]}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onPress}
    >
      {label === undefined ? null : <span className={styles['hidden']}>{`${label}: `}</span>}
      {children}
    </button>
  );
}
