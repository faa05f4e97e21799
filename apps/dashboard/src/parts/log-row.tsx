import { Badge, Disclosure } from '@quits/ui';
import type { LogEntry } from '../api/index.ts';
import { auditHeadline } from '../lib/audit-headline.ts';
import { ruleLine } from '../lib/format.ts';
import { TEXTS } from '../texts.ts';
import styles from './log-row.module.css';
import { RunAgain } from './run-again.tsx';
import { TimeText } from './time-text.tsx';

/** An entry of a log: its headline, and the rest on demand. */
export function LogRow({ entry }: { readonly entry: LogEntry }) {
  const { headline, rest } = told(entry.data);
  const [first = '', ...lines] = headline.split('\n');
  const line = ruleLine(first);
  const details = [
    ...lines,
    ...(Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest, null, 2)]),
  ];
  return (
    <div className={styles['root']}>
      <span className={styles['time']}>
        <TimeText time={entry.at} />
      </span>
      <div className={styles['text']}>
        {details.length === 0 ? (
          <p>{first}</p>
        ) : (
          <Disclosure summary={first === '' ? TEXTS.logs.details : first}>
            <pre>{details.join('\n')}</pre>
          </Disclosure>
        )}
      </div>
      {line === undefined ? null : <Badge tone="debit">{line}</Badge>}
      <RunAgain data={entry.data} />
    </div>
  );
}

/** Splits an entry into its headline and the rest. */
function told(data: LogEntry['data']) {
  const audited = auditHeadline(data);
  if (audited !== undefined) return { headline: audited, rest: data };
  const field = typeof data['name'] === 'string' ? 'name' : 'message';
  const { [field]: headline, ...rest } = data;
  return typeof headline === 'string' ? { headline, rest } : { headline: '', rest: data };
}
