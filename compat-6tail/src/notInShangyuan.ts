/** A call of a 6tail library that has no answer here. Its text is the call: `NotInShangyuan: Lunar.getTimes`. */
export class NotInShangyuan extends Error {
  override readonly name = 'NotInShangyuan';
}

/** Refuses a call by its name. */
export function refuse(call: string): never {
  throw new NotInShangyuan(call);
}

/**
 * Gives a class the methods of the library's class that have no answer here: each throws by name.
 *
 * @param name the class as programs know it
 * @param methods names of methods, separated by spaces
 */
export function refuseMethods(name: string, type: { readonly prototype: object }, methods: string): void {
  for (const method of methods.split(' ')) {
    Object.defineProperty(type.prototype, method, {
      configurable: true,
      writable: true,
      value: () => refuse(`${name}.${method}`),
    });
  }
}

/** The same for static methods. */
export function refuseStatics(name: string, type: object, methods: string): void {
  for (const method of methods.split(' ')) {
    Object.defineProperty(type, method, { configurable: true, get: () => refuse(`${name}.${method}`) });
  }
}

/** Stands for a whole class without an answer here: its import is harmless, any use of it throws by name. */
export function refusedClass(name: string): never {
  return new Proxy(function () {}, {
    construct: () => refuse(`new ${name}`),
    get: (_, key) => (typeof key === 'symbol' ? undefined : refuse(`${name}.${key}`)),
  }) as never;
}
