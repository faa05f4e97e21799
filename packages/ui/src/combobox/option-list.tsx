import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import styles from './combobox.module.css';

/** Props of {@link OptionList}. */
export interface OptionListProps<Option extends ComboboxOption> {
  id: string;
  label: string;
  options: readonly Option[];
  /** Value of the option that the keyboard is at. */
  active: string | undefined;
  /** Value of the selected option. */
  chosen?: string | undefined;
  empty: ReactNode;
  onChoose: (option: Option) => void;
}

/** Options under a field that keeps the focus. */
export function OptionList<Option extends ComboboxOption>({
  id,
  label,
  options,
  active,
  chosen,
  empty,
  onChoose,
}: OptionListProps<Option>) {
  useEffect(() => {
    const option = active === undefined ? null : document.getElementById(`${id}-${active}`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      <div role="listbox" id={id} aria-label={label} className={styles['list']}>
        {options.map((option) => (
          <div
            key={option.value}
            role="option"
            id={`${id}-${option.value}`}
            tabIndex={-1}
            aria-selected={option.value === (chosen ?? active)}
            data-active={option.value === active ? '' : undefined}
            className={styles['option']}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            onKeyDown={undefined}
          >
            {option.icon}
            <span className={styles['label']}>{option.label}</span>
            {option.detail !== undefined && (
              <span className={styles['detail']}>{option.detail}</span>
            )}
            {chosen !== undefined && option.value === chosen && <Icon glyph={Check} size="small" />}
          </div>
        ))}
      </div>
      <div role="status" className={styles['empty']}>
        {options.length === 0 && empty}
      </div>
    </>
  );
}
