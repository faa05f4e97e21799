import type { Value } from '@quits/service-base';
import { FAILED, isNull, isValue, NULL, type Outcome } from './outcome.ts';

/** A function of expressions; evaluates its arguments lazily. */
export interface PipelineFunction {
  /** Minimum and maximum number of arguments. */
  readonly least: number;
  readonly most: number;
  readonly apply: (args: readonly (() => Outcome)[]) => Outcome;
}

/** Functions by the names that they have on the wire. */
export type PipelineFunctions = Readonly<Record<string, PipelineFunction>>;

/** Creates a function that handles absent and failed arguments itself. */
export function lazy(
  least: number,
  most: number,
  apply: PipelineFunction['apply'],
): PipelineFunction {
  return { least, most, apply };
}

/** Creates a function of values; fails if one is absent or failed. */
export function ofValues(
  least: number,
  most: number,
  apply: (values: readonly Value[]) => Outcome,
): PipelineFunction {
  return {
    least,
    most,
    apply(args) {
      const values: Value[] = [];
      for (const arg of args) {
        const outcome = arg();
        if (!isValue(outcome)) return FAILED;
        values.push(outcome);
      }
      return apply(values);
    },
  };
}

/** Creates a function of values that returns null if one of them is null. */
export function strict(
  least: number,
  most: number,
  apply: (values: readonly Value[]) => Outcome,
): PipelineFunction {
  return ofValues(least, most, (values) => (values.some(isNull) ? NULL : apply(values)));
}

/** Creates a function that returns null if its first argument is null or absent. */
export function ofFirst(
  least: number,
  most: number,
  apply: (values: readonly Value[]) => Outcome,
): PipelineFunction {
  const { apply: applyToValues } = ofValues(least, most, apply);
  return {
    least,
    most,
    apply([first, ...others]) {
      const outcome = first?.();
      if (outcome === undefined || isNull(outcome)) return NULL;
      return applyToValues([() => outcome, ...others]);
    },
  };
}

/** Any number of arguments. */
export const ANY_COUNT = Number.POSITIVE_INFINITY;
