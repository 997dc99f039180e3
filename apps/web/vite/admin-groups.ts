/** A file of the back office: the modules that the test finds, with all they need that no file before it holds. */
interface AdminGroup {
  name: string;
  test: RegExp;
  priority: number;
}

/**
 * How the chunks of the back office are grouped: one chunk for everything that is loaded together. By default, whatever
 * two screens share would be a chunk of its own, and a hundred of them weigh a quarter more than the same code in a
 * few.
 *
 * Public pages must not load a chunk of the back office, nor the other way round: what both use comes first.
 */
export const adminGroups: AdminGroup[] = [
  {
    name: "shared",
    test: /[\\/]useRouterState\.|[\\/]src[\\/]preview[\\/]|[\\/]language-cookie\.|[\\/]site[\\/]format\./,
    priority: 8,
  },
  {
    name: "shared-text",
    test: /[\\/]article[\\/]play-embed\.|[\\/]rich-text[\\/](?:annotate|code-languages)\./,
    priority: 8,
  },
  {
    name: "shared-embeds",
    test: /[\\/]src[\\/]embeds[\\/]|[\\/]generated[\\/]embed-services\./,
    priority: 8,
  },
  {
    name: "sign-in",
    test: /[\\/]app[\\/]sign-in[\\/]sign-in-page|[\\/]web[\\/]src[\\/]shared[\\/]api\./,
    priority: 7,
  },
  {
    name: "admin",
    test: /[\\/]routes[\\/]_admin[\\/.]|[\\/]app[\\/]view-registry|[\\/]src[\\/]queries[\\/](?:access|batch|current-user|define-queries|dicts|group-change|imports|notifications|orgs|own-links|passkeys|password-links|roles|saved-views|second-factor|silent|tasks|users|view-as|workgroups)\.|[\\/]app[\\/]admin[\\/](?:guard-admin|header-menus|admin-host|admin-layout|admin-tabs)/,
    priority: 6,
  },
  {
    name: "list",
    test: /[\\/]shared[\\/]list[\\/](?:bulk-edit[\\/](?:bulk-fields|bulk-edit)\.|batch-(?:bar|delete)|define-list|filter-|list-source|list-view|row-|status-filter|undo-action|use-list-page)|[\\/]shared[\\/](?:delete-dialog|time|tree-choices|use-dictionary|use-roles|use-view-as)\.|[\\/](?:import-button|status-badge|tree-select|use-history-entry|useMutation)\.|[\\/]icons[\\/](?:send|unlink|user-plus)\./,
    priority: 5,
  },
  // What checks a form has them, and pages without a form read some.
  { name: "form-messages", test: /[\\/]i18n[\\/]admin-en[\\/]form-messages\./, priority: 5 },
  // What pages of content ask for; the frame and the first lists do not.
  { name: "queries", test: /[\\/]src[\\/]queries[\\/]/, priority: 4 },
  { name: "overlays", test: /[\\/]ui[\\/]src[\\/]components[\\/][\w-]+-panel\./, priority: 4 },
  {
    name: "fields",
    test: /[\\/]ui[\\/]src[\\/](?:components[\\/]field-set|patterns[\\/]save-bar)\.|[\\/]shared[\\/]form[\\/](?:field-rules|form-messages|form-section|limits-of|server-errors|shown-errors)\./,
    priority: 3,
  },
  {
    name: "text-parts",
    test: /[\\/]rich-text[\\/](?:callout-kinds|inline-place|site-classes|text-language)\.|[\\/]shared[\\/](?:open-text|public-path|shown-picture)\.|[\\/]icons[\\/](?:list|redo-2|undo-2)\./,
    priority: 3,
  },
  // The list of articles names unsaved work in them.
  { name: "editor-messages", test: /[\\/]editor-messages\./, priority: 2 },
  { name: "rich-editor", test: /[\\/]web[\\/]src[\\/]shared[\\/]rich-editor\./, priority: 1 },
  {
    name: "forms",
    test: /[\\/]react-hook-form[\\/]|[\\/]shared[\\/]form[\\/](?:record-|use-save-form)/,
    priority: 2,
  },
];
