/** The index a row gets when it is dropped into a gap, after its removal from its old place. */
export function dropIndex(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap;
}
