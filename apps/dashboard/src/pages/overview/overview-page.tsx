import { Button, Icon, Link, PageHeader, Stat, StatRow } from '@quits/ui';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Overview } from '../../api/index.ts';
import { copyText } from '../../lib/copy-text.ts';
import { formatNumber, formatSize } from '../../lib/format.ts';
import { isHidden } from '../../lib/is-hidden.ts';
import { useLive } from '../../lib/use-live.ts';
import { useResource } from '../../lib/use-resource.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { LogRow } from '../../parts/log-row.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './overview-page.module.css';
import { RequestChart } from './request-chart.tsx';

const texts = TEXTS.overview;

/** The counts of what is stored, the rules' latest decisions, and the addresses to connect to. */
export function OverviewPage() {
  const overview = useResource<Overview>('/__/api/overview');
  useLive('requests', overview.reload);
  useLive('refusals', overview.reload);
  return (
    <>
      <PageHeader
        title={overview.value?.project ?? TEXTS.pages.overview}
        lead={texts.lead}
        actions={
          <Button
            disabled={overview.value === undefined}
            icon={<Icon glyph={Copy} size="small" />}
            onClick={() => void copyText(JSON.stringify(overview.value?.config, null, 2))}
          >
            {texts.copyConfig}
          </Button>
        }
      />
      <Loaded from={overview}>{(value) => <Content overview={value} />}</Loaded>
    </>
  );
}

function Content({ overview }: { readonly overview: Overview }) {
  const { tenants, files, events, reports, refused, quotas } = overview;
  return (
    <>
      <StatRow>
        <Figure
          to="/users"
          label={TEXTS.pages.users}
          figure={overview.accounts}
          detail={tenants === 0 ? undefined : texts.tenants(tenants)}
        />
        <Figure
          to="/refusals"
          label={TEXTS.pages.refusals}
          figure={refused.count}
          isLimit={refused.isLimit}
        />
        {!isHidden('/mail') && (
          <Figure to="/mail" label={TEXTS.pages.mail} figure={overview.messages} />
        )}
        <Figure
          to="/files"
          label={TEXTS.pages.files}
          figure={files.count}
          detail={files.count === 0 ? undefined : formatSize(files.bytes)}
        />
        <Figure
          to="/events"
          label={TEXTS.pages.events}
          figure={events.count}
          isLimit={events.isLimit}
        />
        <Figure
          to="/reports"
          label={TEXTS.pages.reports}
          figure={reports.count}
          isLimit={reports.isLimit}
        />
        <Stat label={texts.installations} figure={formatNumber(overview.installations)} />
      </StatRow>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <RequestChart bars={overview.requests} mostExpensive={overview.mostExpensive} />
          <section>
            <h2 className={styles['heading']}>{texts.lastRefusals}</h2>
            {overview.lastRefusals.length === 0 ? (
              <p className={styles['quiet']}>{texts.noRefusals}</p>
            ) : (
              <>
                <ul className={styles['list']}>
                  {overview.lastRefusals.map((entry) => (
                    <li key={`${entry.at} ${JSON.stringify(entry.data)}`}>
                      <LogRow entry={entry} />
                    </li>
                  ))}
                </ul>
                <To to="/refusals">{texts.allRefusals}</To>
              </>
            )}
          </section>
        </div>
        <div className={styles['side']}>
          <section>
            <h2 className={styles['heading']}>{texts.connect}</h2>
            <Facts
              entries={overview.addresses.map(({ service, address }) => {
                const name = texts.services[service];
                return [
                  name,
                  <>
                    <code>{address}</code>
                    <CopyButton label={texts.copyAddress(name)} text={address} />
                  </>,
                ];
              })}
            />
          </section>
          {quotas.length === 0 ? null : (
            <section>
              <h2 className={styles['heading']}>{texts.quotas}</h2>
              <Facts
                entries={quotas
                  .toSorted((a, b) => b.used - a.used)
                  .slice(0, 6)
                  .map(({ quota, address, used, limit, isHeld }) => [
                    `${texts.quotaKinds[quota]}, ${address}`,
                    texts.quota(used, limit, isHeld),
                  ])}
              />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

interface FigureProps {
  readonly to: string;
  readonly label: string;
  readonly figure: number;
  readonly isLimit?: boolean;
  readonly detail?: string | undefined;
}

function Figure({ to, label, figure, isLimit = false, detail }: FigureProps) {
  return (
    <Stat
      label={<To to={to}>{label}</To>}
      figure={isLimit ? texts.atLeast(figure) : formatNumber(figure)}
      detail={detail}
    />
  );
}

function To({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link variant="quiet" render={(props) => <RouterLink {...props} to={to} />}>
      {children}
    </Link>
  );
}
