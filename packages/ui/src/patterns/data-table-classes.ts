/** Every cell of a table's body. */
export const cellClasses = "border-b border-line px-3 py-1 whitespace-nowrap group-last:border-b-0";

/** The cell of the name: it takes the room the others leave, and is cut short before they are. */
export const nameClasses = "w-full min-w-48 max-w-0 truncate font-medium text-ink";
