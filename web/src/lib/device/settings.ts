/**
 * Settings of this device: appearance, text size, rules of casting and display. Stored in local storage; boot.js reads
 * theme and text size from there before the first paint.
 */
import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { LANGUAGE_TAGS, type ScriptChoice } from '../script/scripts.ts';

export type Theme = 'system' | 'light' | 'dark';
export type TextSize = 'standard' | 'large' | 'xlarge';
/** 干支标注五行: colour only, with the glyph 金木水火土, or with its shape. */
export type WuxingMark = 'off' | 'glyph' | 'shape';

/** What of a chart is seen first: 三件要事, or its grid. */
export type ChartOpening = 'brief' | 'grid';

/** How deep a report is read: 一句话, 通俗, 专业. */
export type ReportDepth = 'short' | 'plain' | 'expert';

/** What a device remembers. */
export interface Settings {
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** Simplified or traditional characters. */
  readonly script: ScriptChoice;
  readonly wuxingMark: WuxingMark | null;
  /** Rules of casting that differ from the engine's defaults. */
  readonly rules: ChartRulesInput;
  /** Whether 神煞 are shown in charts. */
  readonly showShensha: boolean;
  /** Preset of the almanac's 宜忌. */
  readonly almanacPreset: string;
  readonly reportDepth: ReportDepth;
  readonly chartOpens: ChartOpening;
}

interface SettingsStore extends Settings {
  readonly set: (change: Partial<Settings>) => void;
}

/** The settings of this device. */
export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      theme: 'system',
      textSize: 'standard',
      script: 'auto',
      wuxingMark: null,
      rules: {},
      showShensha: true,
      almanacPreset: '',
      reportDepth: 'plain',
      chartOpens: 'brief',
      set: (change) => set(change),
    }),
    {
      name: 'zh_settings',
      version: 1,
      // Settings of a build that knew one way to open a chart are not a newcomer's.
      merge: (stored, initial) => {
        if (stored === undefined) return initial;
        // What is not of the kind of its setting was stored by no build of ours.
        const known = Object.entries(Object(stored) as object).filter(
          ([name, value]) =>
            value !== null &&
            (name === 'wuxingMark' || typeof value === typeof initial[name as keyof Settings]),
        );
        const { script = 'auto', ...rest } = Object.fromEntries(known) as Partial<SettingsStore>;
        // A later build may have stored a language that this one does not know.
        const isKnown = Object.hasOwn(LANGUAGE_TAGS, script);
        return { ...initial, chartOpens: 'grid', ...rest, script: isKnown ? script : 'auto' };
      },
    },
  ),
);

/** The mark in force: unless chosen, the glyph in the largest text and none else. */
export function wuxingMarkOf({
  wuxingMark,
  textSize,
}: Pick<Settings, 'wuxingMark' | 'textSize'>): WuxingMark {
  return wuxingMark ?? (textSize === 'xlarge' ? 'glyph' : 'off');
}

const DARK = '(prefers-color-scheme: dark)';
const BAR_COLOURS = { light: '#231C18', dark: '#0E0C0B' } as const;

function applySettings(settings: Settings): void {
  const { theme, textSize } = settings;
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(DARK).matches);
  const root = document.documentElement;
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  root.dataset['text'] = textSize;
  root.dataset['mark'] = wuxingMarkOf(settings);
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', BAR_COLOURS[isDark ? 'dark' : 'light']);
}

/** Applies theme and text size to the document when the settings or the system change. */
export function watchSettings(): void {
  applySettings(useSettings.getState());
  useSettings.subscribe(applySettings);
  matchMedia(DARK).addEventListener('change', () => applySettings(useSettings.getState()));
}
