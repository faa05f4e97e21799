import type { RenderProp } from '@quits/ui';
import { Link } from 'react-router';

/** Renders a component of the kit as a link within the app; passes `state` to its target. */
export function linkTo(path: string, state?: unknown): RenderProp {
  return function renderLink(props) {
    return <Link {...props} to={path} state={state} />;
  };
}
