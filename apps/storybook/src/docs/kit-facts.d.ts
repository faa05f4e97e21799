declare module 'virtual:kit-facts' {
  import type { KitFacts } from '@quits/ui/docs/component-facts';

  /** Measurements of the kit, made when Storybook is built. */
  export const kitFacts: KitFacts;
}
