import type { RenderProp } from '@quits/ui';
import { Link } from 'react-router';
import { isFormPath } from './is-form-path.ts';

/** Renders a component of the kit as a link within the app; passes `state` to its target. */
export function linkTo(path: string, state?: unknown): RenderProp {
  return function renderLink(props) {
    // The screen stays behind a form.
    const keepsScroll = isFormPath(path.replace(/\?.*$/u, ''));
    return <Link {...props} to={path} state={state} preventScrollReset={keepsScroll} />;
  };
}
