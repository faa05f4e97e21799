import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { arrowStep, getTextDirection } from '../lib/arrow-step.ts';
import { joinClasses } from '../lib/join-classes.ts';
import { personHue } from '../lib/person-hue.ts';
import { type ChartLine, DENSE } from './bar-chart.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import chart from './charts.module.css';
import { BarTarget } from './bar-target.tsx';
import { StackSwatch } from './stack-swatch.tsx';
import { StackTip } from './stack-tip.tsx';
import type { StackedBar, StackPart } from './stacked-bar.ts';
import styles from './stacked-bars.module.css';

/** Props of {@link StackedBars}. */
export interface StackedBarsProps extends ChartProps {
  /** Items to show, in order. */
  items: readonly StackedBar[];
  /** Id of the highlighted bar, such as the current month's. */
  current?: string;
  /** Grid lines, labeled at the start. @default none */
  axis?: readonly ChartLine[];
  /** A value to compare with, such as a typical month's; its label is below the chart. */
  reference?: ChartLine;
}

/** Bars of several parts over an axis; a bar lists its parts when hovered, focused or tapped. */
export function StackedBars({ items, current, axis = [], reference, ...rest }: StackedBarsProps) {
  const tipId = useId();
  const [active, setActive] = useState<string>();
  const [stop, setStop] = useState(0);
  const sums = items.map(
    ({ parts, value }) => value ?? parts.reduce((sum, part) => sum + part.value, 0),
  );
  const lines = reference === undefined ? axis : [...axis, reference];
  const top = Math.max(0, ...sums, ...lines.map(({ value }) => value)) || 1;
  const at = (value: number): CSSProperties & Record<'--at', number> => ({ '--at': value / top });
  const series = seriesOf(items);

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') setActive(undefined);
    const bars = event.currentTarget.querySelectorAll<HTMLElement>('[data-bar]');
    const direction = getTextDirection(event.currentTarget);
    const next = arrowStep(event.key, stop, bars.length, 'horizontal', direction);
    if (next === undefined) return;
    event.preventDefault();
    bars[next]?.focus();
  }

  return (
    <ChartFrame
      {...rest}
      items={items.map((item, index) => ({ ...item, value: sums[index] ?? 0 }))}
      columns={series.map(({ id, label }) => ({
        id,
        header: label,
        cell: (bar) =>
          items.find((item) => item.id === bar.id)?.parts.find((part) => part.id === id)?.formatted,
      }))}
      readable
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the focus */}
      <div
        className={joinClasses(chart['bars'], styles['root'])}
        data-axis={axis.length > 0 ? '' : undefined}
        data-many={items.length > 8 ? '' : undefined}
        data-dense={items.length > DENSE ? '' : undefined}
        onKeyDown={move}
      >
        <div aria-hidden="true" className={chart['lines']}>
          {axis.map(({ value, label }) => (
            <span key={value} className={chart['gridLine']} style={at(value)}>
              <span className={chart['lineLabel']}>{label}</span>
            </span>
          ))}
          {reference === undefined ? null : (
            <span className={chart['reference']} style={at(reference.value)} />
          )}
        </div>
        {items.map((item, index) => (
          <div
            key={item.id}
            data-current={item.id === current ? '' : undefined}
            className={joinClasses(chart['column'], styles['bar'])}
            onPointerEnter={() => setActive(item.id)}
            onPointerLeave={() => setActive(undefined)}
          >
            <span
              className={styles['stack']}
              style={{ blockSize: `${(Math.max(0, sums[index] ?? 0) / top) * 100}%` }}
            >
              {item.parts.map(({ id, value, hue }) => (
                <span
                  key={id}
                  data-person={hue === undefined ? undefined : personHue(hue)}
                  className={styles['layer']}
                  style={{ flexGrow: value }}
                />
              ))}
            </span>
            {item.figure === undefined ? null : (
              <span aria-hidden="true" className={joinClasses(chart['room'], styles['figure'])}>
                <span className={chart['over']} style={at(sums[index] ?? 0)}>
                  {item.figure}
                </span>
              </span>
            )}
            <span aria-hidden="true" className={chart['tick']}>
              {item.short ?? item.label}
            </span>
            <BarTarget
              bar={item}
              tabIndex={index === stop ? 0 : -1}
              aria-describedby={active === item.id ? tipId : undefined}
              onFocus={() => {
                setStop(index);
                setActive(item.id);
              }}
              onBlur={() => setActive(undefined)}
            />
            {active === item.id ? (
              <StackTip id={tipId} bar={item} place={(index + 0.5) / items.length} />
            ) : null}
          </div>
        ))}
      </div>
      <ul role="list" className={styles['series']}>
        {series.map(({ id, label, hue }) => (
          <li key={id} className={styles['seriesEntry']}>
            <StackSwatch hue={hue} />
            {label}
          </li>
        ))}
        {reference === undefined ? null : (
          <li className={joinClasses(chart['key'], styles['reference'])}>
            <span className={chart['keyLine']} />
            {reference.label}
          </li>
        )}
      </ul>
    </ChartFrame>
  );
}

/** Returns each part once: the largest first, and those without a hue last. */
function seriesOf(items: readonly StackedBar[]): readonly StackPart[] {
  const sums = new Map<string, StackPart>();
  for (const part of items.flatMap(({ parts }) => parts)) {
    sums.set(part.id, { ...part, value: part.value + (sums.get(part.id)?.value ?? 0) });
  }
  const isRest = ({ hue }: StackPart) => Number(hue === undefined);
  return [...sums.values()].sort((a, b) => isRest(a) - isRest(b) || b.value - a.value);
}
