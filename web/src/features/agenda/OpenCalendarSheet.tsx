import { CALENDAR_KINDS, type CalendarKind } from '@shangyuan/contract';
import { useState } from 'react';
import { useReminder } from '../../lib/device/reminder.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { useSync } from '../../lib/sync/syncState.ts';
import { Check, Switch } from '../../ui/controls/Choice.tsx';
import { FieldRow, Rows } from '../../ui/controls/Rows.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Notice, NoticeButton } from '../../ui/states/Notice.tsx';
import { ReminderSelect } from './ReminderSelect.tsx';
import { ALL_PARTS, KIND_TEXTS, PART_TEXTS, PARTS, type Parts } from './subscriptionView.ts';

/** The calendar to create. */
export interface CalendarRequest extends Parts {
  readonly kind: CalendarKind;
  readonly isNamed: boolean;
}

interface OpenCalendarSheetProps {
  /** Whether a case is marked as the user's own: the lines are for it. */
  readonly hasOwn: boolean;
  readonly onClose: () => void;
  readonly onOpen: (request: CalendarRequest) => void;
}

const KINDS = CALENDAR_KINDS.map((value) => ({ value, text: KIND_TEXTS[value] }));

/** 新建日历订阅: its content, its reminder, and for birthdays and lines the consent. */
export function OpenCalendarSheet({ hasOwn, onClose, onOpen }: OpenCalendarSheetProps) {
  const [kind, setKind] = useState<CalendarKind>('almanac');
  const [parts, setParts] = useState<Parts>(ALL_PARTS);
  const [isNamed, setNamed] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const isSynced = useSync(({ phase }) => phase !== 'off');
  const { choice } = useReminder();
  const go = useGo();
  const isBirthdays = kind === 'birthdays';
  const isLines = kind === 'lines';
  const held = kind === 'almanac' ? parts : ALL_PARTS;
  const isEmpty = PARTS.every((part) => !held[part]);
  return (
    <Sheet
      isOpen
      title="新建日历订阅"
      confirmText="生成地址"
      isConfirmDisabled={isEmpty || ((isBirthdays || isLines) && !isAgreed) || (isLines && !hasOwn)}
      onClose={onClose}
      onConfirm={() => onOpen({ kind, isNamed: isBirthdays && isNamed, ...held })}
    >
      <Rows>
        <FieldRow label="内容">
          <Select
            aria-label="内容"
            options={KINDS}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setAgreed(false);
            }}
          />
        </FieldRow>
        {kind === 'almanac' &&
          PARTS.map((part) => (
            <FieldRow key={part} label={PART_TEXTS[part]}>
              <Switch
                label={PART_TEXTS[part]}
                isOn={parts[part]}
                onChange={(isOn) => setParts({ ...parts, [part]: isOn })}
              />
            </FieldRow>
          ))}
        <FieldRow label="提醒">
          <ReminderSelect />
        </FieldRow>
        {isBirthdays && (
          <FieldRow label="姓名与岁数">
            <Switch label="写上姓名与岁数" isOn={isNamed} onChange={setNamed} />
          </FieldRow>
        )}
      </Rows>
      {isEmpty && <Note align="start">节气、节日、放假至少选一样。</Note>}
      {isLines && !hasOwn && (
        <Notice actions={<NoticeButton onClick={() => go.to('cases')}>去标记</NoticeButton>}>
          先在命例的资料里把自己的那一个标为「本人」，每日一句写的是这一个。
        </Notice>
      )}
      {isLines && hasOwn && (
        <Note align="start">
          与首页的「今日一句」相同，由这台设备推算往后九十天，打开首页时续写；只上传句子，不上传生辰。
        </Note>
      )}
      {(kind === 'days' || isBirthdays) && !isSynced && (
        <Notice actions={<NoticeButton onClick={() => go.to('backup')}>去开启</NoticeButton>}>
          订阅读的是账号里的内容：请先在「数据备份」里开启云端同步，不然订阅是空的。
        </Notice>
      )}
      {choice !== 'none' && <Note align="start">有些日历程序不理会订阅里的提醒，可在其设置中打开。</Note>}
      {isLines && (
        <Check isOn={isAgreed} onChange={setAgreed}>
          同意把本人命例的每日一句交给持有订阅地址的日历程序；随时可以撤回
        </Check>
      )}
      {isBirthdays && (
        <Check isOn={isAgreed} onChange={setAgreed}>
          同意把命例的农历生日（月、日{isNamed && '，以及姓名与岁数'}
          ）交给持有订阅地址的日历程序；随时可以撤回
        </Check>
      )}
    </Sheet>
  );
}
