/**
 * A call: its path, what it takes and what it gives. The server registers it for GET with query data and for POST with
 * a JSON body; the web app reads by GET and writes by POST.
 */
import type * as z from 'zod/mini';

/**
 * A call of the wire; `kind` 'write' changes state. `access`: 'user' needs a session, 'anyone' may come with one, 'public'
 * does not depend on the user, 'operator' needs a session of the operator's page.
 */
export type Call<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = {
  readonly path: `/${string}`;
  readonly kind: 'read' | 'write';
  readonly access: 'public' | 'anyone' | 'user' | 'operator';
  /** One line for the API document. */
  readonly summary: string;
  /** Input carries a password, a code or a phone number: the web app sends it inside the RSA parameter `p`. */
  readonly secret?: boolean;
  /** POST also takes multipart/form-data, with files in the field `images`. */
  readonly multipart?: boolean;
  /** The answer is the same for every user and may be cached: the browser revalidates it by its ETag. */
  readonly isCacheable?: boolean;
  /** Answers a file of this type instead of an envelope. */
  readonly file?: string;
  /** The envelope's code is the text '200' instead of the number. */
  readonly codeAsText?: boolean;
  /** HTTP 200 is success, whatever the envelope's code says (spec §5). */
  readonly byStatus?: boolean;
  readonly input: I;
  readonly output: O;
};

/** Input as the client writes it. */
export type InputOf<C extends Call> = z.input<C['input']>;

/** Input as the service receives it, checked and with defaults. */
export type ParsedOf<C extends Call> = z.output<C['input']>;

/** The envelope's `data` of a successful answer. */
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Keeps the exact schema types of a call. */
export function defineCall<I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>): Call<I, O> {
  return call;
}
