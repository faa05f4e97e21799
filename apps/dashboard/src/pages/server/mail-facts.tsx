import type { MailState } from '../../api/index.ts';
import { Facts } from '../../parts/facts.tsx';
import { TimeText } from '../../parts/time-text.tsx';
import { TEXTS } from '../../texts.ts';
import { MailTest } from './mail-test.tsx';
import styles from './server-page.module.css';

const texts = TEXTS.server;

/** Shows whether emails are delivered, and a form that sends one. */
export function MailFacts({ mail }: { readonly mail: MailState }) {
  const { waiting, failure, deliveredAt, givenUp } = mail;
  return (
    <div className={styles['form']}>
      <Facts
        entries={[
          [texts.waiting, waiting.toLocaleString('en')],
          [
            texts.lastDelivered,
            deliveredAt === undefined ? texts.never : <TimeText time={deliveredAt} />,
          ],
          [texts.problem, failure],
          [
            texts.givenUp,
            givenUp.length === 0
              ? undefined
              : givenUp.map(({ at, to, reason }) => (
                  <div key={`${at} ${to}`}>
                    <TimeText time={at} /> <span>{texts.notDelivered(to, reason)}</span>
                  </div>
                )),
          ],
        ]}
      />
      <MailTest />
    </div>
  );
}
