import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { getTextDirection } from '../lib/arrow-step.ts';
import { joinClasses } from '../lib/join-classes.ts';
import {
  addMonths,
  type CalendarDate,
  clampDate,
  dateFormat,
  dayFormat,
  firstDayOf,
  startOfMonth,
  weeksOfMonth,
} from './calendar-days.ts';
import { moveByKey } from './move-by-key.ts';
import styles from './calendar.module.css';

/** Texts of {@link Calendar}. */
export interface CalendarLabels {
  /** Names the button of the previous month. */
  previous: string;
  /** Names the button of the next month. */
  next: string;
}

/** Props of {@link Calendar}. */
export interface CalendarProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'defaultValue'
> {
  /** `YYYY-MM-DD` */
  value: CalendarDate | undefined;
  /** Called with the new value. */
  onValueChange: (value: CalendarDate) => void;
  /** Today's date in the user's time zone. */
  today: CalendarDate;
  /** BCP 47 tag; determines names of months and days and the first day of the week. */
  locale: string;
  /** Texts of its parts. */
  labels: CalendarLabels;
  /** Smallest value. */
  min?: CalendarDate;
  /** Largest value. */
  max?: CalendarDate;
}

/** A month of days to choose one from. */
export function Calendar(props: CalendarProps) {
  const { value, onValueChange, today, locale, labels, min, max, className, ...rest } = props;
  const [at, setAt] = useState(() => clampDate(value ?? today, min, max));
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const titleId = useId();
  const firstDay = useMemo(() => firstDayOf(locale), [locale]);
  const names = useMemo(
    () => ({
      title: dateFormat(locale, { month: 'long', year: 'numeric' }),
      full: dateFormat(locale, { dateStyle: 'full' }),
      day: dayFormat(locale),
      short: dateFormat(locale, { weekday: 'narrow' }),
      long: dateFormat(locale, { weekday: 'long' }),
    }),
    [locale],
  );
  const weeks = weeksOfMonth(at, firstDay);
  const month = startOfMonth(at);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus();
  }, [at]);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const next = moveByKey(event, at, firstDay, getTextDirection(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    moved.current = true;
    setAt(clampDate(next, min, max));
  }

  return (
    <div
      {...rest}
      role="group"
      aria-labelledby={titleId}
      className={joinClasses(styles['root'], className)}
    >
      <div className={styles['header']}>
        <IconButton
          size="small"
          label={labels.previous}
          icon={<Icon glyph={ChevronLeft} className={styles['turn']} />}
          disabled={min !== undefined && month <= min}
          onClick={() => setAt(clampDate(addMonths(at, -1), min, max))}
        />
        <h3 id={titleId} aria-live="polite" className={styles['title']}>
          {names.title(at)}
        </h3>
        <IconButton
          size="small"
          label={labels.next}
          icon={<Icon glyph={ChevronRight} className={styles['turn']} />}
          disabled={max !== undefined && addMonths(month, 1) > max}
          onClick={() => setAt(clampDate(addMonths(at, 1), min, max))}
        />
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className={styles['grid']}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={names.long(day)} className={styles['weekday']}>
                {names.short(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  role="gridcell"
                  aria-selected={day === value}
                  className={styles['cell']}
                >
                  <button
                    type="button"
                    aria-label={names.full(day)}
                    aria-current={day === today ? 'date' : undefined}
                    data-date={day}
                    tabIndex={day === at ? 0 : -1}
                    data-month={startOfMonth(day) === month ? 'this' : 'other'}
                    data-selected={day === value ? '' : undefined}
                    disabled={clampDate(day, min, max) !== day}
                    onClick={() => {
                      setAt(day);
                      onValueChange(day);
                    }}
                    className={styles['day']}
                  >
                    {names.day(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
