import { prepareImage } from '@quits/app-platform/photo-text/prepare-image.ts';
import type { Translate } from '@quits/i18n';
import { useFormatter, useT } from '@quits/i18n/react';
import type { ReadReceipt } from '@quits/ledger/receipt';
import {
  askReceiptModel,
  type ModelProblem,
} from '@quits/product/receipt-model/ask-receipt-model.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { Banner, Button, Icon, Progress } from '@quits/ui';
import { CloudUpload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAccountTools } from '../account/account-tools.tsx';
import styles from './scan-receipt-panel.module.css';

/** Props of {@link ReadWithModel}. */
export interface ReadWithModelProps {
  readonly file: File;
  /** ISO 4217 code of the form. */
  readonly currency: string;
  /** Host of the model, which people read before they send the photo. */
  readonly host: string;
  /** Whether the photo is being read on the device. */
  readonly isBusy: boolean;
  readonly onRead: (receipt: ReadReceipt) => void;
}

type State =
  | { readonly status: 'idle' | 'waiting' }
  | { readonly status: 'failed'; readonly problem: ModelProblem | 'no-image' };

/** Sends a receipt's photo to the model of the server, if somebody presses the button that says so. */
export function ReadWithModel({ file, currency, host, isBusy, onRead }: ReadWithModelProps) {
  const t = useT();
  const { locale } = useFormatter();
  const { call } = useAccountTools();
  const [state, setState] = useState<State>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ status: 'waiting' });
    const photo = await prepareImage({ file, quarter: 0, isPlain: true }, signal).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    if (photo === undefined) {
      setState({ status: 'failed', problem: 'no-image' });
      return;
    }
    const options = { locale, currency, today: localDate(new Date()) };
    const read = await askReceiptModel(call, photo, options);
    if (signal.aborted) return;
    setState(read.ok ? { status: 'idle' } : { status: 'failed', problem: read.error });
    if (read.ok) onRead(read.value);
  }

  function cancel(): void {
    running.current?.abort();
    setState({ status: 'idle' });
  }

  if (state.status === 'waiting')
    return (
      <>
        <Progress label={t('scan:waiting', { host })} />
        <Button onClick={cancel}>{t('common:cancel')}</Button>
      </>
    );
  return (
    <>
      <Button icon={<Icon glyph={CloudUpload} />} disabled={isBusy} onClick={() => void send()}>
        {t('scan:readWith', { host })}
      </Button>
      <p className={styles['hint']}>{t('scan:sends', { host })}</p>
      {state.status === 'failed' ? (
        <Banner tone="danger">{problemText(t, state.problem, host)}</Banner>
      ) : null}
    </>
  );
}

function problemText(t: Translate, problem: ModelProblem | 'no-image', host: string): string {
  switch (problem) {
    case 'no-image':
      return t('scan:noImage');
    case 'unusable':
      return t('scan:unusable', { host });
    case 'busy':
      return t('scan:busy');
    case 'offline':
      return t('scan:modelOffline', { host });
    case 'unavailable':
      return t('scan:unavailable', { host });
  }
}
