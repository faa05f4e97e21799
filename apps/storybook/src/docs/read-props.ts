import type { ArgTypes } from '@storybook/react-vite';

/** One prop as the table shows it. */
export interface PropRow {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly byDefault: string | undefined;
  readonly description: string;
}

/** Returns the documented props, required ones first. */
export function readProps(argTypes: ArgTypes): readonly PropRow[] {
  return Object.values(argTypes)
    .filter(
      ({ table, name, description }) =>
        table?.disable !== true &&
        name !== 'ref' &&
        // Otherwise it is an argument of the story that the component passes on.
        (table?.type !== undefined || description !== undefined),
    )
    .map(({ name = '', description = '', table, type }): PropRow => {
      const { summary = '', detail } = table?.type ?? {};
      const fromText = /@default ([\s\S]+)$/u.exec(description)?.[1];
      return {
        name,
        type: tidy(summary === 'union' ? (detail ?? unionOf(type) ?? summary) : summary),
        required: typeof type === 'object' && type.required === true,
        byDefault: fromText?.replaceAll('`', '').trim() ?? table?.defaultValue?.summary,
        description: description
          .replace(/@default [\s\S]+$/u, '')
          .replaceAll(/\{@link (\w+)\}/gu, '$1')
          .trim(),
      };
    })
    .toSorted((one, other) => Number(other.required) - Number(one.required));
}

/** Returns the members of a union; docgen names them apart from its summary. */
function unionOf(type: unknown): string | undefined {
  const members: unknown = Object(type).value;
  if (!Array.isArray(members)) return undefined;
  const names = members.map((member: unknown) =>
    typeof member === 'string' ? member : String(Object(member).value ?? Object(member).name),
  );
  return names.join(' | ');
}

/** Names of React and the DOM as people read them. */
function tidy(type: string): string {
  return type
    .replaceAll(/\s+/gu, ' ')
    .replace(/^ReactReactNode$/u, 'ReactNode')
    .replace(/^\| /u, '');
}
