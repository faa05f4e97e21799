import Check from 'lucide-react/icons/check';
import type { HTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './steps.module.css';

/** One step of a longer task. */
export interface StepsItem {
  id: string;
  label: string;
}

/** Props of {@link Steps}. */
export interface StepsProps extends HTMLAttributes<HTMLOListElement> {
  /** Names the steps. */
  label: string;
  /** Steps, in order. */
  steps: readonly StepsItem[];
  /** Id of the step that one is at. */
  current: string;
  /** Read behind a step that is done. */
  doneLabel: string;
  /** Makes completed steps clickable. */
  onStepPress?: (id: string) => void;
}

/** Progress through a task of several steps. */
export function Steps({
  label,
  steps,
  current,
  doneLabel,
  onStepPress,
  className,
  ...rest
}: StepsProps) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol {...rest} aria-label={label} className={joinClasses(styles['root'], className)}>
      {steps.map((step, index) => {
        const done = index < at;
        const contents = (
          <>
            <span aria-hidden className={styles['number']}>
              {done ? <Icon glyph={Check} size="small" /> : index + 1}
            </span>
            <span className={styles['label']}>
              {step.label}
              {done && <span className={styles['spoken']}> {doneLabel}</span>}
            </span>
          </>
        );
        return (
          <li
            key={step.id}
            aria-current={index === at ? 'step' : undefined}
            data-state={done ? 'done' : index === at ? 'current' : 'ahead'}
            className={styles['step']}
          >
            {done && onStepPress !== undefined ? (
              <button
                type="button"
                onClick={() => onStepPress(step.id)}
                className={styles['press']}
              >
                {contents}
              </button>
            ) : (
              <span className={styles['press']}>{contents}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
