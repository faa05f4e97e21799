import type { Environment } from './row.ts';
import { countIn, valueIn, type RawStage } from './stage-arguments.ts';
import type { Stage } from './stage.ts';

/** Selects random rows: a number or a percentage of them. @throws {RpcError} `INVALID_ARGUMENT` */
export function sample({ args }: RawStage): Stage {
  const [rate, mode] = [valueIn(args[0]), valueIn(args[1])];
  if ('stringValue' in mode && mode.stringValue === 'percent') {
    const share = 'doubleValue' in rate ? Number(rate.doubleValue) : 1;
    return (rows) => rows.filter(() => Math.random() < share);
  }
  const count = countIn(args[0], 'sample');
  return (rows) => {
    const left = [...rows];
    const taken: Environment[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(Math.floor(Math.random() * left.length), 1));
    }
    return taken;
  };
}
