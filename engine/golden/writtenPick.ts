/**
 * Picking in the short writing of the golden records, so that both can be compared word for word. The sentences a reader sees are
 * those of the room reading.
 */
import { SPIRIT_INDEX, SPIRITS } from '../src/almanac/yiji/spirits.ts';
import type { SpiritId } from '../src/almanac/tables/spiritRows.ts';
import type { ItemRow } from '../src/almanac/yiji/yijiTypes.ts';
import type { PickReason, PickRejection, RejectedBy } from '../src/almanac/pick/pickReasons.ts';

const nameOf = (id: SpiritId): string => SPIRITS[SPIRIT_INDEX[id]]?.name ?? '';
const CUSTOMS = { suishou: '岁首', chuxi: '除夕', qingming: '清明' } as const;

/** Label of a reason: 宜:天德、三合. */
export function writtenLabel(reason: PickReason): string {
  switch (reason.code) {
    case 'yi':
      return `宜:${reason.values.spirits.map(nameOf).join('、')}`;
    case 'free':
      return '无忌';
    case 'de':
      return '德';
    case 'grade':
      return `等第:${reason.values.grade}`;
    case 'road':
      return reason.values.road;
    case 'jianchu':
      return `建除:${reason.values.jianchu}`;
    case 'mansion':
      return `宿:${reason.values.name}`;
    case 'prized':
      return nameOf(reason.values.spirit);
    case 'fallen':
      return '相抵';
    case 'person':
      return `${reason.values.role}(${reason.values.birthYear})`;
    case 'custom':
      return `习俗:${CUSTOMS[reason.values.custom]}`;
    default:
      return reason.code;
  }
}

/** 天德、月德宜嫁娶；民日宜开市: items that the same spirits favour share a clause. */
export function writtenFavours(rows: readonly ItemRow[]): string {
  const items = new Map<string, string[]>();
  for (const { item, by } of rows) {
    const names = by.map(({ name }) => name).join('、');
    items.set(names, [...(items.get(names) ?? []), item]);
  }
  return [...items].map(([names, favoured]) => `${names}宜${favoured.join('、')}`).join('；');
}

/** Filters as the records number them. */
const FILTER_IDS: Readonly<Record<RejectedBy, string>> = {
  yuepo: 'H1',
  wholeDay: 'H2',
  forbidden: 'H3',
  suipo: 'H4',
  chongYear: 'H6',
  chongDay: 'H7',
  site: 'H9',
  sanniang: 'H10',
  yanggong: 'H11',
  hongsha: 'H12',
  monthTaboo: 'H13',
  guluan: 'H14',
  neutral: 'N',
  huangdao: 'huangdao',
};

function rejectionText(rejection: PickRejection): string {
  switch (rejection.code) {
    case 'yuepo':
      return '月破';
    case 'wholeDay':
      return rejection.values.by.map(({ name }) => name).join('、');
    case 'forbidden': {
      const names = rejection.values.rows.flatMap(({ by }) => by.map(({ name }) => name));
      return [...new Set(names)].join('、');
    }
    case 'suipo':
      return '岁破日';
    case 'chongYear':
      return `日支冲${rejection.values.role}年支`;
    case 'neutral': {
      const { forbidden } = rejection.values;
      return forbidden.length === 0 ? '无宜神' : `${forbidden.join('、')}忌`;
    }
    default:
      return rejection.code;
  }
}

/** A removed day as the records write it. */
export function writtenRejection(rejection: PickRejection): { filter: string; text: string } {
  return { filter: FILTER_IDS[rejection.code], text: rejectionText(rejection) };
}
