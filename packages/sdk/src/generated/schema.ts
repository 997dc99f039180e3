// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
    "/auth/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a permission
         * @description Adds a permission. The code must be new, ignoring case.
         */
        post: operations["authsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a permission
         * @description Deletes a permission that no role holds; one in use is refused with `IN_USE` and the number of roles.
         */
        delete: operations["authsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions
         * @description Every permission, ordered by `orderBy` and code, for assigning them to roles. At most 999; `truncated` says when the list was cut.
         */
        get: operations["authsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through permissions
         * @description Permissions that match the filters, one page at a time.
         */
        get: operations["authsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a permission
         * @description Changes the given fields of a permission; what is left out stays. The code cannot be changed.
         */
        put: operations["authsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Position among its siblings, ascending. */
        OrderBy: number;
        /**
         * @description Whether the record is in use. Shown with the words of the dictionary `enabledStatus`.
         * @enum {string}
         */
        EnabledStatus: "enabled" | "disabled";
        AuthFields: {
            /** @description Name for people. */
            name?: string;
            /** @description The menu whose page shows the button; null for none. */
            menuId?: string | null;
            /** @description The word the page's button tests. */
            action?: string;
            /**
             * @description HTTP method of the call it guards.
             * @enum {string|null}
             */
            httpMethod?: "GET" | "POST" | "PUT" | "DELETE" | null;
            /** @description Path of the call it guards. */
            apiPath?: string | null;
            description?: string | null;
            orderBy?: components["schemas"]["OrderBy"];
            status?: components["schemas"]["EnabledStatus"];
        };
        /**
         * @description What is permitted, as `domain:resource:action`. Operations name theirs in `x-permission`.
         * @example system:role:update
         */
        AuthCode: string;
        /**
         * @description A new permission.
         * @example {
         *       "code": "system:role:export",
         *       "name": "Export roles",
         *       "action": "export",
         *       "orderBy": 60,
         *       "status": "enabled"
         *     }
         */
        AuthAddBody: components["schemas"]["AuthFields"] & {
            code: components["schemas"]["AuthCode"];
        };
        /** @description The envelope of every answer. Operations add their own `result`. */
        Reply: {
            /** @description `true` when the call did what it says. */
            success: boolean;
            /**
             * @description 0 on success, 1 on failure.
             * @enum {integer}
             */
            code: 0 | 1;
            /** @description A sentence for people. */
            message: string;
            /** @description Identifies this call in the server's log. */
            requestId: string;
            /** @description Present and `true` when a list was cut at its bound of 999 records. */
            truncated?: boolean;
        };
        /**
         * @description An opaque, sortable identifier (UUIDv7 as text). `"0"` stands for the root of a tree.
         * @example 019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11
         */
        Id: string;
        /**
         * @description The version of the record that the change is based on. A stale one is refused with `VERSION_CONFLICT`.
         * @example 3
         */
        Version: number;
        /** @description What a write answers with. Read the record again for everything the server derives. */
        WrittenRecord: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description The id of the record that was written, and its new version. */
        IdReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["WrittenRecord"];
        };
        /**
         * @description What went wrong, for programs. The message says it for people.
         * @enum {string}
         */
        ErrorCode: "UNAUTHENTICATED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VERSION_CONFLICT" | "DUPLICATE" | "GONE" | "VALIDATION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "INTERNAL" | "BAD_CREDENTIALS" | "ACCOUNT_LOCKED" | "ACCOUNT_DISABLED" | "PASSWORD_WEAK" | "OLD_PASSWORD_WRONG" | "LAST_ADMIN" | "SELF_FORBIDDEN" | "IN_USE" | "HAS_CHILDREN" | "CYCLE" | "BUILTIN_READONLY" | "DICT_CODE_COLLISION" | "MENU_NAME_TAKEN" | "SLUG_TAKEN" | "REVIEW_RUNNING" | "REVIEW_NOT_RUNNING" | "TASK_ALREADY_HANDLED" | "NOT_ASSIGNEE" | "SELF_APPROVAL" | "COMMENT_REQUIRED" | "NO_ASSIGNEE" | "NOT_APPROVED_VERSION" | "COMMENT_CLOSED" | "FILE_TYPE" | "FILE_NAME" | "FILE_TOO_LARGE" | "FILE_EMPTY" | "THEME_NOT_FOUND";
        /**
         * @description One field that was not accepted.
         * @example {
         *       "field": "title",
         *       "code": "maxLength",
         *       "message": "must be at most 200 characters"
         *     }
         */
        FieldError: {
            /** @description Path of the field in the body or query, with dots and indexes (`attachments.0.url`); empty for the whole. */
            field: string;
            /** @description The rule that failed, in the contract's own keyword (`required`, `maxLength`, `pattern`, …). */
            code: string;
            message: string;
        };
        /** @description The envelope of a refused call. */
        Failure: components["schemas"]["Reply"] & {
            /** @enum {boolean} */
            success?: false;
            /** @enum {integer} */
            code?: 1;
            errorCode: components["schemas"]["ErrorCode"];
            fieldErrors?: components["schemas"]["FieldError"][];
            /** @description Facts that help the caller go on (the current record on `VERSION_CONFLICT`, counts on `IN_USE`), else null. */
            result: Record<string, never> | null;
        };
        /** @description The call did what it says and has nothing more to tell. */
        EmptyReply: components["schemas"]["Reply"] & {
            result: null;
        };
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         * @example 2026-03-14T09:30:00.000Z
         */
        DateTime: string;
        /** @description The fields that the server sets on every stored record. */
        Entity: {
            readonly id: components["schemas"]["Id"];
            readonly createdAt: components["schemas"]["DateTime"];
            /** @description Id of the account that created the record. */
            readonly createdBy: string;
            readonly createdByName: string;
            readonly updatedAt: components["schemas"]["DateTime"];
            /** @description Id of the account that last changed the record. */
            readonly updatedBy: string;
            readonly updatedByName: string;
            readonly version: components["schemas"]["Version"];
        };
        /** @description A permission. A role that holds it may call the operations that name its code, and sees the button it stands for. */
        Auth: components["schemas"]["Entity"] & {
            code: components["schemas"]["AuthCode"];
            name: string;
            /** @description The menu whose page shows the button. */
            menuId: string | null;
            readonly menuTitle: string | null;
            /** @description The word the page's button tests. */
            action: string;
            httpMethod: string | null;
            apiPath: string | null;
            description: string | null;
            orderBy: number;
            status: components["schemas"]["EnabledStatus"];
        };
        /** @description Permissions. */
        AuthListReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Auth"][];
        };
        /** @description One page of a list. Resources add `records`. */
        Page: {
            /** @description Number of matching records in all. */
            total: number;
            /** @description This page's number from 1. */
            pageNo: number;
            /** @description Records a page holds. */
            pageSize: number;
            /** @description Number of pages in all. */
            pages: number;
        };
        /** @description One page of permissions. */
        AuthPageReply: components["schemas"]["Reply"] & {
            result: components["schemas"]["Page"] & {
                records: components["schemas"]["Auth"][];
            };
        };
        /**
         * @description The changed fields of a permission.
         * @example {
         *       "id": "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a11",
         *       "version": 3,
         *       "name": "Export all roles"
         *     }
         */
        AuthUpdateBody: components["schemas"]["AuthFields"] & {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
    };
    responses: {
        /** @description Something in the call is not acceptable; `fieldErrors` says what. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or it has ended. Sign in again. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The account lacks the right. Decided before the body is looked at. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The record's state does not allow it (stale version, duplicate, still in use, handled by somebody else). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than the server accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The content type is not one the operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed. The message holds no internals; quote `requestId` to support. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such record, or it is not visible to the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The record's id. */
        Id: components["schemas"]["Id"];
        /** @description Page to return, from 1. */
        PageNo: number;
        /** @description Records a page holds. */
        PageSize: number;
        /** @description Text to look for; wildcards have no meaning. */
        Keyword: string;
        /** @description Direction of `sortField`. */
        SortOrder: "asc" | "desc";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authsAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthAddBody"];
            };
        };
        responses: {
            /** @description The permission was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    authsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    authsList: {
        parameters: {
            query?: {
                /** @description Only the permissions that are buttons of this menu's page. */
                menuId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthListReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    authsPage: {
        parameters: {
            query?: {
                /** @description Page to return, from 1. */
                pageNo?: components["parameters"]["PageNo"];
                /** @description Records a page holds. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to look for; wildcards have no meaning. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Direction of `sortField`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Field to sort by. */
                sortField?: "code" | "name" | "orderBy" | "createdAt" | "updatedAt";
                /** @description Only the permissions that are buttons of this menu's page. */
                menuId?: components["schemas"]["Id"];
                /** @description Only permissions with this status. */
                status?: components["schemas"]["EnabledStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthPageReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    authsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthUpdateBody"];
            };
        };
        responses: {
            /** @description The permission was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdReply"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
}
