import type { ReactNode } from 'react';
import type { ComponentDocs } from '@quits/ui/docs/component-docs';
import type { ComponentFacts } from '@quits/ui/docs/component-facts';
import { CodeBlock } from './code-block.tsx';
import styles from './docs.module.css';
import { formatBytes } from './format-bytes.ts';
import { KeyboardTable } from './keyboard-table.tsx';
import { SizeTable } from './size-table.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Practices, UseLists } from './use-lists.tsx';
import { UsedTokens } from './used-tokens.tsx';

declare global {
  /** Set in the documentation site: addresses of the API's pages, by the name of the component. */
  var quitsReference: Readonly<Record<string, string>> | undefined;
  /** Set in the documentation site: address of its first page. */
  var quitsSite: string | undefined;
}

/** Props of {@link ComponentPage}. */
export interface ComponentPageProps {
  readonly docs: ComponentDocs;
  readonly facts: ComponentFacts;
  /** The first story. */
  readonly preview?: ReactNode;
  readonly props?: ReactNode;
  /** Further stories. */
  readonly examples?: ReactNode;
}

/** The page of a component: all of its documentation in one order. */
export function ComponentPage({ docs, facts, preview, props, examples }: ComponentPageProps) {
  const [main] = docs.components;
  const reference = globalThis.quitsReference?.[main];
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1>{main}</h1>
        <p className={styles['lead']}>{docs.summary}</p>
        {reference === undefined ? null : (
          <p>
            <a href={reference} target="_top">
              API reference of {main}
            </a>
          </p>
        )}
        <dl className={styles['facts']}>
          <Fact name="Status">
            <StatusBadge status={docs.status} />
          </Fact>
          <Fact name="Since">{docs.since}</Fact>
          <Fact name="Size, gzipped">{formatBytes(facts.script[main] ?? 0)}</Fact>
          <Fact name="Keyboard">{docs.keyboard.length === 0 ? 'No focus' : 'Every action'}</Fact>
          <Fact name="axe">{`${facts.stories.axe} stories, 0 findings`}</Fact>
        </dl>
      </header>
      <CodeBlock
        label="Import"
        code={`import { ${docs.components.join(', ')} } from '@quits/ui';`}
      />
      {preview}
      <Part title="Anatomy">
        <CodeBlock label="Anatomy" code={docs.anatomy} />
      </Part>
      <Part title="When to use it">
        <UseLists docs={docs} />
        <Practices docs={docs} />
      </Part>
      {props === undefined ? null : <Part title="Props">{props}</Part>}
      <Part title="Keyboard">
        <KeyboardTable rows={docs.keyboard} />
      </Part>
      <Part title="Accessibility">
        <ul className={styles['list']}>
          {docs.accessibility.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Part>
      {examples === undefined ? null : <Part title="Examples">{examples}</Part>}
      <Part title="Tokens">
        <UsedTokens tokens={facts.tokens} />
      </Part>
      <Part title="Size">
        <SizeTable facts={facts} />
      </Part>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
