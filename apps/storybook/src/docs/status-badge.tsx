import { Badge } from '@quits/ui';
import type { ComponentStatus } from '@quits/ui/docs/component-docs';

const STATUS = {
  new: { text: 'New', tone: 'credit' },
  stable: { text: 'Stable', tone: 'neutral' },
  beta: { text: 'Beta', tone: 'warning' },
} as const satisfies Record<ComponentStatus, { text: string; tone: string }>;

/** The status of a component. */
export function StatusBadge({ status }: { readonly status: ComponentStatus }) {
  const { text, tone } = STATUS[status];
  return <Badge tone={tone}>{text}</Badge>;
}
