import type { HTMLAttributes, ReactNode, RefCallback } from 'react';

/** Props that a component passes to a custom root element. */
export interface RootProps extends HTMLAttributes<HTMLElement> {
  /** A callback, which fits an element of any kind. */
  ref?: RefCallback<HTMLElement>;
  /** Set only if the caller set it: a link doesn't need a button's default. */
  type?: 'button' | 'submit' | 'reset';
}

/**
 * Renders a custom root element, such as a router's link, with the component's styles and content.
 */
export type RenderProp = (props: RootProps) => ReactNode;
