import { Badge, Disclosure } from '@quits/ui';
import { ruleLine } from '../../lib/format.ts';
import type { Column } from '../../parts/rows.tsx';
import { TimeText } from '../../parts/time-text.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './request-columns.module.css';
import type { KeyedDecision } from './matching-requests.ts';

const texts = TEXTS.requests;

/** The columns of the list of requests. */
export const COLUMNS: readonly Column<KeyedDecision>[] = [
  {
    id: 'path',
    header: texts.path,
    width: 'minmax(0, 3fr)',
    cell: ({ method, path }) => (
      <>
        <span className={styles['method']}>{method}</span> <code>/{path}</code>
      </>
    ),
  },
  {
    id: 'verdict',
    header: texts.verdict,
    width: 'minmax(9.5rem, 2fr)',
    type: 'wide',
    cell: ({ allowed, explanation }) => (
      <Disclosure
        reach="row"
        summary={
          <span className={styles['verdict']}>
            <Badge tone={allowed ? 'credit' : 'debit'}>
              {allowed ? texts.allowed : texts.refused}
            </Badge>
            <code>{ruleLine(explanation)}</code>
          </span>
        }
      >
        <pre>{explanation}</pre>
      </Disclosure>
    ),
  },
  {
    id: 'account',
    header: texts.account,
    width: 'minmax(0, 1.2fr)',
    cell: ({ uid }) =>
      uid === null ? <span className={styles['quiet']}>{texts.guest}</span> : <code>{uid}</code>,
  },
  { id: 'cost', header: texts.cost, width: '4rem', type: 'figure', cell: ({ cost }) => cost },
  { id: 'reads', header: texts.reads, width: '4rem', type: 'figure', cell: ({ reads }) => reads },
  {
    id: 'when',
    header: texts.when,
    width: '5.5rem',
    type: 'figure',
    cell: ({ time }) => <TimeText time={time} />,
  },
];
