/** Redirects to the first page of the user's menus. */
export const adminHome = "/admin";
