/** A memoized load, repeated only after a failure. */
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
