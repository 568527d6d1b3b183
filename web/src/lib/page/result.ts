/** A value that was read, or why it could not be. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Thrown by the reader of a part, caught where reading began. */
export class ParseError<E extends string = string> extends Error {
  readonly error: E;

  constructor(error: E) {
    super(error);
    this.error = error;
  }
}

/** Reads a whole from parts. What is no ParseError is a defect and stays an exception. */
export function parse<T, E extends string>(read: () => T): Result<T, E> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof ParseError) return { ok: false, error: error.error as E };
    throw error;
  }
}
