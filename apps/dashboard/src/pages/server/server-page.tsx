import { PageHeader } from '@quits/ui';
import type { ServerState } from '../../api/index.ts';
import { formatSize } from '../../lib/format.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { TEXTS } from '../../texts.ts';
import { BackupFacts } from './backup-facts.tsx';
import { MailFacts } from './mail-facts.tsx';
import styles from './server-page.module.css';
import { SignUpForm } from './sign-up-form.tsx';

const texts = TEXTS.server;

/** The server itself: storage, administrators, backup, sign-up, mail. */
export function ServerPage() {
  const server = useResource<ServerState>('/__/api/server');
  return (
    <>
      <PageHeader title={TEXTS.pages.server} lead={texts.lead} />
      <Loaded from={server}>
        {({ storage, administrators, signUp, mail, backup }) => (
          <div className={styles['root']}>
            <section>
              <h2 className={styles['heading']}>{texts.storage}</h2>
              <Facts
                entries={[
                  [texts.database, formatSize(storage.databaseBytes)],
                  [texts.files, texts.fileCount(formatSize(storage.filesBytes), storage.files)],
                  [texts.free, formatSize(storage.freeBytes)],
                  [texts.administrators, administrators.join(', ')],
                ]}
              />
            </section>
            <section>
              <h2 className={styles['heading']}>{texts.backup}</h2>
              {backup === undefined ? (
                <p>{texts.noBackup}</p>
              ) : (
                <BackupFacts backup={backup} onChange={server.reload} />
              )}
            </section>
            <section>
              <h2 className={styles['heading']}>{texts.signUp}</h2>
              <SignUpForm signUp={signUp} onChange={server.reload} />
            </section>
            <section>
              <h2 className={styles['heading']}>{texts.mail}</h2>
              {mail === undefined ? <p>{texts.noMail}</p> : <MailFacts mail={mail} />}
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}
