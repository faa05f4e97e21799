import type { ComponentDocs } from '@quits/ui/docs/component-docs';

const modules = import.meta.glob<{ docs: ComponentDocs }>(
  '../../../../packages/ui/src/*/*.docs.ts',
  { eager: true },
);

/** Documentation of every component by its path, such as `chip/chip`, in the order of names. */
export const allDocs: ReadonlyMap<string, ComponentDocs> = new Map(
  Object.entries(modules)
    .map(([file, { docs }]) => [pathOf(file), docs] as const)
    .toSorted(([, one], [, other]) => one.components[0].localeCompare(other.components[0])),
);

/** Returns the path of a component's files from that of one of them, such as its stories. */
export function pathOf(file: string): string {
  return file.replace(/^.*packages\/ui\/src\//u, '').replace(/\.(?:docs|stories)\.tsx?$/u, '');
}
