// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Method } from "../method.ts";

/** Every operation by group and method: its operationId, and its HTTP method and path. */
export const operationTable = {
  auths: {
    add: ["authsAdd", "POST /auth/add"],
    delete: ["authsDelete", "DELETE /auth/delete/{id}"],
    list: ["authsList", "GET /auth/list"],
    page: ["authsPage", "GET /auth/page"],
    update: ["authsUpdate", "PUT /auth/update"],
  },
} as const;

/** Every operation of the contract as a typed method that returns the unwrapped result. */
export interface Operations {
  auths: {
    /** Create a permission. `POST /auth/add`, needs `system:auth:add`. */
    add: Method<"authsAdd">;
    /** Delete a permission. `DELETE /auth/delete/{id}`, needs `system:auth:delete`. */
    delete: Method<"authsDelete">;
    /** List permissions. `GET /auth/list`, needs `system:auth:view`. */
    list: Method<"authsList">;
    /** Page through permissions. `GET /auth/page`, needs `system:auth:page`. */
    page: Method<"authsPage">;
    /** Change a permission. `PUT /auth/update`, needs `system:auth:update`. */
    update: Method<"authsUpdate">;
  };
}
