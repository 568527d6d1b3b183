import { useSettings, wuxingMarkOf } from '../lib/device/settings.ts';
import { Switch } from '../ui/controls/Choice.tsx';
import { Note } from '../ui/display/Note.tsx';
import { TextSizeField } from '../ui/controls/TextSizeField.tsx';
import { FieldRow, LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { Select } from '../ui/controls/Select.tsx';
import {
  leafIcon,
  moonIcon,
  slidersHorizontalIcon,
  sparkleIcon,
  translateIcon,
  yinYangIcon,
} from '../ui/tables/icons.ts';

const THEMES = [
  { value: 'system', text: '跟随' },
  { value: 'light', text: '浅色' },
  { value: 'dark', text: '深色' },
] as const;

const LANGUAGES = [
  { value: 'auto', text: '自动' },
  { value: 'simplified', text: '简体中文' },
  { value: 'tw', text: '繁體中文（台灣）' },
  { value: 'hk', text: '繁體中文（香港）' },
  { value: 'english', text: 'English' },
] as const;

const OPENINGS = [
  { value: 'brief', text: '三件要事' },
  { value: 'grid', text: '细盘' },
] as const;

const MARKS = [
  { value: 'off', text: '仅颜色' },
  { value: 'glyph', text: '加字' },
  { value: 'shape', text: '加形' },
] as const;

export function MineSettings() {
  const settings = useSettings();
  const { theme, script, rules, showShensha, set } = settings;
  const day = (rules.dayBoundary ?? 'zi23') === 'zi23' ? '换日 23:00' : '换日 0:00';
  return (
    <RowsCard>
      <FieldRow icon={moonIcon} label="外观">
        <Segment label="外观" options={THEMES} value={theme} onChange={(next) => set({ theme: next })} />
      </FieldRow>
      <TextSizeField />
      <FieldRow icon={translateIcon} label="语言 Language">
        <Select
          aria-label="语言 Language"
          options={LANGUAGES}
          value={script}
          onChange={(next) => set({ script: next })}
        />
        {script === 'english' && <Note>界面为英文，解读暂为中文</Note>}
      </FieldRow>
      <LinkRow page="chartRules" icon={slidersHorizontalIcon} label="排盘规则" value={day} />
      <FieldRow icon={yinYangIcon} label="命盘先看">
        <Segment
          label="命盘先看"
          options={OPENINGS}
          value={settings.chartOpens}
          onChange={(next) => set({ chartOpens: next })}
        />
      </FieldRow>
      <FieldRow icon={leafIcon} label="五行">
        <Segment
          label="干支标注五行"
          options={MARKS}
          value={wuxingMarkOf(settings)}
          onChange={(next) => set({ wuxingMark: next })}
        />
      </FieldRow>
      <FieldRow icon={sparkleIcon} label="显示神煞">
        <Switch label="显示神煞" isOn={showShensha} onChange={(next) => set({ showShensha: next })} />
      </FieldRow>
    </RowsCard>
  );
}
