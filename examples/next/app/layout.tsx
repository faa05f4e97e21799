import '@quits/ui/styles.css';
import { fetchConfig } from '@quits/firebase-core';
import type { ReactNode } from 'react';
import { Providers } from '../src/providers.tsx';

export const metadata = { title: 'Memo' };
export const dynamic = 'force-dynamic'; // configured when it starts, not when it is built

export default async function Layout({ children }: { children: ReactNode }) {
  const config = await fetchConfig({ url: process.env['FIREBASE_CONFIG_URL'] ?? '' });
  if (!config.ok) throw config.error;
  return (
    <html lang="en">
      <body>
        <main style={{ maxInlineSize: '34rem', margin: '2rem auto', paddingInline: '1rem' }}>
          <Providers config={config.value}>{children}</Providers>
        </main>
      </body>
    </html>
  );
}
