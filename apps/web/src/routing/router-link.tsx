import type { RenderProp } from '@quits/ui';
import { Link } from 'react-router';

/** Turns a component of the kit into a link within the app; `state` is told to the screen that it leads to. */
export function linkTo(path: string, state?: unknown): RenderProp {
  return function renderLink(props) {
    return <Link {...props} to={path} state={state} />;
  };
}
