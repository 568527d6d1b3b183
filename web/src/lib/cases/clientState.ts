/**
 * Client state of the product under the spec's names (§3, §4). Each fact is stored once: what follows from the chart
 * that was last shown is derived from it (chartState.ts) and set together; user_info and SwitchValue are the
 * session's own (lib/wire/session.ts, saveUser and saveFlags). What a page needs to survive a reload travels in its
 * query instead.
 */
import { APPID, APPNAME, CHANNEL } from '@shangyuan/contract';
import { create } from 'zustand';
import type { Birth } from '@shangyuan/engine/chart';
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { ComparisonRecord } from './comparisonRecord.ts';

/** Parts of a date in the names of the spec. */
export const DATE_PARTS = ['Year', 'Month', 'Day', 'Hour'] as const;

type DatePart = (typeof DATE_PARTS)[number];
type TextField = Lowercase<DatePart> | `${'nongLi' | 'tianGan' | 'diZhi'}${DatePart}`;

/** Texts of a chart's time and pillars, all empty at first. */
export type TianGanDiZhi = Readonly<Record<TextField, string>>;

/** One of the five elements in the client state. */
export interface WuxingEntry {
  readonly name: Wuxing;
  readonly pinyin: string;
  readonly color: string;
  /** Points of the element in the chart, '' before it was weighed. */
  readonly val: string;
  /** Its share, such as `23.5%`. */
  readonly percentage: string;
}

/** What follows from a chart. */
export interface ChartState {
  readonly tianGandiZhi: TianGanDiZhi;
  /** Solar year, month, day and clock; empty for a chart of pillars only. */
  readonly GongLi: readonly string[];
  /** Lunar year, month, day and hour. */
  readonly NongLi: readonly string[];
  /** The four nongLi parts again, where the spec has them too. */
  readonly Shen_Sha: { readonly baZi: readonly string[] };
  readonly Plates_Sex: '男' | '女';
  readonly BaZiPaiPanDate: Birth | null;
}

type Values = ChartState & {
  readonly wuxing: readonly WuxingEntry[];
  readonly hepanObj: { readonly record: ComparisonRecord } | null;
  readonly AnalysisStr: string;
  readonly GroupData: readonly { readonly id: string; readonly name: string }[];
};

/** The state and its setters. */
export interface ClientState extends Values {
  readonly baseUrl: string;
  readonly appid: string;
  readonly APPNAME: string;
  readonly CHANNEL: string;
  /** Takes `field value`, two words with a space between. */
  readonly setTianGandiZhi: (text: string) => void;
  readonly set: (change: Partial<Values>) => void;
}

const NO_TEXTS = Object.fromEntries(
  DATE_PARTS.flatMap((part) => [part.toLowerCase(), `nongLi${part}`, `tianGan${part}`, `diZhi${part}`]).map(
    (field) => [field, ''],
  ),
) as TianGanDiZhi;

/** The elements before they were weighed. */
// prettier-ignore
export const NO_WUXING: readonly WuxingEntry[] = [
  { name: '金', pinyin: 'jin', color: 'gold', val: '', percentage: '' },
  { name: '木', pinyin: 'mu', color: 'green', val: '', percentage: '' },
  { name: '水', pinyin: 'shui', color: 'blue', val: '', percentage: '' },
  { name: '火', pinyin: 'huo', color: 'red', val: '', percentage: '' },
  { name: '土', pinyin: 'tu', color: 'brown', val: '', percentage: '' },
];

/** Client state. */
export const useClientState = create<ClientState>((set) => ({
  baseUrl: globalThis.location?.origin ?? '',
  appid: APPID,
  APPNAME,
  CHANNEL,
  GongLi: [],
  NongLi: [],
  tianGandiZhi: NO_TEXTS,
  wuxing: NO_WUXING,
  Shen_Sha: { baZi: ['', '', '', ''] },
  Plates_Sex: '男',
  BaZiPaiPanDate: null,
  hepanObj: null,
  AnalysisStr: '',
  GroupData: [],
  setTianGandiZhi: (text) =>
    set(({ tianGandiZhi }) => {
      const [field = '', value = ''] = text.split(' ');
      return Object.hasOwn(tianGandiZhi, field) ? { tianGandiZhi: { ...tianGandiZhi, [field]: value } } : {};
    }),
  set: (change) => set(change),
}));
