import { ActionRow, FactRow, LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { Notice } from '../ui/states/Notice.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import type { Command } from './parseCommand.ts';
import { ChooseSex } from './ChooseSex.tsx';

type BirthCommand = Extract<Command, { readonly kind: 'birth' }>;

interface CommandRowsProps {
  readonly command: Command;
  /** How often a birth without a sex was submitted. */
  readonly attempts: number;
  readonly onPerform: () => void;
  readonly onCast: (casting: ReturnType<BirthCommand['casting']>) => void;
  /** Takes one of the lines that the typed one may mean. */
  readonly onLine: (line: string) => void;
}

/** What the typed line does: a day to open, or a birth to cast. */
export function CommandRows({ command, attempts, onPerform, onCast, onLine }: CommandRowsProps) {
  return (
    <>
      {command.kind === 'refused' && <FormError>{command.message}</FormError>}
      {command.kind === 'refused' && command.readings.length > 0 && (
        <RowsCard isDense>
          {command.readings.map(({ text, line }) => (
            <ActionRow key={line} label={text} onClick={() => onLine(line)} />
          ))}
          {command.pillars !== null && (
            <LinkRow page="casting" query={{ tab: 'pillars', pillars: command.pillars }} label="按四柱排盘" />
          )}
        </RowsCard>
      )}
      {command.kind !== 'refused' && (
        <RowsCard>
          {command.kind === 'date' ? (
            <ActionRow label="看这一天" value={command.date} onClick={onPerform} />
          ) : command.sex === null ? (
            <>
              <FactRow label="排盘" value={command.text} />
              <ChooseSex attempts={attempts} onChoose={(sex) => onCast(command.casting(sex))} />
            </>
          ) : (
            <ActionRow label="排盘" value={command.text} onClick={onPerform} />
          )}
        </RowsCard>
      )}
      {command.kind === 'birth' && command.remarks.map((remark) => <Notice key={remark}>{remark}</Notice>)}
      {command.kind === 'birth' && <QuotaHint feature="PaiPan" />}
    </>
  );
}
