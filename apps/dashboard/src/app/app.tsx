import { lazy, Suspense } from 'react';
import { Skeleton } from '@quits/ui';
import { BrowserRouter, Route, Routes } from 'react-router';
import { AccountsPage } from '../pages/accounts/accounts-page.tsx';
import { FilesPage } from '../pages/files/files-page.tsx';
import { LogPage } from '../pages/logs/log-page.tsx';
import { MailPage } from '../pages/mail/mail-page.tsx';
import { OverviewPage } from '../pages/overview/overview-page.tsx';
import { RequestsPage } from '../pages/requests/requests-page.tsx';
import { ServerPage } from '../pages/server/server-page.tsx';
import { TEXTS } from '../texts.ts';
import { MorePage } from './more-page.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

// With dialogs, which the other pages don't load.
const DataPage = lazy(async () => {
  const { DataPage: Page } = await import('../pages/data/data-page.tsx');
  return { default: Page };
});
const AccountPage = lazy(async () => {
  const { AccountPage: Page } = await import('../pages/accounts/account-page.tsx');
  return { default: Page };
});

/** The dashboard at `/__/`. */
export function App() {
  return (
    <BrowserRouter basename="/__">
      <Shell>
        <Suspense fallback={<Skeleton shape="row" count={8} label={TEXTS.app.loading} />}>
          <Routes>
            <Route index element={<OverviewPage />} />
            <Route path="data/*" element={<DataPage />} />
            <Route path="users" element={<AccountsPage />} />
            <Route path="users/:uid" element={<AccountPage />} />
            <Route path="requests" element={<RequestsPage />} />
            <Route path="refusals" element={<LogPage key="refusals" name="refusals" />} />
            <Route path="mail" element={<MailPage />} />
            <Route path="files" element={<FilesPage />} />
            <Route path="events" element={<LogPage key="events" name="events" />} />
            <Route path="reports" element={<LogPage key="reports" name="reports" />} />
            <Route path="functions" element={<LogPage key="functions" name="functions" />} />
            <Route path="server" element={<ServerPage />} />
            <Route path="security" element={<LogPage key="security" name="security" />} />
            <Route path="more" element={<MorePage />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </Shell>
    </BrowserRouter>
  );
}
