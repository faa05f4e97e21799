import { Canvas, DocsContext, DocsPage, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { kitFacts } from 'virtual:kit-facts';
import { allDocs, pathOf } from './all-docs.ts';
import { ComponentPage } from './component-page.tsx';
import styles from './docs.module.css';
import { PropsTable } from './props-table.tsx';

/** Stories that change the theme, the direction or the window, which a page can't do for one of them. */
const APART: ReadonlySet<string> = new Set(['Dark', 'RightToLeft', 'Narrow', 'LongText']);

/** The docs page of a story file: a component's own documentation, or Storybook's page for others. */
export function KitPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const path = pathOf(String(preparedMeta.parameters['fileName']));
  const docs = allDocs.get(path);
  const facts = kitFacts.components[path];
  if (docs === undefined || facts === undefined) return <DocsPage />;
  const [first, ...others] = context
    .componentStories()
    .filter(
      ({ moduleExport, name }) =>
        moduleExport !== undefined && !APART.has(name.replaceAll(' ', '')),
    );
  const { title, parameters } = preparedMeta;
  // What covers the window needs one of its own.
  const isFloating = /^UI\/(?:Overlays\/|Status\/Toast)/u.test(title);
  const frame =
    isFloating || parameters['frame'] === 'page'
      ? { inline: false, height: isFloating ? '26rem' : '36rem' }
      : {};
  return (
    <Unstyled>
      <ComponentPage
        docs={docs}
        facts={facts}
        preview={
          first === undefined ? null : (
            <Canvas of={first.moduleExport} sourceState="none" story={frame} />
          )
        }
        props={<PropsTable argTypes={preparedMeta.argTypes} />}
        examples={others.map((story) => (
          <div key={story.id} className={styles['example']}>
            <h3>{story.name}</h3>
            <Canvas of={story.moduleExport} story={frame} />
          </div>
        ))}
      />
    </Unstyled>
  );
}
