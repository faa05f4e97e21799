import { Icon, List, ListRow, PageHeader } from '@quits/ui';
import { Link } from 'react-router';
import { TEXTS } from '../texts.ts';
import { IN_BAR, PLACES } from './places.ts';

/** Links the pages that the bar of small screens has no room for. */
export function MorePage() {
  return (
    <>
      <PageHeader title={TEXTS.app.more} />
      <List>
        {PLACES.slice(IN_BAR).map(({ path, label, glyph }) => (
          <ListRow
            key={path}
            leading={<Icon glyph={glyph} />}
            title={label}
            render={(props) => <Link {...props} to={path} />}
          />
        ))}
      </List>
    </>
  );
}
