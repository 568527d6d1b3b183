/**
 * Doctrine: the schools of thought of the analysis, by the option names of domain/bazi/tables/options.tsv (06 and 07).
 */

/** Choices of school. Every analysis carries the doctrine it was made by. */
export interface Doctrine {
  /** 从 专旺 化气: all, only the 真 ones, or none. */
  readonly special: 'standard' | 'strict' | 'off';
  /** 透: the same stem, or any stem of the same wuxing, in year, month or hour. */
  readonly revealed: 'sameStem' | 'sameElement';
  /** Whether 人元司令 decides where both lesser qi of the month are revealed. */
  readonly siling: 'off' | 'tiebreak';
  /** 用神 by the whole ledger, or by 扶抑, 调候 or 相神 alone. */
  readonly usefulSchool: 'ledger' | 'fuyi' | 'tiaohou' | 'geju';
  /** 喜忌仇闲 by votes, or relative to the 用神 (生用为喜, 克用为忌, 生忌为仇). */
  readonly roleNaming: 'votes' | 'relative';
  /** Spouse star by sex, or the palace alone. */
  readonly spouseStar: 'bySex' | 'palaceOnly';
  /** Child star by sex, or 食伤 for everybody. */
  readonly childStar: 'bySex' | 'shishang';
}

/** Values each option may take, the default first. */
export const DOCTRINE_OPTIONS = {
  special: ['standard', 'strict', 'off'],
  revealed: ['sameStem', 'sameElement'],
  siling: ['off', 'tiebreak'],
  usefulSchool: ['ledger', 'fuyi', 'tiaohou', 'geju'],
  roleNaming: ['votes', 'relative'],
  spouseStar: ['bySex', 'palaceOnly'],
  childStar: ['bySex', 'shishang'],
} as const satisfies { [K in keyof Doctrine]: readonly Doctrine[K][] };

/** The defaults of every option. */
export const DEFAULT_DOCTRINE: Doctrine = Object.freeze({
  special: 'standard',
  revealed: 'sameStem',
  siling: 'off',
  usefulSchool: 'ledger',
  roleNaming: 'votes',
  spouseStar: 'bySex',
  childStar: 'bySex',
});

/** Named doctrines: the default, 扶抑派 (no special classes), 调候派, 格局派. */
export const DOCTRINE_PRESETS = Object.freeze({
  standard: DEFAULT_DOCTRINE,
  fuyi: Object.freeze({ ...DEFAULT_DOCTRINE, special: 'off', usefulSchool: 'fuyi' }),
  tiaohou: Object.freeze({ ...DEFAULT_DOCTRINE, usefulSchool: 'tiaohou' }),
  geju: Object.freeze({ ...DEFAULT_DOCTRINE, special: 'strict', usefulSchool: 'geju' }),
} satisfies Record<string, Doctrine>);

/**
 * A whole doctrine from the options that differ from the default.
 *
 * @throws RangeError on an option or a value that does not exist
 * @example doctrineOf({ special: 'off' }).usefulSchool // 'ledger'
 */
export function doctrineOf(options: Partial<Doctrine> = {}): Doctrine {
  for (const [name, value] of Object.entries(options)) {
    const values: readonly string[] | undefined = DOCTRINE_OPTIONS[name as keyof Doctrine];
    if (values === undefined) {
      throw new RangeError(
        `Cannot read doctrine: no option "${name}", expected one of ${Object.keys(DOCTRINE_OPTIONS).join(', ')}`,
      );
    }
    if (!values.includes(value)) {
      throw new RangeError(
        `Cannot read doctrine: ${name} is "${String(value)}", expected one of ${values.join(', ')}`,
      );
    }
  }
  return Object.freeze({ ...DEFAULT_DOCTRINE, ...options });
}
