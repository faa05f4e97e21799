import Delete from 'lucide-react/icons/delete';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import { deleteAtCaret, insertAtCaret } from './edit-at-caret.ts';
import styles from './number-keypad.module.css';

/** Texts of {@link NumberKeypad}; screen readers read them instead of the signs. */
export interface NumberKeypadLabels {
  /** Names the key +. */
  plus: string;
  /** Names the key −. */
  minus: string;
  /** Names the key ×. */
  times: string;
  /** Names the key ÷. */
  divide: string;
  /** Names the key with the decimal separator. */
  decimal: string;
  /** Names the key that deletes a character. */
  backspace: string;
}

/** Props of {@link NumberKeypad}. */
export interface NumberKeypadProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name of the keys. */
  label: string;
  /** Input that the keys write into; give it `inputMode="none"`, so that no other keypad opens. */
  field: RefObject<HTMLInputElement | null>;
  /** BCP 47 tag; determines digits and decimal separator. */
  locale: string;
  /** Texts of its parts. */
  labels: NumberKeypadLabels;
}

interface Key {
  readonly id: string;
  readonly shown: ReactNode;
  readonly text?: string;
  readonly label?: string;
}

const COLUMNS = 4;

/** Keys for an amount or a sum, in the thumb's reach; the keyboard still types into the field. */
export function NumberKeypad(props: NumberKeypadProps) {
  const { label, field, locale, labels, className, ...rest } = props;
  const keys = useMemo(() => keysOf(locale, labels), [locale, labels]);
  const [current, setCurrent] = useState(0);

  function press({ text }: Key): void {
    if (field.current === null) return;
    if (text === undefined) deleteAtCaret(field.current);
    else insertAtCaret(field.current, text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    // The keys are always left to right.
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
    };
    const next = current + (steps[event.key] ?? 0);
    if (next === current || next < 0 || next >= keys.length) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button').item(next).focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons
    <div
      role="group"
      aria-label={label}
      dir="ltr"
      {...rest}
      onKeyDown={onKeyDown}
      className={joinClasses(styles['root'], className)}
    >
      {keys.map((key, index) => (
        <button
          key={key.id}
          type="button"
          aria-label={key.label}
          tabIndex={index === current ? 0 : -1}
          data-operator={index % COLUMNS === COLUMNS - 1 || key.text === undefined ? '' : undefined}
          className={styles['key']}
          // Keeps the focus and the caret in the field.
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => press(key)}
        >
          {key.shown}
        </button>
      ))}
    </div>
  );
}

function keysOf(locale: string, labels: NumberKeypadLabels): readonly Key[] {
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  const decimal = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const digit = (value: number): Key => {
    const text = format.format(value);
    return { id: String(value), shown: text, text };
  };
  const sign = (text: string, label: string): Key => ({ id: label, shown: text, text, label });
  const rows: readonly (readonly Key[])[] = [
    [digit(1), digit(2), digit(3), sign('+', labels.plus)],
    [digit(4), digit(5), digit(6), sign('−', labels.minus)],
    [digit(7), digit(8), digit(9), sign('×', labels.times)],
    [
      sign(decimal, labels.decimal),
      digit(0),
      { id: 'backspace', shown: <Icon glyph={Delete} />, label: labels.backspace },
      sign('÷', labels.divide),
    ],
  ];
  return rows.flat();
}
