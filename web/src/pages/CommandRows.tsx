import { ActionRow, FactRow, Rows } from '../ui/controls/Rows.tsx';
import { Card } from '../ui/display/Card.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import type { Command } from './parseCommand.ts';
import { ChooseSex } from './ChooseSex.tsx';

type BirthCommand = Extract<Command, { readonly kind: 'birth' }>;

interface CommandRowsProps {
  readonly command: Command;
  /** How often a birth without a sex was submitted. */
  readonly sexRequests: number;
  readonly onPerform: () => void;
  readonly onCast: (casting: ReturnType<BirthCommand['casting']>) => void;
}

/** What the typed line does: a day to open, or a birth to cast. */
export function CommandRows({ command, sexRequests, onPerform, onCast }: CommandRowsProps) {
  return (
    <>
      {command.kind === 'refused' && <FormError>{command.message}</FormError>}
      {command.kind !== 'refused' && (
        <Card isPadded={false}>
          <Rows>
            {command.kind === 'date' ? (
              <ActionRow label="看这一天" value={command.date} onClick={onPerform} />
            ) : command.sex === null ? (
              <>
                <FactRow label="排盘" value={command.text} />
                <ChooseSex requests={sexRequests} onChoose={(sex) => onCast(command.casting(sex))} />
              </>
            ) : (
              <ActionRow label="排盘" value={command.text} onClick={onPerform} />
            )}
          </Rows>
        </Card>
      )}
      {command.kind === 'birth' && <QuotaHint feature="PaiPan" />}
    </>
  );
}
