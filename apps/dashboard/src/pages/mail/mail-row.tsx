import { Disclosure, Link } from '@quits/ui';
import type { Mail } from '../../api/index.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { TimeText } from '../../parts/time-text.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './mail-row.module.css';

const texts = TEXTS.mail;

/** A message with its link or code. */
export function MailRow({ message }: { readonly message: Mail }) {
  const { sentAt, to, subject, text, code, link } = message;
  return (
    <article className={styles['root']}>
      <div className={styles['head']}>
        <h2 className={styles['subject']}>{subject ?? texts.sms}</h2>
        <span className={styles['quiet']}>
          <TimeText time={sentAt} />
        </span>
      </div>
      <p className={styles['quiet']}>{to}</p>
      <div className={styles['content']}>
        <Disclosure summary={texts.read}>
          <pre>{text}</pre>
        </Disclosure>
        {link === undefined || !isAddress(link) ? null : <Link href={link}>{texts.follow}</Link>}
        {code === undefined ? null : (
          <span className={styles['code']}>
            {texts.code} <code>{code}</code>
            <CopyButton label={texts.copyCode} text={code} />
          </span>
        )}
      </div>
    </article>
  );
}

/** Only addresses of the web or of this origin become links. */
function isAddress(link: string): boolean {
  return /^(?:https?:\/\/|\/)/u.test(link);
}
