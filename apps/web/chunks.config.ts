/** Code shared by several screens: the app's own and its libraries, but not the provider's SDK. */
const SHARED =
  /apps\/web\/src|packages\/(?:app-platform|auth-ui|ui|ledger|product)\/src|lucide|@base-ui/;

/** Entry modules of what needs a connection anyway; a device caches them only once it has used them. */
const ONLINE =
  /features\/(?:account\/(?:methods-and-devices|payment-sheet)|second-device\/second-device-screen|insights\/(?:budgets-card|budget-sheet|summary-card|summary-sheet|tag-bars)|import\/import-screen|join\/join-screen|people\/(?:people|person)-screen|statement\/statement-screen)\.tsx$|receipt-scan\/scan-receipt-panel\.tsx$|dropped\/open-files\.ts$|photo-text\/prepare-worker|product\/src\/(?:account\/(?:remove-account-data|request-removal|transfer-memberships)|budget\/find-exceeded|export\/(?:export-account|pack-(?:export|group)|page-options|read-whole)|import\/(?:read|run)-archive|recognize\/recognize-file|joining\/recover-sign-up)\.ts$|firebase-core\/(?:src|dist)\/(?:attestation|functions|puzzle-worker)|firebase\/(?:app-check|functions|storage)|provider\/load-storage|storage\/src\/sdk\/transfer|auth\/src\/run\/(?:check-password|perform\/perform-[a-z]+)\.ts$|firestore\/src\/sdk\/(?:direct|one-document)\.ts$|ledger\/src\/formats\/own-csv/;

/** Chunks without an entry module: the code that imports, bank statements and dropped files share, and that of proof of work. */
const ONLINE_SHARED =
  /^(?:attest|import-entries|read-(?:archive|file|statement)|rest-pages|use-handed-files)(?:~|$)/;

/** Returns the name pattern of a chunk. */
export function chunkFileName(name: string, entry: string | null): string {
  const isOnline = entry === null ? ONLINE_SHARED.test(name) : ONLINE.test(entry);
  const prefix = isOnline ? 'online-' : '';
  // The name of a shared chunk lists the screens that share it; keep only the first part. A library's may have a dot, which
  // no pattern of cached files allows.
  const [first = ''] = name.split('~');
  return `assets/${prefix}${first.replaceAll('.', '-')}-[hash].js`;
}

/**
 * Bundles modules that are needed together: by default the bundler creates a file for every module
 * that two screens share, and each file costs the main thread a millisecond. Earlier entries take
 * precedence.
 */
export const CHUNKS = [
  { name: 'start', test: /src\/main\.tsx$|rolldown\/runtime/, priority: 8 },
  {
    name: 'app',
    test: /src\/(?:app\/bring-up|features\/welcome\/welcome-screen)\.tsx$/,
    priority: 7,
  },
  {
    name: 'auth',
    test: /auth\/src\/(?:machine\/engine|run\/(?:sdk|post-cookie))\.ts$|provider\/load-auth\.ts$|firebase\/app\/dist\/esm/,
    priority: 6,
  },
  // Shows data that the page requested before Firestore has loaded.
  { name: 'first', test: /firestore\/src\/live\/(?:first-code|query-reader)\.ts$/, priority: 7 },
  {
    name: 'firestore',
    test: /provider\/load-firestore\.ts$|firestore\/src\/database\/chunk\.ts$/,
    priority: 6,
  },
  // Loaded only after consent.
  {
    name: 'analytics',
    test: /firebase\/(?:analytics|installations)|web-vitals|(?:load-analytics|start-firebase)\.ts$/,
    priority: 5,
  },
  // Overlays, which hardly any screen shows at first.
  {
    name: 'overlay',
    test: /@base-ui|@floating-ui|packages\/ui\/src\/(?:dialog|sheet)/,
    minShareCount: 6,
    priority: 5,
  },
  // Modules that most screens share, including the first ones.
  { name: 'common', test: SHARED, minShareCount: 6, priority: 4 },
  // The screens that users open first: a group and its list, and the groups.
  {
    name: 'group',
    test: /(?:group-layout|due-layout|expenses-screen)\.tsx$|ui\/src\/(?:stat\/|disclosure\/|balance-bars\/balance-bar\.tsx|balance-bars\/\S*css)|use-sums-problem/,
    priority: 3,
  },
  { name: 'groups', test: /groups-screen\.tsx$/, priority: 3 },
  {
    name: 'popover',
    test: /@floating-ui|@base-ui|packages\/ui\/src\/(?:popover|menu)/,
    minShareCount: 2,
    priority: 2,
  },
  // What the balances share with other screens; their dialogs load after they are shown.
  {
    name: 'debts',
    test: /src\/debts\/plans|expense-entry\/use-payment-text|balances\/(?:balance-sheets|party-entries|payer-and-payee)\.ts$|ledger\/src\/settle\/|sums\/difference\.ts$|ui\/src\/balance-bars/,
    priority: 2,
  },
  { name: 'balances', test: /balances-screen\.tsx$/, priority: 2 },
  {
    name: 'paying',
    test: /src\/debts\/(?:debt-explanation|use-close-when-asked)|balances\/(?:pay-dialog|settle-sheet|share-by-hand)\.tsx$|expense\/record-payment\.ts$|between\/(?:settle-all|pending-settling)\.ts$/,
  },
  // Inputs and small modules that the screens of a group share with its forms and settings, which are large.
  {
    name: 'inputs',
    test: /packages\/ui\/src\/(?:amount-field|checkbox|people-picker|radio-group|segmented-control|text-area)|use-find-overpayment|lucide-react|src\/data\/|src\/routing\/|group-people\/|use-percent-text|use-forget-receipts|product\/src\/(?:account\/(?:collections|user)|expense\/sides-text|expense-form\/repeat-text|group\/group-change|invite\/(?:invite-problem|secret)|person\/(?:look-alikes|names-in-text|role-text|similar-name))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'receipts',
    test: /src\/receipts\//,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'shared',
    // Only those who import need its code, which has an archive's and CSV's libraries.
    test: /packages\/(?:app-platform|ledger|product)\/src\/(?!import)|apps\/web\/src\/(?!features)/,
    minShareCount: 4,
    priority: 1,
  },
  // The history of an expense and the activity of a group.
  {
    name: 'history',
    test: /src\/history\/|product\/src\/(?:comment\/comment|history\/(?:changed-fields|group-sentence|read-summary|your-group-sentence))\.ts$/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'entry', test: /expense-entry\/quick-entry\.tsx$/, priority: 0 },
  {
    name: 'form',
    test: /(?:(?:add|edit)-expense-screen|edit-series-screen)\.tsx$/,
    priority: 0,
  },
  // What the account screen, which works offline, shares with screens that don't.
  {
    name: 'account-parts',
    test: /auth\/src\/react\/account-hooks|auth-ui\/src\/(?:context\/use-provider|forms\/provider-)/,
  },
  {
    // Cached after its first use, like everything else that needs a connection.
    name: 'online-sign-in',
    test: /features\/sign-in\/(?:sign-in|sign-up|action|reset-password)-screen\.tsx$/,
  },
  // Small sections that users open one after the other; the usual split needs the form's editor.
  { name: 'settings', test: /features\/settings\/(?!defaults-screen|usual-)/ },
  { name: 'welcome', test: /features\/welcome\/(?:showcase|welcome-more)\.tsx$/ },
  {
    name: 'profile',
    test: /product\/src\/account\/keep-profile\.ts$|src\/profile\/device-preferences\.ts$|files\/create-files\.ts$/,
  },
  // Started together, once the page is idle.
  {
    name: 'keep',
    test: /src\/app\/update-shared-data\.ts$/,
  },
  // Small parts of a group's screens that load once the list is shown.
  {
    name: 'group-parts',
    test: /features\/group\/(?:filter-sheet|group-menu|notification-offer|unreadable-notice)\.tsx$|deleting-notice|unlinked-notice/,
  },
  // Small screens and dialogs that few users open.
  {
    name: 'rare',
    test: /features\/(?:categories|choose-group|not-found|recurring\/recurring-screen|refused-changes|commands\/(?:palette|shortcuts-dialog))|removal-notice|sign-out-step|notice-sheet/,
  },
  { name: 'ways-to-pay', test: /src\/debts\/(?:ways-to-pay|pay-way)/ },
  // Cached after its first use.
  { name: 'online-storage', test: /firebase\/storage/ },
  {
    name: 'online-people',
    test: /features\/people\/|product\/src\/between\/(?:contacts|dues|standing|whole-histories|join-names|settle-all|pending-settling|resume-settling)\.ts$/,
  },
];
