/** Messages about imports from files of spreadsheets; each continues after the field's name. */
export const imports = {
  unreadable: "is neither a CSV file nor an Excel workbook (.xlsx)",
  noRows: "has no row below its first one, which names the columns",
  tooManyRows: (limit: number) => `has more than ${limit} rows; import at most ${limit} at once`,
  noKey: (header: string, headerZh: string) =>
    `needs a column “${header}” (${headerZh}), by which records are recognised`,
  noSuch: (text: string) => `names “${text}”, which is neither the code nor the name of a record`,
  ambiguous: (text: string) => `names “${text}”, as several records are called; use the code`,
  onlyNew: "cannot be changed once the record exists",
};

/** Messages about saved views of lists. */
export const savedViews = {
  tooMany: (count: number) =>
    `You have ${count} saved views of this list, as many as one account may have. Delete one that you no longer need.`,
  tooManyShared: (count: number) =>
    `This list has ${count} shared views, as many as it may have. Delete one that nobody needs any more.`,
};
