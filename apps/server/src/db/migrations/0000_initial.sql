CREATE TABLE "article_counters" (
	"article_id" text PRIMARY KEY NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_search" (
	"article_id" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"type_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"live_from" timestamp with time zone NOT NULL,
	"live_until" timestamp with time zone,
	"words" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"tokens" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_types" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_status" text DEFAULT 'none' NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"head_version_no" integer DEFAULT 1 NOT NULL,
	"approved_version_no" integer,
	"published_version_no" integer,
	"scheduled_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"live_from" timestamp with time zone,
	"live_until" timestamp with time zone,
	"last_public_version_no" integer,
	"parent_id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text,
	"cover" text,
	"description" text,
	"redirect_url" text,
	"nav_visible" boolean DEFAULT true NOT NULL,
	"allow_comment" boolean DEFAULT true NOT NULL,
	"require_review" boolean DEFAULT true NOT NULL,
	"flow" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"order_by" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_writers" (
	"article_id" text NOT NULL,
	"user_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_writers_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"review_status" text DEFAULT 'none' NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"head_version_no" integer DEFAULT 1 NOT NULL,
	"approved_version_no" integer,
	"published_version_no" integer,
	"scheduled_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"live_from" timestamp with time zone,
	"live_until" timestamp with time zone,
	"type_id" text NOT NULL,
	"title" text NOT NULL,
	"sub_title" text,
	"slug" text NOT NULL,
	"summary" text,
	"cover" text,
	"cover_alt" text,
	"cover_focus" text,
	"images" text,
	"video_url" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author" text,
	"source" text,
	"source_url" text,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"allow_comment" boolean DEFAULT true NOT NULL,
	"is_top" boolean DEFAULT false NOT NULL,
	"top_until" timestamp with time zone,
	"recommend_positions" text[] DEFAULT '{}' NOT NULL,
	"order_by" integer DEFAULT 0 NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"no_index" boolean DEFAULT false NOT NULL,
	"offline_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" text,
	"deleted_by_name" text,
	"names" "tsvector" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auths" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"menu_id" text,
	"action" text NOT NULL,
	"http_method" text,
	"api_path" text,
	"description" text,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"link_url" text,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circulations" (
	"id" text PRIMARY KEY NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"version_no" integer NOT NULL,
	"round" integer NOT NULL,
	"from_user_id" text NOT NULL,
	"from_user_name" text NOT NULL,
	"receiver_id" text NOT NULL,
	"receiver_name" text NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"article_id" text NOT NULL,
	"parent_id" text,
	"nickname" text NOT NULL,
	"email" text,
	"content" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"staff_user_id" text,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_history" (
	"id" text PRIMARY KEY NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"action" text NOT NULL,
	"version_no" integer NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"node_name" text,
	"comment" text,
	"receivers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scheduled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"version_no" integer NOT NULL,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"content" text,
	"autosave" boolean DEFAULT false NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"restored_from" integer,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	CONSTRAINT "content_versions_biz_type_biz_id_version_no_pk" PRIMARY KEY("biz_type","biz_id","version_no")
);
--> statement-breakpoint
CREATE TABLE "dict_items" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"dict_id" text NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"color" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "dicts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"system" boolean DEFAULT false NOT NULL,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	CONSTRAINT "dicts_code_unique" UNIQUE("code"),
	CONSTRAINT "dicts_code_key_unique" UNIQUE("code_key")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"url" text NOT NULL,
	"size" bigint NOT NULL,
	"mime_type" text NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	CONSTRAINT "files_path_unique" UNIQUE("path"),
	CONSTRAINT "files_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "friendly_links" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"logo" text,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_records" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"local_id" text,
	"digest" text NOT NULL,
	"file" jsonb,
	"parent_external_id" text,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_records_source_kind_external_id_pk" PRIMARY KEY("source","kind","external_id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"title" text NOT NULL,
	"icon" text,
	"url" text,
	"component" text,
	"permission_code" text,
	"order_by" integer DEFAULT 0 NOT NULL,
	"affix" boolean DEFAULT false NOT NULL,
	"no_cache" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"active_menu" text,
	"badge_key" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"company" text,
	"subject" text,
	"content" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reply" jsonb,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" text,
	"username" text,
	"name" text,
	"operation_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text,
	"target_name" text,
	"error_code" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orgs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"leader_id" text,
	"phone" text,
	"email" text,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"brand" text,
	"model" text,
	"cover" text,
	"images" text,
	"image_type" text DEFAULT 'none' NOT NULL,
	"summary" text,
	"content" text,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" numeric(14, 2),
	"status" text DEFAULT 'draft' NOT NULL,
	"order_by" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_article_types" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text,
	"cover" text,
	"description" text,
	"redirect_url" text,
	"nav_visible" boolean NOT NULL,
	"allow_comment" boolean NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"order_by" integer NOT NULL,
	"version_no" integer NOT NULL,
	"live_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"type_id" text NOT NULL,
	"version_no" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"is_top" boolean NOT NULL,
	"top_until" timestamp with time zone,
	"order_by" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"live_from" timestamp with time zone NOT NULL,
	"live_until" timestamp with time zone,
	"allow_comment" boolean NOT NULL,
	"no_index" boolean NOT NULL,
	"tags" text[] NOT NULL,
	"recommend_positions" text[] NOT NULL,
	"file_urls" text[] NOT NULL,
	"card" json NOT NULL,
	"detail" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_counts" (
	"type_id" text NOT NULL,
	"order_by" integer NOT NULL,
	"month" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "published_counts_type_id_order_by_month_pk" PRIMARY KEY("type_id","order_by","month")
);
--> statement-breakpoint
CREATE TABLE "published_labels" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"type_id" text NOT NULL,
	"order_by" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"article_id" text NOT NULL,
	"live_from" timestamp with time zone NOT NULL,
	"live_until" timestamp with time zone,
	"is_top" boolean NOT NULL,
	"top_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quick_links" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"icon" text,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommends" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position_type" text NOT NULL,
	"article_id" text NOT NULL,
	"title" text,
	"cover" text,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"round" integer NOT NULL,
	"version_no" integer NOT NULL,
	"flow" jsonb NOT NULL,
	"node_index" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"author_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"initiator_id" text NOT NULL,
	"initiator_name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "role_auths" (
	"role_id" text NOT NULL,
	"auth_id" text NOT NULL,
	CONSTRAINT "role_auths_role_id_auth_id_pk" PRIMARY KEY("role_id","auth_id")
);
--> statement-breakpoint
CREATE TABLE "role_menus" (
	"role_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"half" boolean DEFAULT false NOT NULL,
	CONSTRAINT "role_menus_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text,
	"built_in" boolean DEFAULT false NOT NULL,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	CONSTRAINT "roles_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"hard_expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"username" text NOT NULL,
	"user_id" text,
	"event" text NOT NULL,
	"error_code" text,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"system_name" text NOT NULL,
	"company_name" text NOT NULL,
	"logo" text,
	"slogan" text,
	"icp" text,
	"copyright" text,
	"phone" text,
	"email" text,
	"address" text,
	"social_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"comment_enabled" boolean DEFAULT true NOT NULL,
	"message_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"round_id" text NOT NULL,
	"round" integer NOT NULL,
	"version_no" integer NOT NULL,
	"node_index" integer NOT NULL,
	"node_name" text NOT NULL,
	"assignee_id" text NOT NULL,
	"assignee_name" text NOT NULL,
	"voices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"via" text DEFAULT 'flow' NOT NULL,
	"initiator_name" text NOT NULL,
	"from_user_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role_id" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"email" text,
	"mobile" text,
	"avatar" text,
	"gender" text,
	"org_id" text,
	"job_title" text,
	"program_id" text,
	"status" text DEFAULT 'active' NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp with time zone,
	"remark" text,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "workgroup_members" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"workgroup_id" text NOT NULL,
	"user_id" text NOT NULL,
	"member_role" text DEFAULT 'member' NOT NULL,
	"order_by" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workgroups" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"code" text NOT NULL,
	"description" text,
	"leader_id" text,
	"review_mode" text DEFAULT 'any' NOT NULL,
	"order_by" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	CONSTRAINT "workgroups_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
ALTER TABLE "article_counters" ADD CONSTRAINT "article_counters_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_writers" ADD CONSTRAINT "article_writers_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_writers" ADD CONSTRAINT "article_writers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_type_id_article_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."article_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auths" ADD CONSTRAINT "auths_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dict_items" ADD CONSTRAINT "dict_items_dict_id_dicts_id_fk" FOREIGN KEY ("dict_id") REFERENCES "public"."dicts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_article_types" ADD CONSTRAINT "published_article_types_id_article_types_id_fk" FOREIGN KEY ("id") REFERENCES "public"."article_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_articles" ADD CONSTRAINT "published_articles_id_articles_id_fk" FOREIGN KEY ("id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommends" ADD CONSTRAINT "recommends_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_auths" ADD CONSTRAINT "role_auths_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_auths" ADD CONSTRAINT "role_auths_auth_id_auths_id_fk" FOREIGN KEY ("auth_id") REFERENCES "public"."auths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_round_id_review_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_org_id_orgs_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."orgs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workgroup_members" ADD CONSTRAINT "workgroup_members_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workgroup_members" ADD CONSTRAINT "workgroup_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workgroups" ADD CONSTRAINT "workgroups_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_counters_read_idx" ON "article_counters" USING btree ("read_count","article_id");--> statement-breakpoint
CREATE INDEX "article_search_tokens_idx" ON "article_search" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "article_search_place_idx" ON "article_search" USING btree ("place");--> statement-breakpoint
CREATE INDEX "article_search_type_id_idx" ON "article_search" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "article_slugs_article_id_idx" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_types_code_key" ON "article_types" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "article_types_parent_id_idx" ON "article_types" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "article_writers_seen_at_idx" ON "article_writers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "articles_updated_idx" ON "articles" USING btree ("updated_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_created_idx" ON "articles" USING btree ("created_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_published_idx" ON "articles" USING btree ("published_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_title_idx" ON "articles" USING btree ("title","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_order_idx" ON "articles" USING btree ("order_by","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_type_idx" ON "articles" USING btree ("type_id","updated_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_created_by_idx" ON "articles" USING btree ("created_by","updated_at","id") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_status_idx" ON "articles" USING btree ("status","updated_at","id","review_status","live_from","live_until") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_review_idx" ON "articles" USING btree ("review_status","updated_at","id","status","live_from","live_until") WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_of_type_idx" ON "articles" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "articles_live_from_idx" ON "articles" USING btree ("live_from");--> statement-breakpoint
CREATE INDEX "articles_live_until_idx" ON "articles" USING btree ("live_until") WHERE "articles"."live_until" is not null;--> statement-breakpoint
CREATE INDEX "articles_changed_idx" ON "articles" USING btree ("updated_at","id","review_status","live_from","live_until") WHERE "articles"."head_version_no" is distinct from "articles"."published_version_no" and "articles"."status" in ('scheduled', 'published') and "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_top_idx" ON "articles" USING btree ("updated_at","id") WHERE "articles"."is_top";--> statement-breakpoint
CREATE INDEX "articles_names_idx" ON "articles" USING gin ("names") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_positions_idx" ON "articles" USING gin ("recommend_positions");--> statement-breakpoint
CREATE INDEX "articles_tags_idx" ON "articles" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "articles_deleted_idx" ON "articles" USING btree ("deleted_at","id") WHERE "articles"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "auths_code_key" ON "auths" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "auths_menu_id_idx" ON "auths" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "banners_position_idx" ON "banners" USING btree ("position","status","order_by");--> statement-breakpoint
CREATE INDEX "circulations_receiver_idx" ON "circulations" USING btree ("receiver_id","biz_type","read_at","created_at");--> statement-breakpoint
CREATE INDEX "circulations_biz_idx" ON "circulations" USING btree ("biz_type","biz_id");--> statement-breakpoint
CREATE INDEX "comments_article_idx" ON "comments" USING btree ("article_id","status","created_at");--> statement-breakpoint
CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_status_idx" ON "comments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "comments_created_idx" ON "comments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "comments_updated_idx" ON "comments" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "comments_nickname_idx" ON "comments" USING btree ("nickname","id");--> statement-breakpoint
CREATE INDEX "content_history_biz_idx" ON "content_history" USING btree ("biz_type","biz_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_items_value_key" ON "dict_items" USING btree ("dict_id","value");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_items_default_key" ON "dict_items" USING btree ("dict_id") WHERE "dict_items"."is_default";--> statement-breakpoint
CREATE INDEX "files_sha256_idx" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "import_records_local_id_idx" ON "import_records" USING btree ("local_id");--> statement-breakpoint
CREATE INDEX "import_records_parent_idx" ON "import_records" USING btree ("source","parent_external_id");--> statement-breakpoint
CREATE INDEX "menus_parent_id_idx" ON "menus" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "menus_name_key" ON "menus" USING btree (lower("name")) WHERE "menus"."type" in ('menu', 'hidden-menu');--> statement-breakpoint
CREATE UNIQUE INDEX "menus_url_key" ON "menus" USING btree (regexp_replace("url", ':[^/]+', ':', 'g')) WHERE "menus"."type" in ('menu', 'hidden-menu');--> statement-breakpoint
CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "messages_created_idx" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_updated_idx" ON "messages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "messages_name_idx" ON "messages" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "messages_company_idx" ON "messages" USING btree ("company","id");--> statement-breakpoint
CREATE INDEX "operation_logs_created_at_idx" ON "operation_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "operation_logs_target_idx" ON "operation_logs" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "operation_logs_user_idx" ON "operation_logs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "operation_logs_request_idx" ON "operation_logs" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orgs_code_key" ON "orgs" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "orgs_parent_id_idx" ON "orgs" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_code_key" ON "products" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "products_parent_id_idx" ON "products" USING btree ("parent_id","order_by","name");--> statement-breakpoint
CREATE INDEX "products_shelf_idx" ON "products" USING btree ("kind","parent_id","order_by","name","id") WHERE "products"."status" = 'onShelf';--> statement-breakpoint
CREATE INDEX "products_attachments_idx" ON "products" USING gin ("attachments" jsonb_path_ops) WHERE "products"."status" = 'onShelf';--> statement-breakpoint
CREATE INDEX "published_articles_list_idx" ON "published_articles" USING btree ("type_id","order_by","published_at","id","live_from","live_until","is_top","top_until");--> statement-breakpoint
CREATE INDEX "published_articles_all_idx" ON "published_articles" USING btree ("order_by","published_at","id","type_id","live_from","live_until","is_top","top_until");--> statement-breakpoint
CREATE INDEX "published_articles_neighbours_idx" ON "published_articles" USING btree ("type_id","published_at","id","live_from","live_until");--> statement-breakpoint
CREATE INDEX "published_articles_latest_idx" ON "published_articles" USING btree ("published_at","id","type_id","live_from","live_until");--> statement-breakpoint
CREATE INDEX "published_articles_top_idx" ON "published_articles" USING btree ("top_until") WHERE "published_articles"."is_top";--> statement-breakpoint
CREATE INDEX "published_articles_live_from_idx" ON "published_articles" USING btree ("live_from","type_id","order_by","published_at");--> statement-breakpoint
CREATE INDEX "published_articles_live_until_idx" ON "published_articles" USING btree ("live_until","live_from","type_id","order_by","published_at") WHERE "published_articles"."live_until" is not null;--> statement-breakpoint
CREATE INDEX "published_articles_file_urls_idx" ON "published_articles" USING gin ("file_urls");--> statement-breakpoint
CREATE INDEX "published_labels_type_idx" ON "published_labels" USING btree ("kind","value","type_id","order_by","published_at","article_id","live_from","live_until","is_top","top_until");--> statement-breakpoint
CREATE INDEX "published_labels_all_idx" ON "published_labels" USING btree ("kind","value","order_by","published_at","article_id","type_id","live_from","live_until","is_top","top_until");--> statement-breakpoint
CREATE UNIQUE INDEX "recommends_key" ON "recommends" USING btree ("position_type","article_id");--> statement-breakpoint
CREATE INDEX "recommends_article_idx" ON "recommends" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_rounds_key" ON "review_rounds" USING btree ("biz_type","biz_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "review_rounds_open_key" ON "review_rounds" USING btree ("biz_type","biz_id") WHERE "review_rounds"."status" = 'running';--> statement-breakpoint
CREATE INDEX "review_rounds_started_idx" ON "review_rounds" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "role_auths_auth_id_idx" ON "role_auths" USING btree ("auth_id");--> statement-breakpoint
CREATE INDEX "role_menus_menu_id_idx" ON "role_menus" USING btree ("menu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_code_key" ON "roles" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_logs_created_at_idx" ON "sign_in_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_logs_user_idx" ON "sign_in_logs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_assignee_idx" ON "tasks" USING btree ("assignee_id","status","biz_type","created_at");--> statement-breakpoint
CREATE INDEX "tasks_handled_idx" ON "tasks" USING btree ("assignee_id","biz_type","handled_at","id");--> statement-breakpoint
CREATE INDEX "tasks_biz_idx" ON "tasks" USING btree ("biz_type","biz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_pending_key" ON "tasks" USING btree ("round_id","node_index","assignee_id") WHERE "tasks"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "user_roles_role_id_idx" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile_key" ON "users" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "users_org_id_idx" ON "users" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "users_program_id_idx" ON "users" USING btree ("program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workgroup_members_key" ON "workgroup_members" USING btree ("workgroup_id","user_id");--> statement-breakpoint
CREATE INDEX "workgroup_members_user_id_idx" ON "workgroup_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workgroups_code_key" ON "workgroups" USING btree (lower("code"));--> statement-breakpoint
-- A search reads one narrow row for each match: long columns live out of line.
ALTER TABLE "article_search" SET (toast_tuple_target = 256);--> statement-breakpoint
-- The logs only grow: what is written there stays as it is, whoever asks.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER operation_logs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "operation_logs"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sign_in_logs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "sign_in_logs"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Servers cache the replies and pages of the public site. Whatever commits a change of what they are made of, from
-- whichever process, notifies all of them: the notification goes out with the commit, and not without it.
CREATE FUNCTION notify_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atrium_public_changes', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER published_articles_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "published_articles"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER published_article_types_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "published_article_types"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER article_search_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_search"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER recommends_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "recommends"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER banners_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "banners"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER friendly_links_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "friendly_links"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER quick_links_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "quick_links"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER site_settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER products_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
-- Of these only some rows are public, and the others change often: slugs of drafts, comments that wait, numbers of reads.
CREATE TRIGGER article_slugs_notify_insert AFTER INSERT ON "article_slugs"
  FOR EACH ROW WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER article_slugs_notify_update AFTER UPDATE ON "article_slugs"
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL OR NEW.published_at IS NOT NULL) EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER article_slugs_notify_delete AFTER DELETE ON "article_slugs"
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER article_slugs_notify_truncate AFTER TRUNCATE ON "article_slugs"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER comments_notify_insert AFTER INSERT ON "comments"
  FOR EACH ROW WHEN (NEW.status = 'approved') EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER comments_notify_update AFTER UPDATE ON "comments"
  FOR EACH ROW WHEN (OLD.status = 'approved' OR NEW.status = 'approved') EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER comments_notify_delete AFTER DELETE ON "comments"
  FOR EACH ROW WHEN (OLD.status = 'approved') EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER comments_notify_truncate AFTER TRUNCATE ON "comments"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER article_counters_notify_insert AFTER INSERT ON "article_counters"
  FOR EACH ROW WHEN (NEW.comment_count <> 0) EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER article_counters_notify_update AFTER UPDATE OF "comment_count" ON "article_counters"
  FOR EACH ROW WHEN (OLD.comment_count <> NEW.comment_count) EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE TRIGGER article_counters_notify_delete AFTER DELETE OR TRUNCATE ON "article_counters"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();--> statement-breakpoint
CREATE FUNCTION published_labels_of(tags text[], positions text[]) RETURNS TABLE (kind text, value text) LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT 'tag', unnest(tags) UNION ALL SELECT DISTINCT 'position', unnest(positions)
$$;--> statement-breakpoint
-- What lists need besides the rows follows every statement that changes these, within its transaction.
CREATE FUNCTION sync_published_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  come text := 'SELECT type_id, order_by, published_at, 1 AS change FROM new_rows';
  gone text := 'SELECT type_id, order_by, published_at, -1 AS change FROM old_rows';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM published_counts;
    DELETE FROM published_labels;
    RETURN NULL;
  END IF;
  -- Always in the same order, so that no two transactions wait for each other.
  EXECUTE 'INSERT INTO published_counts AS counts (type_id, order_by, month, count)
    SELECT type_id, order_by, to_char(published_at AT TIME ZONE ''UTC'', ''YYYY-MM''), sum(change)
    FROM (' || CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE come || ' UNION ALL ' || gone END || ') changes
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (type_id, order_by, month) DO UPDATE SET count = counts.count + excluded.count';
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM published_labels label USING old_rows past, published_labels_of(past.tags, past.recommend_positions) former
    WHERE label.kind = former.kind AND label.value = former.value AND label.type_id = past.type_id
      AND label.order_by = past.order_by AND label.published_at = past.published_at AND label.article_id = past.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO published_labels
    SELECT label.kind, label.value, type_id, order_by, published_at, id, live_from, live_until, is_top, top_until
    FROM new_rows, published_labels_of(tags, recommend_positions) label;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER published_articles_sync_insert AFTER INSERT ON "published_articles"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_published_lists();--> statement-breakpoint
CREATE TRIGGER published_articles_sync_update AFTER UPDATE ON "published_articles"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_published_lists();--> statement-breakpoint
CREATE TRIGGER published_articles_sync_delete AFTER DELETE ON "published_articles"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sync_published_lists();--> statement-breakpoint
CREATE TRIGGER published_articles_sync_truncate AFTER TRUNCATE ON "published_articles"
  FOR EACH STATEMENT EXECUTE FUNCTION sync_published_lists();
