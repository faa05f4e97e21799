import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { arrowStep, getTextDirection } from '../lib/arrow-step.ts';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './tabs.module.css';

/** One of the panels and its tab. */
export interface TabsItem<Value extends string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children'
> {
  /** Names the row of tabs. */
  label: string;
  /** Tabs, in order. */
  tabs: readonly TabsItem<Value>[];
  /** The current value. */
  value: Value;
  /** Called with the new value. */
  onValueChange: (value: Value) => void;
}

/** Tabs: several panels, one visible at a time. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  const at = tabs.findIndex((tab) => tab.value === value);
  const shown = tabs[at];
  return (
    <div {...rest} className={joinClasses(styles['root'], className)}>
      <div
        role="tablist"
        aria-label={label}
        className={styles['list']}
        tabIndex={-1}
        onKeyDown={(event) => {
          const list = event.currentTarget;
          const next = arrowStep(event.key, at, tabs.length, 'horizontal', getTextDirection(list));
          const tab = next === undefined ? undefined : tabs[next];
          if (tab === undefined) return;
          event.preventDefault();
          onValueChange(tab.value);
          list.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            className={styles['tab']}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div
          key={shown.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${shown.value}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern wants a way in
          tabIndex={0}
          className={styles['panel']}
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}
