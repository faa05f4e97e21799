import { useT } from '@quits/i18n/react';
import { Disclosure, Icon, IconButton, List, ListRow } from '@quits/ui';
import { X } from 'lucide-react';
import { forgetRule, readRules } from '@quits/product/statement/statement-memory.ts';
import { useState } from 'react';
import { useCategories } from '../../categories/use-categories.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { useJoined } from '../../text/use-joined.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import { useWhoseText } from './use-whose-text.ts';

/** Rules that this device has learned from added lines; each can be removed. */
export function LearnedRules() {
  const t = useT();
  const { id: groupId } = useGroup();
  const { uid } = useRights();
  const { categoryOf } = useCategories();
  const whoseText = useWhoseText();
  const joined = useJoined();
  const labelled = useLabelled();
  const [rules, setRules] = useState(() => readRules({ uid, groupId }));
  if (rules.length === 0) return null;
  return (
    <Disclosure surface="plain" summary={t('statement:rules')}>
      <List>
        {rules.map(({ key, choice }) => (
          <ListRow
            key={key}
            title={choice.title}
            description={joined([
              choice.whose.kind === 'payment' ? '' : categoryOf(choice.category).name,
              whoseText(choice.whose, true),
            ])}
            action={
              <IconButton
                label={labelled(t('common:remove'), choice.title)}
                icon={<Icon glyph={X} />}
                onClick={() => {
                  forgetRule({ uid, groupId }, key);
                  setRules(readRules({ uid, groupId }));
                }}
              />
            }
          />
        ))}
      </List>
    </Disclosure>
  );
}
