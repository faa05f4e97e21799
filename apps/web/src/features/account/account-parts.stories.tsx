import { AppError } from '@quits/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense } from 'react';
import { ANA, AuthStory } from '../../stories/auth-story.tsx';
import { ExportView } from './export-view.tsx';
import { PrivacyPart } from './privacy-part.tsx';

interface Args {
  readonly part: ReactNode;
}

const meta: Meta<Args> = {
  title: 'App/Account parts',
  render: ({ part }) => (
    <Suspense>
      <AuthStory
        state={{
          session: { status: 'signedIn', user: ANA, rev: 1, confirmed: true, requiredActions: [] },
        }}
      >
        {part}
      </AuthStory>
    </Suspense>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const offline = new AppError('network/offline');

function shown(part: ReactNode): Story {
  return { args: { part } };
}

const ignore = () => undefined;
export const Consent = shown(<PrivacyPart />);
export const Exporting = shown(
  <ExportView
    state={{
      step: 'collecting',
      progress: { group: 'Rail', index: 2, groups: 5, expenses: 1_500 },
      done: 0.4,
    }}
    onCollect={ignore}
    onCancel={ignore}
  />,
);
export const ExportFailed = shown(
  <ExportView state={{ step: 'failed', error: offline }} onCollect={ignore} onCancel={ignore} />,
);
export const ExportLacksFiles = shown(
  <ExportView
    state={{ step: 'ready', missing: { count: 2, error: { code: 'storage/object-not-found' } } }}
    onCollect={ignore}
    onCancel={ignore}
  />,
);
