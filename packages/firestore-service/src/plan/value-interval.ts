import type { FieldFilter } from '../query/query.ts';
import { encodeValue } from '../value/encode-value.ts';
import { isNumber } from '../value/number.ts';
import { typeOrder } from '../value/type-order.ts';
import { intersect, type Interval } from './position.ts';

const NULL_KEY = encodeValue({ nullValue: null });
const NAN_KEY = encodeValue({ doubleValue: 'NaN' });

/** Returns the interval of encoded values that satisfy a range filter. */
export function valueInterval({ op, value }: FieldFilter): Interval {
  const bytes = encodeValue(value);
  switch (op) {
    case '<':
      return intersect(sameType(value), { upper: { bytes, isAfter: false } });
    case '<=':
      return intersect(sameType(value), { upper: { bytes, isAfter: true } });
    case '>':
      return intersect(sameType(value), { lower: { bytes, isAfter: true } });
    case '>=':
      return intersect(sameType(value), { lower: { bytes, isAfter: false } });
    case '!=':
    case 'not-in':
      return { lower: { bytes: NULL_KEY, isAfter: true } };
    case '==':
    case 'in':
    case 'array-contains':
    case 'array-contains-any':
      return {};
  }
}

/** All values of a value's type; no comparison is true of NaN. */
function sameType(value: FieldFilter['value']): Interval {
  const tag = Buffer.from([typeOrder(value)]);
  const upper = { bytes: tag, isAfter: true };
  if (isNumber(value)) return { lower: { bytes: NAN_KEY, isAfter: true }, upper };
  return { lower: { bytes: tag, isAfter: false }, upper };
}
