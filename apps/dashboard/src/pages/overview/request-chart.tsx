import { BarChart } from '@quits/ui';
import type { Decision, RequestBar } from '../../api/index.ts';
import { clockTime } from '../../lib/format.ts';
import { TEXTS } from '../../texts.ts';
import styles from './request-chart.module.css';

const texts = TEXTS.overview;
/** Number of bars for each time label. */
const TICKS = 3;
/** Minutes of a bar. */
const MINUTES = 5;

/** The requests of the last hour that the rules evaluated. */
export function RequestChart({
  bars,
  mostExpensive,
}: {
  readonly bars: readonly RequestBar[];
  readonly mostExpensive: Decision | undefined;
}) {
  const isQuiet = bars.every(({ allowed, refused }) => allowed + refused === 0);
  const most = Math.max(1, ...bars.map(({ allowed, refused }) => allowed + refused));
  return (
    <div>
      <BarChart
        title={texts.chart}
        labels={texts.chartLabels}
        axis={[{ value: most, label: String(most) }]}
        items={bars.map(({ from, allowed, refused }, index) => ({
          id: String(from),
          label: clockTime(from),
          short: index % TICKS === 0 ? texts.ago((bars.length - index) * MINUTES) : '',
          value: allowed + refused,
          formatted: texts.bar(allowed + refused, refused),
        }))}
      />
      <p className={styles['note']}>{isQuiet ? texts.quiet : noteOf(mostExpensive)}</p>
    </div>
  );
}

function noteOf(mostExpensive: Decision | undefined) {
  if (mostExpensive === undefined) return null;
  return texts.mostExpensive(mostExpensive.cost, `${mostExpensive.method} ${mostExpensive.path}`);
}
