import { Icon } from '@quits/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './docs.module.css';

/** Time that the check mark is shown, in ms. */
const SHOWN = 1600;

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Copied by a press. */
  readonly text: string;
  /** Names the action: the accessible name, or the description of visible content. */
  readonly label: string;
  /** Visible content; an icon by default. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A button that copies a text and says so. */
export function CopyButton({ text, label, children, className }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);

  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <button
      type="button"
      aria-label={children === undefined ? label : undefined}
      title={label}
      data-state={state}
      className={className ?? styles['copy']}
      onClick={copy}
    >
      {children}
      <Icon glyph={state === 'copied' ? Check : Copy} size="small" className={styles['copyIcon']} />
      <output className={styles['spoken']}>
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Couldn’t copy' : ''}
      </output>
    </button>
  );
}
