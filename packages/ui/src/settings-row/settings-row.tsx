import ChevronRight from 'lucide-react/icons/chevron-right';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderProp } from '../lib/render-prop.ts';
import styles from './settings-row.module.css';

/** Props of {@link SettingsList}. */
export interface SettingsListProps extends HTMLAttributes<HTMLUListElement> {
  /** Accessible name; omitted if a heading names it. */
  label?: string;
  /** {@link SettingsRow} elements. */
  children: ReactNode;
}

/** Settings between hairlines, one per row. */
export function SettingsList({ label, className, ...rest }: SettingsListProps) {
  return (
    // Safari forgets the role of lists without bullets.
    <ul
      role="list"
      aria-label={label}
      {...rest}
      className={joinClasses(styles['list'], className)}
    />
  );
}

/** Props of {@link SettingsRow}. */
export interface SettingsRowProps extends HTMLAttributes<HTMLLIElement> {
  /** Name of the setting. */
  label: ReactNode;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Explains the setting. */
  hint?: ReactNode;
  /** Current value as text. */
  value?: ReactNode;
  /** Controls at the far end, such as a button; below the texts where there is no space. */
  control?: ReactNode;
  /** Makes the row a link, such as to the setting's own page. */
  render?: RenderProp;
}

/** One setting: its name, its value, and how to change it. */
export function SettingsRow({
  label,
  icon,
  hint,
  value,
  control,
  render,
  className,
  ...rest
}: SettingsRowProps) {
  const labelId = useId();
  const texts = (
    <>
      {icon}
      <span className={styles['texts']}>
        <span id={labelId} className={styles['label']}>
          {label}
        </span>
        {hint === undefined ? null : <span className={styles['hint']}>{hint}</span>}
      </span>
      {value === undefined ? null : <span className={styles['value']}>{value}</span>}
    </>
  );
  return (
    <li {...rest} className={joinClasses(styles['row'], className)}>
      {render === undefined ? (
        <div className={styles['line']}>{texts}</div>
      ) : (
        render({
          className: joinClasses(styles['line'], styles['link']),
          children: (
            <>
              {texts}
              <Icon glyph={ChevronRight} size="small" className={styles['chevron']} />
            </>
          ),
        })
      )}
      {control === undefined ? null : (
        <div role="group" aria-labelledby={labelId} className={styles['control']}>
          {control}
        </div>
      )}
    </li>
  );
}
