import { expect, test } from 'vitest';
import { describeProtos } from './support/describe-protos.ts';

// When the public definition changes: pnpm exec vitest run tests/firestore-schema.test.ts --update
test('describes the messages of the service as its public definition does', async () => {
  const source = `/** The messages of \`google.firestore.v1\`, in the notation that \`schema.ts\` explains. */
export const SCHEMA_TEXT = \`
${describeProtos()}
\`;
`;
  await expect(source).toMatchFileSnapshot('../src/firestore/grpc/proto/schema-text.ts');
});
