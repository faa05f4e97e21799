import type { HTMLAttributes, ReactNode } from 'react';

/** What a component hands to the element that a caller renders in its place. */
export type RootProps = HTMLAttributes<HTMLElement>;

/** Renders another root, such as a router's link, with the component's looks and contents. */
export type RenderRoot = (props: RootProps) => ReactNode;
