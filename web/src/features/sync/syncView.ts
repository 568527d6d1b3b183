/**
 * The state of synchronisation in words, and two versions of a record beside each other.
 */
import type { Birth } from '@shangyuan/engine/chart';
import { birthLine, type CaseNote, type HourCandidate } from '../../lib/cases/caseRecord.ts';
import type { SyncPhase } from '../../lib/sync/syncState.ts';

/** What the line of state says. */
export interface SyncLine {
  readonly text: string;
  /** What can be done about it, or null. */
  readonly action: '开启' | '现在同步' | '重试' | '查看' | null;
}

interface SyncFacts {
  readonly phase: SyncPhase;
  readonly pendingCount: number;
  readonly conflictCount: number;
  readonly refused: number;
}

/** The line of state; null where everything is alike and nothing need be said. */
export function syncLine({ phase, pendingCount, conflictCount, refused }: SyncFacts): SyncLine | null {
  if (phase === 'off') return { text: '命例只保存在本机', action: '开启' };
  if (conflictCount > 0) return { text: `${conflictCount} 条在两台设备上改成了两样`, action: '查看' };
  switch (phase) {
    case 'running':
      return { text: '正在同步', action: null };
    case 'offline':
      return pendingCount === 0
        ? { text: '当前离线，联网后自动同步', action: null }
        : { text: `${pendingCount} 条待同步，联网后自动上传`, action: null };
    case 'waiting':
      return { text: `${pendingCount} 条待同步，稍后继续`, action: null };
    case 'full':
      return { text: '云端空间已满，请清理后再同步', action: '重试' };
    case 'failed':
      return { text: `未同步 ${pendingCount} 条`, action: '重试' };
    case 'idle':
      if (refused > 0) return { text: `${refused} 条过大或有误，只留在本机`, action: null };
      return pendingCount === 0 ? null : { text: `${pendingCount} 条待同步`, action: '现在同步' };
  }
}

/** A field that differs. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

type Fields = Readonly<Record<string, unknown>>;

const plainText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : '未填');

const listText = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value.join('、') : '无');

function birthText(value: unknown): string {
  const birth = value as Birth;
  const pillars = 'pillars' in birth ? ` ${Object.values(birth.pillars).filter(Boolean).join(' ')}` : '';
  return `${birth.sex} ${birthLine(birth)}${pillars}`;
}

const notesText = (value: unknown) =>
  Array.isArray(value) && value.length > 0
    ? (value as readonly CaseNote[]).map(({ year, text }) => `${year ?? ''} ${text}`.trim()).join('；')
    : '无';

const hoursText = (value: unknown) =>
  listText(
    Array.isArray(value)
      ? (value as readonly HourCandidate[]).map(
          ({ branch, isLateZi }) => `${isLateZi ? '晚' : ''}${branch}时`,
        )
      : [],
  );

/** Fields that a person knows, in the order of the form. */
const FIELDS: readonly (readonly [field: string, label: string, text: (value: unknown) => string])[] = [
  ['name', '姓名', plainText],
  ['birth', '生辰', birthText],
  ['tags', '标签', listText],
  ['relation', '关系', plainText],
  ['source', '来源', plainText],
  ['notes', '备注', notesText],
  ['candidates', '候选时辰', hoursText],
  ['isStarred', '收藏', (value) => (value === true ? '是' : '否')],
  ['isPinned', '置顶', (value) => (value === true ? '是' : '否')],
];

/** What differs between two versions of a record, in words; groups and the like that have no words of their own say so. */
export function differencesOf(mine: Fields, theirs: Fields): readonly Difference[] {
  const found = FIELDS.flatMap(([field, label, text]): Difference[] => {
    const [a, b] = [mine[field], theirs[field]];
    if (a === undefined && b === undefined) return [];
    const [x, y] = [a === undefined ? '无' : text(a), b === undefined ? '无' : text(b)];
    return x === y ? [] : [{ label, mine: x, theirs: y }];
  });
  if (found.length > 0) return found;
  return [{ label: '其他', mine: '现在的分组与设置', theirs: '另一台设备上的分组与设置' }];
}
