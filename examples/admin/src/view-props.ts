/** What a view is given: the actions its page allows. */
export interface ViewProps {
  readonly permissionButtons: readonly string[];
}
