import type { Sex } from '@shangyuan/engine/chart';
import { SEXES } from '../../lib/cases/caseRecord.ts';
import { momentOfQuery, sexOfQuery } from '../../lib/cases/useChartSource.ts';
import { useGo } from '../../lib/page/navigation.ts';
import type { Query } from '../../lib/page/paths.ts';
import { isUnlocked, unlock } from '../../lib/wire/unlocked.ts';
import { useGate } from '../../lib/wire/useGate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';
import { FormError } from '../../ui/states/FormError.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { QuotaHint } from '../../ui/states/QuotaHint.tsx';
import { Grid } from '../../ui/kit/Kit.tsx';

const momentOf = ({ at }: Query): string => String(momentOfQuery({ at }) ?? Date.now());

interface MomentGateProps {
  readonly query: Query;
  readonly onPass: (moment: { at: string }) => void;
}

/**
 * The gate before a chart of the moment: a moment has no sex, which the luck needs, so one is chosen first; an address
 * with a sex passes the gate by its own button.
 */
export function MomentGate({ query, onPass }: MomentGateProps) {
  const go = useGo();
  const gate = useGate();
  const chosen = sexOfQuery(query);
  const handleCast = async (sex: Sex) => {
    const at = momentOf(query);
    // A chart of this moment that was cast for the other sex is one use.
    if (!isUnlocked('tab', at)) {
      const passage = await gate('PaiPan', () => import('../../lib/cases/castBirth.ts'));
      if (!passage.isOpen) return;
      unlock('tab', at);
    }
    go.query({ at, sex });
    onPass({ at });
  };
  return (
    <PageBody>
      {query['at'] !== undefined && momentOfQuery(query) === null && (
        <FormError>地址里的时刻「{query['at']}」读不出来，改排此刻</FormError>
      )}
      <EmptyState
        action={
          chosen === null ? (
            <Grid columns="1fr 1fr" gap={3} wide role="group" aria-label="性别">
              {SEXES.map((sex) => (
                <Button key={sex} variant="secondary" onClick={() => void handleCast(sex)}>
                  {sex}
                </Button>
              ))}
            </Grid>
          ) : (
            <Button onClick={() => void handleCast(chosen)}>排这一刻的盘</Button>
          )
        }
      >
        {chosen === null
          ? '即时盘按当前时刻排出，算一次排盘。大运的顺逆随性别而定，请选择性别。'
          : '即时盘按当前时刻排出，算一次排盘。'}
      </EmptyState>
      <QuotaHint feature="PaiPan" />
    </PageBody>
  );
}
