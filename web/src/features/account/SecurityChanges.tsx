import { queryOptions } from '@tanstack/react-query';
import { useResource } from '../../lib/page/resource.ts';
import { momentText } from '../../lib/time/beijing.ts';
import { callApi, QUIET } from '../../lib/wire/api.ts';
import { DEVICES } from '../../lib/wire/devices.ts';
import { FactRow, RowsCard } from '../../ui/controls/Rows.tsx';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { CHANGE_TEXTS, type SecurityChange } from './securityChange.ts';

/** Read again whenever the devices are: a change of the second step ends their sessions. */
const SECURITY_CHANGES = queryOptions({
  queryKey: [...DEVICES.queryKey, 'changes'],
  queryFn: () => callApi('listSecurityEvents', {}, QUIET),
});

function whereText({ isHere, byOperator }: SecurityChange): string {
  if (byOperator) return ' 客服';
  return isHere ? ' 本机' : '';
}

/** 安全记录: what was changed of the ways into the account, and when; nothing where there was nothing. */
export function SecurityChanges() {
  const changes = useResource(SECURITY_CHANGES);
  if (changes.state !== 'ready' || changes.value.length === 0) return null;
  return (
    <>
      <SectionTitle>安全记录</SectionTitle>
      <RowsCard isDense>
        {changes.value.map((change) => (
          <FactRow
            key={change.id}
            label={CHANGE_TEXTS[change.kind]}
            value={momentText(Date.parse(change.at)) + whereText(change)}
          />
        ))}
      </RowsCard>
      <Note align="start">近 90 天内。不是您本人所做的，请退出其他设备并修改密码。</Note>
    </>
  );
}
