import { Popover as Base } from '@base-ui/react/popover';
import CalendarGlyph from 'lucide-react/icons/calendar';
import { useMemo, useRef, useState } from 'react';
import { Calendar, type CalendarLabels } from '../calendar/calendar.tsx';
import { type CalendarDate, dateFormat } from '../calendar/calendar-days.ts';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import popoverStyles from '../popover/popover.module.css';
import styles from './date-field.module.css';

/** Props of {@link DateField}. */
export interface DateFieldProps extends FieldLabels {
  id?: string;
  className?: string;
  /** `YYYY-MM-DD` */
  value: CalendarDate | undefined;
  onValueChange: (value: CalendarDate) => void;
  today: CalendarDate;
  /** BCP 47 tag. */
  locale: string;
  labels: CalendarLabels;
  min?: CalendarDate;
  max?: CalendarDate;
  disabled?: boolean;
  /** Shown without a date. */
  placeholder?: string;
}

/** A date, written as the locale writes it and chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, note, hideLabel, id, className, value, onValueChange, ...others } =
    props;
  const { today, locale, labels, min, max, disabled, placeholder } = others;
  const ids = useFieldIds(id, props);
  const [open, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const format = useMemo(() => dateFormat(locale, { dateStyle: 'full' }), [locale]);
  const shown = value === undefined ? placeholder : format(value);
  return (
    <Field texts={{ label, hint, error, note, hideLabel }} ids={ids} className={className}>
      <Base.Root open={open} onOpenChange={(next) => setOpen(next)}>
        <Base.Trigger
          id={ids.id}
          disabled={disabled}
          aria-describedby={ids.control['aria-describedby']}
          aria-labelledby={undefined}
          aria-label={`${label}, ${shown ?? ''}`}
          data-empty={value === undefined ? '' : undefined}
          className={joinClasses(fieldStyles['line'], styles['trigger'])}
        >
          <span className={styles['value']}>{shown}</span>
          <Icon glyph={CalendarGlyph} className={styles['icon']} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
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
                value={value}
                today={today}
                locale={locale}
                labels={labels}
                {...(min !== undefined && { min })}
                {...(max !== undefined && { max })}
                onValueChange={(date) => {
                  onValueChange(date);
                  setOpen(false);
                }}
              />
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
