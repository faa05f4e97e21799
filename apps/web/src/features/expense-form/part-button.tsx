import { useLabelled } from '../../text/use-labelled.ts';
import styles from './expense-form-view.module.css';

/** Props of {@link PartButton}. */
export interface PartButtonProps {
  /** Id of the expandable content. */
  readonly controls: string;
  readonly open: boolean;
  readonly onPress: () => void;
  readonly variant: 'word' | 'chip';
  /** Accessible prefix of the content. */
  readonly label?: string;
  readonly children: string;
}

/** An expandable part of the form's sentence. */
export function PartButton(props: PartButtonProps) {
  const { controls, open, onPress, variant, label, children } = props;
  const labelled = useLabelled();
  return (
    <button
      type="button"
      className={styles[variant]}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={label === undefined ? undefined : labelled(label, children)}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
