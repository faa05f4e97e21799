import type { RenderRoot } from '@quits/ui';
import { Link } from 'react-router';

/** Turns a component of the kit into a link within the app. */
export function linkTo(path: string): RenderRoot {
  return function renderLink(props) {
    return <Link {...props} to={path} />;
  };
}
