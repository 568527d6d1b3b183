import { useId, useState, type ReactNode } from 'react';
import { LIMITS } from '@shangyuan/contract';
import type { BirthHour, ChartRulesInput } from '@shangyuan/engine/chart';
import type { NoticeText } from '@shangyuan/reading/chart';
import { placeText } from '../../lib/cases/caseRecord.ts';
import { shortPath, type Place } from '../../lib/cases/place.ts';
import { showToast } from '../../lib/page/toast.ts';
import { futureBirthText } from '../../lib/time/birthDate.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { Card, Sep } from '../../ui/display/Card.tsx';
import { Switch } from '../../ui/controls/Choice.tsx';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { FormError } from '../../ui/states/FormError.tsx';
import { Notice, NoticeButton } from '../../ui/states/Notice.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import type { BirthFormState } from './birthForm.ts';
import { isChosenClock, previewOf, ruleOfferOf, timeLine, type ClockChoice } from './birthView.ts';
import { RuleRows } from './RuleRows.tsx';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import styles from './BirthForm.module.css';
import { useBirthEngine } from './birthEngine.ts';
import { SexPills } from './SexPills.tsx';
import { TimeSheet } from './TimeSheet.tsx';
import type { YearRange } from './dateWheels.ts';

/** Props of a place picker. */
export interface PlacePickerProps {
  readonly place: Place | null;
  /** A name of several places, to choose from; empty where none was typed. */
  readonly text: string;
  readonly onClose: () => void;
  readonly onPick: (place: Place | null) => void;
}

/** Place search of a form; pages pass both, because features do not import each other. */
export interface PlaceProps {
  /** The sheet that chooses a place. */
  readonly placePicker: (props: PlacePickerProps) => ReactNode;
  /** The places that a name typed along with the time may mean. */
  readonly findPlaces: (text: string) => Promise<readonly Place[]>;
}

interface BirthFormProps extends PlaceProps {
  readonly form: BirthFormState;
  readonly onChange: (form: BirthFormState) => void;
  readonly rules: ChartRulesInput;
  readonly onRules: (rules: ChartRulesInput) => void;
  readonly years: YearRange;
  /** How often a cast was attempted: what is wrong is shown, and the first field has the focus. */
  readonly attempts?: number;
}

/** The form of a birth: name, sex, time with live pillars, place, rules; below it what should be known about the time. */
export function BirthForm(props: BirthFormProps) {
  const { form, onChange, rules, onRules, years, attempts = 0, placePicker, findPlaces } = props;
  const [sheet, setSheet] = useState<'time' | 'place' | null>(null);
  // A typed name of several places, to choose from.
  const [severalPlaces, setSeveralPlaces] = useState('');
  // The hour that 时辰不详 replaced; null where none was entered.
  const [putAside, setPutAside] = useState<BirthHour | null>(null);
  const { engine, isLoading } = useBirthEngine(form.civil.year, form.place?.zone);
  const preview = previewOf(engine, form, rules);
  const future = futureBirthText(form.civil, useToday().jdn);
  const isWrong = preview === null && !isLoading;
  const wrongId = useId();
  const close = () => setSheet(null);
  const closePlace = () => {
    close();
    setSeveralPlaces('');
  };
  const handleTime = async (result: { form: BirthFormState; rest: string }) => {
    close();
    onChange(result.form);
    if (result.rest === '') return;
    const [place, ...others] = await findPlaces(result.rest).catch(() => []);
    if (place === undefined) return showToast(`没有找到「${result.rest}」，地区未改`);
    if (others.length === 0) return onChange({ ...result.form, place, ...NO_CLOCK });
    setSeveralPlaces(result.rest);
    setSheet('place');
  };
  const handleUnknown = (isUnknown: boolean) => {
    if (isUnknown) {
      setPutAside(form.hour);
      onChange({ ...form, hour: 'unknown' });
    } else if (putAside === null) setSheet('time');
    else onChange({ ...form, hour: putAside });
  };
  return (
    <>
      <Card isPadded={false} className={styles.Form}>
        <Grid
          as="label"
          columns="3.5rem minmax(0, 1fr) auto"
          gap={2}
          align="center"
          wide
          padY={1}
          padX={4}
          className={styles.Row}
        >
          <Text size="sub" tone="soft" className={styles.Label}>
            姓名
          </Text>
          <input
            className={styles.Name}
            placeholder="命主"
            maxLength={LIMITS.inputLength}
            autoComplete="off"
            value={form.name}
            onChange={(event) => onChange({ ...form, name: event.target.value })}
          />
          <Text size="cell" tone="soft">
            可不填
          </Text>
        </Grid>
        <Grid
          columns="3.5rem minmax(0, 1fr) auto"
          gap={2}
          align="center"
          wide
          padY={1}
          padX={4}
          className={styles.Row}
        >
          <Text size="sub" tone="soft" className={styles.Label}>
            性别
          </Text>
          <SexPills value={form.sex} attempts={attempts} onChange={(sex) => onChange({ ...form, sex })} />
        </Grid>
        <Grid
          as="button"
          columns="3.5rem minmax(0, 1fr) auto"
          gap={2}
          align="center"
          wide
          padY={1}
          padX={4}
          className={styles.Row}
          data-tall
          data-wrong={isWrong}
          aria-describedby={isWrong ? wrongId : undefined}
          onClick={() => setSheet('time')}
        >
          <Text size="sub" tone="soft" className={styles.Label}>
            时间
          </Text>
          <span className={styles.Time}>
            <Text size="body" leading="snug">
              {timeLine(form)}
            </Text>
            <span className={styles.Live} aria-live="polite">
              {isWrong && (
                <Text id={wrongId} size="cell" tone="danger">
                  此日期暂不支持
                </Text>
              )}
              {preview !== null && (
                <>
                  <Text size="cell" tone="soft">
                    {preview.lunarText}
                  </Text>
                  <PillarsText pillars={preview.pillars} />
                </>
              )}
            </span>
          </span>
          <Icon of={caretRightIcon} size={1} />
        </Grid>
        <Grid
          columns="3.5rem minmax(0, 1fr) auto"
          gap={2}
          align="center"
          wide
          padY={1}
          padX={4}
          className={styles.Row}
        >
          <Text size="sub" tone="soft" className={styles.Label}>
            时辰
          </Text>
          <Text size="sub" tone="soft">
            时辰不详
          </Text>
          <Switch label="时辰不详" isOn={form.hour === 'unknown'} onChange={handleUnknown} />
        </Grid>
        <Grid
          as="button"
          columns="3.5rem minmax(0, 1fr) auto"
          gap={2}
          align="center"
          wide
          padY={1}
          padX={4}
          className={styles.Row}
          onClick={() => setSheet('place')}
        >
          <Text size="sub" tone="soft" className={styles.Label}>
            地区
          </Text>
          <Text size="body" leading="snug">
            {form.place === null ? (
              <Text size="sub" tone="soft">
                {[placeText(form), '不填，按北京时间'].find((text) => text !== '')}
              </Text>
            ) : (
              <PathText path={form.place.path} />
            )}
          </Text>
          <Icon of={caretRightIcon} size={1} />
        </Grid>
        <RuleRows rules={rules} onChange={onRules} hasPlace={form.place !== null} />
      </Card>
      {preview !== null && preview.clocks !== null && (
        <ClockNotice clocks={preview.clocks} form={form} onChange={onChange} attempts={attempts} />
      )}
      {future !== null && (
        <Notice actions={<NoticeButton onClick={() => setSheet('time')}>改时间</NoticeButton>}>
          {future}
        </Notice>
      )}
      {preview?.notices.map((notice) => (
        <FormNotice
          key={notice.code}
          notice={notice}
          form={form}
          onChange={onChange}
          rules={rules}
          onRules={onRules}
        />
      ))}
      {preview !== null && preview.equation !== '' && (
        <Text as="p" size="cell" textAlign="center" tone="soft">
          {preview.equation}
        </Text>
      )}
      {sheet === 'time' && (
        <TimeSheet
          form={form}
          rules={rules}
          years={years}
          onClose={close}
          onConfirm={(result) => void handleTime(result)}
        />
      )}
      {sheet === 'place' &&
        placePicker({
          place: form.place,
          text: severalPlaces,
          onClose: closePlace,
          onPick: (place) => {
            closePlace();
            onChange({ ...form, place, ...NO_CLOCK });
          },
        })}
    </>
  );
}

function PathText({ path }: { readonly path: readonly string[] }) {
  return shortPath(path).map((name, index) => (
    <span key={name}>
      {index > 0 && <Sep />}
      {name}
    </span>
  ));
}

interface ClockNoticeProps extends Pick<BirthFormProps, 'form' | 'onChange'> {
  readonly clocks: ClockChoice;
  readonly attempts: number;
}

/** Another place has another clock. */
const NO_CLOCK = { utcOffsetMinutes: undefined, isBeijingTime: undefined };

/** Which clock the birth was read from, where the place does not say. */
function ClockNotice({ clocks, form, onChange, attempts }: ClockNoticeProps) {
  const isMissing = clocks.isOpen && attempts > 0;
  return (
    <div data-wrong={isMissing}>
      <Notice
        {...(clocks.detail === null ? {} : { detail: clocks.detail })}
        {...(clocks.options.length > 0 && {
          actions: clocks.options.map((option) => (
            <NoticeButton
              key={option.text}
              isStrong={clocks.isOpen || isChosenClock(form, option)}
              onClick={() =>
                onChange({
                  ...form,
                  utcOffsetMinutes: option.utcOffsetMinutes,
                  isBeijingTime: option.isBeijingTime,
                })
              }
            >
              {option.text}
            </NoticeButton>
          )),
        })}
      >
        {clocks.text}
      </Notice>
      {isMissing && <FormError>请先选择所填的是哪一种钟</FormError>}
    </div>
  );
}

interface FormNoticeProps extends Pick<BirthFormProps, 'form' | 'onChange' | 'rules' | 'onRules'> {
  readonly notice: NoticeText;
}

/** The other choice of a notice: daylight time kept or taken off, or another rule; null where it has none. */
function choiceOf({ notice, form, onChange, rules, onRules }: FormNoticeProps) {
  if (notice.code === 'daylight')
    return {
      text: form.isDstKept ? '改为减去' : '改为不减',
      take: () => onChange({ ...form, isDstKept: !form.isDstKept }),
    };
  const offer = ruleOfferOf(notice.code, rules);
  if (offer === null) return null;
  const take = () => {
    onRules({ ...rules, ...offer.rules });
    showToast(offer.toast);
  };
  return { text: offer.text, take };
}

/** A notice with its other choice, with one tap. */
function FormNotice(props: FormNoticeProps) {
  const { text, detail } = props.notice;
  const choice = choiceOf(props);
  const button = choice !== null && (
    <NoticeButton isStrong onClick={choice.take}>
      {choice.text}
    </NoticeButton>
  );
  return (
    <Notice detail={detail ?? undefined} {...(button !== false && { actions: button })}>
      {text}
    </Notice>
  );
}
