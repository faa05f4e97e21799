import type { HTMLAttributes, ReactNode, RefCallback } from 'react';

/** What a component hands to the element that a caller renders in its place. */
export interface RootProps extends HTMLAttributes<HTMLElement> {
  /** A callback, which fits an element of any kind. */
  ref?: RefCallback<HTMLElement>;
  /** Given only when the caller gave one: a link has no use for a button's default. */
  type?: 'button' | 'submit' | 'reset';
}

/** Renders another root, such as a router's link, with the component's looks and contents. */
export type RenderProp = (props: RootProps) => ReactNode;
