import type { RootProps } from '@quits/ui';

/** Returns a render prop for a link without a router. */
export function linkTo(href: string) {
  return ({ children, ...looks }: RootProps) => (
    <a {...looks} href={href}>
      {children}
    </a>
  );
}
