/** Opens a row from a dialog that closes; undefined where rows cannot be opened. */
export function closeAndOpen<Row>(
  onOpen: ((row: Row) => void) | undefined,
  close: () => void,
): ((row: Row) => void) | undefined {
  return (
    onOpen &&
    ((row) => {
      close();
      onOpen(row);
    })
  );
}
