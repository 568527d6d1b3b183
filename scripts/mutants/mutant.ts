/** A fault to put in, and where it should be noticed. */
export interface Mutant {
  readonly id: string;
  /** What is wrong then, in a few words. */
  readonly fault: string;
  /** Folder or file below which the text stands once. */
  readonly room: string;
  readonly find: RegExp;
  /** May use the groups of `find`. */
  readonly replace: string;
  /** Parts of paths of the suites that should notice, and for the server the name of the tests. */
  readonly suites: readonly string[];
  readonly only?: string;
}
