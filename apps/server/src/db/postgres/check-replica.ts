import pg from "pg";
import { parseLsn } from "./read-replica.ts";

/** What a check of the replica found. */
export interface ReplicaCheck {
  follows: boolean;
  /** For people. */
  sentence: string;
}

/** Tries the replica of `DATABASE_READ_URL` as a server would use it. */
export async function checkReplica(url: string, readUrl: string): Promise<ReplicaCheck> {
  try {
    const replica = await ask(
      readUrl,
      "select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as lsn, system_identifier::text as cluster from pg_control_system()",
    );
    if (!replica.standby) return fails("names a PostgreSQL that is no replica");
    const primary = await ask(
      url,
      "select pg_is_in_recovery() as standby, pg_current_wal_insert_lsn()::text as lsn, system_identifier::text as cluster from pg_control_system()",
    );
    if (primary.cluster !== replica.cluster)
      return fails("names a replica of another PostgreSQL than DATABASE_URL");
    const bytes = parseLsn(primary.lsn ?? "0/0") - parseLsn(replica.lsn ?? "0/0");
    const sentence = `The replica of DATABASE_READ_URL follows, ${bytes > 0n ? bytes : 0n} bytes behind.`;
    return { follows: true, sentence };
  } catch (error) {
    return fails(`cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fails(what: string): ReplicaCheck {
  return { follows: false, sentence: `DATABASE_READ_URL ${what}.` };
}

interface Position {
  standby: boolean;
  lsn: string | null;
  cluster: string;
}

async function ask(connectionString: string, statement: string): Promise<Position> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Position>(statement);
    const [position] = rows;
    if (position === undefined) throw new Error("it says nothing about itself");
    return position;
  } finally {
    await client.end();
  }
}
