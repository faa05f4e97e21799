import { EmptyState, PageHeader, SegmentedControl } from '@quits/ui';
import type { DecisionList } from '../../api/index.ts';
import { useLive } from '../../lib/use-live.ts';
import { useParam } from '../../lib/use-param.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Rows } from '../../parts/rows.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { TEXTS } from '../../texts.ts';
import { type KeyedDecision, matchingRequests } from './matching-requests.ts';
import { COLUMNS } from './request-columns.tsx';

const texts = TEXTS.requests;

const keyOf = ({ key }: KeyedDecision) => key;

/** The latest requests, as they come. */
export function RequestsPage() {
  const list = useResource<DecisionList>('/__/api/requests');
  useLive('requests', list.reload);
  const [query, setQuery] = useParam('q');
  const [only, setOnly] = useParam('only');
  const most = list.value?.mostExpressions ?? 1000;
  return (
    <>
      <PageHeader title={TEXTS.pages.requests} lead={texts.lead(most)} />
      <Loaded from={list}>
        {({ requests }) => (
          <>
            <Toolbar label={texts.filter} query={query} onQueryChange={setQuery}>
              <SegmentedControl
                label={texts.show}
                hideLabel
                segments={[
                  { value: 'all', label: texts.all },
                  { value: 'refused', label: texts.refused },
                ]}
                value={only === 'refused' ? 'refused' : 'all'}
                onValueChange={(value) => setOnly(value === 'all' ? '' : value)}
              />
            </Toolbar>
            <Rows
              label={TEXTS.pages.requests}
              columns={COLUMNS}
              items={matchingRequests(requests, query, only === 'refused')}
              itemKey={keyOf}
              empty={<EmptyState title={requests.length === 0 ? texts.empty : texts.noMatch} />}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
