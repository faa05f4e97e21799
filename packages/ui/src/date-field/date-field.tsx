import { Popover as Base } from '@base-ui/react/popover';
import CalendarGlyph from 'lucide-react/icons/calendar';
import { useMemo, useRef, useState } from 'react';
import { Calendar, type CalendarLabels } from '../calendar/calendar.tsx';
import { type CalendarDate, clampDate, dateFormat } from '../calendar/calendar-days.ts';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import popoverStyles from '../popover/popover.module.css';
import styles from './date-field.module.css';
import { parseDate } from './parse-date.ts';

/** Texts of {@link DateField}. */
export interface DateFieldLabels extends CalendarLabels {
  /** Names the button that opens the calendar. */
  open: string;
  /** Shown as the error when the typed text is no date in the range. */
  invalid: string;
}

/** Props of {@link DateField}. */
export interface DateFieldProps extends FieldLabels {
  /** Id of the control. */
  id?: string;
  /** Class of the root element. */
  className?: string;
  /** `YYYY-MM-DD` */
  value: CalendarDate | undefined;
  /** Called with `undefined` while the field is empty or its text is no date in the range. */
  onValueChange: (value: CalendarDate | undefined) => void;
  /** The current day. */
  today: CalendarDate;
  /** BCP 47 tag. */
  locale: string;
  /** Texts of its parts. */
  labels: DateFieldLabels;
  /** Smallest value. */
  min?: CalendarDate;
  /** Largest value. */
  max?: CalendarDate;
  /** Whether it ignores input. */
  disabled?: boolean;
  /** Shown without a date. */
  placeholder?: string;
}

/** A date, typed as the locale writes it or chosen from a calendar; a touch opens the calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, note, hideLabel, id, className, value, onValueChange, ...others } = props;
  const { today, locale, labels, min, max, disabled, placeholder } = others;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const format = useMemo(
    () => dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    [locale],
  );
  const isTyped = typed !== undefined && read(typed) === value;
  const isUnreadable = isTyped && value === undefined && typed.trim() !== '';
  const error = others.error ?? (isUnreadable && left ? labels.invalid : undefined);
  const texts = { label, hint, error, note, hideLabel };
  const ids = useFieldIds(id, texts);

  function read(text: string): CalendarDate | undefined {
    const date = parseDate(text, { locale, today });
    return date === undefined || clampDate(date, min, max) !== date ? undefined : date;
  }

  function leave(): void {
    setLeft(true);
    if (value !== undefined) setTyped(undefined);
  }

  return (
    <Field texts={texts} ids={ids} className={className}>
      <div ref={line} className={fieldStyles['line']}>
        <input
          type="text"
          autoComplete="off"
          {...ids.control}
          disabled={disabled}
          placeholder={placeholder}
          value={isTyped ? typed : value === undefined ? '' : format(value)}
          className={fieldStyles['control']}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          onPointerDown={(event) => {
            // A finger gets the calendar instead of a keyboard.
            if (event.pointerType === 'mouse' || disabled === true) return;
            event.preventDefault();
            setOpen(true);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpen(true);
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setLeft(false);
            onValueChange(read(target.value));
          }}
        />
        <Base.Root open={open} onOpenChange={(next) => setOpen(next)}>
          <Base.Trigger
            disabled={disabled}
            render={
              <IconButton
                size="small"
                label={labels.open}
                icon={<Icon glyph={CalendarGlyph} />}
                className={styles['button']}
              />
            }
          />
          <Base.Portal>
            <Base.Positioner
              anchor={line}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className={popoverStyles['positioner']}
            >
              <Base.Popup
                ref={popup}
                aria-label={label}
                initialFocus={() =>
                  popup.current?.querySelector<HTMLElement>('td [tabindex="0"]') ?? null
                }
                className={popoverStyles['popup']}
              >
                <Calendar
                  className={styles['calendar']}
                  value={value}
                  today={today}
                  locale={locale}
                  labels={labels}
                  {...(min !== undefined && { min })}
                  {...(max !== undefined && { max })}
                  onValueChange={(date) => {
                    setTyped(undefined);
                    onValueChange(date);
                    setOpen(false);
                  }}
                />
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      </div>
    </Field>
  );
}
