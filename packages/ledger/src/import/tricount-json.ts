import type { ImportBuilder } from './import-builder.ts';
import { at, listOf, textOf } from './json-values.ts';
import { addTricountEntry } from './tricount-entry.ts';

/**
 * Finds the registry in a Tricount response, bare or in its envelope; undefined if there is none.
 */
export function findRegistry(json: unknown): unknown {
  const wrapped = listOf(at(json, 'Response')).map((one) => at(one, 'Registry'));
  const candidates = [json, at(json, 'Registry'), ...wrapped];
  return candidates.find((one) => Array.isArray(at(one, 'all_registry_entry')));
}

/** Reads the JSON response of Tricount's own service, as saved by export tools. */
export function* readTricountJson(builder: ImportBuilder, json: unknown): Generator<void, void> {
  const registry = findRegistry(json);
  const currency = textOf(at(registry, 'currency'));
  const name = textOf(at(registry, 'title'));
  builder.group({ ...(name === '' ? {} : { name }), ...(currency === '' ? {} : { currency }) });
  for (const member of listOf(at(registry, 'memberships'))) builder.person(nameOf(member));
  for (const [index, item] of listOf(at(registry, 'all_registry_entry')).entries()) {
    const entry = at(item, 'RegistryEntry') ?? item;
    addTricountEntry(builder, {
      line: index + 1,
      sourceId: textOf(at(entry, 'uuid')) || textOf(at(entry, 'id')),
      title: textOf(at(entry, 'description')),
      date: textOf(at(entry, 'date')),
      type: textOf(at(entry, 'type_transaction')),
      payer: nameOf(at(entry, 'membership_owned')),
      amount: textOf(at(entry, 'amount', 'value')),
      currency: textOf(at(entry, 'amount', 'currency')),
      localAmount: textOf(at(entry, 'amount_local', 'value')),
      localCurrency: textOf(at(entry, 'amount_local', 'currency')),
      status: textOf(at(entry, 'status')),
      attachments: listOf(at(entry, 'attachment')).length > 0,
      category: textOf(at(entry, 'category_custom')) || textOf(at(entry, 'category')),
      shares: listOf(at(entry, 'allocations')).map((allocation) => ({
        person: builder.person(nameOf(at(allocation, 'membership'))),
        amount: textOf(at(allocation, 'amount', 'value')),
        type: textOf(at(allocation, 'type')),
        ratio: textOf(at(allocation, 'share_ratio')),
      })),
      involved: [],
    });
    if (index % 500 === 499) yield;
  }
}

function nameOf(membership: unknown): string {
  return textOf(at(membership, 'RegistryMembershipNonUser', 'alias', 'display_name'));
}
