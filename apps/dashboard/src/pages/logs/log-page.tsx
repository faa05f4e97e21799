import { EmptyState, PageHeader, VirtualList } from '@quits/ui';
import type { LogEntry, LogName, LogPage as Log } from '../../api/index.ts';
import { useLive } from '../../lib/use-live.ts';
import { useParam } from '../../lib/use-param.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { LogRow } from '../../parts/log-row.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './log-page.module.css';

const texts = TEXTS.logs;
const LEADS = {
  refusals: texts.refusalsLead,
  events: texts.eventsLead,
  functions: texts.functionsLead,
  reports: texts.reportsLead,
  security: texts.securityLead,
} as const;

/** Entries by their keys, which stay the same when newer ones arrive. */
interface Keyed extends LogEntry {
  readonly key: string;
}

const keyOf = ({ key }: Keyed) => key;
const row = (entry: Keyed) => <LogRow entry={entry} />;

/** The entries of a log, newest first. */
export function LogPage({ name }: { readonly name: LogName }) {
  const log = useResource<Log>(`/__/api/log/${name}`);
  useLive(name, log.reload);
  const [query, setQuery] = useParam('q');
  return (
    <>
      <PageHeader title={TEXTS.pages[name]} lead={`${LEADS[name]} ${texts.live}`} />
      <Loaded from={log}>
        {({ entries }) => (
          <>
            {entries.length === 0 ? null : (
              <Toolbar label={texts.filter} query={query} onQueryChange={setQuery} />
            )}
            <VirtualList
              label={TEXTS.pages[name]}
              items={matching(entries, query)}
              itemKey={keyOf}
              estimate={44}
              className={styles['list']}
              empty={
                <EmptyState
                  pose="level"
                  title={entries.length === 0 ? texts.empty[name] : texts.noMatch}
                />
              }
            >
              {row}
            </VirtualList>
          </>
        )}
      </Loaded>
    </>
  );
}

function matching(entries: readonly LogEntry[], query: string): readonly Keyed[] {
  const wanted = query.toLowerCase();
  const times = new Map<string, number>();
  // The oldest entries come last, so counting from there gives stable keys.
  return entries
    .toReversed()
    .map((entry) => {
      const text = `${entry.at} ${JSON.stringify(entry.data)}`;
      const count = times.get(text) ?? 0;
      times.set(text, count + 1);
      return { ...entry, key: `${text} ${count}` };
    })
    .toReversed()
    .filter(({ key }) => key.toLowerCase().includes(wanted));
}
