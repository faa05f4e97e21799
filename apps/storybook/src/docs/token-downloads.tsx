import { tokenFiles } from '@quits/ui/export/token-files';
import { CodeBlock } from './code-block.tsx';
import styles from './docs.module.css';
import { SHEETS } from './token-values.ts';

const ABOUT: Readonly<Record<string, string>> = {
  'tokens.json': 'Every token, the colors of the light theme',
  'tokens.dark.json': 'Every token, the colors of the dark theme',
  'tokens.resolver.json': 'Light, dark, and both with high contrast',
};

/** The token files of the package, to import and to download. */
export function TokenDownloads() {
  const files = Object.entries(tokenFiles(SHEETS)).map(([name, tokens]) => ({
    name,
    text: `${JSON.stringify(tokens, null, 2)}\n`,
  }));
  return (
    <>
      <CodeBlock
        label="Import of the tokens"
        code={`import tokens from '@quits/ui/tokens.json' with { type: 'json' };`}
      />
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Contents</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">
                <a
                  className={styles['link']}
                  download={name}
                  href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
                >
                  {name}
                </a>
              </th>
              <td>{ABOUT[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
