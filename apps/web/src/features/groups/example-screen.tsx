import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Skeleton } from '@quits/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { createExample } from '@quits/product/example/create-example.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { paths } from '../../routing/paths.ts';
import { useTitle } from '../../routing/use-title.ts';
import { useExampleTexts } from './use-example-texts.ts';

/** Opens the user's sample trip, and creates it first if there is none. */
export function ExampleScreen() {
  const t = useT();
  const uid = useUser()?.uid;
  const database = useDatabase();
  const navigate = useNavigate();
  const texts = useExampleTexts();
  const own = useOwnGroups();
  const isDone = useRef(false);
  useTitle(texts.groupName);
  useEffect(() => {
    if (isDone.current || uid === undefined || own.status !== 'ready') return;
    isDone.current = true;
    const existing = own.data.find(({ data }) => data.isExample === true);
    const groupId = existing?.id ?? createExample(database, uid, texts, Date.now()).groupId;
    void navigate(paths.group(groupId), { replace: true });
  }, [uid, own, database, texts, navigate]);
  return <Skeleton shape="row" count={4} label={t('common:loading')} />;
}
