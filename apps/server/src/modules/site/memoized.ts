/** Something that is read when it is first asked for, and again only after it failed. */
export class Memoized<T> {
  readonly #read: () => Promise<T>;
  #reading: Promise<T> | undefined;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  get(): Promise<T> {
    if (this.#reading === undefined) {
      this.#reading = this.#read();
      this.#reading.catch(() => (this.#reading = undefined));
    }
    return this.#reading;
  }
}
