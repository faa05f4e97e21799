import { type Document, type Message, RpcError } from '@quits/service-base';
import { fieldsIn } from '../pipeline/stage-arguments.ts';
import { isMessage, messageAt } from '../rpc/read-message.ts';
import { documentSize } from '../value/document-size.ts';
import { relativePathOf } from '../value/relative-path-of.ts';
import type { Row } from '../pipeline/row.ts';

/** Options for the execution of a pipeline. */
interface PipelineOptions {
  readonly mode: 'execute' | 'explain' | 'analyze';
  readonly format: 'text' | 'json';
  /** Maximum size of the rows between two stages, in bytes; the documentation names no unit. */
  readonly memoryLimit: number;
}

/** Reads a pipeline's options; ignores unknown ones. @throws {RpcError} if malformed */
export function pipelineOptions(structured: Message): PipelineOptions {
  const options = messageAt(structured, 'options') ?? {};
  const explain = new Map(fieldsIn(options['explain_options']));
  const mode = textIn(explain.get('mode'));
  const limit = options['memory_limit'];
  const memory = isMessage(limit) ? Number(limit['integerValue']) : Number.NaN;
  return {
    mode: mode === 'explain' || mode === 'analyze' ? mode : 'execute',
    format: textIn(explain.get('output_format')) === 'json' ? 'json' : 'text',
    memoryLimit: Number.isNaN(memory) ? Infinity : memory,
  };
}

/** Returns whether the options require measurements. */
export function isMeasured({ mode, memoryLimit }: PipelineOptions): boolean {
  return mode !== 'execute' || memoryLimit !== Infinity;
}

/** Measures a pipeline while it runs. */
export class PipelineMeter {
  readonly #options: PipelineOptions;
  readonly #stages: { readonly name: string; readonly rows: number }[] = [];
  #scanned = 0;
  #bytesRead = 0;
  #peak = 0;

  constructor(options: PipelineOptions) {
    this.#options = options;
  }

  /** Counts documents that were read, and returns them. */
  countReads(documents: readonly Document[]): readonly Document[] {
    this.#scanned += documents.length;
    this.#bytesRead += documents.reduce(
      (sum, { name, fields = {} }) => sum + size(name, fields),
      0,
    );
    return documents;
  }

  /** Records the rows after a stage. @throws {RpcError} `RESOURCE_EXHAUSTED` over the memory limit */
  recordStage(name: string, rows: readonly Row[]): void {
    this.#stages.push({ name, rows: rows.length });
    const bytes = rows.reduce((sum, row) => sum + size(row.name ?? '', row.fields), 0);
    this.#peak = Math.max(this.#peak, bytes);
    if (this.#peak <= this.#options.memoryLimit) return;
    const stats = this.stats(0);
    throw new RpcError('RESOURCE_EXHAUSTED', 'The pipeline exceeds its memory limit.', {
      details:
        stats === undefined
          ? []
          : [{ '@type': 'type.googleapis.com/google.firestore.v1.ExplainStats', ...stats }],
    });
  }

  /** Returns the statistics in the requested format; `undefined` if none were requested. */
  stats(results: number): Message | undefined {
    const { mode, format } = this.#options;
    if (mode === 'execute') return undefined;
    const isAnalyzed = mode === 'analyze';
    const value =
      format === 'json' ? this.#asJson(results, isAnalyzed) : this.#asText(results, isAnalyzed);
    return { data: { '@type': 'type.googleapis.com/google.protobuf.StringValue', value } };
  }

  #asText(results: number, isAnalyzed: boolean): string {
    const nodes = this.#stages.toReversed().flatMap(({ name, rows }, depth) => {
      const indent = '    '.repeat(depth);
      const head = depth === 0 ? `• ${name}` : `${indent.slice(4)}└── • ${name}`;
      return isAnalyzed ? [head, `${indent}|  records returned: ${rows}`] : [head];
    });
    const tree = ['Tree:', ...nodes];
    if (!isAnalyzed) return tree.join('\n');
    return [
      'Execution:',
      ` results returned: ${results}`,
      ` request peak memory usage: ${inBytes(this.#peak)}`,
      ` data bytes read: ${inBytes(this.#bytesRead)}`,
      ` entity row scanned: ${this.#scanned}`,
      '',
      'Billing:',
      ` read units: ${this.#readUnits}`,
      '',
      ...tree,
    ].join('\n');
  }

  #asJson(results: number, isAnalyzed: boolean): string {
    const tree = this.#stages.map(({ name, rows }) =>
      isAnalyzed ? { name, recordsReturned: rows } : { name },
    );
    if (!isAnalyzed) return JSON.stringify({ tree });
    return JSON.stringify({
      execution: {
        resultsReturned: results,
        requestPeakMemoryUsage: this.#peak,
        dataBytesRead: this.#bytesRead,
        entityRowScanned: this.#scanned,
      },
      billing: { readUnits: this.#readUnits },
      tree,
    });
  }

  /** One read unit per 4 KiB, and at least one per request. */
  get #readUnits(): number {
    return Math.max(1, Math.ceil(this.#bytesRead / READ_UNIT));
  }
}

const READ_UNIT = 4096;
const KIB = 1024;

function inBytes(bytes: number): string {
  const exact = `${bytes.toLocaleString('en-US')} B`;
  return bytes < KIB ? exact : `${(bytes / KIB).toFixed(2)} KiB (${exact})`;
}

function size(name: string, fields: Row['fields']): number {
  return documentSize(relativePathOf(name), fields);
}

function textIn(value: unknown): unknown {
  return isMessage(value) ? value['stringValue'] : undefined;
}
