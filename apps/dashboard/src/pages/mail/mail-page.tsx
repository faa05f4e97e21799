import { Button, EmptyState, PageHeader, VirtualList } from '@quits/ui';
import type { MailList } from '../../api/index.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { useLive } from '../../lib/use-live.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './mail-page.module.css';
import { MailRow } from './mail-row.tsx';

const texts = TEXTS.mail;
const keyOf = ({ id }: MailList['messages'][number]) => id;
const row = (message: MailList['messages'][number]) => <MailRow message={message} />;

/** All emails and SMS messages, newest first. */
export function MailPage() {
  const list = useResource<MailList>('/__/api/mail');
  useLive('mail', list.reload);

  async function clear(): Promise<void> {
    const isDone = await perform(() => fetchJson('/__/mail/clear', { body: {} }));
    if (isDone) toasts.show({ text: texts.cleared });
    list.reload();
  }

  const some = list.value !== undefined && list.value.messages.length > 0;
  return (
    <>
      <PageHeader
        title={TEXTS.pages.mail}
        lead={`${texts.lead} ${TEXTS.logs.live}`}
        actions={some ? <Button onClick={() => void clear()}>{texts.clear}</Button> : undefined}
      />
      <Loaded from={list}>
        {({ messages }) => (
          <VirtualList
            label={TEXTS.pages.mail}
            items={messages}
            itemKey={keyOf}
            estimate={96}
            className={styles['list']}
            empty={<EmptyState title={texts.empty} />}
          >
            {row}
          </VirtualList>
        )}
      </Loaded>
    </>
  );
}
