import { roleQueries } from "../queries/roles.ts";
import { useSeedTranslations } from "./seed-translations.ts";
import { useQuery } from "./use-query.ts";

/** All roles, those that came with the product by their names in the reader's language; or why they are not there. */
export function useRoles() {
  const seed = useSeedTranslations();
  const { data, error } = useQuery(roleQueries.list({}));
  return { data: data?.map((role) => ({ ...role, name: seed.role(role.name) })), error };
}
