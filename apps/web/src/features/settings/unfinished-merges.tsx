import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button } from '@quits/ui';
import { useGroup } from '../../open-group/group-context.tsx';
import { useIsOwn } from '../../group-people/use-is-own.ts';
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
  const isOwn = useIsOwn();
  return (
    <Banner
      tone="warning"
      title={
        isOwn(into.id)
          ? t('you:mergeOpen', { from: from.name })
          : t('settings:mergeOpen', { from: from.name, into: into.name })
      }
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
            {t('settings:unmerge')}
          </Button>
        </>
      }
    >
      {state.step === 'failed' ? errorText(state.error) : null}
    </Banner>
  );
}
