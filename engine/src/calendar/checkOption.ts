/**
 * Options come from outside: a value that is none is refused by name.
 */

/**
 * Passes only a value among those of an option.
 *
 * @param name of the option, as options are named everywhere
 * @throws RangeError `Cannot use rule <name>: "<value>", expected …`
 * @example checkOption('hanshi', 'x', ['qingming-1', 'dongzhi+105']) // RangeError: Cannot use rule hanshi: "x"
 */
export function checkOption(name: string, value: string, values: readonly string[]): void {
  if (!values.includes(value)) {
    throw new RangeError(`Cannot use rule ${name}: "${value}", expected ${values.join(' or ')}`);
  }
}
