import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import protobuf from 'protobufjs';

const require = createRequire(import.meta.url);
const PROTOS = join(
  dirname(require.resolve('@google-cloud/firestore/package.json')),
  'build/protos',
);

/** Loads the public definition of the service. */
export function loadFirestoreProtos(): protobuf.Root {
  const root = new protobuf.Root();
  root.resolvePath = (_origin, target) => join(PROTOS, target);
  root.loadSync('google/firestore/v1/firestore.proto', { keepCase: false });
  // The web SDK's definition additionally has this field.
  const operation = root.lookupType('google.firestore.v1.Write').oneofs['operation'];
  operation?.add(new protobuf.Field('verify', 5, 'string'));
  root.resolveAll();
  return root;
}

/** Writes the definition down in the notation of `src/firestore/grpc/proto/schema-text.ts`. */
export function describeProtos(): string {
  const root = loadFirestoreProtos();
  const seen = new Map<string, protobuf.ReflectionObject>();
  const service = root.lookupService('google.firestore.v1.Firestore');
  for (const method of service.methodsArray) {
    collect(method.resolvedRequestType, seen);
    collect(method.resolvedResponseType, seen);
  }
  const blocks = [...seen]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => [name, ...linesOf(type)].join('\n'));
  return blocks.join('\n');
}

function collect(
  type: protobuf.ReflectionObject | null,
  seen: Map<string, protobuf.ReflectionObject>,
): void {
  if (type === null || seen.has(shortName(type))) return;
  seen.set(shortName(type), type);
  if (!(type instanceof protobuf.Type)) return;
  for (const field of type.fieldsArray) collect(field.resolvedType, seen);
}

function linesOf(type: protobuf.ReflectionObject): string[] {
  if (type instanceof protobuf.Enum) {
    return Object.entries(type.values).map(([name, value]) => ` ${value} ${name} enum`);
  }
  if (!(type instanceof protobuf.Type)) return [];
  return type.fieldsArray
    .toSorted((a, b) => a.id - b.id)
    .map((field) => {
      const kind = field.resolvedType === null ? field.type : shortName(field.resolvedType);
      const rule = field instanceof protobuf.MapField ? 'map ' : field.repeated ? 'repeated ' : '';
      const presence = field.partOf === null ? '' : ' optional';
      return ` ${field.id} ${field.name} ${rule}${kind}${presence}`;
    });
}

function shortName(type: protobuf.ReflectionObject): string {
  const name = type.fullName.slice(1);
  return name
    .replace(/^google\.firestore\.v1\./u, '')
    .replace(/^google\.(?:rpc|type)\./u, '')
    .replace(/^google\.protobuf\./u, 'protobuf.');
}
