/**
 * Response of `api.tricount.bunq.com`, as `MrNachoX/tricount-downloader` saves it; fields as in its
 * `response_data.json` (cf9a7e68b91a). `amount` is in the tricount's currency and `amount_local` in
 * the one that was paid, according to `docs/allocation-data-research.md` of
 * `marcomc/tricount-exporter` (d9e18121d21f); that tool writes `status` to its CSV, and the service
 * keeps deleted entries.
 */
export const TRICOUNT_JSON = JSON.stringify({
  Response: [
    {
      Registry: {
        id: 67756078,
        uuid: '98444ce4',
        currency: 'EUR',
        emoji: null,
        title: 'City trip',
        description: null,
        category: 'OTHER',
        status: 'READ_WRITE',
        memberships: [
          {
            RegistryMembershipNonUser: {
              id: 282769219,
              uuid: 'uuid-Alex',
              alias: {
                display_name: 'Alex',
                pointer: {
                  type: 'UUID',
                  value: 'uuid-Alex',
                  name: 'Alex',
                },
              },
              status: 'ACTIVE',
            },
          },
          {
            RegistryMembershipNonUser: {
              id: 282769220,
              uuid: 'uuid-Brian',
              alias: {
                display_name: 'Brian',
                pointer: {
                  type: 'UUID',
                  value: 'uuid-Brian',
                  name: 'Brian',
                },
              },
              status: 'ACTIVE',
            },
          },
        ],
        all_registry_entry: [
          {
            RegistryEntry: {
              id: 1189636559,
              created: '2024-12-22 21:38:06.024302',
              updated: '2024-12-22 21:38:06.024302',
              uuid: '5d1d3bac-9cca-4476-9449-c49c18117131',
              status: 'ACTIVE',
              amount: {
                currency: 'EUR',
                value: '-36.00',
              },
              amount_local: {
                currency: 'EUR',
                value: '-36.00',
              },
              exchange_rate: '1',
              description: 'Hotel',
              type: 'MANUAL',
              type_transaction: 'NORMAL',
              membership_owned: {
                RegistryMembershipNonUser: {
                  id: 282769219,
                  uuid: 'uuid-Alex',
                  alias: {
                    display_name: 'Alex',
                    pointer: {
                      type: 'UUID',
                      value: 'uuid-Alex',
                      name: 'Alex',
                    },
                  },
                  status: 'ACTIVE',
                },
              },
              allocations: [
                {
                  amount: {
                    currency: 'EUR',
                    value: '-29.00',
                  },
                  amount_local: {
                    currency: 'EUR',
                    value: '-29.00',
                  },
                  membership: {
                    RegistryMembershipNonUser: {
                      id: 282769219,
                      uuid: 'uuid-Alex',
                      alias: {
                        display_name: 'Alex',
                        pointer: {
                          type: 'UUID',
                          value: 'uuid-Alex',
                          name: 'Alex',
                        },
                      },
                      status: 'ACTIVE',
                    },
                  },
                  type: 'AMOUNT',
                  share_ratio: null,
                },
                {
                  amount: {
                    currency: 'EUR',
                    value: '-7.00',
                  },
                  amount_local: {
                    currency: 'EUR',
                    value: '-7.00',
                  },
                  membership: {
                    RegistryMembershipNonUser: {
                      id: 282769220,
                      uuid: 'uuid-Brian',
                      alias: {
                        display_name: 'Brian',
                        pointer: {
                          type: 'UUID',
                          value: 'uuid-Brian',
                          name: 'Brian',
                        },
                      },
                      status: 'ACTIVE',
                    },
                  },
                  type: 'AMOUNT',
                  share_ratio: null,
                },
              ],
              attachment: [
                {
                  id: 1,
                  urls: [
                    {
                      type: 'ORIGINAL',
                      url: 'https://example.org/receipt.jpg',
                    },
                  ],
                },
              ],
              category: 'UNCATEGORIZED',
              category_custom: null,
              date: '2026-03-01 19:30:00.000000',
            },
          },
          {
            RegistryEntry: {
              id: 1189636560,
              created: '2024-12-22 21:38:06.024302',
              updated: '2024-12-22 21:38:06.024302',
              uuid: '5d1d3bac-9cca-4476-9449-c49c18117132',
              status: 'DELETED',
              amount: {
                currency: 'EUR',
                value: '-64.00',
              },
              amount_local: {
                currency: 'EUR',
                value: '-64.00',
              },
              exchange_rate: '1',
              description: 'Typo',
              type: 'MANUAL',
              type_transaction: 'NORMAL',
              membership_owned: {
                RegistryMembershipNonUser: {
                  id: 282769219,
                  uuid: 'uuid-Alex',
                  alias: {
                    display_name: 'Alex',
                    pointer: {
                      type: 'UUID',
                      value: 'uuid-Alex',
                      name: 'Alex',
                    },
                  },
                  status: 'ACTIVE',
                },
              },
              allocations: [
                {
                  amount: {
                    currency: 'EUR',
                    value: '-32.00',
                  },
                  amount_local: {
                    currency: 'EUR',
                    value: '-32.00',
                  },
                  membership: {
                    RegistryMembershipNonUser: {
                      id: 282769219,
                      uuid: 'uuid-Alex',
                      alias: {
                        display_name: 'Alex',
                        pointer: {
                          type: 'UUID',
                          value: 'uuid-Alex',
                          name: 'Alex',
                        },
                      },
                      status: 'ACTIVE',
                    },
                  },
                  type: 'AMOUNT',
                  share_ratio: null,
                },
                {
                  amount: {
                    currency: 'EUR',
                    value: '-32.00',
                  },
                  amount_local: {
                    currency: 'EUR',
                    value: '-32.00',
                  },
                  membership: {
                    RegistryMembershipNonUser: {
                      id: 282769220,
                      uuid: 'uuid-Brian',
                      alias: {
                        display_name: 'Brian',
                        pointer: {
                          type: 'UUID',
                          value: 'uuid-Brian',
                          name: 'Brian',
                        },
                      },
                      status: 'ACTIVE',
                    },
                  },
                  type: 'AMOUNT',
                  share_ratio: null,
                },
              ],
              attachment: [],
              category: 'UNCATEGORIZED',
              category_custom: null,
              date: '2026-03-01 19:30:00.000000',
            },
          },
          {
            RegistryEntry: {
              id: 1189636561,
              created: '2024-12-22 21:38:06.024302',
              updated: '2024-12-22 21:38:06.024302',
              uuid: '5d1d3bac-9cca-4476-9449-c49c18117133',
              status: 'ACTIVE',
              amount: {
                currency: 'EUR',
                value: '-33.13',
              },
              amount_local: {
                currency: 'USD',
                value: '-36.00',
              },
              exchange_rate: '0.9203',
              description: 'Taxi',
              type: 'MANUAL',
              type_transaction: 'NORMAL',
              membership_owned: {
                RegistryMembershipNonUser: {
                  id: 282769219,
                  uuid: 'uuid-Alex',
                  alias: {
                    display_name: 'Alex',
                    pointer: {
                      type: 'UUID',
                      value: 'uuid-Alex',
                      name: 'Alex',
                    },
                  },
                  status: 'ACTIVE',
                },
              },
              allocations: [
                {
                  amount: {
                    currency: 'EUR',
                    value: '-16.57',
                  },
                  amount_local: {
                    currency: 'USD',
                    value: '-18.00',
                  },
                  membership: {
                    RegistryMembershipNonUser: {
                      id: 282769219,
                      uuid: 'uuid-Alex',
                      alias: {
                        display_name: 'Alex',
                        pointer: {
                          type: 'UUID',
                          value: 'uuid-Alex',
                          name: 'Alex',
                        },
                      },
                      status: 'ACTIVE',
                    },
                  },
                  type: 'AMOUNT',
                  share_ratio: null,
                },
                {
                  amount: {
                    currency: 'EUR',
                    value: '-16.56',
                  },
                  amount_local: {
                    currency: 'USD',
                    value: '-18.00',
                  },
                  membership: {
                    RegistryMembershipNonUser: {
                      id: 282769220,
                      uuid: 'uuid-Brian',
                      alias: {
                        display_name: 'Brian',
                        pointer: {
                          type: 'UUID',
                          value: 'uuid-Brian',
                          name: 'Brian',
                        },
                      },
                      status: 'ACTIVE',
                    },
                  },
                  type: 'AMOUNT',
                  share_ratio: null,
                },
              ],
              attachment: [],
              category: 'UNCATEGORIZED',
              category_custom: null,
              date: '2026-03-01 19:30:00.000000',
            },
          },
        ],
      },
    },
  ],
  Pagination: {
    future_url: null,
    newer_url: null,
    older_url: null,
  },
});

/** The same as `write_to_csv` of `marcomc/tricount-exporter` (d9e18121d21f) writes it. */
export const TRICOUNT_CSV = [
  'Date;Time;Description;Who Paid;Total;Currency;Local Total;Local Currency;Exchange Rate;Share Alex;Share Brian;Local Share Alex;Local Share Brian;Allocation Type Alex;Allocation Type Brian;Share Ratio Alex;Share Ratio Brian;Category;Custom Category;Transaction Type;Entry Type;Status;Involved;File Names;Attachment URLs;Transaction ID;Transaction UUID;Created;Updated',
  '2026-03-01;19:30:00;Hotel;Alex;36.0;EUR;36.0;EUR;1;29.0;7.0;29.0;7.0;AMOUNT;AMOUNT;;;UNCATEGORIZED;;NORMAL;MANUAL;ACTIVE;Alex, Brian;receipt_1.jpg;https://example.org/receipt.jpg;1;u-1;;',
  '2026-03-01;19:30:00;Typo;Alex;64.0;EUR;64.0;EUR;1;32.0;32.0;32.0;32.0;AMOUNT;AMOUNT;;;UNCATEGORIZED;;NORMAL;MANUAL;DELETED;Alex, Brian;;;2;u-2;;',
  '2026-03-01;19:30:00;Taxi;Alex;33.13;EUR;36.0;USD;0.9203;16.57;16.56;18.0;18.0;AMOUNT;AMOUNT;;;UNCATEGORIZED;;NORMAL;MANUAL;ACTIVE;Alex, Brian;;;3;u-3;;',
].join('\n');

/**
 * The CSV of `MrNachoX/tricount-downloader` (cf9a7e68b91a, `prepare_transaction_data` of
 * `main.py`), which joins participants by commas.
 */
export const TRICOUNT_PLAIN_CSV = [
  'Who Paid;Total;Currency;Description;When;Involved;File Names;Attachment URLs;Category',
  'Ana;30.00;EUR;Lunch;2026-03-01 12:30:00;Ana, Doe, Jo;;;FOOD',
  'Doe, Jo;20.00;EUR;Dinner;2026-03-01 19:30:00;Ana, Doe, Jo;;;FOOD',
].join('\n');
