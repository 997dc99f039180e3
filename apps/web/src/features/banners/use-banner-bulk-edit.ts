import { useMutation } from "@tanstack/react-query";
import { bulkEdit, type BulkEdit } from "../../shared/list/bulk-edit/bulk-edit.ts";
import { selectBulkField } from "../../shared/list/bulk-edit/bulk-fields.tsx";
import { enabledBulkField } from "../../shared/list/bulk-edit/enabled-bulk-field.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { bannerQueries, type Banner } from "../../queries/banners.ts";

/** What of several banners can be changed at once. */
export function useBannerBulkEdit(): BulkEdit<Banner> {
  const { banners: messages, list } = useMessages();
  const update = useMutation(bannerQueries.updateMany());
  const statuses = useDictionary("enabledStatus");
  const positions = useDictionary("positionType");
  return bulkEdit<Banner, Pick<Banner, "status" | "position">>({
    fields: [
      enabledBulkField(list.status, statuses.options),
      selectBulkField(positions.options, {
        id: "position",
        label: messages.position,
        change: (values, position) => ({ ...values, position }),
      }),
    ],
    valuesOf: ({ status, position }) => ({ status, position }),
    update: update.mutateAsync,
    unchanged: list.bulkUnchanged,
  });
}
