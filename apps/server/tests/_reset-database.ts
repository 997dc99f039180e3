import { sql } from "drizzle-orm";
import type { Db } from "../src/db/db.ts";
import { queryRows } from "../src/db/query-rows.ts";

/** The tables of the site and of its migrations. */
const tables = sql.raw(`
  select c.oid::regclass::text as name, pg_relation_size(c.oid) as size from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and c.relkind = 'r'`);

/** Changes with any column, constraint, trigger or function. */
const schemaVersion = sql.raw(
  ["attribute", "constraint", "index", "trigger", "proc"]
    .map((catalog) => `(select count(*) || ' ' || max(xmin::text::bigint) from pg_${catalog})`)
    .join(" || ' ' || "),
);

/**
 * SQL of a table's state: its row count and the newest transaction that wrote a row. Every committed write changes one
 * of them.
 */
const stateOf = sql.raw(
  `'select count(*) || '' '' || coalesce(max(xmin::text::bigint), 0) from ' || this_table`,
);

/**
 * Copies the tables into a schema of their own, which `resetDatabase` restores from.
 *
 * @param schema Its name: a test may keep a later state beside the seeds.
 */
export async function keepSeeds(db: Db, schema = "seeds"): Promise<void> {
  const [states, version] = keptIn(schema);
  await db.execute(sql.raw(`create schema ${schema}`));
  await db.execute(sql`create table ${states} (name text primary key, copy text, state text)`);
  await db.execute(sql`create table ${version} (version text)`);
  await db.execute(sql`
    do $$
      declare
        this_table text;
        its_copy text;
        its_state text;
      begin
        for this_table in select name from (${tables}) found loop
          its_copy := format('${sql.raw(schema)}.%I', 'of ' || this_table);
          execute format('create table %s as table %s', its_copy, this_table);
          execute ${stateOf} into its_state;
          insert into ${states} values (this_table, its_copy, its_state);
        end loop;
      end
    $$`);
  await createReset(db, schema);
  await db.execute(sql`insert into ${version} select ${schemaVersion}`);
}

/** Bytes of a table from which truncating it takes less time than deleting its rows, and leaves nothing to vacuum. */
const LARGE = sql.raw("262144");

/**
 * Empties each table that was written since `keepSeeds`, and restores its seeds.
 *
 * @returns false when the schema was changed, which nothing restores.
 */
export async function resetDatabase(db: Db, schema = "seeds"): Promise<boolean> {
  const [, version] = keptIn(schema);
  const versions = await queryRows<{ same: boolean }>(
    db,
    sql`select version = ${schemaVersion} as same from ${version}`,
  );
  if (versions[0]?.same !== true) return false;
  await db.execute(sql`select ${sql.raw(schema)}.reset()`);
  return true;
}

/** Leaves nothing but an empty schema, as in a new database. */
export async function dropEverything(db: Db): Promise<boolean> {
  await db.execute(sql`
    do $$
      declare
        its_schema text;
      begin
        for its_schema in
          select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
        loop
          execute format('drop schema %I cascade', its_schema);
        end loop;
        create schema public;
      end
    $$`);
  return true;
}

/** A function, since whatever may change the schema makes the embedded database forget the statements it has prepared. */
async function createReset(db: Db, schema: string): Promise<void> {
  const [states] = keptIn(schema);
  await db.execute(sql`
    create function ${sql.raw(schema)}.reset() returns void language plpgsql as $$
      declare
        this_table text;
        its_size bigint;
        its_copy text;
        its_state text;
        seeded_state text;
        written text[] := '{}';
        large text[] := '{}';
      begin
        -- Neither triggers nor the order of tables that refer to each other matter.
        set local session_replication_role = replica;
        for this_table, its_size, seeded_state in
          select name, size, state from (${tables}) found join ${states} using (name) where size > 0
        loop
          execute ${stateOf} into its_state;
          if its_size > ${LARGE} and (its_state <> seeded_state or seeded_state = '0 0') then
            large := large || this_table;
          elsif its_state <> seeded_state then
            written := written || this_table;
          end if;
        end loop;
        foreach this_table in array written loop
          -- The server's repeated work may write meanwhile.
          execute format('lock table %s in share row exclusive mode', this_table);
          execute format('delete from %s', this_table);
        end loop;
        if large <> '{}' then
          execute format('truncate %s cascade', array_to_string(large, ', '));
        end if;
        -- Some were truncated only because they refer to one of those.
        for this_table, its_copy, seeded_state in
          select name, copy, state from ${states} where state <> '0 0' and (large <> '{}' or name = any(written))
        loop
          execute ${stateOf} into its_state;
          if its_state <> seeded_state then
            execute format('insert into %s select * from %s', this_table, its_copy);
            execute ${stateOf} into its_state;
            update ${states} set state = its_state where name = this_table;
          end if;
        end loop;
      end
    $$`);
}

/** The tables that say what was kept. */
function keptIn(schema: string) {
  return [sql.raw(`${schema}.states`), sql.raw(`${schema}.schema_version`)] as const;
}
