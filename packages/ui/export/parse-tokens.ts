/** One custom property of the kit, as a style sheet declares it. */
export interface TokenDeclaration {
  /** Name with its prefix, such as `--q-paper`. */
  readonly property: string;
  readonly value: string;
  /** Selector of its rule, such as `:root`. */
  readonly selector: string;
  /** Conditions around the rule, from the outermost; layers don't count. */
  readonly conditions: readonly string[];
}

/** Returns every declaration of a custom property of the kit in a style sheet, in its order. */
export function parseTokens(css: string): readonly TokenDeclaration[] {
  const found: TokenDeclaration[] = [];
  const blocks: string[] = [];
  let text = '';
  for (const char of css.replaceAll(/\/\*[\s\S]*?\*\//gu, '')) {
    if (char === '{') {
      blocks.push(squeeze(text));
      text = '';
    } else if (char === ';' || char === '}') {
      const declaration = /^(--q-[\w-]+)\s*:\s*([\s\S]+)$/u.exec(text.trim());
      const [, property, value] = declaration ?? [];
      if (property !== undefined && value !== undefined) {
        found.push({
          property,
          value: squeeze(value),
          selector: blocks.at(-1) ?? '',
          conditions: blocks.slice(0, -1).filter((block) => !block.startsWith('@layer')),
        });
      }
      if (char === '}') blocks.pop();
      text = '';
    } else {
      text += char;
    }
  }
  return found;
}

/** Returns the properties of one selector outside of any condition, by name. */
export function tokensOf(
  declarations: readonly TokenDeclaration[],
  selector: string,
): ReadonlyMap<string, string> {
  return new Map(
    declarations
      .filter((one) => one.selector === selector && one.conditions.length === 0)
      .map(({ property, value }) => [property, value]),
  );
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim();
}
