import { Popover as Base } from '@base-ui/react/popover';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import popoverStyles from '../popover/popover.module.css';
import type { ComboboxOption } from './combobox-option.ts';
import styles from './combobox.module.css';
import { filterOptions } from './filter-options.ts';
import { OptionList } from './option-list.tsx';

/** Props of {@link Combobox}; rest props reach the input. */
export interface ComboboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'children'>, FieldLabels {
  /** Options to choose from, in order. */
  options: readonly ComboboxOption[];
  /** The current value. */
  value: string | undefined;
  /** Called with the new value. */
  onValueChange: (value: string) => void;
  /** Shown if no option matches. */
  empty: ReactNode;
}

/** A searchable select for long lists. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, note, hideLabel, options, value, onValueChange, empty, ...others } =
    props;
  const { id, className, ...rest } = others;
  const ids = useFieldIds(id, props);
  const chosen = options.find((option) => option.value === value);
  const [query, setQuery] = useState<string>();
  const [at, setAt] = useState(0);
  const line = useRef<HTMLDivElement>(null);
  const open = query !== undefined;
  const found = open ? filterOptions(options, query) : [];
  const active = found[at];
  const listId = `${ids.id}-list`;

  function start(text: string): void {
    setQuery(text);
    const first = text === '' ? options.findIndex((option) => option.value === value) : 0;
    setAt(Math.max(0, first));
  }

  function choose(option: ComboboxOption | undefined): void {
    if (option === undefined) return;
    onValueChange(option.value);
    setQuery(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (!open) start('');
      else if (found.length > 0) {
        const step = Math.abs(move) === 1 ? (at + move + found.length) % found.length : at + move;
        setAt(Math.min(found.length - 1, Math.max(0, step)));
      }
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && open) {
      // Otherwise the same key would also close the surrounding dialog.
      event.stopPropagation();
      setQuery(undefined);
    }
  }

  return (
    <Field texts={{ label, hint, error, note, hideLabel }} ids={ids} className={className}>
      <div ref={line} className={joinClasses(fieldStyles['line'], styles['line'])}>
        {!open && chosen?.icon}
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          {...rest}
          {...ids.control}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active.value}`}
          value={query ?? chosen?.label ?? ''}
          onChange={(event) => start(event.target.value)}
          onClick={() => {
            if (!open) start('');
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setQuery(undefined)}
          {...(open && query === '' && chosen !== undefined && { placeholder: chosen.label })}
          className={fieldStyles['control']}
        />
        <Icon glyph={ChevronsUpDown} size="small" className={styles['arrow']} />
      </div>
      <Base.Root open={open}>
        <Base.Portal>
          <Base.Positioner
            anchor={line}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className={popoverStyles['positioner']}
          >
            <Base.Popup
              role="presentation"
              initialFocus={false}
              finalFocus={false}
              className={joinClasses(popoverStyles['popup'], styles['popup'])}
            >
              <OptionList
                id={listId}
                label={label}
                options={found}
                active={active?.value}
                chosen={value}
                empty={empty}
                onChoose={choose}
              />
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
