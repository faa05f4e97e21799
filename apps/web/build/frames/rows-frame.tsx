import { Skeleton } from '@quits/ui';

/** Contents of a group's other screens, as `GroupLayout` shows them until the group has loaded. */
export function RowsFrame() {
  return <Skeleton shape="row" count={4} />;
}
