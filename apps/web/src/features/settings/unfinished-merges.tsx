import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useGroup } from '../../group-context/group-context.tsx';
import { useMerge } from './use-merge.ts';

/** Offers to resume interrupted merges, by any member. */
export function UnfinishedMerges() {
  const { people } = useGroup().data;
  return Object.entries(people).map(([id, { name, mergingInto }]) =>
    mergingInto === undefined ? null : (
      <Unfinished
        key={id}
        from={{ id, name }}
        into={{ id: mergingInto, name: people[mergingInto]?.name ?? '' }}
      />
    ),
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function Unfinished({ from, into }: { readonly from: Named; readonly into: Named }) {
  const t = useT();
  const errorText = useErrorText();
  const { state, merge, undo } = useMerge();
  return (
    <Banner
      tone="warning"
      title={t('settings:mergeOpen', { from: from.name, into: into.name })}
      actions={
        <>
          <Button loading={state.step === 'working'} onClick={() => void merge(from.id, into.id)}>
            {t('common:continue')}
          </Button>
          <Button
            variant="quiet"
            loading={state.step === 'working'}
            onClick={() => void undo(from.id)}
          >
            {t('common:undo')}
          </Button>
        </>
      }
    >
      {state.step === 'failed' ? errorText(state.error) : null}
    </Banner>
  );
}
