import { AFFAIRS, almanacDay, almanacHours, ALMANAC_PRESETS, pickDays } from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { DayPanel } from '../features/dayPanel/DayPanel.tsx';
import { presetOf } from '../lib/words/almanacText.ts';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { formatDate, parseDate } from '../lib/words/dateText.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useSavedDays } from '../lib/device/savedDays.ts';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import styles from './DayDetailsPage.module.css';
import { Disclaimer } from '../ui/display/Note.tsx';
import { pad } from '../lib/words/text.ts';

/** 日详情: why this day. */
export default function DayDetailsPage() {
  const go = useGo();
  const { date, affair } = useQueryTexts();
  const civil = parseDate(date ?? '');
  if (civil !== null && civil.year >= 1646 && civil.year < 9999) {
    return (
      <FlagGate flag="is_show_lucky_day" title="日详情">
        <Details civil={civil} affairId={affair ?? null} />
      </FlagGate>
    );
  }
  return (
    <PageShell title="日详情">
      <PageBody>
        <EmptyState
          action={<Button onClick={() => go.to('calendar', {}, { replace: true })}>回到今天</Button>}
        >
          日期不存在
        </EmptyState>
      </PageBody>
    </PageShell>
  );
}

function Details({ civil, affairId }: { readonly civil: CivilDate; readonly affairId: string | null }) {
  const go = useGo();
  const query = useQueryTexts();
  const { almanacPreset, set } = useSettings();
  const { jdns, toggle } = useSavedDays();
  const preset = presetOf(almanacPreset);
  const rules = ALMANAC_PRESETS[preset];
  const jdn = jdnOf(civil);
  const day = almanacDay(civil, rules);
  const good = almanacHours(civil, rules).rows.filter((row) => row.band === '大吉' || row.band === '吉');
  const affair = AFFAIRS.find(({ id }) => id === affairId);
  const turn = (days: number) =>
    go.to('dayDetails', { ...query, date: formatDate(civilDateOf(jdn + days)) }, { replace: true });
  return (
    <PageShell title={formatDate(civil)}>
      <PageBody>
        <div className={styles.Turn}>
          <Button variant="plain" size="small" onClick={() => turn(-1)}>
            ‹ 前一天
          </Button>
          <Button variant="plain" size="small" onClick={() => turn(1)}>
            后一天 ›
          </Button>
        </div>
        {affair !== undefined && (
          <AffairCard affairId={affair.id} name={affair.name} civil={civil} preset={preset} />
        )}
        <DayPanel day={day} preset={preset} onPreset={(name) => set({ almanacPreset: name })} />
        <Card>
          <SectionTitle>吉时</SectionTitle>
          <p className={styles.Hours}>
            {good.map((row) => `${row.label}（${pad(row.startHour)}时起，${row.band}）`).join('、') ||
              '这一天没有吉时'}
          </p>
        </Card>
        <Card isPadded={false}>
          <Rows>
            <LinkRow
              page="pickHour"
              query={{ date: formatDate(civil), ...(affair === undefined ? {} : { affair: affair.id }) }}
              label="选时"
            />
            <LinkRow page="hours" query={{ date: formatDate(civil) }} label="当日时辰" />
          </Rows>
        </Card>
        <Button variant="secondary" size="small" onClick={() => toggle(jdn)}>
          {jdns.includes(jdn) ? '取消收藏' : '收藏这一天'}
        </Button>
        <Disclaimer />
      </PageBody>
    </PageShell>
  );
}

interface AffairCardProps {
  readonly affairId: string;
  readonly name: string;
  readonly civil: CivilDate;
  readonly preset: keyof typeof ALMANAC_PRESETS;
}

/** Why the day was offered, or removed, for the affair it was picked for. */
function AffairCard({ affairId, name, civil, preset }: AffairCardProps) {
  const { candidates, neutral, rejected } = pickDays({
    affair: affairId,
    from: civil,
    to: civil,
    rules: ALMANAC_PRESETS[preset],
  });
  const candidate = candidates[0] ?? neutral[0];
  return (
    <Card>
      <SectionTitle aside={candidate?.band}>{name}</SectionTitle>
      {candidate === undefined ? (
        <p className={styles.Hours}>{rejected.map((day) => day.text).join('；')}</p>
      ) : (
        <ul className={styles.Reasons}>
          {candidate.reasons.map((reason) => (
            <li key={reason.code + reason.label}>
              <span>
                {reason.label} {reason.points > 0 ? `＋${reason.points}` : reason.points}
              </span>
              <small>
                {reason.text} 《{reason.source.book}》{reason.source.chapter}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
