/**
 * Client state of the product that pages hand to each other, with the setters the spec names. What a page needs to
 * survive a reload travels in its query instead.
 */
import { create } from 'zustand';
import type { Birth } from '@shangyuan/engine/chart';
import type { Wuxing } from '@shangyuan/engine/ganzhi';

/** Fields of tianGandiZhi, all texts, empty at first. */
export const TIAN_GAN_DI_ZHI_FIELDS = [
  'year',
  'month',
  'day',
  'hour',
  'nongLiYear',
  'nongLiMonth',
  'nongLiDay',
  'nongLiHour',
  'tianGanYear',
  'tianGanMonth',
  'tianGanDay',
  'tianGanHour',
  'diZhiYear',
  'diZhiMonth',
  'diZhiDay',
  'diZhiHour',
] as const;

type TianGanDiZhi = Readonly<Record<(typeof TIAN_GAN_DI_ZHI_FIELDS)[number], string>>;

/** One of the five elements as the state keeps it. */
export interface WuxingEntry {
  readonly name: Wuxing;
  readonly pinyin: string;
  readonly color: string;
  readonly val: string;
  readonly percentage: string;
}

/** The state and its setters. */
export interface ClientState {
  readonly tianGandiZhi: TianGanDiZhi;
  readonly wuxing: readonly WuxingEntry[];
  readonly Shen_Sha: { readonly baZi: readonly string[] };
  readonly Plates_Sex: '男' | '女';
  readonly BaZiPaiPanDate: Birth | null;
  readonly hepanObj: Readonly<Record<string, unknown>> | null;
  readonly AnalysisStr: string;
  readonly GroupData: readonly { readonly id: string; readonly name: string }[];
  /** Takes `field value`, two words with a space between. */
  readonly setTianGandiZhi: (text: string) => void;
  readonly set: (change: Partial<Omit<ClientState, 'setTianGandiZhi' | 'set' | 'tianGandiZhi'>>) => void;
}

const NO_TEXTS = Object.fromEntries(TIAN_GAN_DI_ZHI_FIELDS.map((field) => [field, ''])) as TianGanDiZhi;

// prettier-ignore
const NO_WUXING: readonly WuxingEntry[] = [
  { name: '金', pinyin: 'jin', color: 'gold', val: '', percentage: '' },
  { name: '木', pinyin: 'mu', color: 'green', val: '', percentage: '' },
  { name: '水', pinyin: 'shui', color: 'blue', val: '', percentage: '' },
  { name: '火', pinyin: 'huo', color: 'red', val: '', percentage: '' },
  { name: '土', pinyin: 'tu', color: 'brown', val: '', percentage: '' },
];

/** Client state. */
export const useClientState = create<ClientState>((set) => ({
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
      return field in tianGandiZhi ? { tianGandiZhi: { ...tianGandiZhi, [field]: value } } : {};
    }),
  set: (change) => set(change),
}));
