/**
 * Schools as options. A room declares once what each of its options may be; everything else follows from the declaration:
 * the defaults, the presets, the check of rules that come from outside, and the one form of error. The comment on an option
 * in its declaration says what it changes and which source each reading has (docs/options.test.ts).
 */

/** Options with their values, the default of each first. */
export type OptionValues = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A full set of rules: one value for each option. Every result carries the set it was made with. */
export type RulesOf<Values extends OptionValues> = { readonly [Name in keyof Values]: Values[Name][number] };

/** Defaults that a value brings with it, by option and value. Options given beside it still win. */
type ImpliedRules<Values extends OptionValues> = {
  readonly [Name in keyof Values]?: {
    readonly [Value in Values[Name][number]]?: Partial<RulesOf<Values>>;
  };
};

/** What a declaration may say beside the values. */
interface OptionExtras<Values extends OptionValues, Preset extends string> {
  /** Named choices, each by what it changes. */
  readonly presets?: Readonly<Record<Preset, Partial<RulesOf<Values>>>>;
  readonly implies?: ImpliedRules<Values>;
}

/** The options of a room. */
export interface Options<Values extends OptionValues, Preset extends string = never> {
  readonly values: Values;
  /** Names of the options in the order of the declaration. */
  readonly names: readonly (keyof Values & string)[];
  /** The first value of every option; frozen. */
  readonly defaults: RulesOf<Values>;
  /** Named full sets, frozen; `complete` returns them as they are. */
  readonly presets: Readonly<Record<Preset, RulesOf<Values>>>;
  /**
   * Full rules from the options that differ from the default.
   *
   * @param choice an option that is left out or undefined takes its default
   * @returns frozen; the shared defaults where nothing differs from them
   * @throws RangeError `Cannot use rule <name>: …` for an option or a value that does not exist; TypeError for what is no
   *   record
   */
  readonly complete: (choice?: Partial<RulesOf<Values>>) => RulesOf<Values>;
  /**
   * Passes only a value of one option.
   *
   * @throws RangeError `Cannot use rule <name>: "<value>", expected …`
   */
  readonly check: (name: keyof Values & string, value: unknown) => void;
}

/**
 * Declares the options of a room.
 *
 * @param values every option with its values, the default first
 * @param extras presets, and values that bring defaults of other options with them
 * @example defineOptions({ clock: ['civil', 'wall'] }).complete({ clock: 'wall' }) // { clock: 'wall' }
 * @example defineOptions({ clock: ['civil', 'wall'] }).complete({ clock: 'sun' }) // RangeError: Cannot use rule clock: "sun", expected civil or wall
 * @example defineOptions({ clock: ['civil', 'wall'] }).complete({ clokc: 'wall' }) // RangeError: Cannot use rule clokc: unknown, expected one of clock
 */
// @__NO_SIDE_EFFECTS__
export function defineOptions<const Values extends OptionValues, Preset extends string = never>(
  values: Values,
  { presets, implies }: OptionExtras<Values, Preset> = {},
): Options<Values, Preset> {
  type Rules = RulesOf<Values>;
  const names: readonly (keyof Values & string)[] = Object.freeze(Object.keys(values));
  const defaults = Object.freeze(Object.fromEntries(names.map((name) => [name, values[name]?.[0]]))) as Rules;
  /** Frozen choices completed before, so that the same object is checked once; bounded by the life of the choices. */
  const completed = new WeakMap<object, Rules>([[defaults, defaults]]);
  const byValue = (implies ?? {}) as Readonly<Record<string, Readonly<Record<string, Partial<Rules>>>>>;

  function check(name: string, value: unknown): void {
    if (!Object.hasOwn(values, name)) {
      throw new RangeError(`Cannot use rule ${name}: unknown, expected one of ${names.join(', ')}`);
    }
    const known: readonly unknown[] = values[name] as readonly string[];
    if (!known.includes(value)) {
      throw new RangeError(`Cannot use rule ${name}: "${String(value)}", expected ${known.join(' or ')}`);
    }
  }

  function completeOther(choice: Partial<Rules>): Rules {
    if (typeof choice !== 'object' || choice === null) {
      throw new TypeError(`Cannot use rules: ${String(choice)}, expected a record of options`);
    }
    const known = completed.get(choice);
    if (known !== undefined) return known;
    const chosen: Record<string, unknown> = {};
    const implied: Partial<Rules> = {};
    for (const [name, value] of Object.entries(choice)) {
      if (value === undefined) continue;
      check(name, value);
      chosen[name] = value;
      Object.assign(implied, byValue[name]?.[value]);
    }
    const changes: Record<string, unknown> = Object.assign(implied, chosen);
    // Only what was given is compared: there are forty options, and most calls give none or one.
    const isDefault = Object.entries(changes).every(([name, value]) => defaults[name] === value);
    const rules = isDefault ? defaults : Object.freeze(Object.assign({}, defaults, changes) as Rules);
    if (!isDefault) completed.set(rules, rules);
    if (Object.isFrozen(choice)) completed.set(choice, rules);
    return rules;
  }

  /** Split from the work so that the usual case is inlined at the caller. */
  function complete(choice: Partial<Rules> = defaults): Rules {
    return choice === defaults ? defaults : completeOther(choice);
  }

  let full: Readonly<Record<Preset, Rules>> | undefined;
  function fullPresets(): Readonly<Record<Preset, Rules>> {
    const entries = Object.entries<Partial<Rules>>(presets ?? {});
    const completedEntries = entries.map(([name, choice]) => [name, complete(choice)]);
    return Object.freeze(Object.fromEntries(completedEntries)) as Readonly<Record<Preset, Rules>>;
  }

  return Object.freeze({
    values,
    names,
    defaults,
    /** Made on first use: a first chart by the defaults does not wait for them. */
    get presets() {
      return (full ??= fullPresets());
    },
    complete,
    check,
  });
}

/**
 * The options of a room with further ones after them.
 *
 * @param values those that are new
 * @example extendOptions(defineOptions({ clock: ['civil', 'wall'] }), { si: ['bingengwu'] }).names // ['clock', 'si']
 */
// @__NO_SIDE_EFFECTS__
export function extendOptions<Known extends OptionValues, const Values extends OptionValues>(
  known: Options<Known>,
  values: Values,
): Options<Known & Values> {
  return defineOptions<Known & Values>({ ...known.values, ...values });
}
