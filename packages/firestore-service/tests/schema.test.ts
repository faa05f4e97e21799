import { expect, test } from 'vitest';
import { describeProtos } from './support/describe-protos.ts';

const FOLDER = '../src/grpc/proto';
const blocks = describeProtos().split(/\n(?! )/u);
const isOfQueries = (block: string) =>
  /^(?:Explain|Function|Pipeline|Plan|Structured)/u.test(block);

// When the public definition changes: pnpm exec vitest run tests/schema.test.ts --update
test.each([
  [
    'schema-text.ts',
    'SCHEMA_TEXT',
    'The messages of `google.firestore.v1` but those of queries, in the notation that `schema.ts` explains.',
    blocks.filter((block) => !isOfQueries(block)),
  ],
  [
    'query-schema-text.ts',
    'QUERY_SCHEMA_TEXT',
    'Messages of queries, in the notation described in `schema.ts`.',
    blocks.filter(isOfQueries),
  ],
])('describes the service as its public definition does: %s', async (file, name, title, chosen) => {
  const source = `/** ${title} */\nexport const ${name} = \`\n${chosen.join('\n')}\n\`;\n`;
  await expect(source).toMatchFileSnapshot(`${FOLDER}/${file}`);
});
