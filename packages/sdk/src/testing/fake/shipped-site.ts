/** A menu as a new site has it. */
export interface ShippedMenu {
  type: string;
  title: string;
  name?: string;
  icon?: string;
  url?: string;
  component?: string;
  permissionCode?: string;
  /** Prefixes of the permissions whose buttons are on its page. */
  permissions?: readonly string[];
  affix?: boolean;
  noCache?: boolean;
  activeMenu?: string;
  badgeKey?: string | null;
  children?: readonly ShippedMenu[];
}

/** What a new site has; generated from the server's own. */
export interface ShippedSite {
  permissions: readonly (readonly [code: string, name: string])[];
  roles: readonly {
    code: string;
    name: string;
    description: string;
    permissions: readonly string[];
  }[];
  menus: readonly ShippedMenu[];
  dictionaries: readonly {
    code: string;
    name: string;
    items: readonly (readonly [value: string, label: string, color?: string])[];
  }[];
}
