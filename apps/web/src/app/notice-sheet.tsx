import { useT } from '@quits/i18n/react';
import { Button, Sheet } from '@quits/ui';
import type { Notice } from './notice.ts';

/** A sheet that asks a question once; closing it declines. */
export function NoticeSheet({ title, text, accept, decline }: Notice) {
  const t = useT();
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) decline.run();
      }}
      title={title}
      description={text}
      labels={{ close: t('common:close') }}
      actions={
        <>
          <Button onClick={accept.run}>{accept.label}</Button>
          <Button onClick={decline.run}>{decline.label}</Button>
        </>
      }
    />
  );
}
