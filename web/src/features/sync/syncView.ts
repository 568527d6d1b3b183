/**
 * The state of synchronisation in words, and the questions about a record that two devices changed.
 */
import { LIMITS } from '@shangyuan/contract';
import type { Birth } from '@shangyuan/engine/chart';
import type { MarkedPast } from '@shangyuan/reading/reader';
import { markText } from '../../lib/cases/pastMarks.ts';
import { answersLine, readAnswers } from '../../lib/cases/readerAnswers.ts';
import {
  birthLine,
  placeText,
  type CaseNote,
  type CaseRecord,
  type HourCandidate,
} from '../../lib/cases/caseRecord.ts';
import type { Conflict } from '../../lib/sync/conflict.ts';
import type { SyncNews } from '../../lib/sync/syncPorts.ts';
import type { Refused, SyncPhase } from '../../lib/sync/syncState.ts';

/** What the line of state says. */
export interface SyncLine {
  readonly text: string;
  /** What can be done about it, or null. */
  readonly action: '开启' | '现在同步' | '重试' | '查看' | '知道了' | null;
}

interface SyncFacts {
  readonly phase: SyncPhase;
  readonly pendingCount: number;
  readonly conflictCount: number;
  readonly refused: Refused;
  readonly news: readonly SyncNews[];
}

/** What other devices decided, those of one kind together. */
function newsText(news: readonly SyncNews[]): string {
  const [first] = news;
  const same = news.filter(({ what }) => what === first?.what);
  const name = first?.name === '' ? '命主' : first?.name;
  if (first?.what === 'merged')
    return same.length === 1
      ? `另一台设备上合并了「${name}」的两个版本`
      : `另一台设备上合并了 ${same.length} 条的两个版本`;
  return same.length === 1
    ? `「${name}」在另一台设备上有改动，已回到列表`
    : `${same.length} 条删除过的在另一台设备上有改动，已回到列表`;
}

/** Why records stay only on this device, or null. */
function refusedLine({ tooMany, noSpace, invalid }: Refused): SyncLine | null {
  if (tooMany > 0)
    return {
      text: `账号最多存 ${LIMITS.recordCount.toLocaleString('en-US')} 条，另有 ${tooMany} 条只在本机`,
      action: '重试',
    };
  if (noSpace > 0) return { text: `云端空间已满，${noSpace} 条只在本机`, action: '重试' };
  return invalid > 0 ? { text: `${invalid} 条过大或有误，只留在本机`, action: null } : null;
}

/** The line of state; null where everything is synchronised. */
export function syncLine({ phase, pendingCount, conflictCount, refused, news }: SyncFacts): SyncLine | null {
  if (phase === 'off') return { text: '命例只保存在本机', action: '开启' };
  if (conflictCount > 0) return { text: `${conflictCount} 条在两台设备上改成了两样`, action: '查看' };
  if (news.length > 0) return { text: newsText(news), action: '知道了' };
  switch (phase) {
    case 'running':
      return { text: '正在同步', action: null };
    case 'offline':
      return pendingCount === 0
        ? { text: '当前离线，联网后自动同步', action: null }
        : { text: `${pendingCount} 条待同步，联网后自动上传`, action: null };
    case 'waiting':
      return pendingCount === 0 ? null : { text: `${pendingCount} 条待同步，稍后继续`, action: null };
    case 'failed':
      return { text: pendingCount === 0 ? '刚才没有连上账号' : `未同步 ${pendingCount} 条`, action: '重试' };
    case 'idle':
      return pendingCount === 0
        ? refusedLine(refused)
        : { text: `${pendingCount} 条待同步`, action: '现在同步' };
  }
}

/** A field in question, with the value of either device; the one of this device comes first. */
export interface Question {
  readonly field: string;
  readonly label: string;
  readonly options: readonly {
    readonly side: 'mine' | 'theirs';
    readonly device: '这台设备' | '另一台设备';
    readonly text: string;
  }[];
}

type TextOf = (value: unknown, groupNames: ReadonlyMap<string, string>) => string;

const plainText: TextOf = (value) => (typeof value === 'string' && value !== '' ? value : '未填');

const listText: TextOf = (value) => (Array.isArray(value) && value.length > 0 ? value.join('、') : '无');

const isText: TextOf = (value) => (value === true ? '是' : '否');

/** A birth with its place and its pillars: two may differ in any of them. */
const birthText: TextOf = (value) => {
  const { birth, place, areaCode = '', pillars } = value as CaseRecord;
  const names = Array.isArray(pillars) ? pillars.filter(Boolean).join(' ') : '';
  return [birthLine(birth as Birth), placeText({ place: place ?? null, areaCode }), names]
    .filter((part) => part !== '')
    .join('，');
};

const noteText: TextOf = (value) => {
  const { year, text } = value as CaseNote;
  return `${year ?? ''} ${text}`.trim();
};

const hoursText: TextOf = (value) =>
  listText(
    Array.isArray(value)
      ? (value as readonly HourCandidate[]).map(
          ({ branch, isLateZi }) => `${isLateZi ? '晚' : ''}${branch}时`,
        )
      : [],
    new Map(),
  );

const answersText: TextOf = (value) => answersLine(readAnswers(value));

/** One mark: those of different statements are merged. */
const pastText: TextOf = (value) => markText(value as MarkedPast);

const groupText: TextOf = (value, groupNames) =>
  typeof value === 'string' ? (groupNames.get(value) ?? '已删除的分组') : '未分组';

/** Fields that a person knows, in the order of the form. */
const FIELDS: readonly (readonly [field: string, label: string, text: TextOf])[] = [
  ['name', '姓名', plainText],
  ['sex', '性别', plainText],
  ['birth', '生辰', birthText],
  ['groupId', '分组', groupText],
  ['tags', '标签', listText],
  ['relation', '关系', plainText],
  ['source', '来源', plainText],
  ['notes', '备注', noteText],
  ['candidates', '候选时辰', hoursText],
  ['answers', '近况', answersText],
  ['pastMarks', '往事的标记', pastText],
  ['isPastOpen', '往事已揭开', isText],
  ['isStarred', '收藏', isText],
  ['isPinned', '置顶', isText],
];

const rankOf = (field: string) => {
  const index = FIELDS.findIndex(([name]) => name === field.split('.', 1)[0]);
  return index < 0 ? FIELDS.length : index;
};

/** The questions about a record, in the order of the form. */
export function questionsOf(
  { collisions, isOtherOurs, record }: Conflict,
  groupNames: ReadonlyMap<string, string>,
): readonly Question[] {
  return collisions
    .toSorted((a, b) => rankOf(a.field) - rankOf(b.field))
    .map(({ field, mine, theirs }): Question => {
      const [, label = '其他', textOf] = FIELDS[rankOf(field)] ?? [];
      const [a = '', b = ''] = [mine, theirs].map((value) =>
        value === undefined ? '无' : (textOf?.(value, groupNames) ?? ''),
      );
      const options = (
        [
          ['mine', a],
          ['theirs', b],
        ] as const
      ).map(([side, text]) => {
        const device = (side === 'theirs') === isOtherOurs ? '这台设备' : '另一台设备';
        // Alike in words, or without any: the rules of a chart, a field of a newer version.
        return { side, device, text: a === b ? `${device}上的` : text } as const;
      });
      return {
        field,
        label: field === 'name' && record.kind === 'group' ? '名称' : label,
        options: isOtherOurs ? options.toReversed() : options,
      };
    });
}

/** User texts among the values in question: they are shown as they were typed. */
export function typedTexts({ collisions }: Pick<Conflict, 'collisions'>): readonly string[] {
  const own = collisions.filter(({ field }) => /^(name|source|notes\b)/.test(field));
  return own.flatMap(({ mine, theirs }) =>
    [mine, theirs].flatMap((value) => {
      const text: unknown =
        typeof value === 'string' ? value : (value as Partial<CaseNote> | undefined)?.text;
      return typeof text === 'string' && text !== '' ? [text] : [];
    }),
  );
}

/** When either device made its edit, where that is known. */
export function conflictTimes({ currentAt, other, isOtherOurs }: Conflict): string {
  const textOf = (ms: number) => new Date(ms).toLocaleString('zh-CN');
  const [here, there] = isOtherOurs
    ? [Date.parse(other.editedAt), currentAt]
    : [currentAt, Date.parse(other.editedAt)];
  if (here === 0) return `另一台设备改于 ${textOf(there)}。`;
  if (there === 0) return `这台设备改于 ${textOf(here)}。`;
  return `这台设备改于 ${textOf(here)}，另一台设备改于 ${textOf(there)}。`;
}
