/** What their value classes share: a name, and for most a place in a list that goes round. */

/** A value with a name. */
export abstract class Culture {
  abstract getName(): string;
  toString(): string {
    return this.getName();
  }
  equals(other: Culture | null | undefined): boolean {
    return other?.toString() === this.toString();
  }
}

/** A value of a list that goes round. */
export abstract class Loop extends Culture {
  readonly #names: readonly string[];
  readonly #index: number;

  /** @throws RangeError for a name that is not of the list, or no whole number */
  constructor(names: readonly string[], at: number | string) {
    super();
    const index = typeof at === 'string' ? names.indexOf(at) : at;
    if (!Number.isInteger(index) || (typeof at === 'string' && index < 0))
      throw new RangeError(`illegal value ${at}, expected one of ${names.join(' ')}`);
    this.#names = names;
    this.#index = ((index % names.length) + names.length) % names.length;
  }
  getIndex(): number {
    return this.#index;
  }
  getSize(): number {
    return this.#names.length;
  }
  getName(): string {
    return this.#names[this.#index] as string;
  }
  next(steps: number): this {
    return new (this.constructor as new (at: number) => this)(this.#index + steps);
  }
  /** Steps forward to an index of the list. */
  stepsTo(index: number): number {
    const size = this.getSize();
    return (((index - this.#index) % size) + size) % size;
  }
  stepsBackTo(index: number): number {
    return this.stepsTo(index) - this.getSize();
  }
  /** The shorter way. */
  stepsCloseTo(index: number): number {
    const forward = this.stepsTo(index);
    return forward <= this.getSize() / 2 ? forward : forward - this.getSize();
  }
}

/** A class of such values. */
export interface LoopClass {
  new (at: number | string): Loop;
  readonly NAMES: readonly string[];
  fromName<T>(this: new (at: string) => T, name: string): T;
  fromIndex<T>(this: new (at: number) => T, index: number): T;
}

/** The class of the values of a list. */
export function loopOf(names: readonly string[]): LoopClass {
  return class extends Loop {
    static readonly NAMES = names;

    constructor(at: number | string) {
      super(names, at);
    }
    static fromName<T>(this: new (at: string) => T, name: string): T {
      return new this(name);
    }
    static fromIndex<T>(this: new (at: number) => T, index: number): T {
      return new this(index);
    }
  };
}
