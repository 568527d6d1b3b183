/**
 * People a day must suit: `--for 新娘=1990-06-15 14:30 女 成都`, or a year pillar, `--for 主=庚午`.
 */
import { MAX_PICK_PEOPLE, PICK_ROLES, type PickPerson, type PickRole } from '@shangyuan/engine/almanac';
import { castChart } from '@shangyuan/engine/chart';
import { findGanzhi } from '@shangyuan/engine/ganzhi';
import { HISTORY } from '@shangyuan/engine/history';
import { UsageError } from '../context.ts';
import { textsOf, type FlagValues } from '../flagValues.ts';
import { text } from '../language.ts';
import { birthReader, placeByDefault } from './birth.ts';

/** The people of `--for`. @throws UsageError for an unknown role, or a birth that cannot be read */
export async function readPeople(flags: FlagValues): Promise<PickPerson[]> {
  const typed = textsOf(flags, 'for');
  if (typed.length > MAX_PICK_PEOPLE)
    throw new UsageError(text(`最多 ${MAX_PICK_PEOPLE} 人`, `at most ${MAX_PICK_PEOPLE} people`));
  const read = await birthReader({});
  return typed.map((each) => {
    const [, named, line = ''] = /^(?:([^=\s]+)=)?(.*)$/.exec(each) ?? [];
    const role = (named ?? PICK_ROLES[0]) as PickRole;
    if (!PICK_ROLES.includes(role))
      throw new UsageError(
        text(
          `没有角色「${role}」，可用 ${PICK_ROLES.join(' ')}`,
          `no role "${role}", expected one of ${PICK_ROLES.join(' ')}`,
        ),
      );
    if (findGanzhi(line.trim()) !== null) return { role, birthYear: line.trim() };
    // Only year, month and day count here, which no sex changes.
    const { birth, rules } = read(line, {
      ...placeByDefault({ place: flags['place'] }),
      hourUnknown: true,
      sex: '男',
    });
    const { year, month, day } = castChart(birth, rules, HISTORY).pillars;
    return { role, birthYear: year.name, birthMonth: month.name, birthDay: day.name };
  });
}
