import { useFormatter, useT } from '@quits/i18n/react';
import type { ReadReceipt } from '@quits/ledger/receipt';
import type { ExpenseForm } from '@quits/product/expense-form/expense-form.ts';
import { withReceipt } from '@quits/product/expense-form/with-receipt.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { Banner, Button, Icon, Progress, Select } from '@quits/ui';
import { ScanText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { notices } from '../platform/notices/notices.ts';
import styles from './scan-receipt-panel.module.css';
import {
  RECOGNITION_LANGUAGES,
  type RecognitionLanguage,
  recognitionLanguage,
} from '@quits/app-platform/photo-text/recognition-files.ts';
import { ReadWithModel } from './read-with-model.tsx';
import { scanReceipt, type ScanProblem } from './scan-receipt.ts';
import { useReceiptModel } from './use-receipt-model.ts';

/** Props of {@link ScanReceipt}. */
export interface ScanReceiptProps {
  readonly file: File;
  /** ISO 4217 code of the form. */
  readonly currency: string;
  readonly onRead: (fill: (form: ExpenseForm) => ExpenseForm) => void;
}

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly step: 'loading' | 'reading'; readonly part: number }
  | { readonly status: 'failed'; readonly problem: ScanProblem };

/** Reads the items of a receipt from its photo, on this device or, if the server offers it and somebody asks for it, by a model. */
export function ScanReceipt({ file, currency, onRead }: ScanReceiptProps) {
  const t = useT();
  const { locale } = useFormatter();
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'language' }), [locale]);
  const [language, setLanguage] = useState(() => recognitionLanguage(locale));
  const [state, setState] = useState<State>({ status: 'idle' });
  const host = useReceiptModel();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function scan(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', step: 'loading', part: 0 });
    try {
      const result = await scanReceipt(file, {
        language,
        locale: language === recognitionLanguage(locale) ? locale : language,
        currency,
        today: localDate(new Date()),
        signal: controller.signal,
        onProgress: (step, part) => setState({ status: 'running', step, part }),
      });
      if (result.ok) fill(result.value);
      else setState({ status: 'failed', problem: result.error });
    } catch {
      // Cancelled.
      setState({ status: 'idle' });
    }
  }

  function fill(receipt: ReadReceipt): void {
    setState({ status: 'idle' });
    notices.show({
      text: receipt.addsUp ? t('scan:done') : t('scan:mismatch'),
    });
    onRead((form) => withReceipt(form, receipt, locale));
  }

  return (
    <section className={styles['root']} aria-label={t('scan:read')}>
      {state.status === 'running' ? (
        <>
          <Progress
            label={t(state.step === 'loading' ? 'scan:loading' : 'scan:reading')}
            value={state.part}
          />
          <Button onClick={() => running.current?.abort(new Error('Cancelled.'))}>
            {t('common:cancel')}
          </Button>
        </>
      ) : (
        <>
          <Select
            label={t('scan:language')}
            value={language}
            options={Object.keys(RECOGNITION_LANGUAGES).map((value) => ({
              value,
              label: names.of(value) ?? value,
            }))}
            onValueChange={(value) => setLanguage(value as RecognitionLanguage)}
          />
          <Button icon={<Icon glyph={ScanText} />} onClick={() => void scan()}>
            {t('scan:read')}
          </Button>
          <p className={styles['hint']}>{t('scan:hint')}</p>
        </>
      )}
      {state.status === 'failed' ? (
        <Banner tone="danger">{t(problemText(state.problem))}</Banner>
      ) : null}
      {host === undefined ? null : (
        <ReadWithModel
          file={file}
          currency={currency}
          host={host}
          isBusy={state.status === 'running'}
          onRead={fill}
        />
      )}
    </section>
  );
}

function problemText(problem: ScanProblem) {
  switch (problem) {
    case 'no-image':
      return 'scan:noImage';
    case 'nothing-found':
      return 'scan:nothing';
    case 'not-loaded':
      return navigator.onLine ? 'scan:failed' : 'scan:offline';
  }
}
